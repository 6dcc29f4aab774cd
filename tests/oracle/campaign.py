"""`make campaign`: a million random games of both kinds against the literal oracles, on all cores, with progress.

Differences are printed as they are found, with the game and the number that plays it again:
``python -m tests.oracle.campaign --game birdie --only NUMBER``.
"""

import argparse
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import chain, zip_longest

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.oracle.compare import SIDES
from tests.oracle.lean import play_lean
from tests.oracle.sides import Difference

CHUNK = 100
Span = tuple[str, int, int]
"""A game's name, and the numbers of the first game and of the one after the last."""


def play_chunk(span: Span) -> tuple[str, int, int, list[str]]:
    """Play some games; returns of which kind, how many, their actions, and the differences found."""
    name, first, stop = span
    actions, differences = 0, []
    for number in range(first, stop):
        try:
            actions += play_lean(name, number)
        except Difference as difference:
            differences.append(str(difference))
    return name, stop - first, actions, differences


def spans(name: str, start: int, games: int) -> Iterator[Span]:
    """One game's part of the campaign in chunks."""
    for first in range(start, start + games, CHUNK):
        yield name, first, min(first + CHUNK, start + games)


def shares(games: int, names: Sequence[str]) -> dict[str, int]:
    """The campaign split evenly; the first ones get what is left over."""
    return {name: games // len(names) + (i < games % len(names)) for i, name in enumerate(names)}


def all_spans(start: int, games: int, names: Sequence[str]) -> list[Span]:
    """The chunks of all games, in turn."""
    parts = [spans(name, start, share) for name, share in shares(games, names).items()]
    return [span for span in chain.from_iterable(zip_longest(*parts)) if span is not None]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the campaign; returns 1 if a difference was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--game", choices=list(SIDES), help="only this game (else the games share the campaign)")
    parser.add_argument("--start", type=int, default=0, help="number of the first game")
    parser.add_argument("--only", type=int, help="play the game with this number again")
    parser.add_argument("--seconds", type=float, help="stop after this time, wherever it is")
    asked = parser.parse_args(arguments)
    names = [asked.game] if asked.game else list(SIDES)
    if asked.only is not None:
        for name in names:
            print(f"{name} {asked.only}: {play_lean(name, asked.only, documents_every=1)} actions, no difference")
        return 0
    started = time.monotonic()
    games, actions = dict.fromkeys(names, 0), 0
    found: list[str] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with multiprocessing.get_context("spawn").Pool(os.cpu_count()) as pool, Progress(*columns) as progress:
        tasks = {
            name: progress.add_task(f"{name} against the oracle", total=share)
            for name, share in shares(asked.games, names).items()
        }
        for name, count, taken, differences in pool.imap_unordered(
            play_chunk, all_spans(asked.start, asked.games, names)
        ):
            games[name] += count
            actions += taken
            found += differences
            progress.update(tasks[name], advance=count)
            for difference in differences:
                progress.console.print(difference, highlight=False)
            if asked.seconds is not None and time.monotonic() - started > asked.seconds:
                pool.terminate()
                break
    seconds = time.monotonic() - started
    played = " and ".join(f"{count:,} of {name}" for name, count in games.items())
    print(f"{played}: {actions:,} actions, {len(found)} differences, {seconds:,.0f} s")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
