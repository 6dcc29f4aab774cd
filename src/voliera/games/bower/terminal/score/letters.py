"""The letters of square codes in each language, and the line that recalls them below the nests."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rich.text import Text

from voliera.games.bower.rules.box import COLOURS, MATERIALS
from voliera.games.bower.sheet.codes import EMBLEM, KINDS, SINGLE, Letters
from voliera.games.bower.terminal.glyphs import EMBLEM as EMBLEM_SIGN
from voliera.games.bower.terminal.glyphs import FEATHER, FLOWER, GEM, GROUND, INK, SHELL, colour_letter, material_letter
from voliera.languages import FALLBACK, Language

SIGNS = {"flower": FLOWER, "feather": FEATHER, "gem": GEM, "shell": SHELL, EMBLEM: EMBLEM_SIGN}
LOOKALIKES = {"c": "с", "m": "м", "p": "р", "k": "к"}
"""Latin keys that look like a Cyrillic letter, for whoever has not switched the keyboard."""


@cache
def letters_of(code: str) -> Letters:
    """What the letters stand for: the language's own; where it has none, lookalikes of its own, then English ones."""
    language = Language(code)
    own = Letters(
        {material_letter(name, language).lower(): name for name in MATERIALS},
        {colour_letter(name, language): name for name in COLOURS},
        {language.say(f"code-bower-{name}"): name for name in (*KINDS, *SINGLE)},
    )
    if code == FALLBACK:
        return own
    alike = Letters(*({a: names[b] for a, b in LOOKALIKES.items() if b in names} for names in _three(own)))
    return own.over(alike).over(letters_of(FALLBACK))


def _three(letters: Letters) -> tuple[dict[str, str], ...]:
    return dict(letters.materials), dict(letters.colours), dict(letters.objects)


def recalled(language: Language, width: int) -> Text:
    """The letters with what they stand for: materials; flowers, feathers and their colours; all else."""
    letters = letters_of(language.code)
    materials = [
        Text.assemble(
            (f" {material_letter(name, language)} ", f"bold {INK['plain']} on {GROUND[name]}"),
            f" {language.say(name)}",
        )
        for name in MATERIALS
    ]
    kinds = [_keyed(letters.of(name), SIGNS[name], language.say(name)) for name in KINDS]
    colours = [_keyed(letters.of(name), "", language.say(name)) for name in COLOURS]
    others = [_keyed(letters.of(name), SIGNS[name], language.say(name)) for name in ("gem", "shell")]
    others.append(_keyed(letters.of(EMBLEM), EMBLEM_SIGN, language.say("bonus-coloured-shells")))
    kinds[-1].append(" +")
    rows = [materials, [*kinds, *colours], others]
    if sum(len(item) + 2 for row in rows[:1] + rows[2:] for item in row) <= width:
        rows = [[*materials, *others], rows[1]]
    return Text("\n").join(flowed(row, width) for row in rows)


def _keyed(key: str, sign: str, name: str) -> Text:
    return Text.assemble((key, "bold"), f" {sign} {name}" if sign else f" {name}")


def flowed(items: Sequence[Text], width: int) -> Text:
    """Items one after the other, in rows that break between items only; further rows are indented."""
    rows: list[Text] = []
    for item in items:
        if rows and len(rows[-1]) + 2 + len(item) <= width:
            rows[-1] = Text.assemble(rows[-1], "  ", item)
        else:
            rows.append(Text.assemble("  ", item) if rows else item)
    return Text("\n").join(rows)


def token_codes(language: Language) -> dict[str, str]:
    """What is typed for a token, before its square; the Branch has a sign for each direction."""
    letters = letters_of(language.code)
    return {
        "x": "x",
        "white-feather": letters.of("feather") + letters.of("white"),
        "white-flower": letters.of("flower") + letters.of("white"),
        "shells": 2 * letters.of("shell"),
        "branch": "- |",
    }
