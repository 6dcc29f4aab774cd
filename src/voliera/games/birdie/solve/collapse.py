"""The best collapse of a line in the expert game, with proof (B-E2 to B-E8).

`Collapse` is made once for a seat's situation and asked about any number of lines (the Woodpecker makes many).
`best_collapse` is the same for one line.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from voliera.games.birdie.rules.box import SHORTEST_SET
from voliera.games.birdie.rules.state import LINE, NONE
from voliera.games.birdie.solve.endings import endings, thresholds
from voliera.games.birdie.solve.features import CARRIES, SHARED
from voliera.games.birdie.solve.plan import ENDLESS, Clock
from voliera.games.birdie.solve.tree import CHAIN, DONE, FULL, ROOT, RUNNING, SCREEN, TRY, proceed
from voliera.games.birdie.solve.values import FEATURE_COUNT, MOST_PIGEONS, POINT, WORTHLESS, Table, Values
from voliera.games.birdie.solve.workspace import AT, BOUND, FILLED, LEFT, NEVER, PIGEONS, RIGHT, TRIAL, WORKSPACES
from voliera.kernel import Record

MEMORY_MB = 8.0
"""The table of a search; hardly ever a quarter of it is needed."""
SLICE = 32
"""Positions between two looks at the clock."""
FIRST_PRICES = (*(3 * POINT,) * FEATURE_COUNT, -2 * POINT)
"""The search for prices begins here: about what a box is worth, and what a Pigeon brings."""


class Move(NamedTuple):
    """A removal with its chain: which card, and how the chain ends."""

    at: int
    left: int  # the cards from left + 1 to right - 1 are gone
    right: int
    filled: int
    pigeons: int


@dataclass(slots=True)
class BestCollapse:
    """The best collapse found: worth, moves, and what is proved."""

    value: float
    bound: float
    exact: bool
    moves: list[Move] = field(default_factory=list)
    nodes: int = 0
    memory: int = 0  # bytes: the table and the workspace, all that a search takes
    is_floor: bool = False  # nothing better than the floor was found, and `value` is the floor


@dataclass(frozen=True, slots=True)
class Start:
    """Where a seat stands when it is asked: between chains, or in the middle of one."""

    filled: int
    pigeons: int = 0
    owls: int = 0
    lowest: int = 0  # the smallest value a set has written in this scoring, 0 if none has
    removals: int = LINE  # how many cards may still be removed one by one: 0 or 1 with `single_chain`
    gap: int = NONE  # of the chain that is under way
    formed: tuple[int, int] = (NONE, 0)  # feature and size of the set that has just appeared there


class Case(NamedTuple):
    """One threshold of the Owl's."""

    sets: Table
    ends: Table
    prices: npt.NDArray[np.int64]  # where the last search ended: a good start for the next line


