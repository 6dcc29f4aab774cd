"""How the game stands while lines are scored: the scoring is played on as bots would, and the totals say who leads."""

from math import exp
from random import Random

import numpy as np

from voliera.coach.decisions import TURN_PHASES
from voliera.coach.knowing import ROOM
from voliera.game import Game
from voliera.games.birdie.bots.heuristic import EFFORT
from voliera.games.birdie.bots.lookahead.prospects import SOFT
from voliera.games.birdie.solve.estimates import guesses, worths
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.games.birdie.solve.scoring import plans
from voliera.games.birdie.solve.values import ALL_BOXES
from voliera.kernel import seed_halves, thaw

WORLDS = 16
"""Lines that are not open yet are imagined so often."""


def standing(known: Game, seed: int) -> list[float]:
    """Each seat's share of the win, as the seat that begins to score can tell."""
    seat, chance = known.mover(), Random(seed)
    shares = np.zeros(known.players)
    for _ in range(WORLDS):
        states = thaw(known.whole_states().tobytes(), known.rules.state)
        known.rules.redeal(states[0], seat, *seed_halves(chance.getrandbits(64)), np.zeros(ROOM, np.int8))
        world = Game(known.rules, states, known.options, known.names, None)
        soft = SOFT[int(states[0].round_no) - 1]
        totals = _scored(world)
        weights = np.array([exp((total - max(totals)) / soft) for total in totals])
        shares += weights / weights.sum()
    return (shares / shares.sum()).tolist()  # type: ignore[no-any-return]


def _scored(world: Game) -> list[float]:
    """All totals once everybody has scored; after the first round with what boxes and flaps promise for the second."""
    while not world.over and world.phase not in TURN_PHASES:
        k = Knowledge.of(world.whole_states(), world.mover())
        world.apply(plans(k, worths(k, guesses(k)), EFFORT)[0].actions)
    totals = [float(total) for total in world.result()["totals"]]
    if not world.over:
        for seat in range(world.players):
            k = Knowledge.of(world.whole_states(), seat)
            guess = guesses(k)
            totals[seat] += guess.open[(ALL_BOXES & ~k.filled).bit_count()]
            totals[seat] += guess.marked(k.flaps[seat])
            totals[seat] += guess.begins * (seat == world.seat)
    return totals
