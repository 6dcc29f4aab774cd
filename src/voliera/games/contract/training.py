"""What a game supplies to be learned by self-play (voliera.learn)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    import numpy as np
    import numpy.typing as npt

    from voliera.games.layout import Layout
    from voliera.games.mix import Table
    from voliera.kernel import States

Tensor = Any
"""A tensor of torch, which is imported only where somebody trains."""


class Games(Protocol):
    """Many games side by side, all waiting for a decision. A game that ends is followed by a fresh deal."""

    count: int
    players: npt.NDArray[np.int8]  # of each game

    def look(self, rows: Tensor, legal: Tensor, mover: Tensor) -> None:
        """Write observations, legal steps (a bit each, in words of 64), and the seats to move."""

    def step(self, steps: Tensor, shares: Tensor, points: Tensor, done: Tensor) -> None:
        """Play a step in every game; where one has ended, write each seat's share of the win and points."""

    def tell_secrets(self, secrets: Tensor) -> None:
        """Write what the seat to move may not know, for critics; asked only where the environment has secrets."""

    def deal_again(self, chosen: Tensor) -> None:
        """Deal the games again whose number is not 0 in `chosen`; those that wait to be scored are left as they are."""


class Environment(Protocol):
    """What a game's `selfplay` supplies."""

    layout: Layout
    actions: int  # steps that the network chooses among: 0 … actions - 1
    kinds: Sequence[int]  # the first step of each kind, for tempers
    seats: int  # the most there can be
    secrets: int  # numbers that say what the seat to move may not know, each 0 or 1; 0 where there are none
    mix: str  # tables that are trained together, unless one is asked for (voliera.games.mix)
    softness: float  # a lead of this many points makes a win about e times likelier
    side_by_side: int  # games played at once on a device, and
    stretch: int  # decisions in each of them between two updates, unless others are asked for
    longest: int  # decisions in the longest usual game
    recipe: Path  # the runs that made the shipped network (voliera.learn.recipe)

    def check(self, players: int, variant: str) -> None:
        """Refuse a table that cannot be trained, with GameError `bad_request`."""

    def seen(self, states: States) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int64]] | None:
        """What a network sees of the first game, and a bit for each legal step; None where it is not asked."""

    def own_step(self, seat: int, step: int) -> int:
        """A step of the rules as the network of a seat names it."""

    def games(self, device: str, count: int, tables: Sequence[Table], seed: int) -> Games:
        """Return a number of games on a device, `cpu` or `cuda`, shared out among the tables."""
