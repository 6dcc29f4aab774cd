"""Headings, lists and flowing hints, the same at every game's table."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text


def heading(words: str) -> Text:
    """A heading over a part of the table."""
    return Text(words, "bold")


def bulleted(sentences: Sequence[Text]) -> Table:
    """Sentences one under the other, those that need two rows with a hanging indent."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for words in sentences:
        table.add_row(Text(" ·"), words)
    return table


def flowing(words: str, width: int) -> str:
    """Items with ` · ` between them, broken into rows between items only."""
    rows: list[str] = []
    for item in words.split(" · "):
        if rows and len(rows[-1]) + 3 + len(item) <= width:
            rows[-1] += " · " + item
        else:
            rows.append(item)
    return "\n".join(rows)
