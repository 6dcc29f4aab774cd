"""Squares as short codes: a letter for the material, then the objects, `Moys` is moss with a yellow flower and a shell.

A flower or feather is two letters, its kind and its colour; a gem, a shell and the emblem of the Coloured Shells are
one. Capitals do not matter, and neither does the order of objects; `.` is an empty square. The letters are a
language's own, the signs are everybody's: `*` flower, `/` feather, `+` gem, `@` shell, `!` emblem.
"""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from voliera.documents import Document
from voliera.games.bower.rules.box import MOST_OBJECTS, OBJECTS
from voliera.sheet.slip import Slip

EMBLEM = "emblem"
KINDS = ("flower", "feather")
SINGLE = ("gem", "shell", EMBLEM)
SIGNS = {"✿": "flower", "*": "flower", "ƒ": "feather", "/": "feather"}
SIGNS |= {"◆": "gem", "+": "gem", "@": "shell", "◎": EMBLEM, "!": EMBLEM}
EMPTY = ".·-–—"
"""Each of these alone is an empty square."""
_CODE = re.compile(r"[^\s,;|]+")


@dataclass(frozen=True)
class Letters:
    """What the letters of a language stand for, in small letters: materials; colours; kinds of objects."""

    materials: Mapping[str, str]
    colours: Mapping[str, str]
    objects: Mapping[str, str]

    def over(self, below: "Letters") -> "Letters":
        """These, and where they say nothing, those of another language."""
        return Letters(
            {**self.materials, **_others(below.materials, self.materials)},
            {**self.colours, **_others(below.colours, self.colours)},
            {**self.objects, **_others(below.objects, self.objects)},
        )

    def of(self, name: str) -> str:
        """The letter that stands for a thing."""
        every = (*self.materials.items(), *self.colours.items(), *self.objects.items())
        return next(letter for letter, thing in every if thing == name)


def _others(letters: Mapping[str, str], taken: Mapping[str, str]) -> dict[str, str]:
    return {letter: thing for letter, thing in letters.items() if letter not in taken}


ENGLISH = Letters(
    {"s": "straw", "m": "moss", "g": "gravel", "e": "earth"},
    {"y": "yellow", "p": "purple", "r": "red", "w": "white"},
    {"o": "flower", "f": "feather", "g": "gem", "s": "shell", "e": EMBLEM},
)


def read_square(text: str, letters: Letters = ENGLISH, start: int = 0, end: int | None = None) -> Document | None:
    """The square that a code in the text stands for; None for an empty one."""
    end = len(text) if end is None else end
    if text[start:end] in tuple(EMPTY):
        return None
    material = letters.materials.get(_small(text, start, end))
    if material is None:
        why = f"a material: {_listed(letters.materials)}, or . for an empty square"
        raise Slip(text, start, 1, "material", why)
    objects: list[str] = []
    emblem = False
    at = start + 1
    while at < end:
        name, length = _object(text, at, end, letters)
        if name == EMBLEM:
            emblem = True
        elif len(objects) == MOST_OBJECTS:
            why = f"a square has at most {MOST_OBJECTS} objects, tokens apart"
            raise Slip(text, at, end - at, "many", why, rule="W-C3", most=MOST_OBJECTS)
        else:
            objects.append(name)
        at += length
    square: Document = {"material": material, "objects": sorted(objects, key=OBJECTS.index)}
    return {**square, EMBLEM: True} if emblem else square


def _object(text: str, at: int, end: int, letters: Letters) -> tuple[str, int]:
    """What stands at this place, and how many letters it takes."""
    kind = kind_at(text, at, end, letters)
    if kind is None:
        raise Slip(text, at, 1, "object", f"an object: {_listed(letters.objects)}")
    if kind not in KINDS:
        return kind, 1
    colour = letters.colours.get(_small(text, at + 1, end))
    if colour is None:
        raise Slip(text, at + 1, 1, "colour", f"a colour: {_listed(letters.colours)}")
    return f"{kind}-{colour}", 2


def kind_at(text: str, at: int, end: int, letters: Letters) -> str | None:
    """The kind of object that a letter or sign stands for."""
    letter = _small(text, at, end)
    return SIGNS.get(letter) or letters.objects.get(letter)


def _small(text: str, at: int, end: int) -> str:
    """The letter at a place, small; nothing behind the end."""
    return text[at].lower() if at < end else ""


def read_egg(text: str, letters: Letters = ENGLISH, start: int = 0, end: int | None = None) -> str:
    """The preference egg, or the flower or feather, that two letters in the text stand for."""
    end = len(text) if end is None else end
    if kind_at(text, start, end, letters) not in KINDS:
        why = f"a kind and a colour: {_listed(letters.objects, KINDS)}; {_listed(letters.colours)}"
        raise Slip(text, start, end - start, "egg", why, rule="W-C2")
    name, length = _object(text, start, end, letters)
    if start + length < end:
        raise Slip(text, start + length, end - start - length, "egg-end", "an egg has two letters")
    return name


def codes_in(text: str, start: int = 0) -> list[tuple[int, int]]:
    """Where the codes in a text begin and end: what has spaces, commas or lines between."""
    return [found.span() for found in _CODE.finditer(text, start)]


def read_squares(text: str, letters: Letters = ENGLISH) -> list[Document | None]:
    """The squares of a row or column, one code after the other."""
    return [read_square(text, letters, *span) for span in codes_in(text)]


def written(square: Document | None, letters: Letters = ENGLISH) -> str:
    """The code of a square."""
    if square is None:
        return EMPTY[0]
    code = letters.of(square["material"]).upper()
    for name in square["objects"]:
        kind, _, colour = name.partition("-")
        code += letters.of(kind) + (letters.of(colour) if colour else "")
    return code + (letters.of(EMBLEM) if square.get(EMBLEM) else "")


def _listed(letters: Mapping[str, str], names: Collection[str] = ()) -> str:
    return ", ".join(f"{letter} {name}" for letter, name in letters.items() if not names or name in names)
