"""The games pass OpenSpiel's own tests; information states are what a player knows; a small ending is solved."""

import io
import pickle
import subprocess
import sys
from collections import defaultdict
from contextlib import redirect_stdout
from typing import Any

import pytest

from tests.configurations import CONFIGURATIONS, Configuration
from voliera.errors import GameError

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (extra `lab`)")
openspiel: Any = pytest.importorskip("voliera.lab.openspiel")

CHANCE, TERMINAL = -1, -4
ENDING = "python_birdie(scoring=solver,ending=4,seed=1,deals=4)"
"""Two players, the last turns: a few hundred states."""


def spelled(configuration: Configuration) -> str:
    """A table as OpenSpiel names it; component data has no place there."""
    options = {name: value for name, value in configuration.options.items() if isinstance(value, bool)}
    settings = {"players": configuration.players, "variant": configuration.variant, **options}
    return f"python_{configuration.game}({','.join(f'{name}={value}' for name, value in settings.items())})"


@pytest.mark.parametrize("name", sorted({spelled(one) for one in CONFIGURATIONS}))
def test_every_table_passes_the_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", ["birdie", "bower"])
def test_a_game_is_the_one_that_its_seed_deals(game: str) -> None:
    configuration = next(one for one in CONFIGURATIONS if one.game == game)
    state = pyspiel.load_game(f"python_{game}(seed=30)").new_initial_state()
    assert state.current_player() == CHANCE
    assert len(state.chance_outcomes()) == openspiel.DEFAULTS["deals"]
    state.apply_action(5)
    played = configuration.new(35)
    lab = state.table.single.lab
    while not state.is_terminal():
        player = state.current_player()
        assert player == played.seat
        legal = state.legal_actions()
        assert legal == sorted(legal)
        assert sorted(lab.step_of(player, action) for action in legal) == sorted(played.numbers())
        action = legal[(7 * state.move_number()) % len(legal)]
        played.step(lab.step_of(player, action))
        state.apply_action(action)
    result = played.result()
    assert sum(state.returns()) == 0
    assert state.returns()[0] == {0: 1, 1: -1}.get(
        (result["winners"] if "winners" in result else [result["winner"]])[0]
    )
    assert str(state) == str(played)


@pytest.mark.parametrize("game", ["birdie", "bower"])
def test_names_with_a_version_are_the_same_game(game: str) -> None:
    newest, fixed = (pyspiel.load_game(f"{name}(deals=3)") for name in openspiel.names_of(game))
    assert [one.get_type().short_name for one in (newest, fixed)] == [f"python_{game}", f"python_{game}_v0"]
    states = [one.new_initial_state() for one in (newest, fixed)]
    for _ in range(12):
        actions = {state.legal_actions()[-1] for state in states}
        assert len(actions) == 1
        for state in states:
            state.apply_action(*actions)
    assert states[0].observation_tensor() == states[1].observation_tensor()
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(fixed, states[1]))[1]
    assert str(again) == str(states[1])


def test_games_can_be_pickled() -> None:
    """Into another process, as OpenSpiel's own games can: there nothing is registered before."""
    game = pyspiel.load_game("python_bower(variant=super,fair_play=True,deals=2,recall=3)")
    frozen = pickle.dumps((game, game.new_initial_state().child(1)))
    code = "import pickle, sys; game, state = pickle.load(sys.stdin.buffer); print(game, state, sep='\\n')"
    done = subprocess.run([sys.executable, "-c", code], input=frozen, capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
    assert done.stdout.decode().rstrip() == f"{game}\n{game.new_initial_state().child(1)}"


def all_states(game: Any) -> list[Any]:
    found, left = [], [game.new_initial_state()]
    while left:
        state = left.pop()
        found.append(state)
        if not state.is_terminal():
            left += [state.child(action) for action in state.legal_actions()]
    return found


def test_information_states_recall_everything_and_tell_no_secret() -> None:
    """Over all states of an ending: one legal list and one history of the seat's actions each; and deals look alike."""
    seen: dict[str, set[tuple[Any, ...]]] = defaultdict(set)
    deals: dict[str, set[int]] = defaultdict(set)
    for state in all_states(pyspiel.load_game(ENDING)):
        if state.is_chance_node() or state.is_terminal():
            continue
        player = state.current_player()
        own = tuple(action for mover, action, _ in state._past if mover == player)
        seen[state.information_state_string()].add((player, own, tuple(state.legal_actions())))
        deals[state.information_state_string()].add(state.history()[0])
        other = 1 - player
        assert str(state.table.view(state._past[-1][2], other), "utf-8") in state.information_state_string(other)
    assert all(len(facts) == 1 for facts in seen.values())
    assert max(map(len, deals.values())) > 1, "no two deals look alike: nothing would be hidden"
    assert len(seen) > 30


def test_counterfactual_regrets_solve_a_small_ending() -> None:
    from open_spiel.python import policy
    from open_spiel.python.algorithms import cfr, exploitability

    game = pyspiel.load_game(ENDING)
    before = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(6):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(game, solver.average_policy())
    assert before > 0.5
    assert after < 0.1 * before


def test_a_playthrough_is_the_same_every_time() -> None:
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    with redirect_stdout(io.StringIO()):
        one, other = (playthrough(ENDING, [0], seed=3) for _ in range(2))
    assert one == other
    assert 'GameType.short_name = "python_birdie"' in one
    assert "ObservationTensor(0)" in one
    assert "IsTerminal() = True" in one


def test_what_is_wrong_is_refused() -> None:
    for name, message in (
        ("python_birdie(players=7)", "players"),
        ("python_bower(variant=expert)", "variant"),
        ("python_bower(scoring=solver)", "scoring"),
        ("python_birdie(ending=100000)", "ending"),
        ("python_birdie(deals=0)", "deals: a whole number from 1 on; found 0"),
        ("python_birdie(deals=-3)", "deals"),
        ("python_birdie(seed=-1)", "seed"),
        ("python_birdie(recall=-1)", "recall"),
    ):
        with pytest.raises((GameError, pyspiel.SpielError), match=message):
            pyspiel.load_game(name)
