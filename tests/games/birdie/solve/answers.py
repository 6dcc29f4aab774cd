"""The answers that are compared: each puzzle as the solvers take it, and as brute force takes it."""

from typing import Any, Protocol

from tests.games.birdie.solve import force
from tests.games.birdie.solve.instances import Instance
from voliera.games.birdie.solve.collapse import best_collapse
from voliera.games.birdie.solve.split import best_split
from voliera.games.birdie.solve.values import Values


class Found(Protocol):
    """What the solvers say of an answer."""

    @property
    def value(self) -> float:
        """Its worth."""

    @property
    def bound(self) -> float:
        """No answer is worth more."""

    @property
    def exact(self) -> bool:
        """Whether it is proved to be the best."""


def values(puzzle: Instance) -> Values:
    """The worths as the solvers take them."""
    worths = puzzle.worths
    return Values(worths.sets, worths.flaps, worths.owl, worths.open, worths.costs)


def split(puzzle: Instance) -> Found:
    """The solver's split."""
    return best_split(puzzle.line, puzzle.filled, values(puzzle), pigeons=puzzle.pigeons, owls=puzzle.owls)


def split_by_force(puzzle: Instance) -> float:
    """The best split there is."""
    return force.best_split(puzzle.line, puzzle.filled, puzzle.worths, pigeons=puzzle.pigeons, owls=puzzle.owls)


def collapse(puzzle: Instance, **limits: Any) -> Found:
    """The solver's collapse; `limits` are `time_ms` and `memory_mb`."""
    return best_collapse(
        puzzle.line,
        puzzle.filled,
        values(puzzle),
        pigeons=puzzle.pigeons,
        owls=puzzle.owls,
        single_chain=puzzle.single_chain,
        **limits,
    )


def collapse_by_force(puzzle: Instance) -> float:
    """The best collapse there is."""
    return force.best_collapse(
        puzzle.line,
        puzzle.filled,
        puzzle.worths,
        pigeons=puzzle.pigeons,
        owls=puzzle.owls,
        single_chain=puzzle.single_chain,
    )
