"""Voliera: the aviary of two modern bird games. Play, score and study them."""

from voliera.errors import GameError
from voliera.game import Game
from voliera.records import replay
from voliera.sheet import score
from voliera.starting import from_position, new

__version__ = "0.1.0"
__all__ = ["Game", "GameError", "__version__", "from_position", "new", "replay", "score"]
