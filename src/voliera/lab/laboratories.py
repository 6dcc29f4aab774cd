"""The laboratories of the games (`Laboratory` in games/contract): each is found by the game's name."""

from voliera.errors import GameError
from voliera.games import GAMES, wing_of
from voliera.games.contract import Laboratory

AGENT = "agent"
"""The agent answers everything that the rules ask."""


def laboratory_of(game: str) -> Laboratory:
    """Return a game's laboratory by the game's name."""
    found = wing_of(game).lab()
    if found is None:
        raise GameError("bad_request", f"there is no laboratory for {game}; there is {', '.join(games())}")
    return found


def games() -> tuple[str, ...]:
    """Return the names of the games that have a laboratory."""
    return tuple(name for name, wing in GAMES.items() if wing.lab() is not None)


def actions_of(lab: Laboratory) -> int:
    """Return the number of actions."""
    return sum(one.count for one in lab.steps)


def check_scoring(lab: Laboratory, scoring: str) -> str:
    """Refuse a way of scoring that the game does not have."""
    if scoring not in lab.scorings:
        raise GameError("bad_request", f"scoring: one of {', '.join(lab.scorings)}; found {scoring!r:.40}")
    return scoring
