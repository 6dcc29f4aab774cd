"""JSON values from files that nobody has checked, and as text that is safe on one line and in a terminal."""

import json
import re
from math import isfinite
from typing import Any

from voliera.notation.faults import fault

DEEPEST = 32
"""Maximum depth of lists and objects inside each other; positions need 5."""
_TOKEN = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[{]|[\]}]', re.DOTALL)
_SCALAR = re.compile(r"[A-Za-z0-9.+-]*")


def json_text(value: Any, indent: int | None = None) -> str:
    """Return a value as JSON; characters that are not printable are escaped."""
    separators = (",", ":") if indent is None else None
    text = json.dumps(value, ensure_ascii=False, indent=indent, separators=separators, allow_nan=False)
    return text if text.isprintable() else "".join(map(_escaped, text))


def _escaped(character: str) -> str:
    if character.isprintable() or character == "\n":
        return character
    return json.dumps(character)[1:-1]


def end_of_value(text: str, start: int, line: int) -> int:
    """Return where the JSON value ends that begins here; it need not be a right one."""
    if text[start : start + 1] not in ("[", "{", '"'):
        found = _SCALAR.match(text, start)
        return found.end() if found else start
    depth = 0
    for token in _TOKEN.finditer(text, start):
        depth += 1 if token[0] in "[{" else -1 if token[0] in "]}" else 0
        if depth > DEEPEST:
            raise fault("deep", line, token.start() + 1, DEEPEST)
        if depth <= 0:
            return token.end()
    return len(text)


def parse_value(text: str, start: int, end: int, line: int) -> Any:
    """Return the JSON value between two places of a line."""
    try:
        return json.loads(text[start:end], parse_constant=_refuse, parse_float=_finite)
    except json.JSONDecodeError as error:
        place = start + error.pos
    except ValueError:  # a number that is none, or that is too large
        place = start
    raise fault("value", line, place + 1, found=text[place : place + 20])


def parse_whole(text: str, line: int) -> Any:
    """Return the JSON value that a text of one or more lines is; its first line has this number."""
    depth = 0
    for token in _TOKEN.finditer(text):
        depth += 1 if token[0] in "[{" else -1 if token[0] in "]}" else 0
        if depth > DEEPEST:
            raise fault("deep", *_place(text, token.start(), line), DEEPEST)
    try:
        return json.loads(text, parse_constant=_refuse, parse_float=_finite)
    except json.JSONDecodeError as error:
        raise fault("value", *_place(text, error.pos, line), found=text[error.pos : error.pos + 20]) from None
    except ValueError:
        raise fault("value", line, 1) from None


def _place(text: str, at: int, line: int) -> tuple[int, int]:
    """Return line and column of a place in a text."""
    return line + text.count("\n", 0, at), at - text.rfind("\n", 0, at)


def _refuse(constant: str) -> None:
    raise ValueError(constant)


def _finite(digits: str) -> float:
    value = float(digits)
    if not isfinite(value):
        raise ValueError(digits)
    return value
