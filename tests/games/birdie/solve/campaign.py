"""`make campaign`: larger puzzles than `make test` can afford, on all cores, with progress.

- Splits of 10 to 28 cards against CP-SAT, an independent formulation (cpsat.py); up to 12 cards, both against force.
- Collapses of 10 to 13 cards against brute force.

Differences are printed as they are found, with what plays them again:
``python -m tests.games.birdie.solve.campaign --seed SEED --only NUMBER``.
"""

import argparse
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.games.birdie.solve.answers import Found, collapse, collapse_by_force, split, split_by_force
from tests.games.birdie.solve.instances import Instance, instance
from tests.games.birdie.solve.peer import CpSat

KINDS = ("split", "collapse")
FORCED_UP_TO = 12
Job = tuple[int, int]
"""The campaign's seed, and a puzzle's number."""


@cache
def cp_sat() -> CpSat:
    """This process's CP-SAT; it ends with it."""
    return CpSat()


def kind_of(number: int) -> str:
    """Splits and collapses take turns."""
    return KINDS[number % len(KINDS)]


def puzzle_of(seed: int, number: int) -> Instance:
    """A puzzle of the campaign; the same for the same seed and number."""
    chance = Random(f"{seed} {number}")
    if kind_of(number) == "split":
        return instance(chance, chance.randint(10, 28), pigeons=1)
    return instance(chance, chance.randint(10, 13), single_chain=0.1)


def compare(job: Job) -> tuple[int, str | None]:
    """One puzzle: its number, and what is wrong with the solver's answer."""
    seed, number = job
    puzzle = puzzle_of(seed, number)
    found: Found
    wanted: dict[str, float] = {}
    if kind_of(number) == "split":
        found = split(puzzle)
        answer = cp_sat().split(puzzle.line, puzzle.filled, puzzle.worths, pigeons=puzzle.pigeons, owls=puzzle.owls)
        wanted["CP-SAT"] = answer["value"]
        if len(puzzle.line) <= FORCED_UP_TO:
            wanted["force"] = split_by_force(puzzle)
    else:
        found = collapse(puzzle)
        wanted["force"] = collapse_by_force(puzzle)
    if found.exact and found.bound == found.value and set(wanted.values()) == {found.value}:
        return number, None
    return number, f"{kind_of(number)} {number}: {found} but {wanted}, at {puzzle}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the campaign; returns 1 if a difference was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", type=int, default=4_000, help="how many puzzles (4000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int, help="the puzzle with this number again")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args(arguments)
    if asked.lines < 1 or asked.processes < 1:
        parser.error("--lines and --processes are at least 1")
    try:
        compare((asked.seed, 0))  # what is missing is missed here, and solvers are compiled once
    except RuntimeError as error:
        sys.exit(str(error))
    if asked.only is not None:
        wrong = compare((asked.seed, asked.only))[1]
        print(wrong or f"{kind_of(asked.only)} {asked.only}: no difference, {puzzle_of(asked.seed, asked.only)}")
        return 1 if wrong else 0
    started = time.monotonic()
    done: Counter[str] = Counter()
    differences = 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with multiprocessing.get_context("spawn").Pool(asked.processes) as pool, Progress(*columns) as progress:
        tasks = {
            kind: progress.add_task(
                f"{kind}s against {other}", total=sum(kind_of(i) == kind for i in range(asked.lines))
            )
            for kind, other in zip(KINDS, ("CP-SAT", "force"), strict=True)
        }
        jobs = ((asked.seed, number) for number in range(asked.lines))
        for number, wrong in pool.imap_unordered(compare, jobs, chunksize=4):
            done[kind_of(number)] += 1
            progress.advance(tasks[kind_of(number)])
            if wrong:
                differences += 1
                progress.console.print(wrong, highlight=False, markup=False, soft_wrap=True)
    counted = " and ".join(f"{done[kind]:,} {kind}s" for kind in KINDS)
    print(f"{counted}: {differences} differences, {time.monotonic() - started:,.0f} s")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
