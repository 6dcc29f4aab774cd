"""The tables of the instinct: what columns, ties, gems and leads promise, worked out once for a taste.

Sums are in a fixed order, without matrix products and powers, which differ in their last bits between machines.
"""

from functools import cache

import numpy as np
import numpy.typing as npt

from voliera.games.bower.bots.instinct.taste import Taste
from voliera.games.bower.rules.box import EGGS, EMBLEM, GEM, MATERIAL_SHIFT, MATERIALS, OBJECTS, SHELL
from voliera.games.bower.rules.gems import ENOUGH
from voliera.games.bower.rules.scoring import HUES, WHITE
from voliera.games.bower.rules.state import COLUMNS, SQUARES, STRIDE
from voliera.games.bower.rules.survey import COLOURED_SHELLS, FIELD
from voliera.kernel import States
from voliera.kernel.exact import exp

MOST = 5
"""More matching objects are counted as this many, and the other's fewer."""
MOST_WANTED = 3
"""More on one square is no better."""
EMPTIES = STRIDE + 1
SLOPE = 256
SLOPE_GRAIN = 32
KINS = len(MATERIALS) * 4 * 2
"""Materials, gems (three at most), with shells or without."""
MOST_NEAR = 12
"""More empty squares beside a group make no difference."""
ROOM_BELOW = 1
ROOMS = ROOM_BELOW + SQUARES + 8
"""How many empty squares lie beside a group: one less than none, to all and those beside a tile once more."""
LEADS = 12
"""A lead of more shells is no surer."""


def fill_tables(works: States, faces: npt.NDArray[np.uint32], zero_ties: bool, lone_ties: bool) -> None:
    """Fill the tables of a work space."""
    w = works[0]
    hope, tie = column_tables(tuple(w.taste[: Taste.BONUS].tolist()), zero_ties, lone_ties)
    w.hope[:], w.tie[:] = hope, tie
    for lead in range(-LEADS, LEADS + 1):
        for empty in range(2 * EMPTIES - 1):
            w.edge[lead + LEADS, empty] = edge_hope(lead, empty)
    for gems in range(ENOUGH):
        for number in range(SQUARES + 1):
            w.third[0, gems, number] = third_gem_hope(gems, w.taste[Taste.COLUMN_GEM] * number)
            w.third[1, gems, number] = third_gem_hope(gems, w.taste[Taste.GROUP_GEM] * number)
        for number in range(-ROOM_BELOW, ROOMS - ROOM_BELOW):
            w.growth[ROOMS * gems + ROOM_BELOW + number] = w.third[1, gems, max(0, min(MOST_NEAR, number))]
    for square in range(SQUARES):
        w.beside[square] = neighbours(square)
    for i in range(-SLOPE, SLOPE + 1):
        w.slope[i + SLOPE] = 1 - 2 / (1 + exp(i / SLOPE_GRAIN))
    for half, face in enumerate(faces.reshape(-1).tolist()):
        counts = [face >> 2 * kind & 3 for kind in range(len(OBJECTS))]
        w.packed[half] = sum(n << FIELD * kind for kind, n in enumerate(counts))
        if face & EMBLEM:
            w.packed[half] += 1 << FIELD * COLOURED_SHELLS
        w.material[half] = face >> MATERIAL_SHIFT & 3
        w.gems[half] = counts[GEM]  # two bits for each kind: three at most
        w.shells[half] = counts[SHELL]
        w.kin[half] = (4 * int(w.material[half]) + counts[GEM]) * 2 + (counts[SHELL] > 0)
        kinds = [kind for kind in range(len(EGGS)) if counts[kind]]
        w.kinds_n[half] = len(kinds)
        for i, kind in enumerate(kinds):
            w.kind[half, i], w.objects[half, i] = kind, counts[kind]
        for egg in range(len(EGGS)):
            first = egg - egg % HUES
            asked = range(first, first + HUES) if egg % HUES == WHITE else (egg, first + WHITE)
            w.wanted[egg, half] = min(MOST_WANTED, sum(counts[kind] for kind in asked))


def neighbours(square: int) -> int:
    """The squares beside a square, as a set."""
    column, row = divmod(square, STRIDE)
    beside = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return sum(1 << (STRIDE * x + y) for x, y in beside if 0 <= x < COLUMNS and 0 <= y < STRIDE)


@cache
def column_tables(
    chances: tuple[float, ...], zero_ties: bool, lone_ties: bool
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """The eggs that a column promises to a seat that knows its egg, and the eggs that hang on who wins a tie.

    By what the egg asks for (any colour or one) and whether the other knows it; matching objects of both; empty squares
    of both, each of which brings a further object by chance (`Taste.COLOURED` and the next three).
    """
    hope, tie = np.zeros((2, 4, MOST + 1, MOST + 1, EMPTIES, EMPTIES))
    counts = np.arange(MOST + EMPTIES)
    a, b = np.meshgrid(counts, counts, indexing="ij")
    eggs = np.where(a > b, 1.0 + (a == 1), np.where(b > a, -1.0 - (b == 1), 0.0))
    tied = np.where(a == b, 1.0 + (a == 1), 0.0)
    if not zero_ties:
        tied[0, 0] = 0.0
    if not lone_ties:
        tied[1, 1] = 1.0
    for kind in range(4):
        mine = hits_in(chances[kind | 1])
        theirs = hits_in(chances[kind])
        for x in range(MOST + 1):
            for y in range(MOST + 1):
                part = (slice(x, x + EMPTIES), slice(y, y + EMPTIES))
                hope[kind, x, y] = expected(theirs, expected(mine, eggs[part]).T).T
                tie[kind, x, y] = expected(theirs, expected(mine, tied[part]).T).T
    return hope, tie


def hits_in(p: float) -> npt.NDArray[np.float64]:
    """Return by the number of empty squares: how likely 0, 1, 2 … of them bring an object."""
    p = min(1.0, max(0.0, p))
    likely = np.zeros((EMPTIES, EMPTIES))
    likely[0, 0] = 1.0
    for empty in range(1, EMPTIES):
        likely[empty] = likely[empty - 1] * (1 - p)
        likely[empty, 1:] += likely[empty - 1, :-1] * p
    return likely


def expected(likely: npt.NDArray[np.float64], values: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Return the mean of rows of values, each as likely as a row of chances says."""
    total = np.zeros((len(likely), values.shape[1]))
    for i, row in enumerate(values):
        total += likely[:, i, np.newaxis] * row
    return total


def edge_hope(lead: int, empty: int) -> float:
    """Who will win a tie, from -1 to 1: by shells, as far as they will not change (W-E5)."""
    if empty == 0:
        return float((lead > 0) - (lead < 0))
    return lead / (abs(lead) + 0.5 + 0.15 * empty)


def third_gem_hope(gems: int, mean: float) -> float:
    """How likely this many gems become three or more, if that many are to come on average; done is done (W-B2)."""
    if mean <= 0:
        return 0.0
    fewer, term = 0.0, exp(-mean)
    for number in range(ENOUGH - gems):
        fewer += term
        term *= mean / (number + 1)
    return 1 - fewer
