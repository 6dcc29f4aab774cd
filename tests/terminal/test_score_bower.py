"""Whole sheets of Bower typed into `voliera score`, in four languages: right and wrong lines, undo, resume, files."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

import voliera
from tests.sheet.bower_keys import Typist, rulebook
from tests.sheet.test_bower_games import played, typed_in
from tests.terminal.bower_box import box
from voliera.cli import app
from voliera.languages import LANGUAGES, Language
from voliera.sheet.bower.edit import before
from voliera.sheet.bower.form import read
from voliera.terminal.refusal import Refusal
from voliera.terminal.score import open_sheet
from voliera.terminal.score.shell import Shell
from voliera.terminal.score.wishes import SheetWishes
from voliera.terminal.screen import Screen

Document = dict[str, Any]
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
WRONG = ["zz", "99z", "{ $x }", "[red]x[/red]", "½", "9: Sg", "x 9z", "t99 1a2a", "3q Sg", "q:", ":", "Sg" * 60, "3b4b"]
"""What no question understands, but that for names."""
AT_ONCE = 3
"""So many of them are tried before each line, others at the next."""


@dataclass
class Seat:
    """What was shown, and what is in the file."""

    text: str
    path: Path
    left: list[str]
    kept: list[str]
    """The file as it was at each prompt."""

    @property
    def document(self) -> Document:
        kept: Document = json.loads(self.path.read_text(encoding="utf-8"))
        return kept

    @property
    def words(self) -> str:
        return " ".join(self.text.split())

    @property
    def last(self) -> str:
        """The last page, in one line."""
        return " ".join(self.text.split(CLEAR)[-1].split())


def sit(
    lines: Sequence[str],
    path: Path,
    *,
    lang: str = "en",
    width: int = 100,
    height: int = 30,
    interactive: bool = True,
    **wishes: Any,
) -> Seat:
    """Type these lines; without more of them the input ends."""
    output = io.StringIO()
    console = Console(
        file=output, width=width, height=height, force_terminal=interactive, color_system=None, highlight=False
    )
    left, kept = list(lines), []

    def typed(prompt: str) -> str:
        output.write(prompt + "\n")
        kept.append(path.read_text(encoding="utf-8") if path.exists() else "")
        if not left:
            raise EOFError
        return left.pop(0)

    told = {"game": "bower", "lang": lang, "resume" if path.exists() else "save": path, **wishes}
    open_sheet(SheetWishes(**told), Screen(console=console, read=typed, interactive=interactive))
    return Seat(output.getvalue(), path, left, kept)


def same(document: Document, other: Document) -> bool:
    """Whether two sheets say the same, in whatever order it was entered."""

    def sorted_nests(one: Document) -> Document:
        full = read(one)
        return {**full, "nests": [sorted(nest, key=str) for nest in full["nests"]]}

    return sorted_nests(document) == sorted_nests(other)


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
    for words in ("The Branch joins the group of Pier.", "Simone has 2 white feathers here;", "4 : 6"):
        assert words in seat.words
    assert "★ Pier wins with 6:4 eggs." in seat.words


@pytest.mark.parametrize(
    ("lang", "variant", "options"),
    [
        ("en", "super", {}),
        ("it", "standard", {"fair_play": True}),
        ("es", "super", {"zero_ties": False}),
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


IDLE = "Eg Eg Eg Eg Eg Eg"
NAMED = read({"format": "voliera/sheet/1", "game": "bower", "names": ["Ada", "Bo"]})
EGGS = {**NAMED, "eggs": rulebook()["eggs"]}
NESTS = read({**EGGS, "nests": [["Sor Mfrow Eg Eg Eg Eg", *[IDLE] * 3], [IDLE] * 4]})
"""Sheets in which the next thing to be asked for is the eggs; the first nest; egg tiles and tokens."""


def on(document: Document, lines: Sequence[str], path: Path, **more: Any) -> Seat:
    """Go on with a sheet."""
    path.write_text(json.dumps(document), encoding="utf-8")
    return sit(lines, path, **more)


@pytest.mark.parametrize(
    ("so_far", "line", "words"),
    [
        ({}, "3", "Choose one of 1, 2."),
        ({"variant": "super"}, "maybe", "Choose one of 1, 2."),
        ({"variant": "super", "options": NAMED["options"]}, "A, B, C", "There are 3 names for 2 players."),
        (NAMED, "", "Type what an egg asks for"),
        (NAMED, "fr g", "fr g ^ ✗ Here an egg is expected: o flower or f feather, then the colour: y, p, r or w."),
        (NAMED, "fr fx", "fr fx ^ ✗ Here a colour is expected: y yellow, p purple, r red, w white."),
        (NAMED, "fr ow fr", "^^ ✗ There is one egg for red feathers, and it lies in column 1 already. [W-C2]"),
        (NAMED, "fr fy fp fw oy or op", "^^ ✗ There is no place left for this one: 6 fit here. [W-C1]"),
        (NAMED, "6 fr or", "There is no place left for this one: 1 fits here."),
        (NAMED, "frr", "frr ^ ✗ An egg has two letters only, kind and colour."),
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
        (EGGS, "t01 1a3a", "The two squares do not lie side by side. [W-T2]"),
        (EGGS, "t01 1a1z", "The two squares do not lie side by side. [W-T2]"),
        (
            EGGS | {"nests": [[{"tile": "t01", "at": [0, 0], "facing": "e"}], []]},
            "T01 1b2b",
            "Tile t01 lies on 1a already.",
        ),
        (EGGS, "fw 3b", "3b is empty: a token lies on a filled square."),
        (EGGS | {"nests": [["Sg"], []]}, "ok", "This nest cannot be counted yet"),
        (NESTS, "9", "Egg tiles have the numbers 1 to 8."),
        (NESTS, "x 2a", "On 2a there are ✿w ƒr. Type for example: x 2a ow [W-B9]"),
        (NESTS, "x 2a fy", "On 2a there are ✿w ƒr."),
        (NESTS, "x 3a", "There is no feather or flower on 3a. [W-B9]"),
        (NESTS, "- 1a", "On 1a one end of the Branch would lie outside the nest"),
        (NESTS, "| 1a", "On 1a one end of the Branch would lie outside the nest"),
        (NESTS, "egg fr", "Type the column and what its egg asks for, for example: egg 3 fr"),
        (NESTS, "egg 3 fy", "There is one egg for yellow feathers, and it lies in column 6 already."),
        (NESTS, "Sg", "Name the square, for example 3b Sg"),
        (NESTS, "3: Sg", "Name the square, for example 3b"),
        (NESTS, "what", "“what” is not understood."),
        (
            NESTS | {"options": {"fair_play": True, "zero_ties": True}},
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
    assert "Not all of these squares make tiles of two: " in seat.last
    assert " is left over (○). Is a square missing, or one too many? [W-T2]" in seat.last
    assert "○" in seat.text.split(CLEAR)[-1].partition("Not all")[0]
    seat = sit(["ok", "2c Sg"], tmp_path / "s.json")
    assert "This nest cannot be counted yet" in seat.words
    assert "nest of Bo, square 1z" in seat.last


@pytest.mark.rule("W-C4")
def test_coloured_shells_apart_are_pointed_at(tmp_path: Path) -> None:
    seat = on(EGGS, ["Me Eg Me Eg Eg Eg", *[IDLE] * 3], tmp_path / "s.json")
    assert "Nest 1, column 3, row 1: the Coloured Shells are one tile, two squares side by side. [W-C4]" in seat.last
    assert "nest of Bo" in sit(["3a Mg", "2a Me"], tmp_path / "s.json").last


@pytest.mark.rule("W-B13")
def test_half_the_coloured_shells_is_taken_for_covered_and_said_so(tmp_path: Path) -> None:
    seat = on(EGGS, ["Eg Me Eg Eg Eg Eg", *[IDLE] * 7], tmp_path / "s.json")
    assert "Only 2a shows the Coloured Shells: the other half is taken to lie under a cover." in seat.last
    assert "Only" not in sit(["3a Me"], tmp_path / "s.json").last


@pytest.mark.rule("W-C4")
def test_coloured_shells_in_both_nests_are_told_before_the_result(tmp_path: Path) -> None:
    shells = "Me Me Eg Eg Eg Eg"
    seat = on(EGGS, [shells, *[IDLE] * 3, shells, *[IDLE] * 3, ""], tmp_path / "s.json")
    assert "Nest 2, column 1, row 1: this cannot lie there." in seat.last
    assert "Final scoring, 1 of 9" in sit(["1z Mg Mg", ""], tmp_path / "s.json").last


# Undo and resume


def test_every_entry_can_be_taken_back(tmp_path: Path) -> None:
    lines = Typist("en").sheet(rulebook(kept=[["egg-yellow"], []]))
    seat = sit([*lines, *["u"] * len(lines), "u"], tmp_path / "s.json")
    there, back = seat.kept[1 : 1 + len(lines)], seat.kept[len(lines) :][: len(lines)]
    assert len(set(there)) == len(lines), "every line is kept at once"
    assert back == there[::-1]
    assert seat.document == {"format": "voliera/sheet/1", "game": "bower"}
    assert seat.text.count("Taken back.") == len(lines)
    assert "There is nothing to take back" in seat.last


def test_a_resumed_sheet_can_be_taken_back_to_its_beginning(tmp_path: Path) -> None:
    document = read(rulebook())
    seen = 0
    while (earlier := before(document)) is not None:
        assert earlier != document
        read(earlier)
        document, seen = earlier, seen + 1
    assert set(document) == {"format", "game", "options", "eggs", "nests", "kept"}
    assert document == {**document, "options": {}, "eggs": [None] * 6, "nests": [[], []], "kept": [None, None]}
    assert seen == 4 + 2 * 24 + 2 + 6 + 4, "egg tiles and their answers, squares, tokens, eggs, the heading"
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
    with pytest.raises(Refusal) as caught:
        sit([], path, variant="super")
    assert caught.value.message == "error-sheet-resume"


@pytest.mark.parametrize(
    "fields", [{"nests": [["Sg"], [{"square": "Sg", "at": [9, 9]}]]}, {"eggs": ["red"] * 6}, {"kept": 7}]
)
def test_a_damaged_sheet_is_not_opened(fields: Document, tmp_path: Path) -> None:
    path = tmp_path / "s.json"
    path.write_text(json.dumps({**rulebook(), **fields}), encoding="utf-8")
    with pytest.raises(Refusal) as caught:
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
    assert "This is how it stands: there is still room for tiles in a nest." in seat.last
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
    assert "Egg tiles of Simone: ✓ Yellow Egg tiles of Pier: ✓ Shells Tokens: ✓ White Feather 4w ✓ Branch 4z" in words
    assert "★ Pier wins with 6:4 eggs." in words
    assert "Column 1: flowers of any colour. More of them win." in words
    assert "two eggs." in words
    assert "Not everything is filled in yet" in early.read_text(encoding="utf-8")
    exported = json.loads(data.read_text(encoding="utf-8"))
    assert exported == {"game": "bower", **json.loads(json.dumps(voliera.score(seat.document)))}
    assert "Final scoring, 1 of 11" in sit([], data).last, "an export can be opened again"


def test_the_command(tmp_path: Path) -> None:
    lines = Typist("it").sheet(rulebook())
    path = tmp_path / "foglio.json"
    command = ["score", "bower", "--lang", "it", "--save", str(path), "--variant", "standard", "--names", "Simone,Pier"]
    done = CliRunner().invoke(app, command, input="\n".join(lines[1:3] + lines[4:]) + "\n")
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
    with pytest.raises(Refusal) as caught:
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
