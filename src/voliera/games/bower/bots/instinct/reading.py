"""Both nests as they lie, read as they grow: objects by column, and groups.

What was laid last is read from the list of what was laid; only what is more than a tile makes it count all again.
"""

from voliera.games.bower.bots.instinct.work import GROUPS, plain
from voliera.games.bower.rules.box import MATERIALS, SHELL
from voliera.games.bower.rules.nest import (
    WHITE_FEATHER,
    WHITE_FLOWER,
    around,
    count,
    gems_in,
    group,
    joined_by_branch,
    second_square,
)
from voliera.games.bower.rules.state import COLUMNS, COVERED, NONE, SEATS, SQUARES, STRIDE, Token
from voliera.games.bower.rules.survey import FIELD
from voliera.kernel import Record, rule

UNREAD = -2
"""Not even one less than nothing laid."""


@rule
def forget(w: Record) -> None:
    """Another table: nothing of it has been read."""
    w.looked = UNREAD
    for seat in range(SEATS):
        for column in range(COLUMNS):
            w.column_key[seat, column, 2] = UNREAD
    for nest in range(SEATS):
        w.seen[nest] = UNREAD


@rule
def read(s: Record, w: Record) -> None:
    """Read what is new in both nests."""
    for nest in range(SEATS):
        laid = int(s.laid_n[nest])
        if w.seen[nest] != laid:
            placed = 0
            if w.seen[nest] == laid - 1 and s.laid[nest, laid - 1] < COVERED:
                placed = read_tile(s, w, nest, laid - 1)
            else:
                read_all(s, w, nest)
            for material in range(len(MATERIALS)):
                new = placed & int(s.material[nest, material])
                if placed == 0 or (new != 0 and not grow_group(s, w, nest, material, new)):
                    read_groups(s, w, nest, material)
            w.seen[nest] = laid


@rule
def read_tile(s: Record, w: Record, nest: int, at: int) -> int:
    """One more tile; returns its squares."""
    half = 2 * int(s.laid[nest, at])
    square = int(s.laid_at[nest, at])
    other = second_square(square, int(s.laid_how[nest, at]))
    w.column[nest, square // STRIDE] += w.packed[half]
    w.column[nest, other // STRIDE] += w.packed[half + 1]
    return (1 << square) | (1 << other)


@rule
def read_all(s: Record, w: Record, nest: int) -> None:
    """The objects of all columns, tokens included."""
    for column in range(COLUMNS):
        w.column[nest, column] = 0
    for square in range(SQUARES):
        half = int(s.square[nest, square])
        if half != NONE:
            w.column[nest, square // STRIDE] += w.packed[half]
    for token in range(Token.BRANCH.value):
        square = int(s.token_at[token]) - SQUARES * nest
        if square >= 0 and square < SQUARES:
            if token == Token.X:
                w.column[nest, square // STRIDE] -= 1 << (FIELD * int(s.x_object))
            elif token == Token.SHELLS:
                w.column[nest, square // STRIDE] += 2 << (FIELD * SHELL)
            else:
                kind = WHITE_FEATHER if token == Token.WHITE_FEATHER else WHITE_FLOWER
                w.column[nest, square // STRIDE] += 1 << (FIELD * kind)


@rule
def grow_group(s: Record, w: Record, nest: int, material: int, new: int) -> bool:
    """New squares make one group of those that they touch; False where it takes more than that to tell."""
    n = int(w.groups_n[nest, material])
    if n == GROUPS or joined_by_branch(s, nest) != 0:
        return False
    squares = new
    kept = 0
    for i in range(n):
        if (int(w.group_near[nest, material, i]) & new) != 0:
            squares |= int(w.group[nest, material, i])
        else:
            w.group[nest, material, kept] = w.group[nest, material, i]
            w.group_near[nest, material, kept] = w.group_near[nest, material, i]
            w.group_size[nest, material, kept] = w.group_size[nest, material, i]
            w.group_gems[nest, material, kept] = w.group_gems[nest, material, i]
            kept += 1
    w.group[nest, material, kept] = squares
    w.group_near[nest, material, kept] = around(squares) & ~squares
    w.group_size[nest, material, kept] = count(squares)
    w.group_gems[nest, material, kept] = gems_in(s, nest, squares)
    w.groups_n[nest, material] = kept + 1
    w.best[nest, material] = max(plain(w.best[nest, material]), count(squares))
    return True


@rule
def read_groups(s: Record, w: Record, nest: int, material: int) -> None:
    """The groups of a material; the first few are told apart, the largest of all is known."""
    within = int(s.material[nest, material])
    joined = joined_by_branch(s, nest)
    rest = within
    n = 0
    best = 0
    while rest != 0:
        squares = group(rest & -rest, within, joined)
        rest &= ~squares
        size = count(squares)
        best = max(best, size)
        if n < GROUPS:
            near = around(squares)
            if (squares & joined) != 0:
                near |= joined
            w.group[nest, material, n] = squares
            w.group_near[nest, material, n] = near & ~squares
            w.group_size[nest, material, n] = size
            w.group_gems[nest, material, n] = gems_in(s, nest, squares)
            n += 1
    w.groups_n[nest, material] = n
    w.best[nest, material] = best
