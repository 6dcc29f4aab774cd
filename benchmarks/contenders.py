"""What `make bench-solve` measures side by side: the solvers, brute force, and CP-SAT, each behind the same call.

Lines are scored first and with all boxes empty: nothing is ruled out beforehand.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from time import perf_counter
from typing import Any

import numpy as np

from benchmarks.lines import SIZES, Line
from tests.games.birdie.solve import force
from tests.games.birdie.solve.peer import CpSat
from tests.games.birdie.tables import Board, codes, scoring_table
from voliera.game import Game
from voliera.games.birdie.border.components import builtin
from voliera.games.birdie.rules.box import (
    CARDS,
    COPIES,
    FEATURES,
    FIRST_SEASON,
    LONGEST_SET,
    OWL_LIMIT,
    TROPHY_POINTS,
    Bird,
)
from voliera.games.birdie.solve.collapse import best_collapse
from voliera.games.birdie.solve.split import best_split, best_splits
from voliera.games.birdie.solve.values import Values
from voliera.solve import solve

REPEATED = 500
"""How often a line is in the batch of one compiled call."""
FORCED_SIZE = 10
PROOF_MS = 60_000
"""Seconds that an answer may take; one that takes longer counts as not proved."""
MOST_MARKS = 12
Abilities = tuple[Bird, ...]


@dataclass(frozen=True)
class Measured:
    """One line, solved once."""

    ms: float
    value: float
    exact: bool = True
    nodes: int | None = None
    memory: int | None = None


def in_points() -> Values:
    """Points of a seat that scores first with empty boxes: each bird's set takes a trophy (B-P9)."""
    column = (0, *builtin().flap)
    rows = tuple(
        tuple(float(length + TROPHY_POINTS * (feature < FIRST_SEASON)) for length in range(LONGEST_SET + 1))
        for feature in range(len(FEATURES))
    )
    return Values(
        sets=rows,
        flaps=tuple(float(column[min(marks, len(column) - 1)]) for marks in range(MOST_MARKS + 1)),
        owl=tuple(row[: OWL_LIMIT + 1] for row in rows),
        open=(0.0,) * 256,
        costs=(0.0, 0.0, 0.0, 0.0),
    )


VALUES = in_points()


def timed(work: Callable[[], Any]) -> tuple[float, Any]:
    """Milliseconds, and what came of it."""
    started = perf_counter()
    found = work()
    return 1000 * (perf_counter() - started), found


def found_by(ms: float, found: Any) -> Measured:
    """What a solver says of its work."""
    return Measured(ms, found.value, found.exact, getattr(found, "nodes", None), getattr(found, "memory", None))


def split_batch(line: Line) -> Measured:
    """The standard split in compiled code: time per line in a batch."""
    batch = np.array([line] * REPEATED, np.int8)
    ms, worths = timed(lambda: best_splits(batch, 0, VALUES))
    return Measured(ms / REPEATED, float(worths[0]))


def split_call(line: Line) -> Measured:
    """The same, one line by one call from Python."""
    return found_by(*timed(lambda: best_split(line, 0, VALUES)))


def split_forced(line: Line) -> Measured:
    """The same by force."""
    ms, value = timed(lambda: force.best_split(line, 0, VALUES))
    return Measured(ms, value)


def table_with(line: Line, abilities: Abilities) -> Game:
    """A table of four at which seat 0 scores a line first, with one card for each of these abilities in hand."""
    hand = [
        next(CARDS[card] for card in range(4 * bird, 4 * bird + 4) if line.count(card) < COPIES) for bird in abilities
    ]
    return scoring_table(codes([CARDS[card] for card in line]), codes(hand), others=(Board(), Board(), Board()))


def split_with(abilities: Abilities) -> Callable[[Line], Measured]:
    """The split with abilities, the Woodpecker among them, as `solve` does it for a table."""

    def measure(line: Line) -> Measured:
        game = table_with(line, abilities)
        ms, answer = timed(lambda: solve(game, time_ms=PROOF_MS))
        return Measured(ms, answer["value"], answer["exact"])

    return measure


def collapse_with(pigeons: int, owls: int) -> Callable[[Line], Measured]:
    """The exact collapse."""

    def measure(line: Line) -> Measured:
        work = timed(lambda: best_collapse(line, 0, VALUES, pigeons=pigeons, owls=owls, time_ms=PROOF_MS))
        return found_by(*work)

    return measure


def collapse_forced(line: Line) -> Measured:
    """The same by force."""
    ms, value = timed(lambda: force.best_collapse(line, 0, VALUES))
    return Measured(ms, value)


@cache
def cp_sat() -> CpSat:
    """The one process of CP-SAT."""
    return CpSat()


def split_cpsat(line: Line) -> Measured:
    """The standard split by CP-SAT: building the model and solving it, on one core."""
    answer = cp_sat().split(line, 0, VALUES)
    return Measured(answer["build_ms"] + answer["solve_ms"], answer["value"])


@dataclass(frozen=True)
class Solver:
    """Something that is measured: `puzzle` names what it solves, so that answers can be compared."""

    name: str
    puzzle: str
    measure: Callable[[Line], Measured]
    sizes: tuple[int, ...] = SIZES
    most_lines: int | None = None


SOLVERS = (
    Solver("split, compiled", "split", split_batch),
    Solver("split, from Python", "split", split_call),
    Solver("split, CP-SAT", "split", split_cpsat, most_lines=20),
    Solver("split, force", "split", split_forced, (FORCED_SIZE,)),
    Solver("split, Woodpecker and Owl", "split W O", split_with((Bird.WOODPECKER, Bird.OWL))),
    Solver("split, Woodpecker, Pigeon and Owl", "split W P O", split_with((Bird.WOODPECKER, Bird.PIGEON, Bird.OWL))),
    Solver("collapse", "collapse", collapse_with(0, 0)),
    Solver("collapse, force", "collapse", collapse_forced, (FORCED_SIZE,)),
    Solver("collapse, Pigeon and Owl", "collapse P O", collapse_with(1, 1)),
)
