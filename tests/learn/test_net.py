"""Networks without torch: files that are read, refused and evaluated, and the level `net`."""

import json
import os
import subprocess
import sys
import zlib
from dataclasses import replace
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import voliera
from tests.bots.playing import check_choice, play, poisoned
from voliera import bots
from voliera.arena import match
from voliera.arena.contestants import Contestant
from voliera.bots.net.forward import Evaluator, chance_to_win
from voliera.bots.net.weights import LENGTH, MAGIC, Net, Weights, read, shapes, split, write
from voliera.errors import GameError
from voliera.games import wing_of
from voliera.games.birdie.bots.network import SHIPPED
from voliera.games.birdie.layout import LAYOUT
from voliera.games.bower.bots.shipped import SHIPPED as SHIPPED_BOWER
from voliera.games.bower.hints import HINTS
from voliera.games.bower.layout import LAYOUT as BOWER_LAYOUT
from voliera.games.layout import Block, Layout
from voliera.kernel import INTERPRETED

ROOT = Path(__file__).parents[2]
SMALL = Layout("tiny", 1, (Block("numbers", 20, 1.0, "some numbers"),))
SIZES = {"inputs": SMALL.size, "width": 24, "depth": 2, "actions": 7, "seats": 3}


def random_net(seed: int = 1, sizes: dict[str, int] = SIZES, header: dict[str, Any] | None = None) -> Net:
    chance = np.random.default_rng(seed)
    arrays: dict[str, Any] = {}
    for name, kind, shape in shapes(sizes):
        if kind is np.int8:
            arrays[name] = chance.integers(-127, 128, shape, np.int8)
        else:
            arrays[name] = (chance.random(shape) * 0.01).astype(np.float32)
    told = {"game": SMALL.game, "layout": SMALL.digest, "training": {"seed": seed}}
    return Net(Weights(**arrays), {**sizes, **(header or told)})


def random_rows(count: int) -> Any:
    return np.random.default_rng(7).integers(-3, 4, (count, SMALL.size), np.int8)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "tiny.net"
    write(path, random_net())
    return path


def test_what_is_written_is_read(file: Path) -> None:
    ours, theirs = random_net(), read(file, SMALL)
    for name, _, _ in shapes(SIZES):
        one, other = getattr(ours.weights, name), getattr(theirs.weights, name)
        assert one.dtype == other.dtype
        assert (one == other).all()
    assert theirs.header["training"] == {"seed": 1}
    assert theirs.header["format"] == "voliera/net/1"


def refusal(path: Path, layout: Layout = SMALL) -> str:
    with pytest.raises(GameError) as refused:
        read(path, layout)
    assert refused.value.code == "bad_weights"
    assert str(path) in refused.value.message
    return refused.value.message


def test_every_damaged_byte_of_the_weights_is_noticed(file: Path) -> None:
    whole = file.read_bytes()
    chance = np.random.default_rng(3)
    start = len(whole) - len(split(file, whole)[1])
    for at in chance.integers(start, len(whole), 25):
        damaged = bytearray(whole)
        damaged[at] ^= 1 << int(chance.integers(8))
        file.write_bytes(damaged)
        assert "hash" in refusal(file)


def test_cut_and_foreign_files_are_refused(file: Path, tmp_path: Path) -> None:
    whole = file.read_bytes()
    for length in (0, 5, len(MAGIC), len(MAGIC) + 2, len(MAGIC) + 30, len(whole) // 2, len(whole) - 1):
        file.write_bytes(whole[:length])
        refusal(file)
    file.write_bytes(b"PK\x03\x04" + whole)
    assert "not a file of format" in refusal(file)
    assert "cannot be read" in refusal(tmp_path / "nowhere.net")
    assert "cannot be read" in refusal(tmp_path)


def rewritten(path: Path, changes: dict[str, Any], packed: bytes | None = None) -> None:
    """The file with another header, and a hash that fits."""
    header, old = split(path, path.read_bytes())
    packed = old if packed is None else packed
    text = json.dumps({**header, "sha256": sha256(packed).hexdigest(), **changes}).encode()
    path.write_bytes(MAGIC + LENGTH.pack(len(text)) + text + packed)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"format": "voliera/net/2"}, "not a file of format"),
        ({"game": "bower"}, "for the game 'bower'"),
        ({"layout": "0" * 32}, "another layout"),
        ({"inputs": 48}, "another layout"),
        ({"width": 0}, "width"),
        ({"width": 25}, "more or fewer"),
        ({"depth": True}, "depth"),
        ({"actions": 10**9}, "actions"),
        ({"seats": "3"}, "seats"),
        ({"hints": -1}, "hints"),
        ({"hints": 2}, "more or fewer"),
    ],
)
def test_headers_that_do_not_fit_are_refused(file: Path, changes: dict[str, Any], told: str) -> None:
    rewritten(file, changes)
    assert told in refusal(file)


