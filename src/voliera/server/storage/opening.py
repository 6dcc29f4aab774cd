"""Opening a database, whatever its address: find it, lock it, bring it to the present schema, and say clearly why not.

Nothing that leaves here holds the address as it was given, since a password may be in it.
"""

import asyncio
import os
from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_path

from voliera.server.storage.errors import StorageError
from voliera.server.storage.opening_postgresql import open_postgresql
from voliera.server.storage.opening_sqlite import open_sqlite, open_sqlite_beside
from voliera.server.storage.storage import Storage

FILE = "voliera.db"
_POSTGRESQL = {"postgresql", "postgres", "postgresql+asyncpg"}


async def open_storage(url: str | None) -> Storage:
    """The storage at an address, ready to write: None for a file in the user's data folder (or in VOLIERA_DATA).

    `sqlite:///…` and a bare path name a file, `postgresql://…` a server. Raises StorageError.
    """
    return await _open(url, beside=False)


async def open_beside(url: str | None) -> Storage:
    """The storage at an address that a server may be using: it has to be there, and is not migrated."""
    return await _open(url, beside=True)


async def _open(url: str | None, *, beside: bool) -> Storage:
    if not url:
        return await _open_file(_data_folder() / FILE, beside)
    scheme, separator, rest = url.partition("://")
    if not separator:
        return await _open_file(Path(url), beside)
    if scheme == "sqlite":
        if not rest.startswith("/") or len(rest) < 2 or ":memory:" in rest:
            raise StorageError("bad_url", why="file")
        return await _open_file(Path(rest[1:]), beside)
    if scheme not in _POSTGRESQL:
        raise StorageError("bad_url", why="scheme")
    try:
        parts = urlsplit(url)
        facts = {"host": parts.hostname or "", "port": str(parts.port or ""), "database": parts.path[1:]}
    except ValueError:
        raise StorageError("bad_url", why="parts") from None
    shown = {name: value for name, value in facts.items() if value}
    return _started(Storage(await open_postgresql(f"postgresql://{rest}", shown, migrates=not beside)))


def _data_folder() -> Path:
    given = os.environ.get("VOLIERA_DATA")
    return Path(given) if given else user_data_path("voliera")


async def _open_file(path: Path, beside: bool) -> Storage:
    return _started(Storage(await asyncio.to_thread(open_sqlite_beside if beside else open_sqlite, path)))


def _started(storage: Storage) -> Storage:
    storage.start()
    return storage
