"""A game, seat after seat: PettingZoo's agent-environment cycle."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from voliera.games.desks import ILLEGAL
from voliera.lab.asked import fits_a_word, limit_of
from voliera.lab.laboratories import AGENT
from voliera.lab.single import RENDER_MODES, Deals, Single, check_render_mode

Infos = dict[str, dict[str, Any]]


def spaces_of(game: Single) -> tuple[spaces.Dict, spaces.Discrete[Any]]:
    """Return the spaces of observations and actions, which all seats have."""
    observation = spaces.Dict(
        {
            "observation": spaces.Box(-128, 127, (game.size,), np.int8),
            "action_mask": spaces.Box(0, 1, (game.actions,), np.int8),
        }
    )
    return observation, spaces.Discrete(game.actions)


def state_space_of(game: Single) -> spaces.Box:
    """Return the space of whole records as bytes."""
    return spaces.Box(0, 255, (game.states.nbytes,), np.uint8)


class Table(AECEnv[str, dict[str, Any], Any]):
    """A table whose seats are `player_0`, `player_1` and so on, in the order of play.

    The seat to move finds its legal actions in its observation and in its info, the others find none. A seat may have
    to act several times in a row. `max_cycles` cuts a game off once a seat has acted so often; without it games end by
    themselves.
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
        super().__init__()
        self._game = Single(game, players, variant, options, scoring)
        self._deals = Deals()
        self.metadata = {
            "name": f"{game}_v{self._game.lab.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = check_render_mode(render_mode)
        self.max_cycles = limit_of("max_cycles", max_cycles)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: spaces_of(self._game) for agent in self.possible_agents}
        self.state_space = state_space_of(self._game)
        self._nothing = np.zeros(self._game.actions, np.int8)
        self._infos: Infos | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of a seat's observations."""
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """Return the space of a seat's actions."""
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: from the seed or, without one, the next that follows from the last seed."""
        del options
        self._game.deal(self._deals.next(seed))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._acted = dict.fromkeys(self.agents, 0)
        self._infos = None
        self.agent_selection = self.possible_agents[self._game.seat]

    @property
    def infos(self) -> Infos:
        """What each seat is told beside its observation; made when it is first asked for after a step."""
        if self._infos is None:
            self._infos = {agent: {"action_mask": self._mask(self._seat[agent])} for agent in self.agents}
        return self._infos

    @infos.setter
    def infos(self, told: Infos) -> None:
        self._infos = told

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what a seat may know, and its legal actions, in arrays of their own."""
        game = self._game
        seat = self._seat[agent]
        if seat == game.seat:
            return {"observation": game.row.copy(), "action_mask": game.mask.copy()}
        return {"observation": game.observation(seat), "action_mask": self._nothing.copy()}

    def step(self, action: Any) -> None:
        """Play an action of the seat to move; an illegal one is refused with GameError, and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self._game
        try:  # what `game.play` does, without the time that its call takes
            seat = game.turn(action)
        except (OverflowError, TypeError, ValueError):
            if fits_a_word(action):
                raise
            seat = ILLEGAL
        if seat < 0:
            if seat == ILLEGAL:
                game.refuse(action)
            game.seat = seat
            self._end()
        else:
            game.seat = seat
            self._infos = None
            self.agent_selection = self.possible_agents[seat]
            if self.max_cycles is not None:
                self._count(agent)
        if self.render_mode is not None:
            self._show()

    def _show(self) -> None:
        """Print the table, if it is to be printed after each step."""
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """Tell the result: until now all rewards were 0, and nothing had been added to them."""
        self.rewards = dict(zip(self.agents, self._game.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        points = zip(self.agents, self._game.points(), strict=True)
        self._infos = {agent: {"action_mask": self._nothing.copy(), "points": number} for agent, number in points}
        self._accumulate_rewards()

    def _count(self, agent: str) -> None:
        """Cut the game off, if a seat has acted often enough."""
        self._acted[agent] += 1
        if self._acted[agent] == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def _mask(self, seat: int) -> Any:
        return (self._game.mask if seat == self._game.seat else self._nothing).copy()

    def render(self) -> str | None:
        """Return the table as text (`ansi`), or print it (`human`); all cards are shown."""
        return self._game.render(self.render_mode)

    def state(self) -> Any:
        """Return the whole record as bytes: all that is hidden, too."""
        return self._game.whole()

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def __str__(self) -> str:
        """The name of the environment."""
        return str(self.metadata["name"])
