"""Cards as coloured glyphs that can be read without colour.

A card is a pair of two-letter codes in the language of the table, `Ro·Sp`, on cream paper, its left edge in the
colour of the bird and its right edge in that of the season; the larger face of display and hand spells the names.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from rich.text import Text

from voliera.games.birdie.colours import DARK
from voliera.games.birdie.rules.box import BIRDS, SEASONS
from voliera.languages import Language

PAPER = "#fff8ea"
EDGE = {
    "robin": "#e4532b",
    "owl": "#a9743c",
    "pigeon": "#7d93c4",
    "woodpecker": "#8a7f9e",
    "spring": "#5fae66",
    "summer": "#f8c62f",
    "autumn": "#e88b4d",
    "winter": "#5b86c8",
}
"""Edges beside the paper, light enough for a dark terminal and dark enough for a light one."""

CHIP_WIDTH = 7
FACE_WIDTH = 15
_NAME_WIDTH = 10


def both(card: str) -> tuple[str, str]:
    """The two features of a card: bird and season."""
    bird, _, season = card.partition("-")
    return bird, season


def code(feature: str, language: Language) -> str:
    """The two letters of a bird or season on a card."""
    return language.say(f"{feature}.code")


def chip(card: str, language: Language, *, dim: bool = False) -> Text:
    """A card in seven columns: `▌Ro·Sp▐`."""
    bird, season = both(card)
    text = Text()
    text.append("▌", EDGE[bird])
    text.append(code(bird, language), f"bold {DARK[bird]} on {PAPER}")
    text.append("·", f"#66506a on {PAPER}")
    text.append(code(season, language), f"bold {DARK[season]} on {PAPER}")
    text.append("▐", EDGE[season])
    if dim:
        text.stylize("dim")
    return text


def feature_tab(feature: str, language: Language) -> Text:
    """A bird's or season's code on paper, as a heading."""
    return Text(code(feature, language), f"bold {DARK[feature]} on {PAPER}")


def face(card: str, label: str, language: Language) -> list[Text]:
    """A card in four rows of fifteen columns, its key in the upper edge."""
    bird, season = both(card)
    top = Text().append("╭─", EDGE[season])
    top.append(label, "bold")
    top.append("─" * (FACE_WIDTH - 3 - len(label)) + "╮", EDGE[season])
    rows = [top]
    for feature in (bird, season):
        row = Text().append("│", EDGE[season])
        row.append(code(feature, language), f"bold {DARK[feature]} on {PAPER}")
        name = language.say(f"{feature}.short")
        row.append(f" {name:<{_NAME_WIDTH}.{_NAME_WIDTH}}", f"{DARK[feature]} on {PAPER}")
        row.append("│", EDGE[season])
        rows.append(row)
    rows.append(Text("╰" + "─" * (FACE_WIDTH - 2) + "╯", EDGE[season]))
    return rows


def faces(cards: Sequence[tuple[str, str]], language: Language) -> Text:
    """Cards side by side, each with its key: (key, card)."""
    columns = [face(card, label, language) for label, card in cards]
    rows = [Text(" ").join(column[row] for column in columns) for row in range(4)]
    return Text("\n").join(rows)


def coloured(sentence: str, language: Language) -> Text:
    """A sentence in which the names of cards lie on paper, in the colour of their bird."""
    text = Text(sentence)
    for found in _card_names(language.code).finditer(sentence):
        bird = str(found.lastgroup)
        text.stylize(f"{DARK[bird]} on {PAPER}", found.start(), found.end())
    return text


@cache
def _card_names(language: str) -> re.Pattern[str]:
    """Any card as it is called in sentences; the group that matches is named after its bird."""
    groups = []
    for bird in BIRDS:
        forms = {
            Language(language).say(f"card-{case}", bird=bird, season=season)
            for case in ("nominative", "accusative")
            for season in SEASONS
        }
        groups.append(f"(?P<{bird}>{'|'.join(re.escape(form) for form in sorted(forms, key=len, reverse=True))})")
    return re.compile("|".join(groups))
