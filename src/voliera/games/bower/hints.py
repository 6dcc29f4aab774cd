"""Hints: numbers beside the observation that belong to single steps, for networks to weigh.

A step that lays a tile has a few numbers that say what comes of it at once, as far as the seat can know; a step that
names a tile has the best of each over all places. The network answers with a weight for each of these numbers, and what
they come to is added to its preference for the step. Steps are numbered as the seat counts (mirror.py).
"""

from enum import IntEnum

import numpy as np
import numpy.typing as npt

from voliera.games.bower.mirror import turned_place
from voliera.games.bower.rules.box import EGGS, GEM, MATERIAL_SHIFT
from voliera.games.bower.rules.gems import ENOUGH
from voliera.games.bower.rules.nest import FACINGS, around, count, gems_in, group, second_square
from voliera.games.bower.rules.numbers import PLACE, STEPS
from voliera.games.bower.rules.state import MATERIALS_COUNTED, NONE, SQUARES, STRIDE
from voliera.games.bower.rules.survey import column_pays, matching, number, packed, packed_on
from voliera.games.bower.sight import OTHER, OWN, asked, sign_of
from voliera.kernel import Record, rule

Row = npt.NDArray[np.int8]
Found = npt.NDArray[np.int16]
PLACES = FACINGS * SQUARES
HINTED = STEPS
"""Steps with hints: 0 … HINTED - 1."""
LOWEST = -100


class Hint(IntEnum):
    """The numbers of a place. More is better, as a rule."""

    EGGS = 0  # eggs won at once: columns that the seat has seen, and largest groups by their size
    BONUS = 1  # whether a bonus tile is earned
    HOPED = 2  # eggs in a column that the seat has not seen, under each egg times the belief in it
    MATCHING = 3  # objects that eggs ask for, in columns that the seat has seen
    LIKELY = 4  # … in one that it has not, under each egg times the belief in it
    GROWN = 5  # squares of the largest group around the tile that counts
    GEMS = 6  # gems that bring a column or a group nearer to its third
    HOLES = 7  # less the groups of empty squares with an odd number: a square of each stays empty
    INSTINCT = 8  # how much less the instinct expects of the step than of the best, where bots say it (bots/promise.py)
    COUNT = 9


HINTS = int(Hint.COUNT)
SCALES = (0.5, 1.0, 0.06, 0.5, 0.06, 0.15, 0.5, 0.5, 0.1)
FIRST_WEIGHTS = (0.0,) * Hint.INSTINCT + (1.0,)
"""What a network that has learned nothing makes of the hints: it follows the instinct."""


@rule
def fits(g: Record, place: int) -> bool:
    """Whether a tile can be laid in a place: 4 × its first square + its facing."""
    square = place // FACINGS
    facing = place % FACINGS
    low = square if facing < 2 else second_square(square, facing)
    if low < 0:
        return False
    squares = int(g.level) if facing % 2 else int(g.upright)
    return ((squares >> low) & 1) != 0


@rule
def hint_place(s: Record, g: Record, tile: int, place: int, found: Found) -> None:
    """Write the hints of a tile in a place where it fits."""
    first = place // FACINGS
    second = second_square(first, place % FACINGS)
    placed = (1 << first) | (1 << second)
    for i in range(HINTS):
        found[i] = 0
    hint_columns(s, g, tile, first, second, found)
    for half in range(2):
        hint_group(s, g, tile, half, second if half else first, placed, found)
    empty = int(g.empty[OWN]) & ~placed
    near = around(placed) & empty
    while near != 0:
        hole = group(near & -near, empty, 0)
        near &= ~hole
        found[Hint.HOLES.value] -= count(hole) & 1
    if s.cover_tile != NONE or s.bonus_n + s.discards_n == 0:
        found[Hint.BONUS.value] = 0


