"""What a person at the keyboard can ask for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from voliera.documents import Document


@dataclass(frozen=True)
class Act:
    """Do these in the game, all or none."""

    actions: tuple[Document, ...]


@dataclass(frozen=True)
class Help:
    """Explain the keys."""


@dataclass(frozen=True)
class Undo:
    """Take the last step of this turn back."""


@dataclass(frozen=True)
class Save:
    """Write the game to a file; an empty path leaves the name to us."""

    path: str


@dataclass(frozen=True)
class Quit:
    """Leave the table."""


@dataclass(frozen=True)
class Resign:
    """Give the game up, which ends it."""


@dataclass(frozen=True)
class Rules:
    """Show these rules."""

    numbers: tuple[str, ...]


@dataclass(frozen=True)
class Look:
    """Show the table again: with another pad (`face.py`), with a note above the prompt, or both."""

    pad: Any = None
    notes: tuple[RenderableType, ...] = ()


Request = Act | Help | Undo | Save | Quit | Resign | Rules | Look
