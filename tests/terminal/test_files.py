"""Saved games: written whole, read with care, resumed with the same company, replayed step by step."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import voliera
from voliera.games.birdie.terminal import BIRDIE
from voliera.languages import LANGUAGES, Language
from voliera.terminal import saves, seating
from voliera.terminal.opening import Wishes, asked, language_of, play
from voliera.terminal.refusal import InputRefused
from voliera.terminal.replay import Replay, load
from voliera.terminal.screen import Screen

LEVELS = seating.BOTS
Sit = Callable[..., Any]


def screen(lines: Sequence[str], interactive: bool = True) -> tuple[Screen, io.StringIO]:
    output = io.StringIO()
    left = list(lines)

    def read(prompt: str) -> str:
        output.write(prompt)
        if not left:
            raise EOFError
        return left.pop(0)

    console = Console(file=output, width=80, color_system=None, highlight=False)
    return Screen(console=console, read=read, interactive=interactive), output


@pytest.fixture
def finished(sit: Sit, tmp_path: Path) -> Path:
    """A finished game in a file."""
    game = sit([], seats="greedy,random").game
    return saves.write(tmp_path / "finished.json", game.record())


def test_a_damaged_file_is_refused_with_its_place(tmp_path: Path, finished: Path) -> None:
    text = finished.read_text()
    line = json.dumps(json.loads(text))
    cases = {
        "error-file-several": f"{line}\n{line}\n",
        "error-file-json": text[: len(text) // 2],
        "error-file-format": '{"format": "else"}',
        "error-file-game": '{"format": "voliera/record/1", "game": "chess"}',
        "error-file-record": text.replace('"do": "pass"', '"do": "take"'),
    }
    for message, damaged in cases.items():
        path = tmp_path / f"{message}.json"
        path.write_text(damaged)
        with pytest.raises(InputRefused) as refusal:
            load(path)
        assert refusal.value.message == message
        for lang in LANGUAGES:
            assert refusal.value.worded(Language(lang))
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe\x00")
    deep = tmp_path / "deep.json"
    deep.write_text("[" * 100_000)
    for path in (binary, deep, tmp_path, tmp_path / "absent.json"):
        with pytest.raises(InputRefused):
            load(path)


def test_steps_keep_a_laying_turn_together() -> None:
    moves = BIRDIE.moves
    lay, done, other = {"do": "lay"}, {"do": "done"}, {"do": "pass"}
    assert moves([lay, lay, lay, done, other, lay, lay, done]) == [[lay, lay, lay, done], [other], [lay, lay, done]]
    assert moves([other, lay]) == [[other], [lay]]


def test_a_replay_goes_forward_back_and_to_any_step(finished: Path) -> None:
    record, game = load(finished)
    window, output = screen(["", "", "b", "5", "x", "9999", "end", "b", "0", "b", "q"])
    shown = Replay(record, game, Language("en"), window)
    shown.step_through()
    last = len(shown.moves)
    steps = [int(part.split()[1]) for part in output.getvalue().splitlines() if part.startswith("Step ")]
    assert steps == [0, 1, 2, 1, 5, 5, 5, last, last - 1, 0, 0]
    assert "Press Enter, or type b" in output.getvalue()
    assert "The game is over" in output.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_replay_is_printed(lang: str, finished: Path) -> None:
    record, game = load(finished)
    window, output = screen([], interactive=False)
    Replay(record, game, Language(lang), window).print_all()
    assert Language(lang).say("result-title") in output.getvalue()


RESIGNED = {
    "en": "Berta has resigned. Ada wins.",
    "it": "Berta ha abbandonato la partita: vince Ada.",
    "es": "Berta se ha rendido: gana Ada.",
    "ru": "Berta сдаётся. Победа: Ada.",
}


@pytest.fixture
def resigned(tmp_path: Path) -> Path:
    """A game in a file that Berta has resigned in her first turn."""
    game = voliera.new("birdie", 2, seed=3, names=["Ada", "Berta"])
    game.apply({"do": "pass"})
    return saves.write(tmp_path / "resigned.json", {**game.record(), "resigned": 1})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_replay_ends_with_who_resigned(lang: str, resigned: Path) -> None:
    record, game = load(resigned)
    window, output = screen([], interactive=False)
    Replay(record, game, Language(lang), window).print_all()
    assert output.getvalue().rstrip().endswith(RESIGNED[lang])
    assert Language(lang).say("result-title") not in output.getvalue()


def test_a_replay_says_who_resigned_at_its_last_step_only(resigned: Path) -> None:
    record, game = load(resigned)
    window, output = screen(["", "b", "q"])
    Replay(record, game, Language("en"), window).step_through()
    before, *pages = output.getvalue().split("Step 1 of 1")
    assert RESIGNED["en"] in before
    assert RESIGNED["en"] not in before.split("Step 0 of 1")[0]
    assert all(RESIGNED["en"] not in page for page in pages)


def test_a_resigned_game_is_not_resumed(resigned: Path) -> None:
    with pytest.raises(InputRefused) as refusal:
        play(Wishes(lang="en", resume=resigned), screen([])[0])
    assert refusal.value.message == "error-finished"


def test_a_replay_after_going_back_tells_the_same(finished: Path) -> None:
    record, game = load(finished)
    shown = Replay(record, game, Language("en"), screen([])[0])
    shown.go_to(len(shown.moves))
    assert shown.game.result() == record["result"]
    shown.go_to(3)
    before, sentences = shown.game.position(), shown.sentences
    shown.go_to(0)
    assert shown.sentences == []
    shown.go_to(3)
    assert shown.game.position() == before
    assert shown.sentences == sentences


def test_a_running_game_is_resumed_with_its_bots(sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "running.json"
    left = sit(["1", f"save {path}", "q", "n"], seats="me,greedy,random", names="Ada,,Rita")
    assert json.loads(path.read_text())["names"] == ["Ada", "greedy", "Rita (random)"]
    window, output = screen(["1", "q", ""], interactive=False)
    play(Wishes(lang="en", resume=path), window)
    assert "Rita (random)" in output.getvalue()
    assert "Magpie" in output.getvalue()
    assert len(voliera.replay(json.loads(path.read_text())).actions) > len(left.game.actions)


def test_a_finished_game_is_not_resumed(finished: Path) -> None:
    with pytest.raises(InputRefused) as refusal:
        play(Wishes(lang="en", resume=finished), screen([])[0])
    assert refusal.value.message == "error-finished"


def test_a_finished_game_is_offered_for_saving(sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    sitting = sit(["kept.json"], seats="greedy,random", interactive=True)
    assert "Save this game?" in sitting.text
    assert load(tmp_path / "kept.json")[1].over


def test_seats_and_names() -> None:
    english = Language("en")
    seats = seating.chosen(LEVELS, english, face=BIRDIE, seats="me, greedy,GREEDY,random", names="Ada")
    assert seats.kinds == ("me", "greedy", "greedy", "random")
    assert seats.names == ("Ada", "greedy", "greedy-2", "random")
    assert seats.called(english) == ("Ada", "Magpie", "Magpie 2", "Sparrow")
    assert seating.remembered(seats.names, 4, LEVELS) == seats
    two = seating.chosen(LEVELS, english, face=BIRDIE, seats="me me")
    assert two.called(Language("it")) == ("Giocatore 1", "Giocatore 2")
    assert seating.chosen(LEVELS, Language("ru"), face=BIRDIE, seats="я,random").kinds == ("me", "random")
    assert seating.chosen(LEVELS, english, face=BIRDIE, players=3, bots="random").kinds == ("me", "random", "random")
    assert seating.chosen(LEVELS, english, face=BIRDIE, players=4, seats="me,me").kinds == (
        "me",
        "me",
        "heuristic",
        "heuristic",
    )
    assert seating.reseated(seats, ["greedy", "me", "greedy", "me"]).kinds == ("greedy", "me", "greedy", "me")


@pytest.mark.parametrize(
    ("wishes", "message"),
    [
        ({"players": 5}, "error-players"),
        ({"seats": "me"}, "error-players"),
        ({"seats": "me,me,me", "players": 2}, "error-seats-players"),
        ({"seats": "me,dragon"}, "error-seat-kind"),
        ({"bots": "dragon"}, "error-seat-kind"),
        ({"names": "a,b,c"}, "error-names"),
        ({"variant": "wild"}, "error-variant"),
        ({"single_chain": True}, "error-chain-variant"),
        ({"components": Path("absent.json")}, "error-components"),
        ({"resume": Path("absent.json")}, "error-file-read"),
    ],
)
def test_wishes_that_cannot_be_met(wishes: dict[str, Any], message: str) -> None:
    with pytest.raises(InputRefused) as refusal:
        play(Wishes(lang="en", **wishes), screen([])[0])
    assert refusal.value.message == message
    for lang in LANGUAGES:
        assert refusal.value.worded(Language(lang))


def test_other_components_reach_the_table(tmp_path: Path) -> None:
    path = tmp_path / "flaps.toml"
    path.write_text('format = "voliera/components/1"\ngame = "birdie"\nflap = [1, 2, 3, 4, 5, 6, 7, 8, 9]\n')
    window, output = screen([], interactive=False)
    play(Wishes(lang="en", seats="random,random", components=path, seed=3), window)
    assert "The game is over" in output.getvalue()


def test_questions_at_the_start() -> None:
    window, output = screen(["ru", "7", "3", "6", "2"])
    wishes, language = asked(Wishes(), Language("en"), window)
    assert language.code == "ru"
    assert wishes == Wishes(lang="ru", seats="me,me,me", variant="expert")
    assert "Выберите из 2, 3, 4." in output.getvalue()
    wishes, _ = asked(Wishes(), Language("it"), screen(["", "", "", ""])[0])
    assert wishes == Wishes(lang="it", seats="me,heuristic", variant="standard")


def test_the_language_asked_for() -> None:
    assert language_of("IT").code == "it"
    assert language_of("es_MX").code == "es"
    with pytest.raises(InputRefused):
        language_of("xx")


def test_a_file_for_the_game_is_kept_at_the_end_of_input_and_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    window, output = screen(["1"], interactive=False)
    play(Wishes(lang="en", seats="me,random", save=path), window)
    assert "--resume" in output.getvalue()
    assert not load(path)[1].over
    with pytest.raises(InputRefused) as refusal:
        play(Wishes(lang="en", seats="me,random", save=path), window)
    assert refusal.value.message == "error-file-exists"


def test_a_file_that_cannot_be_written_is_kept_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    window, output = screen(["1"], interactive=False)
    play(Wishes(lang="en", seats="me,random", save=Path("no/such/folder.json")), window)
    assert "cannot be written" in output.getvalue()
    assert len(list(tmp_path.glob("birdie-*.json"))) == 1


def test_no_colour_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Screen(colour=False).console.no_color
    monkeypatch.setenv("NO_COLOR", "1")
    assert Screen().console.no_color


def test_names_of_files(tmp_path: Path) -> None:
    record = voliera.new("birdie", seed=1).record()
    assert saves.write(tmp_path / "short", record).name == "short.json"
    assert saves.write(tmp_path, record).name.startswith("birdie-")
    assert saves.write(tmp_path / "short.json", record, ours=tmp_path / "short.json").name == "short.json"
    with pytest.raises(InputRefused):
        saves.write(tmp_path / "short", record)
    assert saves.read(tmp_path / "short.json") == record


def test_paths_that_cannot_be(tmp_path: Path) -> None:
    record = voliera.new("birdie", seed=1).record()
    for name in ("~nobody-here/game.json", "a" * 400, "nul\0", "/proc/1/mem/x"):
        with pytest.raises(InputRefused):
            saves.write(Path(name), record)
        with pytest.raises(InputRefused):
            saves.read(Path(name))
