"""How the game stands while lines are scored: the scoring is played on as bots would, and the totals say who leads."""

from random import Random

import numpy as np

from voliera.game import Game
from voliera.games.birdie.bots.heuristic import EFFORT
from voliera.games.birdie.bots.lookahead.prospects import SOFT
from voliera.games.birdie.solve.estimates import guesses, worths
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.games.birdie.solve.scoring import plans
from voliera.games.birdie.solve.values import ALL_BOXES
from voliera.kernel.exact import exp

WORLDS = 16
"""How often the lines that are not open yet are imagined."""
TURN_PHASES = ("turn", "laying")
"""The phases in which cards are drafted; in the others a seat scores."""


def standing(known: Game, seed: int) -> list[float]:
    """Each seat's share of the win, as the seat that begins to score can tell."""
    seat, chance = known.mover(), Random(seed)
    shares = np.zeros(known.players)
    for _ in range(WORLDS):
        world = known.redealt(seat, chance.getrandbits(64))
        soft = SOFT[int(world.states[0].round_no) - 1]
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
