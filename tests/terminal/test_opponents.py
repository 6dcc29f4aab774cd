"""Bots at the terminal: chosen by id or name, remembered in files, programs from outside with all their failures."""

from __future__ import annotations

import io
import json
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

import voliera
from tests.waiting import PATIENCE_S, wait_until
from voliera.bots.budget import QUICK_MS
from voliera.bots.external import REASONS, BotFailure
from voliera.cli import app
from voliera.game import Game
from voliera.games.birdie.terminal import BIRDIE
from voliera.languages import LANGUAGES, Language
from voliera.terminal import screen as screens
from voliera.terminal.hotseat import HotSeat
from voliera.terminal.opening import Wishes, asked, nothing_said, play
from voliera.terminal.opponents import Opponents, reason
from voliera.terminal.refusal import InputRefused
from voliera.terminal.screen import Screen
from voliera.terminal.seating import BOTS, PROGRAM, chosen, remembered

LITTLE = shlex.join([sys.executable, str(Path(__file__).parents[2] / "docs" / "examples" / "little_bot.py")])
FORGETFUL = shlex.join(
    [sys.executable, "-c", "import json\nfor _ in iter(int, 1): input(); print(json.dumps({'ok': True}), flush=True)"]
)
"""A program that answers everything with `ok`, and so never says what it plays."""

runner = CliRunner()


def window(lines: list[str], *, interactive: bool = True) -> tuple[Screen, io.StringIO]:
    output, left = io.StringIO(), list(lines)

    def read(prompt: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    console = Console(file=output, width=100, color_system=None, highlight=False, force_terminal=interactive)
    return Screen(console=console, read=read, interactive=interactive), output


# Who sits where


@pytest.mark.parametrize("code", LANGUAGES)
def test_bots_go_by_id_and_by_name(code: str) -> None:
    language = Language(code)
    for one in BOTS:
        assert chosen(BOTS, language, face=BIRDIE, seats=f"me,{one}").kinds == ("me", one)
        named = language.say(f"bot-{one}").upper()
        assert chosen(BOTS, language, face=BIRDIE, seats=f"me,{named}").kinds == ("me", one)
    assert chosen(BOTS, language, face=BIRDIE, bots="Heron", players=3).kinds == ("me", "strongest", "strongest")


def test_every_bot_is_remembered_under_its_id() -> None:
    seats = chosen(BOTS, Language("it"), face=BIRDIE, seats="me,strongest,corvo,strongest", names="Ada,,Gufo")
    assert seats.names == ("Ada", "strongest", "Gufo (search)", "strongest-2")
    assert remembered(seats.names, 4, BOTS) == seats
    assert seats.called(Language("it")) == ("Ada", "Airone", "Gufo (search)", "Airone 2")
    assert seats.called(Language("ru"))[1] == "Цапля"


def test_files_from_before_still_know_their_bots() -> None:
    old = ["Ada", "greedy", "Gufo (greedy)", "random-2"]
    assert remembered(old, 4, BOTS).kinds == ("me", "greedy", "greedy", "random")


def test_the_first_question_offers_the_characters() -> None:
    screen, output = window(["en", "", "Raven", ""])
    wishes, _ = asked(Wishes(time_ms=50), Language("en"), screen)
    assert wishes == Wishes(lang="en", seats="me,search", variant="standard", time_ms=50)
    words = " ".join(output.getvalue().split())
    assert "1 Sparrow, very easy · 2 Magpie, easy · 3 Jay, solid (Enter) · 4 Raven, strong · 5 Heron" in words
    assert asked(Wishes(), Language("en"), window(["en", "", "5", ""])[0])[0].seats == "me,strongest"


def test_how_long_to_think_is_not_asked_for() -> None:
    assert nothing_said(Wishes(time_ms=50))
    assert not nothing_said(Wishes(programs=("x",)))
    assert not nothing_said(Wishes(bots="search"))


# Thinking


class Slow(Opponents):
    """Random bots that think until the screen says so, if they have one to look at."""

    screen: io.StringIO | None = None

    def choose(self, seat: int, game: Game, seed: int | None) -> dict[str, Any]:
        screen = self.screen
        if screen is not None:
            wait_until(lambda: "is thinking" in screen.getvalue())
        return super().choose(seat, game, seed)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens, "MOMENT", 0.0)


