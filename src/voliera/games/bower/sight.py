"""What the seat to move can read off the table: counts that networks would find hard to make from squares and tiles.

A sight is a small record of its own beside the game's, made once before observation and hints are written. `OWN` is the
seat to move, `OTHER` its opponent; columns and squares have their own numbers here. It holds nothing that the seat may
not know: eggs are those that it has seen, and what it believes of the others follows from what lies in the nests.
"""

from typing import Any

import numpy as np

from voliera.games.bower.rules.box import EGGS, MATERIALS
from voliera.games.bower.rules.gems import ENOUGH
from voliera.games.bower.rules.nest import COLUMN, board, count, face_on, gems_in, group, joined_by_branch, pairs, room
from voliera.games.bower.rules.redeal import sees_egg
from voliera.games.bower.rules.scoring import EGG_TILES
from voliera.games.bower.rules.state import (
    COLUMNS,
    DISPLAY,
    MATERIALS_COUNTED,
    NONE,
    SEATS,
    SQUARES,
    STRIDE,
    Bonus,
    Phase,
    Token,
)
from voliera.games.bower.rules.survey import counted, declarable, matching, packed, packed_token, pays_under, tie_of
from voliera.kernel import Record, States, rule

OWN = 0
OTHER = 1
CERTAIN = 24
"""What the beliefs in the eggs of a column add up to, at most: they are rounded down."""
CALM = 8
"""The belief in an egg that nothing speaks for or against, before it is squared."""
MOST_TILES = 4
"""Tiles that are compared at once."""

FIELDS: tuple[tuple[Any, ...], ...] = (
    ("objects", np.int64, (SEATS, COLUMNS)),  # what counts in each column, packed (survey.py)
    ("empty", np.int32, (SEATS,)),  # empty squares of the grid
    ("upright", np.int32),  # where a tile fits upright, by its lower square; filled pairs for a cover
    ("level", np.int32),  # … and level, by its left square
    ("joined", np.int32, (SEATS,)),  # the ends of the Branch
    ("spent", np.int32),  # squares of the seat's groups that already hold three gems (W-B1)
    ("totals", np.int16, (SEATS, EGG_TILES)),  # what each egg tile counts
    ("egg", np.int8, (COLUMNS,)),  # the egg, if the seat has seen it
    ("pays", np.int8, (COLUMNS, len(EGGS))),  # under each egg that may lie there, as the columns are now
    ("belief", np.int8, (COLUMNS, len(EGGS))),  # in each egg that may lie there, where none was seen
    ("group_size", np.int8, (SEATS, SQUARES)),  # the size of the group around each square
    ("group_gems", np.int8, (SEATS, SQUARES)),  # … and its gems
    ("best", np.int8, (SEATS, len(MATERIALS))),  # the size of the largest group
    ("tiles", np.int8, (MOST_TILES,)),  # the tiles that are compared, or the one that is to be laid
    ("tiles_n", np.int8),
    ("first_step", np.int8),  # the step that names the first of them; NONE where the place is asked
    ("ahead", np.int8),  # eggs that the seat can count, less the other's
)
SIGHT = np.dtype((np.record, np.dtype(list(FIELDS), align=True)))


def new_sights(number: int = 1) -> States:
    """Room for the sights of a number of games."""
    return np.zeros(number, SIGHT)


@rule
def see(s: Record, g: Record) -> None:
    """Read the table for the seat to move."""
    read_nests(s, g)
    read_columns(s, g)
    read_empty(s, g)
    read_places(s, g)
    read_tiles(s, g)
    read_lead(s, g)


@rule
def seat_at(s: Record, side: int) -> int:
    """The seat on a side, OWN or OTHER."""
    return int(s.seat) if side == OWN else SEATS - 1 - int(s.seat)


@rule
def read_nests(s: Record, g: Record) -> None:
    """What lies in the columns of both nests, and their groups."""
    g.spent = 0
    for side in range(SEATS):
        read_objects(s, g, side)
        for square in range(SQUARES):
            g.group_size[side, square] = 0
            g.group_gems[side, square] = 0
        g.joined[side] = joined_by_branch(s, seat_at(s, side))
        for material in range(len(MATERIALS)):
            read_groups(s, g, side, material)


