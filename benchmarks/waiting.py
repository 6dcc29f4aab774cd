"""How long one player waits while others make the server read: `python -m benchmarks.waiting`.

A socket at one table pings without pause. Meanwhile somebody opens a table with many lines of chat, and then records of
a finished table are asked for, several at a time. The longest wait for a pong is shown for each, and for a time in
which nothing else happens, since the machine has a share in it.
"""

import argparse
import asyncio
import http.client
import json
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvloop
from sqlalchemy import insert, update

import voliera
from tests.server.running import Server
from tests.server.sockets import talking
from voliera.server.core.entries import Entry
from voliera.server.core.making import NewTable, SeatWish
from voliera.server.creation import keep_record, make
from voliera.server.house import House, opened
from voliera.server.settings import ServerSettings
from voliera.server.storage.schema import entries, tables

AT_ONCE = 1_000
"""Lines of chat inserted by one statement."""
CLIENTS = 8
"""Records asked for at the same time."""
FREE: dict[str, Any] = {"limit_seat_messages": 10**9, "limit_records_per_minute": 10**9}
"""Limits that would end the measurement."""


async def prepare(house: House, lines: int) -> tuple[str, str, str, str]:
    """Make the tables: the cookie, the table that is pinged, the one with the chat, and the finished one."""
    session, cookie = await house.people.new_session("A", "en")
    wish = NewTable("birdie", [SeatWish("me"), SeatWish("free")])
    pinged, long = [(await make(house.services, session, "A", wish)).id for _ in range(2)]
    body = {"text": "x" * 40}
    for first in range(1, lines + 1, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, lines + 1))
        rows = [Entry(long, v, 0, v, "say", 0, session, str(v), body).row() for v in numbers]
        await house.services.storage.run(insert(entries).values(rows))
    await house.services.storage.run(update(tables).where(tables.c.id == long).values(v=lines))
    game, chance = voliera.new("birdie", 4, "expert", seed=1), random.Random(1)
    while not game.over:
        game.apply(chance.choice(game.legal()))
    return cookie, pinged, long, (await keep_record(house.services, session, game.record())).id


@asynccontextmanager
async def pinging(server: Server, cookie: str, table: str) -> Any:
    """A socket that pings without pause; yields a list that holds its waits."""
    waits: list[float] = []

    async def ping() -> None:
        async with talking(server, cookie, table) as talk:
            await talk.next("full")
            while True:
                asked = time.perf_counter()
                talk.say("ping")
                await talk.next("pong")
                waits.append(time.perf_counter() - asked)
                await asyncio.sleep(0.002)

    task = asyncio.create_task(ping())
    while not waits:
        await asyncio.sleep(0.01)
    try:
        yield waits
    finally:
        task.cancel()


async def longest(waits: list[float], work: Callable[[], Awaitable[None]]) -> tuple[float, float]:
    """Seconds that something takes, and the longest wait meanwhile."""
    await asyncio.sleep(0.2)
    waits.clear()
    began = time.perf_counter()
    await work()
    took = time.perf_counter() - began
    await asyncio.sleep(0.2)
    return took, max(waits)


def ask_for_records(server: Server, cookie: str, table: str, count: int) -> None:
    """Ask for a record many times, one after the other."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    for _ in range(count):
        connection.request("GET", f"/api/tables/{table}/record", headers={"Cookie": f"voliera={cookie}"})
        answer = connection.getresponse()
        answer.read()
        if answer.status != 200:
            raise RuntimeError(f"status {answer.status}")
    connection.close()


async def measure(lines: int, records: int) -> dict[str, float]:
    """The whole run."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "voliera.db")
        async with opened(ServerSettings(database=database)) as house:
            cookie, pinged, long, over = await prepare(house, lines)
        with Server(database, thinkers=0, **FREE) as server:
            async with pinging(server, cookie, pinged) as waits:

                async def open_table() -> None:
                    async with talking(server, cookie, long) as talk:
                        await talk.next("full")

                async def ask() -> None:
                    each = [asyncio.to_thread(ask_for_records, server, cookie, over, records) for _ in range(CLIENTS)]
                    await asyncio.gather(*each)

                _, alone = await longest(waits, lambda: asyncio.sleep(2))
                opening, while_opening = await longest(waits, open_table)
                asking, while_asking = await longest(waits, ask)
    return {
        "alone_ms": round(1000 * alone, 1),
        "open_ms": round(1000 * opening, 1),
        "while_opening_ms": round(1000 * while_opening, 1),
        "records_per_s": round(CLIENTS * records / asking, 1),
        "while_asking_ms": round(1000 * while_asking, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lines", type=int, default=100_000)
    parser.add_argument("--records", type=int, default=20)
    given = parser.parse_args()
    print(json.dumps(uvloop.run(measure(given.lines, given.records))))


if __name__ == "__main__":
    main()
