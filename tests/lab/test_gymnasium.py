"""Single seats against bots, and vector environments: Gymnasium's own checks, seeds, and what is told."""

import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import voliera
from voliera.bots import choose
from voliera.errors import GameError
from voliera.lab.batch import random_actions
from voliera.lab.gymnasium import IDS
from voliera.lab.gymnasium.seat import Seat

every_id = pytest.mark.parametrize("name", IDS)


def played(env: Any, seed: int, actions: int = 1000) -> list[Any]:
    """All that an agent sees of a game that it plays at random."""
    chance = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    found: list[Any] = []
    for _ in range(actions):
        found.append((observation["observation"].tobytes(), observation["action_mask"].tobytes(), info["seat"]))
        action = chance.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, over, cut, info = env.step(action)
        assert not cut
        if over:
            found.append((reward, info["points"]))
            break
        assert reward == 0
    return found


@every_id
@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_environments_pass_the_check(name: str, opponent: str) -> None:
    env = gymnasium.make(f"voliera.lab.gymnasium:{name}", opponent=opponent)
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        check_env(env.unwrapped)
    assert [str(one.message) for one in said if "render" not in str(one.message)] == []
    assert env.spec is not None


@every_id
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    env, other = (gymnasium.make(name, opponent="greedy") for _ in range(2))
    one = played(env, 3)
    assert one == played(other, 3)
    assert one != played(env, 4)
    assert abs(one[-1][0]) in (0.0, 1.0)
    assert len(one[-1][1]) == 2


@pytest.mark.parametrize("opponent", ["net", "heuristic", "search@20n"])
def test_named_bots_play(opponent: str) -> None:
    env = gymnasium.make("voliera/Birdie-v0", opponent=opponent, scoring="solver", seat=1)
    found = played(env, 1, actions=6)
    assert {one[2] for one in found[:-1]} == {1}


def test_four_players_and_a_bot_of_ones_own() -> None:
    asked: list[int] = []

    def mine(game: voliera.Game, seed: int) -> dict[str, Any]:
        asked.append(game.mover())
        return dict(choose(game, "random", seed)["action"])

    env = gymnasium.make("voliera/Birdie-v0", players=4, seat=2, opponent=[mine, "random", "random"], variant="expert")
    found = played(env, 2)
    assert set(asked) == {3}, "opponents are listed clockwise from the agent"
    assert len(found[-1][1]) == 4
    assert found[-1][0] in (1.0, pytest.approx(-1 / 3))


def test_masks_can_be_asked_for_through_wrappers() -> None:
    """As sb3-contrib does."""
    env = gymnasium.make("voliera/Birdie-v0", opponent="greedy")
    observation, _ = env.reset(seed=2)
    for _ in range(3):
        masks = env.get_wrapper_attr("action_masks")()
        assert masks.dtype == np.bool_
        assert (masks == observation["action_mask"]).all()
        observation, *_ = env.step(masks.argmax())


def test_what_is_wrong_is_refused() -> None:
    refused: list[tuple[dict[str, Any], str]] = [
        ({"opponent": "nobody"}, "level"),
        ({"opponent": 3}, "opponent: one, or a list of 1; found 3"),
        ({"opponent": [3]}, "opponent: a bot's name, or a function; found 3"),
        ({"options": 5}, "options: names with their values"),
        ({"seat": 2}, "seat"),
        ({"players": 3, "opponent": ["random"]}, "opponent"),
        ({"scoring": "dice"}, "scoring"),
    ]
    for settings, message in refused:
        with pytest.raises(GameError, match=message):
            gymnasium.make("voliera/Birdie-v0", **settings)
    env: Any = gymnasium.make("voliera/Bower-v0", opponent="random", render_mode="ansi").unwrapped
    observation, _ = env.reset(seed=1)
    assert "Bower" in env.render()
    for wrong in (int(np.flatnonzero(observation["action_mask"] == 0)[0]), -1, env.action_space.n, 10**6):
        *_, reward, over, _, info = env.step(wrong)
        assert (reward, over, info["illegal"]) == (-1.0, True, True)
    for odd in (None, 2.7, "pass"):
        with pytest.raises(GameError, match="action: a whole number; found"):
            env.step(odd)
    with pytest.raises(GameError, match="render_mode"):
        Seat("birdie", render_mode="video")


