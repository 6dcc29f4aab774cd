"""A decision: the actions of a record that were chosen together."""

from dataclasses import dataclass

from voliera.documents import Document


@dataclass(frozen=True, slots=True)
class Decision:
    """Which actions of a record are one decision, and whose."""

    at: int
    count: int
    seat: int
    phase: str
    kind: str  # choice, scoring
    actions: tuple[Document, ...]
