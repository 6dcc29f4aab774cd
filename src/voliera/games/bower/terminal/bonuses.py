"""Bonus tiles in words: what each of the twenty is and does, as they are offered (W-B3, W-C4)."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from voliera.documents import Document
from voliera.games.bower.terminal.glyphs import chip, coloured
from voliera.games.bower.terminal.nest import tiles_of
from voliera.languages import Language

KINDS = {"nest": "nest", "coloured": "nest", "egg": "egg", "spy": "spy"}
INTERACTIVE = ("cover", "gift", "double-turn", "discard")


def kind_of(bonus: str) -> str:
    """nest, egg, spy, token or interactive."""
    return "interactive" if bonus in INTERACTIVE else KINDS.get(bonus.partition("-")[0], "token")


def choices(view: Document, legal: Sequence[Document], language: Language) -> Table:
    """The tiles to choose from, each with its number and its sentence."""
    tiles = tiles_of(view["options"])
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for number, action in enumerate((one for one in legal if one["do"] == "keep"), start=1):
        bonus = action["bonus"]
        drawn = f" {chip(bonus, tiles, language)}" if bonus in tiles else ""
        named = coloured(f"{language.say(f'bonus-{bonus}')}{drawn}", language)
        named.style = "bold"
        kind = language.say(f"kind-{kind_of(bonus)}")
        table.add_row(f" {number}", Text.assemble(named, f" ({kind}): {language.say(f'bonus-{bonus}.text')}"))
    return table
