"""One process per database file, whatever names the file has. The system takes the locks back from a process that dies.

Two locks are held: one on `<path>.lock`, which every version of Voliera takes, and one on the database file itself,
which a second name of the file (a hard link) does not get around.

SQLite locks bytes 2**30 to 2**30 + 511 of the same file with POSIX record locks, which a process loses as soon as it
closes any descriptor of the file. So ours is one byte far behind them, held by the open file description (Linux) or the
handle (Windows), and the descriptor stays open until SQLite has let the file go. flock() would do on a local disk, but
NFS turns it into a record lock on the whole file, in SQLite's way. Other systems have the first lock only.
"""

import errno
import os
import struct
import sys
from collections.abc import Callable
from pathlib import Path

from voliera.server.storage.errors import StorageError

LOCKED_BYTE = 2**62
"""Beyond the end of any database file: SQLite's largest one has 2**48 bytes."""
_NEW_FILE = 0o644
"""As SQLite makes its files."""

if sys.platform == "win32":
    import msvcrt

    def _lock_whole(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

    def _lock_byte(file: int) -> None:
        os.lseek(file, LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock_whole(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _lock_byte(file: int) -> None:
        if sys.platform == "linux":
            fcntl.fcntl(file, fcntl.F_OFD_SETLK, struct.pack(_FLOCK, fcntl.F_WRLCK, os.SEEK_SET, LOCKED_BYTE, 1, 0))


_FLOCK = "hhqqi0q"
"""The C structure `flock` on Linux: type, whence, start, length, process; padded to its alignment."""
_NO_SUCH_LOCKS = {errno.EINVAL, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP}
"""What file systems and kernels without locks of this kind say."""
_held: set[tuple[int, int]] = set()
"""Device and inode of the files that this process has locked: it must not open one of them a second time, since
closing it again would take SQLite's locks away."""


class FileLock:
    """The right to use a database file, until it is released.

    The file is created if it is missing, and `<path>.lock` stays: removing it would let two processes in at once.
    """

    def __init__(self, path: Path) -> None:
        self._files: list[int] = []
        self._inode: tuple[int, int] | None = None
        try:
            self._take(path)
        except BaseException:
            self.release()
            raise

    def release(self) -> None:
        """Let other processes in."""
        if self._inode is not None:
            _held.discard(self._inode)
            self._inode = None
        while self._files:
            os.close(self._files.pop())

    def _take(self, path: Path) -> None:
        name = path.with_name(path.name + ".lock")
        _lock(_lock_whole, self._open(name, 0o600), path)
        if path.exists() and _inode_of(path.stat()) in _held:
            raise StorageError("locked", path=str(path))
        file = self._open(path, _NEW_FILE)
        _lock(_lock_byte, file, path)
        self._inode = _inode_of(os.fstat(file))
        _held.add(self._inode)

    def _open(self, path: Path, mode: int) -> int:
        try:
            file = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), mode)
        except OSError as error:
            raise StorageError("not_writable", path=str(path), why=type(error).__name__) from None
        self._files.append(file)
        return file


def _lock(take: Callable[[int], None], file: int, path: Path) -> None:
    try:
        take(file)
    except OSError as error:
        if error.errno not in _NO_SUCH_LOCKS:
            raise StorageError("locked", path=str(path)) from None


def _inode_of(status: os.stat_result) -> tuple[int, int]:
    return status.st_dev, status.st_ino
