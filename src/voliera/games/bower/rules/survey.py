"""Both nests read once, and what they are worth as they lie: what deltas.py counts from.

A survey is a small record of its own beside the game's. It counts what scoring.py and gems.py count, in steps that cost
less where one tile is added: what lies on a square, or in a column, is one packed number, six bits for each kind of
object. A viewer counts the eggs that it knows; the others are not read.
"""

import numpy as np

from voliera.games.bower.rules.box import EGGS, EMBLEM, GEM, MATERIAL_SHIFT, MATERIALS, OBJECTS, SHELL
from voliera.games.bower.rules.gems import ENOUGH
from voliera.games.bower.rules.nest import WHITE_FEATHER, WHITE_FLOWER, count, face_on, group, joined_by_branch
from voliera.games.bower.rules.redeal import sees_egg
from voliera.games.bower.rules.scoring import EGG_TILES, HUES, MOSS, WHITE, column_eggs
from voliera.games.bower.rules.state import COLUMNS, MATERIALS_COUNTED, NONE, SEATS, SQUARES, STRIDE, Bonus, Token
from voliera.kernel import Record, States, entry, rule

COLOURED_SHELLS = len(OBJECTS)
"""Squares with Coloured Shells are counted like one more kind of object."""
KINDS = COLOURED_SHELLS + 1
FIELD = 6
"""Bits for each kind in a packed number; a column holds 17 of a kind at most."""
MANY = (1 << FIELD) - 1
DECISIVE = 256
"""Coloured Shells break a tie whatever the shells (W-E5): they are worth more of them than a nest can hold."""
BY_EIGHT, BY_FOUR = 0xF_0000_0000_FFFF, 0xF_0000_FF00_00FF
BY_TWO, BY_ONE = 0xF_00F0_0F00_F00F, 0xC3_0C30_C30C_30C3
"""Where the bits of all kinds are after each of the four moves of `packed`."""
CHANGED = SEATS
"""A third nest beside the two: the seat's own with one more tile."""
EVERYTHING = SEATS
"""The viewer who knows all eggs: for worlds that were dealt again, in which nothing is secret."""

SURVEY = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("on", np.int64, (SEATS + 1, SQUARES)),  # what counts on each square, packed
                ("objects", np.int64, (SEATS + 1, COLUMNS)),  # … in each column
                ("material", np.int32, (SEATS + 1, len(MATERIALS))),  # squares of each material
                ("joined", np.int32, (SEATS + 1,)),  # the two ends of the Branch
                ("best", np.int32, (SEATS + 1, len(MATERIALS))),  # the strength of the best group (find_groups)
                ("spent", np.int32, (SEATS + 1, len(MATERIALS))),  # squares of groups with three gems
                ("totals", np.int32, (SEATS + 1, EGG_TILES)),  # what each egg tile counts
                ("grown", np.int32),  # the group that was looked at last
                ("grown_gems", np.int16),  # … and its gems
                ("possible", np.int16, (COLUMNS,)),  # a bit per egg that may lie there, as far as the viewer knows
                ("eggs", np.int8, (COLUMNS,)),  # the egg, if the viewer knows it
                ("eggs_if", np.int8, (COLUMNS, len(EGGS))),  # what the column pays under each egg that may lie there
                ("owner", np.int8, (EGG_TILES,)),  # who has kept each egg tile
                ("seat", np.int8),  # whose nest gets a tile; eggs are this seat's less the other's
                ("difference", np.int8),  # all eggs that the viewer can count
                ("at", np.int8, (2,)),  # where the tile lies that was added last
            ],
            align=True,
        ),
    )
)


def new_survey() -> States:
    """An array of one survey, for `survey` to fill."""
    return np.zeros(1, SURVEY)


@entry
def survey(s: Record, seat: int, viewer: int, w: Record) -> None:
    """Read the table for a seat that may lay a tile, as a viewer knows it: a seat, -1 for nobody, or `EVERYTHING`."""
    w.seat = seat
    read_eggs(s, viewer, w)
    read_egg_tiles(s, w)
    for nest in range(SEATS):
        read_nest(s, nest, w)
    for square in range(SQUARES):
        w.on[CHANGED, square] = w.on[seat, square]
    difference = egg_tiles(w, seat)
    for material in range(MATERIALS_COUNTED):
        difference += sign(int(w.best[seat, material]) - int(w.best[SEATS - 1 - seat, material]))
    for column in range(COLUMNS):
        for egg in range(len(EGGS)):
            if (int(w.possible[column]) >> egg) & 1:
                w.eggs_if[column, egg] = column_difference(s, w, seat, column, egg)
                if w.eggs[column] == egg:
                    difference += int(w.eggs_if[column, egg])
    w.difference = difference


