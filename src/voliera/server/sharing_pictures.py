"""The pictures of results that one process was asked for: drawn one at a time, and the last ones kept.

A picture is some 150 ms of a core. Several at a time would be done no sooner, as Python runs one thread at a time, and
would take the event loop's turns.
"""

import asyncio
from collections import OrderedDict

from voliera.protocol.errors import Refused
from voliera.server.notices.notice import Notice
from voliera.server.sharing_card import drawn

KEPT = 64
"""Maximum number of pictures that are kept in memory."""
WAITING = 64
"""Maximum number of requests that wait for a picture; further ones are refused."""
BUSY_MS = 2_000


class Pictures:
    """Results as PNG, by the game and the language."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[Notice, str], bytes] = OrderedDict()
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    async def png(self, notice: Notice, lang: str) -> bytes:
        """Return the picture of a result; Refused `busy` where too many wait for theirs."""
        found = self._find(notice, lang)
        if found is not None:
            return found
        if self._waiting >= WAITING:
            raise Refused("busy", "too many pictures are asked for at once", retry_ms=BUSY_MS)
        self._waiting += 1
        try:
            async with self._turn:
                return self._find(notice, lang) or await self._draw(notice, lang)
        finally:
            self._waiting -= 1

    def _find(self, notice: Notice, lang: str) -> bytes | None:
        if (notice, lang) in self._kept:
            self._kept.move_to_end((notice, lang))
        return self._kept.get((notice, lang))

    async def _draw(self, notice: Notice, lang: str) -> bytes:
        made = await asyncio.to_thread(drawn, notice, lang)
        self._kept[notice, lang] = made
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return made
