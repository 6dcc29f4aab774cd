"""Opening a PostgreSQL database: it answers, and its schema is the present one. Several processes may do so at once."""

from typing import Any

import asyncpg

from voliera.server.storage import migrating
from voliera.server.storage.errors import StorageError
from voliera.server.storage.postgresql import PostgresDatabase, connect

MIGRATION_S = 600.0
_LOCK = 0x766F6C6965726100
"""Whoever migrates holds this advisory lock; the others wait, and find it done."""
_ANY_REVISION = "SELECT count(*) FROM pg_tables WHERE tablename = $1 AND schemaname = ANY (current_schemas(false))"
"""Asked of the catalogue's rows: what the server remembers of names may be older than the lock that was waited for."""
_LOGIN = (asyncpg.InvalidAuthorizationSpecificationError,)
_NOT_OURS = (asyncpg.DuplicateTableError, asyncpg.DuplicateObjectError)


async def open_postgresql(url: str, facts: dict[str, str], *, migrates: bool = True) -> PostgresDatabase:
    """The database at an address. Raises StorageError with these facts, which hold no password."""
    try:
        connection = await connect(url, MIGRATION_S)
    except _LOGIN:
        raise StorageError("unreachable", why="login", **facts) from None
    except asyncpg.InvalidCatalogNameError:
        raise StorageError("unreachable", why="no_database", **facts) from None
    except asyncpg.PostgresError as error:
        raise StorageError("unreachable", why=type(error).__name__, **facts) from None
    except OSError:
        raise StorageError("unreachable", why="no_answer", **facts) from None
    except (asyncpg.InterfaceError, ValueError, TypeError):
        raise StorageError("bad_url", why="parts") from None
    try:
        if migrates:
            await _to_the_newest(connection, facts)
        elif await _revision(connection, facts) != migrating.newest():
            raise StorageError("older", **facts)
    except _NOT_OURS:
        raise StorageError("damaged", why="foreign", **facts) from None
    except asyncpg.InsufficientPrivilegeError:
        raise StorageError("not_writable", why="rights", **facts) from None
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        raise StorageError("unreachable", why=type(error).__name__, **facts) from None
    finally:
        connection.terminate()
    return PostgresDatabase(url)


async def _to_the_newest(connection: Any, facts: dict[str, str]) -> None:
    if await _revision(connection, facts) == migrating.newest():
        return
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
        revision = await _revision(connection, facts)
        if revision != migrating.newest():
            await connection.execute(migrating.upgrade_script(revision))


async def _revision(connection: Any, facts: dict[str, str]) -> str | None:
    if not await connection.fetchval(_ANY_REVISION, migrating.VERSION_TABLE):
        return None
    revision: str | None = await connection.fetchval(f"SELECT version_num FROM {migrating.VERSION_TABLE}")
    if revision is not None and not migrating.knows(revision):
        raise StorageError("newer", revision=revision, **facts)
    return revision