class Collapse:
    """Searches the collapses of lines, for given values."""

    def __init__(
        self,
        values: Values,
        start: Start,
        *,
        clock: Clock = ENDLESS,
        nodes: int | None = None,
        memory_mb: float = MEMORY_MB,
    ) -> None:
        """`nodes`: positions looked at for one line; with them, unlike with a clock, an answer can be repeated."""
        if not 0 <= start.pigeons <= MOST_PIGEONS:
            raise ValueError(f"pigeons: 0 to {MOST_PIGEONS}, found {start.pigeons}")
        self._start = start
        self._clock = clock
        self._nodes = nodes
        self._works, self._table = WORKSPACES.ask(memory_mb)
        self._work = self._works[0]
        self._grain = values.tables.grain
        self._cases: list[Case] = []
        for threshold in thresholds(start.owls, start.lowest):
            sets = values.tables.sets.copy()
            sets[:, :SHORTEST_SET] = NEVER
            sets[:, SHORTEST_SET : max(SHORTEST_SET, threshold)] = NEVER
            ends = endings(values, start.filled, start.owls, threshold, start.lowest > 0)
            self._cases.append(Case(sets, ends, np.array(FIRST_PRICES, np.int64)))

    def search(self, line: Sequence[int], floor: float = -math.inf) -> BestCollapse:
        """The best collapse of a line.

        With a `floor` only plays that come to more are looked for: where there are none, `value` is the floor, there
        are no moves, and `exact` says that nothing better exists.
        """
        best = floor_units = 2 * NEVER if floor == -math.inf else math.floor(floor * POINT)
        found = BestCollapse(0, 0, exact=True, memory=self._works.nbytes + self._table.nbytes)
        most = best
        for case in self._cases:
            best, bound = self._search_case(line, case, best, found)
            most = max(most, bound)
        found.value = best / POINT
        found.is_floor = best == floor_units
        found.bound = max(best, most) / POINT
        return found

    def bounds(self, lines: Sequence[Sequence[int]], floor: float) -> list[float]:
        """No collapse of these lines, all of one length, is worth more; a bound is not lowered below the floor.

        At most MOST_SCREENED lines, and not in the middle of a chain.
        """
        w = self._work
        most = [2 * NEVER] * len(lines)
        for case in self._cases:
            self._set_up(lines[0], case, math.floor(floor * POINT) if floor > -math.inf else NEVER)
            w["price"][TRIAL] = case.prices
            w["screen_line"][: len(lines), : len(lines[0])] = lines
            w["screened"] = len(lines)
            w["asked"] = 0
            w["stage"] = SCREEN
            proceed(self._works, self._table, len(lines) + 1)
            most = [max(pair) for pair in zip(most, w["screen_bound"][: len(lines)].tolist(), strict=True)]
        return [bound / POINT for bound in most]

    def _search_case(self, line: Sequence[int], case: Case, best: int, found: BestCollapse) -> tuple[int, int]:
        """Look for a play that comes to more than `best`; returns the best play's worth and what is proved."""
        w = self._work
        self._set_up(line, case, best)
        status = self._run()
        case.prices[:] = w["price"][0]
        found.nodes += int(w["nodes"])
        if w["path_length"] >= 0:
            best = int(w["incumbent"])
            found.moves = [
                Move(*(int(w["path"][i, place]) for place in (AT, LEFT, RIGHT, FILLED, PIGEONS)))
                for i in range(w["path_length"])
            ]
        if status == DONE:
            return best, best
        found.exact = False
        return best, int(w["root_bound"]) if status == FULL else proved(w)

    def _set_up(self, line: Sequence[int], case: Case, best: int) -> None:
        """Write the task and where it starts into the workspace."""
        start, w = self._start, self._work
        n = len(line)
        in_chain = start.gap != NONE
        w["sets"][:] = case.sets
        w["ends"][:] = case.ends
        w["grain"] = self._grain
        w["had_pigeons"] = start.pigeons
        w["limit"] = start.removals + in_chain
        w["gap"] = start.gap
        w["formed_feature"], w["formed_size"] = start.formed
        w["line"][0, :n] = line
        w["place"][0, :n] = range(n)
        w["cards"][0] = n
        w["filled"][0] = start.filled
        w["pigeons"][0] = start.pigeons
        w["mask"][0] = (1 << n) - 1
        w["gained"][0] = 0
        w["price"][0] = case.prices
        w["first_kid"][0] = 0
        w["status"] = RUNNING
        w["stage"] = CHAIN if in_chain else ROOT
        w["depth"] = 0
        w["root_bound"] = -NEVER
        w["nodes"] = 0
        w["stamp"] += 1
        w["path_length"] = -1
        w["incumbent"] = best if in_chain else max(best, int(case.ends[0, start.filled]) - 1)

    def _run(self) -> int:
        """Search to the end, or as far as time and positions allow; one position, a legal play, is always looked at."""
        left = None if self._nodes is None else self._nodes - 1
        status: int = proceed(self._works, self._table, 1)
        while status == RUNNING and (left is None or left > 0) and not self._clock.is_over():
            some = SLICE if left is None else min(left, SLICE)
            status = proceed(self._works, self._table, some)
            left = None if left is None else left - some
        return status


