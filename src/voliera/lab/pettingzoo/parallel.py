"""A game in which all seats act at once, as in PettingZoo's parallel environments: only the seat to move is heard."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from voliera.errors import GameError
from voliera.lab.asked import action_of, limit_of
from voliera.lab.laboratories import AGENT
from voliera.lab.pettingzoo.aec import spaces_of, state_space_of
from voliera.lab.single import Deals, Single, check_render_mode

Dicts = dict[str, Any]


class ParallelTable(ParallelEnv[str, dict[str, Any], Any]):
    """A table for learners that step all agents together.

    Actions of seats that are not to move count for nothing; their masks are empty. An illegal action of the seat to
    move is not played either, and its info says so: the seat is asked again. `max_cycles` is the maximum number of
    steps in a game.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        variant: str = "standard",
        options: dict[str, Any] | None = None,
        scoring: str = AGENT,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._game = Single(game, players, variant, options, scoring)
        self._deals = Deals()
        name = f"{game}_v{self._game.lab.version}"
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": True, "render_fps": 2}
        self.render_mode = check_render_mode(render_mode, ("ansi",))
        self.max_cycles = limit_of("max_cycles", max_cycles)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._spaces = {agent: spaces_of(self._game) for agent in self.possible_agents}
        self.state_space = state_space_of(self._game)
        self._nothing = np.zeros(self._game.actions, np.int8)
        self._cycles = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of a seat's observations."""
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """Return the space of a seat's actions."""
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Dicts, Dicts]:
        """Deal a game: from the seed or, without one, the next that follows from the last seed."""
        del options
        self._game.deal(self._deals.next(seed))
        self.agents = self.possible_agents.copy()
        self._cycles = 0
        return self._observations(), self._infos(False)

    def step(self, actions: dict[str, Any]) -> tuple[Dicts, Dicts, Dicts, Dicts, Dicts]:
        """Play the action of the seat to move."""
        game = self._game
        if not self.agents:
            raise GameError("game_over", "no game is being played: reset it")
        agent = self.agents[game.seat]
        action = action_of(agent, actions.get(agent))
        illegal = not 0 <= action < game.actions or not game.mask[action]
        over = not illegal and game.play(action)
        self._cycles += 1
        cut = not over and self._cycles == self.max_cycles
        rewards = game.rewards() if over else [0.0] * len(self.agents)
        told = (
            self._observations(),
            dict(zip(self.agents, rewards, strict=True)),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            self._infos(illegal),
        )
        if over or cut:
            self.agents = []
        return told

    def render(self) -> str | None:
        """Return the table as text; all cards are shown."""
        return self._game.render(self.render_mode)

    def state(self) -> Any:
        """Return the whole record as bytes: all that is hidden, too."""
        return self._game.whole()

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _observations(self) -> Dicts:
        return {
            agent: {"observation": self._game.observation(seat), "action_mask": self._mask(seat)}
            for seat, agent in enumerate(self.agents)
        }

    def _infos(self, illegal: bool) -> Dicts:
        seat = self._game.seat
        infos: Dicts = {
            agent: {"action_mask": self._mask(number), "illegal": illegal and number == seat}
            for number, agent in enumerate(self.agents)
        }
        if seat < 0:
            for info, points in zip(infos.values(), self._game.points(), strict=True):
                info["points"] = points
        return infos

    def _mask(self, seat: int) -> Any:
        return (self._game.mask if seat == self._game.seat else self._nothing).copy()
