"""The final scoring of Bower, told egg by egg."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console

from voliera.game import Game
from voliera.games.bower.terminal.results import pages
from voliera.languages import LANGUAGES, Language
from voliera.terminal.company import Company
from voliera.terminal.face import Scene

At = Callable[..., Game]
NO = [False, False]


def group(
    material: str, sizes: list[int], shells: list[int], eggs: list[int], by: str, branch: Any = NO
) -> dict[str, Any]:
    counted = {"material": material, "sizes": sizes, "squares": [[[0, 0]], []], "shells": shells}
    return {**counted, "coloured": NO, "branch": branch, "eggs": eggs, "by": by}


def column(number: int, egg: str, counts: list[int], shells: list[int], eggs: list[int], by: str, **more: Any) -> Any:
    counted = {"column": number - 1, "egg": egg, "printed": counts, "white": [0, 0], "declared": [0, 0]}
    counted |= {"counts": counts, "shells": shells, "coloured": NO, "single": False, "eggs": eggs, "by": by}
    return {**counted, **more}


RULEBOOK = {
    "groups": [
        group("straw", [6, 6], [0, 4], [0, 1], "shells", [False, True]),
        group("moss", [4, 8], [0, 0], [0, 1], "size"),
        group("gravel", [8, 5], [0, 0], [1, 0], "size"),
    ],
    "columns": [
        column(1, "flower-white", [0, 1], [0, 0], [0, 2], "objects", single=True),
        column(2, "flower-yellow", [4, 0], [0, 0], [1, 0], "objects"),
        column(3, "feather-red", [2, 2], [0, 1], [0, 1], "shells", printed=[0, 2], white=[2, 0], declared=[2, 0]),
        column(4, "feather-white", [4, 4], [0, 4], [1, 0], "coloured-shells", coloured=[True, False]),
        column(5, "feather-purple", [0, 2], [0, 0], [0, 1], "objects"),
        column(6, "feather-yellow", [2, 2], [0, 0], [0, 0], "tied"),
    ],
    "egg_tiles": [
        {"bonus": "egg-yellow", "seat": 0, "counts": [9, 7], "coloured": [True, False], "eggs": 1},
        {"bonus": "egg-shells", "seat": 1, "counts": [3, 9], "coloured": [True, False], "eggs": 0},
    ],
    "eggs": [4, 6],
    "winners": [1],
    "by": "eggs",
    "shells": [3, 9],
    "coloured_shells": [True, False],
}


def told(
    game: Game, lang: str = "en", you: int | None = 0, width: int = 80, paged: bool = True, **other: Any
) -> list[str]:
    company, height = Company(("Simone", "Pier"), you), 24 if paged else 100
    scene = Scene(game.view(you), Language(lang), company, width, height, paged=paged)
    shown = []
    for page in pages({**RULEBOOK, **other}, scene):
        output = io.StringIO()
        console = Console(file=output, width=width, color_system=None, highlight=False)
        console.print(*page, sep="\n")
        assert all(len(line) <= width for line in output.getvalue().splitlines())
        shown.append(" ".join(output.getvalue().split()))
    return shown


@pytest.mark.rule("W-X3")
def test_the_rulebooks_scoring_egg_by_egg(bower_at: At) -> None:
    shown = told(bower_at("take"))
    assert len(shown) == 3 + 6 + 2 + 1
    straw, moss, gravel, one, two, three, four, five, six, yellow, shells, end = shown
    assert "Largest group of straw [W-E2] Simone 6 : 6 Pier" in straw
    assert "The Branch links up Pier’s group." in straw
    assert "A tie; more shells win, 0:4. Pier gets one egg." in straw
    assert "The larger group wins. Pier gets one egg." in moss
    assert "You get one egg. Eggs so far: Simone 1 : 2 Pier" in gravel
    assert "Column 1: flowers of any colour [W-E3] Simone 0 : 1 Pier" in one
    assert "Won with just one: two eggs. Pier gets two eggs." in one
    assert "Simone 4 : 0 Pier" in two
    assert "You have 2 white feathers here; 2 are declared to match." in three
    assert "A tie; more shells win, 0:1. Pier gets one egg." in three
    assert "A tie; the Coloured Shells win it. You get one egg." in four
    assert "white" not in four
    assert "Pier gets one egg." in five
    assert "A tie, and shells 0:0 do not break it. Nobody gets an egg." in six
    assert "Your egg tile Yellow [W-B6] Simone 9 : 7 Pier" in yellow
    assert "You have more: an egg. You get one egg." in yellow
    assert "Pier’s egg tile Shells" in shells
    assert "The Coloured Shells are in the other nest: no egg." in shells
    assert "Eggs so far: Simone 4 : 6 Pier" in shells
    assert "Total eggs 4 : 6" in end
    assert "Pier wins with 6:4 eggs. [W-E7]" in end


def test_the_other_seat_reads_its_own_numbers_first(bower_at: At) -> None:
    shown = told(bower_at("take"), you=1)
    assert "Pier 6 : 6 Simone The Branch links up your group." in shown[0].replace(" · ", " ")
    assert "more shells win, 4:0. You get one egg." in shown[0]
    assert "You win with 6:4 eggs." in shown[-1]
    assert "Your egg tile Shells" in shown[-2]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("paged", [True, False])
def test_every_language_tells_it(lang: str, width: int, paged: bool, bower_at: At) -> None:
    for you in (0, 1, None):
        shown = told(bower_at("take"), lang, you, width, paged)
        assert len(shown) == (12 if paged else 1)
        assert "{" not in "".join(shown)


def test_in_one_piece_with_all_reasons(bower_at: At) -> None:
    (shown,) = told(bower_at("take"), paged=False)
    assert "Won with just one: two eggs." in shown
    assert "declared to match" in shown


@pytest.mark.rule("W-E7")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_ties_at_the_end(lang: str, bower_at: At) -> None:
    game = bower_at("take")
    said = {
        by: told(game, lang, winners=winners, by=by, eggs=[5, 5])[-1]
        for by, winners in (("coloured-shells", [0]), ("shells", [1]), ("shared", [0, 1]))
    }
    assert len(set(said.values())) == 3
    if lang == "en":
        assert "5 eggs each: the Coloured Shells decide, and you win." in said["coloured-shells"]
        assert "5 eggs each: more shells decide, 9:3, and Pier wins." in said["shells"]
        assert "Simone and Pier share the win." in said["shared"]


def test_a_white_object_that_is_declared_otherwise(bower_at: At) -> None:
    columns = [*RULEBOOK["columns"]]
    columns[2] = column(3, "feather-red", [1, 0], [0, 0], [2, 0], "objects", printed=[1, 0], white=[1, 0], single=True)
    shown = told(bower_at("take"), columns=columns)[5]
    assert "You have 1 white feather here; none is declared to match." in shown
    assert "two eggs" in shown
