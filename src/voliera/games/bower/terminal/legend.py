"""What the letters and signs on squares mean, for help and for the first look at the table."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from voliera.games.bower.rules.box import COLOURS, MATERIALS
from voliera.games.bower.terminal.glyphs import FEATHER, FLOWER, GEM, GROUND, INK, SHELL, colour_letter, material_letter
from voliera.languages import Language


def signs(language: Language) -> list[RenderableType]:
    """The letters of materials and colours, the signs of objects."""
    grounds, objects, colours = Text(), Text(), Text()
    for material in MATERIALS:
        grounds.append(f" {material_letter(material, language)} ", f"bold {INK['plain']} on {GROUND[material]}")
        grounds.append(f" {language.say(material)}   ")
    for sign, word in ((FLOWER, "flower"), (FEATHER, "feather"), (GEM, "gem"), (SHELL, "shell")):
        objects.append(sign, "bold").append(f" {language.say(word)}  ")
    for colour in COLOURS:
        colours.append(colour_letter(colour, language), "bold").append(f" {language.say(colour)}  ")
    return [grounds, objects.append_text(colours)]