def sit_with(opponents: Opponents, lines: list[str], *, interactive: bool) -> str:
    seats = chosen(BOTS, Language("en"), face=BIRDIE, seats="me,random")
    screen, output = window(lines, interactive=interactive)
    if isinstance(opponents, Slow) and interactive:
        opponents.screen = output
    HotSeat(voliera.new("birdie", seed=5), seats, Language("en"), screen, opponents=opponents).play()
    return output.getvalue()


@pytest.mark.usefixtures("impatient")
def test_a_bot_that_thinks_says_so_at_a_terminal_only() -> None:
    lines = ["1", "1", "1"]
    assert "Sparrow is thinking" in sit_with(Slow(("me", "random")), lines, interactive=True)
    assert "is thinking" not in sit_with(Slow(("me", "random")), lines, interactive=False)


def test_a_bot_that_is_quick_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens, "MOMENT", PATIENCE_S)
    assert "is thinking" not in sit_with(Opponents(("me", "random")), ["1", "1"], interactive=True)


def test_time_reaches_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Any] = []

    def choose(game: Game, level: str, seed: int | None, **budget: int) -> dict[str, Any]:
        given.append((level, budget.get("time_ms")))
        return {"action": game.legal()[0]}

    monkeypatch.setattr("voliera.bots.choose", choose)
    for name in ("birdie", "bower"):
        game = voliera.new(name, 2, seed=5)
        for time_ms in (None, 40):
            with Opponents(("heuristic", "strongest"), time_ms=time_ms) as opponents:
                for seat in range(2):
                    opponents.choose(seat, game, 1)
    assert [one for one in given if one[0] != "heuristic"] == [
        *(("net+", QUICK_MS), ("net+", 40)),
        *(("net+", QUICK_MS), ("net+", 40)),
    ]


@pytest.mark.parametrize("bot", ["greedy", "heuristic", "search", "strongest"])
@pytest.mark.parametrize("game", ["birdie", "bower"])
def test_every_bot_plays_at_the_table(bot: str, game: str) -> None:
    screen, output = window(["1"] * 4, interactive=False)
    play(Wishes(game=game, lang="en", bots=bot, time_ms=5, seed=3), screen)
    assert Language("en").say(f"bot-{bot}") in output.getvalue()


# Programs


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Opponents]]:
    """The opponents of every table that is opened."""
    found: list[Opponents] = []
    start = Opponents.start

    def noted(opponents: Opponents, language: Language) -> None:
        found.append(opponents)
        start(opponents, language)

    monkeypatch.setattr(Opponents, "start", noted)
    yield found
    for opponents in found:
        assert all(referee.program.pid is None for referee in opponents.referees.values())


def test_a_program_plays_a_whole_game_and_ends_with_it(tmp_path: Path, seen: list[Opponents]) -> None:
    path = tmp_path / "game.json"
    screen, output = window([], interactive=False)
    play(Wishes(lang="en", seats="random,program", programs=(LITTLE,), save=path, seed=3), screen)
    assert "Program" in output.getvalue()
    assert "instead" not in output.getvalue()
    assert json.loads(path.read_text())["names"] == ["random", "program"]
    assert seen[0].referees[1].moves > 10


def test_a_program_that_fails_is_replaced_move_by_move_and_people_are_told() -> None:
    with Opponents(("me", PROGRAM), [FORGETFUL]) as opponents:
        game = voliera.new("birdie", seed=5, names=["", "program"])
        seats = remembered(["", "program"], 2, BOTS)
        screen, output = window(["1"] * 4, interactive=False)
        HotSeat(game, seats, Language("en"), screen, opponents=opponents).play()
        words = " ".join(output.getvalue().split())
        failures = opponents.referees[1].failures.total()
    assert failures >= 3
    assert "Program: the program’s move is not legal (None). A random move was played instead." in words
    assert words.count("A random move was played instead.") == 4, "once above each prompt"


