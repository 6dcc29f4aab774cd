"""Bonus tiles: drawing and keeping one, and all that they do (W-B2 to W-B16, W-V1)."""

import numpy as np
import numpy.typing as npt

from voliera.bower.components import NEST_BONUSES, TILES
from voliera.bower.deal import draw_tile, give_to_hand, put_out, refill, take_from
from voliera.bower.happenings import Happened
from voliera.bower.nest import BOTTOM, FACINGS, TOP, WHOLE, board, objects_on, pairs, put_cover, put_token
from voliera.bower.numbers import ALONG, AT, AT_OTHER, DECLINE, KEEP, OBJECT, SPY, USE
from voliera.bower.state import (
    COLUMNS,
    DRAWN,
    NONE,
    SEATS,
    SQUARES,
    STRIDE,
    Bonus,
    Phase,
    Variant,
    turns_left,
)
from voliera.bower.turns import legal_take, list_places
from voliera.kernel import Log, Record, note, rule, shuffle

FEATHERS_AND_FLOWERS = 8
"""The kinds of objects that an X can lie on: all but gems and shells."""
FIRST_COLUMN = (1 << STRIDE) - 1
LAST_COLUMN = FIRST_COLUMN << (STRIDE * (COLUMNS - 1))


@rule
def draw_three(s: Record, log: Log) -> None:
    """Draw three bonus tiles; when the pile is used up the discards become the pile (W-B3, W-B4).

    In Super Nest all lie open. The other seat remembers which tiles it has discarded itself: of those, none was still
    in the pile that ran out. `crossed_mask` and `crossed_n` (how many were drawn from that pile) keep this for redeal.
    """
    seat = int(s.seat)
    s.phase = Phase.KEEP
    if s.variant == Variant.SUPER:
        return
    n = 0
    while n < DRAWN and s.bonus_n + s.discards_n > 0:
        if s.bonus_n == 0:
            reshuffle(s, n, log)
        s.drawn[n] = take_from(s.bonus_pile, int(s.bonus_n), 0)
        s.bonus_n -= 1
        n += 1
    s.drawn_n = n
    note(log, Happened.DREW, seat, 0, 0)


@rule
def reshuffle(s: Record, drawn: int, log: Log) -> None:
    """The discards become the pile (W-B4)."""
    n = int(s.discards_n)
    own = 0
    for i in range(n):
        bonus = int(s.discards[i])
        s.bonus_pile[i] = bonus
        if s.discarded_by[i] == SEATS - 1 - s.seat:
            own |= 1 << bonus
        s.discards[i] = NONE
        s.discarded_by[i] = NONE
    s.bonus_n = n
    s.discards_n = 0
    shuffle(s, s.bonus_pile, 0, n)
    s.crossed_mask = own if drawn > 0 else 0
    s.crossed_n = drawn if drawn > 0 else NONE
    note(log, Happened.RESHUFFLED, s.seat, n, 0)


@rule
def legal_keep(s: Record, out: npt.NDArray[np.int16]) -> int:
    """One of the tiles drawn; in Super Nest, one of those that lie open."""
    if s.variant == Variant.SUPER:
        for i in range(s.bonus_n):
            out[i] = KEEP + int(s.bonus_pile[i])
        return int(s.bonus_n)
    for i in range(s.drawn_n):
        out[i] = KEEP + int(s.drawn[i])
    return int(s.drawn_n)


@rule
def keep(s: Record, bonus: int, log: Log) -> None:
    """Keep and show one tile, discard the others, and begin its effect (W-B3, W-B5, W-B6)."""
    seat = int(s.seat)
    if s.variant == Variant.SUPER:
        at = 0
        while s.bonus_pile[at] != bonus:
            at += 1
        take_from(s.bonus_pile, int(s.bonus_n), at)
        s.bonus_n -= 1
    else:
        discard_others(s, bonus)
    s.kept[seat, s.kept_n[seat]] = bonus
    s.kept_n[seat] += 1
    note(log, Happened.KEPT, seat, bonus, 1 if s.variant == Variant.SUPER else 0)
    s.phase = Phase.TURN_DONE
    if bonus < len(NEST_BONUSES):
        give_to_hand(s, seat, TILES + bonus)
    elif bonus >= Bonus.SPY_OPPONENT:
        s.effect = bonus
        if is_possible(s, bonus):
            s.phase = Phase.EFFECT
        else:
            s.effect = NONE
            note(log, Happened.IMPOSSIBLE, seat, bonus, 0)


@rule
def discard_others(s: Record, bonus: int) -> None:
    """The tiles drawn and not kept are discarded face down; who discards remembers them."""
    if s.crossed_n != NONE and s.discards_n == 0:
        limit = int(s.drawn_n) - int(s.crossed_n)  # of the tiles drawn, so many came from the new pile
        s.crossed_n = limit - ((int(s.crossed_mask) >> bonus) & 1)
    for i in range(s.drawn_n):
        if s.drawn[i] != bonus:
            s.discards[s.discards_n] = s.drawn[i]
            s.discarded_by[s.discards_n] = s.seat
            s.discards_n += 1
        s.drawn[i] = NONE
    s.drawn_n = 0
    if s.discards_n == 0:
        s.crossed_mask = 0
        s.crossed_n = NONE


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
    """The filled squares of the own nest on which the Branch has both ends inside the grid (W-B12)."""
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
