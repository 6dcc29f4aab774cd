"""The end: largest groups, columns with their declarations, egg tiles, and who has won (W-B6, W-E2 to W-E7).

Everything that leads to an egg is kept beside it, so that a result can explain itself. `Score` says where.
"""

from enum import IntEnum

import numpy as np
import numpy.typing as npt

from voliera.games.bower.rules.box import COLOURS, SHELL, Material
from voliera.games.bower.rules.nest import COLUMN, WHOLE, count, emblems, group, joined_by_branch, objects_on
from voliera.games.bower.rules.state import COLUMNS, MATERIALS_COUNTED, NONE, SEATS, SQUARES, STRIDE, Bonus
from voliera.kernel import Record, entry, rule

Sheet = npt.NDArray[np.int32]
HUES = len(COLOURS)
"""Colours of flowers and feathers, white included; a kind of flower or feather is HUES × (0 or 1) + colour."""
WHITE = HUES - 1
MOSS = int(Material.MOSS)
EGG_TILES = 4


class By(IntEnum):
    """How a group or column was decided."""

    SIZE = 0
    OBJECTS = 1
    COLOURED_SHELLS = 2
    SHELLS = 3
    TIED = 4
    NONE = 5


class Score(IntEnum):
    """The places in a row of the sheet; pairs are seat 0, seat 1."""

    COUNTS = 0  # pair: the group's size, matching objects as declared, objects of an egg tile's colour
    SHELLS = 2  # pair: in the group or column
    COLOURED = 4  # pair: whether Coloured Shells lie there
    EGGS = 6  # pair
    BY = 8
    WHITE = 9  # pair (columns): white objects that can be declared
    DECLARED = 11  # pair (columns): … that are declared to match
    SQUARES = 13  # pair (groups): the counted group
    BRANCH = 15  # pair (groups): whether it hangs together by the Branch only
    OWNER = 17  # egg tiles: the seat; -1 where nobody has kept the tile
    WIDTH = 18


GROUPS = 0  # rows of the sheet: three materials, six columns, four egg tiles, and the whole
FIRST_COLUMN = GROUPS + MATERIALS_COUNTED
FIRST_EGG_TILE = FIRST_COLUMN + COLUMNS
TOTAL = FIRST_EGG_TILE + EGG_TILES
ROWS = TOTAL + 1


def new_sheet() -> Sheet:
    """An empty sheet, for `score`."""
    return np.zeros((ROWS, Score.WIDTH), np.int32)


@rule
def number_of(s: Record, seat: int, squares: int, kind: int) -> int:
    """How many objects of a kind count on these squares."""
    n = 0
    squares &= int(s.filled[seat])
    for square in range(SQUARES):
        if (squares >> square) & 1:
            n += objects_on(s, seat, square, kind)
    return n


@rule
def find_group(s: Record, seat: int, material: int, row: Sheet) -> None:
    """The group of a material that counts: the largest; then one with Coloured Shells, then with most shells."""
    within = int(s.material[seat, material])
    joined = joined_by_branch(s, seat)
    coloured = emblems(s, seat)
    best = -1
    rest = within
    while rest != 0:
        squares = group(rest & -rest, within, joined)
        rest &= ~squares
        shells = number_of(s, seat, squares, SHELL)
        has_coloured = 1 if material == MOSS and (squares & coloured) != 0 else 0
        worth = (count(squares) * 2 + has_coloured) * 256 + shells
        if worth > best:
            best = worth
            row[Score.COUNTS + seat] = count(squares)
            row[Score.SHELLS + seat] = shells
            row[Score.COLOURED + seat] = has_coloured
            row[Score.SQUARES + seat] = squares
            row[Score.BRANCH + seat] = 1 if group(squares & -squares, within, 0) != squares else 0


@rule
def edge(row: Sheet) -> int:
    """Who wins a tie: Coloured Shells, then more shells (W-E2, W-E3, W-E5); 1 for seat 0, -1 for seat 1, 0 nobody."""
    by_coloured = row[Score.COLOURED.value] - row[Score.COLOURED + 1]
    if by_coloured != 0:
        return int(by_coloured)
    if row[Score.SHELLS.value] == row[Score.SHELLS + 1]:
        return 0
    return 1 if row[Score.SHELLS.value] > row[Score.SHELLS + 1] else -1


@rule
def reason(row: Sheet, clear: int, tie_counts: bool) -> int:
    """How it was decided: by the counts (`clear` names them), by what breaks the tie, or not at all."""
    if row[Score.COUNTS.value] != row[Score.COUNTS + 1]:
        return clear
    won = tie_counts and edge(row) != 0
    if won:
        return By.COLOURED_SHELLS if row[Score.COLOURED.value] != row[Score.COLOURED + 1] else By.SHELLS
    return By.NONE if row[Score.COUNTS.value] == 0 else By.TIED


@rule
def score_group(s: Record, material: int, row: Sheet) -> int:
    """One egg for the largest group of a material (W-E2); returns seat 0's eggs less seat 1's."""
    for seat in range(SEATS):
        find_group(s, seat, material, row)
    difference = int(row[Score.COUNTS.value] - row[Score.COUNTS + 1])
    row[Score.BY.value] = reason(row, By.SIZE, row[Score.COUNTS.value] > 0)
    if difference == 0:
        return edge(row) if row[Score.COUNTS.value] > 0 else 0
    return 1 if difference > 0 else -1


