"""All HTTP connections of one process, and what they may hold together.

A single connection is bounded by its protocol (protocol.py). Here the oldest has to go where there are too many: of
requests that have begun to arrive, of connections that are idle, and of clients that do not read their answers.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from voliera.server.settings import Limits

HEAVY = 16
"""How often a connection counts that was closed before its request was answered."""


class Connection(Protocol):
    """What the registry needs of a connection."""

    def unread(self) -> int:
        """Return the number of bytes that were sent and not taken by the system."""

    def cut_off(self) -> None:
        """Close at once; what was not sent is thrown away."""


class Connections:
    """The connections of a process, by state. Each is in at most one of idle, unfinished and working."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.gone = 0
        """Connections that were closed since the start or became web sockets, those cut in a request many times over.

        They leave cycles of garbage behind (garbage.py), and an unfinished request may hold hundreds of kilobytes.
        """
        self.count: Callable[[str], None] = lambda why: None
        """Counts a connection that was refused or cut off, by reason."""
        self.held = 0
        """Requests that wait for news, which have a limit of their own."""
        self._idle: dict[Connection, None] = {}
        self._unfinished: dict[Connection, None] = {}
        self._working: set[Connection] = set()
        self._slow: dict[Connection, None] = {}

    @property
    def crowded(self) -> bool:
        """Whether no further request can be answered now."""
        return len(self._working) - self.held >= self.limits.requests_at_once

    @contextmanager
    def holding(self) -> Iterator[None]:
        """Let a request wait for news without taking the place of another."""
        self.held += 1
        try:
            yield
        finally:
            self.held -= 1

    def idle(self, connection: Connection) -> None:
        """Note that a connection waits for its next request."""
        self._leave(connection)
        self._idle[connection] = None
        self._trim(self._idle, self.limits.connections_idle, "idle")

    def unfinished(self, connection: Connection) -> None:
        """Note that a request has begun to arrive."""
        if connection not in self._unfinished:
            self._leave(connection)
            self._unfinished[connection] = None
            self._trim(self._unfinished, self.limits.requests_unfinished, "unfinished")

    def working(self, connection: Connection) -> None:
        """Note that a request has arrived and is being answered."""
        self._leave(connection)
        self._working.add(connection)

    def slow(self, connection: Connection) -> None:
        """Note that a client does not read as fast as we write."""
        self._slow[connection] = None
        unread = sum(one.unread() for one in self._slow)
        while unread > self.limits.unread_bytes and self._slow:
            oldest = next(iter(self._slow))
            unread -= oldest.unread()
            self._cut_off(oldest, "unread")

    def caught_up(self, connection: Connection) -> None:
        """Note that a client has read what was written."""
        self._slow.pop(connection, None)

    def closed(self, connection: Connection) -> None:
        """Forget a connection."""
        self.gone += 1 if connection in self._idle else HEAVY
        self._leave(connection)
        self.caught_up(connection)

    def upgraded(self, connection: Connection) -> None:
        """Forget a connection that became a web socket; its request is left behind."""
        self.gone += 1
        self._leave(connection)
        self.caught_up(connection)

    def _leave(self, connection: Connection) -> None:
        self._idle.pop(connection, None)
        self._unfinished.pop(connection, None)
        self._working.discard(connection)

    def _trim(self, some: dict[Connection, None], most: int, why: str) -> None:
        while len(some) > most:
            self._cut_off(next(iter(some)), why)

    def _cut_off(self, connection: Connection, why: str) -> None:
        self._leave(connection)
        self.caught_up(connection)
        self.count(why)
        connection.cut_off()
