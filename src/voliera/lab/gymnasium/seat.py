"""One seat of a game for an agent; bots have the others."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from voliera import bots
from voliera.arena.contestants import Contestant
from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.lab.asked import action_of
from voliera.lab.batch_base import MOST_SEED
from voliera.lab.laboratories import AGENT
from voliera.lab.single import RENDER_MODES, SEED_BITS, Single, check_render_mode

Opponent = str | Callable[[Game, int], Document]
"""A bot by its name in the arena (`search@200n`), or a function of a game and a seed that returns an action."""
ILLEGAL = -1.0
"""The reward for an illegal action, which ends the game."""


@dataclass(frozen=True)
class Bot:
    """A bot by its name in the arena. It can be pickled, and so can environments that it plays in."""

    named: Contestant

    def __call__(self, game: Game, seed: int) -> Document:
        """Return the action that it chooses."""
        named = self.named
        assert named.level is not None
        found = bots.choose(game, named.level, seed, time_ms=named.time_ms, nodes=named.nodes, weights=named.weights)
        action: Document = found["action"]
        return action


def opponents_of(given: object, count: int) -> list[Callable[[Game, int], Document]]:
    """Return as many bots: one for all of them, or one for each."""
    listed = [given] * count if isinstance(given, str) or callable(given) else given
    if not isinstance(listed, list | tuple) or len(listed) != count:
        raise GameError("bad_request", f"opponent: one, or a list of {count}; found {given!r:.40}")
    return [bot_of(one) for one in listed]


def bot_of(given: object) -> Callable[[Game, int], Document]:
    """Return a function as it is, and a bot by its name."""
    if callable(given):
        return given
    if isinstance(given, str):
        return Bot(Contestant.of(given))
    raise GameError("bad_request", f"opponent: a bot's name, or a function; found {given!r:.40}")


class Seat(gymnasium.Env[dict[str, Any], Any]):
    """A game from one seat. Between two actions of the agent the bots play all others.

    The agent sits in `seat` or, without one, somewhere else by chance in every game. The reward comes at the end; an
    illegal action ends the game and costs 1. Bots are seeded: the same seed and the same actions give the same game,
    unless a bot thinks by the clock.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012  # as in the base class

    def __init__(
        self,
        game: str,
        opponent: Opponent | Sequence[Opponent] = "heuristic",
        seat: int | None = None,
        players: int = 2,
        variant: str = "standard",
        options: dict[str, Any] | None = None,
        scoring: str = AGENT,
        render_mode: str | None = None,
    ) -> None:
        self._game = Single(game, players, variant, options, scoring)
        if seat is not None and not 0 <= seat < players:
            raise GameError("bad_request", f"seat: 0 to {players - 1}, or None; found {seat!r:.40}")
        self._wanted = seat
        self._opponents = opponents_of(opponent, players - 1)
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-128, 127, (self._game.size,), np.int8),
                "action_mask": spaces.Box(0, 1, (self._game.actions,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self._game.actions)
        self.seat = 0
        """The agent's seat in this game."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a game: from the seed or, without one, the next by the environment's generator."""
        del options
        super().reset(seed=seed)
        if seed is not None and seed >= MOST_SEED:
            raise GameError("bad_request", f"seed: a whole number from 0 to 2**62 - 1; found {seed}")
        self._game.deal(int(self.np_random.integers(1 << SEED_BITS)) if seed is None else seed)
        self.seat = int(self.np_random.integers(self._game.players)) if self._wanted is None else self._wanted
        self._answer()
        return self._seen()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play an action, and let the bots play until the agent is asked again."""
        if self._game.seat < 0:
            raise GameError("game_over", "the game is over: reset it")
        number = action_of("action", action)
        if not 0 <= number < self._game.actions or not self._game.mask[number]:
            observation, info = self._seen()
            return observation, ILLEGAL, True, False, {**info, "illegal": True}
        over = self._game.play(number) or self._answer()
        reward = self._game.rewards()[self.seat] if over else 0.0
        observation, info = self._seen()
        if over:
            info["points"] = self._game.points()
        return observation, reward, over, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return which actions are legal: sb3-contrib's MaskablePPO asks environments for this."""
        masks: npt.NDArray[np.bool_] = self._game.mask.astype(np.bool_)
        return masks

    def render(self) -> Any:
        """Return the table as text (`ansi`), or print it (`human`); all cards are shown."""
        return self._game.render(self.render_mode)

    def _answer(self) -> bool:
        """Let the bots play while it is their turn; whether that has ended the game."""
        game = self._game
        while game.seat not in (self.seat, -1):
            bot = self._opponents[(game.seat - self.seat) % game.players - 1]
            seen, mover = game.game(), game.seat
            action = bot(seen, int(self.np_random.integers(1 << SEED_BITS)))
            for step in game.rules.numbers(seen.states, game.rules.check_action(action)):
                over = game.play(game.lab.step_of(mover, step))
                if over:
                    return True
        return False

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        mask = self._game.mask.copy()
        observation = {"observation": self._game.observation(self.seat), "action_mask": mask}
        return observation, {"action_mask": mask, "seat": self.seat}
