"""Bower as the seat to move sees it: for seat 1 the columns are counted from the other end.

Seat 0 has the eggs of columns 0, 2 and 4, seat 1 those of 5, 3 and 1 (W-S1). Counted from the other end, these are
0, 2 and 4, too. A network that always sees the table this way has to learn the game for one seat only. Everything here
is its own inverse.
"""

from voliera.games.bower.rules.box import BONUSES
from voliera.games.bower.rules.nest import FACINGS
from voliera.games.bower.rules.numbers import AT, BONUS, OBJECT, PLACE, SPY
from voliera.games.bower.rules.state import COLUMNS, SQUARES, STRIDE
from voliera.kernel import entry, rule


@rule
def turned_column(seat: int, column: int) -> int:
    """The number of a column, as a seat counts."""
    return column if seat == 0 else COLUMNS - 1 - column


@rule
def turned_square(seat: int, square: int) -> int:
    """The number of a square, as a seat counts."""
    return square if seat == 0 else STRIDE * (COLUMNS - 1 - square // STRIDE) + square % STRIDE


@rule
def turned_place(seat: int, place: int) -> int:
    """A tile's first square and its facing (4 × square + facing), as a seat counts: e and w change places."""
    if seat == 0:
        return place
    facing = place % FACINGS
    return FACINGS * turned_square(seat, place // FACINGS) + (FACINGS - facing if facing % 2 else facing)


@entry
def turned_step(seat: int, step: int) -> int:
    """The number under which a network knows a step of a seat, and the other way round."""
    if seat == 0 or step < PLACE:
        return step
    if step < BONUS:
        return PLACE + turned_place(seat, step - PLACE)
    if step < SPY:
        return step
    if step < AT:
        return SPY + turned_column(seat, step - SPY)
    if step < OBJECT:
        nest = (step - AT) // SQUARES
        return AT + SQUARES * nest + turned_square(seat, (step - AT) % SQUARES)
    return step


assert SPY + COLUMNS == AT
assert BONUS + 3 + len(BONUSES) == SPY
