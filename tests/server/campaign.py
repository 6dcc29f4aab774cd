"""The long runs against the server: `make campaign-server`. Each part has a small version in `make test`.

    python -m tests.server.campaign --kills 1000 --frames 1000000 --pauses 20 --crashes 60 --siege 60

A part whose size is 0 is left out. Without a database the kills run on SQLite and on a private PostgreSQL. What goes
wrong is said with the seed, and ends the campaign.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from tests.server.cluster import SETTINGS, running_cluster
from tests.server.crowd import Report, crowd, desks_at
from tests.server.databases import running_postgres, running_redis
from tests.server.faketime import WallClock, library
from tests.server.fault_campaign import suffered
from tests.server.killing import rounds_of_kills, seated
from tests.server.memory_attacks import besieged
from tests.server.running import Server
from tests.server.test_hostile_frames import attacked
from tests.server.troubles import CLOCKS, crash, partition, pause, step
from tests.server.zygote import Zygote
from voliera.server.bus.redis_bus import RedisBus

console = Console()
ALL_WELL = "lost 0, doubled 0, contradicted 0"
TROUBLES: dict[str, Any] = {"pauses": pause, "crashes": crash, "partitions": partition}


def kill(database: str, kills: int, seed: int) -> None:
    """Rounds of kills, each with new tables on the same database."""
    name = f"kills on {'PostgreSQL' if database.startswith('postgres') else 'SQLite'}"
    acknowledged, started = 0, time.monotonic()
    with Progress(console=console) as progress, Zygote(database, thinkers=0) as server:
        task = progress.add_task(name, total=kills)
        for killed, verdict in rounds_of_kills(server, database, kills, seed):
            if not verdict.good:
                raise SystemExit(f"{name}, seed {seed}: {verdict}")
            acknowledged += verdict.acknowledged
            progress.advance(task, killed)
    conclude(name, kills, acknowledged, started)


def assault(folder: Path, frames: int) -> None:
    """Hostile frames against one process."""
    database = str(folder / "hostile.db")
    diaries = asyncio.run(seated(database, 2))
    console.print(f"{frames} hostile frames …")
    with Server(database, thinkers=0) as server:
        pid, started = server.pid, time.monotonic()
        before, after, grown = asyncio.run(attacked(server, diaries, frames))
        if server.pid != pid or not server.healthy() or before != after or "Traceback" in server.output():
            raise SystemExit("the server did not stand it")
    seconds = time.monotonic() - started
    console.print(
        f"{frames} hostile frames: no effect; memory grew by {grown / 1e6:.1f} MB; {seconds:.0f} s", soft_wrap=True
    )


def besiege(folder: Path, seconds: int) -> None:
    """All known attacks on memory at once."""
    console.print(f"strangers for {seconds} s …")
    try:
        report = besieged(folder, seconds)
    except AssertionError as error:
        raise SystemExit(f"strangers: {error}") from None
    console.print(
        f"strangers for {seconds} s: {sum(report.ways.values())} attacks, at most {report.largest / 1e6:.0f} MB; "
        f"a player was answered {report.answers} times, within {report.slowest_s:.2f} s",
        soft_wrap=True,
    )


def gather(clients: int, seed: int) -> None:
    """A crowd that looks for opponents at two servers with one PostgreSQL and one Redis."""
    with running_postgres() as postgres, running_redis() as redis:
        url, started = postgres.new_database(), time.monotonic()

        async def work() -> Report:
            async with desks_at(url, RedisBus(redis.url), RedisBus(redis.url)) as desks:
                return await crowd(desks, clients, seed)

        try:
            report = asyncio.run(work())
        except AssertionError as error:
            raise SystemExit(f"crowd, seed {seed}: {error}") from None
    seconds = time.monotonic() - started
    console.print(f"{report.clients} clients: {report.paired} paired at {report.tables} tables; {seconds:.0f} s")


def trouble_two(sizes: dict[str, int], seed: int) -> None:
    """Pauses, crashes and partitions, around two servers that share tables."""
    with running_postgres() as postgres, running_redis() as redis, running_cluster(postgres, redis) as cluster:
        for name, count in sizes.items():
            if count:
                trouble = partial(TROUBLES[name], cluster)
                suffer(name, count, partial(suffered, cluster.database, cluster.servers, trouble, count, seed))


def set_clocks(folder: Path, count: int, seed: int) -> None:
    """Steps of the wall clock under play."""
    if library() is None:
        console.print("steps: left out, since libfaketime is missing (Debian: apt-get install faketime)")
        return
    clock = WallClock(folder)
    with running_postgres() as postgres:
        database = postgres.new_database()
        with Zygote(database, environment=clock.environment(), **SETTINGS) as server:
            trouble = partial(step, clock, server)
            suffer("steps", count, partial(suffered, database, [server], trouble, count, seed, settings=CLOCKS))


def suffer(name: str, count: int, play: Callable[..., tuple[list[str], int]]) -> None:
    """Run one part with its progress, and say how it went."""
    started = time.monotonic()
    with Progress(console=console) as progress:
        task = progress.add_task(name, total=count)
        try:
            _, acknowledged = play(step=lambda: progress.advance(task, 1))
        except AssertionError as error:
            raise SystemExit(f"{name}: {error}") from None
    conclude(name, count, acknowledged, started)


def conclude(name: str, count: int, acknowledged: int, started: float) -> None:
    """Say how a part went that went well."""
    seconds = time.monotonic() - started
    console.print(f"{count} {name}: {acknowledged} acknowledged actions, {ALL_WELL}; {seconds:.0f} s", soft_wrap=True)


def main() -> None:
    """Run what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=1_000, help="of a server, on each database")
    parser.add_argument("--frames", type=int, default=1_000_000, help="that are hostile")
    parser.add_argument("--pauses", type=int, default=20, help="of a server, for longer than a lease")
    parser.add_argument("--crashes", type=int, default=60, help="of PostgreSQL and Redis")
    parser.add_argument("--partitions", type=int, default=30, help="between servers, PostgreSQL and Redis")
    parser.add_argument("--steps", type=int, default=100, help="of the wall clock")
    parser.add_argument("--siege", type=int, default=60, help="seconds of all known attacks on memory at once")
    parser.add_argument("--crowd", type=int, default=5_000, help="clients that look for an opponent, at two servers")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="for the kills")
    given = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if given.kills:
            kill(given.database or str(folder / "kills.db"), given.kills, given.seed)
            if given.database is None:
                kill(stack.enter_context(running_postgres()).new_database(), given.kills, given.seed)
        sizes = {name: getattr(given, name) for name in TROUBLES}
        if any(sizes.values()):
            trouble_two(sizes, given.seed)
        if given.steps:
            set_clocks(folder, given.steps, given.seed)
        if given.frames:
            assault(folder, given.frames)
        if given.siege:
            besiege(folder, given.siege)
        if given.crowd:
            gather(given.crowd, given.seed)


if __name__ == "__main__":
    main()
