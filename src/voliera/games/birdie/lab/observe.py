"""What a seat may know of Birdie, in turns and in scoring, as a row of small numbers.

The first blocks are those of observe.py. An observation of a seat that is not to move is made from a record in which
the open turn has not happened yet and the Robin's card has not been drawn, as `redeal` has it. Dealing again what the
seat cannot know changes no number (tests/lab/test_observations.py).
"""

from voliera.games.birdie.lab.layout import (
    DRAWN,
    FEATURES,
    FORMED,
    LINE_AT,
    NAMED,
    PHASE,
    SET_FEATURE,
    SET_NUMBER,
    TO_MOVE,
    WRITTEN,
)
from voliera.games.birdie.observe import Row, observe
from voliera.games.birdie.rules.redeal import forget_open_action
from voliera.games.birdie.rules.state import DROPPED, NONE, Phase
from voliera.kernel import Record, rule


@rule
def observe_turn(s: Record, row: Row) -> None:
    """Write what the seat to move may know into a row of zeros."""
    observe(s, row)
    row[PHASE + int(s.phase)] = 1
    row[TO_MOVE] = 1
    see_own_line(s, row)
    if s.phase > Phase.LAYING and s.phase != Phase.OVER:
        see_scoring(s, row)


@rule
def observe_seat(s: Record, seat: int, row: Row) -> None:
    """Write what any seat may know into a row of zeros; the record is changed, so it must be a copy."""
    mover = int(s.seat)
    if mover == seat:
        observe_turn(s, row)
        return
    forget_open_action(s)
    s.drawn = NONE
    s.seat = seat
    observe(s, row)
    row[PHASE + int(s.phase)] = 1
    if mover != NONE:
        row[TO_MOVE + (mover - seat + int(s.players)) % int(s.players)] = 1
    see_own_line(s, row)


@rule
def see_own_line(s: Record, row: Row) -> None:
    """The seat's line, card by card."""
    for i in range(s.line_n[s.seat]):
        row[LINE_AT + i] = s.line[s.seat, i] + 1


@rule
def see_scoring(s: Record, row: Row) -> None:
    """What the seat has declared, drawn and named in its scoring, and what has appeared."""
    for number in range(s.sets_n):
        feature = int(s.set_feature[number])
        shown = feature + 1 if feature < DROPPED else DROPPED - feature - 1
        start = int(s.set_start[number])
        for i in range(start, start + int(s.set_length[number])):
            row[SET_NUMBER + i] = number + 1
            row[SET_FEATURE + i] = shown
    if s.drawn != NONE:
        row[DRAWN + int(s.drawn)] = 1
    if s.formed_feature != NONE:
        row[FORMED + int(s.formed_feature)] = 1
    for feature in range(FEATURES):
        row[WRITTEN + feature] = (int(s.written) >> feature) & 1
    row[NAMED] = s.sets_n
    row[NAMED + 1] = s.chosen + 1
    row[NAMED + 2] = s.gap + 1
    row[NAMED + 3] = s.formed_size