def test_weights_that_are_no_numbers_are_refused(file: Path) -> None:
    plain = bytearray(zlib.decompress(split(file, file.read_bytes())[1]))
    plain[-4:] = np.array([np.nan], "<f4").tobytes()
    rewritten(file, {}, zlib.compress(bytes(plain)))
    assert "not numbers" in refusal(file)
    rewritten(file, {}, b"no zlib")
    assert "unpacked" in refusal(file)


def reference(net: Net, row: Any) -> Any:
    """The network in double precision, written another way."""
    w = {name: getattr(net.weights, name).astype(np.float64) for name, _, _ in shapes(SIZES)}
    hidden = np.maximum(0, row @ (w["first"] * w["first_scale"]) + w["first_bias"])
    for layer in range(SIZES["depth"]):
        hidden = hidden + np.maximum(0, hidden @ (w["body"][layer] * w["body_scale"][layer]) + w["body_bias"][layer])
    return hidden @ (w["heads"] * w["heads_scale"]) + w["heads_bias"]


def test_networks_for_other_steps_or_seats_than_those_of_the_game_are_refused(file: Path) -> None:
    assert read(file, SMALL, 7, 3).actions == 7
    for actions, seats in ((8, 3), (7, 2)):
        with pytest.raises(GameError, match="it decides other steps, or is for other seats") as refused:
            read(file, SMALL, actions, seats)
        assert refused.value.facts["fault"] == "layout"


@pytest.mark.parametrize(
    "training", [None, [], {}, {"settings": 3}, {"settings": {"mix": 5}}, {"settings": {"mix": "2:"}}]
)
def test_a_network_that_does_not_say_for_which_tables_it_was_trained_is_refused(
    training: object, tmp_path: Path
) -> None:
    sizes = {"inputs": LAYOUT.inputs, "width": 32, "depth": 1, "actions": 50, "seats": 4}
    path = tmp_path / "chance.net"
    write(path, random_net(3, sizes, {"game": "birdie", "layout": LAYOUT.digest, "training": training}))
    with pytest.raises(GameError, match="does not say for which tables") as refused:
        bots.choose(voliera.new("birdie", 2, seed=1), "net", seed=1, weights=path)
    assert refused.value.code == "bad_weights"


def test_evaluation_is_that_of_the_plain_formula() -> None:
    net = random_net()
    evaluate = Evaluator(net)
    for row in random_rows(20):
        preferences, seats = evaluate(row)
        expected = reference(net, row)
        assert preferences.shape == (7,)
        np.testing.assert_allclose(np.concatenate([preferences, seats]), expected, rtol=1e-4, atol=1e-4)


def test_chances_are_a_softmax_of_the_seats_that_are_there() -> None:
    seats = np.array([1.0, 0.0, 50.0], np.float32)
    assert chance_to_win(seats, 2) == pytest.approx(1 / (1 + np.exp(-1)))
    assert chance_to_win(seats, 3) == pytest.approx(0, abs=1e-9)


def answers() -> list[str]:
    """The very bits of some evaluations."""
    evaluate = Evaluator(random_net())
    return [np.concatenate(evaluate(row)).tobytes().hex() for row in random_rows(6)]


