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
from voliera.kernel import States, entry, rule
from voliera.kernel.exact import exp

Numbers = npt.NDArray[np.float64]

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
def column_tables(chances: tuple[float, ...], zero_ties: bool, lone_ties: bool) -> tuple[Numbers, Numbers]:
    """The eggs that a column promises to a seat that knows its egg, and the eggs that hang on who wins a tie.

    By what the egg asks for (any colour or one) and whether the other knows it; matching objects of both; empty squares
    of both, each of which brings a further object by chance (`Taste.COLOURED` and the next three).
    """
    shape = (4, MOST + 1, MOST + 1, EMPTIES, EMPTIES)
    hope, tie = np.zeros(shape), np.zeros(shape)
    fill_columns(np.array(chances), zero_ties, lone_ties, hope, tie, np.zeros((3, EMPTIES, EMPTIES)))
    return hope, tie


@entry
def fill_columns(
    chances: Numbers, zero_ties: bool, lone_ties: bool, hope: Numbers, tie: Numbers, room: Numbers
) -> None:
    """Fill the tables of columns; `room` is to work in."""
    mine, theirs, half = room[0], room[1], room[2]
    for kind in range(4):
        fill_hits(mine, chances[kind | 1])
        fill_hits(theirs, chances[kind])
        for x in range(MOST + 1):
            for y in range(MOST + 1):
                for tied in range(2):
                    expect_mine(mine, half, x, y, tied == 1, zero_ties, lone_ties)
                    expect_theirs(theirs, half, (tie if tied else hope)[kind, x, y])


@rule
def fill_hits(likely: Numbers, chance: float) -> None:
    """By the number of empty squares: how likely 0, 1, 2 … of them bring an object."""
    p = min(1.0, max(0.0, chance))
    for empty in range(EMPTIES):
        for hits in range(EMPTIES):
            likely[empty, hits] = 0.0
    likely[0, 0] = 1.0
    for empty in range(1, EMPTIES):
        for hits in range(EMPTIES):
            likely[empty, hits] = likely[empty - 1, hits] * (1 - p)
        for hits in range(1, EMPTIES):
            likely[empty, hits] += likely[empty - 1, hits - 1] * p


@rule
def worth(a: int, b: int, tied: bool, zero_ties: bool, lone_ties: bool) -> float:
    """The eggs of a column by the matching objects of both seats, or those that a tie decides (W-E4)."""
    if tied:
        if a != b or (a == 0 and not zero_ties):
            return 0.0
        return 2.0 if a == 1 and lone_ties else 1.0
    if a > b:
        return 2.0 if a == 1 else 1.0
    if b > a:
        return -2.0 if b == 1 else -1.0
    return 0.0


@rule
def expect_mine(likely: Numbers, half: Numbers, x: int, y: int, tied: bool, zero_ties: bool, lone_ties: bool) -> None:
    """The mean over the seat's empty squares, by their number and by the other's further objects."""
    for empty in range(EMPTIES):
        for more in range(EMPTIES):
            total = 0.0
            for hits in range(EMPTIES):
                total += likely[empty, hits] * worth(x + hits, y + more, tied, zero_ties, lone_ties)
            half[empty, more] = total


@rule
def expect_theirs(likely: Numbers, half: Numbers, out: Numbers) -> None:
    """The mean over the other's empty squares, too."""
    for empty in range(EMPTIES):
        for other in range(EMPTIES):
            total = 0.0
            for more in range(EMPTIES):
                total += likely[other, more] * half[empty, more]
            out[empty, other] = total


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
