"""The rooms of one process: where its sockets look at tables, whichever process owns them."""

import time
from collections.abc import Iterator

from voliera.server.live.connection import NORMAL, POLICY, Connection
from voliera.server.live.room import Room
from voliera.server.settings import Limits


class Rooms(dict[str, Room]):
    """Rooms by the ids of their tables."""

    def __init__(self, limits: Limits) -> None:
        super().__init__()
        self.limits = limits

    def open(self, table_id: str) -> Room:
        """Return the room of a table; a new one if there is none."""
        return self.setdefault(table_id, Room(self.limits.watchers_per_table))

    def connections(self) -> Iterator[Connection]:
        """Return all sockets."""
        for room in tuple(self.values()):
            yield from tuple(room)

    def close_link(self, table_id: str, link: str) -> None:
        """Close the sockets that look at a table by a link."""
        for connection in tuple(self.get(table_id, ())):
            if connection.grant is not None and connection.grant.link == link:
                connection.bye("revoked", POLICY)

    def drop_silent(self) -> None:
        """Close the sockets that have not said anything, or have not read anything, for too long."""
        now = time.monotonic()
        oldest = now - self.limits.silence_s
        for connection in self.connections():
            if connection.stuck(now):
                connection.abort()
            elif connection.heard < oldest:
                connection.bye("silent", NORMAL, retry_ms=0)
