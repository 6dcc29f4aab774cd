"""`make campaign`: a million random games against the literal oracle, on all cores, with progress.

Differences are printed as they are found, with the number that plays the game again:
``python -m tests.oracle.campaign --only NUMBER``.
"""

import argparse
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.oracle.compare import Difference
from tests.oracle.lean import play_lean

CHUNK = 100


def play_chunk(span: tuple[int, int]) -> tuple[int, int, list[str]]:
    """Play some games; returns how many, their actions, and the differences found."""
    actions, differences = 0, []
    for number in range(*span):
        try:
            actions += play_lean(number)
        except Difference as difference:
            differences.append(str(difference))
    return span[1] - span[0], actions, differences


def spans(start: int, games: int) -> Iterator[tuple[int, int]]:
    """The campaign in chunks."""
    for first in range(start, start + games, CHUNK):
        yield first, min(first + CHUNK, start + games)


def main() -> int:
    """Run the campaign; returns 1 if a difference was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--start", type=int, default=0, help="number of the first game")
    parser.add_argument("--only", type=int, help="play this one game again")
    parser.add_argument("--seconds", type=float, help="stop after this time, wherever it is")
    asked = parser.parse_args()
    if asked.only is not None:
        print(f"{play_lean(asked.only, documents_every=1)} actions, no difference")
        return 0
    started = time.monotonic()
    games = actions = 0
    found: list[str] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with multiprocessing.get_context("spawn").Pool(os.cpu_count()) as pool, Progress(*columns) as progress:
        task = progress.add_task("games against the oracle", total=asked.games)
        for count, taken, differences in pool.imap_unordered(play_chunk, spans(asked.start, asked.games)):
            games, actions = games + count, actions + taken
            found += differences
            progress.update(task, advance=count)
            for difference in differences:
                progress.console.print(difference, highlight=False)
            if asked.seconds is not None and time.monotonic() - started > asked.seconds:
                pool.terminate()
                break
    seconds = time.monotonic() - started
    print(f"{games:,} games, {actions:,} actions, {len(found)} differences, {seconds:,.0f} s")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
