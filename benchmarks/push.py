"""What notifications cost at the tables: `python -m benchmarks.push`, and part of `make bench-server`.

Tables are played at a steady pace. Meanwhile others are loaded at which somebody is to move who is away, some hundreds
at a time: in turn of people without a device, and of people with one, to whom notifications are encrypted and sent. The
push service is a process that gives way to all others, since those that people use are on other machines.

What is measured is the time from an action to the last screen of its table, in the seconds in which notifications go
out: `push_median_ms`, `push_p99_ms` and `push_max_ms` beside them, `quiet_median_ms`, `quiet_p99_ms` and `quiet_max_ms`
in the same seconds without them. `push_delay_ms` is the difference of the medians, `push_p99_ratio` the ratio of the
99th percentiles, from `push_p99_ratio_low` to `push_p99_ratio_high` in 95 of 100 resamplings of the rounds: a delay is
measurable where that leaves out 1. `push_cpu_ms` is the time of a core that the server needs for each notification,
beyond what a table without one takes; other work of the machine changes it less. `push_courier_ms` is what the process
that encrypts and posts needs, which gives way to the tables.
"""

import argparse
import asyncio
import gc
import json
import multiprocessing
import os
import tempfile
import time
from collections.abc import Callable, Iterable
from functools import partial
from itertools import chain
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

import httpx2
import psutil
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
ROUNDS = 5
"""Number of times that tables are loaded, without devices and with them."""
BEFORE_S = 3.0
"""Seconds from the last table that is loaded to the first notification, nearly: turns are told of after four."""
WINDOW_S = 5.0
"""Seconds that are measured; what is still to be sent after them is waited for."""
RESAMPLED = 1_000
COUNT_S = 0.1
COOKIE = "voliera"


class Spent:
    """The time that passed within `with` blocks, and what a process needed of a core meanwhile, in seconds."""

    def __init__(self, pid: int) -> None:
        self.process = psutil.Process(pid)
        self.cpu_s = self.passed_s = 0.0

    def __enter__(self) -> None:
        self.cpu_s -= sum(self.process.cpu_times()[:2])
        self.passed_s -= time.monotonic()

    def __exit__(self, *error: object) -> None:
        self.cpu_s += sum(self.process.cpu_times()[:2])
        self.passed_s += time.monotonic()

    def beyond(self, other: "Spent") -> float:
        """Return what was needed beyond that at the pace of another."""
        return self.cpu_s - other.cpu_s / other.passed_s * self.passed_s


class Elsewhere:
    """A push service in a process that gives way to all others."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        mine, theirs = context.Pipe()
        self._came: Synchronized[int] = context.Value("q", 0)
        self._process = context.Process(target=_serve, args=(theirs, self._came), daemon=True)
        self._process.start()
        self.service = PushService(port=mine.recv())

    @property
    def came(self) -> int:
        """The number of messages that it has got."""
        return self._came.value

    def has(self, count: int) -> bool:
        """Whether that many have come."""
        return self.came >= count

    def stop(self) -> None:
        """End the process."""
        self._process.terminate()
        self._process.join()


def _serve(caller: Connection, came: "Synchronized[int]") -> None:
    async def serve() -> None:
        service = PushService()
        await service.start()
        caller.send(service.port)
        while True:
            came.value = len(service.requests)
            await asyncio.sleep(COUNT_S)

    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    uvloop.run(serve())


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
    """Load tables while others are played; return the latencies of the seconds in which their people are told."""
    loading, began = asyncio.create_task(load_all(server, waiting)), time.monotonic()
    while not loading.done():
        await at_a_pace(load, rate, COUNT_S)
    await loading
    await at_a_pace(load, rate, BEFORE_S)
    load.reset()
    await at_a_pace(load, rate, WINDOW_S)
    latencies = list(load.latencies)
    while not done() and time.monotonic() - began < WAIT_S:
        await at_a_pace(load, rate, COUNT_S)
    return latencies


async def measure(tables: int, notified: int, rate: float) -> dict[str, Any]:
    """The whole run."""
    elsewhere = Elsewhere()
    turns.GRACE_S = 3_600.0  # in this process, which only makes the tables
    each = notified // ROUNDS
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "voliera.db")
        async with opened(ServerSettings(database=database, private_addresses=True)) as house:
            made = await people_and_tables(house, tables, 2)
            quiet = await waiting_tables(house, each * ROUNDS, None)
            waiting = await waiting_tables(house, each * ROUNDS, elsewhere.service)
        with Server(database, private_addresses=True, limit_sockets_per_address=10_000) as server:
            load = Load(1)
            await sit_down(load, server, made)
            gc.collect()
            gc.disable()  # a search of the driver's would count as a delay at a table
            pinging = asyncio.create_task(keep_alive(load))
            await at_a_pace(load, rate, 2.0)
            played, quiet_spent, push_spent = (Spent(server.pid) for _ in range(3))
            with played:
                await at_a_pace(load, rate, WINDOW_S)
            before, during = [], []
            for part in range(0, each * ROUNDS, each):
                with quiet_spent:
                    before.append(await loaded(load, server, quiet[part : part + each], rate, lambda: True))
                wanted = part + each
                with push_spent:
                    during.append(
                        await loaded(load, server, waiting[part:wanted], rate, partial(elsewhere.has, wanted))
                    )
            courier_s = courier_cpu_s(server.pid)
            pinging.cancel()
            gc.enable()
    elsewhere.stop()
    more_s = push_spent.beyond(played) - quiet_spent.beyond(played)
    with_push, without = list(chain(*during)), list(chain(*before))
    low, high = ends(during, before)
    return {
        "push_delay_ms": round(1000 * (median(with_push) - median(without)), 2),
        **figures("push", with_push),
        **figures("quiet", without),
        "push_p99_ratio": round(p99(with_push) / p99(without), 2),
        "push_p99_ratio_low": low,
        "push_p99_ratio_high": high,
        "push_cpu_ms": round(1000 * more_s / notified, 2),
        "push_courier_ms": round(1000 * courier_s / notified, 2),
        "push_sent": elsewhere.came,
    }


def p99(latencies: Iterable[float]) -> float:
    """Return the 99th percentile."""
    return quantiles(latencies, n=100)[98]


def ends(during: list[list[float]], before: list[list[float]]) -> tuple[float, float]:
    """Return between what the ratio of the 99th percentiles lies, by resampling the rounds of both."""
    chance = Random(1)

    def some(rounds: list[list[float]]) -> Iterable[float]:
        return chain(*chance.choices(rounds, k=len(rounds)))

    ratios = sorted(p99(some(during)) / p99(some(before)) for _ in range(RESAMPLED))
    return round(ratios[RESAMPLED // 40], 2), round(ratios[-1 - RESAMPLED // 40], 2)


def courier_cpu_s(server: int) -> float:
    """Return what the courier of a server has needed of a core since its start, in seconds."""
    children = psutil.Process(server).children(recursive=True)
    return sum(sum(one.cpu_times()[:2]) for one in children if "voliera.server.notices.courier" in one.cmdline())


def figures(name: str, latencies: list[float]) -> dict[str, float]:
    """The median, the tail and the longest of latencies, in milliseconds."""
    found = {"median": median(latencies), "p99": p99(latencies), "max": max(latencies)}
    return {f"{name}_{what}_ms": round(1000 * value, 1) for what, value in found.items()}


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
