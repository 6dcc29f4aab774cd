"""One game, step by step, for environments: the compiled functions of batches without their arrays of thousands."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

import numpy as np
import numpy.typing as npt

from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.games import rules_of
from voliera.games.desks import ILLEGAL, LOOK
from voliera.kernel.addresses import Turn
from voliera.lab.asked import fits_a_word, options_of
from voliera.lab.batch_base import MOST_SEED
from voliera.lab.laboratories import AGENT, actions_of, check_scoring, laboratory_of

SEED_BITS = 53
"""Bits of a seed that nobody has given."""
RENDER_MODES = ("ansi", "human")
KEPT = ("name", "players", "options", "scoring", "states", "seed", "seat")
"""What a game is made of, where it is copied or pickled."""


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
        self.players = players
        self.options = options_of(options)
        self.scoring = check_scoring(laboratory_of(game), scoring)
        self.states = rules_of(game).new(players, variant, self.options, 0)
        self.seed = 0
        self.seat = -1
        self._sit_down()
        self.deal(0)

    def _sit_down(self) -> None:
        """Get what is not part of the game: its rules, and a worker with the desk on which turns are written."""
        self.lab, self.rules = laboratory_of(self.name), rules_of(self.name)
        self.actions, self.size = actions_of(self.lab), self.lab.layout.size
        self.worker = self.lab.worker(self.scoring)
        self.turn: Turn = self.worker.turn_of(self.states)
        """`play` without all that it does: who calls it sets `seat`, and refuses what was ILLEGAL."""
        desk = self.worker.desk
        self._rows, self._masks = desk["row"], desk["mask"]
        self.row, self.mask = self._rows[0], self._masks[0]
        """What the seat to move may know, and its legal actions; rewritten by every step."""
        self._rewards, self._points = desk["rewards"][0], desk["points"][0]
        self._seats = np.zeros(1, np.int8)

    def __getstate__(self) -> Document:
        """A copy of the game has a desk of its own, with the same on it."""
        return {**{name: getattr(self, name) for name in KEPT}, "desk": self.worker.desk}

    def __setstate__(self, kept: Document) -> None:
        desk = kept.pop("desk")
        self.__dict__.update(kept)
        self._sit_down()
        self.worker.desk[:] = desk

    def deal(self, seed: int) -> None:
        """Begin a game."""
        self.seed = seed
        self.worker.deal(self.states, 0, 1, self._seats, seed)
        self.seat = int(self._seats[0])
        self.worker.look(self.states, 0, 1, self._rows, self._masks, LOOK)

    def play(self, action: int) -> bool:
        """Play a legal action; whether that has ended the game. Others are refused, and change nothing."""
        try:
            seat = self.turn(action)
        except (OverflowError, TypeError, ValueError):
            if fits_a_word(action):
                raise
            seat = ILLEGAL
        if seat == ILLEGAL:
            self.refuse(action)
        self.seat = seat
        return seat < 0

    def refuse(self, action: Any) -> NoReturn:
        """Say that an action is not legal."""
        code, why = ("game_over", "the game is over") if self.seat < 0 else ("illegal_action", "not legal now")
        raise GameError(code, f"action {action} is refused: {why}")

    def rewards(self) -> list[float]:
        """Return each seat's reward in a game that has ended."""
        return exact(self._rewards, self.players)

    def points(self) -> list[float]:
        """Return each seat's points of a game that has ended."""
        found: list[float] = self._points[: self.players].tolist()
        return found

    def observation(self, seat: int) -> npt.NDArray[np.int8]:
        """Return what a seat may know, in an array of its own."""
        row: npt.NDArray[np.int8] = self.row.copy()
        if seat != self.seat:
            self.worker.see(self.states, seat, row)
        return row

    def game(self) -> Game:
        """Return a copy as `Game`; a half-said action is taken back in it."""
        states = self.states.copy()
        self.worker.take_back(states)
        return Game(self.rules, states, self.options, (), self.seed)

    def whole(self) -> npt.NDArray[np.uint8]:
        """Return the whole record as bytes, in an array of its own: all that is hidden, too."""
        return np.frombuffer(bytearray(self.states.tobytes()), np.uint8)

    def render(self, mode: str | None) -> str | None:
        """Return the table as text (`ansi`), or print it (`human`); all cards are shown."""
        text = str(self.game()) if mode else None
        if mode != "human":
            return text
        print(text)
        return None


def check_render_mode(mode: str | None, modes: Sequence[str] = RENDER_MODES) -> str | None:
    """Refuse a way of rendering that there is not."""
    if mode is not None and mode not in modes:
        raise GameError("bad_request", f"render_mode: {' or '.join(modes)}, or None; found {mode!r:.40}")
    return mode


def exact(rewards: npt.NDArray[np.float32], players: int) -> list[float]:
    """Return rewards with all bits of Python's numbers: each is a multiple of 1 / (players - 1)."""
    return [round(float(reward) * (players - 1)) / (players - 1) for reward in rewards[:players]]
