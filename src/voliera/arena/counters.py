"""Each game's counter."""

from voliera.arena.counting import PLAIN
from voliera.games import wing_of
from voliera.games.contract import Counter


def counter_of(name: str) -> Counter:
    """Return what the arena counts of a game."""
    return wing_of(name).arena() or PLAIN
