"""What a game supplies to be counted: how often its rules mattered. birdie.py and bower.py do."""

from importlib import import_module
from typing import Any, Protocol

from voliera.documents import Document
from voliera.game import Game

COUNTERS = {"birdie": "voliera.games.birdie.arena", "bower": "voliera.games.bower.arena"}
"""Where each game's counting is found."""

Figures = dict[str, tuple[float, float]]
"""So much, of so much, in one game. What a name means is the message `figure-GAME-NAME`; a second word is its
subject."""


class Watch(Protocol):
    """Somebody at the table who keeps a tally of one game."""

    def before(self, game: Game, action: Document) -> None:
        """Look at the table before an action."""

    def after(self, events: list[Document]) -> None:
        """Hear what came of it."""

    def tally(self, game: Game) -> Document:
        """The tally once the game is over: data for the results."""

    def turns(self, game: Game) -> int:
        """How long the game was."""


class Counter(Protocol):
    """A game's folder of counts."""

    SHARES: frozenset[str]
    """The figures (their first words) that are shares, from 0 to 1; the others are means."""

    def watch(self, game: Game) -> Watch:
        """A fresh tally for a new game."""

    def shares(self, result: Document) -> list[float]:
        """Each seat's share of the win."""

    def totals(self, result: Document) -> list[int]:
        """Each seat's points or eggs."""

    def figures(self, line: Document) -> Figures:
        """What one game's line of the results comes to, for averages over all of them."""


def counter_of(name: str) -> Counter:
    """A game's counts; loaded when they are needed."""
    counter: Any = import_module(COUNTERS[name])
    return counter  # type: ignore[no-any-return]


def shared(seats: list[int], players: int) -> list[float]:
    """The win, shared by so many seats."""
    return [1 / len(seats) if seat in seats else 0.0 for seat in range(players)]
