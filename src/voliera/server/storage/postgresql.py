"""PostgreSQL through asyncpg. SQLAlchemy writes the statements, asyncpg carries them: nothing in between can wait.

Every step has a time limit, so that a server that stops answering is Unavailable and not a hang. A connection of which
anything is in doubt is thrown away; the next one is made when it is needed.
"""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from typing import Any

import asyncpg
from sqlalchemy import ClauseElement, Executable
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg

from voliera.server.stopping import pass_cancellation_on
from voliera.server.storage.batch import Counts, Many, Statement, Write, rows_of, statements, steps_of
from voliera.server.storage.errors import Conflict, Unavailable

CONNECT_S = 5.0
COMMAND_S = 5.0
READERS = 8
TRIES = 4
"""How often a transaction is tried that PostgreSQL ends because two of them wait for each other."""
IDLE_S = 60.0
"""Seconds after which an unused connection is given back, before something on the way forgets it."""
_dialect = PGDialect_asyncpg()  # type: ignore[no-untyped-call]
_insert_entries, _update_tables = statements(_dialect)
_REFUSALS = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)
"""The server's word about a row; the connection is as good as before."""
_CROSSED = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
"""The server has ended the transaction, not committed it, so that another one could go on."""
_WRONG = ("22", "42")
"""The classes of errors that speak of what the database was given: wrong data, wrong statements."""


class Row(asyncpg.Record):  # type: ignore[misc]
    """A row whose columns are attributes."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None


class PostgresDatabase:
    """One database on a server: a connection that writes, and a few that read."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._writer: Any = None
        self._readers: Any = None
        self._first_reader: Any = None
        self._making = asyncio.Lock()

    async def commit(self, batch: Sequence[Write]) -> list[Counts]:
        """Commit a batch in one transaction. A lost connection is Unavailable, also when COMMIT was on its way."""
        with _translating():
            for _ in range(TRIES - 1):
                with suppress(*_CROSSED):
                    return await self._commit(batch)
            return await self._commit(batch)

    async def _commit(self, batch: Sequence[Write]) -> list[Counts]:
        entries, summaries = rows_of(batch)
        if self._writer is None or self._writer.is_closed():
            self._writer = await connect(self._url)
        writer = self._writer
        with _trusted(writer):
            await writer.execute("BEGIN")
            try:
                if entries:
                    await writer.executemany(_insert_entries, entries)
                    await writer.executemany(_update_tables, summaries)
                counts: list[Counts] = [[] for _ in batch]
                for places, statement in steps_of(batch):
                    touched = await _touched(writer, statement)
                    for place in places:
                        counts[place].append(touched)
            except (*_REFUSALS, *_CROSSED):
                await writer.execute("ROLLBACK")
                raise
            await writer.execute("COMMIT")
            return counts

    async def fetch(self, statement: Executable, values: dict[str, Any], *, first: bool = False) -> Sequence[Any]:
        """All rows of a query. One that is always the same, and comes with values, is compiled once."""
        if values:
            text, names, fixed = _prepared(statement)
            given = [values[name] if name in values else fixed[name] for name in names]
        else:
            text, given = _compiled(statement)
        with _translating():
            readers = await self._reading(first)
            async with readers.acquire(timeout=CONNECT_S) as connection:
                with _trusted(connection):
                    rows: list[Row] = await connection.fetch(text, *given)
                    return rows

    async def close(self) -> None:
        """Let the server go; it gets a moment to say good-bye."""
        for one in (self._writer, self._readers, self._first_reader):
            if one is not None:
                try:
                    await asyncio.wait_for(one.close(), COMMAND_S)
                except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    one.terminate()

    async def _reading(self, first: bool) -> Any:
        async with self._making:
            if self._readers is None:
                self._readers, self._first_reader = await self._pool(READERS), await self._pool(1)
            return self._first_reader if first else self._readers

    async def _pool(self, size: int) -> Any:
        return await asyncpg.create_pool(
            self._url,
            min_size=0,
            max_size=size,
            max_inactive_connection_lifetime=IDLE_S,
            record_class=Row,
            timeout=CONNECT_S,
            command_timeout=COMMAND_S,
            reset=_nothing_to_reset,
        )


async def connect(url: str, command_s: float | None = None) -> Any:
    """A connection whose every command has a time limit."""
    return await asyncpg.connect(url, timeout=CONNECT_S, command_timeout=command_s or COMMAND_S, record_class=Row)


async def _nothing_to_reset(_: Any) -> None:
    """Queries leave nothing behind; asking the server to forget would cost as much as the query."""


def _compiled(statement: Executable) -> tuple[str, list[Any]]:
    assert isinstance(statement, ClauseElement)
    compiled: Any = statement.compile(dialect=_dialect, compile_kwargs={"render_postcompile": True})
    given = compiled.params
    return str(compiled), [given[name] for name in compiled.positiontup or ()]


@lru_cache(maxsize=64)
def _prepared(statement: Executable) -> tuple[str, list[str], dict[str, Any]]:
    assert isinstance(statement, ClauseElement)
    compiled: Any = statement.compile(dialect=_dialect)
    return str(compiled), list(compiled.positiontup or ()), dict(compiled.params)


async def _touched(connection: Any, statement: Statement) -> int:
    """Carry out a statement; return how many rows it touched, or -1: of many the server does not say."""
    if isinstance(statement, Many):
        text, names, fixed = _prepared(statement.statement)
        rows = [[row.get(name, fixed.get(name)) for name in names] for row in statement.rows]
        if len(rows) != 1:
            await connection.executemany(text, rows)
            return -1
        values = rows[0]
    else:
        text, values = _compiled(statement)
    status: str = await connection.execute(text, *values)
    count = status.rpartition(" ")[2]
    return int(count) if count.isdigit() else -1


@contextmanager
def _trusted(connection: Any) -> Iterator[None]:
    """Whatever goes wrong on the way to the server and back, the connection is not used again."""
    try:
        yield
    except _REFUSALS:
        raise
    except BaseException:
        connection.terminate()
        raise


@contextmanager
def _translating() -> Iterator[None]:
    try:
        yield
    except asyncpg.IntegrityConstraintViolationError:
        raise Conflict from None
    except asyncpg.PostgresError as error:
        if (error.sqlstate or "").startswith(_WRONG):
            raise
        pass_cancellation_on()
        raise Unavailable(type(error).__name__) from None
    except (OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.InternalClientError) as error:
        pass_cancellation_on()
        if isinstance(error, ValueError):  # a value that cannot be sent at all
            raise
        raise Unavailable(type(error).__name__) from None
