"""A puzzle that was found: the table, what is best there, and what is known of the other answers."""

from dataclasses import dataclass, field
from typing import NamedTuple

from voliera.documents import Document
from voliera.game import Game
from voliera.puzzles.days import Kind
from voliera.puzzles.rating import Facts, difficulty

PUZZLE_FORMAT = "voliera/puzzle/1"


class Reply(NamedTuple):
    """An answer of one action, and what both do after it."""

    action: Document
    then: list[Document]
    value: int


@dataclass(frozen=True)
class FoundPuzzle:
    """The best answer at a table, with what it is worth."""

    kind: Kind
    game: Game
    actions: list[Document]
    value: int
    facts: Facts
    rule: str
    """The statement that the answer turns on."""
    unit: str
    """What the value counts."""
    args: Document = field(default_factory=dict)
    """What the question names."""
    replies: list[Reply] = field(default_factory=list)
    """Where others play on after the answer: how, after each."""

    @property
    def difficulty(self) -> int:
        """From 1 to 5."""
        return difficulty(self.kind, self.facts)

    def puzzle(self, name: str) -> Document:
        """The puzzle as it is shown: it does not tell its answer."""
        return {
            "format": PUZZLE_FORMAT,
            "id": name,
            "kind": self.kind,
            "game": self.game.name,
            "difficulty": self.difficulty,
            "seat": self.game.mover(),
            "record": self.game.record(),
            "question": {"id": f"puzzle-question-{self.kind}", "args": self.args},
            "unit": self.unit,
            "best": self.value,
        }
