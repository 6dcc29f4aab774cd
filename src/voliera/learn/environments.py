"""The games that can be learned (`Environment` in games/contract): each is found by the game's name."""

from voliera.errors import GameError
from voliera.games import GAMES, wing_of
from voliera.games.contract import Environment


def environment_of(game: str) -> Environment:
    """Return a game's self-play by the game's name."""
    found = wing_of(game).selfplay()
    if found is None:
        known = ", ".join(name for name, wing in GAMES.items() if wing.selfplay() is not None)
        raise GameError("bad_request", f"there is no self-play for {game}; there is {known}")
    return found