def test_at_the_end_it_is_told_how_many_moves_were_not_its_own() -> None:
    screen, output = window([], interactive=False)
    play(Wishes(game="bower", lang="en", seats="random,program", programs=(FORGETFUL,), seed=3), screen)
    words = " ".join(output.getvalue().split())
    assert "The program’s" not in words
    assert "Program: the program’s move is not legal" in words
    total = words.count("A random move was played instead.")
    assert f"Program: {total} of {total} moves were played at random instead." in words


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_failure_has_its_words(code: str) -> None:
    language = Language(code)
    said = [reason(BotFailure(one, "oops"), language) for one in REASONS]
    assert len(set(said)) == len(REASONS)
    assert all("(oops)" in words for words in said)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bot", "/no/such/program"], "“/no/such/program” cannot play: the program cannot be started"),
        (["--bot", f"{sys.executable} -c pass"], "cannot play: the program has ended"),
        (["--seats", "me,program"], "1 seat for a program, but --bot gives 0 commands"),
        (["--seats", "me,random", "--bot", "x"], "0 seats for programs, but --bot gives 1 command"),
        (["--bot", "x", "--bot", "y", "--players", "2"], "1 seat for a program, but --bot gives 2 commands"),
        (["--bots", "search", "--time-ms", "0"], "--time-ms"),
        (["--bots", "dragon"], "random, greedy, heuristic, search, strongest, program"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_begins(arguments: list[str], words: str) -> None:
    result = runner.invoke(app, ["play", "birdie", "--lang", "en", *arguments])
    assert result.exit_code == 2
    assert words in " ".join(result.stderr.split())
    assert not result.output.replace(result.stderr, "").strip()


@pytest.mark.parametrize(
    ("wishes", "kinds"),
    [
        ({"programs": 1}, ("me", "program")),
        ({"programs": 3}, ("me", "program", "program", "program")),
        ({"programs": 1, "players": 3, "bots": "greedy"}, ("me", "program", "greedy")),
        ({"programs": 1, "seats": "me,me", "players": 4}, ("me", "me", "program", "heuristic")),
        ({"programs": 1, "seats": "program,me,program"}, ("program", "me", "program")),
    ],
)
def test_programs_take_seats(wishes: dict[str, Any], kinds: tuple[str, ...]) -> None:
    assert chosen(BOTS, Language("en"), face=BIRDIE, **wishes).kinds == kinds


def test_one_command_serves_several_seats() -> None:
    with Opponents((PROGRAM, "me", PROGRAM), ["x"]) as opponents:
        assert [referee.program.command for referee in opponents.referees.values()] == ["x", "x"]
        assert list(opponents.referees) == [0, 2]
    with Opponents((PROGRAM, PROGRAM), ["x", "y"]) as opponents:
        assert [referee.program.command for referee in opponents.referees.values()] == ["x", "y"]


def test_a_saved_game_with_a_program_asks_for_its_command(tmp_path: Path, seen: list[Opponents]) -> None:
    path = tmp_path / "game.json"
    play(Wishes(lang="en", programs=(LITTLE,), save=path), window(["1"], interactive=False)[0])
    assert json.loads(path.read_text())["names"] == ["", "program"]
    with pytest.raises(InputRefused) as refusal:
        play(Wishes(lang="en", resume=path), window([])[0])
    assert refusal.value.message == "error-programs"
    play(Wishes(lang="en", resume=path, programs=(LITTLE,)), window(["1"], interactive=False)[0])
    play(Wishes(lang="en", resume=path, seats="me,search"), window([], interactive=False)[0])
    assert len(seen) == 3


def test_bots_are_introduced() -> None:
    for code in LANGUAGES:
        result = runner.invoke(app, ["bots", "--lang", code])
        assert result.exit_code == 0
        assert Language(code).say("bot-strongest") in result.output
    assert runner.invoke(app, ["bots", "--lang", "xx"]).exit_code == 2
