"""What the seat to move may know, as a row of small numbers: the input of Bower's networks.

One layout serves both variants and all options. Nests, hands and turns come own first, then the other's; columns and
squares keep their numbers. The other's eggs are a secret: the row says which eggs each column can hold, as far as the
seat has seen, and shows the raw evidence, both nests square by square; a network has to weigh it (`bots.belief` does so
by Bayes). Dealing all hidden things again (`redeal`) changes no number (tests/learn/test_observe.py).
"""

import numpy as np
import numpy.typing as npt

from voliera.games.bower.layout import (
    ASIDE,
    BONUS_COUNT,
    CHOSEN_SQUARE,
    CHOSEN_TILE,
    COLUMNS_AT,
    COUNTS,
    COVER,
    DISCARDED,
    DISPLAY_AT,
    DRAWN,
    EFFECT,
    EGG_COUNT,
    EGGS_AT,
    GIFT_AT,
    HAND_SHOWN,
    HANDS_AT,
    KEPT,
    MATERIAL_COUNT,
    NESTS,
    OBJECT_COUNT,
    OPEN_BONUSES,
    PHASE,
    PILE,
    POSSIBLE,
    SQUARE,
    TABLE,
    TILE,
    TOKEN_FACTS,
    TOKENS_AT,
)
from voliera.games.bower.rules.box import MATERIAL_SHIFT, TILES
from voliera.games.bower.rules.numbers import GIFT, HAND
from voliera.games.bower.rules.redeal import sees_egg
from voliera.games.bower.rules.state import (
    COLUMNS,
    NONE,
    SEATS,
    SQUARES,
    STRIDE,
    TOKENS,
    Phase,
    turns_left,
)
from voliera.kernel import Record, States, entry, rule

Row = npt.NDArray[np.int8]


@rule
def observe(s: Record, row: Row) -> None:
    """Write what the seat to move may know into a row of zeros."""
    see_nests(s, row)
    see_tokens(s, row)
    see_tiles(s, row)
    see_half_said(s, row)
    see_eggs(s, row)
    see_bonuses(s, row)
    see_table(s, row)


@entry
def observe_first(states: States, row: Row) -> None:
    """The observation of the first game of an array, into any row."""
    for i in range(row.shape[0]):
        row[i] = 0
    observe(states[0], row)


@rule
def see_square(row: Row, at: int, face: int) -> None:
    """The material of a square, and the objects on it."""
    row[at + ((face >> MATERIAL_SHIFT) & 3)] = 1
    for kind in range(OBJECT_COUNT):
        row[at + MATERIAL_COUNT + kind] = (face >> (2 * kind)) & 3


@rule
def see_tile(s: Record, row: Row, at: int, tile: int) -> None:
    """Both squares of a tile."""
    for half in range(2):
        see_square(row, at + SQUARE * half, int(s.faces[tile, half]))


@rule
def see_nests(s: Record, row: Row) -> None:
    """Both nests, square by square and column by column."""
    for k in range(SEATS):
        seat = int(s.seat) if k == 0 else SEATS - 1 - int(s.seat)
        for square in range(SQUARES):
            top = int(s.square[seat, square])
            if top == NONE:
                continue
            at = NESTS + SQUARE * (SQUARES * k + square)
            see_square(row, at, int(s.faces[top >> 1, top & 1]))
            column = COLUMNS_AT + OBJECT_COUNT * (COLUMNS * k + square // STRIDE)
            for kind in range(OBJECT_COUNT):
                row[column + kind] += row[at + MATERIAL_COUNT + kind]


@rule
def nest_place(s: Record, place: int) -> int:
    """A place of both nests (square, + 30 in seat 1's nest), counted from the seat to move."""
    return place if s.seat == 0 else (place + SQUARES) % (SEATS * SQUARES)


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
def see_tiles(s: Record, row: Row) -> None:
    """Display, hands (every tile in them lay open before, W-T4), the gift, and which tiles are in the pile."""
    for i in range(s.display_n):
        see_tile(s, row, DISPLAY_AT + TILE * i, int(s.display[i]))
    for k in range(SEATS):
        seat = int(s.seat) if k == 0 else SEATS - 1 - int(s.seat)
        for i in range(min(HAND_SHOWN, int(s.hand_n[seat]))):
            see_tile(s, row, HANDS_AT + TILE * (HAND_SHOWN * k + i), int(s.hand[seat, i]))
    if s.gift != NONE:
        see_tile(s, row, GIFT_AT, int(s.gift))
        row[GIFT_AT + TILE + (0 if s.gift_seat == s.seat else 1)] = 1
    for i in range(s.top, TILES):
        row[PILE + int(s.pile[i])] = 1


@rule
def see_half_said(s: Record, row: Row) -> None:
    """The tile or the square that a half-said action has named; the tile drawn for a cover."""
    if s.phase == Phase.PLACE:
        gift = s.chosen == GIFT - HAND
        see_tile(s, row, CHOSEN_TILE, int(s.gift) if gift else int(s.hand[s.seat, s.chosen]))
    elif s.phase == Phase.OBJECT or s.phase == Phase.ALONG:  # noqa: PLR1714
        row[CHOSEN_SQUARE + nest_place(s, int(s.chosen))] = 1
    if s.cover_tile != NONE:
        see_tile(s, row, COVER, int(s.cover_tile))


@rule
def see_eggs(s: Record, row: Row) -> None:
    """The eggs that the seat has seen, and what all others can be (W-S1, W-B7, W-B8)."""
    unseen = (1 << EGG_COUNT) - 1
    for column in range(COLUMNS):
        if sees_egg(s, int(s.seat), column):
            row[EGGS_AT + EGG_COUNT * column + int(s.eggs[column])] = 1
            unseen &= ~(1 << int(s.eggs[column]))
    if s.spied_aside[s.seat] != 0:
        for i in range(2):
            row[ASIDE + int(s.aside[i])] = 1
            unseen &= ~(1 << int(s.aside[i]))
    for egg in range(EGG_COUNT):
        if (unseen >> egg) & 1 == 0:
            continue
        for column in range(COLUMNS):
            if not sees_egg(s, int(s.seat), column):
                row[POSSIBLE + EGG_COUNT * column + egg] = 1
        if s.spied_aside[s.seat] == 0:
            row[ASIDE + EGG_COUNT + egg] = 1


@rule
def see_bonuses(s: Record, row: Row) -> None:
    """Bonus tiles kept by both; those that the seat draws and has discarded; in Super Nest the open ones."""
    for k in range(SEATS):
        seat = int(s.seat) if k == 0 else SEATS - 1 - int(s.seat)
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
        seat = int(s.seat) if k == 0 else SEATS - 1 - int(s.seat)
        row[COUNTS + k] = turns_left(s, seat)
        row[COUNTS + 2 + k] = s.hand_n[seat]
        row[COUNTS + 4 + k] = s.laid_n[seat]
        row[TABLE + 2 + k] = 1 if s.double == seat else 0
    row[COUNTS + 6] = TILES - int(s.top)
    row[COUNTS + 7] = s.bonus_n
    row[COUNTS + 8] = s.discards_n
    row[PHASE + int(s.phase)] = 1
    row[TABLE] = s.seat
    row[TABLE + 1] = 1 if s.first == s.seat else 0
    row[TABLE + 4] = s.variant
    row[TABLE + 5] = s.fair_play
    row[TABLE + 6] = s.zero_ties
    row[TABLE + 7] = s.lone_ties_off
    row[TABLE + 8] = s.joining_gems_off
