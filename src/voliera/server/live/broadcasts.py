"""What processes tell each other about a table. Only a revoked link may come from a process that does not own it."""

from msgspec import Struct


class Broadcast(Struct, frozen=True, tag_field="kind"):
    """Something about a table that other processes must know."""


class EntryTold(Broadcast, frozen=True, tag="entry"):
    """An entry was committed: its `v`, and its message for each kind of viewer."""

    v: int
    texts: dict[str, str]


class PresenceTold(Broadcast, frozen=True, tag="presence"):
    """Somebody came or went: one message for everybody."""

    text: str


class SeatFreed(Broadcast, frozen=True, tag="unseated"):
    """A seat is free again: sockets that see through its eyes must be closed."""

    seat: int


class LinkRevoked(Broadcast, frozen=True, tag="revoked"):
    """A link was revoked: sockets that look by it must be closed."""

    link: str


AnyBroadcast = EntryTold | PresenceTold | SeatFreed | LinkRevoked