@rule
def column_eggs(a: int, b: int, tie: int, zero_ties: int, lone_ties_off: int) -> int:
    """Eggs of a column for a and b matching objects (W-E3): seat 0's less seat 1's. `tie` is who wins a tie."""
    if a > b:
        return 2 if a == 1 else 1
    if b > a:
        return -2 if b == 1 else -1
    if a == 0 and zero_ties == 0:
        return 0
    return 2 * tie if a == 1 and lone_ties_off == 0 else tie


@rule
def best_declaration(
    sign: int, own: int, white: int, other: int, other_white: int, tie: int, zero_ties: int, lone_ties_off: int
) -> int:
    """How many white objects a player declares to match (W-E4), if the other then does the best against it.

    `sign` is 1 for seat 0, -1 for seat 1. Of equally good declarations, the one with most matching objects.
    """
    best = -9
    chosen = 0
    for declared in range(white + 1):
        worst = 9
        for answer in range(other_white + 1):
            if sign > 0:
                eggs = column_eggs(own + declared, other + answer, tie, zero_ties, lone_ties_off)
            else:
                eggs = -column_eggs(other + answer, own + declared, tie, zero_ties, lone_ties_off)
            worst = min(worst, eggs)
        if worst >= best:
            best = worst
            chosen = declared
    return chosen


@rule
def score_column(s: Record, column: int, row: Sheet) -> int:
    """A column's egg (W-E3), with white objects declared for the best difference (W-E4)."""
    squares = COLUMN << (STRIDE * column)
    egg = int(s.eggs[column])
    first = egg - egg % HUES
    for seat in range(SEATS):
        row[Score.SHELLS + seat] = number_of(s, seat, squares, SHELL)
        row[Score.COLOURED + seat] = 1 if (emblems(s, seat) & squares) != 0 else 0
        if egg % HUES == WHITE:
            matching = 0
            for kind in range(first, first + HUES):
                matching += number_of(s, seat, squares, kind)
            row[Score.COUNTS + seat] = matching
            row[Score.WHITE + seat] = 0
        else:
            row[Score.COUNTS + seat] = number_of(s, seat, squares, egg)
            row[Score.WHITE + seat] = number_of(s, seat, squares, first + WHITE)
    a, white_a = int(row[Score.COUNTS.value]), int(row[Score.WHITE.value])
    b, white_b = int(row[Score.COUNTS + 1]), int(row[Score.WHITE + 1])
    tie = edge(row)
    declared_a = best_declaration(1, a, white_a, b, white_b, tie, s.zero_ties, s.lone_ties_off)
    declared_b = best_declaration(-1, b, white_b, a, white_a, tie, s.zero_ties, s.lone_ties_off)
    row[Score.DECLARED.value] = declared_a
    row[Score.DECLARED + 1] = declared_b
    row[Score.COUNTS.value] = a + declared_a
    row[Score.COUNTS + 1] = b + declared_b
    row[Score.BY.value] = reason(row, By.OBJECTS, s.zero_ties != 0 or a + declared_a > 0)
    return column_eggs(a + declared_a, b + declared_b, tie, s.zero_ties, s.lone_ties_off)


@rule
def score_egg_tile(s: Record, tile: int, sheet: Sheet) -> None:
    """An egg tile pays its owner for strictly more of its colour, or of shells (W-B6, W-E6)."""
    row = sheet[FIRST_EGG_TILE + tile]
    row[Score.OWNER.value] = NONE
    of_shells = tile == EGG_TILES - 1
    for seat in range(SEATS):
        for i in range(s.kept_n[seat]):
            if s.kept[seat, i] == Bonus.EGG_YELLOW + tile:
                row[Score.OWNER.value] = seat
        if of_shells:
            row[Score.COUNTS + seat] = sheet[TOTAL, Score.SHELLS + seat]
            row[Score.COLOURED + seat] = sheet[TOTAL, Score.COLOURED + seat]
        else:
            row[Score.COUNTS + seat] = number_of(s, seat, WHOLE, tile) + number_of(s, seat, WHOLE, HUES + tile)
    owner = int(row[Score.OWNER.value])
    if owner != NONE:
        other = SEATS - 1 - owner
        more = row[Score.COUNTS + owner] > row[Score.COUNTS + other]
        if row[Score.COLOURED.value] != row[Score.COLOURED + 1]:
            more = row[Score.COLOURED + owner] != 0
        row[Score.EGGS + owner] = 1 if more else 0


@rule
def give_eggs(row: Sheet, difference: int) -> None:
    """Write down who gets the eggs of a group or column."""
    row[Score.EGGS.value] = max(0, difference)
    row[Score.EGGS + 1] = max(0, -difference)


@entry
def score(s: Record, sheet: Sheet) -> int:
    """Fill an empty sheet; returns the winner, or -1 for a shared win (W-E7)."""
    total = sheet[TOTAL]
    for seat in range(SEATS):
        total[Score.SHELLS + seat] = number_of(s, seat, WHOLE, SHELL)
        total[Score.COLOURED + seat] = 1 if emblems(s, seat) != 0 else 0
    for material in range(MATERIALS_COUNTED):
        give_eggs(sheet[GROUPS + material], score_group(s, material, sheet[GROUPS + material]))
    for column in range(COLUMNS):
        give_eggs(sheet[FIRST_COLUMN + column], score_column(s, column, sheet[FIRST_COLUMN + column]))
    for tile in range(EGG_TILES):
        score_egg_tile(s, tile, sheet)
    for row in range(TOTAL):
        for seat in range(SEATS):
            total[Score.EGGS + seat] += sheet[row, Score.EGGS + seat]
    difference = total[Score.EGGS.value] - total[Score.EGGS + 1]
    if difference == 0:
        difference = edge(total)
    if difference == 0:
        return NONE
    return 0 if difference > 0 else 1
