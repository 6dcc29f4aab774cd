"""What the instinct of the search thinks, for networks: of columns and groups, and of each step that can be taken.

A network that is given these begins where the instinct ends. It is asked of the seat's own side of the table, with what
the seat believes of the other's eggs (mind.py).
"""

import numpy as np
import numpy.typing as npt

from voliera.games.bower.bots.instinct.columns import empty_in, knows_too, worth_under
from voliera.games.bower.bots.instinct.groups import lasting
from voliera.games.bower.bots.instinct.looking import look
from voliera.games.bower.bots.instinct.moves import consider
from voliera.games.bower.bots.instinct.reading import forget
from voliera.games.bower.bots.instinct.work import plain
from voliera.games.bower.bots.mind import believe_as
from voliera.games.bower.hints import HINTS, Hint
from voliera.games.bower.layout import (
    CERTAINTY,
    EGG_COUNT,
    EXPOSED,
    GRAIN,
    GUESSES,
    HINTS_AT,
    HOPE_GRAIN,
    HOPES,
    LEADS_AT,
    PROMISE,
)
from voliera.games.bower.mirror import turned_column, turned_step
from voliera.games.bower.rules.nest import board
from voliera.games.bower.rules.numbers import AT, AT_OTHER, GIFT, HAND
from voliera.games.bower.rules.redeal import sees_egg
from voliera.games.bower.rules.state import COLUMNS, MATERIALS_COUNTED, NONE, SEATS, SQUARES, Phase
from voliera.games.bower.sight import CERTAIN
from voliera.kernel import Record, rule

Row = npt.NDArray[np.int8]
Listed = npt.NDArray[np.int16]

UNLISTED = -40
"""The hint of a step that the instinct does not think of."""
NO_HINT = -128
LOWEST_HINT = -127
MOST = 127


@rule
def table_key(s: Record) -> int:
    """A number for all that a look depends on, once something has been laid."""
    key = int(s.seat)
    for seat in range(SEATS):
        key = 64 * key + int(s.laid_n[seat])
        key = 32 * key + int(s.turns[seat])
        key = 32 * key + int(s.kept_n[seat])
        key = 64 * key + int(s.spied[seat])
        key = 2 * key + (1 if s.spied_aside[seat] != 0 else 0)
    return 2 * key + (1 if s.bonus_n + s.discards_n > 0 else 0)


@rule
def look_again(s: Record, m: Record, w: Record) -> None:
    """Have the work space look at the table as the seat to move; nothing is done if it has."""
    key = table_key(s)
    if key != m.key or s.laid_n[0] + s.laid_n[1] == 0:
        forget(w)
        believe_as(s, m, w, int(s.seat))
        m.key = key
    look(s, w, int(s.seat))


@rule
def see_beliefs(s: Record, g: Record, w: Record, row: Row) -> None:
    """What the seat believes of the other's eggs, and how well the other may know its own; into its sight, too."""
    seat = int(s.seat)
    for column in range(COLUMNS):
        place = turned_column(seat, column) // SEATS
        if column % SEATS == seat:
            row[EXPOSED + place] = int(CERTAINTY * w.guess[column, int(s.eggs[column])] + 0.5)
        else:
            for egg in range(EGG_COUNT):
                row[GUESSES + EGG_COUNT * place + egg] = int(CERTAINTY * w.guess[column, egg] + 0.5)
                if g.egg[column] == NONE:
                    g.belief[column, egg] = int(CERTAIN * w.guess[column, egg] + 0.5)


@rule
def small(number: float, grain: float) -> int:
    """A number in grains, as far as eight bits hold it."""
    number = number * grain
    return max(-MOST, min(MOST, int(number + (0.5 if number > 0.0 else -0.5))))


@rule
def see_promises(s: Record, w: Record, row: Row) -> None:
    """What columns and groups promise, in eggs."""
    seat = int(s.seat)
    other = SEATS - 1 - seat
    own_empty = board(s) & ~int(s.filled[seat])
    their_empty = board(s) & ~int(s.filled[other])
    total = 0.0
    for column in range(COLUMNS):
        mine, theirs = int(w.column[seat, column]), int(w.column[other, column])
        room, their_room = empty_in(own_empty, column), empty_in(their_empty, column)
        known = knows_too(s, seat, column)
        hope = 0.0
        if sees_egg(s, seat, column):
            hope = worth_under(w, int(s.eggs[column]), known, mine, theirs, room, their_room)
        else:
            for egg in range(EGG_COUNT):
                if w.guess[column, egg] > 0.0:
                    hope += w.guess[column, egg] * worth_under(w, egg, known, mine, theirs, room, their_room)
        row[HOPES + turned_column(seat, column)] = small(hope, HOPE_GRAIN)
        total += hope
    for material in range(MATERIALS_COUNTED):
        lead = lasting(w, float(plain(w.best[seat, material]) - plain(w.best[other, material])))
        row[LEADS_AT + material] = small(lead, HOPE_GRAIN)
        total += lead
    row[PROMISE] = small(total, GRAIN / 4)


@rule
def named_step(s: Record) -> int:
    """The first step of a half-said action, or NONE."""
    seat = int(s.seat)
    chosen = int(s.chosen)
    if s.phase == Phase.PLACE:
        return GIFT if s.gift_seat == seat else HAND + chosen
    if s.phase == Phase.OBJECT:
        return (AT if chosen // SQUARES == seat else AT_OTHER) + chosen % SQUARES
    return AT + chosen if s.phase == Phase.ALONG else NONE


@rule
def hint_steps(s: Record, w: Record, row: Row, out: Listed, legal_n: int) -> None:
    """Write what the instinct thinks of each legal step: how much less it promises than the best, in grains."""
    seat = int(s.seat)
    phase = int(s.phase)
    named = named_step(s)
    if phase == Phase.PLACE:
        s.phase = Phase.PLAY
    elif named != NONE:
        s.phase = Phase.EFFECT
    consider(s, w)
    s.phase = phase
    best = -1e9
    for i in range(w.moves_n):
        if named == NONE or w.first[i] == named:
            best = max(best, float(w.score[i]))
    for i in range(legal_n):
        row[hint_at(seat, int(out[i]))] = NO_HINT
    for i in range(w.moves_n):
        if named == NONE or w.first[i] == named:
            step = int(w.first[i]) if named == NONE else int(w.second[i])
            less = max(LOWEST_HINT, int(GRAIN * (w.score[i] - best) - 0.5))
            at = hint_at(seat, step)
            row[at] = max(int(row[at]), less)
    for i in range(legal_n):
        at = hint_at(seat, int(out[i]))
        if row[at] == NO_HINT:
            row[at] = UNLISTED


@rule
def hint_at(seat: int, step: int) -> int:
    """Where the instinct's hint of a step stands in a row."""
    return HINTS_AT + HINTS * turned_step(seat, step) + Hint.INSTINCT
