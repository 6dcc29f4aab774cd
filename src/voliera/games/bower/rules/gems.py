"""The third gem: whether a placement has just brought a column or a group to three gems (W-B1).

A column gets its third gem by a gem of the tile only. A group may also get it by being joined to another; the option
`joining_gems`, switched off, asks for a gem of the tile there too.
"""

from voliera.games.bower.rules.nest import COLUMN, gems_in, group, joined_by_branch, material_of
from voliera.games.bower.rules.state import COLUMNS, STRIDE
from voliera.kernel import Record, rule

ENOUGH = 3


@rule
def third_gem(s: Record, seat: int, first: int, second: int) -> int:
    """What a tile just laid on two squares has fulfilled: a bit per column, then a bit per material."""
    placed = (1 << first) | (1 << second)
    earned = 0
    for i in range(2):
        square = second if i else first
        column = square // STRIDE
        squares = COLUMN << (STRIDE * column)
        if gems_in(s, seat, squares) >= ENOUGH and gems_in(s, seat, squares & ~placed) < ENOUGH:
            earned |= 1 << column
        material = material_of(s, seat, square)
        if new_in_group(s, seat, 1 << square, int(s.material[seat, material]), placed):
            earned |= 1 << (COLUMNS + material)
    return earned


@rule
def new_in_group(s: Record, seat: int, start: int, within: int, placed: int) -> bool:
    """Whether the group around a placed square holds three gems, and no group that became part of it did before."""
    joined = joined_by_branch(s, seat)
    now = group(start, within, joined)
    if gems_in(s, seat, now) < ENOUGH:
        return False
    before = now & ~placed
    if s.joining_gems_off != 0 and gems_in(s, seat, now & placed) == 0:
        return False
    if gems_in(s, seat, before) < ENOUGH:
        return True
    rest = before
    while rest != 0:
        part = group(rest & -rest, before, joined)
        if gems_in(s, seat, part) >= ENOUGH:
            return False
        rest &= ~part
    return True
