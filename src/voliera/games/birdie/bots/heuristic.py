"""The heuristic level: weighs what each turn promises, passes when that brings more, and scores with a sound split.

It looks at its own knowledge only, and not ahead: no guess of what the others will do, no other worlds.
"""

from random import Random
from typing import Any

from voliera.games.birdie.bots.drafting import Drafting
from voliera.games.birdie.solve.estimates import Guess, guesses, win_share, worths
from voliera.games.birdie.solve.knowledge import SCORING_PHASES, Knowledge
from voliera.games.birdie.solve.scoring import Effort, plans

EFFORT = Effort(moves=12, insertions=1, nodes=50)
"""Small enough that a move takes a few milliseconds; no clock, so that choices can be repeated."""


def candidates(
    k: Knowledge, chance: Random, guess: Guess | None = None, effort: Effort = EFFORT
) -> list[dict[str, Any]]:
    """Actions with the win share they promise, best first; equal ones in a turn are put in random order."""
    guess = guess or guesses(k)
    if k.phase in SCORING_PHASES:
        found = [(plan.value, plan.actions[0]) for plan in plans(k, worths(k, guess), effort)]
    else:
        found = Drafting(k, guess).candidates()
        ties = sum(points == found[0][0] for points, _ in found)
        pick = chance.randrange(ties)
        found[0], found[pick] = found[pick], found[0]
    return [{"action": action, "value": win_share(k, points)} for points, action in found]
