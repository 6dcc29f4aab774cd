"""Records of finished tables, as text. A record hardly ever changes once its game is over, so the last ones are kept.

Nothing can follow the end of a game but chat: every command that could change the game or the seats is refused then.
Only a name goes when a person is erased (`forget`).
"""

import asyncio
from collections import OrderedDict

from voliera.protocol.errors import Refused
from voliera.server.core.entries import encode_text
from voliera.server.core.table import Table
from voliera.server.storage import Storage
from voliera.server.storage.loading import loaded
from voliera.server.worker_thread import in_thread

LARGEST = 16 * 1024 * 1024
"""Maximum number of characters kept in all: a few hundred records."""


class Records:
    """The records that one process was asked for."""

    def __init__(self, storage: Storage, largest: int = LARGEST) -> None:
        self._storage = storage
        self._left = largest
        self._kept: OrderedDict[str, str] = OrderedDict()
        self._making: dict[str, asyncio.Task[str | None]] = {}

    async def text(self, table_id: str) -> str | None:
        """The record of a finished table; None if there is no such table. Refused while the game is not over."""
        if table_id in self._kept:
            self._kept.move_to_end(table_id)
            return self._kept[table_id]
        task = self._making.get(table_id)
        if task is None:  # however many ask at the same time, it is made once
            task = self._making[table_id] = asyncio.create_task(self._make(table_id))
            task.add_done_callback(lambda done: self._made(table_id, done))
        return await asyncio.shield(task)

    def forget(self, table_id: str) -> None:
        """Keep a table's record no longer: somebody was erased from it."""
        text = self._kept.pop(table_id, None)
        if text is not None:
            self._left += len(text)

    async def _make(self, table_id: str) -> str | None:
        table = await loaded(self._storage, table_id)
        if table is None:
            return None
        if table.status != "over":
            raise Refused("not_over", "the record is a secret until the game is over")
        text = await in_thread(_written, table)
        self._keep(table_id, text)
        return text

    def _made(self, table_id: str, task: asyncio.Task[str | None]) -> None:
        del self._making[table_id]
        if not task.cancelled():
            task.exception()  # those who waited were told; perhaps nobody did

    def _keep(self, table_id: str, text: str) -> None:
        self._kept[table_id] = text
        self._left -= len(text)
        while self._left < 0:
            self._left += len(self._kept.popitem(last=False)[1])


def _written(table: Table) -> str:
    return encode_text(table.record())
