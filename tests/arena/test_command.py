"""`voliera arena`: JSON for programs, tables in four languages, a report that needs nothing else, clear refusals."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.waiting import PATIENCE_S
from voliera.arena import Outcome, match
from voliera.arena.contestants import Contestant
from voliera.arena.jsonl import as_json_lines
from voliera.arena.report import page
from voliera.arena.words import headline, number, rules, sections
from voliera.cli import app
from voliera.languages import LANGUAGES, Language, message_ids

runner = CliRunner()
SMALL = ["arena", "birdie", "random", "greedy", "--units", "3", "--seed", "5", "--jobs", "1", "--lang", "en"]


@pytest.fixture(autouse=True)
def strict_languages() -> Iterator[None]:
    """A missing message or variable is an error here."""
    Language.strict = True
    yield
    Language.strict = False


@pytest.fixture(scope="module")
def outcomes() -> list[Outcome]:
    """A match of two, a round robin, and a table of three."""
    return [
        match("birdie", ["random", "greedy"], 3, 5, jobs=1),
        match("bower", ["random", "greedy", "random"], 2, 5, jobs=1),
        match("birdie", ["greedy", "random"], 2, 5, players=3, jobs=1),
        match("birdie", ["greedy", "random", "random"], 2, 5, players=3, jobs=1),
    ]


def test_the_last_line_of_a_match_of_two() -> None:
    result = runner.invoke(app, [*SMALL, "--json"])
    assert result.exit_code == 0
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert list(lines[-1]) == ["a", "b", "units", "win", "low", "high"]
    assert (lines[-1]["a"], lines[-1]["b"], lines[-1]["units"]) == ("random", "greedy", 3)
    assert 0 <= lines[-1]["low"] <= lines[-1]["win"] < lines[-1]["high"] <= 1
    assert lines[0]["header"]["format"] == "voliera/arena/1"
    assert lines[0]["rules"]["early-pass"]["number"] == 3 * 2 * 2 * 2


def test_names_are_those_of_the_command_line(outcomes: list[Outcome]) -> None:
    levels = ["search@1000ms", "search@100ms"]
    header = {**outcomes[0].header, "contestants": [Contestant.of(level).document() for level in levels]}
    last = json.loads(as_json_lines(Outcome(header, outcomes[0].lines)).splitlines()[-1])
    assert [last["a"], last["b"]] == levels


def test_a_round_robin_has_a_line_per_pair() -> None:
    arguments = ["arena", "birdie", "random", "greedy", "random", "--units", "1", "--jobs", "1", "--json"]
    lines = [json.loads(line) for line in runner.invoke(app, arguments).stdout.splitlines()]
    assert [(line["a"], line["b"]) for line in lines[1:]] == [
        ("random", "greedy"),
        ("random", "random"),
        ("greedy", "random"),
    ]


def test_a_table_and_a_test() -> None:
    result = runner.invoke(app, [*SMALL, "--sprt", "0.5,0.6", "--rules"])
    assert result.exit_code == 0
    words = " ".join(result.stdout.split())
    assert "Birdie, standard game, 2 players" in words
    assert "Undecided after 3 units" in words
    assert "Passes while two or more cards are face up" in words


def test_an_open_table_says_what_would_be_even() -> None:
    result = runner.invoke(app, [*SMALL, "--players", "4", "--units", "1"])
    assert "25.0% would be even" in " ".join(result.stdout.split())


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_is_told_in_every_language(code: str, outcomes: list[Outcome]) -> None:
    language = Language(code)
    for outcome in outcomes:
        assert headline(outcome, language)
        told = [*sections(outcome, language), rules(outcome, language)]
        for section in told:
            assert section.rows, section.name
            assert all(len(row) == len(section.columns) for row in section.rows), section.name


def test_every_figure_has_words_and_all_words_are_used(outcomes: list[Outcome]) -> None:
    """What few games may not bring up is listed by the games' own modules."""
    named = {f"figure-{one.header['game']}-{figure.name}" for one in outcomes for figure in one.figures}
    assert named <= set(message_ids("en"))
    assert {one for one in message_ids("en") if one.startswith("figure-")} - named <= {
        "figure-birdie-owl-value",
        "figure-birdie-ability-wins",
        "figure-bower-kept-tile-wins",
        "figure-bower-egg-tiles-paid",
    }


def test_what_rounds_to_nothing_has_no_sign() -> None:
    assert [number(-0.2, Language("en"), digits) for digits in (0, 1)] == ["0", "-0.2"]


