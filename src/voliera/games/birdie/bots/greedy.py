"""The greedy level: takes what improves its line at once, and forgets what lies deep in it.

It weighs as the heuristic player does, but has no foresight: no hope that a run grows, no plans for more than one card
of the hand, no box kept for the second round, no ability saved; every point is worth a point. And of its own line,
which nobody may look into (B-T6), it remembers only the cards it laid last.
"""

from dataclasses import replace
from random import Random
from typing import Any

from voliera.bots.players import MEMORY
from voliera.games.birdie.bots.heuristic import candidates
from voliera.games.birdie.rules.state import Phase
from voliera.games.birdie.solve.estimates import Guess
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.games.birdie.solve.values import FREE

NO_FORESIGHT = Guess(
    open=(0.0,) * 9,
    flaps=(0.0,) * 11,
    begins=0.0,
    costs=FREE,
    held=FREE,
    turn=1.0,
    reluctance=0.0,
    tail=0.0,
    runs=0.0,
    card=0.0,
    later=0.5,
    planned=1,
)


def greedy(k: Knowledge, chance: Random) -> list[dict[str, Any]]:
    """Actions with the win share they promise, best first."""
    if k.phase in (Phase.TURN, Phase.LAYING):
        k = replace(k, line=k.line[-MEMORY:])
    return candidates(k, chance, NO_FORESIGHT)
