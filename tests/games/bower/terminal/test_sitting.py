"""Whole sittings of Bower: people and bots, hand-over, undo, secrets, files, replay, opening questions."""

from __future__ import annotations

import io
import json
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

import voliera
from voliera.cli import app
from voliera.game import Game
from voliera.games.bower.terminal import BOWER
from voliera.games.bower.terminal.nest import second_of
from voliera.languages import LANGUAGES, Language
from voliera.terminal import saves
from voliera.terminal.faces import face_of
from voliera.terminal.hotseat import HotSeat
from voliera.terminal.opening import Wishes, asked, play
from voliera.terminal.refusal import InputRefused
from voliera.terminal.replay import Replay, load
from voliera.terminal.screen import Screen
from voliera.terminal.seating import BOTS, chosen

Sit = Callable[..., Any]
At = Callable[..., Game]
NONSENSE = [
    "",
    "?",
    "zz",
    "9",
    "99z",
    "3b",
    "3b4b",
    "r",
    "u",
    "n",
    "note 2 r",
    "note",
    "W-B1",
    "{ $x }",
    "[red]x[/red]",
]
NONSENSE += ["1 1a ok", "ƒr", "-", "|", "3a |", "\x00", "½", "ok ok", "1" * 40, "6z ✿", "r r r r r"]
runner = CliRunner()


def keys_for(action: dict[str, Any], game: Game, language: Language) -> str:
    """The line that a careful player would type for an action."""
    letters = language.say("hand-keys")

    def square(at: Sequence[int], far: bool = False) -> str:
        return f"{at[0] + 1}{(letters[::-1] if far else letters)[at[1]]}"

    match action["do"]:
        case "take" | "gift":
            return str(action["display"] + 1)
        case "play" | "cover":
            tile = [] if action.get("hand", "gift") == "gift" else [str(action["hand"] + 1)]
            return " ".join([*tile, square(action["at"]) + square(second_of(action["at"], action["facing"])), "ok"])
        case "keep":
            return str(1 + [one for one in game.legal() if one["do"] == "keep"].index(action))
        case "spy":
            return str(action["column"] + 1)
        case "discard":
            return str(action["hand"] + 1)
        case "token" if "object" in action:
            kind, _, colour = action["object"].partition("-")
            sign = {"flower": "✿", "feather": "ƒ"}[kind] + language.say(f"{colour}.letter")
            return f"{square(action['at'], action['nest'] != game.seat)} {sign}"
        case "token" if "along" in action:
            return square(action["at"]) + {"row": " -", "column": " |"}[action["along"]]
        case "token":
            return square(action["at"])
        case "decline":
            return "n"
    return "ok"


def monkeys_game(seed: int, seats: str, width: int, interactive: bool, **options: Any) -> tuple[Game, str, list[str]]:
    """A game in which people type what is legal, and now and then nonsense; what was shown, and the lines typed."""
    chance = random.Random(seed)
    language = Language(LANGUAGES[seed % 4])
    seating = chosen(BOTS, language, seats=seats, face=BOWER)
    game = voliera.new("bower", names=list(seating.names), seed=seed, **options)
    output, typed = io.StringIO(), list[str]()

    def read(prompt: str) -> str:
        output.write(prompt)
        if game.over or len(typed) > 900:
            raise EOFError
        if "↵" in prompt:
            return ""
        line = keys_for(chance.choice(game.legal()), game, language)
        typed.append(chance.choice(NONSENSE) if chance.random() < 0.15 else line)
        return typed[-1]

    console = Console(
        file=output,
        width=width,
        height=24,
        force_terminal=interactive,
        color_system=None,
        highlight=False,
        markup=False,
    )
    HotSeat(game, seating, language, Screen(console=console, read=read, interactive=interactive)).play()
    return game, output.getvalue(), typed


