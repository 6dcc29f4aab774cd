"""The games pass PettingZoo's own tests, and play as `Game` does."""

import io
import pickle
import warnings
from collections.abc import Callable
from contextlib import redirect_stdout
from copy import deepcopy
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo import test as theirs
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.utils.conversions import parallel_to_aec

from tests.configurations import CONFIGURATIONS, Configuration
from voliera.errors import GameError
from voliera.lab import pettingzoo as zoo

EXPECTED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",
)
"""What PettingZoo says of all environments with masks that are not in its own list; a dead seat has no action."""
every_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
every_game = pytest.mark.parametrize("name", ["birdie_v0", "bower_v0"])


def table_of(configuration: Configuration) -> dict[str, Any]:
    return {"players": configuration.players, "variant": configuration.variant, "options": configuration.options}


@every_configuration
def test_every_table_passes_the_api_test(configuration: Configuration) -> None:
    env = zoo.environments()[f"{configuration.game}_v0"].env(**table_of(configuration))
    with warnings.catch_warnings(record=True) as said, redirect_stdout(io.StringIO()):
        warnings.simplefilter("always")
        theirs.api_test(env, num_cycles=60)
    assert {str(one.message) for one in said} <= set(EXPECTED)


@every_game
def test_environments_pass_the_other_tests(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    environment = zoo.environments()[name]
    theirs.seed_test(environment.env, num_cycles=40)
    with warnings.catch_warnings(), redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")  # it plays illegal actions, and is told so
        theirs.state_test(environment.env(), environment.parallel_env())
    with redirect_stdout(io.StringIO()) as printed:
        theirs.render_test(environment.env)
    assert "to move" in printed.getvalue()
    clock = iter(range(0, 100, 3))
    monkeypatch.setattr(
        import_module("pettingzoo.test.performance_benchmark"), "time", SimpleNamespace(time=lambda: next(clock))
    )
    with redirect_stdout(io.StringIO()) as printed:
        theirs.performance_benchmark(environment.env())
    assert "turns per second" in printed.getvalue()
    with warnings.catch_warnings(), redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")
        theirs.parallel_api_test(environment.parallel_env(), num_cycles=30)
    theirs.parallel_seed_test(environment.parallel_env, num_cycles=30)
    max_cycles_test(
        SimpleNamespace(
            parallel_env=environment.parallel_env,
            env=lambda max_cycles: parallel_to_aec(environment.parallel_env(max_cycles=max_cycles)),
        )
    )


@every_configuration
def test_a_game_is_the_one_that_its_seed_deals(configuration: Configuration) -> None:
    env = zoo.environments()[f"{configuration.game}_v0"].raw_env(**table_of(configuration))
    env.reset(seed=12)
    game, chance = configuration.new(12), np.random.default_rng(3)
    total = np.zeros(configuration.players)
    while not all(env.terminations.values()):
        seat = int(env.agent_selection[-1])
        observation, reward, *_, info = env.last()
        assert (game.seat, reward) == (seat, 0)
        legal = np.flatnonzero(observation["action_mask"])
        assert sorted(env._game.lab.step_of(seat, int(one)) for one in legal) == sorted(game.numbers())
        assert (info["action_mask"] == observation["action_mask"]).all()
        assert not any(env.observe(other)["action_mask"].any() for other in env.agents if other != env.agent_selection)
        action = int(chance.choice(legal))
        game.step(env._game.lab.step_of(seat, action))
        env.step(action)
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last()
        assert over
        total[int(agent[-1])] = reward
        assert info["points"] == list(game.result().get("totals") or game.result()["eggs"])[int(agent[-1])]
        env.step(None)
    assert total.sum() == pytest.approx(0, abs=1e-6)
    assert env.agents == []


def test_resets_follow_from_the_last_seed() -> None:
    def states(seed: int) -> list[bytes]:
        env = zoo.environments()["birdie_v0"].raw_env()
        env.reset(seed=seed)
        found = [env.state().tobytes()]
        for _ in range(2):
            env.reset()
            found.append(env.state().tobytes())
        return found

    assert states(5) == states(5)
    assert not set(states(5)) & set(states(6))
    assert len(set(states(5))) == 3


@every_game
def test_what_was_observed_stays_as_it_was(name: str) -> None:
    env = zoo.environments()[name].raw_env()
    env.reset(seed=4)
    observation, *_, info = env.last()
    told = env.infos
    held = [observation["observation"], observation["action_mask"], info["action_mask"]]
    before = [one.copy() for one in held]
    held[1][:] = before[1]  # they are the caller's
    for _ in range(6):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert all((one == other).all() for one, other in zip(held, before, strict=True))
    assert env.infos is not told
    assert env.infos is env.infos


@every_game
@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["deepcopy", "pickle"])
def test_a_copy_goes_on_by_itself(name: str, copied: Callable[[Any], Any]) -> None:
    def played(env: Any) -> list[bytes]:
        found = []
        for _ in range(20):
            observation = env.observe(env.agent_selection)
            found.append(observation["observation"].tobytes())
            env.step(int(np.flatnonzero(observation["action_mask"])[-1]))
        return found

    env = zoo.environments()[name].raw_env()
    env.reset(seed=4)
    played(env)
    other = copied(env)
    before = env.state().tobytes()
    assert other.state().tobytes() == before
    ahead = played(other)
    assert env.state().tobytes() == before
    assert played(env) == ahead