@rule
def read_objects(s: Record, g: Record, side: int) -> None:
    """What counts in the columns of a nest, and for egg tiles: printed objects first, then the few tokens."""
    seat = seat_at(s, side)
    filled = int(s.filled[seat])
    for column in range(COLUMNS):
        objects = 0
        for square in range(STRIDE * column, STRIDE * (column + 1)):
            if (filled >> square) & 1:
                objects += packed(face_on(s, seat, square))
        g.objects[side, column] = objects
    for token in range(Token.BRANCH.value):
        at = int(s.token_at[token]) - SQUARES * seat
        if at >= 0 and at < SQUARES and (filled >> at) & 1:
            g.objects[side, at // STRIDE] += packed_token(s, token)
    for tile in range(EGG_TILES):
        total = 0
        for column in range(COLUMNS):
            total += counted(int(g.objects[side, column]), tile)
        g.totals[side, tile] = total


@rule
def read_groups(s: Record, g: Record, side: int, material: int) -> None:
    """The groups of a material: how large they are, and their gems."""
    seat = seat_at(s, side)
    within = int(s.material[seat, material])
    joined = int(g.joined[side])
    best = 0
    rest = within
    while rest != 0:
        squares = group(rest & -rest, within, joined)
        rest &= ~squares
        size = count(squares)
        gems = gems_in(s, seat, squares)
        best = max(best, size)
        if side == OWN and gems >= ENOUGH:
            g.spent = int(g.spent) | squares
        while squares != 0:
            square = count((squares & -squares) - 1)
            squares &= squares - 1
            g.group_size[side, square] = size
            g.group_gems[side, square] = gems
    g.best[side, material] = best


@rule
def read_columns(s: Record, g: Record) -> None:
    """Eggs, what columns pay under them, and what to believe of those that the seat has not seen."""
    seat = int(s.seat)
    unseen = (1 << len(EGGS)) - 1
    for column in range(COLUMNS):
        g.egg[column] = NONE
        if sees_egg(s, seat, column):
            g.egg[column] = s.eggs[column]
            unseen &= ~(1 << int(s.eggs[column]))
    if s.spied_aside[seat] != 0:
        unseen &= ~((1 << int(s.aside[0])) | (1 << int(s.aside[1])))
    for column in range(COLUMNS):
        known = int(g.egg[column])
        possible = unseen if known == NONE else 1 << known
        mine, theirs = int(g.objects[OWN, column]), int(g.objects[OTHER, column])
        ties = tie_of(mine, theirs), int(s.zero_ties), int(s.lone_ties_off)
        for egg in range(len(EGGS)):
            g.belief[column, egg] = 0
            g.pays[column, egg] = pays_under(egg, mine, theirs, *ties) if (possible >> egg) & 1 else 0
    believe_columns(s, g, unseen)


@rule
def believe_columns(s: Record, g: Record, unseen: int) -> None:
    """Believe in an egg the more, the more of what it asks for the other has laid there than elsewhere."""
    filled = int(s.filled[SEATS - 1 - int(s.seat)])
    by_squares = inverse(max(1, count(filled)))
    for egg in range(len(EGGS)):
        if (unseen >> egg) & 1:
            everywhere = 0
            columns = 0  # eight bits for each
            for column in range(COLUMNS):
                wanted = asked(int(g.objects[OTHER, column]), egg)
                everywhere += wanted
                columns |= wanted << (8 * column)
            for column in range(COLUMNS):
                if g.egg[column] == NONE:
                    here = count((filled >> (STRIDE * column)) & COLUMN)
                    weight = CALM + 4 * ((columns >> (8 * column)) & 255) - divided(4 * everywhere * here, by_squares)
                    g.belief[column, egg] = max(CALM // 2, min(3 * CALM, weight))
    for column in range(COLUMNS):
        if g.egg[column] == NONE:
            share_belief(g, column)


@rule
def share_belief(g: Record, column: int) -> None:
    """Share what is certain out among the eggs that a column can hold, by the squares of their weights."""
    total = 0
    for egg in range(len(EGGS)):
        total += int(g.belief[column, egg]) * int(g.belief[column, egg])
    by_total = inverse(max(1, total))
    for egg in range(len(EGGS)):
        weight = int(g.belief[column, egg])
        g.belief[column, egg] = divided(CERTAIN * weight * weight, by_total)


@rule
def inverse(divisor: int) -> int:
    """What `divided` divides by: one division for many, as they take longer than all else that beliefs are made of."""
    return (1 << 32) // divisor + 1


@rule
def divided(number: int, by: int) -> int:
    """The whole part of a quotient, given the divisor's inverse: exact while both multiplied have less than 32 bits."""
    return (number * by) >> 32


@rule
def asked(objects: int, egg: int) -> int:
    """Objects that an egg asks for, all declared to match."""
    return matching(objects, egg) + declarable(objects, egg)


@rule
def read_empty(s: Record, g: Record) -> None:
    """The empty squares of both nests."""
    for side in range(SEATS):
        g.empty[side] = board(s) & ~int(s.filled[seat_at(s, side)])


@rule
def read_places(s: Record, g: Record) -> None:
    """Where a tile fits into the seat's own nest, or a drawn cover."""
    seat = int(s.seat)
    if s.cover_tile != NONE:
        g.upright = pairs(int(s.filled[seat]), 1)
        g.level = pairs(int(s.filled[seat]), STRIDE)
    else:
        g.upright = room(s, seat, 1)
        g.level = room(s, seat, STRIDE)


@rule
def read_tiles(s: Record, g: Record) -> None:
    """The tiles that the seat chooses among, or the one whose place is asked."""
    seat = int(s.seat)
    g.tiles_n = 0
    g.first_step = NONE
    if s.phase == Phase.PLACE:
        gifted = s.gift_seat == seat
        g.tiles[0] = s.gift if gifted else s.hand[seat, s.chosen]
        g.tiles_n = 1
    elif s.cover_tile != NONE:
        g.tiles[0] = s.cover_tile
        g.tiles_n = 1
    elif s.phase == Phase.SETUP or s.phase == Phase.TAKE:  # noqa: PLR1714
        for i in range(s.display_n):
            g.tiles[i] = s.display[i]
        g.tiles_n = s.display_n
        g.first_step = 0
    elif s.phase == Phase.DISCARD or (s.phase == Phase.PLAY and s.gift_seat != seat):
        g.tiles_n = min(MOST_TILES, int(s.hand_n[seat]))
        for i in range(g.tiles_n):
            g.tiles[i] = s.hand[seat, i]
        g.first_step = DISPLAY


@rule
def read_lead(s: Record, g: Record) -> None:
    """Eggs of the columns that the seat has seen, of largest groups by their size, and of egg tiles."""
    ahead = 0
    for column in range(COLUMNS):
        if g.egg[column] != NONE:
            ahead += int(g.pays[column, int(g.egg[column])])
    for material in range(MATERIALS_COUNTED):
        ahead += sign_of(int(g.best[OWN, material]) - int(g.best[OTHER, material]))
    for tile in range(EGG_TILES):
        lead = int(g.totals[OWN, tile]) - int(g.totals[OTHER, tile])
        owner = keeper(s, Bonus.EGG_YELLOW.value + tile)
        if owner != NONE and (lead > 0) == (owner == OWN) and lead != 0:
            ahead += 1 if owner == OWN else -1
    g.ahead = ahead


@rule
def keeper(s: Record, bonus: int) -> int:
    """The side that has kept a bonus tile, or NONE."""
    for side in range(SEATS):
        seat = seat_at(s, side)
        for i in range(s.kept_n[seat]):
            if s.kept[seat, i] == bonus:
                return side
    return NONE


@rule
def sign_of(difference: int) -> int:
    """1, 0 or -1."""
    return (1 if difference > 0 else 0) - (1 if difference < 0 else 0)
