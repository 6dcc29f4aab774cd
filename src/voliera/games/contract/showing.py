"""What is shown and counted of a game: pictures, the terminal, figures of the arena, feats of a player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from voliera.documents import Document
    from voliera.game import Game
    from voliera.svg.paper import Scene
    from voliera.terminal.score.shell import Shell

Figures = dict[str, tuple[float, float]]
"""How much, out of how much, in one game. What a name means is the message `figure-GAME-NAME`; a second word is its
subject."""


class Watch(Protocol):
    """Somebody at the table who keeps a tally of one game."""

    def before(self, game: Game, action: Document) -> None:
        """Look at the table before an action."""

    def after(self, events: list[Document]) -> None:
        """Hear what came of it."""

    def tally(self, game: Game) -> Document:
        """Return the tally of a game that is over: data for the results."""

    def turns(self, game: Game) -> int:
        """Return how many turns the game had."""


class Counter(Protocol):
    """What the arena counts of a game."""

    @property
    def SHARES(self) -> frozenset[str]:  # noqa: N802 - a constant of a module
        """The figures (their first words) that are shares, from 0 to 1; the others are means."""

    def watch(self, game: Game) -> Watch:
        """Return an empty tally for a new game."""

    def shares(self, result: Document) -> list[float]:
        """Return each seat's share of the win."""

    def totals(self, result: Document) -> list[int]:
        """Return each seat's points or eggs."""

    def figures(self, line: Document) -> Figures:
        """Return what one game's line of the results comes to, for averages over all of them."""


class FeatWatch(Protocol):
    """Somebody at the table who notices what is remarkable in one game."""

    def after(self, events: list[Document]) -> None:
        """Hear what came of an act."""

    def earned(self, game: Game) -> list[set[str]]:
        """Return the feats of each seat in a game that is over."""


class Feats(Protocol):
    """What is remarkable in a game, for the birds on people's wires: each feat is earned once."""

    @property
    def NAMES(self) -> tuple[str, ...]:  # noqa: N802 - a constant of a module
        """The names of all feats; no two games have the same one."""

    def watch(self, game: Game) -> FeatWatch:
        """Return somebody who has seen nothing yet of a new game."""


class Drawing(Protocol):
    """How positions are drawn (voliera.svg)."""

    def totals(self, result: Document) -> Sequence[int]:
        """Return each seat's points of a result."""

    def draw(self, scene: Scene) -> str:
        """Return an SVG document of what the scene shows, and of nothing else."""


class TerminalSheet(Protocol):
    """`voliera score` for one game."""

    def run(self, shell: Shell, document: Document | None) -> None:
        """Fill in a sheet, new or resumed, until it is closed."""
