"""The level `net+`: legal, repeatable, the same in every mode, and blind to all that is hidden."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import voliera
from tests.bots.playing import check_choice, poisoned
from tests.learn.test_net import chance_net, random_net, random_rows
from voliera import bots
from voliera.arena.contestants import Contestant
from voliera.bots.budget import Budget
from voliera.bots.characters import character
from voliera.bots.net.ahead import Ahead, Candidate
from voliera.bots.net.batch import BatchEvaluator
from voliera.bots.net.forward import Evaluator
from voliera.bots.net.weights import read
from voliera.errors import GameError
from voliera.games.birdie.bots.network import NETWORKS, SHIPPED, WORLDS
from voliera.games.bower.bots.lookahead.core import Core
from voliera.games.bower.layout import LAYOUT as BOWER_LAYOUT
from voliera.kernel import INTERPRETED

ROOT = Path(__file__).parents[2]


def test_batches_are_evaluated_as_single_rows_are_bit_by_bit() -> None:
    net, rows = random_net(), random_rows(11)
    single, many = Evaluator(net), BatchEvaluator(net, 4)
    preferences, seats = many(rows)
    for i, row in enumerate(rows):
        one, other = single(row)
        assert one.tobytes() == preferences[i].tobytes()
        assert other.tobytes() == seats[i].tobytes()


@pytest.mark.parametrize(
    ("players", "variant", "longest"), [(2, "standard", 400), (3, "expert", 30), (4, "standard", 30)]
)
def test_choices_are_legal_repeatable_and_know_nothing_hidden(players: int, variant: str, longest: int) -> None:
    game = voliera.new("birdie", players, variant, seed=4)
    turns = 0
    for _ in range(longest):
        if game.over:
            break
        choice = bots.choose(game, "net+", seed=3, nodes=4)
        check_choice(game, choice)
        if game.phase in ("turn", "laying"):
            turns += 1
            assert bots.choose(game, "net+", seed=3, nodes=4) == choice
            assert bots.choose(poisoned(game, turns), "net+", seed=3, nodes=4) == choice
        game.apply(choice["action"])
    assert turns > 10


def test_time_bounds_the_look_ahead() -> None:
    """One millisecond is over after the first worlds; without a clock all of them are met."""
    game = voliera.new("birdie", 2, "standard", seed=4)
    assert bots.choose(game, "net+", seed=3, time_ms=1)["action"] in game.legal()
    assert bots.choose(game, "net+", seed=3) == bots.choose(game, "net+", seed=3, nodes=64)


def test_no_world_is_begun_that_the_time_left_does_not_allow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each candidate takes 2 ms in each world here: after 50 ms the choice is there, and most of them were used."""
    clock = 0.0

    def try_slowly(ahead: Ahead, candidates: list[Candidate], seeds: Any) -> None:
        nonlocal clock
        clock += 0.002 * len(candidates) * len(seeds)
        for one in candidates:
            one.met += len(seeds)

    monkeypatch.setattr("voliera.bots.net.ahead.perf_counter", lambda: clock)
    monkeypatch.setattr(Ahead, "_try", try_slowly)
    states = voliera.new("birdie", 2, "standard", seed=4).whole_states()
    Ahead(NETWORKS.many(SHIPPED), WORLDS, states, Random(1), Budget.of(time_ms=50)).candidates()
    assert 0.03 < clock <= 0.05


@pytest.mark.parametrize("variant", ["standard", "super"])
def test_bower_looks_ahead_by_legal_actions_and_knows_nothing_hidden(tmp_path: Path, variant: str) -> None:
    weights = chance_net(tmp_path / "chance.net", "all")
    game = voliera.new("bower", 2, variant, seed=5)
    number = 0
    while not game.over:
        choice = bots.choose(game, "net+", seed=3, nodes=2, weights=weights)
        check_choice(game, choice)
        number += 1
        if number % 7 == 0:
            assert bots.choose(poisoned(game, number), "net+", seed=3, nodes=2, weights=weights) == choice
        game.apply(choice["action"])
    assert number > 40


