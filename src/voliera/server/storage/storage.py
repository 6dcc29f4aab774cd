"""The storage as the rest of the server knows it: append an entry, read a table, run a small transaction.

Everything that is written goes through one writer that commits whatever is waiting in one transaction (group commit):
with SQLite at full durability a commit costs milliseconds, however many entries are in it.
"""

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable, bindparam, delete, func, insert, or_, select, union_all

from voliera.server.core.entries import Entry, entry_of
from voliera.server.core.table import Row, row_of
from voliera.server.storage.batch import Counts, Database, Statement, Write
from voliera.server.storage.damage import reading
from voliera.server.storage.errors import Conflict, Unavailable
from voliera.server.storage.health import WriteHealth
from voliera.server.storage.schema import entries, probes, tables

LARGEST_BATCH = 512
"""Small enough that a commit of nothing but the largest entries stays far below every timeout."""
STALE_PROBE_MS = 86_400_000
"""Milliseconds after which a probe must be one of a process that is gone."""
SLICE = 256
"""Maximum number of entries read at once where all of them are wanted."""
CHAT = "say"
"""The kind of entries that change nothing but the chat."""

_TABLE = select(tables).where(tables.c.id == bindparam("table"))
_ENTRIES = (
    select(entries)
    .where(entries.c.table_id == bindparam("table"), entries.c.v > bindparam("after"))
    .order_by(entries.c.v)
    .limit(bindparam("most"))
)
_OF_TABLE = entries.c.table_id == bindparam("table")
_NEWEST_CHAT = (
    select(entries).where(_OF_TABLE, entries.c.kind == CHAT).order_by(entries.c.v.desc()).limit(bindparam("lines"))
)
_LOG = union_all(select(entries).where(_OF_TABLE, entries.c.kind != CHAT), _NEWEST_CHAT.subquery().select()).subquery()
_COUNTED_LOG = select(
    _LOG, select(func.count()).select_from(entries).where(_OF_TABLE).scalar_subquery().label("total")
).order_by(_LOG.c.v)
"""One statement, so that it shows one moment, whatever another process commits meanwhile."""
_KNOWN = select(entries.c.v, entries.c.rev).where(
    entries.c.table_id == bindparam("table"),
    entries.c.session_id == bindparam("session"),
    entries.c.action_id == bindparam("action"),
)


