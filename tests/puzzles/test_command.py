"""`voliera puzzles`: make, check and show, in four languages, with clear refusals."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from tests.puzzles.golden_puzzles import kept
from voliera.cli import app
from voliera.languages import LANGUAGES, Language
from voliera.terminal.puzzles import work

runner = CliRunner()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Puzzles come from the kept ones; a missing message or variable is an error here."""
    monkeypatch.setattr(work, "make", lambda day: kept()[day.isoformat()])
    Language.strict = True
    yield
    Language.strict = False


def run(*words: str) -> Any:
    return runner.invoke(app, ["puzzles", *words])


def test_puzzles_are_made_into_a_file_that_can_be_checked(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    made = run("make", "--from", "2026-01-01", "--days", "5", "--json", str(file), "--lang", "en")
    assert made.exit_code == 0, made.output
    assert [msgspec.json.decode(line)["puzzle"]["id"] for line in file.read_bytes().splitlines()] == list(kept())[:5]
    assert "5 puzzles written to" in made.stdout
    checked = run("check", str(file), "--lang", "en")
    assert checked.exit_code == 0, checked.output
    assert "5 puzzles proved to have one best answer" in " ".join(checked.stdout.split())
    again = run("make", "--json", str(file), "--lang", "en")
    assert again.exit_code == 2
    assert "already exists" in " ".join(again.stderr.split())


def test_a_table_of_puzzles_does_not_tell_answers() -> None:
    told = run("make", "--from", "2026-01-01", "--days", "7", "--lang", "en").stdout
    for one in list(kept().values())[:7]:
        assert one["puzzle"]["id"] in told
    assert "★★★★★" in told


def test_days_can_be_checked_without_a_file() -> None:
    told = run("check", "--from", "2026-01-01", "--days", "4", "--lang", "en")
    assert told.exit_code == 0
    assert "Best split: 1" in told.stdout


def test_a_puzzle_that_is_wrong_is_named(tmp_path: Path) -> None:
    file = tmp_path / "wrong.jsonl"
    one = next(iter(kept().values()))
    wrong = {**one, "puzzle": {**one["puzzle"], "best": 99}}
    file.write_bytes(msgspec.json.encode(wrong) + b"\n" + msgspec.json.encode(one) + b"\n")
    told = run("check", str(file), "--lang", "en")
    assert told.exit_code == 1
    assert f"{one['puzzle']['id']}: not proved" in told.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("day", list(kept())[:4])
def test_a_puzzle_is_shown_in_every_language_and_its_answer_to_those_who_ask(day: str, lang: str) -> None:
    plain = run("show", day, "--lang", lang, "--no-color")
    told = run("show", day, "--answer", "--lang", lang, "--no-color")
    assert (plain.exit_code, told.exit_code) == (0, 0), (plain.output, told.output)
    answer = Language(lang).say("puzzle-answer")
    assert answer not in plain.stdout.splitlines()
    assert answer in told.stdout.splitlines()
    assert kept()[day]["answer"]["rule"] in told.stdout


@pytest.mark.parametrize(
    "wrong", [("show", "yesterday"), ("make", "--from", "2025-12-31"), ("check", "--from", "2026-13-01")]
)
def test_a_wrong_day_is_refused_with_a_hint(wrong: tuple[str, ...]) -> None:
    told = run(*wrong, "--lang", "en")
    assert told.exit_code == 2
    assert "2026-01-01" in told.stderr


def test_a_wrong_file_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    file.write_text("{}\n")
    told = run("check", str(file), "--lang", "en")
    assert told.exit_code == 2
    assert "Line 1" in told.stderr
    assert run("check", str(tmp_path / "none.jsonl"), "--lang", "en").exit_code == 2
