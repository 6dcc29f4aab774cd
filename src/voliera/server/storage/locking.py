"""One process per file: a lock that the system itself takes back from whoever dies."""

import os
import sys
from pathlib import Path

from voliera.server.storage.errors import StorageError

if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """Holds `<path>.lock` until it is released. The file stays: taking it away would let two in at once."""

    def __init__(self, path: Path) -> None:
        self._file: int | None = None
        lock = path.with_name(path.name + ".lock")
        try:
            file = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StorageError("not_writable", path=str(lock), why=type(error).__name__) from None
        try:
            _take(file)
        except OSError:
            os.close(file)
            raise StorageError("locked", path=str(path)) from None
        self._file = file

    def release(self) -> None:
        """Let others in."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
