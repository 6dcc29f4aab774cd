"""What the seat to move may know, as a row of small numbers: the input of Bower's networks.

One layout serves both variants and all options. Nests, hands and turns come own first, then the other's; columns and
squares are numbered as the seat counts (mirror.py): its own eggs are always those of columns 0, 2 and 4. The other's
eggs are a secret: the row says which eggs each column can hold, as far as the seat has seen, with a rough belief in
each (sight.py), and shows the raw evidence, both nests square by square. Behind it networks have what bots make of it
(bots/observed.py), and hints (hints.py). Dealing all hidden things again (`redeal`) changes no number
(tests/learn/test_observe.py).
"""

import numpy as np
import numpy.typing as npt

from voliera.games.bower.layout import (
    AHEAD,
    ASIDE,
    BELIEF,
    BONUS_COUNT,
    CHOSEN_SQUARE,
    CHOSEN_TILE,
    COLUMN_KINDS,
    COLUMNS_AT,
    COUNTS,
    DISCARDED,
    DISPLAY_AT,
    DRAWN,
    EFFECT,
    EGG_COUNT,
    EGG_TILES_AT,
    EGGS_AT,
    GIFT_AT,
    GROUP_GEMS,
    GROUP_SIZES,
    HAND_SHOWN,
    HANDS_AT,
    KEPT,
    LARGEST,
    MATERIAL_COUNT,
    NESTS,
    OBJECT_COUNT,
    OPEN_BONUSES,
    PAYS,
    PHASE,
    PILE,
    ROOM,
    SPIED,
    SQUARE,
    STANDING,
    STANDING_AT,
    TABLE,
    TILE,
    TOKEN_FACTS,
    TOKENS_AT,
)
from voliera.games.bower.mirror import turned_column, turned_square
from voliera.games.bower.rules.box import MATERIAL_SHIFT, TILES
from voliera.games.bower.rules.nest import COLUMN, count
from voliera.games.bower.rules.redeal import sees_egg
from voliera.games.bower.rules.scoring import EGG_TILES
from voliera.games.bower.rules.state import (
    COLUMNS,
    MATERIALS_COUNTED,
    NONE,
    SEATS,
    SQUARES,
    STRIDE,
    TOKENS,
    Bonus,
    Phase,
    turns_left,
)
from voliera.games.bower.rules.survey import declarable, matching, number
from voliera.games.bower.sight import OTHER, OWN, keeper, seat_at
from voliera.kernel import Record, rule

Row = npt.NDArray[np.int8]


@rule
def observe(s: Record, g: Record, row: Row) -> None:
    """Write what the seat to move may know into a row of zeros; its sight `g` has been made."""
    observe_laid(s, g, row)
    observe_rest(s, g, row)


@rule
def observe_laid(s: Record, g: Record, row: Row) -> None:
    """Write the first LAID numbers: what follows from the nests, the tokens and the eggs that the seat has seen."""
    see_nests(s, g, row)
    see_tokens(s, row)
    see_columns(s, g, row)
    see_largest(g, row)


@rule
def observe_rest(s: Record, g: Record, row: Row) -> None:
    """Write the numbers behind them."""
    see_lead(s, g, row)
    see_shown(s, row)
    observe_said(s, g, row)


@rule
def observe_said(s: Record, g: Record, row: Row) -> None:
    """Write the numbers from CHOSEN_TILE on."""
    see_tiles(s, g, row)
    see_eggs(s, row)
    see_bonuses(s, row)
    see_table(s, row)


@rule
def see_square(row: Row, at: int, face: int) -> None:
    """Write the material of a square, and the objects on it."""
    row[at + ((face >> MATERIAL_SHIFT) & 3)] = 1
    for kind in range(OBJECT_COUNT):
        row[at + MATERIAL_COUNT + kind] = (face >> (2 * kind)) & 3


@rule
def see_tile(s: Record, row: Row, at: int, tile: int) -> None:
    """Both squares of a tile."""
    for half in range(2):
        see_square(row, at + SQUARE * half, int(s.faces[tile, half]))


