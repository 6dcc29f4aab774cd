"""Jobs in the background that nobody waits for: each name runs once at a time."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from voliera.server.bus import Moved
from voliera.server.errors import ANSWERED
from voliera.server.stopping import stop

Work = Callable[[], Coroutine[Any, Any, None]]
_log = structlog.get_logger("voliera.jobs")


class Jobs:
    """The jobs of one process. A job that fails is left to whatever looks again once a second (watch.py)."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def start(self, kind: str, table_id: str, work: Work, *, again: bool = True) -> None:
        """Start a job; where the same one is under way it is done once more afterwards, if `again`."""
        name = f"{kind} {table_id}"
        if name not in self._tasks:
            self._tasks[name] = asyncio.create_task(self._run(kind, name, work))
        elif again:
            self._again.add(name)

    async def close(self) -> None:
        """Cancel all jobs."""
        await stop(*self._tasks.values())

    async def _run(self, kind: str, name: str, work: Work) -> None:
        try:
            await work()
            while name in self._again:
                self._again.discard(name)
                await work()
        except (Moved, *ANSWERED) as error:
            _log.info("later", what=kind, why=type(error).__name__)
        except Exception:
            _log.exception("background_failed", what=kind)
        finally:
            self._again.discard(name)
            del self._tasks[name]
