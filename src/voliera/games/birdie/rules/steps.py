"""The three calls that are the game: what is legal, what a step does, what it comes to.

`legal` is complete, nothing legal is left out. `apply` refuses nothing: whoever calls it has checked.
"""

import numpy as np
import numpy.typing as npt

from voliera.games.birdie.rules.box import FIRST_SEASON, KINDS, TROPHY_POINTS
from voliera.games.birdie.rules.collapse import drop_formed, legal_collapse, legal_feature, remove_card
from voliera.games.birdie.rules.deal import end_round
from voliera.games.birdie.rules.flow import after_scoring, after_turn, open_line
from voliera.games.birdie.rules.numbers import (
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
from voliera.games.birdie.rules.scoring import (
    declare,
    draw_robin,
    drop_set,
    insert_robin,
    legal_drop,
    legal_owl,
    legal_span,
    legal_split,
    move_card,
    play_owl,
    write_sets,
)
from voliera.games.birdie.rules.state import NONE, Phase
from voliera.games.birdie.rules.turns import close_laying, lay, legal_turn, take
from voliera.kernel import Log, Record, States, below, entry, rule


@rule
def legal(s: Record, out: npt.NDArray[np.int16]) -> int:
    """List the legal steps of the seat to move; returns how many there are (0 when the game is over)."""
    if s.phase <= Phase.LAYING:
        return legal_turn(s, out)
    return legal_scoring(s, out)


@rule
def legal_scoring(s: Record, out: npt.NDArray[np.int16]) -> int:
    """What the scoring seat is asked."""
    phase = s.phase
    if phase == Phase.SPLIT:
        return legal_split(s, out)
    if phase == Phase.COLLAPSE:
        return legal_collapse(s, out)
    if phase == Phase.SPAN:
        return legal_span(s, out)
    if phase == Phase.INSERT or phase == Phase.MOVE_FROM or phase == Phase.MOVE_TO:  # noqa: PLR1714
        return legal_positions(s, out)
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
def legal_positions(s: Record, out: npt.NDArray[np.int16]) -> int:
    """Where to insert, what to move, and where to: another position than its own (B-A2, B-A3)."""
    count = int(s.line_n[s.seat]) + (1 if s.phase == Phase.INSERT else 0)
    n = 0
    for i in range(count):
        if i != s.chosen:
            out[n] = AT + i
            n += 1
    return n


@rule
def apply(s: Record, step: int, log: Log) -> None:
    """Play one legal step, and what follows from it; what happens is noted in the log."""
    if step < WOODPECKER:
        apply_turn(s, step, log)
    else:
        apply_scoring(s, step, log)
    if s.phase == Phase.ROUND_DONE:
        end_round(s, log)
    elif s.phase == Phase.OPENING:
        open_line(s, log)


@rule
def apply_turn(s: Record, step: int, log: Log) -> None:
    """The steps of a turn (B-T1 to B-T3); at the round's last pass the first line waits to be opened."""
    if step == PASS:
        s.phase = Phase.PASSING
    elif step == DONE:
        close_laying(s, log)
    elif step < LAY:
        take(s, step - TAKE, log)
    else:
        lay(s, (step - LAY) % KINDS, 1 if step >= LAY_HAND else 0, log)
    if s.phase >= Phase.TURN_DONE:
        after_turn(s, log)


@rule
def apply_scoring(s: Record, step: int, log: Log) -> None:
    """The steps of scoring; at a seat's end the next line waits to be opened, or the round to be ended."""
    phase = s.phase
    if step >= SPAN:
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
            s.chosen = step - FEATURE
            s.phase = Phase.CHAIN
    elif step == WRITE:
        write_sets(s, log)
    elif step == WOODPECKER:
        s.phase = Phase.MOVE_FROM
    elif step == ROBIN:
        draw_robin(s, log)
    elif step == PIGEON:
        if phase == Phase.SPLIT:
            s.phase = Phase.DROP
        else:
            drop_formed(s, log)
    elif step == KEEP:
        s.phase = Phase.CHAIN
    elif step == STOP:
        s.phase = Phase.WRITTEN
    else:
        s.phase = Phase.SCORED
    if s.phase >= Phase.CHAIN:
        after_scoring(s, log)


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
    """Play uniformly random steps from a turn on to the end; returns how many decisions that took.

    The same as calling legal and apply again and again, with the loops arranged for a GPU's sake (flow.py).
    """
    decisions = 0
    while s.phase != Phase.OVER:
        while s.phase <= Phase.LAYING:
            apply_turn(s, int(out[below(s, legal_turn(s, out))]), log)
            decisions += 1
        while s.phase != Phase.ROUND_DONE:
            if s.phase == Phase.OPENING:
                open_line(s, log)
            apply_scoring(s, int(out[below(s, legal_scoring(s, out))]), log)
            decisions += 1
        end_round(s, log)
    return decisions
