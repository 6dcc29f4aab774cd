"""Which game a kind of puzzle belongs to."""

from voliera.games import GAMES
from voliera.puzzles.days import Kind


def game_of(kind: Kind) -> str:
    """Return the name of the game whose puzzles are of this kind."""
    return next(name for name, wing in GAMES.items() if kind in wing.puzzle_kinds)
