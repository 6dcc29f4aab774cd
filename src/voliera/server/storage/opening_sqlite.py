"""Opening a SQLite file: nobody else has it, it is ours, it is whole, and its schema is the present one."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import structlog
from sqlalchemy.exc import DBAPIError

from voliera.server.storage import migrating
from voliera.server.storage.errors import StorageError
from voliera.server.storage.locking import FileLock
from voliera.server.storage.sqlite import BUSY_S, SqliteDatabase, engine

CHECKED = 64 * 1024 * 1024
"""Files up to this size are looked through at opening; larger ones would keep people waiting."""
_CODES = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_ERROR: "damaged",  # the schema is not the one that the file says it has
}
_REVISION = re.compile("[0-9a-f]{4,12}")
"""What a revision looks like, ours or a newer version's."""
_log = structlog.get_logger("voliera.storage")


def open_sqlite(path: Path) -> SqliteDatabase:
    """The database in a file, which is made if there is none. Raises StorageError."""
    try:
        path = path.expanduser().resolve()
        path.parent.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError, ValueError) as error:
        raise StorageError("not_writable", path=str(path), why=type(error).__name__) from None
    lock = FileLock(path)
    try:
        revision = _revision(path)
        if revision is not None and not migrating.knows(revision):
            raise StorageError("newer", path=str(path), revision=revision)
        if revision != migrating.newest():
            if revision is not None:
                _copy(path, path.with_name(f"{path.name}.before-{migrating.newest()}"))
            _migrate(path)
        return SqliteDatabase(path, lock)
    except StorageError:
        lock.release()
        raise
    except (sqlite3.Error, DBAPIError) as error:
        lock.release()
        raise _explained(error, path) from None
    except Exception as error:  # a schema that nothing can be made of is found in many ways
        lock.release()
        _log.warning("database_not_opened", why=type(error).__name__, exc_info=True)
        raise StorageError("damaged", path=str(path), why=type(error).__name__) from None
    except BaseException:
        lock.release()
        raise


def open_sqlite_beside(path: Path) -> SqliteDatabase:
    """The database in a file that a server may have open: it is neither made nor migrated. Raises StorageError."""
    try:
        path = path.expanduser().resolve()
        found = path.is_file()
    except (OSError, RuntimeError, ValueError) as error:
        raise StorageError("not_writable", path=str(path), why=type(error).__name__) from None
    if not found:
        raise StorageError("missing", path=str(path))
    try:
        revision = _revision(path)
    except sqlite3.Error as error:
        raise _explained(error, path) from None
    if revision != migrating.newest():
        known = revision is None or migrating.knows(revision)
        raise StorageError("older" if known else "newer", path=str(path))
    return SqliteDatabase(path, None)


def _revision(path: Path) -> str | None:
    """What the file says that it is; None for a new one. Nothing is changed here."""
    with closing(sqlite3.connect(path, timeout=BUSY_S)) as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not names:
            return None
        if migrating.VERSION_TABLE not in names:
            raise StorageError("damaged", path=str(path), why="foreign")
        if path.stat().st_size <= CHECKED and connection.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
            raise StorageError("damaged", path=str(path), why="check")
        row = connection.execute(f"SELECT version_num FROM {migrating.VERSION_TABLE}").fetchone()
        if row is None or not isinstance(row[0], str) or not _REVISION.fullmatch(row[0]):
            raise StorageError("damaged", path=str(path), why="revision")
        return row[0]


def _copy(path: Path, copy: Path) -> None:
    """Keep the file as it was. A copy that is there already is older, so it is the one to keep."""
    if copy.exists():
        return
    unfinished = copy.with_name(copy.name + ".part")
    unfinished.unlink(missing_ok=True)
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(unfinished)) as target:
        source.backup(target)
    unfinished.rename(copy)


def _migrate(path: Path) -> None:
    """All steps in one transaction: a process that dies meanwhile leaves the file as it was."""
    migrator = engine(path, size=1)
    try:
        with migrator.begin() as connection:
            migrating.upgrade(connection)
    finally:
        migrator.dispose()


def _explained(error: Exception, path: Path) -> StorageError:
    cause = error.orig if isinstance(error, DBAPIError) else error
    name = getattr(cause, "sqlite_errorname", type(cause).__name__)
    number = getattr(cause, "sqlite_errorcode", None)
    if number is None:  # Python could not make text of what SQLite read
        return StorageError("damaged", path=str(path), why=name)
    return StorageError(_CODES.get(number & 0xFF, "not_writable"), path=str(path), why=name)
