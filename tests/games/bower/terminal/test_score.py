"""Whole sheets of Bower typed into `voliera score`, in four languages, and lines that are wrong."""

from __future__ import annotations

from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest

import voliera
from tests.games.bower.sheet.keys import USUAL_OPTIONS, Typist, rulebook
from tests.games.bower.sheet.test_games import played, typed_in
from tests.games.bower.terminal.desk import EGGS, IDLE, NAMED, NESTS, on, same, sit
from tests.terminal_output import CLEAR
from voliera.documents import Document
from voliera.languages import LANGUAGES, Language

WRONG = ["zz", "99z", "{ $x }", "[red]x[/red]", "½", "9: Sg", "x 9z", "t99 1a2a", "3q Sg", "q:", ":", "Sg" * 60, "3b4b"]
"""What no question understands, but that for names."""
AT_ONCE = 3
"""Number of them tried before each line; the next line tries others."""


# Whole sheets


@pytest.mark.rule("W-X3")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("by_columns", [False, True])
def test_the_rulebooks_example_typed_in(lang: str, by_columns: bool, tmp_path: Path) -> None:
    lines = Typist(lang).sheet(rulebook(), by_columns)
    seat = sit([*lines, *[""] * 12], tmp_path / "sheet.json", lang=lang, width=60 if by_columns else 100)
    assert seat.left == []
    assert same(seat.document, rulebook())
    language = Language(lang)
    pages = [" ".join(page.split()) for page in seat.text.split(CLEAR)[-12:]]
    for number, page in enumerate(pages[:-1], start=1):
        assert language.say("count-bower-title", number=number, count=11) in page
    won: dict[str, Any] = {
        "by": "eggs",
        "who": "other",
        "player": "Pier",
        "other": "Simone",
        "eggs": 6,
        "others": 4,
        "a": 8,
        "b": 3,
    }
    assert language.say("result-bower-winner", **won) in pages[-1]
    assert "4 : 6" in pages[-1]
    assert language.say("goodbye") in pages[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("interactive", [False, True])
def test_nothing_is_wider_than_sixty_columns(lang: str, interactive: bool, tmp_path: Path) -> None:
    """Each question once as it is, once with a refusal, and with help; the path of the file may be longer."""
    lines = [text for line in Typist(lang).sheet(rulebook()) for text in ("zz, zz, zz", "?", "", line)]
    lines = lines if interactive else [text for text in lines if text]
    seat = sit(lines, tmp_path / "s.json", lang=lang, width=60, height=24, interactive=interactive)
    shown = seat.text.replace(CLEAR, "").splitlines()
    wide = [line for line in shown if len(line) > 60 and str(tmp_path) not in line]
    assert not wide


def test_all_at_once_where_nobody_turns_pages(tmp_path: Path) -> None:
    seat = sit(Typist("en").sheet(rulebook()), tmp_path / "s.json", interactive=False, height=25)
    for words in ("The Branch links up Pier’s group.", "Simone has 2 white feathers here;", "4 : 6"):
        assert words in seat.words
    assert "★ Pier wins with 6:4 eggs." in seat.words


@pytest.mark.parametrize(
    ("lang", "variant", "options"),
    [
        ("en", "super", {}),
        ("it", "standard", {"fair_play": True}),
        ("es", "super", {"zero_ties": False}),
        ("en", "standard", {"lone_ties": False}),
        ("ru", "standard", {"zero_ties": False, "fair_play": True}),
    ],
)
def test_random_games_typed_in(lang: str, variant: str, options: Document, tmp_path: Path) -> None:
    """Nests with holes, tokens, a cover: the result is that of the game."""
    for seed in range(2):
        game = played(variant, options, seed)
        document = typed_in(game)
        seat = sit(Typist(lang).sheet(document, seed % 2 == 1), tmp_path / f"{seed}.json", lang=lang, interactive=False)
        assert seat.left == []
        scored = voliera.score(seat.document)
        assert (scored["result"], scored["next"]) == (game.result(), None), seed


# Wrong lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_wrong_lines_at_every_question_change_nothing(lang: str, tmp_path: Path) -> None:
    typist, wrong = Typist(lang), cycle(WRONG)
    lines: list[str] = []
    for line in typist.sheet(rulebook()):
        lines += ["Ada, Bo, Cy", "Ada, Ada"] if line == "Simone, Pier" else islice(wrong, AT_ONCE)
        lines.append(line)
    last = typist.language.say("word-last").split()[0]
    seat = sit([*lines, *WRONG[::2], last, *WRONG[1::2], ""], tmp_path / "s.json", lang=lang)
    assert seat.left == []
    assert same(seat.document, rulebook())
    assert typist.language.say("goodbye") in seat.last


@pytest.mark.parametrize(
    ("so_far", "line", "words"),
    [
        ({}, "3", "Choose one of 1, 2."),
        ({"variant": "super"}, "maybe", "Choose one of 1, 2."),
        ({"variant": "super", "options": NAMED["options"]}, "A, B, C", "There are 3 names for 2 players."),
        (NAMED, "", "Type what an egg asks for"),
        (NAMED, "fr g", "fr g ^ ✗ Here an egg is expected: o flower or f feather, then the colour: y, p, r or w."),
        (NAMED, "fr fx", "fr fx ^ ✗ Here a colour is expected: y yellow, p purple, r red, w white."),
        (NAMED, "fr ow fr", "^^ ✗ There is one egg for red feathers, and it is already in column 1. [W-C2]"),
        (NAMED, "fr fy fp fw oy or op", "^^ ✗ There is no place left for this one: 6 fit here. [W-C1]"),
        (NAMED, "6 fr or", "There is no place left for this one: 1 fits here."),
        (NAMED, "frr", "frr ^ ✗ An egg has only two letters, kind and colour."),
        (EGGS, "", "Type the next squares, for example Soy Mfrg"),
        (EGGS, "Sg Xg", "Sg Xg ^ ✗ Here a material is expected: S straw, M moss, G gravel, E earth; or . for"),
        (EGGS, "Sg Mgr", "Sg Mgr ^ ✗ Here an object is expected: o flower or f feather with a colour, g gem"),
        (EGGS, "Sgggg", "A square has at most 3 objects. Tokens are asked for later. [W-C3]"),
        (EGGS, "a: " + "Sg " * 7, "There is no place left for this one: 6 fit here."),
        (EGGS, "6d Sg Sg", "There is no place left for this one: 1 fits here."),
        (EGGS, "7: Sg", "There are 6 columns"),
        (
            EGGS,
            "3k Sg",
            "There is no square 3k: type the column’s number and the row’s letter, a, b, c and d below",
        ),
        (EGGS, "t77 1a2a", "There is no tile “t77”."),
        (EGGS, "t01 1a3a", "The two squares are not side by side. [W-T2]"),
        (EGGS, "t01 1a1z", "The two squares are not side by side. [W-T2]"),
        (
            EGGS | {"nests": [[{"tile": "t01", "at": [0, 0], "facing": "e"}], []]},
            "T01 1b2b",
            "Tile t01 is already on 1a.",
        ),
        (EGGS, "fw 3b", "3b is empty: a token goes on a filled square."),
        (EGGS | {"nests": [["Sg"], []]}, "ok", "This nest cannot be counted yet"),
        (NESTS, "9", "Egg tiles have the numbers 1 to 8."),
        (NESTS, "x 2a", "On 2a there are ✿w ƒr. Type for example: x 2a ow [W-B9]"),
        (NESTS, "x 2a fy", "On 2a there are ✿w ƒr."),
        (NESTS, "x 3a", "There is no feather or flower on 3a. [W-B9]"),
        (NESTS, "- 1a", "On 1a one end of the Branch would be outside the nest"),
        (NESTS, "| 1a", "On 1a one end of the Branch would be outside the nest"),
        (NESTS, "egg fr", "Type the column and what its egg asks for, for example: egg 3 fr"),
        (NESTS, "egg 3 fy", "There is one egg for yellow feathers, and it is already in column 6."),
        (NESTS, "Sg", "Name the square, for example 3b Sg"),
        (NESTS, "3: Sg", "Name the square, for example 3b"),
        (NESTS, "what", "“what” is not understood."),
        (
            NESTS | {"options": {**USUAL_OPTIONS, "fair_play": True}},
            "x 1a",
            "Fair Play is played without the X. [W-V2]",
        ),
    ],
)
def test_what_is_wrong_is_said(so_far: Document, line: str, words: str, tmp_path: Path) -> None:
    document = {"format": "voliera/sheet/1", "game": "bower", **so_far}
    seat = on(document, [line], tmp_path / "s.json")
    assert words in seat.last
    assert seat.document == document


@pytest.mark.rule("W-T2")
def test_a_forgotten_square_is_pointed_at(tmp_path: Path) -> None:
    seat = on(EGGS, [IDLE, IDLE, "Eg . Eg Eg Eg Eg", IDLE], tmp_path / "s.json")
    assert "Not all of these squares pair up into tiles: " in seat.last
    assert " is left over (○). Is a square missing, or is there one too many? [W-T2]" in seat.last
    assert "○" in seat.text.split(CLEAR)[-1].partition("Not all")[0]
    seat = sit(["ok", "2c Sg"], tmp_path / "s.json")
    assert "This nest cannot be counted yet" in seat.words
    assert "Bo’s nest, square 1z" in seat.last


@pytest.mark.rule("W-C4")
def test_coloured_shells_apart_are_pointed_at(tmp_path: Path) -> None:
    seat = on(EGGS, ["Me Eg Me Eg Eg Eg", *[IDLE] * 3], tmp_path / "s.json")
    assert "Nest 1, column 3, row 1: the Coloured Shells are one tile, two squares side by side. [W-C4]" in seat.last
    assert "Bo’s nest" in sit(["3a Mg", "2a Me"], tmp_path / "s.json").last


@pytest.mark.rule("W-B13")
def test_half_the_coloured_shells_is_taken_for_covered_and_said_so(tmp_path: Path) -> None:
    seat = on(EGGS, ["Eg Me Eg Eg Eg Eg", *[IDLE] * 7], tmp_path / "s.json")
    assert "Only 2a shows the Coloured Shells: the other half is assumed to be under a cover." in seat.last
    assert "Only" not in sit(["3a Me"], tmp_path / "s.json").last


@pytest.mark.rule("W-C4")
def test_coloured_shells_in_both_nests_are_told_before_the_result(tmp_path: Path) -> None:
    shells = "Me Me Eg Eg Eg Eg"
    seat = on(EGGS, [shells, *[IDLE] * 3, shells, *[IDLE] * 3, ""], tmp_path / "s.json")
    assert "Nest 2, column 1, row 1: this cannot be there." in seat.last
    assert "Final scoring, 1 of 9" in sit(["1z Mg Mg", ""], tmp_path / "s.json").last
