"""What processes tell each other about a table. A revoked link and a rewritten table may come from any process."""

from msgspec import Struct


class Broadcast(Struct, frozen=True, tag_field="kind"):
    """Something about a table that other processes must know."""


class EntryTold(Broadcast, frozen=True, tag="entry"):
    """An entry was committed: its `v`, and the messages for each kind of viewer; for watchers they may come later."""

    v: int
    texts: dict[str, list[str]]


class PresenceTold(Broadcast, frozen=True, tag="presence"):
    """Somebody came or went: one message for everybody."""

    text: str


class SeatFreed(Broadcast, frozen=True, tag="unseated"):
    """A seat is free again: sockets that see through its eyes must be closed."""

    seat: int


class LinkRevoked(Broadcast, frozen=True, tag="revoked"):
    """A link was revoked: sockets that look by it must be closed."""

    link: str


class TableRewritten(Broadcast, frozen=True, tag="rewritten"):
    """Somebody was erased from a table: what is in memory of it must be read again."""


AnyBroadcast = EntryTold | PresenceTold | SeatFreed | LinkRevoked | TableRewritten
