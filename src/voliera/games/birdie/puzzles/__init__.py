"""The puzzles of Birdie."""

from voliera.game import Game
from voliera.games.birdie.puzzles.answers import judged
from voliera.games.birdie.puzzles.brute_force import BirdieTrying
from voliera.games.birdie.puzzles.scorings import found
from voliera.puzzles.trying import Trying

__all__ = ["found", "judged", "trying"]


def trying(game: Game) -> Trying:
    """Return the brute force that proves a puzzle."""
    return BirdieTrying(game)
