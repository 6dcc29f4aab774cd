"""A turn: take, play, and what follows without anybody deciding (W-S3, W-T1 to W-T3, W-B14, W-B15, W-E1)."""

import numpy as np
import numpy.typing as npt

from voliera.games.bower.rules.deal import give_to_hand, put_out, refill, take_from
from voliera.games.bower.rules.gems import third_gem
from voliera.games.bower.rules.happenings import GIFTED, Happened
from voliera.games.bower.rules.nest import FACINGS, has_room, put_tile, room, second_square
from voliera.games.bower.rules.numbers import GIFT, HAND, PLACE, TAKE
from voliera.games.bower.rules.state import COLUMNS, NONE, SEATS, SQUARES, STRIDE, Phase, turns_left
from voliera.kernel import Log, Record, note, rule


@rule
def legal_take(s: Record, out: npt.NDArray[np.int16]) -> int:
    """Any tile of the display: to take, or to give away."""
    for i in range(s.display_n):
        out[i] = TAKE + i
    return int(s.display_n)


@rule
def legal_hand(s: Record, out: npt.NDArray[np.int16]) -> int:
    """Any tile of the hand, to play or to discard; a gift must be played (W-B14)."""
    if s.phase == Phase.PLAY and s.gift_seat == s.seat:
        out[0] = GIFT
        return 1
    for i in range(s.hand_n[s.seat]):
        out[i] = HAND + i
    return int(s.hand_n[s.seat])


@rule
def legal_room(s: Record, out: npt.NDArray[np.int16]) -> int:
    """Every place for the named tile."""
    return list_places(room(s, s.seat, 1), room(s, s.seat, STRIDE), out)


@rule
def list_places(upright: int, level: int, out: npt.NDArray[np.int16]) -> int:
    """The steps that lay a tile, each place in both directions; given by the lower or left square of each."""
    north, east, south, west = upright, level, upright << 1, level << STRIDE
    anywhere = north | east | south | west
    n = 0
    for square in range(SQUARES):
        if (anywhere >> square) & 1:
            step = PLACE + FACINGS * square
            if (north >> square) & 1:
                out[n] = step
                n += 1
            if (east >> square) & 1:
                out[n] = step + 1
                n += 1
            if (south >> square) & 1:
                out[n] = step + 2
                n += 1
            if (west >> square) & 1:
                out[n] = step + 3
                n += 1
    return n


@rule
def take(s: Record, at: int, log: Log) -> None:
    """Take a display tile into the hand (W-T1); the first picks of all are not turns yet (W-S3)."""
    seat = int(s.seat)
    tile = take_from(s.display, int(s.display_n), at)
    s.display_n -= 1
    give_to_hand(s, seat, tile)
    first_pick = s.phase == Phase.SETUP
    note(log, Happened.TOOK, seat, tile, 1 if first_pick else 0)
    if first_pick and seat == s.first:
        s.seat = SEATS - 1 - seat
        return
    refill(s, log)
    if first_pick:
        s.seat = s.first
        s.phase = Phase.TAKE
    else:
        play_or_end(s, log)


@rule
def play_or_end(s: Record, log: Log) -> None:
    """Go on to playing a tile, if there is one and room for it; else the turn ends (W-T3)."""
    if has_room(s, s.seat) and (s.hand_n[s.seat] > 0 or s.gift_seat == s.seat):
        s.phase = Phase.PLAY
        return
    lost = NONE
    if s.gift_seat == s.seat:
        lost = take_gift(s)
        put_out(s, lost)
    note(log, Happened.NO_ROOM, s.seat, lost, 0)
    s.phase = Phase.TURN_DONE


@rule
def take_gift(s: Record) -> int:
    """The gift is played, or lost."""
    tile = int(s.gift)
    s.gift = NONE
    s.gift_seat = NONE
    return tile


@rule
def play(s: Record, place: int, log: Log) -> None:
    """Lay the named tile into the seat's nest; ask for a bonus if it brought a third gem (W-T2, W-B1, W-B2)."""
    seat = int(s.seat)
    square = place // FACINGS
    facing = place % FACINGS
    gifted = 0
    if s.gift_seat == seat:
        tile = take_gift(s)
        gifted = GIFTED
    else:
        tile = take_from(s.hand[seat], int(s.hand_n[seat]), int(s.chosen))
        s.hand_n[seat] -= 1
    s.chosen = NONE
    put_tile(s, seat, tile, square, facing)
    note(log, Happened.PLAYED, seat, tile, place + gifted)
    s.phase = Phase.TURN_DONE
    if s.bonus_n + s.discards_n > 0:
        earned = third_gem(s, seat, square, second_square(square, facing))
        if earned != 0:
            note(log, Happened.EARNED, seat, earned & ((1 << COLUMNS) - 1), earned >> COLUMNS)
            s.phase = Phase.BONUS


@rule
def after_turn(s: Record, log: Log) -> None:
    """The turn is over: whose is the next (W-B15, W-E1)? A turn in which nothing can be done passes by itself."""
    while s.phase == Phase.TURN_DONE:
        seat = int(s.seat)
        other = SEATS - 1 - seat
        s.turns[seat] += 1
        again = s.double == seat
        if again:
            s.double = NONE
        if turns_left(s, other) > 0 and not (again and turns_left(s, seat) > 0):
            s.seat = other
        elif turns_left(s, seat) <= 0:
            s.phase = Phase.OVER
            s.seat = NONE
            note(log, Happened.OVER, 0, 0, 0)
            return
        begin_turn(s, log)


@rule
def begin_turn(s: Record, log: Log) -> None:
    """A turn begins with a tile from the display, or with the gift (W-T1, W-B14)."""
    if s.gift_seat != s.seat and s.display_n > 0:
        s.phase = Phase.TAKE
    else:
        play_or_end(s, log)
