"""What the solvers maximise: the worth of sets, flaps, copies and open boxes to the seat that scores.

They maximise a sum of tables and do not care where these come from. `in_points` gives the rules' own points; bots put
their estimates of what follows into the same tables: what a box kept open for round 2 is worth, how likely a trophy
is to stay, what an ability is missed later.

Inside the solvers all worths are whole multiples of 1/1024 point, so that sums are exact in any order.
"""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from voliera.games.birdie.rules.box import FIRST_SEASON, LONGEST_SET, OWL_LIMIT, SHORTEST_SET, TROPHY_POINTS
from voliera.games.birdie.solve.knowledge import Knowledge

FEATURE_COUNT = 8
ALL_BOXES = (1 << FEATURE_COUNT) - 1
BOX_SETS = 1 << FEATURE_COUNT
"""Sets of boxes are numbers of eight bits, bit f for box f."""
MOST_PIGEONS = 2
MOST_MARKS = FEATURE_COUNT + 2 * MOST_PIGEONS
"""Flaps that one scoring can mark: one for each box, two for each Pigeon."""
POINT = 1024
"""A point in the solvers' units."""
MOST_WORTH = 1000
"""Larger worths are refused: eight sets of them, flaps and open boxes must stay below 2**24 units."""
NOTHING_OPEN = (0.0,) * BOX_SETS
FREE = (0.0, 0.0, 0.0, 0.0)

Row = tuple[float, ...]
Table = npt.NDArray[np.int32]


@dataclass(frozen=True)
class Values:
    """Tables of worth, in points, relative to where the seat stands before it goes on.

    A copy is worth no less if it is higher, and no flap does harm: what the Owl and the Pigeon are for.
    """

    sets: tuple[Row, ...]
    """sets[feature][length]: a set of this many cards written into that box, a trophy taken by it included."""
    flaps: Row
    """flaps[count]: this many flap boxes marked from now on, 0 to 12."""
    owl: tuple[Row, ...]
    """owl[box][value]: a copied value of 0 to 5 written into that box, a trophy taken by it included."""
    open: Row = NOTHING_OPEN
    """open[boxes]: just these boxes left open at the end (a number of eight bits)."""
    costs: tuple[float, float, float, float] = FREE
    """costs[bird]: playing that bird's ability now."""

    def __post_init__(self) -> None:
        """Refuse tables that the solvers would misread."""
        shapes = (
            ("sets", self.sets, LONGEST_SET + 1),
            ("owl", self.owl, OWL_LIMIT + 1),
            ("flaps", (self.flaps,), MOST_MARKS + 1),
            ("open", (self.open,), BOX_SETS),
            ("costs", (self.costs,), 4),
        )
        for name, rows, length in shapes:
            expected = FEATURE_COUNT if name in ("sets", "owl") else 1
            if len(rows) != expected or any(len(row) != length for row in rows):
                raise ValueError(f"{name}: {expected} × {length} numbers are needed")
            if not all(min(row) >= -MOST_WORTH and max(row) <= MOST_WORTH for row in rows):
                raise ValueError(f"{name}: numbers of at most {MOST_WORTH} either way are needed")
        for name, rows in (("owl", tuple(row[SHORTEST_SET:] for row in self.owl)), ("flaps", (self.flaps,))):
            if any(later < earlier for row in rows for earlier, later in pairwise(row)):
                raise ValueError(f"{name}: worth must not fall")

    @cached_property
    def tables(self) -> "Tables":
        """The same in the solvers' units."""
        rows = in_units(self.flaps), in_units(self.open), in_units(self.costs)
        return Tables(in_units_each(self.sets), rows[0], in_units_each(self.owl), *rows[1:])


class Tables:
    """`Values` in units, as arrays that compiled code reads."""

    def __init__(self, sets: Table, flaps: Table, owl: Table, open_: Table, costs: Table) -> None:
        """All in units."""
        self.sets = sets
        self.sets32 = sets.astype(np.float32)
        self.flaps = flaps
        self.owl = owl
        self.open = open_
        self.costs = costs

    @cached_property
    def grain(self) -> int:
        """A number that divides every worth: between two different sums there is at least that much."""
        tables = (self.sets, self.flaps, self.owl, self.open, self.costs)
        return int(np.gcd.reduce([np.gcd.reduce(table, axis=None) for table in tables])) or 1


@lru_cache(maxsize=64)
def in_units(row: Row) -> Table:
    """Points, to the nearest 1/1024, not to be changed: rows of flaps and open boxes come again and again."""
    return np.array([round(points * POINT) for points in row], np.int32)


def in_units_each(rows: tuple[Row, ...]) -> Table:
    """The same of several rows."""
    return np.array([[round(points * POINT) for points in row] for row in rows], np.int32)


def trophy_threshold(k: Knowledge, feature: int) -> int:
    """A higher value written takes the bird's trophy; where there is none to be taken, no value is higher (B-P9)."""
    if feature >= FIRST_SEASON or k.trophies[feature] == k.seat:
        return LONGEST_SET
    return k.highest_of_others(feature)


def flap_gains(k: Knowledge) -> tuple[int, ...]:
    """Flap points gained by marking this many boxes now; beyond the last box nothing (B-C3)."""
    marked = k.flaps[k.seat]
    last = len(k.flap_points) - 1
    now = k.flap_points[marked]
    return tuple(k.flap_points[min(last, marked + count)] - now for count in range(MOST_MARKS + 1))


def in_points(k: Knowledge) -> Values:
    """The rules' points: boxes, flap points, trophies taken now."""
    lengths = range(LONGEST_SET + 1)
    beaten = [trophy_threshold(k, feature) for feature in range(FEATURE_COUNT)]
    sets = tuple(tuple(length + TROPHY_POINTS * (length > most) for length in lengths) for most in beaten)
    return Values(sets, flap_gains(k), tuple(row[: OWL_LIMIT + 1] for row in sets))


WORTHLESS = Values(
    ((0.0,) * (LONGEST_SET + 1),) * FEATURE_COUNT,
    (0.0,) * (MOST_MARKS + 1),
    ((0.0,) * (OWL_LIMIT + 1),) * FEATURE_COUNT,
)
"""Nothing is worth anything: for trials."""
