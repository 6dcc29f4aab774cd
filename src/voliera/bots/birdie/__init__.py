"""Birdie's players. They see what `voliera.solve.birdie.knowledge` lets a seat know."""

from voliera.bots.birdie.greedy import candidates
from voliera.solve.birdie.knowledge import Knowledge

knowledge = Knowledge.of

__all__ = ["candidates", "knowledge"]
