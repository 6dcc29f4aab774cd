"""What the kept bonus tiles do: spies, tokens, the cover, the gift, the double turn, the discard (W-B7 to W-B16)."""

import numpy as np
import numpy.typing as npt

from voliera.games.bower.rules.box import TILES
from voliera.games.bower.rules.deal import draw_tile, put_out, refill, take_from
from voliera.games.bower.rules.happenings import Happened
from voliera.games.bower.rules.nest import BOTTOM, FACINGS, TOP, WHOLE, board, objects_on, pairs, put_cover, put_token
from voliera.games.bower.rules.numbers import ALONG, AT, AT_OTHER, DECLINE, OBJECT, SPY, USE
from voliera.games.bower.rules.state import COLUMNS, NONE, SEATS, SQUARES, STRIDE, Bonus, Phase, turns_left
from voliera.games.bower.rules.turns import legal_take, list_places
from voliera.kernel import Log, Record, note, rule

FEATHERS_AND_FLOWERS = 8
"""The kinds of objects that an X can lie on: all but gems and shells."""
FIRST_COLUMN = (1 << STRIDE) - 1
LAST_COLUMN = FIRST_COLUMN << (STRIDE * (COLUMNS - 1))


@rule
def is_possible(s: Record, bonus: int) -> bool:
    """Whether a kept tile can have its effect (W-B3, W-B12 to W-B16)."""
    seat = int(s.seat)
    other = SEATS - 1 - seat
    if bonus == Bonus.X:
        return squares_for_x(s, seat) != 0 or squares_for_x(s, other) != 0
    if bonus == Bonus.BRANCH:
        return squares_for_branch(s, 0) != 0 or squares_for_branch(s, 1) != 0
    if bonus == Bonus.COVER:
        return bool(s.top < TILES)
    if bonus == Bonus.GIFT:
        return turns_left(s, other) > 0 and s.display_n > 0 and s.gift == NONE
    if bonus == Bonus.DOUBLE_TURN:
        return turns_left(s, other) > 1
    if bonus == Bonus.DISCARD:
        return bool(s.hand_n[other] > 0)
    return True


@rule
def squares_for_x(s: Record, nest: int) -> int:
    """The squares of a nest with a Feather or Flower that counts (W-B9)."""
    squares = 0
    for square in range(SQUARES):
        if (int(s.filled[nest]) >> square) & 1:
            for kind in range(FEATHERS_AND_FLOWERS):
                if objects_on(s, nest, square, kind) > 0:
                    squares |= 1 << square
    return squares


@rule
def squares_for_branch(s: Record, along: int) -> int:
    """The filled squares of the seat's nest on which the Branch has both ends inside the grid (W-B12)."""
    edges = (FIRST_COLUMN | LAST_COLUMN) if along == 0 else (BOTTOM | TOP if board(s) == WHOLE else BOTTOM | TOP >> 1)
    return int(s.filled[s.seat]) & ~edges


@rule
def list_squares(squares: int, base: int, out: npt.NDArray[np.int16], n: int) -> int:
    """Append a step per square of a set; returns how many are listed now."""
    for square in range(SQUARES):
        if (squares >> square) & 1:
            out[n] = base + square
            n += 1
    return n


@rule
def legal_effect(s: Record, out: npt.NDArray[np.int16]) -> int:
    """What the kept tile can be used for, or to decline it; a drawn cover must be laid (W-B3, W-B13)."""
    seat = int(s.seat)
    effect = int(s.effect)
    if s.cover_tile != NONE:
        filled = int(s.filled[seat])
        return list_places(pairs(filled, 1), pairs(filled, STRIDE), out)
    n = 0
    if effect == Bonus.X:
        n = list_squares(squares_for_x(s, seat), AT, out, n)
        n = list_squares(squares_for_x(s, SEATS - 1 - seat), AT_OTHER, out, n)
    elif effect == Bonus.BRANCH:
        n = list_squares(squares_for_branch(s, 0) | squares_for_branch(s, 1), AT, out, n)
    elif effect == Bonus.GIFT:
        n = legal_take(s, out)
    elif effect == Bonus.SPY_OPPONENT:
        for column in range(SEATS - 1 - seat, COLUMNS, SEATS):
            out[n] = SPY + column
            n += 1
    elif effect >= Bonus.WHITE_FEATHER and effect <= Bonus.SHELLS:
        n = list_squares(int(s.filled[seat]), AT, out, n)
    else:
        out[n] = USE
        n += 1
    out[n] = DECLINE
    return n + 1