@cache
def prepare() -> None:
    """Have everything compiled before a clock starts."""
    Collapse(WORTHLESS, Start(0)).search([])


def proved(w: Record) -> int:
    """The bound that an unfinished search has proved: the best play, moves not tried, and the one under way."""
    bound = int(w["incumbent"])
    depth = int(w["depth"])
    for d in range(depth + (w["stage"] == TRY)):
        for kid in range(int(w["next_kid"][d]), int(w["first_kid"][d + 1])):
            bound = max(bound, int(w["gained"][d] + w["kid"][kid, BOUND]))
    if w["stage"] != TRY and depth > 0:
        bound = max(bound, int(w["gained"][depth - 1] + w["kid"][w["next_kid"][depth - 1] - 1, BOUND]))
    elif w["stage"] != TRY:
        bound = int(w["root_bound"])
    return min(bound, int(w["root_bound"]))


def best_collapse(
    line: Sequence[int],
    filled: int,
    values: Values,
    *,
    pigeons: int = 0,
    owls: int = 0,
    single_chain: bool = False,
    time_ms: float | None = None,
    nodes: int | None = None,
    memory_mb: float = MEMORY_MB,
) -> BestCollapse:
    """The best collapse of a line: cards 0 to 15 from the first on, `filled` a bit per filled box."""
    start = Start(filled, pigeons, owls, removals=1 if single_chain else LINE)
    prepare()
    return Collapse(values, start, clock=Clock(time_ms), nodes=nodes, memory_mb=memory_mb).search(line)


Step = tuple[str, int, int]
"""What a chain asks of its player: "feature", "keep" or "pigeon", with the set's feature and size."""


def chain_steps(line: Sequence[int], start: Start, move: Move, values: Values) -> tuple[list[Step], list[int]]:
    """How a move's chain goes, choice by choice, and what line it leaves. Of several ways, the one worth most."""
    if start.gap == NONE:
        gap = (move.at - 1, move.at + 1)
    else:
        gap = (start.gap - 1, start.gap)
    if start.formed[0] != NONE:
        ways = [
            (worth + more, [step, *steps])
            for step, filled, pigeons, worth in _settled(*start.formed, start.filled, start.pigeons, values)
            for more, steps in _ways(line, *gap, filled, pigeons, move, values)
        ]
    else:
        ways = list(_ways(line, *gap, start.filled, start.pigeons, move, values))
    _, steps = max(ways, key=lambda way: way[0])
    return steps, [*line[: move.left + 1], *line[move.right :]]


def _ways(
    line: Sequence[int], left: int, right: int, filled: int, pigeons: int, move: Move, values: Values
) -> Iterator[tuple[float, list[Step]]]:
    """All ways from here to the move's end, with their worth."""
    shared = SHARED[line[left]][line[right]] if left >= 0 and right < len(line) else ()
    if not shared:
        if (left, right, filled, pigeons) == (move.left, move.right, move.filled, move.pigeons):
            yield 0.0, []
        return
    for feature in shared:
        start, stop = left, right
        while start >= 0 and CARRIES[feature][line[start]]:
            start -= 1
        while stop < len(line) and CARRIES[feature][line[stop]]:
            stop += 1
        size = left - start + stop - right
        asked: list[Step] = [("feature", feature, size)] if len(shared) > 1 else []
        for step, then_filled, then_pigeons, worth in _settled(feature, size, filled, pigeons, values):
            for more, steps in _ways(line, start, stop, then_filled, then_pigeons, move, values):
                yield worth + more, [*asked, step, *steps]


def _settled(
    feature: int, size: int, filled: int, pigeons: int, values: Values
) -> Iterator[tuple[Step, int, int, float]]:
    """Keep a set that has appeared, or give it to the Pigeon: the step, boxes filled, Pigeons left, worth."""
    is_filled = filled >> feature & 1
    worth = 0.0 if is_filled else values.sets[feature][size]
    yield ("lose" if is_filled else "keep", feature, size), filled | 1 << feature, pigeons, worth
    if pigeons:
        yield ("pigeon", feature, size), filled, pigeons - 1, 0.0
