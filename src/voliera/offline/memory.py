"""What the house on the device has in memory, and documents that are kept beside tables."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from msgspec import Struct

from voliera.coach.decision import Decision
from voliera.documents import Document
from voliera.offline.table import LocalTable


class Stored(Struct, frozen=True):
    """A document that is kept by its name: a day's puzzle, an analysis."""

    key: str
    document: Document


class Needed(Exception):
    """A document may be kept that is not in memory: it has to be brought, then the request is made again."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(slots=True)
class Job:
    """An analysis that is under way."""

    record: Document
    decisions: list[Decision]
    judged: list[Document] = field(default_factory=list)


@dataclass(slots=True)
class Memory:
    """All that a house has in memory."""

    tables: dict[str, LocalTable] = field(default_factory=dict)
    documents: dict[str, Document | None] = field(default_factory=dict)
    """By their names; None for those that are known not to be kept."""
    puzzles: dict[str, tuple[int, Iterator[Document | None]]] = field(default_factory=dict)
    """Puzzles that are being made, by their days: the number of the attempt, and its work."""
    jobs: dict[str, Job] = field(default_factory=dict)
    """Analyses under way by their keys, in the order in which they were asked for."""

    def document(self, key: str) -> Document | None:
        """Return a kept document, None where there is none; raises Needed where that is not known yet."""
        if key not in self.documents:
            raise Needed(key)
        return self.documents[key]

    def store(self, key: str, document: Document) -> Stored:
        """Have a document in memory from now on; returns what has to be kept."""
        self.documents[key] = document
        return Stored(key, document)
