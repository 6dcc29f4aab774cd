"""A SQLite file: one thread writes, a few read, and every commit is on the disk before it returns."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import URL, Connection, Engine, Executable, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from voliera.server.storage.batch import ENTRY, SUMMARY, Counts, Many, Statement, Write, rows_of, steps_of
from voliera.server.storage.errors import Conflict, Damaged, Unavailable
from voliera.server.storage.locking import FileLock

T = TypeVar("T")


def _column(i: int) -> str:
    """A value of a row that travels as JSON."""
    return f"json_extract(rows.value, '$[{i}]')"


READERS = 4
BUSY_S = 5.0
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "journal_size_limit=67108864")
_FAULTS = (sqlite3.OperationalError, sqlite3.InternalError, sqlite3.DatabaseError)
"""Of the database itself (the last one for damage); their subclasses and others speak of what it was given."""
_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_NO_TEXT = "Could not decode to UTF-8"
"""What Python's module says of text that is none; SQLite itself does not look."""
_VALUES = ", ".join(map(_column, range(len(ENTRY))))
_INSERT = f"INSERT INTO entries ({', '.join(ENTRY)}) SELECT {_VALUES} FROM json_each(?) AS rows"
_CHANGES = ", ".join(f"{name} = {_column(i)}" for i, name in enumerate(SUMMARY))
_UPDATE = f"UPDATE tables SET {_CHANGES} FROM json_each(?) AS rows WHERE tables.id = {_column(len(SUMMARY))}"
"""A whole batch is one value of each statement: row by row, the thread would have to ask for Python's lock again and
again, and wait for it behind the event loop."""
_encode = msgspec.json.Encoder().encode


class SqliteDatabase:
    """An open file. With a `lock`, which is ours, no other server has it open; without one a server may."""

    def __init__(self, path: Path, lock: FileLock | None) -> None:
        self._lock = lock
        self._writing = engine(path, size=1)
        self._reading = engine(path, size=READERS + 1, writes=False)
        self._writer = ThreadPoolExecutor(1, "storage-writer")
        self._readers = ThreadPoolExecutor(READERS, "storage-reader")
        self._first_reader = ThreadPoolExecutor(1, "storage-first-reader")

    async def commit(self, batch: Sequence[Write]) -> list[Counts]:
        """Commit a batch in one transaction."""
        return await _on(self._writer, lambda: self._commit(batch))

    async def fetch(self, statement: Executable, values: dict[str, Any], *, first: bool = False) -> Sequence[Any]:
        """All rows of a query, as one moment of the file shows them."""
        return await _on(self._first_reader if first else self._readers, lambda: self._fetch(statement, values))

    async def close(self) -> None:
        """Wait for readers, bring everything into the one file, and let others have it."""
        await asyncio.to_thread(self._close)

    def _commit(self, batch: Sequence[Write]) -> list[Counts]:
        entries, summaries = rows_of(batch)
        with _translating(), self._writing.begin() as connection:
            if entries:
                connection.exec_driver_sql(_INSERT, (_encode(entries).decode(),))
                connection.exec_driver_sql(_UPDATE, (_encode(summaries).decode(),))
            counts: list[Counts] = [[] for _ in batch]
            for places, statement in steps_of(batch):
                touched = _touched(connection, statement)
                for place in places:
                    counts[place].append(touched)
            return counts

    def _fetch(self, statement: Executable, values: dict[str, Any]) -> Sequence[Any]:
        with _translating(), self._reading.connect() as connection:
            try:
                return connection.execute(statement, values).all()
            except OperationalError as error:
                if _NO_TEXT not in str(error.orig):
                    raise
            with _tolerant(connection):
                return connection.execute(statement, values).all()

    def _close(self) -> None:
        self._readers.shutdown()
        self._first_reader.shutdown()
        self._reading.dispose()
        self._writer.shutdown()
        self._writing.dispose()
        if self._lock is not None:
            self._lock.release()


def engine(path: Path, *, size: int, writes: bool = True) -> Engine:
    """Connections to a file, set up for durability. Transactions are begun by us, so that they hold DDL as well."""
    made = create_engine(
        URL.create("sqlite", database=str(path)),
        connect_args={"timeout": BUSY_S, "isolation_level": None, "check_same_thread": False},
        pool_size=size,
        max_overflow=0,
        hide_parameters=True,
    )

    def set_up(connection: sqlite3.Connection, _: Any) -> None:
        for pragma in PRAGMAS if writes else (*PRAGMAS, "query_only=ON"):
            connection.execute(f"PRAGMA {pragma}")

    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    event.listen(made, "connect", set_up)
    if writes:
        event.listen(made, "begin", begin)
    return made


async def _on(threads: Executor, work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(threads, work)


def _touched(connection: Connection, one: Statement) -> int:
    if isinstance(one, Many):
        return connection.execute(one.statement, list(one.rows)).rowcount
    return connection.execute(one).rowcount


@contextmanager
def _tolerant(connection: Connection) -> Iterator[None]:
    """Read text of which bytes are damaged, with signs in their place: one such row must not hide all others."""
    driver: Any = connection.connection.driver_connection
    driver.text_factory = partial(str, encoding="utf-8", errors="replace")
    try:
        yield
    finally:
        driver.text_factory = str


@contextmanager
def _translating() -> Iterator[None]:
    try:
        yield
    except IntegrityError:
        raise Conflict from None
    except (DBAPIError, sqlite3.Error) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        if getattr(cause, "sqlite_errorcode", 0) & 0xFF in _DAMAGE:
            raise Damaged(getattr(cause, "sqlite_errorname", type(cause).__name__)) from None
        if type(cause) in _FAULTS:
            raise Unavailable(getattr(cause, "sqlite_errorname", type(cause).__name__)) from None
        raise
