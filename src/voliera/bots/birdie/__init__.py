"""Birdie's players. They see what `voliera.solve.birdie.knowledge` lets a seat know."""

from random import Random

from voliera.bots import Candidates
from voliera.bots.birdie.heuristic import candidates as heuristic
from voliera.bots.budget import Budget
from voliera.kernel import States
from voliera.solve.birdie.knowledge import Knowledge

knowledge = Knowledge.of
greedy = heuristic


def search(states: States, k: Knowledge, chance: Random, budget: Budget) -> Candidates:
    """What the search finds."""
    return heuristic(k, chance)


__all__ = ["greedy", "heuristic", "knowledge", "search"]
