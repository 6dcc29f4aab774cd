"""The arena: matches on mirrored deals, so that luck cancels out and what is left is strength.

    from voliera.arena import match

    outcome = match("birdie", ["greedy", "random"], units=100, seed=1)
    print(outcome.results[0].share)

What a unit is stands in schedule.py, how a game is played in play.py, what is counted of a game's rules in birdie.py
and bower.py, what the figures mean in statistics.py, ratings.py and sprt.py. docs/arena.md tells it to people.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from voliera.arena.outcome import Outcome
    from voliera.arena.tournament import Tournament, match

__all__ = ["Outcome", "Tournament", "match"]

_PLACES = {"Outcome": "outcome", "Tournament": "tournament", "match": "tournament"}


def __getattr__(name: str) -> Any:
    """Loaded when first asked for: the command line names its options without waiting for the rules."""
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    from voliera.extras import ExtraMissing

    try:
        return getattr(import_module(f"voliera.arena.{_PLACES[name]}"), name)
    except ModuleNotFoundError as error:
        raise ExtraMissing("arena", "voliera.arena") from error
