"""`voliera score` from the command line: options, pipes, files, refusals with status 2."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.sheet.games import small_sheet
from tests.sheet.typist import Typist
from voliera.cli import app
from voliera.languages import Language

runner = CliRunner()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is kept outside the test's own folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("lang", ["es", "ru"])
def test_a_whole_game_through_a_pipe_is_kept_and_exported(lang: str, home: Path) -> None:
    sheet = small_sheet(2, 2, "standard")
    lines = Typist(lang).round(sheet["rounds"][0]) + Typist(lang).round(sheet["rounds"][1])
    options = ["--lang", lang, "--players", "2", "--variant", "standard", "--names", "Ada,Bo"]
    result = runner.invoke(
        app, ["score", "birdie", *options, "--export", "out.json", "--no-color"], input="\n".join([*lines, "", ""])
    )
    assert result.exit_code == 0
    assert Language(lang).say("result-title") in result.output
    exported = json.loads((home / "out.json").read_text())
    assert exported["sheet"]["rounds"] == sheet["rounds"]
    kept = list((home / "data" / "voliera" / "sheets").glob("birdie-score-*.json"))
    assert len(kept) == 1
    assert json.loads(kept[0].read_text())["names"] == ["Ada", "Bo"]


def test_the_end_of_a_pipe_is_no_error_and_says_how_to_go_on(home: Path) -> None:
    result = runner.invoke(app, ["score", "birdie", "--save", "mine"], input="3\n2\n\n")
    assert result.exit_code == 0
    assert "voliera score --resume mine.json" in " ".join(result.output.split())
    again = runner.invoke(app, ["score", "--resume", "mine.json"], input="213\n")
    assert again.exit_code == 0
    document = json.loads((home / "mine.json").read_text())
    assert document["variant"] == "expert"
    assert document["rounds"][0]["pass_order"] == [1, 0, 2]


def test_without_a_game_it_asks() -> None:
    result = runner.invoke(app, ["score"], input="chess\n1\n3\n")
    assert "Choose one of 1, 2." in result.output
    assert "How many players?" in result.output
    assert runner.invoke(app, ["score"], input="").exit_code == 0


def test_other_flap_values_and_a_single_chain(home: Path) -> None:
    values = {"format": "voliera/components/1", "game": "birdie", "flap": [1, 3, 5, 7, 9, 11, 13, 15, 17]}
    (home / "flaps.json").write_text(json.dumps(values))
    options = ["--players", "2", "--names", ",", "--variant", "expert", "--single-chain", "--components", "flaps.json"]
    typed = "1\nROsp OWwi ROsu WOwi\n-\n2\n1\nok\n"
    result = runner.invoke(app, ["score", "birdie", *options, "--save", "x.json"], input=typed)
    assert "At this table only one card is removed" in " ".join(result.output.split())
    assert json.loads((home / "x.json").read_text())["options"] == {"single_chain": True, "components": values}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "choose one of birdie, bower"),
        (["birdie", "--players", "9"], "2 to 4 players"),
        (["birdie", "--lang", "xx"], "en, it, es, ru"),
        (["birdie", "--variant", "super"], "standard, expert"),
        (["birdie", "--single-chain"], "--variant expert"),
        (["birdie", "--components", "none.json"], "cannot be read"),
        (["--resume", "none.json"], "cannot be read"),
        (["--resume", "taken.json"], "not a score sheet"),
        (["birdie", "--save", "taken.json"], "already exists"),
        (["birdie", "--export", "taken.json"], "already exists"),
        (["birdie", "--export", "sheet.pdf"], "ends in .json or .txt"),
        (["--resume", "broken.json"], "cannot be scored"),
        (["--resume", "sheet.json", "--names", "Ada"], "leave them out with --resume"),
        (["bower", "--resume", "sheet.json"], "is a sheet of birdie"),
    ],
)
def test_refusals_say_what_to_do(arguments: list[str], words: str, home: Path) -> None:
    (home / "taken.json").write_text("{}")
    heading = {"format": "voliera/sheet/1", "game": "birdie", "players": 2}
    (home / "sheet.json").write_text(json.dumps(heading))
    (home / "broken.json").write_text(json.dumps({**heading, "rounds": [{"pass_order": [0, 0]}]}))
    result = runner.invoke(app, ["score", *arguments])
    assert result.exit_code == 2
    assert words in " ".join(result.stderr.split())
    assert (home / "taken.json").read_text() == "{}"
