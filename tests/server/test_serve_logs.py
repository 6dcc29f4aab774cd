"""The log holds no secret, whatever it is given, and whoever writes it."""

import json
import os
import subprocess
import sys

import pytest

from tests.waiting import PATIENCE_S
from voliera.server.running import logs

SECRETS = ["token", "cookie", "code", "seed", "nonce", "start", "position", "view", "body", "set-cookie", "password"]


@pytest.mark.parametrize(
    "name", [*SECRETS, "Set-Cookie", "start_position", "session", "the.seed", "link_token", "text"]
)
def test_secrets_are_known_by_their_names(name: str) -> None:
    assert logs.is_secret(name)
    assert logs.without_secrets(None, "info", {"event": "x", name: "4711"}) == {"event": "x"}


@pytest.mark.parametrize("name", ["table", "pid", "why", "seconds", "event", "viewers", "started", "game", "codec"])
def test_what_operators_need_stays(name: str) -> None:
    assert not logs.is_secret(name)


def test_secrets_inside_other_things_are_left_out() -> None:
    told = {"event": "x", "about": {"cookie": "4711", "inner": [{"seed": 4711, "n": 1}], "n": 2}}
    assert logs.without_secrets(None, "info", told) == {"event": "x", "about": {"inner": [{"n": 1}], "n": 2}}


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("/socket?token=4711", "/socket"),
        ('"GET /x?y=4711 HTTP/1.1" 200', '"GET /x HTTP/1.1" 200'),
        ("http://h/#/t/abc/4711", "http://h/"),
        ("postgresql://ada:4711@h:5432/voliera", "postgresql://h:5432/voliera"),
        ("redis://:4711@h", "redis://h"),
        ("nothing to hide", "nothing to hide"),
    ],
)
def test_addresses_lose_query_fragment_and_password(text: str, left: str) -> None:
    assert logs.cleaned(text) == left


def test_objects_are_not_asked_to_print_themselves() -> None:
    class Hand:
        def __repr__(self) -> str:
            return "4711"

    assert logs.cleaned({"of": [Hand(), b"4711", ValueError("4711")]}) == {"of": ["Hand", "bytes", "ValueError"]}


WRITES = """
import asyncio, logging, sys, traceback, structlog
from tests.waiting import PATIENCE_S
from voliera.server.running import logs
logs.set_up({how})
log = structlog.get_logger("voliera.test")
log.info("one", table="abc", token="4711", path="/x?y=4711")
log.debug("too much")
def fails():
    raise ValueError("the seed is 4711")
def fails_again():
    try:
        fails()
    except ValueError as error:
        raise RuntimeError("4711") from error
try:
    fails_again()
except RuntimeError:
    log.exception("two")
    logging.getLogger("uvicorn.error").exception("Exception in ASGI application\\n")
    logging.getLogger("uvicorn.error").error(traceback.format_exc())
logging.getLogger("uvicorn.error").info('c - "WebSocket /socket?token=4711" [accepted]')
logging.getLogger("uvicorn.access").error("GET /?token=4711")
async def main():
    async def lost():
        raise ValueError("4711")
    task = asyncio.create_task(lost())
    await asyncio.sleep(0)
    del task
    await asyncio.sleep(0)
asyncio.run(main())
"""


def written(how: str, environment: dict[str, str] | None = None) -> str:
    command = [sys.executable, "-c", WRITES.replace("{how}", how)]
    told = {**os.environ, **(environment or {})}
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S, check=True, env=told)
    assert ended.stdout == ""
    return ended.stderr


def test_everything_is_json_with_places_and_without_words() -> None:
    log = written("None")
    assert "4711" not in log
    lines = [json.loads(line) for line in log.splitlines()]
    assert [line["event"] for line in lines] == [
        "one",
        "two",
        "Exception in ASGI application",
        "failed",
        "Task exception was never retrieved",
    ]
    assert lines[0] | {"timestamp": ""} == {
        "event": "one",
        "table": "abc",
        "path": "/x",
        "level": "info",
        "logger": "voliera.test",
        "timestamp": "",
    }
    for line in lines[1:3]:
        assert line["failure"][0].startswith("RuntimeError at ")
        assert line["failure"][1].startswith("ValueError at ")
        assert line["failure"][1].endswith(" fails")
    assert lines[3]["failure"][0].startswith("RuntimeError at ")
    assert lines[4]["failure"][0].startswith("ValueError at ")


def test_at_a_terminal_it_is_readable_and_as_silent() -> None:
    log = written("False")
    assert "4711" not in log
    assert "one" in log
    assert "RuntimeError at " in log
    assert not log.startswith("{")