@pytest.mark.skipif(INTERPRETED, reason="VOLIERA_MODE=interpreted: there is no compiled mode to compare with")
def test_interpreted_and_compiled_evaluations_are_equal_bit_by_bit() -> None:
    environment = {**os.environ, "VOLIERA_MODE": "interpreted", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-m", "tests.learn.test_net"], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == answers()


# The shipped network


def test_shipped_weights_are_small_and_tell_their_story() -> None:
    header = read(SHIPPED, LAYOUT).header
    assert SHIPPED.stat().st_size <= 2 * 10**6
    assert {"command", "seed", "settings", "decisions", "seconds", "figures"} <= set(header["training"])


@pytest.mark.parametrize("variant", ["standard", "expert"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_net_plays_legal_actions_and_knows_nothing_hidden(players: int, variant: str) -> None:
    game = voliera.new("birdie", players, variant, seed=players)
    turns = 0
    while not game.over:
        choice = bots.choose(game, "net", seed=2)
        check_choice(game, choice)
        if game.phase in ("turn", "laying"):
            turns += 1
            assert bots.choose(poisoned(game, turns), "net", seed=2) == choice
        game.apply(choice["action"])
    assert turns > 10


def test_net_beats_greedy() -> None:
    """A sanity check, not a measurement: docs/learning.md has those."""
    outcome = match("birdie", ["net", "greedy"], units=12, seed=3, jobs=1)
    assert outcome.results[0].share.value >= 0.7


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = (play(voliera.new("birdie", 2, "standard", seed=5), ["net", "net"], seed=1) for _ in range(2))
    assert one.states.tobytes() == other.states.tobytes()


@pytest.mark.parametrize(("players", "variant"), [(3, "standard"), (2, "expert")])
@pytest.mark.parametrize("level", ["net", "net+"])
def test_tables_that_the_network_was_not_trained_for_are_refused(
    level: str, players: int, variant: str, tmp_path: Path
) -> None:
    sizes = {"inputs": LAYOUT.inputs, "width": 32, "depth": 1, "actions": 50, "seats": 4}
    training = {"settings": {"players": 2, "variant": "standard"}}
    path = tmp_path / "chance.net"
    write(path, random_net(3, sizes, {"game": "birdie", "layout": LAYOUT.digest, "training": training}))
    with pytest.raises(GameError, match="trained for 2:standard, not for"):
        bots.choose(voliera.new("birdie", players, variant, seed=1), level, seed=1, weights=path)


def test_a_game_without_a_network_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(import_module("voliera.games.bower.bots.network"), "SHIPPED", tmp_path / "nowhere.net")
    with pytest.raises(GameError, match="no network for bower"):
        bots.choose(voliera.new("bower", 2, "standard", seed=1), "net", seed=1)
    monkeypatch.setattr(type(wing_of("bower")), "network", lambda wing: None)
    with pytest.raises(GameError, match="no network for bower"):
        bots.choose(voliera.new("bower", 2, "standard", seed=1), "net", seed=1)


# Bower, with a network whose weights are chance


def chance_net(path: Path, variant: str) -> Path:
    """A file of random weights for Bower, as if trained for a variant."""
    sizes = {"inputs": BOWER_LAYOUT.inputs, "width": 32, "depth": 1, "actions": 247, "seats": 2, "hints": HINTS}
    header = {
        "game": "bower",
        "layout": BOWER_LAYOUT.digest,
        "training": {"settings": {"players": 2, "variant": variant}},
    }
    write(path, random_net(3, sizes, header))
    return path


@pytest.mark.parametrize("variant", ["standard", "super"])
def test_net_plays_bower_by_legal_actions_and_knows_nothing_hidden(tmp_path: Path, variant: str) -> None:
    weights = chance_net(tmp_path / "chance.net", "all")
    phases = set()
    for seed in range(4):
        game = voliera.new("bower", 2, variant, seed=seed)
        number = 0
        while not game.over:
            choice = bots.choose(game, "net", seed=seed, weights=weights)
            check_choice(game, choice)
            number += 1
            phases.add(game.phase)
            assert bots.choose(poisoned(game, number), "net", seed=seed, weights=weights) == choice
            game.apply(choice["action"])
    assert phases >= {"setup", "take", "play", "bonus", "keep"}


@pytest.mark.parametrize("variant", ["standard", "super"])
def test_net_ahead_plays_bower_by_legal_actions_and_knows_nothing_hidden(variant: str) -> None:
    game = voliera.new("bower", 2, variant, seed=6)
    phases = set()
    for number in range(40):
        choice = bots.choose(game, "net+", seed=2, nodes=20)
        check_choice(game, choice)
        phases.add(game.phase)
        assert bots.choose(poisoned(game, number), "net+", seed=2, nodes=20) == choice
        game.apply(choice["action"])
    assert phases >= {"setup", "take", "play", "bonus"}


def test_the_search_of_bower_looks_first_where_the_network_points() -> None:
    """Its first choices get more play-outs than the search alone gives them; the values stay shares of the win."""
    visits = {"net+": 0, "search": 0}
    for seed in range(4):
        game = voliera.new("bower", 2, "standard", seed=seed)
        while game.phase != "play":
            game.apply(bots.choose(game, "heuristic", seed=seed)["action"])
        favourite = bots.choose(game, "net", seed=1)["action"]
        for level in visits:
            found = bots.choose(game, level, seed=1, nodes=200, watch=bots.Watch())["candidates"]
            assert all(0 <= one["value"] <= 1 for one in found)
            visits[level] += sum(one["nodes"] for one in found if one["action"] == favourite)
    assert visits["net+"] > 1.5 * visits["search"]


def test_the_network_of_bower_is_shipped_for_all_tables() -> None:
    network = wing_of("bower").network()
    assert network is not None
    assert network.is_trained_for(2, "standard")
    assert network.is_trained_for(2, "super")
    assert SHIPPED_BOWER.stat().st_size <= 2_000_000


def test_net_plays_bower_only_at_tables_that_it_was_trained_for(tmp_path: Path) -> None:
    weights = chance_net(tmp_path / "chance.net", "standard")
    bots.choose(voliera.new("bower", 2, "standard", seed=1), "net", seed=1, weights=weights)
    with pytest.raises(GameError, match="trained for standard, not for super"):
        bots.choose(voliera.new("bower", 2, "super", seed=1), "net", seed=1, weights=weights)


def test_files_of_bower_meet_other_levels_in_the_arena(tmp_path: Path) -> None:
    weights = chance_net(tmp_path / "chance.net", "all")
    outcome = match("bower", [f"net:{weights}", "random"], units=2, seed=3, jobs=1)
    assert 0 <= outcome.results[0].share.value <= 1


def test_hints_are_weighed_for_the_steps_that_have_them() -> None:
    sizes = {**SIZES, "hints": 2}
    net = random_net(5, sizes)
    plain = replace(net.weights, heads=net.weights.heads.copy(), heads_bias=net.weights.heads_bias.copy())
    plain.heads[:, -2:], plain.heads_bias[-2:] = 0, (0.5, -2.0)
    evaluate = Evaluator(Net(plain, net.header))
    row = np.concatenate([random_rows(1)[0], np.array([1, 0, 2, 3, 0, 0], np.int8)])
    bare = row.copy()
    bare[SMALL.inputs :] = 0
    with_hints, without = evaluate(row)[0], evaluate(bare)[0]
    expected = [0.5, 2 * 0.5 - 3 * 2.0, 0, 0, 0, 0, 0]
    np.testing.assert_allclose(with_hints - without, expected, atol=1e-3)


def test_contestants_may_bring_their_own_weights(tmp_path: Path) -> None:
    assert Contestant.of("net").weights is None
    assert Contestant.of("net:run/last.net").weights == Path("run/last.net")
    assert Contestant.of("net:run/last.net").document()["name"] == "net:run/last.net"
    header = read(SHIPPED, LAYOUT).header
    net = read(SHIPPED, LAYOUT)
    zeros = Net(replace(net.weights, heads=np.zeros_like(net.weights.heads)), header)
    write(tmp_path / "zero.net", zeros)
    game = voliera.new("birdie", 2, "standard", seed=2)
    mine = bots.choose(game, "net", 1, weights=tmp_path / "zero.net")
    assert mine["value"] != bots.choose(game, "net", 1)["value"]


if __name__ == "__main__":
    json.dump(answers(), sys.stdout)
