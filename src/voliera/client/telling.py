"""How those who wait are told that something has changed, or that nothing will change any more."""

import asyncio
from weakref import WeakSet

from voliera.client.events import Events
from voliera.client.present import Present
from voliera.documents import Document


class Telling(Present):
    """The present of a table, with people who wait for the next one."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting: asyncio.Future[None] | None = None
        self._listeners: WeakSet[Events] = WeakSet()
        self._ended: Exception | None = None

    @property
    def events(self) -> Events:
        """What happens from now on: `async for event in table.events`."""
        events = Events(lambda: self._ended)
        self._listeners.add(events)
        return events

    async def changed(self) -> None:
        """Wait for the next change: of the game, of the table, of who is here, or of the connection."""
        self._check()
        if self._waiting is None:
            self._waiting = asyncio.get_running_loop().create_future()
        await asyncio.shield(self._waiting)
        self._check()

    def _check(self) -> None:
        if self._ended is not None:
            raise self._ended

    def _tell(self, *events: Document) -> None:
        for listener in tuple(self._listeners):
            listener.put(events)
        waiting, self._waiting = self._waiting, None
        if waiting is not None and not waiting.done():
            waiting.set_result(None)
