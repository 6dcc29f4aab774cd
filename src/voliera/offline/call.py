"""A request of the HTTP interface on the device, and what becomes of it."""

from dataclasses import dataclass
from typing import Any

from voliera.offline.memory import Memory, Stored
from voliera.offline.table import LocalTable, StoredEntry
from voliera.protocol.errors import Refused


@dataclass(frozen=True, slots=True)
class Call:
    """A request: what is in memory, the parts of its path, its query and body, and the time."""

    memory: Memory
    parts: list[str]
    query: dict[str, str]
    body: Any
    name: str
    """What the person at the device is called."""
    now: int

    @property
    def local(self) -> LocalTable:
        """The table that the path names; raises Refused."""
        found = self.memory.tables.get(self.parts[1])
        if found is None:
            raise Refused("no_table", "there is no such table on this device")
        return found


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a request, and what has to be kept before it is given."""

    body: Any
    status: int = 200
    keep: StoredEntry | None = None
    store: Stored | None = None
    again: bool = False
    """Whether the work is not done yet: the same request goes on with it. There is no answer so far."""