@rule
def see_nests(s: Record, g: Record, row: Row) -> None:
    """Both nests, square by square."""
    for side in range(SEATS):
        seat = seat_at(s, side)
        for square in range(SQUARES):
            top = int(s.square[seat, square])
            if top == NONE:
                continue
            place = SQUARES * side + turned_square(int(s.seat), square)
            see_square(row, NESTS + SQUARE * place, int(s.faces[top >> 1, top & 1]))
            row[GROUP_SIZES + place] = g.group_size[side, square]
            row[GROUP_GEMS + place] = g.group_gems[side, square]


@rule
def nest_place(s: Record, place: int) -> int:
    """A place of both nests (square, + 30 in seat 1's nest), own nest first and as the seat counts."""
    side = OWN if place // SQUARES == s.seat else OTHER
    return SQUARES * side + turned_square(int(s.seat), place % SQUARES)


@rule
def see_tokens(s: Record, row: Row) -> None:
    """Where tokens count, what the X lies on, and how the Branch lies (W-C5)."""
    for token in range(TOKENS):
        if s.token_at[token] != NONE:
            row[TOKENS_AT + nest_place(s, int(s.token_at[token]))] = token + 1
    if s.x_object != NONE:
        row[TOKEN_FACTS + int(s.x_object)] = 1
    if s.branch_along != NONE:
        row[TOKEN_FACTS + EGG_COUNT + int(s.branch_along)] = 1


@rule
def see_shown(s: Record, row: Row) -> None:
    """Display and hands: every tile in them lay open before (W-T4)."""
    for i in range(s.display_n):
        see_tile(s, row, DISPLAY_AT + TILE * i, int(s.display[i]))
    for side in range(SEATS):
        seat = seat_at(s, side)
        for i in range(min(HAND_SHOWN, int(s.hand_n[seat]))):
            see_tile(s, row, HANDS_AT + TILE * (HAND_SHOWN * side + i), int(s.hand[seat, i]))


@rule
def see_tiles(s: Record, g: Record, row: Row) -> None:
    """The gift, the pile, and what a half-said action names."""
    if s.gift != NONE:
        see_tile(s, row, GIFT_AT, int(s.gift))
        row[GIFT_AT + TILE + (OWN if s.gift_seat == s.seat else OTHER)] = 1
    for i in range(s.top, TILES):
        row[PILE + int(s.pile[i])] = 1
    if g.tiles_n == 1 and g.first_step == NONE:
        see_tile(s, row, CHOSEN_TILE, int(g.tiles[0]))
    if s.phase == Phase.OBJECT:
        row[CHOSEN_SQUARE + nest_place(s, int(s.chosen))] = 1
    elif s.phase == Phase.ALONG:
        row[CHOSEN_SQUARE + turned_square(int(s.seat), int(s.chosen))] = 1


@rule
def see_columns(s: Record, g: Record, row: Row) -> None:
    """What counts in each column, what it pays, and what to believe of its egg."""
    for column in range(COLUMNS):
        at = turned_column(int(s.seat), column)
        for side in range(SEATS):
            for kind in range(COLUMN_KINDS):
                many = number(int(g.objects[side, column]), kind)
                row[COLUMNS_AT + COLUMN_KINDS * (COLUMNS * side + at) + kind] = many
            row[ROOM + COLUMNS * side + at] = count((int(g.empty[side]) >> (STRIDE * column)) & COLUMN)
        egg = int(g.egg[column])
        if egg != NONE:
            standing = STANDING_AT + STANDING * at
            row[standing] = g.pays[column, egg]
            for side in range(SEATS):
                row[standing + 1 + side] = matching(int(g.objects[side, column]), egg)
                row[standing + 3 + side] = declarable(int(g.objects[side, column]), egg)
        else:
            for egg in range(EGG_COUNT):
                row[PAYS + EGG_COUNT * at + egg] = g.pays[column, egg]
                row[BELIEF + EGG_COUNT * at + egg] = g.belief[column, egg]


