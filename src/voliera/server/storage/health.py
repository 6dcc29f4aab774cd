"""Whether the database can be written. A disk that is full still answers every question.

Commits that succeed are proof enough. Where there is none of the last few seconds, a small write is tried when somebody
asks, one at a time. After a failed commit the write that is tried is larger than ordinary commits: otherwise it would
find room where players' moves do not, and the answer would change to and fro.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable

import structlog

from voliera.server.storage.errors import Unavailable

PROVED_S = 5.0
"""Seconds for which a commit proves that the database can be written."""
RETRY_S = 1.0
"""Minimum seconds between two attempts to write after a failure."""
PATIENCE_S = 5.0
"""Seconds to wait for an attempt."""
RECOVERY_BYTES = 65_536
"""Bytes that must find room before the database counts as writable again."""

_log = structlog.get_logger("voliera.storage")


class WriteHealth:
    """Remembers how the last commits ended; `probe` writes and commits a number of bytes of its own."""

    def __init__(self, probe: Callable[[int], Awaitable[object]]) -> None:
        self._probe = probe
        self._failing = False
        self._proved = time.monotonic()
        self._tried = 0.0
        self._attempt: asyncio.Task[None] | None = None

    def committed(self) -> None:
        """A commit is durable. After a failure this is not enough: it may have been a small one."""
        if not self._failing:
            self._proved = time.monotonic()

    def failed(self, why: str) -> None:
        """A commit failed because of the database."""
        if not self._failing:
            _log.warning("storage_not_writable", why=why)
        self._failing = True

    async def ok(self) -> bool:
        """Whether the database can be written, as far as the last seconds tell; it may be tried for this."""
        now = time.monotonic()
        if not self._failing and now - self._proved < PROVED_S:
            return True
        if self._attempt is None and now - self._tried >= RETRY_S:
            self._tried = now
            self._attempt = asyncio.create_task(self._try(), name="storage-probe")
        if self._attempt is not None:
            done, _ = await asyncio.wait({self._attempt}, timeout=PATIENCE_S)
            if not done:
                return False
        return not self._failing

    async def close(self) -> None:
        """Wait for an attempt under way."""
        if self._attempt is not None:
            await asyncio.wait({self._attempt})

    async def _try(self) -> None:
        try:
            await self._probe(RECOVERY_BYTES if self._failing else 0)
        except Unavailable as error:
            self.failed(str(error))
        except Exception:
            _log.exception("storage_probe_failed")
            self._failing = True
        else:
            if self._failing:
                _log.info("storage_writable_again")
            self._failing = False
            self._proved = time.monotonic()
        finally:
            self._attempt = None