@rule
def read_eggs(s: Record, viewer: int, w: Record) -> None:
    """Which egg lies in each column, or may lie there, as far as the viewer knows (W-S1, W-B7, W-B8)."""
    unseen = (1 << len(EGGS)) - 1
    for column in range(COLUMNS):
        w.eggs[column] = NONE
        if viewer == EVERYTHING or sees_egg(s, viewer, column):
            w.eggs[column] = s.eggs[column]
            unseen &= ~(1 << int(s.eggs[column]))
    if viewer == EVERYTHING or (viewer >= 0 and s.spied_aside[viewer] != 0):
        unseen &= ~((1 << int(s.aside[0])) | (1 << int(s.aside[1])))
    for column in range(COLUMNS):
        w.possible[column] = unseen if w.eggs[column] == NONE else 1 << int(w.eggs[column])


@rule
def read_egg_tiles(s: Record, w: Record) -> None:
    """Who has kept each egg tile."""
    for tile in range(EGG_TILES):
        w.owner[tile] = NONE
    for seat in range(SEATS):
        for i in range(s.kept_n[seat]):
            tile = int(s.kept[seat, i]) - Bonus.EGG_YELLOW
            if tile >= 0 and tile < EGG_TILES:
                w.owner[tile] = seat


@rule
def read_nest(s: Record, nest: int, w: Record) -> None:
    """Read a nest of the game's record."""
    for column in range(COLUMNS):
        w.objects[nest, column] = 0
    for tile in range(EGG_TILES):
        w.totals[nest, tile] = 0
    for square in range(SQUARES):
        objects = packed_on(s, nest, square)
        w.on[nest, square] = objects
        w.objects[nest, square // STRIDE] += objects
        for tile in range(EGG_TILES):
            w.totals[nest, tile] += counted(objects, tile)
    w.joined[nest] = joined_by_branch(s, nest)
    for material in range(len(MATERIALS)):
        w.material[nest, material] = s.material[nest, material]
        find_groups(w, nest, material, int(s.material[nest, material]), 0)


@rule
def packed_on(s: Record, seat: int, square: int) -> int:
    """What counts on a square, tokens included, as a packed number."""
    if (int(s.filled[seat]) >> square) & 1 == 0:
        return 0
    objects = packed(face_on(s, seat, square))
    for token in range(Token.BRANCH.value):
        if s.token_at[token] == square + SQUARES * seat:
            objects += packed_token(s, token)
    return objects


@rule
def packed_token(s: Record, token: int) -> int:
    """What a token adds to its square, as a packed number; the X takes an object away (W-B9 to W-B11)."""
    if token == Token.X:
        return -(1 << (FIELD * int(s.x_object)))
    if token == Token.WHITE_FEATHER:
        return 1 << (FIELD * WHITE_FEATHER)
    if token == Token.WHITE_FLOWER:
        return 1 << (FIELD * WHITE_FLOWER)
    return 2 << (FIELD * SHELL)


@rule
def packed(face: int) -> int:
    """What is printed on half a tile, as a packed number.

    A face has two bits for each kind, a packed number six: kind k moves by 4k bits, all kinds at once in four moves.
    """
    objects = face & ((1 << MATERIAL_SHIFT) - 1)
    objects = (objects | (objects << 32)) & BY_EIGHT
    objects = (objects | (objects << 16)) & BY_FOUR
    objects = (objects | (objects << 8)) & BY_TWO
    objects = (objects | (objects << 4)) & BY_ONE
    return objects + ((1 << (FIELD * COLOURED_SHELLS)) if (face & EMBLEM) != 0 else 0)


@entry
def number(objects: int, kind: int) -> int:
    """How many objects of a kind are in a packed number."""
    return (objects >> (FIELD * kind)) & MANY


@rule
def counted(objects: int, tile: int) -> int:
    """What an egg tile counts (W-B6): printed objects of a colour, or what breaks ties, Coloured Shells and shells.

    There is one tile of Coloured Shells: how many of its squares lie in a nest makes no difference.
    """
    if tile == EGG_TILES - 1:
        return number(objects, SHELL) + DECISIVE * number(objects, COLOURED_SHELLS)
    return number(objects, tile) + number(objects, HUES + tile)


@rule
def find_groups(w: Record, nest: int, material: int, rest: int, best: int) -> None:
    """The best group of a material (W-E2, W-E5) and those with three gems (W-B1), of the groups in `rest`.

    A group's strength is its size, then Coloured Shells in Moss, then its shells, as one number; `best` is that of the
    groups that are not looked at.
    """
    w.spent[nest, material] = 0
    while rest != 0:
        squares = group(rest & -rest, int(w.material[nest, material]), int(w.joined[nest]))
        rest &= ~squares
        gems = shells = coloured = 0
        for square in range(SQUARES):
            if (squares >> square) & 1:
                objects = int(w.on[nest, square])
                gems += number(objects, GEM)
                shells += number(objects, SHELL)
                coloured |= number(objects, COLOURED_SHELLS)
        size = 2 * count(squares) + (1 if material == MOSS and coloured > 0 else 0)
        best = max(best, size * DECISIVE + shells)
        w.grown = squares
        w.grown_gems = gems
        if gems >= ENOUGH:
            w.spent[nest, material] |= squares
    w.best[nest, material] = best


@rule
def egg_tiles(w: Record, nest: int) -> int:
    """What the egg tiles pay if the seat's nest is this one (W-B6, W-E6)."""
    paid = 0
    for tile in range(EGG_TILES):
        lead = int(w.totals[nest, tile]) - int(w.totals[SEATS - 1 - int(w.seat), tile])
        if w.owner[tile] == w.seat and lead > 0:
            paid += 1
        elif w.owner[tile] == SEATS - 1 - w.seat and lead < 0:
            paid -= 1
    return paid


@rule
def column_difference(s: Record, w: Record, nest: int, column: int, egg: int) -> int:
    """What a column pays under an egg if the seat's nest is this one."""
    return column_pays(s, int(w.objects[nest, column]), int(w.objects[SEATS - 1 - int(w.seat), column]), egg)


@rule
def column_pays(s: Record, mine: int, theirs: int, egg: int) -> int:
    """What a column pays under an egg for these objects, after the best declarations (W-E3 to W-E5).

    Who declares first never matters (W-E4): here it is the seat, and the other does its best against that.
    """
    return pays_under(egg, mine, theirs, tie_of(mine, theirs), int(s.zero_ties), int(s.lone_ties_off))


@rule
def tie_of(mine: int, theirs: int) -> int:
    """Return 1 if the seat wins a tie in a column, -1 if the other seat does, 0 if neither does (W-E5)."""
    return sign(counted(mine, EGG_TILES - 1) - counted(theirs, EGG_TILES - 1))


@entry
def pays_under(egg: int, mine: int, theirs: int, tie: int, zero_ties: int, lone_ties_off: int) -> int:
    """The same by whom a tie goes to, and the options for ties.

    To declare more never pays less, but for numbers of one and none: a lone object may be worth two eggs.
    """
    least, a, white = matching(theirs, egg), matching(mine, egg), declarable(mine, egg)
    most = least + declarable(theirs, egg)
    best = answered(a + white, least, most, tie, zero_ties, lone_ties_off)
    if white > 0 and a <= 1:
        if a + white > 1:
            best = max(best, answered(1, least, most, tie, zero_ties, lone_ties_off))
        if a == 0:
            best = max(best, answered(0, least, most, tie, zero_ties, lone_ties_off))
    return best


@rule
def answered(a: int, least: int, most: int, tie: int, zero_ties: int, lone_ties_off: int) -> int:
    """What a column pays if the other answers with its best: as many as it can, or just one, if that is worth two."""
    if a < most and least <= 1 and (a == 0 or (a == 1 and tie < 0 and lone_ties_off == 0)):
        return -2
    return column_eggs(a, most, tie, zero_ties, lone_ties_off)


@entry
def matching(objects: int, egg: int) -> int:
    """Objects that an egg asks for, none declared; under a white egg every colour matches (W-E3, W-E4)."""
    if egg % HUES != WHITE:
        return number(objects, egg)
    n = 0
    for kind in range(egg - WHITE, egg + 1):
        n += number(objects, kind)
    return n


@entry
def declarable(objects: int, egg: int) -> int:
    """White objects that can be declared to match an egg that asks for a colour (W-E4)."""
    return 0 if egg % HUES == WHITE else number(objects, egg - egg % HUES + WHITE)


@entry
def sign(difference: int) -> int:
    """Who has more: 1 for the first, -1 for the second, 0 for neither."""
    if difference == 0:
        return 0
    return 1 if difference > 0 else -1