@rule
def see_largest(g: Record, row: Row) -> None:
    """The largest groups."""
    for side in range(SEATS):
        for material in range(MATERIALS_COUNTED):
            row[LARGEST + MATERIALS_COUNTED * side + material] = g.best[side, material]


@rule
def see_lead(s: Record, g: Record, row: Row) -> None:
    """Egg tiles, and eggs ahead."""
    for tile in range(EGG_TILES):
        owner = keeper(s, Bonus.EGG_YELLOW.value + tile)
        row[EGG_TILES_AT + tile] = 0 if owner == NONE else (1 if owner == OWN else -1)
        lead = int(g.totals[OWN, tile]) - int(g.totals[OTHER, tile])
        row[EGG_TILES_AT + EGG_TILES + tile] = max(-20, min(20, lead))
    row[AHEAD] = g.ahead
    row[AHEAD + 1] = row[EGG_TILES_AT + 2 * EGG_TILES - 1]


@rule
def see_eggs(s: Record, row: Row) -> None:
    """The eggs that the seat has seen, what those set aside can be, and what the other has spied (W-S1, W-B7, W-B8)."""
    seat = int(s.seat)
    unseen = (1 << EGG_COUNT) - 1
    for column in range(COLUMNS):
        at = turned_column(seat, column)
        if sees_egg(s, seat, column):
            row[EGGS_AT + EGG_COUNT * at + int(s.eggs[column])] = 1
            unseen &= ~(1 << int(s.eggs[column]))
        row[SPIED + at] = (int(s.spied[SEATS - 1 - seat]) >> column) & 1
    row[SPIED + COLUMNS] = s.spied_aside[SEATS - 1 - seat]
    if s.spied_aside[seat] != 0:
        for i in range(2):
            row[ASIDE + int(s.aside[i])] = 1
            unseen &= ~(1 << int(s.aside[i]))
    else:
        for egg in range(EGG_COUNT):
            row[ASIDE + EGG_COUNT + egg] = (unseen >> egg) & 1


@rule
def see_bonuses(s: Record, row: Row) -> None:
    """Bonus tiles kept by both; those that the seat draws and has discarded; in Super Nest the open ones."""
    for k in range(SEATS):
        seat = seat_at(s, k)
        for i in range(s.kept_n[seat]):
            row[KEPT + BONUS_COUNT * k + int(s.kept[seat, i])] = 1
    for i in range(s.drawn_n):
        row[DRAWN + int(s.drawn[i])] = 1
    for i in range(s.discards_n):
        if s.discarded_by[i] == s.seat:
            row[DISCARDED + int(s.discards[i])] = 1
    if s.variant != 0:
        for i in range(s.bonus_n):
            row[OPEN_BONUSES + int(s.bonus_pile[i])] = 1
    if s.effect != NONE:
        row[EFFECT + int(s.effect)] = 1


@rule
def see_table(s: Record, row: Row) -> None:
    """Counts, phase, seats and options."""
    for k in range(SEATS):
        seat = seat_at(s, k)
        row[COUNTS + k] = turns_left(s, seat)
        row[COUNTS + 2 + k] = s.hand_n[seat]
        row[COUNTS + 4 + k] = s.laid_n[seat]
        row[TABLE + 1 + k] = 1 if s.double == seat else 0
    row[COUNTS + 6] = TILES - int(s.top)
    row[COUNTS + 7] = s.bonus_n
    row[COUNTS + 8] = s.discards_n
    row[PHASE + int(s.phase)] = 1
    row[TABLE] = 1 if s.first == s.seat else 0
    row[TABLE + 3] = s.variant
    row[TABLE + 4] = s.fair_play
    row[TABLE + 5] = s.zero_ties
    row[TABLE + 6] = s.lone_ties_off
    row[TABLE + 7] = s.joining_gems_off