def test_russian_plurals() -> None:
    russian = Language("ru")
    said = [russian.say("arena-headline", game="Bower", variant="x", players=n) for n in (1, 2, 5)]
    assert said == ["Bower, x, 1 игрок", "Bower, x, 2 игрока", "Bower, x, 5 игроков"]
    assert "21 серии уже есть" in russian.say("arena-resumed", count=3, total=21)
    assert "отброшено 5 строк" in russian.say("arena-dropped", path="x", count=5)


@pytest.mark.parametrize("number", range(4))
def test_a_report_needs_nothing_else(number: int, outcomes: list[Outcome]) -> None:
    text = page(outcomes[number], Language("it"))
    assert text.startswith('<!doctype html>\n<html lang="it">')
    assert not re.findall(r'(?:src|href)="(?!#)[^"]*"', text.replace("xlink:href", "href")), "nothing is fetched"
    assert not re.search(r"@import|url\((?!#)", text)
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids)), "pictures share no ids"
    assert text.count("<svg") >= 5
    assert "#010203" not in text


def test_a_report_is_written_and_escaped(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    assert runner.invoke(app, [*SMALL, "--report", str(path)]).exit_code == 0
    assert "<h1>Birdie, standard game, 2 players</h1>" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["birdie", "random"], "name two levels or more"),
        (["birdie"], "No player is named"),
        (["chess", "random", "greedy"], "play birdie, bower"),
        (["birdie", "random", "gready"], "“gready” is not a level"),
        (["birdie", "random", "greedy@5ms"], "write greedy alone"),
        (["birdie", "random", "greedy", "--units", "0"], "--units is a whole number"),
        (["birdie", "random", "greedy", "--players", "5"], "from 2 to 4"),
        (["birdie", "random", "greedy", "--variant", "odd"], "standard, expert"),
        (["birdie", "random", "greedy", "--fair-play"], "--fair-play"),
        (["birdie", "random", "search", "--time-ms", "5", "--nodes", "5"], "not both"),
        (["birdie", "random", "greedy", "--sprt", "0.6,0.5"], "the lower one first"),
        (["birdie", "random", "greedy", "random", "--sprt", "0.5,0.6"], "a match of two"),
        (["birdie", "random", "greedy", "--report", "no/such/folder/x.html"], "cannot be used"),
        (["birdie", "random", "greedy", "--out", "no/such/folder/x.jsonl"], "cannot be used"),
        (["birdie", "random", "--bot", " "], "Name the program"),
    ],
)
def test_refusals_say_what_to_do(arguments: list[str], words: str) -> None:
    result = runner.invoke(app, ["arena", *arguments, "--lang", "en"])
    assert result.exit_code == 2
    assert words in " ".join(result.stderr.split())


def test_what_is_kept_is_gone_on_with_and_another_match_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first = runner.invoke(app, [*SMALL, "--json", "--out", str(path)])
    path.write_bytes(path.read_bytes()[:-5])
    again = runner.invoke(app, [*SMALL, "--json", "--out", str(path)])
    assert again.stdout.splitlines()[-1] == first.stdout.splitlines()[-1]
    words = " ".join(again.stderr.split())
    assert "was cut off" in words
    assert "Resuming: 2 of 3 units are done." in words
    other = runner.invoke(app, [*SMALL[:-2], "--lang", "en", "--variant", "expert", "--out", str(path)])
    assert other.exit_code == 2
    assert 'variant: "standard" ≠ "expert"' in " ".join(other.stderr.split())


def test_an_interrupted_match_tells_what_it_has(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    arguments = [*SMALL[:4], "--units", "100000", "--jobs", "2", "--json", "--lang", "en", "--out", str(path)]
    command = [sys.executable, "-m", "voliera", *arguments]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as running:
        while running.poll() is None and (not path.exists() or len(path.read_bytes().splitlines()) < 5):
            time.sleep(0.1)
        os.killpg(running.pid, signal.SIGINT)
        output, errors = running.communicate(timeout=PATIENCE_S)
    assert running.returncode == 130, errors
    last = json.loads(output.splitlines()[-1])
    assert 2 <= last["units"] < 100_000
    assert "The same command continues from here." in " ".join(errors.split())
    assert "Traceback" not in errors


def test_the_command_line_does_not_wait_for_the_arena() -> None:
    command = [sys.executable, "-X", "importtime", "-c", "from voliera.cli import app"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "voliera.cli.arena" in done.stderr
    for heavy in ("joblib", "matplotlib", "voliera.arena.play", "voliera.arena.tournament"):
        assert heavy not in done.stderr
