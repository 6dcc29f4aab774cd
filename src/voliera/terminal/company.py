"""Who sits at the table as sentences need them, and what each of them may hear."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from voliera.documents import Document

LONGEST_NAME = 24


@dataclass(frozen=True)
class Company:
    """How the people and bots round the table are called, and who of them is reading."""

    names: tuple[str, ...]
    you: int | None = None

    def who(self, seat: int | None) -> str:
        """The grammatical person of a seat, as messages select it."""
        return "you" if seat is not None and seat == self.you else "other"

    def name(self, seat: int | None) -> str:
        """The name of a seat as it stands in a sentence or on a board."""
        return "" if seat is None else self.names[seat]


def visible(events: Iterable[Document], seat: int | None) -> list[Document]:
    """The events a seat may hear of; a spectator hears what is for all."""
    return [event for event in events if event["to"] == "all" or (seat is not None and seat in event["to"])]
