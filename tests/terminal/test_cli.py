"""The one command: options, refusals with status 2, end of input with status 0."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import voliera
from voliera.cli import app

runner = CliRunner()


def test_version_and_help() -> None:
    assert voliera.__version__ in runner.invoke(app, ["--version"]).output
    assert "replay" in runner.invoke(app, ["--help"]).output


def test_rules_by_number() -> None:
    result = runner.invoke(app, ["rules", "B-T5", "bp9", "--lang", "en"])
    assert result.exit_code == 0
    assert "B-T5" in result.output
    assert "B-P9" in result.output
    assert "B-T4" not in result.output


def test_rules_in_another_language() -> None:
    result = runner.invoke(app, ["rules", "B-F2", "--lang", "it"])
    assert "A parità di totale vince" in result.output
    assert "If totals are equal" not in result.output


def test_all_rules_are_printed() -> None:
    output = runner.invoke(app, ["rules", "--lang", "en"]).output
    assert all(f"B-{part}1 " in output for part in "CSTPAEFX")


def test_an_unknown_rule_lists_near_ones() -> None:
    result = runner.invoke(app, ["rules", "B-T99", "--lang", "en"])
    assert result.exit_code == 2
    assert "B-T8" in result.stderr


def test_a_game_from_a_pipe_ends_politely() -> None:
    result = runner.invoke(app, ["play", "birdie", "--seed", "3", "--lang", "es"], input="1\n13\nzzz\n")
    assert result.exit_code == 0
    assert "La entrada ha terminado" in result.output
    assert "«zzz» no se entiende" in result.output


def test_a_whole_game_of_bots_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "bots.json"
    arguments = ["play", "--seats", "greedy,random", "--seed", "3", "--lang", "en", "--save", str(path)]
    assert runner.invoke(app, arguments).exit_code == 0
    result = runner.invoke(app, ["replay", str(path), "--all", "--lang", "en"])
    assert result.exit_code == 0
    assert "The game is over" in result.output


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "chess"], "play birdie"),
        (["play", "--players", "9"], "2 to 4 players"),
        (["play", "--lang", "xx"], "en, it, es, ru"),
        (["play", "--seats", "me,dragon"], "random, greedy"),
        (["play", "--single-chain"], "--variant expert"),
        (["replay", "no-such-file.json"], "cannot be read"),
    ],
)
def test_refusals_say_what_to_do(arguments: list[str], words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    result = runner.invoke(app, arguments)
    assert result.exit_code == 2
    assert words in " ".join(result.stderr.split())


def test_help_does_not_wait_for_the_rules_to_compile() -> None:
    command = [sys.executable, "-X", "importtime", "-c", "from voliera.cli import app"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    loaded = re.findall(r"\| +(voliera[\w.]*)", done.stderr)
    assert "voliera.cli" in loaded
    assert not [one for one in loaded if one.startswith(("voliera.terminal.opening", "voliera.bots", "voliera.solve"))]
    assert not [one for one in loaded if one.startswith(("voliera.puzzles", "voliera.coach"))]
