"""What a scoring comes to beside its sets: flaps, Owls, and boxes left open, by the boxes that are filled at the end.

One table answers it all, so the solvers look only for sets. The Owl copies the lowest value written (B-A5), which is
not known before the end; so it is planned by thresholds. For t from 2 to 5 only sets of at least t cards are written,
and the Owl copies t. That is never more than it would really copy, and for the best play one t is just that.
"""

import numpy as np

from voliera.games.birdie.rules.box import OWL_LIMIT, SHORTEST_SET, Bird
from voliera.games.birdie.solve.values import (
    ALL_BOXES,
    BOX_SETS,
    FEATURE_COUNT,
    MOST_MARKS,
    MOST_PIGEONS,
    Table,
    Values,
)
from voliera.kernel import entry

NO_OWL = 0
"""The threshold of a play without Owls: sets of any length."""


def thresholds(owls: int, lowest: int = 0) -> range | tuple[int]:
    """The values that the Owl may be planned to copy; `lowest` is the smallest one already written, 0 if none is."""
    if not owls:
        return (NO_OWL,)
    return range(SHORTEST_SET, min(lowest or OWL_LIMIT, OWL_LIMIT) + 1)


def endings(values: Values, filled: int, owls: int, threshold: int, wrote: bool) -> Table:
    """endings[pigeons used][filled boxes at the end], in units.

    `wrote`: whether a set was written in this scoring before; without any, the Owl cannot be used.
    """
    tables = values.tables
    out = np.zeros((MOST_PIGEONS + 1, BOX_SETS), np.int32)
    tally(tables.flaps, tables.open, tables.owl, tables.costs, filled, owls, threshold, wrote, out)
    return out


@entry
def tally(
    flaps: Table, left: Table, owl: Table, costs: Table, filled: int, owls: int, copied: int, wrote: bool, out: Table
) -> None:
    """Fill the table of `endings`."""
    ends = out[0]
    for boxes in range(BOX_SETS):
        ends[boxes] = left[ALL_BOXES & ~boxes]
    cost = int(costs[Bird.OWL.value])
    for _ in range(owls if copied else 0):
        for boxes in range(BOX_SETS):  # fewer boxes first: those with more still hold one Owl less
            best = int(ends[boxes])
            for box in range(FEATURE_COUNT):
                if not (boxes >> box) & 1:
                    best = max(best, int(ends[boxes | (1 << box)]) + int(owl[box, copied]) - cost)
            ends[boxes] = best
    if not wrote:
        ends[filled] = left[ALL_BOXES & ~filled]
    for pigeons in range(MOST_PIGEONS, -1, -1):
        for boxes in range(BOX_SETS):
            marks = 2 * pigeons
            for box in range(FEATURE_COUNT):
                marks += ((boxes & ~filled) >> box) & 1
            marks = min(marks, MOST_MARKS)
            out[pigeons, boxes] = int(out[0, boxes]) + int(flaps[marks]) - pigeons * int(costs[Bird.PIGEON.value])
