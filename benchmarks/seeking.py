"""Pairing a crowd: how long ten thousand people who all wait already need to be told of their tables.

They are written to a fresh SQLite file, a server is started, and each of them asks it over a connection of its own how
the search goes, as pages do, until all wait for an answer. Then pairing begins: all seeks are read and paired, each
table is dealt and committed at full durability together with its two seeks, and those who sit there are told.
`seek_pairs_s` are the seconds from the begin of the first round until the last of them has the answer;
`seek_commits_s` until all their tables are committed, `seek_median_s` until half of them have been told, `seek_kb` the
memory that the server needs for each who waits, and `seek_cpu_s` the seconds of a core that it works for that, which
depend less on other work of the machine. Half of them want Birdie, half Bower; ratings are spread as in a club.
Also callable alone: `python -m benchmarks.seeking`.
"""

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

import psutil
import uvloop
from sqlalchemy import insert

from tests.server.running import Server
from voliera.server.core.ids import new_id
from voliera.server.core.seeking import SeekWish
from voliera.server.house import opened
from voliera.server.people import hashed, new_secret
from voliera.server.running.process import raise_open_files
from voliera.server.settings import ServerSettings
from voliera.server.storage.batch import Many
from voliera.server.storage.schema import seeks, sessions, tokens

SEEKERS = 10_000
WISHES = (SeekWish("birdie").text(), SeekWish("bower").text())
AHEAD_MS = 600_000
"""Milliseconds for which nobody is taken to be gone while all of them connect."""
AT_ONCE = 200
"""Connections that are opened at a time."""
WAIT_S = 300.0


class GatedServer(Server):
    """A server that pairs nobody until it may."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        super().__init__(folder / "voliera.db", **settings)
        self.gate, self.told = folder / "gate", folder / "told"

    def _launch(self) -> None:
        with self.told.open("wb") as told:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "benchmarks.seeking_server", str(self.port), str(self.gate)],
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=told,
                stderr=self._log,
            )

    def rounds(self) -> list[dict[str, float]]:
        """What the server says of its rounds, between lines of its log."""
        lines = self.told.read_text(encoding="utf-8").splitlines()
        return [json.loads(line) for line in lines if line.startswith('{"began"')]


class Asking(asyncio.Protocol):
    """One page: it asks until it hears of a table."""

    def __init__(self, port: int, secret: str) -> None:
        self.request = (
            f"GET /api/seek?wait=true HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: voliera={secret}\r\n\r\n"
        ).encode()
        self.found: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self.transport: Any = None
        self.trouble: list[bytes] = []
        self._buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask."""
        self.transport = transport
        self.ask()

    def ask(self) -> None:
        """Ask how it goes, and wait."""
        if not self.transport.is_closing():
            self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        """Take an answer, when it is complete: JSON, of which the end is known by its braces."""
        self._buffer += data
        head, _, body = self._buffer.partition(b"\r\n\r\n")
        if not body.endswith(b"}") or body.count(b"{") != body.count(b"}"):
            return
        self._buffer = b""
        if b'"state":"found"' in body:
            self.found.set_result(time.monotonic())
            return
        answer = json.loads(body)
        if not head.startswith(b"HTTP/1.1 200"):
            self.trouble.append(body[:200])
        again_ms = answer.get("again_ms", 0) or answer.get("error", {}).get("retry_ms") or 0
        asyncio.get_running_loop().call_later(again_ms / 1000, self.ask)

    def connection_lost(self, exc: Exception | None) -> None:
        """Say so, unless all is well."""
        if not self.found.done():
            self.found.set_exception(ConnectionError("the server hung up"))


async def write_seekers(folder: Path, seekers: int, seed: int) -> list[str]:
    """Write people who look for an opponent; return the secrets of their cookies."""
    chance = random.Random(seed)
    async with opened(ServerSettings(database=str(folder / "voliera.db"), thinkers=0)) as house:
        await house.desk.close()  # its own rounds would begin at once
        now = house.services.now()
        people = [(new_id(), new_secret()) for _ in range(seekers)]
        told = {"lang": "en", "created": now, "seen": now, "caught_up": True}
        sought = [
            {
                "session_id": session,
                "id": f"k{i}",
                "name": f"P{i}",
                "wish": WISHES[i % len(WISHES)],
                "rating": round(chance.gauss(1500, 200)),
                "since": now - chance.randrange(60_000),
                "seen": now + AHEAD_MS,
                "table_id": None,
            }
            for i, (session, _) in enumerate(people)
        ]
        cookies = [
            {"hash": hashed(secret), "session_id": one, "kind": "cookie", "created": now} for one, secret in people
        ]
        await house.services.storage.run(
            Many(insert(sessions), [{"id": one, "name": f"P{i}", **told} for i, (one, _) in enumerate(people)]),
            Many(insert(tokens), cookies),
            Many(insert(seeks), sought),
        )
    return [secret for _, secret in people]


async def connect_all(server: Server, secrets: list[str]) -> list[Asking]:
    """Let everybody ask; return when all of them wait."""
    loop, pages = asyncio.get_running_loop(), list[Asking]()
    for first in range(0, len(secrets), AT_ONCE):
        made = (
            loop.create_connection(partial(Asking, server.port, secret), "127.0.0.1", server.port)
            for secret in secrets[first : first + AT_ONCE]
        )
        pages += [protocol for _, protocol in await asyncio.gather(*made)]
    while not await asyncio.to_thread(server.healthy):  # what came before has been read by then
        await asyncio.sleep(1)
    await asyncio.sleep(2)
    return pages


async def measure(seekers: int = SEEKERS, seed: int = 1) -> dict[str, float]:
    """The whole run."""
    raise_open_files()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        secrets = await write_seekers(folder, seekers, seed)
        server = GatedServer(folder, limit_connections_idle=seekers)
        with server:
            process = psutil.Process(server.pid)
            bare = process.memory_info().rss
            pages = await connect_all(server, secrets)
            held = process.memory_info().rss
            worked_s = sum(process.cpu_times()[:2])
            server.gate.touch()
            async with asyncio.timeout(WAIT_S):
                while sum(page.found.done() for page in pages) < 0.99 * seekers:
                    await asyncio.sleep(0.1)
                while sum(one["paired"] for one in server.rounds()) < sum(page.found.done() for page in pages):
                    await asyncio.sleep(0.1)
            worked_s = sum(process.cpu_times()[:2]) - worked_s
            rounds = server.rounds()
            told = sorted(page.found.result() - rounds[0]["began"] for page in pages if page.found.done())
            paired = sum(one["paired"] for one in rounds)
            assert len(told) == paired >= 0.99 * seekers, f"{paired} of {seekers} were paired, {len(told)} told"
            trouble = [one for page in pages for one in page.trouble]
            assert not trouble, trouble[0]
            for page in pages:
                if page.found.done():
                    page.found.exception()
                page.found.cancel()
                page.transport.abort()
    return {
        "seek_pairs_s": round(told[-1], 2),
        "seek_median_s": round(told[len(told) // 2], 2),
        "seek_commits_s": round(rounds[-1]["ended"] - rounds[0]["began"], 2),
        "seek_cpu_s": round(worked_s, 2),
        "seek_kb": round((held - bare) / 1024 / seekers, 1),
    }


def main() -> None:
    """Measure the crowd alone."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seekers", type=int, default=SEEKERS)
    given = parser.parse_args()
    print(json.dumps(uvloop.run(measure(given.seekers))))


if __name__ == "__main__":
    main()
