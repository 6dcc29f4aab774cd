"""What bots of a game are: players, networks, ladders of characters, worlds to look ahead in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path
    from random import Random

    import numpy as np
    import numpy.typing as npt

    from voliera.bots.budget import Budget
    from voliera.bots.rungs import Rung
    from voliera.kernel import States

Candidates = list[dict[str, Any]]
"""Actions with their values, the chosen one first."""


class Players(Protocol):
    """A game's bots."""

    def knowledge(self, states: States, seat: int) -> Any:
        """Return all that the seat, whose turn it is, may know; equal knowledge prints alike."""

    def greedy(self, k: Any, chance: Random) -> Candidates:
        """Return what the greedy player makes of it; equal actions in an order by chance."""

    def heuristic(self, k: Any, chance: Random) -> Candidates:
        """Return what the heuristic player makes of it."""

    def search(self, states: States, k: Any, chance: Random, budget: Budget) -> Candidates:
        """Return what the search finds. Everything hidden from the seat is dealt again before it is looked at."""


class Network(Protocol):
    """A player that has learned by self-play."""

    def is_trained_for(self, players: int, variant: str) -> bool:
        """Whether the shipped network looks ahead at such a table."""

    def check_trained(self, players: int, variant: str, weights: Path | None) -> None:
        """Refuse weights that cannot be read, or that were not trained for such a table; None: the shipped ones."""

    def net(
        self,
        tables: Sequence[States],
        known: Sequence[Any],
        chances: Sequence[Callable[[], Random]],
        weights: Path | None,
    ) -> list[Candidates]:
        """Return what the network prefers at each table, with the shipped weights or those of a file.

        The network is asked once for all tables; what it prefers at one does not depend on the others. Chance is made
        only where something is left to it.
        """

    def net_ahead(self, states: States, k: Any, chance: Random, weights: Path | None, budget: Budget) -> Candidates:
        """Return what the network prefers after looking ahead (`net+`); the budget's nodes are worlds."""


class Ladder(Protocol):
    """How a game's characters play, from the weakest to the strongest: neighbours are about equally far apart."""

    def rung(self, character: str, players: int, variant: str) -> Rung | None:
        """Return how a character plays at a table; None where it plays at its own level."""

    def candidates(self, rung: Rung, states: States, k: Any, chance: Random) -> Candidates:
        """Return what a weakened rung makes of what its seat knows, the chosen action first."""


class Worlds(Protocol):
    """What `net+` asks of a game (voliera.bots.net.ahead): worlds that a seat cannot tell from the true one."""

    @property
    def turns(self) -> int:
        """Turns that are played in each world before the network judges it, the candidate's included."""

    def seat(self, states: States) -> int:
        """Return the seat to move."""

    def players(self, states: States) -> int:
        """Return the number of players."""

    def is_open(self, states: States) -> bool:
        """Whether a turn of several steps has begun."""

    def deal(self, states: States, seat: int, seeds: npt.NDArray[np.int64]) -> States:
        """Deal worlds for a seat; the same seeds and the same knowledge give the same worlds."""

    def look(self, worlds: States) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """Return observations, legal steps (a bit each, in words of 64), and the seats to move."""

    def ends_turn(self, world: States, step: int) -> bool:
        """Play a step of the turn that the seat is at; return whether the turn has ended with it."""

    def step(
        self, worlds: States, steps: npt.NDArray[np.int64]
    ) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int8], npt.NDArray[np.float32]]:
        """Play a step in every world: where a turn has ended, where the game is over, and all seats' shares then."""