@pytest.mark.parametrize("seed", range(12))
def test_a_monkey_at_the_keyboard_finishes_games(seed: int) -> None:
    seats = ("me,me", "me,random", "greedy,me")[seed % 3]
    width = (60, 80, 100)[seed // 4 % 3]
    options = {"variant": ("standard", "super")[seed // 2 % 2], "options": {"fair_play": seed % 3 == 0}}
    game, shown, _ = monkeys_game(seed, seats, width, False, **options)
    assert game.over
    assert Language(LANGUAGES[seed % 4]).say("result-title") in shown
    assert all(len(line) <= width for line in shown.splitlines() if not line.startswith(">"))
    assert voliera.replay(game.record()).result() == game.result()


@pytest.mark.rule("W-S1")
@pytest.mark.parametrize("seed", range(4))
def test_no_unseen_egg_is_on_a_screen(seed: int) -> None:
    """Two people at one keyboard: each page names the eggs of the one who reads it, spied ones, and no others."""
    game, shown, _ = monkeys_game(seed * 4, "me,me", 80, True)
    eggs = game.position()["eggs"]
    language = Language("en")
    for page in shown.split("\x1b[2J\x1b[3J\x1b[H"):
        boards = [line for line in page.splitlines() if line.startswith("  ╪")]
        if not boards or "Final scoring" in page or "The game is over" in page:
            continue
        cells = boards[0].split("╪")[1:7]
        known = [column for column, cell in enumerate(cells) if "(?" not in cell]
        spied = [column for column, cell in enumerate(cells) if "•" in cell]
        assert len(known) == 3 + len(spied)
        assert len({column % 2 for column in known if column not in spied}) == 1
        for column in known:
            kind, _, colour = eggs[column].partition("-")
            assert {"flower": "✿", "feather": "ƒ"}[kind] + language.say(f"{colour}.letter") in cells[column]


def test_the_page_between_two_people_shows_nothing(sit: Sit) -> None:
    sitting = sit(["", "1", "", "1", "", "q", "n"], seats="me,me", names="Ada,Bo", name="bower", interactive=True)
    for page in (sitting.pages[1], sitting.pages[3]):
        assert "it is your turn" in page
        assert not set("✿ƒ◆@╪") & set(page)


def test_undo_of_a_laid_tile_but_not_past_a_draw(sit: Sit, bower_at: At) -> None:
    game = bower_at("play", hands=[["t02", "t36"], ["t21"]])
    sitting = sit(["1 2b ok", "u", "u", "1 2b ok", "ok", "u"], seats="me,me", game=game)
    assert "Undone." in sitting.text
    assert "There is nothing to undo this turn." in sitting.text
    assert "Something has been drawn or revealed since" in sitting.text
    assert sitting.game.phase == "keep"


def test_notes_stay_with_their_writer(sit: Sit) -> None:
    game = voliera.new("bower", seed=5)
    column = 2 if game.seat == 0 else 1
    lines = ["", f"note {column} red feather", "1", "", "1", "", "1", "q", "n"]
    sitting = sit(lines, seats="me,me", game=game, interactive=True)
    noted = [page for page in sitting.pages if f"{column} (?ƒr)" in page]
    others = [page for page in sitting.pages if f"{column} (?)" not in page and f"{column} (✿" in page]
    assert len(noted) >= 2
    assert not set(noted) & set(others)
    assert "note" not in json.dumps(sitting.game.record())


def test_the_last_move_of_the_other_is_told_and_marked(sit: Sit) -> None:
    sitting = sit(["1", "1", "1 3a ok", "q", "n"], seats="me,random", name="bower", seed=3, width=80)
    last = sitting.text.split("turn 2 of 12")[1]
    assert "›" in last
    assert "Sparrow places [" in last


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_come_with_their_rule(lang: str, sit: Sit, bower_at: At) -> None:
    sitting = sit(["1 1a", "n"], lang=lang, seats="me,me", game=bower_at("play"))
    language = Language(lang)
    assert "[W-T2]" in sitting.words
    assert language.say("rule-W-T2") in sitting.words
    assert "[W-T3]" in sitting.words


def test_the_final_scoring_is_leafed_through(sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    sitting = sit(["", "end", "n"], seats="greedy,random", name="bower", interactive=True)
    assert "Final scoring, 2 of" in sitting.text
    assert "Final scoring, 3 of" not in sitting.text
    assert "Total eggs" in sitting.text


def test_a_game_is_saved_resumed_and_replayed(sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "running.json"
    sitting = sit(["1", f"save {path}", "q", "n"], seats="me,random", name="bower")
    assert f"voliera play bower --resume {path}" in sitting.words
    resumed = runner.invoke(app, ["play", "--resume", str(path), "--lang", "en"], input="1\n")
    assert resumed.exit_code == 0
    assert "Bower · your turn" in resumed.output
    wrong = runner.invoke(app, ["play", "birdie", "--resume", str(path), "--lang", "en"])
    assert wrong.exit_code == 2
    assert "is a game of bower" in " ".join(wrong.stderr.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", ["standard", "super"])
def test_a_replay_of_bots(lang: str, variant: str, sit: Sit, tmp_path: Path) -> None:
    game = sit([], seats="greedy,random", name="bower", variant=variant, lang=lang).game
    path = saves.write(tmp_path / "game.json", game.record())
    record, loaded = load(path)
    output = io.StringIO()
    lines = ["", "", "end", "b", "0"]

    def read(prompt: str) -> str:
        if not lines:
            raise EOFError
        return lines.pop(0)

    console = Console(file=output, width=80, color_system=None, highlight=False)
    shown = Replay(record, loaded, Language(lang), Screen(console=console, read=read, interactive=True))
    shown.step_through()
    assert "(?" not in output.getvalue()
    shown.print_all()
    assert Language(lang).say("result-title") in output.getvalue()
    assert all(len(line) <= 80 for line in output.getvalue().splitlines())


def test_moves_of_a_replay() -> None:
    take, lay, bonus, keep = ({"do": do} for do in ("take", "play", "bonus", "keep"))
    token = {"do": "token"}
    assert BOWER.moves([take, take, lay, bonus, keep, token, take, lay, lay]) == [
        [take],
        [take, lay],
        [bonus, keep],
        [token],
        [take, lay],
        [lay],
    ]


def screen(lines: list[str]) -> tuple[Screen, io.StringIO]:
    output, left = io.StringIO(), list(lines)

    def read(prompt: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    console = Console(file=output, width=80, color_system=None, highlight=False)
    return Screen(console=console, read=read, interactive=True), output


def test_questions_at_the_start() -> None:
    window, output = screen(["en", "bower", "", "2"])
    wishes, _ = asked(Wishes(game=None), Language("it"), window)
    assert wishes == Wishes(game="bower", lang="en", seats="me,heuristic", variant="super")
    assert "Which game? 1 Birdie (Enter) · 2 Bower" in output.getvalue()
    wishes, _ = asked(Wishes(game=None), Language("ru"), screen([""] * 5)[0])
    assert wishes.game == "birdie"
    wishes, _ = asked(Wishes(game="bower"), Language("en"), screen([""] * 3)[0])
    assert wishes == Wishes(game="bower", lang="en", seats="me,heuristic", variant="standard")


@pytest.mark.parametrize(
    ("wishes", "message"),
    [
        ({"players": 3}, "error-players"),
        ({"seats": "me,me,me"}, "error-players"),
        ({"variant": "expert"}, "error-variant"),
        ({"single_chain": True}, "error-option-game"),
        ({"open_memory": True}, "error-option-game"),
        ({"components": Path("absent.json")}, "error-components"),
    ],
)
def test_wishes_that_cannot_be_met(wishes: dict[str, Any], message: str) -> None:
    with pytest.raises(InputRefused) as refusal:
        play(Wishes(game="bower", lang="en", **wishes), screen([])[0])
    assert refusal.value.message == message
    for lang in LANGUAGES:
        assert refusal.value.worded(Language(lang))


def test_options_of_bower_are_not_for_birdie() -> None:
    for option in ("--fair-play", "--no-zero-ties", "--no-lone-ties", "--no-joining-gems"):
        result = runner.invoke(app, ["play", "birdie", option, "--lang", "en"])
        assert result.exit_code == 2
        assert f"{option} belongs to bower" in result.stderr


def test_options_reach_the_table(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    switches = ["--fair-play", "--no-zero-ties", "--no-lone-ties", "--no-joining-gems"]
    options = ["--variant", "super", *switches, "--seed", "4", "--save", str(path)]
    result = runner.invoke(app, ["play", "bower", "--seats", "random,greedy", "--lang", "it", *options])
    assert result.exit_code == 0
    record = json.loads(path.read_text())
    wanted = {"fair_play": True, "zero_ties": False, "lone_ties": False, "joining_gems": False}
    assert (record["variant"], record["options"]) == ("super", wanted)
    assert "Uova in tutto" in result.output


def test_rules_of_one_game_or_of_both() -> None:
    both = runner.invoke(app, ["rules", "--lang", "en"]).output
    assert "Birdie · Components" in both
    assert "Bower · Bonus tiles" in both
    bower = runner.invoke(app, ["rules", "bower", "--lang", "ru"]).output
    assert "W-V2" in bower
    assert "B-T1" not in bower
    single = runner.invoke(app, ["rules", "wb1", "B-T5", "--lang", "en"]).output
    assert "W-B1" in single
    assert "B-T5" in single
    unknown = runner.invoke(app, ["rules", "W-T9", "--lang", "en"])
    assert unknown.exit_code == 2
    assert "W-T4" in unknown.stderr


def test_every_game_has_a_face() -> None:
    from voliera.games import GAMES, rules_of

    for name in GAMES:
        face, rules = face_of(name), rules_of(name)
        assert (face.name, face.variants, face.players) == (name, rules.variants, rules.players)
    assert len({face_of(name).letter for name in GAMES}) == len(GAMES)
