"""The games. `contract` says what a game supplies; each game has a folder of its own and a line here.

Games never import this module: they know themselves, and nobody else.
"""

from voliera.errors import GameError
from voliera.games.birdie import Birdie
from voliera.games.bower import Bower
from voliera.games.contract import Rules, Wing

GAMES: dict[str, Wing] = {wing.name: wing for wing in (Birdie(), Bower())}
"""Every game there is, by its name."""


def wing_of(name: object) -> Wing:
    """Return a game by its name; a name that no game has raises GameError `unknown_game`."""
    if not isinstance(name, str) or name not in GAMES:
        raise GameError("unknown_game", f"there is no game {name!r:.40}; there is {', '.join(GAMES)}")
    return GAMES[name]


def rules_of(name: object) -> Rules:
    """Return a game's rules by the game's name."""
    return wing_of(name).rules()
