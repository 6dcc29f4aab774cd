"""The room of a table: the sockets of this process that look at it, by what they may see."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass

from voliera.protocol.errors import Refused
from voliera.protocol.messages import Viewer
from voliera.server.live.connection import Connection, framed


@dataclass(slots=True)
class Arrival:
    """A socket that has not been told the present yet."""

    have: int | None = None
    """The `v` that it has seen already."""
    again: bool = False
    """Whether it was inside before: nothing waits for its greeting, which is tried until it succeeds."""
    refused: Refused | None = None


class Room:
    """The viewers of a table in this process. Messages are made once for each kind of viewer, not for each socket.

    A socket that arrives hears nothing until it is told the present; then it is inside, and hears all that follows.
    """

    def __init__(self, most_watchers: int) -> None:
        self.most_watchers = most_watchers
        self.by_viewer: dict[str, set[Connection]] = {}
        self.arriving: dict[Connection, Arrival] = {}
        self.owner: str | None = None
        """The process that owns the table, as far as is known; None if this one does or nobody is known to."""
        self.v = 0
        """The `v` that sockets inside have seen, if another process owns the table; no owner may know less."""
        self.door = asyncio.Lock()
        """Held while another owner is told who is here: one message at a time, or an old one could come last."""

    def __iter__(self) -> Iterator[Connection]:
        for connections in self.by_viewer.values():
            yield from connections
        yield from self.arriving

    def __len__(self) -> int:
        return sum(map(len, self.by_viewer.values())) + len(self.arriving)

    def arrive(self, connection: Connection, have: int | None = None) -> Arrival:
        """Note a socket that wants to look."""
        arrival = self.arriving[connection] = Arrival(have)
        return arrival

    def full_for(self, connection: Connection, viewer: Viewer) -> bool:
        """Whether there is no place for one more viewer of this kind.

        Players always find one: their number of sockets is bounded elsewhere. Viewers with a link do not compete for
        places with the public.
        """
        if viewer.kind == "seat":
            return False
        invited = connection.grant is not None
        watching = (one for key, some in self.by_viewer.items() if not key.startswith("seat") for one in some)
        return sum((one.grant is not None) == invited for one in watching) >= self.most_watchers

    def out_again(self) -> None:
        """Make everybody inside arrive again: they may have missed something, and must be told the present."""
        for connections in self.by_viewer.values():
            self.arriving |= {connection: Arrival(again=True) for connection in connections}
        self.by_viewer = {}

    def enter(self, connection: Connection, viewer: Viewer) -> None:
        """Let a socket in; it must be told the present at this moment."""
        self.arriving.pop(connection, None)
        connection.viewer = viewer
        self.by_viewer.setdefault(viewer.key, set()).add(connection)

    def leave(self, connection: Connection) -> None:
        """Forget a socket that is gone."""
        self.arriving.pop(connection, None)
        key = connection.viewer.key
        connections = self.by_viewer.get(key)
        if connections is not None:
            connections.discard(connection)
            if not connections:
                del self.by_viewer[key]

    def counts(self) -> dict[str, int]:
        """Return the number of sockets inside, by viewer."""
        return {key: len(connections) for key, connections in self.by_viewer.items()}

    def unseat(self, seat: int) -> None:
        """Close the sockets that see through the eyes of a seat; they may come back as other viewers."""
        for connections in tuple(self.by_viewer.values()):
            for connection in tuple(connections):
                if connection.viewer.seat == seat:
                    connection.bye("unseated", retry_ms=0)
                    self.leave(connection)

    def deliver(self, key: str, message: bytes) -> None:
        """Send a message to all viewers of one kind: one frame, however many they are."""
        connections = self.by_viewer.get(key)
        if connections:
            frame = framed(message)
            for connection in tuple(connections):
                connection.put(message, frame)

    def deliver_all(self, message: bytes) -> None:
        """Send a message to everybody."""
        for key in tuple(self.by_viewer):
            self.deliver(key, message)