@rule
def legal_object(s: Record, out: npt.NDArray[np.int16]) -> int:
    """The kinds of Feathers and Flowers on the square named for the X (W-B9)."""
    nest = int(s.chosen) // SQUARES
    n = 0
    for kind in range(FEATHERS_AND_FLOWERS):
        if objects_on(s, nest, int(s.chosen) % SQUARES, kind) > 0:
            out[n] = OBJECT + kind
            n += 1
    return n


@rule
def legal_along(s: Record, out: npt.NDArray[np.int16]) -> int:
    """The directions in which the Branch fits on the named square (W-B12)."""
    n = 0
    for along in range(2):
        if (squares_for_branch(s, along) >> int(s.chosen)) & 1:
            out[n] = ALONG + along
            n += 1
    return n


@rule
def finish_effect(s: Record) -> None:
    """The effect is settled, and with it the turn."""
    s.effect = NONE
    s.chosen = NONE
    s.phase = Phase.TURN_DONE


@rule
def decline(s: Record, log: Log) -> None:
    """Decline the draw, or the effect of the tile kept (W-B3)."""
    if s.phase == Phase.BONUS:
        note(log, Happened.DECLINED_BONUS, s.seat, 0, 0)
    else:
        note(log, Happened.DECLINED, s.seat, s.effect, 0)
    finish_effect(s)


@rule
def use(s: Record, log: Log) -> None:
    """Effects that need no target, or whose target comes after (W-B8, W-B13, W-B15, W-B16)."""
    seat = int(s.seat)
    other = SEATS - 1 - seat
    effect = int(s.effect)
    if effect == Bonus.COVER:
        s.cover_tile = draw_tile(s)
        note(log, Happened.DREW_COVER, seat, s.cover_tile, 0)
        return
    if effect == Bonus.DISCARD:
        note(log, Happened.ASKED_DISCARD, other, 0, 0)
        s.seat = other
        s.phase = Phase.DISCARD
        return
    if effect == Bonus.SPY_ASIDE:
        s.spied_aside[seat] = 1
        note(log, Happened.SPIED_ASIDE, seat, 0, 0)
    else:
        s.double = other
        note(log, Happened.DOUBLED, seat, 0, 0)
    finish_effect(s)


@rule
def cover(s: Record, place: int, log: Log) -> None:
    """Lay the drawn tile over two squares (W-B13)."""
    tile = int(s.cover_tile)
    s.cover_tile = NONE
    put_cover(s, int(s.seat), tile, place // FACINGS, place % FACINGS)
    note(log, Happened.COVERED, s.seat, tile, place)
    finish_effect(s)


@rule
def spy(s: Record, column: int, log: Log) -> None:
    """Look at an egg of the opponent (W-B7)."""
    s.spied[s.seat] = int(s.spied[s.seat]) | (1 << column)
    note(log, Happened.SPIED, s.seat, column, 0)
    finish_effect(s)


@rule
def give(s: Record, at: int, log: Log) -> None:
    """Give a display tile to the opponent (W-B14)."""
    tile = take_from(s.display, int(s.display_n), at)
    s.display_n -= 1
    s.gift = tile
    s.gift_seat = SEATS - 1 - s.seat
    note(log, Happened.GAVE, s.seat, tile, 0)
    refill(s, log)
    finish_effect(s)


@rule
def name_square(s: Record, square: int, log: Log) -> None:
    """A square for a token is named (+ 30 in the other nest): X and Branch want to know more."""
    seat = int(s.seat)
    effect = int(s.effect)
    if effect == Bonus.X:
        s.chosen = (square + SQUARES * seat) % (2 * SQUARES)
        s.phase = Phase.OBJECT
    elif effect == Bonus.BRANCH:
        s.chosen = square
        s.phase = Phase.ALONG
    else:
        lay_token(s, seat, square, NONE, log)


@rule
def lay_token(s: Record, nest: int, square: int, how: int, log: Log) -> None:
    """Lay the token of the kept tile (W-B9 to W-B12)."""
    token = int(s.effect) - Bonus.X
    put_token(s, nest, token, square, how)
    note(log, Happened.LAID_TOKEN, s.seat, token, square + SQUARES * nest)
    finish_effect(s)


@rule
def discard(s: Record, at: int, log: Log) -> None:
    """The opponent discards a hand tile; it is out of the game, and the turn ends (W-B16)."""
    seat = int(s.seat)
    tile = take_from(s.hand[seat], int(s.hand_n[seat]), at)
    s.hand_n[seat] -= 1
    put_out(s, tile)
    note(log, Happened.DISCARDED, seat, tile, 0)
    s.seat = SEATS - 1 - seat
    finish_effect(s)
