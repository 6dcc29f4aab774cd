"""Birdie's solvers, without a table around them: lines of cards, boxes, and what things are worth.

`best_split` and `best_collapse` are exact for any `Values`: the rules' points, or what a bot thinks.
"""

from voliera.solve.birdie.collapse import best_collapse
from voliera.solve.birdie.split import best_split, best_splits
from voliera.solve.birdie.values import Values

__all__ = ["Values", "best_collapse", "best_split", "best_splits"]
