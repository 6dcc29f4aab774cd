"""A person at a pseudo terminal who runs `voliera join`, and Bo, who made the table and plays through the client."""

import asyncio
import codecs
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tests.server.running import Server
from tests.waiting import PATIENCE_S
from voliera.client import Client

PROGRAM = """
import signal
import typer
from voliera.cli.options import polite
from voliera.terminal.remote import join
def command(link: str, name: str, lang: str):
    with polite(lang, False) as screen:
        join(link, name or None, lang, screen)
signal.signal(signal.SIGINT, signal.default_int_handler)  # also where whoever runs the tests ignores it
typer.run(command)
"""
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """A person at a terminal of 100 by 40, who runs `voliera join`."""

    def __init__(self, link: str, data: Path, name: str = "Ada", lang: str = "en") -> None:
        self.ours, theirs = pty.openpty()
        environment = {**os.environ, "VOLIERA_DATA": str(data), "COLUMNS": "100", "LINES": "40", "TERM": "xterm"}
        command = [sys.executable, "-c", PROGRAM, link, name, lang]
        self.process = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True
        )
        os.close(theirs)
        self.shown = ""
        self._decode = codecs.getincrementaldecoder("utf-8")().decode  # a character may come in two parts

    def until(self, words: str, seconds: float = PATIENCE_S) -> str:
        """Read until this is shown; what was shown before it is forgotten."""
        end = time.monotonic() + seconds
        while words not in self.shown:
            if not self._read(max(0.0, end - time.monotonic())):
                raise AssertionError(f"{words!r} did not come:\n{self.shown}")
        before, _, self.shown = self.shown.partition(words)
        return before + words

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.end()

    def _read(self, seconds: float) -> bool:
        """Read what comes within this time; False when nothing does."""
        ready, _, _ = select.select([self.ours], [], [], seconds)
        try:
            came = os.read(self.ours, 65_536) if ready else b""
        except OSError:
            came = b""
        self.shown += ESCAPES.sub("", self._decode(came)).replace("\r", "")
        return bool(came)

    def type(self, line: str) -> None:
        os.write(self.ours, f"{line}\n".encode())

    def interrupt(self, words: str) -> str:
        """Ctrl-C until this is shown: one that comes while the prompt is being written waits for the next key."""
        for _ in range(5):
            time.sleep(0.3)
            self.process.send_signal(signal.SIGINT)
            end = time.monotonic() + 30
            while words not in self.shown and self._read(max(0.0, end - time.monotonic())):
                pass
            if words in self.shown:
                break
        return self.until(words)

    def end(self) -> int:
        """Wait for the end of it; returns the exit status."""
        end = time.monotonic() + PATIENCE_S
        while self.process.poll() is None and time.monotonic() < end:
            self._read(0.1)
        while self._read(0.1):
            pass
        if self.process.poll() is None:
            self.process.kill()
        os.close(self.ours)
        return self.process.wait()


def made(server: Server, wish: dict[str, Any], name: str = "Bo") -> tuple[str, str, str]:
    """A table of Bo's with a free seat: its id, Bo's cookie, and an invitation."""

    async def work() -> tuple[str, str, str]:
        async with Client(server.url, name) as client:
            table = (await client.make_table(wish))["id"]
            assert client.cookie is not None
            return table, client.cookie, await client.link(table)

    return asyncio.run(work())


def moves(server: Server, cookie: str, table_id: str, do: str) -> None:
    """Bo waits for their turn, says something and plays an action of this kind."""

    async def work() -> None:
        async with (
            asyncio.timeout(PATIENCE_S),
            Client(server.url, cookie=cookie) as client,
            client.table(table_id) as table,
        ):
            assert await table.turn()
            await table.say("your turn!")
            await table.act(next(action for action in table.legal if action["do"] == do))

    asyncio.run(work())


def full(server: Server, cookie: str, table_id: str) -> dict[str, Any]:
    """The table as Bo sees it."""

    async def work() -> dict[str, Any]:
        async with Client(server.url, cookie=cookie) as client:
            return await client.full(table_id)

    return asyncio.run(work())


def mover(server: Server, cookie: str, table_id: str) -> int:
    seat: int = full(server, cookie, table_id)["view"]["seat"]
    return seat