@rule
def hint_columns(s: Record, g: Record, tile: int, first: int, second: int, found: Found) -> None:
    """What the columns under a tile gain."""
    seat = int(s.seat)
    one = packed(int(s.faces[tile, 0]))
    two = packed(int(s.faces[tile, 1]))
    if s.cover_tile != NONE:
        one -= packed_on(s, seat, first)
        two -= packed_on(s, seat, second)
    if first // STRIDE == second // STRIDE:
        hint_column(s, g, first // STRIDE, one + two, found)
    else:
        hint_column(s, g, first // STRIDE, one, found)
        hint_column(s, g, second // STRIDE, two, found)


@rule
def hint_column(s: Record, g: Record, column: int, more: int, found: Found) -> None:
    """What a column gains by these objects."""
    before = int(g.objects[OWN, column])
    theirs = int(g.objects[OTHER, column])
    after = before + more
    egg = int(g.egg[column])
    if egg != NONE:
        found[Hint.EGGS.value] += column_pays(s, after, theirs, egg) - int(g.pays[column, egg])
        found[Hint.MATCHING.value] += asked(after, egg) - asked(before, egg)
    else:
        for other in range(len(EGGS)):
            belief = int(g.belief[column, other])
            if belief > 0:
                found[Hint.HOPED.value] += belief * (column_pays(s, after, theirs, other) - int(g.pays[column, other]))
                found[Hint.LIKELY.value] += belief * (matching(after, other) - matching(before, other))
    gems = number(before, GEM)
    if gems < ENOUGH:
        brought = number(after, GEM) - gems
        found[Hint.GEMS.value] += brought
        if gems + brought >= ENOUGH:
            found[Hint.BONUS.value] = 1


@rule
def hint_group(s: Record, g: Record, tile: int, half: int, square: int, placed: int, found: Found) -> None:
    """The group that half a tile makes larger; what both halves make larger is counted once."""
    seat = int(s.seat)
    face = int(s.faces[tile, half])
    other_face = int(s.faces[tile, 1 - half])
    material = (face >> MATERIAL_SHIFT) & 3
    alike = (other_face >> MATERIAL_SHIFT) & 3 == material
    if alike and half == 1:
        return
    joined = int(g.joined[OWN])
    laid = placed if alike else 1 << square
    now = group(1 << square, (int(s.material[seat, material]) & ~placed) | laid, joined)
    before = now & ~placed
    brought = (face >> (2 * GEM)) & 3
    if alike:
        brought += (other_face >> (2 * GEM)) & 3
    gems = gems_in(s, seat, before)
    if material < MATERIALS_COUNTED:
        size = count(now)
        mine = int(g.best[OWN, material])
        theirs = int(g.best[OTHER, material])
        found[Hint.EGGS.value] += sign_of(max(mine, size) - theirs) - sign_of(mine - theirs)
        found[Hint.GROWN.value] = max(int(found[Hint.GROWN.value]), size)
    if (before & int(g.spent)) == 0:
        found[Hint.GEMS.value] += min(ENOUGH, brought)
        if gems + brought >= ENOUGH and (s.joining_gems_off == 0 or brought > 0):
            found[Hint.BONUS.value] = 1


@rule
def hint_all(s: Record, g: Record, row: Row, best: Found, found: Found) -> None:
    """Write all hints into their part of a row, which is zeros before; `best` and `found` are room to work in."""
    for i in range(g.tiles_n):
        clear_best(best)
        for place in range(PLACES):
            if fits(g, place):
                hint_place(s, g, int(g.tiles[i]), place, found)
                if g.first_step == NONE:
                    write_hint(row, PLACE + turned_place(int(s.seat), place), found)
                else:
                    for k in range(HINTS):
                        best[k] = max(best[k], found[k])
        if g.first_step != NONE and best[0] != LOWEST:
            write_hint(row, int(g.first_step) + i, best)


@rule
def clear_best(best: Found) -> None:
    """No place has been looked at."""
    for k in range(HINTS):
        best[k] = LOWEST


@rule
def write_hint(row: Row, step: int, found: Found) -> None:
    """Write the hints of a step, as far as eight bits hold them; what the instinct says is written elsewhere."""
    for k in range(Hint.INSTINCT):
        row[HINTS * step + k] = max(-127, min(127, int(found[k])))
