"""Birdie's solvers, without a table around them: lines of cards, boxes, and what things are worth.

`best_split` and `best_collapse` are exact for any `Values`: the rules' points, or what a bot thinks.
"""

from voliera.games.birdie.solve.collapse import best_collapse
from voliera.games.birdie.solve.split import best_split, best_splits
from voliera.games.birdie.solve.values import Values

__all__ = ["Values", "best_collapse", "best_split", "best_splits"]
