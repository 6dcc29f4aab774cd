"""What waits to be committed, and the two statements that nearly every commit consists of.

The rows are made when a write is asked for: a body that cannot be written then fails for its caller, and the writer has
nothing left to do but to hand them over.
"""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, Protocol

from sqlalchemy import Dialect, Executable, bindparam, insert, update

from voliera.server.core.entries import Entry
from voliera.server.storage.schema import entries, tables

ENTRY = tuple(column.name for column in entries.columns)
SUMMARY = ("status", "v", "rev", "mover", "deadline", "updated", "result")
_entry_row = itemgetter(*ENTRY)
_summary_row = itemgetter(*SUMMARY)

LARGEST = 2**63 - 1
Counts = list[int]
"""How many rows each statement of a write touched."""


@dataclass(frozen=True, slots=True)
class Many:
    """One statement for many rows of values, which databases take much faster than as many statements."""

    statement: Executable
    rows: Sequence[dict[str, Any]]


Statement = Executable | Many


class Write:
    """An entry that waits, or statements alone, with what follows in the same transaction: all of it or nothing."""

    __slots__ = ("alone", "done", "entry", "more", "summary", "table")

    def __init__(
        self, more: Sequence[Statement], entry: Entry | None, summary: dict[str, Any] | None, *, alone: bool = False
    ) -> None:
        self.more = more
        self.alone = alone
        self.table = None if entry is None else entry.table
        self.entry: tuple[Any, ...] | None = None if entry is None else _checked(_entry_row(entry.row()))
        self.summary: tuple[Any, ...] | None = (
            None if summary is None else _checked((*_summary_row(summary), self.table))
        )
        self.done: asyncio.Future[Counts] = asyncio.get_running_loop().create_future()


def _checked(row: tuple[Any, ...]) -> tuple[Any, ...]:
    """No database holds integers of more than 64 bits, and not all of them say so."""
    for value in row:
        if isinstance(value, int) and not -LARGEST <= value <= LARGEST:
            raise OverflowError("an integer is too large to be kept")
    return row


class Database(Protocol):
    """One database: a batch is committed whole or not at all, and errors are those of errors.py.

    Anything else that `commit` raises means that a write of the batch is wrong in itself; nothing was committed then.
    """

    async def commit(self, batch: Sequence[Write]) -> list[Counts]:
        """Commit a batch in one transaction; one batch at a time."""

    async def fetch(self, statement: Executable, values: dict[str, Any], *, first: bool = False) -> Sequence[Any]:
        """All rows of a query; their columns are attributes. `first`: it does not wait behind other queries."""

    async def close(self) -> None:
        """Let the database go."""


def steps_of(batch: Sequence[Write]) -> Iterator[tuple[list[int], Statement]]:
    """The statements of a batch, each with the places in the batch of those who asked for it.

    Those who ask for the same statements with other values are put together, and the database is given each statement
    once, with all their values: it answers as often as it is asked, and on a busy machine each answer takes long. They
    all wait at the same moment, so whose statement comes first is left open.
    """
    alike: dict[tuple[object, ...], list[int]] = {}
    for place, write in enumerate(batch):
        alike.setdefault(_shape(place, write), []).append(place)
    for places in alike.values():
        for same in zip(*(batch[place].more for place in places), strict=True):
            many = [one for one in same if isinstance(one, Many)]
            yield places, Many(many[0].statement, [row for one in many for row in one.rows]) if many else same[0]


def _shape(place: int, write: Write) -> tuple[object, ...]:
    """Equal for writes that consist of the same statements with values, and for no others."""
    if not all(isinstance(one, Many) for one in write.more):
        return (place,)
    return tuple(id(one.statement) for one in write.more if isinstance(one, Many))


def rows_of(batch: Sequence[Write]) -> tuple[list[tuple[Any, ...]], list[tuple[Any, ...]]]:
    """The entries of a batch, and of each table the summary that stands after them.

    Both in the order of tables, so that two processes never wait for each other crosswise.
    """
    waiting = sorted((write for write in batch if write.entry is not None), key=_by_table)
    summaries = {write.table: write.summary for write in waiting}
    return [write.entry for write in waiting if write.entry], [row for row in summaries.values() if row]


def _by_table(write: Write) -> str:
    return write.table or ""


def statements(dialect: Dialect) -> tuple[str, str]:
    """The insertion of an entry and the update of a summary, for rows as `rows_of` gives them."""
    insertion = insert(entries).compile(dialect=dialect)
    changes: dict[str, Any] = {name: bindparam(f"b_{name}") for name in SUMMARY}
    change = update(tables).where(tables.c.id == bindparam("b_id")).values(changes).compile(dialect=dialect)
    assert tuple(insertion.positiontup or ()) == ENTRY
    assert tuple(change.positiontup or ()) == tuple(f"b_{name}" for name in (*SUMMARY, "id"))
    return str(insertion), str(change)
