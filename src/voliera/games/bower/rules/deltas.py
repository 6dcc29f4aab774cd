"""What laying a tile would change, counted as the end of the game counts (W-B1, W-B6, W-E2 to W-E7).

`placement` says it of one tile in one place, `placements` of everything that the seat to move can lay: a tile of the
hand, the gift, or the cover. Both work in a survey (survey.py); the game's record is only read. A column whose egg the
viewer cannot know is left out of all sums; its part of the row says what changes under each egg that may lie there.

No part of the warm-up compiles this: it is compiled when it is first asked for.
"""

from enum import IntEnum

import numpy as np
import numpy.typing as npt

from voliera.games.bower.rules.box import EGGS, GEM, MATERIAL_SHIFT, MATERIALS
from voliera.games.bower.rules.effects import legal_effect
from voliera.games.bower.rules.gems import ENOUGH
from voliera.games.bower.rules.nest import FACINGS, count, second_square
from voliera.games.bower.rules.numbers import GIFT, HAND, PLACE, STEPS
from voliera.games.bower.rules.scoring import EGG_TILES
from voliera.games.bower.rules.state import COLUMNS, MATERIALS_COUNTED, NONE, SEATS, SQUARES, STRIDE, Phase, Token
from voliera.games.bower.rules.survey import (
    CHANGED,
    KINDS,
    column_difference,
    counted,
    declarable,
    egg_tiles,
    find_groups,
    matching,
    number,
    packed,
    sign,
    survey,
)
from voliera.games.bower.rules.turns import legal_room
from voliera.kernel import Record, entry, rule

Rows = npt.NDArray[np.int16]
MOST_PLACES = FACINGS * SQUARES
"""No tile has more places."""


class Column(IntEnum):
    """The places in the part of a row for one column of the seat's nest. All but the first are changes."""

    COLUMN = 0  # its number; NONE in the second part if the tile lies in one column
    EGGS = 1  # 0 where the viewer does not know the egg, as the next two
    MATCHING = 2  # objects that match without being declared
    WHITE = 3  # white objects that can be declared to match
    OBJECTS = 4  # eleven: each kind of object, and squares with Coloured Shells
    IF = 15  # eight: the eggs, under each egg that may lie there; 0 for others
    WIDTH = 23


class Delta(IntEnum):
    """The places in a row. What was there before is in the survey; eggs are the seat's less the other's."""

    STEP = 0  # the step that names the tile, HAND + place or GIFT; NONE for a cover
    PLACE = 1  # the step that lays it
    EGGS = 2  # change: all that the viewer can count
    AHEAD = 3  # who then wins by that count, W-E7 included: 1 the seat, -1 the other, 0 both
    EGG_TILES = 4  # change: what egg tiles pay
    BONUS = 5  # 1 if a bonus is earned and there are bonus tiles
    THIRD_COLUMNS = 6  # a bit per column that gets its third gem
    THIRD_GROUPS = 7  # a bit per material of which a group does
    BEST = 8  # three: by material, the strength of the group that then counts (survey.find_groups)
    GROUP_EGGS = 11  # three, change: by material, for the largest group
    GROWN = 14  # four: by material, the size of the group around the squares laid; 0 where none is, or for a cover
    GEMS = 18  # four: the gems of that group
    COLUMNS = 22  # twice `Column`: for the first square, for the second
    WIDTH = 68


def new_rows(count: int) -> Rows:
    """Empty rows, for this many placements."""
    return np.zeros((count, Delta.WIDTH), np.int16)


def new_steps() -> npt.NDArray[np.int16]:
    """Room in which `placements` lists the places."""
    return np.zeros(STEPS, np.int16)