@pytest.mark.parametrize("level", ["net+", "search"])
def test_what_goes_before_bowers_play_outs_is_part_of_the_time(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Listing the moves takes 30 ms here, of 45: play-outs get the other 15."""
    clock, given = 0.0, []
    real = Core.moves

    def moves(core: Core, mode: int) -> Any:
        nonlocal clock
        clock += 0.030
        return real(core, mode)

    def think(cores: Any, budget: Budget, found: Any) -> int:
        given.append(budget.time_ms)
        for more in cores:
            more(20)
        return 20

    monkeypatch.setattr("voliera.games.bower.bots.lookahead.perf_counter", lambda: clock)
    monkeypatch.setattr("voliera.games.bower.bots.lookahead.think", think)
    monkeypatch.setattr(Core, "moves", moves)
    bots.choose(voliera.new("bower", seed=5), level, seed=3, time_ms=45)
    assert given == [15]


def test_batches_of_rows_with_hints_are_evaluated_as_single_rows_are(tmp_path: Path) -> None:
    net = read(chance_net(tmp_path / "chance.net", "all"), BOWER_LAYOUT)
    rows = np.random.default_rng(7).integers(-3, 4, (5, BOWER_LAYOUT.size), np.int8)
    single, many = Evaluator(net), BatchEvaluator(net, 2)
    preferences, seats = many(rows)
    for i, row in enumerate(rows):
        one, other = single(row)
        assert one.tobytes() == preferences[i].tobytes()
        assert other.tobytes() == seats[i].tobytes()


def test_a_turn_that_was_played_is_tried_however_unlikely_it_is() -> None:
    """The coach compares it with the best; both are played on in the same worlds, by the same seeds."""
    game = voliera.new("birdie", 2, "standard", seed=4)
    states = game.whole_states()
    passing = tuple(game.rules.numbers(states, {"do": "pass"}))
    ahead = Ahead(NETWORKS.many(SHIPPED), WORLDS, states, Random(1), Budget(nodes=8))
    found = ahead.candidates(also=passing)
    assert [one.steps for one in found].count(passing) == 1
    assert all(one.met >= 2 for one in found)
    seeds = np.arange(6, dtype=np.int64)
    best, worst = ahead.play_on([found[0].steps, passing], seeds)
    (again,) = ahead.play_on([passing], seeds)
    assert worst.tolist() == again.tolist()
    assert np.allclose(best.sum(1), 1)
    assert best[:, game.mover()].mean() > worst[:, game.mover()].mean()


@pytest.mark.parametrize(
    ("text", "nodes", "time_ms", "weights", "by_clock"),
    [
        ("net+", None, None, None, False),
        ("net+@32n", 32, None, None, False),
        ("net+@50ms", None, 50, None, True),
        ("net+:run/last.net", None, None, "run/last.net", False),
        ("net+@8n:run/last.net", 8, None, "run/last.net", False),
    ],
)
def test_contestants_look_ahead_with_budgets_and_weights_of_their_own(
    text: str, nodes: int | None, time_ms: int | None, weights: str | None, by_clock: bool
) -> None:
    one = Contestant.of(text, time_ms=300)
    path = None if weights is None else Path(weights)
    assert (one.level, one.nodes, one.time_ms, one.weights, one.by_clock) == ("net+", nodes, time_ms, path, by_clock)


@pytest.mark.parametrize("text", ["net@5n", "net+@0n", "net+@5", "net++"])
def test_budgets_that_make_no_sense_are_refused(text: str) -> None:
    with pytest.raises(GameError):
        Contestant.of(text)


def answers() -> list[Any]:
    """Bits of a batch, what net+ makes of a first turn, and what a weaker character makes of one."""
    rows = BatchEvaluator(random_net(), 4)(random_rows(5))
    choice = bots.choose(voliera.new("birdie", 2, "standard", seed=6), "net+", seed=1, nodes=1)
    weaker = character("random").choose(voliera.new("birdie", seed=6), seed=1)
    return [np.concatenate(rows, 1).tobytes().hex(), choice, weaker]


@pytest.mark.skipif(INTERPRETED, reason="VOLIERA_MODE=interpreted: there is no compiled mode to compare with")
def test_interpreted_and_compiled_look_ahead_are_equal() -> None:
    environment = {**os.environ, "VOLIERA_MODE": "interpreted", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "tests.learn.test_ahead"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == answers()


if __name__ == "__main__":
    json.dump(answers(), sys.stdout)
