"""A puzzle a day: the best split, the best chain, the best placement, and which tile to give.

Each has one best answer that simple ways to play do not find. What a day's puzzle is follows from its date alone.
"""

from voliera.puzzles.answers import judged
from voliera.puzzles.days import FIRST_DAY, KINDS, VERSION, difficulty_of, kind_of
from voliera.puzzles.making import make

__all__ = ["FIRST_DAY", "KINDS", "VERSION", "difficulty_of", "judged", "kind_of", "make"]
