"""A page of help in place: the keys that work now, and the game's legend below them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from voliera.languages import Language

ALWAYS = ("undo", "rule", "save", "quit")
"""The rows of what can be typed at any time, at a table at one keyboard."""


def page(
    rows: Sequence[str], legend: Sequence[RenderableType], language: Language, rule: str, always: Sequence[str]
) -> list[RenderableType]:
    """The rows `help-…` with their keys, those that work at any time (`rule` is an example), and the legend."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for row in (*rows, *always):
        table.add_row(language.say(f"help-{row}.keys", rule=rule), language.say(f"help-{row}"))
    return [Text(language.say("help-title"), "bold"), table, Text(""), *legend]
