"""Squares, objects, tiles and eggs as glyphs that can be read without colour.

A material is a capital letter of the language, `S` for straw; a flower is `✿` and a feather `ƒ`, each with the small
letter of its colour, `✿y`; a gem is `◆`, a shell `@`, the emblem of the Coloured Shells `◎`. Colour comes on top.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from rich.text import Text

from voliera.games.bower.rules.box import COLOURS, MATERIALS
from voliera.games.bower.terminal.nest import Square, Tiles, pair_of
from voliera.languages import Language

FLOWER, FEATHER, GEM, SHELL, EMBLEM, CROSS = "✿", "ƒ", "◆", "@", "◎", "×"
KINDS = {"flower": FLOWER, "feather": FEATHER}
BRANCH = {"row": "═", "column": "║"}
GROUND = {"straw": "#f6dd8e", "moss": "#b5d69a", "gravel": "#d3d0da", "earth": "#dcbc9f"}
"""The colour of a square."""
INK = {
    "yellow": "#664400",
    "purple": "#5a2488",
    "red": "#96101a",
    "white": "#1c1a22",
    "gem": "#004e5c",
    "shell": "#6e3410",
    "plain": "#332a20",
}
"""Text on every ground; every pair has a contrast of at least 4.5."""
BOARD = "#ecd3ae"
EGG = "#fff8ea"


def material_letter(material: str, language: Language) -> str:
    """The capital letter of a material."""
    return language.say(f"{material}.letter")


def colour_letter(colour: str, language: Language) -> str:
    """The small letter of a colour."""
    return language.say(f"{colour}.letter")


def object_glyph(name: str, language: Language, *, crossed: bool = False) -> Text:
    """An object in one column or two; `×` takes the place of the colour's letter where an X lies on it."""
    kind, _, colour = name.partition("-")
    if kind not in KINDS:
        return Text({"gem": GEM, "shell": SHELL}[kind], f"bold {INK[kind]}")
    if crossed:
        return Text(KINDS[kind] + CROSS, f"{INK['plain']}")
    return Text(KINDS[kind] + colour_letter(colour, language), f"bold {INK[colour]}")


def pieces(square: Square, language: Language) -> list[Text]:
    """Everything on a square but its material, piece by piece."""
    listed = [object_glyph(name, language) for name in square.sorted_objects()]
    listed += [object_glyph(name, language, crossed=True) for name in square.crossed]
    if square.emblem:
        listed.append(Text(EMBLEM, f"bold {INK['shell']}"))
    return listed


def head(square: Square, language: Language) -> Text:
    """The letter of the material, and the branch that lies on the square."""
    return Text(material_letter(square.material, language) + BRANCH.get(square.branch or "", ""), INK["plain"])


def content(square: Square, language: Language, room: int) -> Text:
    """A square in one row of at most this many columns: with spaces between if they fit, cut if nothing else helps."""
    parts = [head(square, language), *pieces(square, language)]
    for between in (" ", ""):
        text = Text(between).join(parts)
        if len(text) <= room:
            break
    else:
        text.truncate(room, overflow="ellipsis")
    return text


def half(square: Square, language: Language, *, spaced: bool) -> Text:
    """One square of a loose tile."""
    text = Text(" " if spaced else "").join([head(square, language), *pieces(square, language)])
    text.style = f"on {GROUND[square.material]}"
    return text


def tile(pair: Sequence[Square], language: Language, *, spaced: bool = False) -> Text:
    """A loose tile: `[S✿y◆|M@]`."""
    first, second = (half(square, language, spaced=spaced) for square in pair)
    return Text.assemble(("[", "bold"), first, ("|", "bold"), second, ("]", "bold"))


def chip(one: Any, tiles: Tiles, language: Language) -> str:
    """A tile as it stands in a sentence."""
    return tile(pair_of(one, tiles), language).plain


def egg(name: str, language: Language) -> Text:
    """What an egg asks for."""
    return object_glyph(name, language)


def coloured(sentence: str, language: Language) -> Text:
    """A sentence in which tiles lie on their ground and objects have their colour."""
    text = Text(sentence)
    for found in _TILE.finditer(sentence):
        for group in (1, 2):
            material = _materials(language.code).get(found[group][:1])
            if material:
                text.stylize(f"{INK['plain']} on {GROUND[material]}", found.start(group), found.end(group))
                for one in _objects(language.code).finditer(sentence, found.start(group), found.end(group)):
                    text.stylize(f"bold {INK[_ink_of(one[0], language)]}", one.start(), one.end())
    return text


_TILE = re.compile(r"\[([^\[\]|]+)\|([^\[\]|]+)\]")


def _ink_of(glyph: str, language: Language) -> str:
    if glyph in (GEM, SHELL, EMBLEM):
        return "gem" if glyph == GEM else "shell"
    return next((colour for colour in COLOURS if colour_letter(colour, language) == glyph[1]), "plain")


@cache
def _materials(code: str) -> dict[str, str]:
    return {material_letter(material, Language(code)): material for material in MATERIALS}


@cache
def _objects(code: str) -> re.Pattern[str]:
    letters = "".join(colour_letter(colour, Language(code)) for colour in COLOURS)
    return re.compile(f"[{FLOWER}{FEATHER}][{letters}{CROSS}]|[{GEM}{SHELL}{EMBLEM}]")
