"""The record: everything that a game of Bower is, in less than a kilobyte.

A copy is a memory copy, equality is equality of bytes, and the random generator is part of it. Nest tiles are numbers 0
to 35 in the order of the component file, the five bonus nest tiles 36 to 40; bonus tiles 0 to 19, eggs 0 to 7 and
objects 0 to 9 in the order of components.py; -1 stands for "none".

A nest is 30 squares, five in each column: square = 5 × column + row, row 0 at the board; the standard game leaves row 4
empty. Sets of squares are numbers of 30 bits.
"""

from enum import IntEnum

import numpy as np

from voliera.games.bower.rules.box import BONUSES, NEST_BONUSES, TILES
from voliera.kernel import Record, States, rule

SEATS = 2
COLUMNS = 6
STRIDE = 5
"""Squares in a column, and so the distance from a square to its neighbour in the next one."""
SQUARES = COLUMNS * STRIDE
ALL_TILES = TILES + len(NEST_BONUSES)
DISPLAY = 3
HAND = 24
"""Room in a hand: turns without room fill it (W-T3), to eleven or so at the very most; more can be set up."""
DRAWN = 3
ITEMS = 24
"""Room for what is laid into a nest: fifteen tiles, the cover, five tokens."""
MATERIALS_COUNTED = 3
TOKENS = 5
"""The tokens X, white Feather, white Flower, Shells, Branch (W-C5)."""
NONE = -1
SUPER_TILES = 7
TURNS = 12
SUPER_TURNS = 15


class Phase(IntEnum):
    """What is asked of the seat to move.

    The first eight are the protocol's; in the next three an action is half said; the last never outlasts a step.
    """

    SETUP = 0
    TAKE = 1
    PLAY = 2
    BONUS = 3
    KEEP = 4
    EFFECT = 5
    DISCARD = 6
    OVER = 7
    PLACE = 8  # a tile of the hand is named: where to?
    OBJECT = 9  # a square for the X is named: which object?
    ALONG = 10  # a square for the Branch is named: along the row, or along the column?
    TURN_DONE = 11  # nobody is asked: turns.py goes on, within the same step


class Variant(IntEnum):
    """The size of the nests, and where bonus tiles come from."""

    STANDARD = 0
    SUPER = 1


class Token(IntEnum):
    """The bonus tokens, in the order of their tiles."""

    X = 0
    WHITE_FEATHER = 1
    WHITE_FLOWER = 2
    SHELLS = 3
    BRANCH = 4


class Bonus(IntEnum):
    """The bonus tiles that have an effect of their own, and where each kind begins."""

    COLOURED_SHELLS = 4
    EGG_YELLOW = 5
    EGG_SHELLS = 8
    SPY_OPPONENT = 9
    SPY_ASIDE = 10
    X = 11
    WHITE_FEATHER = 12
    WHITE_FLOWER = 13
    SHELLS = 14
    BRANCH = 15
    COVER = 16
    GIFT = 17
    DOUBLE_TURN = 18
    DISCARD = 19


COVERED = ALL_TILES
"""Added to a tile's number where it lies as a cover, in the list of what was laid."""
FIRST_TOKEN = 2 * ALL_TILES
"""Added to a token's number in that list."""

STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("rng", np.uint32, (4,)),  # the generator (kernel.draw)
                ("faces", np.uint32, (ALL_TILES, 2)),  # what is on both squares of each tile (components.encode_square)
                ("filled", np.int32, (SEATS,)),  # squares with a tile
                ("material", np.int32, (SEATS, 4)),  # squares of each material
                ("gems", np.int32, (SEATS, 2)),  # squares with one gem or three; squares with two or three
                ("crossed_mask", np.int32),  # bonus.draw_three says what this remembers
                ("players", np.int8),
                ("variant", np.int8),
                ("fair_play", np.int8),
                ("zero_ties", np.int8),
                ("first", np.int8),  # who began
                ("phase", np.int8),
                ("seat", np.int8),  # who acts; -1 when the game is over
                ("turns", np.int8, (SEATS,)),  # finished turns
                ("eggs", np.int8, (COLUMNS,)),
                ("aside", np.int8, (2,)),
                ("spied", np.int8, (SEATS,)),  # a bit per column whose egg the seat has looked at
                ("spied_aside", np.int8, (SEATS,)),
                ("pile", np.int8, (TILES,)),  # the nest tiles to come are its end, from `top` on
                ("top", np.int8),
                ("display", np.int8, (DISPLAY,)),
                ("display_n", np.int8),
                ("hand", np.int8, (SEATS, HAND)),  # in order of arrival
                ("hand_n", np.int8, (SEATS,)),
                ("gift", np.int8),  # the tile given
                ("gift_seat", np.int8),  # … and who must play it
                ("double", np.int8),  # the seat that owes a second turn
                ("out", np.int8, (ALL_TILES,)),  # tiles out of the game
                ("out_n", np.int8),
                ("square", np.int8, (SEATS, SQUARES)),  # what lies on top: 2 × tile + half
                ("laid", np.int8, (SEATS, ITEMS)),  # what was laid, in order: a tile, a cover, a token
                ("laid_at", np.int8, (SEATS, ITEMS)),  # … on which square (a tile's first)
                ("laid_how", np.int8, (SEATS, ITEMS)),  # … facing where; the X's object; the Branch's direction
                ("laid_n", np.int8, (SEATS,)),
                ("token_at", np.int8, (TOKENS,)),  # where each token counts: square, + 30 in seat 1's nest
                ("x_object", np.int8),  # what the X lies on
                ("branch_along", np.int8),  # 0 along the row, 1 along the column
                ("bonus_pile", np.int8, (len(BONUSES),)),  # next one first; Super Nest: the open tiles
                ("bonus_n", np.int8),
                ("discards", np.int8, (len(BONUSES),)),
                ("discarded_by", np.int8, (len(BONUSES),)),  # … by whom, who remembers it
                ("discards_n", np.int8),
                ("drawn", np.int8, (DRAWN,)),
                ("drawn_n", np.int8),
                ("kept", np.int8, (SEATS, len(BONUSES))),
                ("kept_n", np.int8, (SEATS,)),
                ("effect", np.int8),  # the kept tile whose effect is to be settled
                ("cover_tile", np.int8),  # the tile drawn for the cover
                ("chosen", np.int8),  # what a half-said action has named
                ("crossed_n", np.int8),  # … and this
                # Options that are usually on, and 0 then: these bytes were spare, and choices depend on all bytes.
                ("lone_ties_off", np.int8),
                ("joining_gems_off", np.int8),
            ],
            align=True,
        ),
    )
)

NONE_WHERE_UNUSED = (
    *("seat", "eggs", "aside", "pile", "display", "hand", "gift", "gift_seat", "double", "out", "square", "laid"),
    *("laid_at", "laid_how", "token_at", "x_object", "branch_along", "bonus_pile", "discards", "discarded_by"),
    *("drawn", "kept", "effect", "cover_tile", "chosen", "crossed_n"),
)


def blank_records(count: int) -> States:
    """Records in which nothing has been dealt. Unused places always hold "none", so equal tables are equal bytes."""
    states = np.zeros(count, STATE)
    for field in NONE_WHERE_UNUSED:
        states[field] = NONE
    states["players"] = SEATS
    states["top"] = TILES
    return states


@rule
def rows(s: Record) -> int:
    """Rows of a nest: four, or five in Super Nest (W-C1, W-V1)."""
    return STRIDE if s.variant == Variant.SUPER else STRIDE - 1


@rule
def turns_left(s: Record, seat: int) -> int:
    """How many of its twelve turns (fifteen in Super Nest) a seat still has (W-E1, W-V1)."""
    return (SUPER_TURNS if s.variant == Variant.SUPER else TURNS) - int(s.turns[seat])


assert STATE.itemsize == sum(STATE[name].itemsize for name in STATE.names or ()), "equality is bytes: no padding"
