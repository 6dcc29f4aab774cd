"""Bower's players. They see what `voliera.games.bower.bots.knowledge` lets a seat know."""

from random import Random

from voliera.bots.budget import Budget
from voliera.bots.players import Candidates
from voliera.games.bower.bots.greedy import candidates as greedy
from voliera.games.bower.bots.heuristic import candidates as heuristic
from voliera.games.bower.bots.knowledge import Knowledge
from voliera.games.bower.bots.lookahead import candidates as look_ahead
from voliera.kernel import States

knowledge = Knowledge.of


def search(states: States, k: Knowledge, chance: Random, budget: Budget) -> Candidates:
    """What the search finds, in what the seat knows: it needs no more than that."""
    return look_ahead(k, chance, budget)


__all__ = ["greedy", "heuristic", "knowledge", "search"]
