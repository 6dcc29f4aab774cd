"""What a game supplies for research: observations and actions as numbers, and what plays many games at once.

A game has one numbering of observations and one of actions, for all environments. Actions are the steps of the rules
(`games/*/rules/numbers.py`), as the seat to move counts; whatever the rules ask, an agent answers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from voliera.games.layout import Layout
    from voliera.games.numbering import Steps
    from voliera.kernel import States
    from voliera.kernel.addresses import Turn
    from voliera.kernel.cuda_batches import Kernels

Rows = npt.NDArray[np.int8]
Numbers = npt.NDArray[np.float32]
Words = npt.NDArray[np.int64]


class Worker(Protocol):
    """One thread's compiled functions, with the room that they need; each works on games start … stop - 1."""

    def deal(self, states: States, start: int, stop: int, seats: Rows, seed: int) -> None:
        """Deal game i from seed + i."""

    def look(self, states: States, start: int, stop: int, rows: Rows, mask: Rows, what: int) -> None:
        """Write what the seat to move may know, and a 1 for each legal action; 0 elsewhere."""

    def play(
        self,
        states: States,
        start: int,
        stop: int,
        actions: Words,
        rewards: Numbers,
        points: Numbers,
        done: Rows,
        seats: Rows,
        episodes: Words,
        again: int,
        seed: int,
    ) -> None:
        """Play a legal action in each game; where one ends, tell the result and, with `again`, deal the next."""

    @property
    def desk(self) -> States:
        """One record with `row`, `mask`, `rewards` and `points`, on which `turn` writes (games/desks.py)."""

    @property
    def turn(self) -> Callable[[States, int, int], int]:
        """Play a legal action in the first game and look; return the seat to move, or -1: the result is told then.

        It is given the records, the action, and what to look for.
        """

    def turn_of(self, states: States) -> Turn:
        """Return `turn` for the game of these records, which stay where they are.

        It is given the action, answers ILLEGAL where the mask on the desk does not allow it, and looks for everything.
        """

    def answer(
        self,
        states: States,
        start: int,
        stop: int,
        learners: Rows,
        chances: States,
        rewards: Numbers,
        points: Numbers,
        done: Rows,
        seats: Rows,
        episodes: Words,
        again: int,
        seed: int,
    ) -> None:
        """Play at random for all seats but the learner's, until that one is to move."""

    def see(self, states: States, seat: int, row: Rows) -> None:
        """Write what any seat may know of the first game, whoever is to move."""

    def take_back(self, states: States) -> None:
        """Take back an action of several steps that is half said in the first game."""


class Laboratory(Protocol):
    """What a game's `lab` supplies."""

    @property
    def version(self) -> int:
        """The version in environment ids; it changes where a number changes its meaning."""

    @property
    def layout(self) -> Layout:
        """The observation, block by block."""

    @property
    def steps(self) -> Sequence[Steps]:
        """The actions, kind by kind, without gaps."""

    @property
    def seats(self) -> int:
        """The most seats that a table has."""

    @property
    def longest(self) -> int:
        """A number of actions that no game exceeds."""

    @property
    def scorings(self) -> tuple[str, ...]:
        """Who may answer what scoring asks: `agent`, and `solver` where the game has one."""

    def worker(self, scoring: str) -> Worker:
        """Return the compiled functions with room of their own, for one thread."""

    def kernels(self) -> Kernels:
        """Return the kernels for a CUDA device; they are compiled when first launched."""

    def step_of(self, seat: int, action: int) -> int:
        """Return the rules' step for a seat's action, and the action for a step: each is the other's inverse."""
