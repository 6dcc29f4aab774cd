"""What happens at a table, for whoever wants to hear it: from now on, in order."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable

from voliera.client.errors import Gone
from voliera.documents import Document

MOST = 1_000
"""Maximum number of events that wait for a listener; beyond it the oldest are lost."""


class Events:
    """An endless list of event documents (`id` and `args`).

    When the table had to be read again, an event `resumed` comes with what the server still tells of the past (`log`,
    `chat`): some of it may have been heard before, and some events may be missing.
    """

    def __init__(self, ended: Callable[[], Exception | None]) -> None:
        self._ended = ended
        self._waiting: deque[Document] = deque(maxlen=MOST)
        self._news = asyncio.Event()

    def put(self, events: Iterable[Document]) -> None:
        """Something happened, or (without events) the table was closed."""
        self._waiting.extend(events)
        self._news.set()

    def waiting(self) -> list[Document]:
        """What has happened and was not heard yet; it is heard now."""
        heard = list(self._waiting)
        self._waiting.clear()
        return heard

    def __aiter__(self) -> "Events":
        return self

    async def __anext__(self) -> Document:
        while not self._waiting:
            error = self._ended()
            if isinstance(error, Gone):
                raise error
            if error is not None:
                raise StopAsyncIteration
            self._news.clear()
            await self._news.wait()
        return self._waiting.popleft()