@entry
def placements(s: Record, viewer: int, w: Record, steps: npt.NDArray[np.int16], rows: Rows) -> int:
    """Fill a row for each tile and place that is legal for the seat to move, in the order of its legal steps.

    Returns how many rows are filled; there are no more than there is room for.
    """
    seat = int(s.seat)
    covers = s.phase == Phase.EFFECT and s.cover_tile != NONE
    if not covers and s.phase != Phase.PLAY and s.phase != Phase.PLACE:  # noqa: PLR1714
        return 0
    survey(s, seat, viewer, w)
    places = legal_effect(s, steps) if covers else legal_room(s, steps)
    gifted = s.gift_seat == seat
    n = 0
    for i in range(1 if covers or gifted else int(s.hand_n[seat])):
        step = NONE if covers else (GIFT if gifted else HAND + i)
        tile = int(s.cover_tile if covers else (s.gift if gifted else s.hand[seat, i]))
        if s.phase != Phase.PLACE or step == HAND + s.chosen:
            for j in range(min(places, rows.shape[0] - n)):
                place = int(steps[j]) - PLACE
                placement(s, w, tile, place // FACINGS, place % FACINGS, rows[n])
                rows[n, Delta.STEP] = step
                n += 1
    return n


@entry
def placement(s: Record, w: Record, tile: int, square: int, facing: int, row: Rows) -> None:
    """Fill the row of a tile on two squares of the surveyed seat's nest: both empty, or both filled, to cover them."""
    for i in range(row.shape[0]):
        row[i] = 0
    row[Delta.STEP] = NONE
    row[Delta.PLACE] = PLACE + FACINGS * square + facing
    row[Delta.COLUMNS + Column.WIDTH] = NONE
    second = second_square(square, facing)
    covers = ((int(s.filled[w.seat]) >> square) & 1) != 0
    lay(s, w, tile, square, second)
    eggs = group_parts(s, w, (1 << square) | (1 << second), covers, row)
    for half in range(1 if square // STRIDE == second // STRIDE else 2):
        column = (second if half else square) // STRIDE
        eggs += column_part(s, w, column, covers, row, Delta.COLUMNS + half * Column.WIDTH)
    row[Delta.EGG_TILES] = egg_tiles(w, CHANGED) - egg_tiles(w, int(w.seat))
    row[Delta.EGGS] = eggs + int(row[Delta.EGG_TILES])
    lead = int(w.difference) + int(row[Delta.EGGS])
    if lead == 0:
        lead = int(w.totals[CHANGED, EGG_TILES - 1]) - int(w.totals[SEATS - 1 - int(w.seat), EGG_TILES - 1])
    row[Delta.AHEAD] = sign(lead)
    if row[Delta.THIRD_COLUMNS] + row[Delta.THIRD_GROUPS] != 0 and s.bonus_n + s.discards_n > 0:
        row[Delta.BONUS] = 1


@rule
def lay(s: Record, w: Record, tile: int, first: int, second: int) -> None:
    """Add a tile to the surveyed nest, in place of the last; what it covers counts no more, tokens too (W-B13)."""
    seat = int(w.seat)
    for column in range(COLUMNS):
        w.objects[CHANGED, column] = w.objects[seat, column]
    for egg_tile in range(EGG_TILES):
        w.totals[CHANGED, egg_tile] = w.totals[seat, egg_tile]
    for material in range(len(MATERIALS)):
        w.material[CHANGED, material] = int(w.material[seat, material]) & ~((1 << first) | (1 << second))
    w.joined[CHANGED] = w.joined[seat]
    for half in range(2):
        w.on[CHANGED, w.at[half]] = w.on[seat, w.at[half]]
    for half in range(2):
        square = second if half else first
        face = int(s.faces[tile, half])
        before = int(w.on[seat, square])
        after = packed(face)
        w.at[half] = square
        w.on[CHANGED, square] = after
        w.objects[CHANGED, square // STRIDE] += after - before
        w.material[CHANGED, (face >> MATERIAL_SHIFT) & 3] |= 1 << square
        for egg_tile in range(EGG_TILES):
            w.totals[CHANGED, egg_tile] += counted(after, egg_tile) - counted(before, egg_tile)
        if s.token_at[Token.BRANCH.value] == square + SQUARES * seat:
            w.joined[CHANGED] = 0


@rule
def group_parts(s: Record, w: Record, placed: int, covers: bool, row: Rows) -> int:
    """The groups around the squares laid, and the groups that count; returns the change in eggs (W-E2).

    Squares laid on empty ones make one group of their material larger, and leave all others as they are. A cover may
    break any group apart; and it earns no bonus (W-B13).
    """
    seat = int(w.seat)
    change = 0
    for material in range(len(MATERIALS)):
        within = int(w.material[CHANGED, material])
        laid = within & placed
        before = int(w.best[seat, material])
        find_groups(w, CHANGED, material, within if covers else laid, 0 if covers else before)
        if laid != 0 and not covers:
            row[Delta.GROWN + material] = count(int(w.grown))
            row[Delta.GEMS + material] = w.grown_gems
            unspent = w.grown_gems >= ENOUGH and (int(w.grown) & int(w.spent[seat, material])) == 0
            if unspent and (s.joining_gems_off == 0 or brings_gem(w, laid)):
                row[Delta.THIRD_GROUPS] += 1 << material
        if material < MATERIALS_COUNTED:
            after = int(w.best[CHANGED, material])
            other = int(w.best[SEATS - 1 - seat, material])
            row[Delta.BEST + material] = after
            row[Delta.GROUP_EGGS + material] = sign(after - other) - sign(before - other)
            change += int(row[Delta.GROUP_EGGS + material])
    return change


@rule
def brings_gem(w: Record, laid: int) -> bool:
    """Whether one of these squares of the tile laid last has a gem (W-B1, `joining_gems` off)."""
    for half in range(2):
        square = int(w.at[half])
        if (laid >> square) & 1 and number(int(w.on[CHANGED, square]), GEM) > 0:
            return True
    return False


@rule
def column_part(s: Record, w: Record, column: int, covers: bool, row: Rows, at: int) -> int:
    """One column; returns the change in eggs, 0 under an egg that the viewer does not know (W-E3 to W-E5)."""
    before = int(w.objects[w.seat, column])
    after = int(w.objects[CHANGED, column])
    row[at + Column.COLUMN] = column
    for kind in range(KINDS):
        row[at + Column.OBJECTS + kind] = number(after, kind) - number(before, kind)
    if not covers and number(before, GEM) < ENOUGH and number(after, GEM) >= ENOUGH:
        row[Delta.THIRD_COLUMNS] += 1 << column
    for egg in range(len(EGGS)):
        if (int(w.possible[column]) >> egg) & 1:
            eggs = column_difference(s, w, CHANGED, column, egg) - int(w.eggs_if[column, egg])
            row[at + Column.IF + egg] = eggs
            if w.eggs[column] == egg:
                row[at + Column.EGGS] = eggs
                row[at + Column.MATCHING] = matching(after, egg) - matching(before, egg)
                row[at + Column.WHITE] = declarable(after, egg) - declarable(before, egg)
    return int(row[at + Column.EGGS])
