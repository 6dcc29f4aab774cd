"""What a game and the shell of `voliera score` hand each other: questions, answers, and what a sheet is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from voliera.documents import Document


@dataclass(frozen=True)
class Entered:
    """A new document, and what is to be said about it above the next question."""

    document: Document
    notes: Sequence[RenderableType] = ()


@dataclass(frozen=True)
class Look:
    """Nothing was entered: another pad, notes above the question, or both."""

    pad: Any = None
    notes: Sequence[RenderableType] = ()


def _never(text: str) -> bool:
    return False


@dataclass(frozen=True)
class Question:
    """What is on the screen, what can be typed, and what comes of it."""

    page: Sequence[RenderableType]
    hint: str
    """What can be typed now: rows of items with ` · ` between them."""
    read: Callable[[str], Entered | Look]
    """Given a line that is no command of the shell; an empty one is Enter alone."""
    help: Sequence[str] = ()
    """The rows of the page of help: messages `help-…` with their `.keys`."""
    legend: Sequence[RenderableType] = ()
    """What stands below the keys on the page of help."""
    mine: Callable[[str], bool] = _never
    """Whether a line is for `read` although a command of the shell has the same letters."""


@dataclass(frozen=True)
class Sheet:
    """What the shell has to know of a game."""

    rule: str
    """One of its rules, as an example of how they are asked for."""
    page: Callable[[Document], Sequence[RenderableType]]
    """The whole sheet, for the text export: as far as it has been filled in."""
    before: Callable[[Document], Document | None]
    """A document without its last entry; None where there is nothing to take back."""
    score: Callable[[Document], Document]
    """What the document comes to, for the export of data."""
