"""Sheets of Bower at the terminal: undo, resume, corrections, files."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

import voliera
from tests.games.bower.sheet.keys import Typist, rulebook
from tests.games.bower.terminal.box import box
from tests.games.bower.terminal.desk import EGGS, IDLE, NESTS, on, same, sit
from voliera.cli import app
from voliera.documents import Document
from voliera.games.bower.sheet.edit import before
from voliera.games.bower.sheet.form import read
from voliera.languages import LANGUAGES, Language
from voliera.terminal.refusal import InputRefused
from voliera.terminal.score.shell import Shell
from voliera.terminal.score.wishes import SheetWishes
from voliera.terminal.screen import Screen

# Undo and resume


def test_every_entry_can_be_taken_back(tmp_path: Path) -> None:
    lines = Typist("en").sheet(rulebook(kept=[["egg-yellow"], []]))
    seat = sit([*lines, *["u"] * len(lines), "u"], tmp_path / "s.json")
    there, back = seat.kept[1 : 1 + len(lines)], seat.kept[len(lines) :][: len(lines)]
    assert len(set(there)) == len(lines), "every line is kept at once"
    assert back == there[::-1]
    assert seat.document == {"format": "voliera/sheet/1", "game": "bower"}
    assert seat.text.count("Undone.") == len(lines)
    assert "There is nothing to undo" in seat.last


def test_a_resumed_sheet_can_be_taken_back_to_its_beginning(tmp_path: Path) -> None:
    document = read(rulebook())
    seen = 0
    while (earlier := before(document)) is not None:
        assert earlier != document
        read(earlier)
        document, seen = earlier, seen + 1
    assert set(document) == {"format", "game", "options", "eggs", "nests", "kept"}
    assert document == {**document, "options": {}, "eggs": [None] * 6, "nests": [[], []], "kept": [None, None]}
    assert seen == 4 + 2 * 24 + 2 + 6 + 5, "egg tiles and their answers, squares, tokens, eggs, the heading"
    path = tmp_path / "s.json"
    path.write_text(json.dumps(read(rulebook())), encoding="utf-8")
    assert sit(["u", "u"], path).document["kept"] == [["egg-yellow"], None]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sheet_goes_on_where_it_was_left(lang: str, tmp_path: Path) -> None:
    lines = Typist(lang).sheet(rulebook())
    path = tmp_path / "s.json"
    every = 1 if lang == "en" else 4
    for start in range(0, len(lines), every):
        seat = sit(lines[start : start + every], path, lang=lang)
        assert seat.left == []
    assert same(seat.document, rulebook())
    finished = sit([], path, lang=lang)
    assert Language(lang).say("count-bower-title", number=1, count=11) in finished.last


def test_a_resumed_sheet_brings_its_own_options(tmp_path: Path) -> None:
    path = tmp_path / "s.json"
    path.write_text(json.dumps(rulebook()), encoding="utf-8")
    with pytest.raises(InputRefused) as caught:
        sit([], path, variant="super")
    assert caught.value.message == "error-sheet-resume"


@pytest.mark.parametrize(
    "fields", [{"nests": [["Sg"], [{"square": "Sg", "at": [9, 9]}]]}, {"eggs": ["red"] * 6}, {"kept": 7}]
)
def test_a_damaged_sheet_is_not_opened(fields: Document, tmp_path: Path) -> None:
    path = tmp_path / "s.json"
    path.write_text(json.dumps({**rulebook(), **fields}), encoding="utf-8")
    with pytest.raises(InputRefused) as caught:
        sit([], path)
    assert caught.value.message == "error-sheet-model"


# Corrections


def test_the_result_follows_every_correction(tmp_path: Path) -> None:
    path = tmp_path / "s.json"
    path.write_text(json.dumps(read(rulebook())), encoding="utf-8")
    assert "Final scoring, 2 of 11" in sit([""], path).last
    seat = sit(["- 4z", "end"], path)
    assert "5 eggs each: the Coloured Shells decide, and Simone wins." in seat.last
    seat = sit(["- 4z", "egg 1 .", "egg 1 op", "end", "b", "b", ""], path)
    assert "Final scoring, 11 of 11" in seat.last
    assert seat.document["eggs"][0] == "flower-purple"
    seat = sit(["end", "4a Mg Mg", "4b", ""], path)
    assert seat.document["nests"][0][-1] == {"square": {"material": "moss", "objects": ["gem"]}, "at": [4, 0]}
    assert "4b: moss, with the emblem of the Coloured Shells. Me" in seat.words


def test_tokens_and_egg_tiles_can_be_moved_and_taken_away(tmp_path: Path) -> None:
    def tokens(*lines: str) -> list[list[Document]]:
        nests = on(NESTS, lines, tmp_path / "s.json", interactive=False).document["nests"]
        return [[item for item in nest if "token" in item] for nest in nests]

    shells = {"token": "shells", "at": [0, 0]}
    assert tokens("ss 1a") == [[shells], []]
    assert tokens("ss 2b", "@@ 1a") == [[shells], []]
    assert tokens("ss 1z", "ss 1a") == [[shells], []]
    assert tokens("ss 1a", "ss 1a") == [[], []]
    assert tokens("- 2a", "| 2b") == [[{"token": "branch", "at": [1, 1], "along": "column"}], []]
    assert tokens("fw 3y", "x 3y") == [
        [],
        [{"token": "white-feather", "at": [2, 1]}, {"token": "x", "at": [2, 1], "object": "feather-white"}],
    ]
    assert tokens("fw 3y", "x 3y", "fw 3y") == [[], []], "the X goes with what it lay on"
    assert tokens("x 1a", "1a Mg") == [[], []]
    assert tokens("x 1a", "1a Mor")[0] == [{"token": "x", "at": [0, 0], "object": "flower-red"}]
    assert tokens("ow 1a", "1a .") == [[], []]

    def kept(*lines: str) -> Any:
        return on(NESTS, lines, tmp_path / "s.json", interactive=False).document["kept"]

    assert kept("1 4, 7") == [["egg-yellow", "egg-shells"], ["egg-red"]]
    assert kept("1", "1", "") == [[], []]
    assert kept("1", "5", "") == [[], ["egg-yellow"]], "a tile has one owner"


def test_tiles_by_their_ids_and_over_others(tmp_path: Path) -> None:
    (tmp_path / "box.json").write_text(json.dumps(box()), encoding="utf-8")
    lines = [
        "",
        "",
        "",
        "",
        "Ada, Bo",
        "ow oy fr fw fp fy",
        "t13 1a2a",
        "T20 1b 2b",
        "coloured-shells 3a3b",
        "t36 2a3a",
        "3b",
    ]
    seat = sit(lines, tmp_path / "s.json", components=tmp_path / "box.json")
    nest = seat.document["nests"][0]
    assert {"tile": "t20", "at": [0, 1], "facing": "e"} in nest
    squares = {tuple(item["at"]): item["square"] for item in nest if "square" in item}
    assert squares[0, 0] == {"material": "straw", "objects": ["shell"]}, "what is left of t13"
    assert squares[1, 0] == {"material": "gravel", "objects": ["shell"]}, "t36 lies on top"
    assert squares[2, 1] == {"material": "moss", "objects": [], "emblem": True}
    assert "emblem of the Coloured Shells" in seat.last


def test_a_game_that_was_broken_off(tmp_path: Path) -> None:
    seat = on(EGGS, ["Sg Sg", "ok", "Mg Mg", "ok", "", "end"], tmp_path / "s.json")
    assert "This is the score so far: there is still room for tiles in a nest." in seat.last
    assert voliera.score(seat.document)["result"]["groups"][0]["sizes"] == [2, 0]


def test_skipping_squares_moves_on(tmp_path: Path) -> None:
    seat = on(EGGS, [".", ". .", "Sg"], tmp_path / "s.json")
    assert [item["at"] for item in seat.document["nests"][0]] == [[3, 0]]
    assert "square 5a" in seat.last
    assert "square 2a" in on(EGGS, ["1: Sg . Sg Sg"], tmp_path / "t.json").last


# Files and the command


def test_export_as_text_and_as_data(tmp_path: Path) -> None:
    lines = Typist("en").sheet(rulebook())
    text, data, early = (tmp_path / name for name in ("end.txt", "end.json", "early.txt"))
    seat = sit([*lines[:8], f"export {early}", *lines[8:], f"export {text}", f"export {data}"], tmp_path / "s.json")
    words = " ".join(text.read_text(encoding="utf-8").split())
    assert "Simone’s egg tiles: ✓ Yellow Pier’s egg tiles: ✓ Shells Tokens: ✓ White Feather 4w ✓ Branch 4z" in words
    assert "★ Pier wins with 6:4 eggs." in words
    assert "Column 1: flowers of any colour. Whoever has more wins." in words
    assert "two eggs." in words
    assert "Not everything is filled in yet" in early.read_text(encoding="utf-8")
    exported = json.loads(data.read_text(encoding="utf-8"))
    assert exported == {"game": "bower", **json.loads(json.dumps(voliera.score(seat.document)))}
    assert "Final scoring, 1 of 11" in sit([], data).last, "an export can be opened again"


def test_the_command(tmp_path: Path) -> None:
    lines = Typist("it").sheet(rulebook())
    path = tmp_path / "foglio.json"
    command = ["score", "bower", "--lang", "it", "--save", str(path), "--variant", "standard", "--names", "Simone,Pier"]
    done = CliRunner().invoke(app, command, input="\n".join(lines[1:4] + lines[5:]) + "\n")
    assert done.exit_code == 0
    assert "Vince Pier con 6 uova a 4." in " ".join(done.stdout.split())
    assert same(json.loads(path.read_text(encoding="utf-8")), rulebook())


@pytest.mark.parametrize(
    ("wishes", "message"),
    [
        ({"variant": "expert"}, "error-variant"),
        ({"players": 3}, "error-players"),
        ({"single_chain": True}, "error-option-game"),
        ({"names": "A,B,C"}, "error-names"),
        ({"components": Path("nowhere.json")}, "error-components"),
    ],
)
def test_wishes_that_cannot_be_met(wishes: Document, message: str, tmp_path: Path) -> None:
    with pytest.raises(InputRefused) as caught:
        sit([], tmp_path / "s.json", **wishes)
    assert caught.value.message == message


@pytest.mark.parametrize("lang", LANGUAGES)
def test_faults_of_a_sheet_are_worded(lang: str, tmp_path: Path) -> None:
    """Every fault that the model finds in a nest has a sentence, with nest, column and row."""
    shell = Shell(Language(lang), Screen(interactive=False), SheetWishes(), "bower", tmp_path / "s.json")
    token = {"token": "x", "at": [0, 0], "object": "flower-red"}
    nests: dict[str, list[Any]] = {
        "outside": [{"square": "Sg", "at": [6, 0]}],
        "overlap": ["Sg", {"square": "Sg", "at": [0, 0]}],
        "left-over": [IDLE, IDLE, "Eg . Eg Eg Eg Eg", IDLE],
        "emblems": ["Me Eg Me", IDLE],
        "emblem-alone": ["Me . Eg Eg Eg Eg", ". Eg Eg Eg Eg Eg", IDLE, IDLE],
        "item": [*[IDLE] * 4, token],
    }
    for fault, nest in nests.items():
        with pytest.raises(voliera.GameError) as caught:
            voliera.score({**EGGS, "nests": [[], nest]})
        assert caught.value.facts["fault"] == fault
        output = io.StringIO()
        Console(file=output, width=200, color_system=None).print(*shell.worded(caught.value))
        facts = {name: value for name, value in caught.value.facts.items() if name != "fault"}
        assert Language(lang).say(f"fault-bower-{fault}", **facts) in output.getvalue()
        assert "2" in output.getvalue()
        assert f"[{caught.value.rule}]" in output.getvalue()
