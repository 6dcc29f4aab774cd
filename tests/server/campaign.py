"""The long runs against the server: `make campaign-server`. Each has a small version in `make test`.

    python -m tests.server.campaign --kills 1000 --frames 1000000 [--database URL]

Without a database the kills run on SQLite and on a private PostgreSQL.
"""

import argparse
import asyncio
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from tests.server.databases import running_postgres
from tests.server.killing import compared, killed_under_load, seated
from tests.server.running import Server
from tests.server.test_hostile_frames import attacked
from tests.server.zygote import Zygote

console = Console()
ROUND = 100
"""So many kills before everything is compared."""
TABLES = 24


def kill(database: str, kills: int, seed: int) -> None:
    """Rounds of kills, each with new tables on the same database."""
    acknowledged = 0
    with Progress(console=console) as progress:
        task = progress.add_task(f"kills on {database.split(':', maxsplit=1)[0][:10]}", total=kills)
        for number in range(0, kills, ROUND):
            diaries = asyncio.run(seated(database, TABLES))
            some = min(ROUND, kills - number)
            with Zygote(database, thinkers=0) as server:
                asyncio.run(killed_under_load(server, database, diaries, some, seed + number))
            verdict = asyncio.run(compared(database, diaries))
            if verdict.lost or verdict.doubled or verdict.foreign or any(diary.gaps for diary in diaries):
                raise SystemExit(f"round {number}: {verdict}")
            acknowledged += verdict.acknowledged
            progress.advance(task, some)
    console.print(f"{kills} kills, {acknowledged} acknowledged actions: all there, each once")


def assault(folder: Path, frames: int) -> None:
    """Hostile frames against one process."""
    database = str(folder / "hostile.db")
    diaries = asyncio.run(seated(database, 2))
    with Server(database, thinkers=0) as server:
        pid, started = server.pid, time.monotonic()
        before, after, grown = asyncio.run(attacked(server, diaries, frames))
        if server.pid != pid or not server.healthy() or before != after or "Traceback" in server.output():
            raise SystemExit("the server did not stand it")
    seconds = time.monotonic() - started
    console.print(f"{frames} hostile frames in {seconds:.0f} s: no effect; memory grew by {grown / 1e6:.1f} MB")


def main() -> None:
    """Run what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=1_000)
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database")
    given = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if given.kills:
            kill(given.database or str(folder / "kills.db"), given.kills, given.seed)
            if given.database is None:
                kill(stack.enter_context(running_postgres()).new_database(), given.kills, given.seed)
        if given.frames:
            assault(folder, given.frames)


if __name__ == "__main__":
    main()
