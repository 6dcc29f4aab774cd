"""Bower's players. They see what `voliera.bots.bower.knowledge` lets a seat know."""

from voliera.bots.bower.greedy import candidates
from voliera.bots.bower.knowledge import Knowledge

knowledge = Knowledge.of

__all__ = ["candidates", "knowledge"]
