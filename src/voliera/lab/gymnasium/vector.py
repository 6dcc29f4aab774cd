"""Many games in one vector environment, over a batch on all cores.

`opponent` says who has the other seats:

- `self`: every step is one of the seat to move, whoever that is (`info["seat"]`): self-play. The reward is that of the
  seat that has acted; where a game has ended, `info["rewards"]` has those of all seats.
- `random`: the agent has one seat of each game, which moves on by one from game to game. Between two of its actions the
  others play at random, in compiled code. The reward is the agent's.

Where a game ends, the observation is already the first one of the next game (`AutoresetMode.SAME_STEP`); there is no
`final_obs`, as games are never cut off.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from voliera.errors import GameError
from voliera.kernel import seed_generator
from voliera.lab.asked import whole
from voliera.lab.cpu import CpuBatch
from voliera.lab.laboratories import AGENT
from voliera.lab.single import Deals

SELF, RANDOM = "self", "random"
OTHERS = 1 << 31
"""Sets the generators of random opponents apart from those that deal."""


class VectorTable(VectorEnv[dict[str, Any], Any, Any]):
    """Games of one kind side by side. With `copy=False` observations share the batch's arrays, which steps rewrite."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponent: str = SELF,
        players: int = 2,
        variant: str = "standard",
        options: dict[str, Any] | None = None,
        scoring: str = AGENT,
        threads: int | None = None,
        copy: bool = True,
    ) -> None:
        if opponent not in (SELF, RANDOM):
            other = 'for bots and functions make it with vectorization_mode="sync" or "async"'
            raise GameError("bad_request", f"opponent: {SELF} or {RANDOM}; {other}; found {opponent!r:.40}")
        if opponent == RANDOM and scoring != AGENT:
            raise GameError("bad_request", f"scoring: only {AGENT} against {RANDOM}; found {scoring}")
        settings: dict[str, Any] = {"players": players, "variant": variant, "options": options, "scoring": scoring}
        self.games = CpuBatch(game, num_envs, threads=threads, **settings)
        self.num_envs = num_envs
        self.opponent = opponent
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-128, 127, (self.games.lab.layout.size,), np.int8),
                "action_mask": spaces.Box(0, 1, (self.games.actions,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(self.games.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._deals = Deals()
        self._copy = copy
        self._places = np.arange(num_envs)
        self._learners = np.zeros(num_envs, np.int8)
        self._chances = np.zeros(num_envs, self.games.rules.state)
        """Generators beside the games' own, which only deal; records of one type are compiled for once."""
        self._never = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal all games: game i from seed + i, and later ones as batches do."""
        del options
        self.games.reset(self._deals.next(first_seed(seed, self.num_envs)))
        if self.opponent == RANDOM:
            self._learners[:] = self._places % self.games.players
            for place in range(self.num_envs):
                number = self.games.seed + place
                seed_generator(self._chances[place], number & 0xFFFFFFFF, (number >> 32) ^ OTHERS)
            self.games.answer(self._learners, self._chances)
        self.games.look()
        return self._seen(), self._info()

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Play an action in every game; an illegal one is refused with GameError, and nothing is played."""
        games = self.games
        if self.opponent == RANDOM:
            acted = self._learners.copy()
            games.step(actions)
            self._learners[games.done != 0] += 1
            self._learners %= games.players
            games.answer(self._learners, self._chances)
            games.look()
        else:
            acted = games.seat.copy()
            games.step_and_look(actions)
        rewards = games.reward.reshape(-1).take(self._places * games.lab.seats + acted).astype(np.float64)
        observation = self._seen()
        over = games.done != 0
        info = self._info()
        if over.any():
            info |= {"rewards": games.reward.copy(), "points": games.points.copy(), "_rewards": over, "_points": over}
        return observation, rewards, over, self._never.copy(), info

    def close_extras(self, **kwargs: Any) -> None:
        """Do nothing: threads end with the batch."""

    def _seen(self) -> dict[str, Any]:
        observation, mask = self.games.observation, self.games.mask
        if self._copy:
            observation, mask = observation.copy(), mask.copy()
        return {"observation": observation, "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        mask = self.games.mask.copy() if self._copy else self.games.mask
        return {"seat": self.games.seat.copy(), "action_mask": mask}


def first_seed(seed: Any, count: int) -> int | None:
    """Return the seed of the first game, given that or the seeds of all: batches deal game i from seed + i."""
    if seed is None or whole(seed) is not None:
        return whole(seed)
    found = [None if one is None else whole(one) for one in seed] if isinstance(seed, list | tuple | np.ndarray) else []
    first = found[0] if len(found) == count else None
    if first is not None and found == list(range(first, first + count)):
        return first
    if found == [None] * count and all(one is None for one in seed):
        return None
    wanted = f"one number, or {count} that follow each other, as game i is dealt from seed + i"
    raise GameError("bad_request", f"seed: {wanted}; found {seed!r:.40}")
