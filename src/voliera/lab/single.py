"""One game, step by step, for environments: the compiled functions of batches without their arrays of thousands."""

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.games import rules_of
from voliera.games.numbering import MASK, OBSERVATION
from voliera.lab.batch_base import MOST_SEED
from voliera.lab.contract import AGENT, actions_of, check_scoring, laboratory_of

SEED_BITS = 53
"""Bits of a seed that nobody has given."""


class Deals:
    """The seeds of a row of games: the one that was given, then others that follow from it."""

    def __init__(self) -> None:
        self._chance: np.random.Generator | None = None

    def next(self, seed: int | None) -> int:
        """Return the seed of the next game; given one, the row begins with it."""
        if seed is not None:
            given = int(seed)
            if not 0 <= given < MOST_SEED:
                raise GameError("bad_request", f"seed: a whole number from 0 to 2**62 - 1; found {given}")
            self._chance = np.random.default_rng(given)
            return given
        if self._chance is None:
            self._chance = np.random.default_rng(secrets.randbits(SEED_BITS))
        return int(self._chance.integers(1 << SEED_BITS))


class Single:
    """A game that an environment holds. `seat` is the one to move, -1 when the game is over."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        variant: str = "standard",
        options: Mapping[str, Any] | None = None,
        scoring: str = AGENT,
    ) -> None:
        self.name = game
        self.lab = laboratory_of(game)
        self.rules = rules_of(game)
        self.players = players
        self.options: Document = {} if options is None else dict(options)
        self.actions = actions_of(self.lab)
        self.size = self.lab.layout.size
        self.states = self.rules.new(players, variant, self.options, 0)
        self.seed = 0
        self.worker = self.lab.worker(check_scoring(self.lab, scoring))
        self._rows, self._masks = np.zeros((1, self.size), np.int8), np.zeros((1, self.actions), np.int8)
        self._row, self.mask = self._rows[0], self._masks[0]
        """The legal actions of the seat to move; rewritten by every step."""
        self._rewards, self._points = np.zeros((2, self.lab.seats), np.float32)
        self._seats = np.zeros(1, np.int8)
        self.seat = -1
        self.deal(0)

    def deal(self, seed: int) -> None:
        """Begin a game."""
        self.seed = seed
        self.worker.deal(self.states, 0, 1, self._seats, seed)
        self.seat = int(self._seats[0])
        self.worker.look(self.states, 0, 1, self._rows, self._masks, OBSERVATION | MASK)

    def play(self, action: int) -> bool:
        """Play a legal action; whether that has ended the game. Others are refused, and change nothing."""
        if not 0 <= action < self.actions or not self.mask[action]:
            code, why = ("game_over", "the game is over") if self.seat < 0 else ("illegal_action", "not legal now")
            raise GameError(code, f"action {action} is refused: {why}")
        results = (self._row, self.mask, self._rewards, self._points)
        self.seat = self.worker.turn(self.states, action, OBSERVATION | MASK, *results)
        return self.seat < 0

    def rewards(self) -> list[float]:
        """Return each seat's reward in a game that has ended."""
        return exact(self._rewards, self.players)

    def points(self) -> list[float]:
        """Return each seat's points of a game that has ended."""
        found: list[float] = self._points[: self.players].tolist()
        return found

    def observation(self, seat: int) -> npt.NDArray[np.int8]:
        """Return what a seat may know, in an array of its own."""
        row: npt.NDArray[np.int8] = self._row.copy()
        if seat != self.seat:
            self.worker.see(self.states, seat, row)
        return row

    def game(self) -> Game:
        """Return a copy as `Game`; a half-said action is taken back in it."""
        states = self.states.copy()
        self.worker.take_back(states)
        return Game(self.rules, states, self.options, (), self.seed)

    def render(self, mode: str | None) -> str | None:
        """Return the table as text (`ansi`), or print it (`human`); all cards are shown."""
        text = str(self.game()) if mode else None
        if mode != "human":
            return text
        print(text)
        return None


def exact(rewards: npt.NDArray[np.float32], players: int) -> list[float]:
    """Return rewards with all bits of Python's numbers: each is a multiple of 1 / (players - 1)."""
    return [round(float(reward) * (players - 1)) / (players - 1) for reward in rewards[:players]]
