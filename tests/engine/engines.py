"""Engines for tests: both faces behind plain calls, small programs that misbehave, and whether a process is gone."""

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

from tests.waiting import PATIENCE_S
from voliera.engine import AsyncEngine, Engine

FAKE = """
import json, os, sys, time
def say(**answer):
    print(json.dumps(answer), flush=True)
for line in sys.stdin:
    r = json.loads(line)
    if r["cmd"] == "hello":
        HELLO
    elif r["cmd"] == "legal":
        say(ok=True, to_move={"seat": 0, "phase": "turn"}, actions=[{"do": "pass"}], pid=os.getpid())
    else:
        DOES
"""
"""A program that greets, knows what is legal, and does something else for every other request."""

Faces = Callable[..., Any]


class Awaited:
    """An AsyncEngine behind plain calls, so that one test can try both faces."""

    def __init__(self, *args: Any, **limits: Any) -> None:
        self._runner = asyncio.Runner()
        self._engine = AsyncEngine(*args, **limits)

    def __enter__(self) -> "Awaited":
        try:
            self.start()
        except BaseException:
            self._runner.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
        self._runner.close()

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._engine, name)
        return (lambda *args, **fields: self._runner.run(found(*args, **fields))) if callable(found) else found


FACES: dict[str, Faces] = {"sync": Engine, "async": Awaited}


def patient(face: str, command: list[str] | str | None = None, **limits: Any) -> Any:
    """An engine with time enough for its answers."""
    return FACES[face](command, **{"timeout_s": PATIENCE_S, "start_s": PATIENCE_S, **limits})


def fake(folder: Path, does: str = "say(ok=True)", hello: str = "say(ok=True)") -> list[str]:
    """The command of a small program that does this when it is asked for anything but `hello` and `legal`."""
    path = folder / "fake.py"
    path.write_text(FAKE.replace("HELLO", hello).replace("DOES", does), encoding="utf-8")
    return [sys.executable, "-S", str(path)]


def gone(pid: int | None) -> bool:
    """Whether a process has ended; a zombie of ours has not."""
    assert pid is not None
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False
