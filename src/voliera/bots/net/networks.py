"""The networks of one game: each file is read once in a process, and evaluates one observation or many."""

from collections.abc import Sequence
from pathlib import Path

from voliera.bots.net.batch import BatchEvaluator
from voliera.bots.net.forward import Evaluator
from voliera.bots.net.weights import Bytes, Floats, Net, read, tables_of
from voliera.games.layout import Layout
from voliera.games.mix import Table

BATCH = 64
"""Observations that are evaluated together."""


class Networks:
    """Networks for a layout of observations, with a number of steps to choose among, and of seats."""

    def __init__(self, layout: Layout, actions: int, seats: int) -> None:
        self._layout, self._actions, self._seats = layout, actions, seats
        self._single: dict[Path, Evaluator] = {}
        self._many: dict[Path, BatchEvaluator] = {}
        self._tables: dict[Path, tuple[Table, ...]] = {}

    def single(self, path: Path) -> Evaluator:
        """Return the network in a file for one observation at a time; a file that cannot be used is refused."""
        if path not in self._single:
            self._single[path] = Evaluator(self._read(path))
        return self._single[path]

    def many(self, path: Path) -> BatchEvaluator:
        """The same for many observations at once."""
        if path not in self._many:
            self._many[path] = BatchEvaluator(self._read(path), BATCH)
        return self._many[path]

    def tables(self, path: Path) -> tuple[Table, ...]:
        """Return the tables that the network in a file was trained for."""
        if path not in self._tables:
            self._tables[path] = tables_of(self.single(path).net, path)
        return self._tables[path]

    def evaluated(self, rows: Bytes, path: Path) -> tuple[Sequence[Floats], Sequence[Floats]]:
        """Return preferences and logits of seats for all rows: the same bits, however many there are."""
        if len(rows) != 1:
            return self.many(path)(rows)  # type: ignore[return-value]  # an array is a sequence of its rows
        preferences, seats = self.single(path)(rows[0])
        return [preferences], [seats]

    def _read(self, path: Path) -> Net:
        return read(path, self._layout, self._actions, self._seats)
