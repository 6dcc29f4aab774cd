"""What notifications cost at the tables: `python -m benchmarks.push`, and part of `make bench-server`.

Tables are played at a steady pace. Meanwhile a thousand other tables are loaded at which somebody is to move who is
away: first of people without a device, then of people with one, to whom notifications are encrypted and sent, to a push
service in the driving process. `push_delay_ms` is the median time from an action to the last screen of its table in the
second case, less the same in the first; `push_p99_ms` and `push_p99_before_ms` are the 99th percentiles of both.
"""

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx2
import uvloop
from sqlalchemy import update

from benchmarks.load import Load, at_a_pace, keep_alive, people_and_tables, sit_down
from tests.server.notices.push_service import Browser, PushService
from tests.server.running import Server
from voliera.server.house import House, opened
from voliera.server.live import turns
from voliera.server.notices import devices
from voliera.server.notices.keys import NOBODY
from voliera.server.settings import ServerSettings
from voliera.server.storage.schema import tables as stored

WAIT_S = 120.0
WINDOW_S = 8.0
COOKIE = "voliera"


async def waiting_tables(house: House, count: int, service: PushService | None) -> list[tuple[str, str]]:
    """Tables of two, who have a device if there is a service; each with the cookie of the one who is not to move."""
    made = []
    for table_id, secrets in await people_and_tables(house, count, 2):
        table = (await house.hall.local.find(table_id)).table  # type: ignore[union-attr]
        for seat, sitting in enumerate(table.seats if service else ()):
            assert service is not None
            told = Browser(service, f"{table_id}-{seat}").subscription()
            await devices.keep(
                house.services.storage,
                str(sitting.session),
                told["endpoint"],
                **told["keys"],
                lang="en",
                contact=NOBODY,
                created=0,
            )
        made.append((table_id, secrets[1 - (table.mover or 0)]))
        house.hall.local.give_up(table_id)
    await house.services.storage.run(update(stored).values(updated=0))  # long ago: they are not looked at by themselves
    return made


async def load_all(server: Server, waiting: list[tuple[str, str]]) -> None:
    """Look at the tables, as whoever is not to move."""
    async with httpx2.AsyncClient(base_url=server.url, timeout=WAIT_S) as client:
        for table_id, secret in waiting:
            answer = await client.get(f"/api/tables/{table_id}", headers={"Cookie": f"{COOKIE}={secret}"})
            assert answer.status_code == 200, answer.text


async def loaded(
    load: Load, server: Server, waiting: list[tuple[str, str]], rate: float, done: Callable[[], bool]
) -> list[float]:
    """Load tables while others are played, for a while longer, and until all is sent; return the latencies."""
    load.reset()
    loading, began = asyncio.create_task(load_all(server, waiting)), time.monotonic()
    while not loading.done() or not done():
        await at_a_pace(load, rate, WINDOW_S / 4)
        if time.monotonic() - began > WAIT_S:
            break
    await loading
    await at_a_pace(load, rate, WINDOW_S)
    return list(load.latencies)


async def measure(tables: int, notified: int, rate: float) -> dict[str, Any]:
    """The whole run."""
    service = PushService()
    await service.start()
    turns.GRACE_S = 3_600.0  # in this process, which only makes the tables
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "voliera.db")
        async with opened(ServerSettings(database=database, private_addresses=True)) as house:
            made = await people_and_tables(house, tables, 2)
            quiet = await waiting_tables(house, notified, None)
            waiting = await waiting_tables(house, notified, service)
        with Server(database, private_addresses=True, limit_sockets_per_address=10_000) as server:
            load = Load(1)
            await sit_down(load, server, made)
            pinging = asyncio.create_task(keep_alive(load))
            await at_a_pace(load, rate, 2.0)
            before = await loaded(load, server, quiet, rate, lambda: True)
            during = await loaded(load, server, waiting, rate, lambda: len(service.requests) >= notified)
            sent = len(service.requests)
            pinging.cancel()
    await service.stop()
    return {
        "push_delay_ms": round(1000 * (median(during) - median(before)), 2),
        "push_p99_ms": round(1000 * quantiles(during, n=100)[98], 1),
        "push_p99_before_ms": round(1000 * quantiles(before, n=100)[98], 1),
        "push_sent": sent,
    }


def main() -> None:
    """Measure notifications alone."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--notified", type=int, default=1_000)
    parser.add_argument("--rate", type=float, default=100.0)
    given = parser.parse_args()
    print(json.dumps(uvloop.run(measure(given.tables, given.notified, given.rate))))


if __name__ == "__main__":
    main()
