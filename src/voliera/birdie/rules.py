"""The three calls that are the game: what is legal, what a step does, what it comes to.

`legal` is complete, nothing legal is left out. `apply` refuses nothing: whoever calls it has checked.
"""

import numpy as np
import numpy.typing as npt

from voliera.birdie.collapse import (
    answer_pigeon,
    choose_feature,
    legal_collapse,
    legal_feature,
    remove_card,
)
from voliera.birdie.components import FIRST_SEASON, TROPHY_POINTS
from voliera.birdie.flow import move_on
from voliera.birdie.numbers import (
    AT,
    DONE,
    FEATURE,
    KEEP,
    LAY,
    LAY_HAND,
    PASS,
    PIGEON,
    ROBIN,
    SPAN,
    STOP,
    TAKE,
    WOODPECKER,
    WRITE,
)
from voliera.birdie.scoring import (
    declare,
    draw_robin,
    drop_set,
    insert_robin,
    legal_drop,
    legal_owl,
    legal_span,
    legal_split,
    move_card,
    owl_or_finish,
    play_owl,
    write_sets,
)
from voliera.birdie.state import NONE, Phase
from voliera.birdie.turns import close_laying, lay, legal_laying, legal_turn, pass_round, take
from voliera.kernel import Log, Record, States, below, entry, rule


@entry
def legal(s: Record, out: npt.NDArray[np.int16]) -> int:
    """List the legal steps of the seat to move; returns how many there are (0 when the game is over)."""
    phase = s.phase
    if phase == Phase.TURN:
        return legal_turn(s, out)
    if phase == Phase.LAYING:
        return legal_laying(s, out)
    if phase == Phase.SPLIT:
        return legal_split(s, out)
    if phase == Phase.COLLAPSE:
        return legal_collapse(s, out)
    if phase == Phase.SPAN:
        return legal_span(s, out)
    if phase == Phase.INSERT:
        return legal_positions(s, out, int(s.line_n[s.seat]) + 1, NONE)
    if phase == Phase.MOVE_FROM:
        return legal_positions(s, out, s.line_n[s.seat], NONE)
    if phase == Phase.MOVE_TO:
        return legal_positions(s, out, s.line_n[s.seat], s.chosen)
    if phase == Phase.OWL:
        return legal_owl(s, out)
    if phase == Phase.PIGEON:
        out[0] = PIGEON
        out[1] = KEEP
        return 2
    if phase == Phase.FEATURE:
        return legal_feature(s, out)
    if phase == Phase.DROP:
        return legal_drop(s, out)
    return 0


@rule
def legal_positions(s: Record, out: npt.NDArray[np.int16], count: int, but: int) -> int:
    """Positions 0 … count-1 of the line, but one."""
    n = 0
    for i in range(count):
        if i != but:
            out[n] = AT + i
            n += 1
    return n


@entry
def apply(s: Record, step: int, log: Log) -> None:
    """Play one legal step; what happens is noted in the log."""
    phase = s.phase
    if step == PASS:
        pass_round(s, 0, log)
    elif step == DONE:
        close_laying(s, log)
    elif step < LAY:
        take(s, step - TAKE, log)
    elif step < LAY_HAND:
        lay(s, step - LAY, 0, log)
    elif step < WOODPECKER:
        lay(s, step - LAY_HAND, 1, log)
    elif step >= SPAN:
        declare(s, step - SPAN, log)
    elif step >= AT:
        if phase == Phase.SPLIT:
            s.chosen = step - AT
            s.phase = Phase.SPAN
        elif phase == Phase.COLLAPSE:
            remove_card(s, step - AT, log)
        elif phase == Phase.INSERT:
            insert_robin(s, step - AT, log)
        elif phase == Phase.MOVE_FROM:
            s.chosen = step - AT
            s.phase = Phase.MOVE_TO
        elif phase == Phase.MOVE_TO:
            move_card(s, s.chosen, step - AT, log)
        else:
            drop_set(s, step - AT, log)
    elif step >= FEATURE:
        if phase == Phase.OWL:
            play_owl(s, step - FEATURE, log)
        else:
            choose_feature(s, step - FEATURE, log)
    elif step == WRITE:
        write_sets(s, log)
    elif step == WOODPECKER:
        s.phase = Phase.MOVE_FROM
    elif step == ROBIN:
        draw_robin(s, log)
    elif step == PIGEON and phase == Phase.SPLIT:
        s.phase = Phase.DROP
    elif step in (PIGEON, KEEP):
        answer_pigeon(s, 1 if step == PIGEON else 0, log)
    elif step == STOP:
        owl_or_finish(s)
    else:
        s.phase = Phase.SCORED
    if s.phase >= Phase.TURN_DONE:
        move_on(s, log)


@rule
def flap_points(s: Record, seat: int) -> int:
    """The value beside the last marked flap box (B-C3)."""
    marked = int(s.flaps[seat])
    return int(s.flap_values[marked - 1]) if marked > 0 else 0


@rule
def breakdown(s: Record, seat: int, out: npt.NDArray[np.int16]) -> int:
    """Seasons, birds, pass, flap, trophies into `out`; returns the total (B-F1)."""
    seasons = 0
    birds = 0
    trophies = 0
    for i in range(FIRST_SEASON):
        birds += int(s.boxes[seat, i])
        seasons += int(s.boxes[seat, FIRST_SEASON + i])
        if s.trophies[i] == seat:
            trophies += TROPHY_POINTS
    passes = max(0, int(s.pass_points[seat, 0])) + max(0, int(s.pass_points[seat, 1]))
    flap = flap_points(s, seat)
    out[0] = seasons
    out[1] = birds
    out[2] = passes
    out[3] = flap
    out[4] = trophies
    return seasons + birds + passes + flap + trophies


@entry
def result(s: Record, totals: npt.NDArray[np.int16], parts: npt.NDArray[np.int16]) -> int:
    """Everybody's total and its parts; returns the winner, -1 while a tie is not broken (B-F1, B-F2)."""
    best = -1
    for seat in range(s.players):
        totals[seat] = breakdown(s, seat, parts[seat])
        best = max(best, int(totals[seat]))
    winner = NONE
    tied = 0
    for seat in range(s.players):
        if totals[seat] == best:
            winner = seat
            tied += 1
    if tied == 1:
        return winner
    if s.round_no == 2:
        for i in range(s.passed_n):
            if totals[s.pass_order[i]] == best:
                return int(s.pass_order[i])
    return NONE


@entry
def advance(states: States, step: int, log: Log, out: npt.NDArray[np.int16]) -> int:
    """Play one step of the first game in the array and list what is legal next: one call for people's `Game`."""
    log[0, 0] = 0
    s = states[0]
    apply(s, step, log)
    return legal(s, out)


@entry
def listing(states: States, out: npt.NDArray[np.int16]) -> int:
    """What is legal in the first game of the array."""
    return legal(states[0], out)


@rule
def random_playout(s: Record, out: npt.NDArray[np.int16], log: Log) -> int:
    """Play uniformly random steps to the end; returns how many decisions that took."""
    decisions = 0
    n = legal(s, out)
    while n > 0:
        apply(s, int(out[below(s, n)]), log)
        decisions += 1
        n = legal(s, out)
    return decisions
