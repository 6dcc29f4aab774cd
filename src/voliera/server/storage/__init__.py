"""Where tables, people and links are kept: one SQLite file, or PostgreSQL. What was acknowledged is here, always."""

from voliera.server.storage.errors import Conflict, StorageError, Unavailable
from voliera.server.storage.opening import open_beside, open_storage
from voliera.server.storage.storage import Storage

__all__ = ["Conflict", "Storage", "StorageError", "Unavailable", "open_beside", "open_storage"]