class Storage:
    """One database. Reading may happen anywhere, all writing is done by one task."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.commits = 0
        self.committed = 0
        self.health = WriteHealth(self._probe)
        self._process = secrets.token_hex(8)
        self._waiting: list[Write] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the writer; once is enough."""
        if self._task is None:
            self._task = asyncio.create_task(self._write_for_ever(), name="storage-writer")

    async def close(self) -> None:
        """Commit what waits, then let the database go. What comes later is refused."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        await self.health.close()
        await self.database.close()

    # Writing

    async def append(self, entry: Entry, summary: dict[str, Any], more: Sequence[Executable] = ()) -> None:
        """Commit an entry: returns when it is durable, raises Conflict or Unavailable when it is not."""
        await self._put(Write(more, entry, summary))

    async def run(self, *statements: Statement, alone: bool = False, first: bool = False) -> Counts:
        """A small transaction: all statements or none. Says how many rows each of them touched.

        `alone`: it shares no commit with others, which would have to be repeated where this one is refused. `first`:
        it does not wait behind others, and shares no commit with them either.
        """
        return await self._put(Write(statements, None, None, alone=alone or first), first=first)

    async def _put(self, write: Write, *, first: bool = False) -> Counts:
        if self._closing:
            raise Unavailable("closing")
        self._waiting.insert(0 if first else len(self._waiting), write)
        self._wake.set()
        return await write.done

    async def _write_for_ever(self) -> None:
        batch: list[Write] = []
        try:
            while not self._closing or self._waiting:
                await self._wake.wait()
                size = _size_of_next(self._waiting)
                batch, self._waiting = self._waiting[:size], self._waiting[size:]
                if not self._waiting and not self._closing:
                    self._wake.clear()
                wanted = [write for write in batch if not write.done.cancelled()]
                if wanted:
                    await self._commit(wanted, set())
        finally:  # also when the loop is ending and takes this task with it: nobody waits forever
            self._closing = True
            _settle(batch + self._waiting, Unavailable("closing"))

    async def _commit(self, batch: list[Write], spoiled: set[str]) -> None:
        """Commit a batch. Where one write is refused, halves are tried, until it is alone: the others are committed.

        What follows a refused entry at the same table (it is then among the `spoiled`) is refused as well: it was
        decided on a state that never came to be, and would leave a gap.
        """
        _settle([write for write in batch if write.table in spoiled], Conflict("spoiled"))
        batch = [write for write in batch if write.table not in spoiled]
        if not batch:
            return
        try:
            counts = await self.database.commit(batch)
        except Unavailable as error:
            self.health.failed(str(error))
            _settle(batch, error)
        except Exception as error:
            if len(batch) > 1:
                await self._commit(batch[: len(batch) // 2], spoiled)
                await self._commit(batch[len(batch) // 2 :], spoiled)
                return
            if batch[0].table is not None:
                spoiled.add(batch[0].table)
            _settle(batch, error)
        else:
            self.commits += 1
            self.committed += len(batch)
            self.health.committed()
            for write, count in zip(batch, counts, strict=True):
                if not write.done.done():
                    write.done.set_result(count)

    async def _probe(self, size: int) -> None:
        """Write a row of our own of this size in bytes (random ones, which no database can compress)."""
        now = time.time_ns() // 1_000_000
        ours = or_(probes.c.process == self._process, probes.c.at < now - STALE_PROBE_MS)
        row = {"process": self._process, "at": now, "filler": secrets.token_urlsafe(size * 3 // 4)}
        await self.run(delete(probes).where(ours), insert(probes).values(row))

    # Reading

    async def fetch(self, statement: Executable, **values: Any) -> Sequence[Any]:
        """All rows of a query; where it is asked often, the same statement with other values."""
        if self._closing:
            raise Unavailable("closing")
        return await self.database.fetch(statement, values)

    async def fetch_first(self, statement: Executable, **values: Any) -> Sequence[Any]:
        """The same, but it does not wait behind other queries: for work that many people wait for."""
        if self._closing:
            raise Unavailable("closing")
        return await self.database.fetch(statement, values, first=True)

    async def table(self, table_id: str) -> Row | None:
        """What was fixed when a table was made; raises DamagedTable."""
        with reading(table_id):
            rows = await self.fetch(_TABLE, table=table_id)
            return row_of(rows[0]) if rows else None

    async def log(self, table_id: str, lines: int) -> Sequence[Any]:
        """The rows of a table's entries in order, without older chat: of that, the newest lines.

        Each row also has the `total` of the table's entries, those that are not among the rows included.
        """
        return await self.fetch(_COUNTED_LOG, table=table_id, lines=lines)

    async def entries_after(self, table_id: str, v: int, most: int | None = None) -> list[Entry]:
        """Return the entries of a table after the first `v`, all of them or `most`; raises DamagedTable."""
        found: list[Entry] = []
        while most is None or len(found) < most:
            wanted = SLICE if most is None else min(SLICE, most - len(found))
            after = found[-1].v if found else v
            with reading(table_id):
                rows = await self.fetch(_ENTRIES, table=table_id, after=after, most=wanted)
                found += [entry_of(row) for row in rows]
            if len(rows) < wanted:
                break
        return found

    async def known_action(self, table_id: str, session: str, action_id: str) -> tuple[int, int] | None:
        """The `v` and `rev` of an action that was committed before."""
        rows = await self.fetch(_KNOWN, table=table_id, session=session, action=action_id)
        return (rows[0].v, rows[0].rev) if rows else None


def _size_of_next(waiting: list[Write]) -> int:
    """Return how many of those that wait are committed together: the first of them, if it wants to be alone."""
    if waiting and waiting[0].alone:
        return 1
    return next((i for i, write in enumerate(waiting[:LARGEST_BATCH]) if write.alone), LARGEST_BATCH)


def _settle(batch: list[Write], error: Exception) -> None:
    """Tell everybody who still waits; each gets an error of its own, since a raised one gathers its raiser's story."""
    for write in batch:
        if not write.done.done():
            write.done.set_exception(type(error)(*error.args) if isinstance(error, Conflict | Unavailable) else error)
