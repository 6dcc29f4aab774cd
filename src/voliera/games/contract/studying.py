"""What helps people to play better, and to score a boxed game: solvers, coach, sheets, puzzles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from voliera.coach.comparing import Effort
    from voliera.coach.decision import Decision
    from voliera.documents import Document
    from voliera.game import Game
    from voliera.puzzles.days import Kind
    from voliera.puzzles.puzzle import FoundPuzzle
    from voliera.puzzles.trying import Trying


class Solver(Protocol):
    """The protocol's `solve`: the best scoring play."""

    def solve(self, game: Game, objective: str, time_ms: float | None, memory_mb: float | None) -> Document:
        """Answer `voliera.solve.solve`, whose arguments are checked already."""


class Prepared(Protocol):
    """A module of compiled functions that are not rules: solvers and searches."""

    def prepare(self) -> None:
        """Compile everything in it."""


class Coach(Protocol):
    """How a game's decisions are told apart and judged."""

    @property
    def LEVEL(self) -> str:  # noqa: N802 - a constant of a module
        """The level of the bot that judges choices."""

    @property
    def KINDS(self) -> tuple[str, ...]:  # noqa: N802 - a constant of a module
        """The kinds of decisions: `choice`, and `scoring` where a whole scoring is one decision."""

    def kind_of(self, phase: str) -> str:
        """Return the kind of a decision that begins in this phase."""

    def ends(self, game: Game, seat: int, kind: str, events: list[Document]) -> bool:
        """Whether the action just played was the last one of the seat's decision."""

    def judge(self, game: Game, known: Game, decision: Decision, effort: Effort, seed: int) -> Document:
        """Answer `voliera.coach.judge`. `game` is for what the seat did and saw itself, `known` for all else."""


class ScoreSheet(Protocol):
    """The score sheet of the boxed game."""

    def score(self, sheet: Document, time_ms: float | None = None) -> Document:
        """Score a sheet; `time_ms` is for each best play that has to be found."""

    def position(self, sheet: Document, seed: int) -> Document:
        """Return where a sheet stands, to play on from; GameError `no_position` where nothing can be played."""


class Puzzles(Protocol):
    """A game's puzzles, of the kinds that `Wing.puzzle_kinds` names."""

    def found(self, kind: Kind, seed: int, wanted: int) -> Iterator[FoundPuzzle | None]:
        """Look for puzzles of a kind and, where it can be aimed at, of a difficulty.

        None after each look that found nothing, so that whoever cannot wait can do something else in between.
        """

    def judged(self, game: Game, actions: list[Document]) -> tuple[int, list[Document]]:
        """Play a whole answer; return what it is worth, and its events. GameError for what is no whole answer."""

    def trying(self, game: Game) -> Trying:
        """Return the brute force that proves a puzzle."""
