"""Recipes: the runs that made the shipped networks, told as their files tell them, and trained again in small."""

import shlex
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("torch", reason="torch is not installed: pip install 'voliera[learn]'")

from voliera.bots.net.weights import read
from voliera.cli.learn import given_settings, train_again
from voliera.errors import GameError
from voliera.games.birdie.bots.network import SHIPPED as BIRDIE
from voliera.games.bower.bots.shipped import SHIPPED as BOWER
from voliera.languages import Language
from voliera.learn.environments import environment_of
from voliera.learn.settings import Settings

TINY = {"decisions": 256, "games": 32, "steps": 4, "width": 16, "depth": 1, "minibatch": 64, "critic": 0, "guess": 0.0}

FORMER_DEFAULTS = {
    "rate": 5e-4,
    "rate_end": 3e-5,
    "entropy_end": 0.0005,
    "margin_until": 0.6,
    "past_share": 0.2,
    "temper": 0.0,
    "past_every": 0.016,
}
"""What a command that does not say otherwise meant when the shipped networks were trained."""
FORMER_SIZES = {"birdie": {"games": 131_072, "steps": 24}, "bower": {}}


@pytest.fixture(autouse=True)
def one_thread() -> None:
    import torch

    torch.set_num_threads(1)


def told_by(command: str) -> dict[str, Any]:
    """The settings that a recorded command names."""
    given: dict[str, list[str]] = {}
    for name, value in pairwise(shlex.split(command)):
        if name.startswith("--"):
            given.setdefault(name[2:], []).append(value)
    given.pop("start", None)
    kinds = {"variant": str, "mix": str, "seconds": float}
    options = {name: kinds.get(name, int)(values[0]) for name, values in given.items() if name != "set"}
    return options | given_settings(given.get("set", []))


@pytest.mark.parametrize(("game", "shipped"), [("birdie", BIRDIE), ("bower", BOWER)])
def test_a_recipe_says_what_the_file_says(game: str, shipped: Path) -> None:
    environment = environment_of(game)
    found: list[dict[str, Any]] = []
    run = read(shipped, environment.layout).header["training"]
    while run:
        settings = told_by(run["command"])
        settings["seconds"] = min(settings["seconds"], int(run["seconds"]))  # a run may have been cut short
        found.insert(0, FORMER_DEFAULTS | FORMER_SIZES[game] | settings)
        run = run.get("began_with")
    assert found == tomllib.loads(environment.recipe.read_text())["runs"]


def test_runs_are_trained_each_from_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    recipe = tmp_path / "recipe.toml"
    recipe.write_text("[[runs]]\nplayers = 2\nseed = 7\n[[runs]]\nplayers = 2\nseed = 8\nrate = 1e-4\n")
    monkeypatch.setattr(environment_of("birdie"), "recipe", recipe)

    def train(*, resume: bool) -> str:
        assert not train_again("cpu", {"game": "birdie", **TINY}, tmp_path, resume, 0, Language("en"))
        return capsys.readouterr().out

    assert "Run 2 of 2" in train(resume=False)
    last = read(tmp_path / "last.net", environment_of("birdie").layout).header["training"]
    assert (last["settings"]["seed"], last["settings"]["rate"]) == (8, 1e-4)
    assert "began_with" in last
    assert "began_with" not in last["began_with"]
    (tmp_path / "2.net").unlink()
    again = train(resume=True)
    assert (tmp_path / "2.net").exists()
    assert "Run 1" not in again, "runs that have finished are not trained again"
    assert "Run 2 of 2" in again


@pytest.mark.parametrize("name", ["players", "mix", "start"])
def test_what_the_recipe_says_cannot_be_wished_for(tmp_path: Path, name: str) -> None:
    with pytest.raises(GameError, match=f"recipe: not with {name}"):
        train_again("cpu", {"game": "birdie", name: "2"}, tmp_path, resume=False, jobs=0, language=Language("en"))


def test_recipes_name_settings_only() -> None:
    for game in ("birdie", "bower"):
        for run in tomllib.loads(environment_of(game).recipe.read_text())["runs"]:
            Settings(**run)
