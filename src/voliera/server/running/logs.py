"""The log: one line for each thing that an operator wants to know, and never a secret.

Everything goes to standard error: JSON for machines, readable lines at a terminal. What looks like a secret by its name
is left out, addresses lose their query, fragment and password, and a failure is told by its type and where it happened,
since its words may quote what somebody sent.
"""

import logging
import os
import re
import sys
import traceback
from collections.abc import Mapping
from typing import Any

import structlog
from structlog.types import EventDict, Processor

JSON = "VOLIERA_LOG_JSON"
"""Set for worker processes, which have no options."""
SECRET = {
    "action",
    "actions",
    "authorization",
    "body",
    "code",
    "codes",
    "cookie",
    "cookies",
    "deck",
    "events",
    "hand",
    "key",
    "link",
    "links",
    "message",
    "messages",
    "nonce",
    "password",
    "position",
    "query",
    "record",
    "secret",
    "secrets",
    "seed",
    "session",
    "sessions",
    "start",
    "text",
    "texts",
    "token",
    "tokens",
    "url",
    "view",
}
"""A field with one of these words in its name is not written."""
_ADDRESS = re.compile(r"(?<=\w://)[^/\s@]*@|[?#][^\s\"'<>]*")
_FRAME = re.compile(r'File "([^"\n]+)", line (\d+), in (\S+)')
_WORDS = re.compile(r"[^a-z0-9]+")


def set_up(as_json: bool | None = None) -> None:
    """Write everything that this process logs, whoever logs it; `as_json` None: unless somebody reads along."""
    if as_json:
        os.environ[JSON] = "1"
    elif as_json is None:
        as_json = bool(os.environ.get(JSON)) or not sys.stderr.isatty()
    structlog.configure(
        processors=[*_SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[first_line, *_SHARED],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer(as_json)],
        )
    )
    logging.raiseExceptions = False  # a line that cannot be written would be shown with everything in it
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("voliera").setLevel(logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        theirs = logging.getLogger(name)
        theirs.handlers.clear()
        theirs.propagate = True
        theirs.setLevel(logging.WARNING)  # below, they write addresses with their query
    logging.getLogger("uvicorn.access").disabled = True


def renderer(as_json: bool) -> Processor:
    """The last step: a line of text."""
    if as_json:
        return structlog.processors.JSONRenderer()
    return structlog.dev.ConsoleRenderer(
        colors=sys.stderr.isatty() and not os.environ.get("NO_COLOR"),
        exception_formatter=structlog.dev.plain_traceback,
    )


def first_line(_: Any, __: str, event: EventDict) -> EventDict:
    """What others log is told in one line: further ones describe objects, with whatever is in them."""
    text = str(event["event"]).strip()
    event["event"] = text.partition("\n")[0]
    if text.startswith("Traceback"):
        passed = " > ".join(
            f"{os.path.basename(file)}:{line} {name}" for file, line, name in _FRAME.findall(text)[-12:]
        )
        kind = text.rpartition("\n")[2].partition(":")[0]
        event.update(event="failed", failure=[f"{kind} at {passed}"])
    return event


def places(_: Any, __: str, event: EventDict) -> EventDict:
    """A failure as its types and the places it came through, without its words."""
    given = event.pop("exc_info", None)
    if not given:
        return event
    error = given if isinstance(given, BaseException) else given[1] if isinstance(given, tuple) else sys.exc_info()[1]
    failures: list[str] = []
    while error is not None and len(failures) < 5:
        frames = traceback.extract_tb(error.__traceback__)[-12:]
        passed = " > ".join(f"{os.path.basename(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames)
        failures.append(f"{type(error).__name__} at {passed}")
        error = error.__cause__ or error.__context__
    event["failure"] = failures
    return event


def without_secrets(_: Any, __: str, event: EventDict) -> EventDict:
    """Leave out what is a secret by its name, and cut addresses short."""
    kept: EventDict = {}
    for name, value in event.items():
        if name.startswith("_"):  # structlog's own
            kept[name] = value
        elif not is_secret(name):
            kept[name] = cleaned(value)
    return kept


def is_secret(name: str) -> bool:
    """Whether a field of this name is not to be written: `token`, `Set-Cookie`, `start_position`."""
    return any(word in SECRET for word in _WORDS.split(name.lower()))


def cleaned(value: Any) -> Any:
    """A value that can be written. Objects go by their type alone: how they print themselves is not ours to trust."""
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, str):
        return _ADDRESS.sub("", value)
    if isinstance(value, Mapping):
        return {str(name): cleaned(inner) for name, inner in value.items() if not is_secret(str(name))}
    if isinstance(value, list | tuple | set | frozenset):
        return [cleaned(inner) for inner in value]
    return type(value).__name__


_SHARED: list[Processor] = [
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    places,
    without_secrets,
]
