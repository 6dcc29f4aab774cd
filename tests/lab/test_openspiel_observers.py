"""What OpenSpiel's observers tell, states dealt again for one player, and tensors that recall everything."""

import json
import random
from typing import Any

import numpy as np
import pytest

from tests.configurations import CONFIGURATIONS
from tests.lab.test_openspiel import spelled
from voliera.errors import GameError

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (extra `lab`)")
openspiel: Any = pytest.importorskip("voliera.lab.openspiel")

NONE, SINGLE = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
TABLES = sorted({spelled(one) for one in CONFIGURATIONS})


def observer(game: Any, private: Any, *, public: bool = True, recall: bool = False) -> Any:
    return game.make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=private)
    )


def states_of(game: Any, seed: int, every: int) -> list[Any]:
    """States of a random game: after the deal, every so many actions, and the last one."""
    chance, state = random.Random(seed), game.new_initial_state()
    state.apply_action(seed)
    found = []
    while not state.is_terminal():
        if state.move_number() % every == 1:
            found.append(state.clone())
        state.apply_action(chance.choice(state.legal_actions()))
    return [*found, state]


def sampler(seed: int) -> Any:
    return random.Random(seed).random


@pytest.mark.parametrize("name", TABLES)
def test_a_public_observation_holds_nothing_that_is_hidden(name: str) -> None:
    """Whatever is dealt again for any seat: a spectator sees the same, and each seat its own part."""
    game = pyspiel.load_game(name)
    public, private = observer(game, NONE), observer(game, SINGLE, public=False)
    assert public.tensor is None
    own: set[tuple[str, ...]] = set()
    for number, state in enumerate(states_of(game, 3, 37)):
        told = public.string_from(state, 0)
        assert json.loads(told.splitlines()[1]) == state.table.game(state._past[-1][2]).view(None)
        own.add(tuple(private.string_from(state, player) for player in range(game.num_players())))
        for player in range(game.num_players()):
            assert public.string_from(state, player) == told
            world = state.resample_from_infostate(player, sampler(number))
            assert public.string_from(world, 0) == told
            assert private.string_from(world, player) == private.string_from(state, player)
    assert len(own) > 1, "hands change"


@pytest.mark.parametrize("game", ["birdie", "bower"])
def test_what_is_public_can_be_recalled(game: str) -> None:
    spiel = pyspiel.load_game(f"python_{game}")
    now, ever = observer(spiel, NONE), observer(spiel, NONE, recall=True)
    state = states_of(spiel, 5, 20)[1]
    text = ever.string_from(state, 0)
    assert text.startswith(now.string_from(state, 0))
    assert ever.string_from(state, 1) == text
    assert "own actions" not in text
    assert ever.tensor is None


def test_observers_that_are_not_provided_are_none() -> None:
    game = pyspiel.load_game("python_birdie")
    assert observer(game, pyspiel.PrivateInfoType.ALL_PLAYERS) is None
    assert observer(game, NONE, public=False) is None
    assert observer(game, SINGLE, public=False, recall=True) is None


def test_a_private_part_is_what_a_spectator_does_not_see() -> None:
    game = pyspiel.load_game("python_birdie")
    state = game.new_initial_state()
    private = observer(game, SINGLE, public=False)
    assert private.string_from(state, 1) == "player 1, before the deal"
    state.apply_action(0)
    hand = state.table.game(state._past[-1][2]).view(1)["hands"][1]
    assert json.loads(private.string_from(state, 1).splitlines()[1]) == {"hands": {"1": hand}}


@pytest.mark.parametrize("name", TABLES)
def test_a_player_cannot_tell_a_state_dealt_again(name: str) -> None:
    game = pyspiel.load_game(name)
    chance, changed = random.Random(1), 0
    for number, state in enumerate(states_of(game, 2, 29)):
        for player in range(game.num_players()):
            before = str(state), state._past.copy(), state.legal_actions()
            world = state.resample_from_infostate(player, sampler(number))
            assert (str(state), state._past, state.legal_actions()) == before
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            if state.current_player() == player:
                assert world.legal_actions() == state.legal_actions()
            changed += str(world) != str(state)
            again = state.resample_from_infostate(player, sampler(number))
            assert str(again) == str(world)
            for _ in range(5):
                if not world.is_terminal():
                    world.apply_action(chance.choice(world.legal_actions()))
    assert changed > 1
    before_the_deal = game.new_initial_state()
    assert before_the_deal.resample_from_infostate(0, sampler(0)).is_chance_node()