def test_an_illegal_action_loses_or_is_refused() -> None:
    env = zoo.environments()["birdie_v0"].env()
    env.reset(seed=1)
    agent = env.agent_selection
    with warnings.catch_warnings(), redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")
        env.step(158)
    assert env.terminations[agent]
    assert env._cumulative_rewards[agent] == -1
    raw = zoo.environments()["birdie_v0"].raw_env()
    raw.reset(seed=1)
    before = raw.state()
    for action in (158, -1, 1000, 1 << 70, None, "take"):
        with pytest.raises(GameError, match="refused"):
            raw.step(action)
    assert (raw.state() == before).all()


@every_game
def test_arrays_are_the_callers(name: str) -> None:
    """Those of waiting seats, at the end, and the state, too: torch warns of arrays that cannot be written."""
    env, together = zoo.environments()[name].raw_env(), zoo.environments()[name].parallel_env()
    env.reset(seed=4)
    together.reset(seed=4)
    assert (env.state() == together.state()).all()
    while True:
        seen = [env.observe(agent) for agent in env.agents]
        for mask in (*(one["action_mask"] for one in seen), *(one["action_mask"] for one in env.infos.values())):
            mask[:] = 1
        env.state()[:] = 0
        if env.terminations[env.agent_selection]:
            break
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        assert 0 < len(legal) < 150
        env.step(int(legal[-1]))


def test_parallel_environments_tell_points_and_refuse_what_makes_no_sense() -> None:
    env = zoo.environments()["birdie_v0"].parallel_env()
    with pytest.raises(GameError, match="reset it"):
        env.step({"player_0": 0})
    observations, infos = env.reset(seed=3)
    for wrong in ({}, {"player_0": None}, {"player_0": 2.7}):
        with pytest.raises(GameError, match="player_0"):
            env.step(wrong)
    while env.agents:
        assert not any("points" in info for info in infos.values())
        actions = {agent: seen["action_mask"].argmax() for agent, seen in observations.items()}
        observations, rewards, *_, infos = env.step(actions)
    points = [infos[agent]["points"] for agent in env.possible_agents]
    assert (rewards["player_0"] > 0) == (points[0] > points[1])
    with pytest.raises(GameError, match="reset it"):
        env.step(actions)


def test_a_limit_of_cycles_is_a_number_from_1_on() -> None:
    environment = zoo.environments()["bower_v0"]
    for make in (environment.env, environment.parallel_env):
        for wrong in (0, -3, 2.5, "many"):
            with pytest.raises(GameError, match="max_cycles: a whole number from 1 on"):
                make(max_cycles=wrong)


def test_render_modes_are_checked_and_names_are_listed() -> None:
    environment = zoo.environments()["birdie_v0"]
    for make, mode in ((environment.env, "rgb_array"), (environment.parallel_env, "human")):
        with pytest.raises(GameError, match=f"render_mode: .*{mode}"):
            make(render_mode=mode)
    assert {"birdie_v0", "bower_v0", "environments"} <= set(dir(zoo))


def test_games_are_cut_off_and_names_are_versioned() -> None:
    env = zoo.environments()["bower_v0"].raw_env(max_cycles=3)
    env.reset(seed=1)
    acted = 0
    while not any(env.truncations.values()):
        acted += 1
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert 3 <= acted <= 5
    assert str(env) == "bower_v0"
    with pytest.raises(AttributeError, match="birdie_v0, bower_v0"):
        zoo.chess_v0  # noqa: B018
    from voliera.lab.pettingzoo import birdie_v0

    assert birdie_v0 is zoo.environments()["birdie_v0"]
