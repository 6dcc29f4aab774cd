"""Start a game by its name."""

from collections.abc import Sequence

from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.games import rules_of


def new(
    game: str,
    players: int = 2,
    variant: str = "standard",
    options: Document | None = None,
    seed: int | str | None = None,
    names: Sequence[str] = (),
) -> Game:
    """Start a game. The same seed gives the same game on every machine."""
    return Game.new(rules_of(game), players, variant, options, seed, names)


def from_position(position: Document, seed: int | str | None = None, names: Sequence[str] = ()) -> Game:
    """Set up a game from a position document; hidden parts left out are dealt from the seed."""
    if not isinstance(position, dict):
        raise GameError("bad_position", "position: expected an object")
    return Game.from_position(rules_of(position.get("game")), position, seed, names)
