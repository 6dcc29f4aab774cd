"""Imitation: decisions of games as a network meets them, and a network that learns to do what was done."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch: Any = pytest.importorskip("torch", reason="torch is not installed: pip install 'voliera[learn]'")

import voliera  # noqa: E402
from voliera import bots  # noqa: E402
from voliera.bots.net.forward import Evaluator  # noqa: E402
from voliera.bots.net.weights import read  # noqa: E402
from voliera.cli.learn import settings_of, train  # noqa: E402
from voliera.documents import Document  # noqa: E402
from voliera.errors import GameError  # noqa: E402
from voliera.games.birdie.bots.network import SHIPPED as BIRDIE  # noqa: E402
from voliera.games.bower.bots.shipped import SHIPPED as BOWER  # noqa: E402
from voliera.languages import Language  # noqa: E402
from voliera.learn.environments import environment_of  # noqa: E402
from voliera.learn.examples import examples_of, read_games  # noqa: E402
from voliera.learn.network import unpacked  # noqa: E402
from voliera.learn.report import logged  # noqa: E402


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def played(game: str, levels: tuple[str, ...], variant: str, seed: int) -> Document:
    """The record of a game between levels; players are named by them."""
    table = voliera.new(game, len(levels), variant, seed=seed, names=list(levels))
    while not table.over:
        table.apply(bots.choose(table, levels[table.mover()], seed)["action"])
    return table.record()


@pytest.fixture(scope="module")
def greedy_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "games.jsonl"
    records = [played("birdie", ("greedy", "random"), "standard", seed) for seed in range(60)]
    path.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("game", "levels", "variant", "weights"),
    [
        ("birdie", ("net", "net", "net"), "expert", BIRDIE),
        ("birdie", ("greedy", "net"), "standard", BIRDIE),
        ("bower", ("net", "greedy"), "super", BOWER),
    ],
)
def test_what_a_network_decided_is_what_it_prefers_in_its_examples(
    game: str, levels: tuple[str, ...], variant: str, weights: Path
) -> None:
    environment = environment_of(game)
    record = played(game, levels, variant, 5)
    found = examples_of([record], environment, "net")
    assert found.mix == f"{len(levels)}:{variant}=100"
    evaluator = Evaluator(read(weights, environment.layout))
    legal = unpacked(torch.from_numpy(found.legal), environment.actions).numpy()
    for row, allowed, step in zip(found.rows, legal, found.taken, strict=True):
        assert allowed[step]
        preferences, _ = evaluator(row)
        assert step == np.where(allowed, preferences, -np.inf).argmax()
    assert len(found.taken) > 20
    assert set(found.shares.sum(1).tolist()) == {1.0}
    assert set(found.players.tolist()) == {len(levels)}


def test_shares_are_counted_from_the_seat_that_decides() -> None:
    record = played("birdie", ("greedy", "random", "random"), "standard", 3)
    winner = record["result"]["winner"]
    name = record["names"][winner]
    environment = environment_of("birdie")
    record["names"] = ["another", "another", "another"]
    record["names"][winner] = name
    found = examples_of([record], environment, name)
    assert found.shares[:, 0].tolist() == [1.0] * len(found.taken)
    others = examples_of([record], environment, "another")
    assert not others.shares[:, 0].any()


def test_a_small_network_learns_to_play_as_was_played(greedy_games: Path, tmp_path: Path) -> None:
    wished = {"game": "birdie", "imitate": str(greedy_games), "imitated": "greedy", "epochs": 12, "minibatch": 128}
    settings = settings_of("cpu", wished)
    assert not train(settings, tmp_path, False, 0, Language("en"))
    first, *_, last = logged(tmp_path)
    assert last["agreement"] > first["agreement"] + 0.15
    assert last["policy"] < 0.85 * first["policy"]
    weights = tmp_path / "last.net"
    header = read(weights, environment_of("birdie").layout).header["training"]
    assert header["settings"]["mix"] == "2:standard=100"
    assert header["figures"]["agreement"] == last["agreement"]
    game = voliera.new("birdie", 2, seed=1)
    assert bots.choose(game, "net", 0, weights=weights)["action"] in game.legal()


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"imitated": "nobody"}, "no decision of 'nobody'"),
        ({"game": "bower"}, "games of bower; found birdie"),
        ({"imitate": "missing.jsonl"}, "missing.jsonl: cannot be read"),
        ({"against": "some.net"}, "not with --resume or --against"),
    ],
)
def test_what_cannot_be_imitated_is_refused(
    greedy_games: Path, tmp_path: Path, changes: dict[str, str], message: str
) -> None:
    settings = settings_of("cpu", {"game": "birdie", "imitate": str(greedy_games), **changes})
    with pytest.raises(GameError, match=message):
        train(settings, tmp_path, False, 0, Language("en"))


def test_too_few_games_are_refused(greedy_games: Path, tmp_path: Path) -> None:
    few = tmp_path / "few.jsonl"
    few.write_text("".join(greedy_games.read_text().splitlines(keepends=True)[:5]), encoding="utf-8")
    settings = settings_of("cpu", {"game": "birdie", "imitate": str(few)})
    with pytest.raises(GameError, match="at least 10 finished games"):
        train(settings, tmp_path, False, 0, Language("en"))


def test_games_that_were_broken_off_are_left_out(greedy_games: Path) -> None:
    whole, other, *_ = read_games(greedy_games)
    broken = {**other, "actions": other["actions"][:20], "result": None}
    environment = environment_of("birdie")
    assert len(examples_of([broken, whole], environment).taken) == len(examples_of([whole], environment).taken)
