"""Squares as short codes, in four languages; what cannot be read is pointed at."""

from __future__ import annotations

import random

import pytest

from tests.games.bower.facts import OBJECTS, random_square
from tests.games.bower.sheet.keys import Typist
from voliera.games.bower.rules.box import EGGS, MATERIALS
from voliera.games.bower.sheet.codes import read_egg, read_square, read_squares, written
from voliera.games.bower.terminal.score.letters import letters_of
from voliera.languages import LANGUAGES, Language
from voliera.sheet.slip import Slip


def slip(text: str, egg: bool = False) -> Slip:
    with pytest.raises(Slip) as caught:
        read_egg(text) if egg else read_squares(text)
    return caught.value


@pytest.mark.parametrize(
    ("code", "material", "objects"),
    [
        ("Moys", "moss", ["flower-yellow", "shell"]),
        ("moys", "moss", ["flower-yellow", "shell"]),
        ("MSOY", "moss", ["flower-yellow", "shell"]),
        ("Ggg", "gravel", ["gem", "gem"]),
        ("Ss", "straw", ["shell"]),
        ("Efwow", "earth", ["flower-white", "feather-white"]),
        ("Sfyfpfr", "straw", ["feather-yellow", "feather-purple", "feather-red"]),
        ("S*y/r+", "straw", ["flower-yellow", "feather-red", "gem"]),
        ("S✿yƒr◆", "straw", ["flower-yellow", "feather-red", "gem"]),
        ("G@@", "gravel", ["shell", "shell"]),
        ("M", "moss", []),
    ],
)
def test_codes(code: str, material: str, objects: list[str]) -> None:
    assert read_square(code) == {"material": material, "objects": objects}


@pytest.mark.parametrize("code", ["Me", "M!", "M◎", "mE", "Mee"])
def test_the_emblem_is_no_object(code: str) -> None:
    assert read_square(code) == {"material": "moss", "objects": [], "emblem": True}


def test_several_squares_and_empty_ones() -> None:
    read = read_squares("Sg, Ms ; . | - Gfr –")
    assert [square and square["material"] for square in read] == ["straw", "moss", None, None, "gravel", None]


@pytest.mark.parametrize(
    ("text", "fault", "at", "length"),
    [
        ("x", "material", 0, 1),
        ("Sg ?", "material", 3, 1),
        ("Sg Qg", "material", 3, 1),
        ("..", "material", 0, 1),
        ("Sx", "object", 1, 1),
        ("Sg Mgy", "object", 5, 1),
        ("So", "colour", 2, 1),
        ("Sg Mfg", "colour", 5, 1),
        ("Sgfyoxs", "colour", 5, 1),
        ("Sggsoy", "many", 4, 2),
        ("Ms Sgsgs", "many", 7, 1),
    ],
)
def test_a_slip_points_at_its_place(text: str, fault: str, at: int, length: int) -> None:
    found = slip(text)
    assert (found.facts["fault"], found.facts["at"], found.facts["length"]) == (fault, at, length)
    typed, caret = found.message.splitlines()
    assert typed == text
    assert caret.startswith(" " * at + "^" * length + " ")


@pytest.mark.parametrize(
    ("text", "fault", "at"),
    [("g", "egg", 0), ("", "egg", 0), ("f", "colour", 1), ("fg", "colour", 1), ("frr", "egg-end", 2)],
)
def test_what_is_no_egg(text: str, fault: str, at: int) -> None:
    found = slip(text, egg=True)
    assert (found.facts["fault"], found.facts["at"]) == (fault, at)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_writes_and_reads_every_square(code: str) -> None:
    chance, letters, typist = random.Random(7), letters_of(code), Typist(code)
    for _ in range(300):
        square = random_square(chance, OBJECTS, MATERIALS, 0)
        if chance.random() < 0.1:
            square["emblem"] = True
        text = written(square, letters)
        assert text.lower() == typist.square(square).lower(), "the letters that the language shows"
        assert read_square(text, letters) == square
        assert read_square(text.swapcase(), letters) == square
    for egg in EGGS:
        assert read_egg(typist.object(egg), letters) == egg


@pytest.mark.parametrize("code", LANGUAGES)
def test_letters_differ_and_english_ones_help_out(code: str) -> None:
    language = Language(code)
    own = [language.say(f"code-bower-{name}") for name in ("flower", "feather", "gem", "shell", "emblem")]
    assert len(set(own)) == 5
    assert all(len(letter) == 1 and letter == letter.lower() for letter in own)
    assert read_square("Soys", letters_of(code)) == {"material": "straw", "objects": ["flower-yellow", "shell"]}


def test_a_russian_sheet_on_a_latin_keyboard() -> None:
    assert read_square("Mпкp", letters_of("ru")) == read_square("Мпкр", letters_of("ru"))
    assert read_square("Cцж", letters_of("ru")) == {"material": "straw", "objects": ["flower-yellow"]}
