"""The statements of the rules are the same in every language: chapters, numbers, values, and none left out."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from voliera.cli import app
from voliera.languages import LANGUAGES
from voliera.terminal.rulebook import rules_file, statements

GAMES = {"birdie": "B", "bower": "W"}
OTHERS = [code for code in LANGUAGES if code != "en"]
BOTH = pytest.mark.parametrize("game", GAMES)
EACH = pytest.mark.parametrize("code", OTHERS)
ENGLISH = {"the", "and", "of", "with", "you", "your", "which", "their", "card", "cards", "player", "tile", "are", "may"}
"""Words that no other of our languages has."""


@cache
def text_of(game: str, code: str) -> str:
    return rules_file(game, code).read_text(encoding="utf-8")


@cache
def texts_of(game: str, code: str) -> dict[str, str]:
    return {statement.number: statement.text for statement in statements(text_of(game, code))}


def chapters_of(game: str, code: str) -> list[list[str]]:
    """The numbers under each heading; a chapter without numbers is that of the options, by their names."""
    parts = re.split(r"^## .+$", text_of(game, code), flags=re.MULTILINE)[1:]
    return [re.findall(r"^- ([A-Z]-[A-Z]\d+|`\w+`)", part, flags=re.MULTILINE) for part in parts]


def values_in(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


@BOTH
@EACH
def test_the_same_chapters_with_the_same_numbers(game: str, code: str) -> None:
    assert chapters_of(game, code) == chapters_of(game, "en")


@BOTH
@EACH
def test_the_same_values_in_every_statement(game: str, code: str) -> None:
    """Whatever is a figure in English is the same figure here, numbers of other statements included."""
    here = {number: values_in(text) for number, text in texts_of(game, code).items()}
    assert here == {number: values_in(text) for number, text in texts_of(game, "en").items()}


@BOTH
@EACH
def test_the_same_names_of_options_and_files(game: str, code: str) -> None:
    names = re.compile(r"`[^`]+`")
    assert sorted(names.findall(text_of(game, code))) == sorted(names.findall(text_of(game, "en")))


@BOTH
@EACH
def test_nothing_is_left_in_english_or_empty(game: str, code: str) -> None:
    english = texts_of(game, "en")
    for number, text in texts_of(game, code).items():
        assert len(text) > 0.5 * len(english[number]), number
        words = re.findall(r"\w+", re.sub(r"`[^`]*`", "", text).lower())
        assert not ENGLISH & set(words), (number, ENGLISH & set(words))
    if code == "ru":
        assert set(re.findall(r"[A-Za-z]{2,}", re.sub(r"`[^`]*`", "", text_of(game, code)))) <= {"Voliera", "Bower"}


@BOTH
@pytest.mark.parametrize("code", LANGUAGES)
def test_other_statements_that_are_named_exist(game: str, code: str) -> None:
    cited = re.findall(r"(?<![\w-])[A-Z]-[A-Z]\d+", text_of(game, code))
    assert cited
    assert set(cited) <= set(texts_of(game, "en"))
    assert {number[0] for number in cited} == {GAMES[game]}


@BOTH
@pytest.mark.parametrize("code", LANGUAGES)
def test_lines_are_as_wide_as_elsewhere(game: str, code: str) -> None:
    assert max(map(len, text_of(game, code).splitlines())) <= 120
    assert text_of(game, code).endswith("\n")


@EACH
def test_the_terminal_shows_the_statements_in_its_language(code: str) -> None:
    told = CliRunner().invoke(app, ["rules", "birdie", "W-E4", "--lang", code]).output
    shown = " ".join(told.split())
    assert texts_of("birdie", code)["B-F2"] in shown
    assert texts_of("bower", code)["W-E4"] in shown
    assert texts_of("bower", code)["W-E5"] not in shown
    assert texts_of("birdie", "en")["B-F2"] not in shown


def test_a_wheel_holds_every_language() -> None:
    """The whole folder is packed, so that a language is not forgotten."""
    root = Path(__file__).parents[2]
    packed = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert packed["force-include"]["docs/rules"] == "voliera/rules"
    files = {path.relative_to(root / "docs/rules").as_posix() for path in (root / "docs/rules").rglob("*.md")}
    folders = ["", *(f"{code}/" for code in OTHERS)]
    assert files == {f"{folder}{game}.md" for folder in folders for game in GAMES}