@pytest.mark.parametrize("opponent", ["greedy", "net"])
def test_environments_can_be_pickled_in_the_middle_of_a_game(opponent: str) -> None:
    env: Any = gymnasium.make("voliera/Birdie-v0", opponent=opponent).unwrapped
    observation, _ = env.reset(seed=5)
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(6):
        action = int(np.flatnonzero(observation["action_mask"])[-1])
        (observation, *one), (other, *two) = env.step(action), twin.step(action)
        assert (observation["observation"] == other["observation"]).all()
        assert one[:3] == two[:3]


@every_id
@pytest.mark.parametrize("opponent", ["self", "random"])
def test_vector_environments_tell_what_their_games_do(name: str, opponent: str) -> None:
    count = 70
    env: Any = gymnasium.make_vec(name, num_envs=count, opponent=opponent, threads=2)
    assert env.observation_space["observation"].shape[0] == count
    observation, info = env.reset(seed=8)
    assert observation in env.observation_space
    chance = np.random.default_rng(1)
    ended, total = 0, 0.0
    while ended < 2 * count:
        if opponent == "random":
            learners = (np.arange(count) + env.unwrapped.games.episode) % 2
            assert (info["seat"] == learners).all()
        assert (observation["action_mask"] == info["action_mask"]).all()
        observation, rewards, over, cut, info = env.step(random_actions(observation["action_mask"], chance))
        assert not cut.any()
        assert not rewards[~over].any()
        assert set(np.unique(rewards)) <= {-1.0, 0.0, 1.0}
        if over.any():
            assert (info["_rewards"] == over).all()
            assert np.allclose(info["rewards"][over].sum(1), 0)
        ended, total = ended + int(over.sum()), total + float(rewards.sum())
    if opponent == "random":
        assert abs(total) < 0.5 * ended, "random against random is about even"


def test_vector_environments_repeat_and_share() -> None:
    def trace(**settings: Any) -> list[bytes]:
        env = gymnasium.make_vec("voliera/Birdie-v0", num_envs=4, opponent="random", **settings)
        chance, found = np.random.default_rng(2), []
        observation, _ = env.reset(seed=3)
        for _ in range(40):
            found.append(observation["observation"].tobytes())
            observation, *_ = env.step(random_actions(observation["action_mask"], chance))
        return found

    assert trace() == trace(threads=1, copy=False)
    env: Any = gymnasium.make_vec("voliera/Birdie-v0", num_envs=4, copy=False)
    assert env.reset(seed=3)[0]["observation"] is env.unwrapped.games.observation
    wrong: tuple[tuple[dict[str, Any], str], ...]
    wrong = (({"opponent": "net"}, 'vectorization_mode="sync"'), ({"opponent": "random", "scoring": "solver"}, "agent"))
    for settings, message in wrong:
        with pytest.raises(GameError, match=message):
            gymnasium.make_vec("voliera/Birdie-v0", num_envs=4, **settings)


def test_vector_environments_take_seeds_that_follow_each_other() -> None:
    """As many as there are games, as other libraries hand them out; game i is dealt from seed + i in any case."""
    env: Any = gymnasium.make_vec("voliera/Birdie-v0", num_envs=3)
    dealt = env.reset(seed=7)[0]["observation"].copy()
    for seeds in ([7, 8, 9], (7, 8, 9), np.arange(7, 10)):
        assert (env.reset(seed=seeds)[0]["observation"] == dealt).all()
    env.reset(seed=[None, None, None])
    for wrong in ([7, 8], [9, 8, 7], [7, None, 9], [1, 1, 1], "abc", [0.0, 1.0, 2.0]):
        with pytest.raises(GameError, match="seed: one number, or 3 that follow each other"):
            env.reset(seed=wrong)


def test_bots_play_in_the_vector_environments_of_gymnasium() -> None:
    env: Any = gymnasium.make_vec("voliera/Bower-v0", num_envs=2, vectorization_mode="sync", opponent="net")
    observation, _ = env.reset(seed=[3, 30])
    _, rewards, over, *_ = env.step([int(np.flatnonzero(mask)[0]) for mask in observation["action_mask"]])
    assert (rewards.tolist(), over.tolist()) == ([0, 0], [False, False])
