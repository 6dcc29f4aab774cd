"""Commands of one table that were committed, by session and id: what they were acknowledged with.

The newest are in memory, all of them in the storage.
"""

from collections import OrderedDict

from voliera.server.core.entries import Entry
from voliera.server.storage import Storage

KEPT = 64
"""Number of commands in memory."""

Numbers = tuple[int, int]
"""The `v` and `rev` of an acknowledgement."""


class Acknowledged:
    """The commands of one table."""

    def __init__(self, storage: Storage, table_id: str) -> None:
        self._storage = storage
        self._table = table_id
        self._recent: OrderedDict[tuple[str, str], Numbers] = OrderedDict()

    def note(self, entry: Entry) -> None:
        """Remember an entry that was committed."""
        if entry.session is not None and entry.action_id is not None:
            self._recent[entry.session, entry.action_id] = (entry.v, entry.rev)
            if len(self._recent) > KEPT:
                self._recent.popitem(last=False)

    def recent(self, session: str, action_id: str) -> Numbers | None:
        """Find a command in memory."""
        return self._recent.get((session, action_id))

    async def find(self, session: str, action_id: str) -> Numbers | None:
        """Find a command in the storage.

        What a command did may be the reason why the same command is refused now, and memory may have forgotten it, so
        no refusal is final before this.
        """
        return await self._storage.known_action(self._table, session, action_id)
