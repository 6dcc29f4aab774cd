"""The calls that are the game: what is legal, and what a step does. What it comes to is in scoring.py.

`legal` is complete, nothing legal is left out. `apply` refuses nothing: whoever calls it has checked.
"""

import numpy as np
import numpy.typing as npt

from voliera.games.bower.rules.bonus import draw_three, keep, legal_keep
from voliera.games.bower.rules.effects import (
    cover,
    decline,
    discard,
    give,
    lay_token,
    legal_along,
    legal_effect,
    legal_object,
    name_square,
    spy,
    use,
)
from voliera.games.bower.rules.numbers import ALONG, AT, BONUS, DECLINE, HAND, KEEP, OBJECT, PLACE, SPY, TAKE, USE
from voliera.games.bower.rules.state import SQUARES, Phase
from voliera.games.bower.rules.turns import after_turn, legal_hand, legal_room, legal_take, play, take
from voliera.kernel import Log, Record, States, below, entry, rule


@rule
def legal(s: Record, out: npt.NDArray[np.int16]) -> int:
    """List the legal steps of the seat to move; returns how many there are (0 when the game is over)."""
    phase = s.phase
    if phase <= Phase.TAKE:
        return legal_take(s, out)
    if phase == Phase.PLAY:
        return legal_hand(s, out)
    if phase == Phase.PLACE:
        return legal_room(s, out)
    return legal_bonus(s, out)


@rule
def legal_bonus(s: Record, out: npt.NDArray[np.int16]) -> int:
    """What is asked once a third gem is laid."""
    phase = s.phase
    if phase == Phase.BONUS:
        out[0] = BONUS
        out[1] = DECLINE
        return 2
    if phase == Phase.KEEP:
        return legal_keep(s, out)
    if phase == Phase.EFFECT:
        return legal_effect(s, out)
    if phase == Phase.OBJECT:
        return legal_object(s, out)
    if phase == Phase.ALONG:
        return legal_along(s, out)
    if phase == Phase.DISCARD:
        return legal_hand(s, out)
    return 0


@rule
def apply(s: Record, step: int, log: Log) -> None:
    """Play one legal step, and what follows from it; what happens is noted in the log."""
    phase = s.phase
    if phase <= Phase.TAKE:
        take(s, step - TAKE, log)
    elif phase == Phase.PLAY:
        name_tile(s, step)
    elif phase == Phase.PLACE:
        play(s, step - PLACE, log)
    else:
        apply_bonus(s, step, log)
    if s.phase == Phase.TURN_DONE:
        after_turn(s, log)


@rule
def name_tile(s: Record, step: int) -> None:
    """The tile to be played is named: where to is the next question."""
    s.chosen = step - HAND
    s.phase = Phase.PLACE


@rule
def apply_bonus(s: Record, step: int, log: Log) -> None:
    """The steps of the bonus: draw, keep, effect."""
    if step == BONUS:
        draw_three(s, log)
    elif step == DECLINE:
        decline(s, log)
    elif step == USE:
        use(s, log)
    elif step >= ALONG:
        lay_token(s, int(s.seat), int(s.chosen), step - ALONG, log)
    elif step >= OBJECT:
        lay_token(s, int(s.chosen) // SQUARES, int(s.chosen) % SQUARES, step - OBJECT, log)
    elif step >= AT:
        name_square(s, step - AT, log)
    elif step >= SPY:
        spy(s, step - SPY, log)
    elif step >= KEEP:
        keep(s, step - KEEP, log)
    elif step >= PLACE:
        cover(s, step - PLACE, log)
    elif step >= HAND:
        discard(s, step - HAND, log)
    else:
        give(s, step - TAKE, log)


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
    """Play uniformly random steps to the end; returns how many decisions that took.

    The same as calling legal and apply again and again, with the loops arranged so that on a GPU the threads of a warp
    take, choose and play together.
    """
    decisions = 0
    while s.phase != Phase.OVER:
        if s.phase <= Phase.TAKE:
            take(s, int(out[below(s, legal_take(s, out))]) - TAKE, log)
            decisions += 1
        if s.phase == Phase.PLAY:
            name_tile(s, int(out[below(s, legal_hand(s, out))]))
            play(s, int(out[below(s, legal_room(s, out))]) - PLACE, log)
            decisions += 2
        while s.phase >= Phase.BONUS and s.phase != Phase.TURN_DONE:
            apply_bonus(s, int(out[below(s, legal_bonus(s, out))]), log)
            decisions += 1
        if s.phase == Phase.TURN_DONE:
            after_turn(s, log)
    return decisions
