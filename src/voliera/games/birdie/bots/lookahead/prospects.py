"""What boxes, flaps, trophies and abilities are worth to every seat: all of it public, laid on the desk once."""

from dataclasses import replace

from voliera.games.birdie.bots.lookahead.tastes import TASTE
from voliera.games.birdie.rules.box import LONGEST_SET, Bird
from voliera.games.birdie.solve.endings import endings
from voliera.games.birdie.solve.estimates import Guess, guesses, worths
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.games.birdie.solve.values import ALL_BOXES, FEATURE_COUNT, Values
from voliera.kernel import Record

SOFT = (2.3, 1.0)
"""By round: a lead of this many points makes a win about e times likelier."""
USUAL_SETS = 4
"""Sets that a round usually writes: what one flap, and one open box less, is worth is taken from this many."""


def lay_out(desk: Record, k: Knowledge, guess: Guess | None = None) -> None:
    """Lay the prospects of all seats on the desk."""
    guess = guess or guesses(k)
    desk.soft = SOFT[k.round_no - 1]
    desk.begins = guess.begins if k.round_no == 1 else 0.0
    for seat in range(k.players):
        view = replace(k, seat=seat)
        values = worths(view, guess)
        filled = view.filled
        desk.filled[seat] = filled
        desk.sets[seat] = values.tables.sets32
        desk.ends[seat] = endings(values, filled, 0, 0, wrote=False)
        desk.gain[seat] = gains(values, filled)
        desk.owl_costs[seat] = 0.0 if k.round_no == 2 else guess.costs[Bird.OWL] + guess.open[-1] - guess.open[-2]
        desk.sure[seat] = k.total(seat) - max(0, k.pass_points[seat][k.round_no - 1])
        limit = 2 if k.expert else 1
        for bird in range(4):
            desk.uses[seat, bird] = max(0, limit - k.uses[seat][bird])
            desk.held[seat, bird] = guess.held[bird]
        desk.taste[seat] = TASTE[k.expert][k.round_no - 1]


def gains(values: Values, filled: int) -> list[list[float]]:
    """What a run of a feature gains by itself; none does harm, as nobody has to declare it."""
    still_open = ALL_BOXES & ~filled
    left = still_open
    for _ in range(min(USUAL_SETS, still_open.bit_count())):
        left &= left - 1
    flap = (values.flaps[USUAL_SETS] + values.open[left] - values.open[still_open]) / USUAL_SETS
    table = []
    for feature in range(FEATURE_COUNT):
        row = [0.0, 0.0]
        for length in range(2, LONGEST_SET + 1):
            worth = 0.0 if filled >> feature & 1 else values.sets[feature][length] + flap
            row.append(max(row[-1], worth))
        table.append(row)
    return table
