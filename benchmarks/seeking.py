"""Pairing a crowd: how long ten thousand people who all wait already need to be at their tables.

They are written to a fresh SQLite file, then one round of pairing runs as it does in a server: all seeks are read and
paired, each table is dealt, and committed at full durability together with its two seeks. Half of them want Birdie,
half Bower; ratings are spread as in a club. Also callable alone: `python -m benchmarks.seeking`.
"""

import argparse
import json
import random
import tempfile
import time
from pathlib import Path

import uvloop
from sqlalchemy import func, insert, select

from voliera.server.core.seeking import SeekWish
from voliera.server.house import opened
from voliera.server.settings import ServerSettings
from voliera.server.storage.batch import Many
from voliera.server.storage.schema import seeks, tables

SEEKERS = 10_000
WISHES = (SeekWish("birdie").text(), SeekWish("bower").text())


async def seek_pairs_s(seekers: int = SEEKERS, seed: int = 1) -> float:
    """Return the seconds from a round's start until everybody who could be paired is at a committed table."""
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        async with opened(ServerSettings(database=str(Path(folder) / "voliera.db"), thinkers=0)) as house:
            await house.desk.close()  # its own rounds would begin at once
            await house.desk.pairing.run()  # and so would the compiler
            storage, now = house.services.storage, house.services.now()
            rows = [
                {
                    "session_id": f"s{i}",
                    "id": f"k{i}",
                    "name": f"P{i}",
                    "wish": WISHES[i % len(WISHES)],
                    "rating": round(chance.gauss(1500, 200)),
                    "since": now - chance.randrange(60_000),
                    "seen": now + 60_000,
                    "table_id": None,
                }
                for i in range(seekers)
            ]
            await storage.run(Many(insert(seeks), rows))
            started = time.perf_counter()
            told = await house.desk.pairing.run()
            passed = time.perf_counter() - started
            made = (await storage.fetch(select(func.count()).select_from(tables)))[0][0]
            assert 2 * made == len(told) >= 0.99 * seekers, f"{len(told)} of {seekers} were paired"
            return passed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seekers", type=int, default=SEEKERS)
    given = parser.parse_args()
    print(json.dumps({"seek_pairs_s": round(uvloop.run(seek_pairs_s(given.seekers)), 2)}))


if __name__ == "__main__":
    main()
