"""Errors of the model in the reader's language: the typed text with a caret under the place, the reason, the rule."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from voliera.errors import GameError
from voliera.languages import Language
from voliera.terminal.refusal import InputRefused, refused_by_rules

LONGEST_DETAIL = 200


def error_worded(error: GameError, game: str, language: Language, width: int) -> list[RenderableType]:
    """An error whose facts have a `fault` is worded by a message of that name; others by their rule, if they have one.

    Where the facts say at which place of which text it is, the text comes first, with a caret under the place.
    """
    facts = dict(error.facts)
    fault = facts.pop("fault", None)
    if fault is None:
        if error.rule is not None:
            return [refused_by_rules(error, language)]
        return [InputRefused("error-sheet-model", detail=error.message[:LONGEST_DETAIL]).worded(language)]
    parts: list[RenderableType] = []
    if "text" in facts and "at" in facts:
        parts.append(pointed(str(facts["text"]), int(facts["at"]), int(facts.get("length", 1)), width))
    message = f"slip-{game}-{fault}" if parts else f"fault-{game}-{fault}"
    return [*parts, InputRefused(message, error.rule, **facts).worded(language)]


def pointed(text: str, at: int, length: int, width: int) -> RenderableType:
    """A text with a caret under the place that is meant; of a long one the part around that place."""
    room = max(20, width - 8)
    begin = max(0, min(at - room // 2, len(text) - room))
    shown = text[begin : begin + room]
    rows = Table.grid()
    rows.add_row(Text("  " + ("…" if begin else " ") + shown, no_wrap=True))
    rows.add_row(Text(" " * (3 + at - begin) + "^" * max(1, min(length, room)), "bold red", no_wrap=True))
    return rows
