"""What the comparison of engine and oracle must be told of a game; `side_birdie.py` and `side_bower.py` tell it.

Games of a campaign are numbered: the number is the seed, and settles the table and how it is played.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import voliera
from voliera.documents import Document
from voliera.game import Game


class Difference(AssertionError):
    """Engine and oracle disagree; the message says where, and how to see it again."""


class Oracle(Protocol):
    """A literal second implementation; it starts from a whole position and gets its shuffles from outside."""

    def to_move(self) -> Document:
        """Seat and phase."""

    def legal(self) -> list[Document]:
        """Every legal action."""

    def needs_shuffle_after(self, action: Document) -> bool:
        """Whether the action shuffles something."""

    def apply(self, action: Document, shuffled: list[str] | None = None) -> None:
        """Play an action."""

    def position(self) -> Document:
        """The whole table."""

    def view(self, seat: int | None) -> Document:
        """What a seat may know."""

    def result(self) -> Document:
        """The result so far or final."""


@dataclass(frozen=True)
class Setting:
    """A table of a campaign, and how it is played: the more eager, the longer and the richer the game."""

    players: int
    variant: str
    options: Document = field(default_factory=dict)
    eager: float = 0.0
    start: str = ""  # a kind of set-up position; none for a fresh deal


@dataclass(frozen=True)
class Side:
    """A game, as engine and oracle are compared in it."""

    game: str
    setting: Callable[[int], Setting]
    oracle: Callable[[Document], Any]
    shuffled: Callable[[Any, Document], list[str]]  # what the engine shuffled, read off its position after an action
    steps: Callable[[Document, int | None], tuple[int, ...]]  # of an action of a seat
    pick: Callable[[random.Random, Any, Sequence[Document], float], int]  # which of the legal actions is played
    telling: Callable[[Document], bool]  # whether positions are compared at once after an action
    set_up: Callable[[Game, str, int], Document] = lambda game, start, number: game.position()

    def begin(self, number: int, setting: Setting) -> Game:
        """The game of a campaign with that number."""
        game = voliera.new(self.game, setting.players, setting.variant, setting.options, number)
        if not setting.start:
            return game
        return voliera.from_position(self.set_up(game, setting.start, number), number)
