"""The greedy level: takes what improves its best line, and scores with a sound split."""

from random import Random
from typing import Any

from voliera.bots.drafting import Drafting
from voliera.bots.estimates import guesses, prices, win_share
from voliera.solve.knowledge import SCORING_PHASES, Knowledge
from voliera.solve.scoring import Effort, plans

EFFORT = Effort(moves=12, width=6, trial_width=1, time_ms=None)
SAME = 1e-6


def candidates(k: Knowledge, chance: Random, guess=None) -> list[dict[str, Any]]:
    guess = guess or guesses(k)
    if k.phase in SCORING_PHASES:
        found = [(plan.value, plan.actions[0]) for plan in plans(k, prices(k, guess), EFFORT)]
    else:
        found = Drafting(k, guess).candidates()
    ties = sum(value >= found[0][0] - SAME for value, _ in found)
    pick = chance.randrange(ties)
    found[0], found[pick] = found[pick], found[0]
    return [{"action": action, "value": win_share(k, guess, value)} for value, action in found]
