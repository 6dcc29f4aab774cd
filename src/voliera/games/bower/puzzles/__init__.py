"""The puzzles of Bower."""

from collections.abc import Iterator

from voliera.game import Game
from voliera.games.bower.puzzles import gifts, placements
from voliera.games.bower.puzzles.answers import judged
from voliera.games.bower.puzzles.brute_force import BowerTrying
from voliera.puzzles.days import Kind
from voliera.puzzles.puzzle import FoundPuzzle
from voliera.puzzles.trying import Trying

__all__ = ["found", "judged", "trying"]


def found(kind: Kind, seed: int, wanted: int) -> Iterator[FoundPuzzle | None]:
    """Look for puzzles of a kind in the end of one game of bots."""
    found_in = gifts.found if kind == "gift" else placements.found
    return found_in(kind, seed, wanted)


def trying(game: Game) -> Trying:
    """Return the brute force that proves a puzzle."""
    return BowerTrying(game)
