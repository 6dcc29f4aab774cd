"""The best split of a line in the standard game, once Woodpecker and Robin are done with (B-P4 to B-P10).

`Splitter` is made once for a seat's situation and asked about any number of lines (the Woodpecker makes many).
`best_split` is the same for one line, `best_splits` for a batch of them.
"""

import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from voliera.games.birdie.rules.box import SHORTEST_SET
from voliera.games.birdie.rules.state import LINE
from voliera.games.birdie.solve.endings import endings, thresholds
from voliera.games.birdie.solve.layers import best_move, new_layers, split_many, split_pieces
from voliera.games.birdie.solve.values import BOX_SETS, POINT, WORTHLESS, Table, Values
from voliera.games.birdie.solve.workspace import NEVER

MOST_PIGEONS = 1
"""Once per game (B-A1)."""

Cards = npt.NDArray[np.int8]
Declared = tuple[int, int, int, bool]
"""Start, length, feature, and whether the Pigeon has dropped it."""


class Piece(NamedTuple):
    """A set of a split; `feature` is PAIR (layers.py) for a pair that is given to the Pigeon."""

    start: int
    length: int
    feature: int


@dataclass(slots=True)
class Split:
    """The best split: worth, pieces from left to right, and which set declared before goes to the Pigeon."""

    value: float
    pieces: list[Piece] = field(default_factory=list)
    drop: int | None = None
    exact: bool = True

    @property
    def bound(self) -> float:
        """No split is worth more."""
        return self.value


class Workplace(threading.local):
    """Each thread has its own room to work in."""

    def __init__(self) -> None:
        """Less than a quarter of a megabyte."""
        self.layers = new_layers()


WORKPLACE = Workplace()


class Case(NamedTuple):
    """One way to use Pigeon and Owl: which declared set is dropped, and the least length that the Owl wants."""

    sets: npt.NDArray[np.float32]
    ends: Table
    shortest: int
    pigeons: int
    drop: int | None


class Splitter:
    """Splits lines, for given values."""

    def __init__(
        self, values: Values, filled: int, *, pigeons: int = 0, owls: int = 0, declared: Sequence[Declared] = ()
    ) -> None:
        """`declared` are sets declared before: lines are split behind them."""
        if not 0 <= pigeons <= MOST_PIGEONS:
            raise ValueError(f"pigeons: 0 or {MOST_PIGEONS}, found {pigeons}")
        self._filled = filled
        self._free_from = declared[-1][0] + declared[-1][1] if declared else 0
        drops: list[int | None] = [None]
        if pigeons:
            drops += [number for number, (_, _, _, dropped) in enumerate(declared) if not dropped]
        self._cases = [
            _case(values, filled, pigeons, owls, threshold, _largest(declared, filled, drop), drop)
            for drop in drops
            for threshold in thresholds(owls)
        ]
        self._all_ends = np.stack([case.ends for case in self._cases])
        self._all_shortest = np.array([case.shortest for case in self._cases], np.int32)

    def value(self, line: Sequence[int]) -> float:
        """What the best split of a line comes to."""
        cards, n = self._cards(line)
        return max(self._worth(cards, n, case) for case in self._cases) / POINT

    def split(self, line: Sequence[int]) -> Split:
        """The best split of a line."""
        cards, n = self._cards(line)
        best, case = max(((self._worth(cards, n, case), case) for case in self._cases), key=lambda found: found[0])
        w = WORKPLACE.layers
        count = split_pieces(w, cards, n, case.sets, case.ends, self._filled, case.shortest, case.pigeons)
        pieces = [
            Piece(start + self._free_from, length, feature)
            for start, length, feature in w["pieces"][0, :count].tolist()
        ]
        return Split(best / POINT, pieces, case.drop)

    def best_move(self, line: Sequence[int]) -> tuple[float, int, int]:
        """The best move of the Woodpecker (B-A2), before any set is declared: worth of the line after it, and the move.

        Only moves are looked at that can make a set; without any, the worth is that of no line.
        """
        cards, n = self._cards(line)
        case = self._cases[0]
        ends, shortest = self._all_ends, self._all_shortest
        worth, start, to = best_move(WORKPLACE.layers, cards, n, case.sets, ends, shortest, self._filled, case.pigeons)
        return worth / POINT, start, to

    def _worth(self, cards: Cards, n: int, case: Case) -> int:
        return int(_worths(cards.reshape(1, LINE), n, case, self._filled)[0])

    def _cards(self, line: Sequence[int]) -> tuple[Cards, int]:
        cards = np.zeros(LINE, np.int8)
        n = len(line) - self._free_from
        cards[:n] = line[self._free_from :]
        return cards, n


def _largest(declared: Sequence[Declared], filled: int, drop: int | None) -> dict[int, int]:
    """What the sets declared so far will write: the largest of each feature whose box is empty (B-P5, B-P6)."""
    largest: dict[int, int] = {}
    for number, (_, length, feature, dropped) in enumerate(declared):
        if not dropped and number != drop and not filled >> feature & 1:
            largest[feature] = max(length, largest.get(feature, 0))
    return largest


def _case(
    values: Values, filled: int, pigeons: int, owls: int, threshold: int, written: dict[int, int], drop: int | None
) -> Case:
    """The tables of one case: what is declared already is counted in the endings, and a longer set by what it adds."""
    sets = values.tables.sets32.copy()
    base = 0
    for feature, length in written.items():
        worth = values.tables.sets[feature, length]
        base += int(worth)
        sets[feature, : length + 1] = NEVER
        sets[feature, length + 1 :] -= worth
    shortest = max(SHORTEST_SET, threshold)
    ends = endings(values, filled, owls, threshold, wrote=False)
    if not written and drop is None:
        return Case(sets, ends, shortest, pigeons, drop)
    fixed = sum(1 << feature for feature in written)
    short = sum(1 << feature for feature, length in written.items() if length < threshold)
    rows = ends.tolist()
    without_owl = endings(values, filled, 0, threshold, wrote=False).tolist() if short else rows
    ends = np.array(
        [
            [
                # where a declared set is too short the Owl would copy less
                (row if boxes & short == short else other)[boxes | fixed] + base
                for boxes in range(BOX_SETS)
            ]
            for row, other in zip(rows, without_owl, strict=True)
        ],
        np.int32,
    )
    if drop is not None:
        ends[:-1] = ends[1:].copy()
    return Case(sets, ends, shortest, pigeons if drop is None else 0, drop)


@cache
def prepare() -> None:
    """Have everything compiled before a clock starts."""
    splitter = Splitter(WORTHLESS, 0)
    splitter.split([0])
    splitter.best_move([0])


def best_split(line: Sequence[int], filled: int, values: Values, *, pigeons: int = 0, owls: int = 0) -> Split:
    """The best split of a line: cards 0 to 15 from the first on, `filled` a bit per filled box. Always exact."""
    return Splitter(values, filled, pigeons=pigeons, owls=owls).split(line)


def best_splits(lines: Cards, filled: int, values: Values) -> npt.NDArray[np.float64]:
    """What many lines of equal length come to, without abilities, in one compiled call."""
    case = _case(values, filled, 0, 0, 0, {}, None)
    worths: npt.NDArray[np.float64] = _worths(lines, lines.shape[1], case, filled) / POINT
    return worths


def _worths(lines: Cards, n: int, case: Case, filled: int) -> npt.NDArray[np.int32]:
    """The worth of each line, in units."""
    out = np.zeros(len(lines), np.int32)
    split_many(WORKPLACE.layers, lines, n, case.sets, case.ends, filled, case.shortest, case.pigeons, out)
    return out
