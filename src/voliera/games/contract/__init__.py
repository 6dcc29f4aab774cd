"""What a game supplies. A further game is one more folder with a `Wing`, and one line in `voliera.games`.

`Rules` is what `voliera.game.Game` plays by, and the only part that every game has. The other protocols are for bots,
solvers, coach, score sheet, puzzles, arena, research, training and terminal; a module or package of the game's folder
answers each of them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from voliera.games.contract.playing import Ladder, Network, Players, Worlds
from voliera.games.contract.research import Laboratory
from voliera.games.contract.rules import Rules
from voliera.games.contract.showing import Counter, Drawing, Feats, FeatWatch, TerminalSheet, Watch
from voliera.games.contract.studying import Coach, Prepared, Puzzles, ScoreSheet, Solver
from voliera.games.contract.training import Environment

if TYPE_CHECKING:
    from voliera.kernel.exports import Export
    from voliera.puzzles.days import Kind
    from voliera.terminal.face import Face

__all__ = [
    "Coach",
    "Counter",
    "Drawing",
    "Environment",
    "FeatWatch",
    "Feats",
    "Laboratory",
    "Ladder",
    "Network",
    "Players",
    "Prepared",
    "Puzzles",
    "Rules",
    "ScoreSheet",
    "Solver",
    "TerminalSheet",
    "Watch",
    "Wing",
    "Worlds",
]


class Wing(ABC):
    """One game. Each part is imported when it is first asked for; None where the game has no such part."""

    name: ClassVar[str]
    puzzle_kinds: ClassVar[tuple[Kind, ...]] = ()
    network_in_browsers: ClassVar[bool] = False
    """Whether the network's weights are sent to browsers, too; else their bots search."""

    @abstractmethod
    def rules(self) -> Rules:
        """Return what `Game` plays by."""

    def bots(self) -> Players | None:
        """Return the players besides `random`, who plays every game."""
        return None

    def network(self) -> Network | None:
        """Return the player that has learned."""
        return None

    def ladder(self) -> Ladder | None:
        """Return how characters play; without it each plays at a level."""
        return None

    def selfplay(self) -> Environment | None:
        """Return what networks are trained in."""
        return None

    def lab(self) -> Laboratory | None:
        """Return what environments for research are made of."""
        return None

    def solver(self) -> Solver | None:
        """Return what finds the best scoring play."""
        return None

    def prepared(self) -> Sequence[Prepared]:
        """Return the solvers and searches to compile ahead, those that take longest first."""
        return ()

    def exports(self) -> Sequence[Export]:
        """Return the compiled functions that the game needs in a browser."""
        return ()

    def coach(self) -> Coach | None:
        """Return what judges decisions."""
        return None

    def sheet(self) -> ScoreSheet | None:
        """Return the score sheet of the boxed game."""
        return None

    def puzzles(self) -> Puzzles | None:
        """Return what makes and judges puzzles."""
        return None

    def arena(self) -> Counter | None:
        """Return what the arena counts besides wins and points."""
        return None

    def feats(self) -> Feats | None:
        """Return what is remarkable in a game."""
        return None

    def drawing(self) -> Drawing | None:
        """Return what draws positions."""
        return None

    def terminal(self) -> Face | None:
        """Return the game's table in the terminal."""
        return None

    def terminal_sheet(self) -> TerminalSheet | None:
        """Return the game's score sheet in the terminal."""
        return None
