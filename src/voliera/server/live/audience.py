"""The audience of a live table, in this process and in others, and how it is told what happens.

A message is made once for all viewers who see the same. What a kind of viewer saw last is remembered, so that an entry
of which it may see nothing can be told as a bare number.
"""

import asyncio
import time
from collections.abc import Awaitable

from voliera.protocol.messages import Presence, Viewer
from voliera.server.bus import Moved
from voliera.server.core import outgoing
from voliera.server.core.table import Happening, Table
from voliera.server.live.broadcasts import Broadcast, EntryTold, PresenceTold, SeatFreed
from voliera.server.live.delay import Delay, Told
from voliera.server.live.room import Room
from voliera.server.services import Services
from voliera.server.storage import Unavailable

POLLED_S = 40.0
"""Seconds for which a player without a socket counts as present after asking; a long poll takes half of it."""
WATCH = Viewer("watch").key
PRESENCE_S = 0.2
"""Presence changes within this many seconds are announced together."""


class Audience:
    """The viewers of one table."""

    def __init__(self, services: Services, room: Room, table: Table) -> None:
        self.services = services
        self.room = room
        self.delay = Delay(table)
        self.elsewhere: dict[str, dict[str, int]] = {}
        """Number of sockets in other processes, by process and viewer."""
        self._seen: dict[str, bytes] = {}
        self._polled: dict[int, float] = {}
        self._left: dict[int, float] = {}
        """When the players who are away were first missed."""
        self._presence: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def counts(self) -> dict[str, int]:
        """Return the number of sockets, by viewer."""
        if not self.elsewhere:
            return self.room.counts()
        counts = self.room.counts()
        for others in self.elsewhere.values():
            for key, count in others.items():
                counts[key] = counts.get(key, 0) + count
        return counts

    def count_elsewhere(self, process: str, viewers: dict[str, int]) -> None:
        """Note the number of sockets of another process, by viewer."""
        if viewers:
            self.elsewhere[process] = viewers
        else:
            self.elsewhere.pop(process, None)

    def away(self, players: int) -> set[int]:
        """Return the seats without a socket whose players do not poll either."""
        present, since = self.counts(), time.monotonic() - POLLED_S
        return {
            seat for seat in range(players) if not present.get(f"seat:{seat}") and self._polled.get(seat, 0.0) < since
        }

    def asked(self, viewer: Viewer) -> None:
        """Note that somebody asked for the present, as players without a socket do."""
        if viewer.kind == "seat" and viewer.seat is not None:
            self._polled[viewer.seat] = time.monotonic()

    def saw(self, table: Table, viewer: Viewer) -> None:
        """Remember what a viewer was shown."""
        if table.started:
            self._seen.setdefault(viewer.key, outgoing.view(table, viewer))

    def tell(self, table: Table, happening: Happening, *, move: bool) -> None:
        """Send each viewer its own message about an entry; watchers of a public table hear of the move before."""
        watchers, counts = self.delay.pass_on(table, happening, move=move), self.counts()
        keys = [key for key in counts if key != WATCH]
        told = outgoing.evs(table, happening, [Viewer.of(key) for key in keys], self._seen, self.services.steady())
        messages = {key: [outgoing.encode(message)] for key, (message, _) in zip(keys, told, strict=True)}
        seen = {key: view for key, (_, view) in zip(keys, told, strict=True)}
        if counts.get(WATCH):
            messages[WATCH], seen[WATCH] = self._late(watchers)
        for key, some in messages.items():
            for message in some:
                self.room.deliver(key, message)
        self._seen = seen
        if self.elsewhere:
            texts = {key: [message.decode() for message in some] for key, some in messages.items()}
            self._publish(table, EntryTold(happening.v, texts))

    def _late(self, told: list[Told]) -> tuple[list[bytes], bytes]:
        """Return the messages for watchers, of which there may be none, and what they see then."""
        watcher, now, seen = Viewer.of(WATCH), self.services.steady(), self._seen.get(WATCH, b"")
        messages = []
        for table, happening in told:
            if happening is None:
                messages.append(outgoing.encode(outgoing.full(table, watcher, now)))
                seen = outgoing.view(table, watcher)
                continue
            ((message, seen),) = outgoing.evs(table, happening, [watcher], {WATCH: seen}, now)
            messages.append(outgoing.encode(message))
        return messages, seen

    def unseat(self, table: Table, seat: int) -> None:
        """Close the viewers of a seat that is free again: they must not see what its next player sees."""
        self.room.unseat(seat)
        if self.elsewhere:
            self._publish(table, SeatFreed(seat))

    def presence_changed(self, table: Table) -> None:
        """Announce soon that somebody came or went."""
        if self._presence is None:
            self._presence = asyncio.get_running_loop().call_later(PRESENCE_S, self._tell_presence, table)

    def presence(self, table: Table) -> str:
        """Return the message that says who is here."""
        away = self.away(table.row.players)
        watchers = sum(count for key, count in self.counts().items() if not key.startswith("seat"))
        every, now = range(table.row.players), time.monotonic()
        self._left = {seat: self._left.get(seat, now) for seat in away}
        away_ms = [int(1000 * (now - self._left[seat])) if seat in away else None for seat in every]
        return outgoing.encode(Presence([seat not in away for seat in every], watchers, away_ms)).decode()

    def _tell_presence(self, table: Table) -> None:
        self._presence = None
        text = self.presence(table)
        self.room.deliver_all(text.encode())
        if self.elsewhere:
            self._publish(table, PresenceTold(text))

    def _publish(self, table: Table, broadcast: Broadcast) -> None:
        """Send something to the other processes, which notice when they miss an entry."""
        self.services.bus.publish(table.id, broadcast)

    def background(self, work: Awaitable[None]) -> None:
        """Do something that nobody waits for; it ends with the table."""
        task = asyncio.ensure_future(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Stop: the table leaves memory."""
        if self._presence is not None:
            self._presence.cancel()
        for task in self._tasks:
            task.cancel()


async def _quietly(work: Awaitable[None]) -> None:
    try:
        await work
    except (Unavailable, Moved):
        return
