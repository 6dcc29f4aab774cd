"""Bower's players. They see what `voliera.bots.bower.knowledge` lets a seat know."""

from random import Random

from voliera.bots import Candidates
from voliera.bots.bower.heuristic import candidates as heuristic
from voliera.bots.bower.knowledge import Knowledge
from voliera.bots.budget import Budget
from voliera.kernel import States

knowledge = Knowledge.of
greedy = heuristic


def search(states: States, k: Knowledge, chance: Random, budget: Budget) -> Candidates:
    """What the search finds."""
    return heuristic(k, chance)


__all__ = ["greedy", "heuristic", "knowledge", "search"]