def test_a_state_dealt_again_keeps_no_past_of_the_others() -> None:
    """What the others have seen belongs to the true game: nothing of it comes along."""
    game = pyspiel.load_game("python_bower(recall=60)")
    state = states_of(game, 4, 40)[1]
    player = state.current_player()
    other = 1 - player
    world = state.resample_from_infostate(player, sampler(7))
    assert world._past_of(other) == b""
    assert "own actions: \n" in world.information_state_string(other)
    rows = np.reshape(world.information_state_tensor(other)[: 60 * state.table.single.size], (60, -1))
    assert not rows[1:].any(), "one row: what it sees now"
    assert world.information_state_tensor(player) == state.information_state_tensor(player)


def test_information_set_search_plays() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("python_birdie(scoring=solver,ending=4,seed=1,deals=4)")
    state = game.new_initial_state()
    state.apply_action(1)
    while len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    asked: list[int] = []

    def deal_again(root: Any, player: int) -> Any:
        asked.append(player)
        return root.resample_from_infostate(player, sampler(len(asked)))

    def policy() -> list[tuple[int, float]]:
        chance = np.random.RandomState(3)
        bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 1.4, 40, random_state=chance)
        bot.set_resampler(deal_again)
        found: list[tuple[int, float]] = bot.get_policy(state)
        return found

    first = policy()
    assert asked == [state.current_player()] * 40
    asked.clear()
    assert policy() == first
    assert sorted(action for action, _ in first) == state.legal_actions()
    plain = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1), 1.4, 10)
    assert plain.step(state) in state.legal_actions()


RECALLED = "python_birdie(scoring=solver,ending=4,seed=1,deals=4,recall=12)"


def test_tensors_recall_the_players_own_decisions() -> None:
    game = pyspiel.load_game(RECALLED.replace("seed=1", "seed=3"))
    assert game.get_type().provides_information_state_tensor
    state = game.new_initial_state()
    size, actions = state.table.single.size, state.table.single.actions
    assert game.information_state_tensor_shape() == [12 * (size + actions)]
    assert not any(state.information_state_tensor(0))
    state.apply_action(0)
    watched = observer(game, SINGLE, recall=True)
    rows: dict[int, list[Any]] = {0: [], 1: []}
    played: dict[int, list[int]] = {0: [], 1: []}
    chance = random.Random(2)
    while not state.is_terminal():
        for player in (0, 1):
            watched.set_from(state, player)
            expected = [*rows[player], state.observation_tensor(player)]
            assert (watched.dict["observations"][: len(expected)] == expected).all()
            assert not watched.dict["observations"][len(expected) :].any()
            assert [int(one.argmax()) for one in watched.dict["actions"] if one.any()] == played[player]
            assert (watched.tensor == state.information_state_tensor(player)).all()
        mover = state.current_player()
        action = chance.choice(state.legal_actions())
        rows[mover].append(state.observation_tensor(mover))
        played[mover].append(action)
        state.apply_action(action)
    assert max(map(len, rows.values())) > 2


def test_tensors_that_cannot_recall_are_not_provided() -> None:
    game = pyspiel.load_game("python_birdie(ending=4)")
    assert not game.get_type().provides_information_state_tensor
    watched = observer(game, SINGLE, recall=True)
    assert watched.tensor is None
    with pytest.raises(GameError, match="recall"):
        watched.set_from(game.new_initial_state(), 0)
    state = states_of(pyspiel.load_game("python_birdie(ending=4,recall=2)"), 1, 9)[-1]
    with pytest.raises(GameError, match=r"recall: .* 2 .*more"):
        [state.information_state_tensor(player) for player in (0, 1)]
    with pytest.raises((GameError, pyspiel.SpielError), match="recall"):
        pyspiel.load_game("python_birdie(recall=-1)")


def test_games_with_tensors_pass_the_random_simulation() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("python_bower(ending=8,recall=40)"), 1, True, False)


def test_deep_counterfactual_regrets_run() -> None:
    pytest.importorskip("torch")
    deep_cfr: Any = pytest.importorskip("open_spiel.python.pytorch.deep_cfr")
    solver = deep_cfr.DeepCFRSolver(
        pyspiel.load_game(RECALLED),
        policy_network_layers=(8,),
        advantage_network_layers=(8,),
        num_iterations=1,
        num_traversals=2,
        batch_size_advantage=4,
        batch_size_strategy=4,
        policy_network_train_steps=1,
        advantage_network_train_steps=1,
    )
    solver.solve()
    state = pyspiel.load_game(RECALLED).new_initial_state()
    state.apply_action(0)
    found = solver.action_probabilities(state)
    assert sorted(found) == state.legal_actions()
    assert sum(found.values()) == pytest.approx(1, abs=1e-3)
