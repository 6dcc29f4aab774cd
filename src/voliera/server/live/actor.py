"""One live table, in the process that owns it: decide, commit, remember, acknowledge, tell.

Commands of a table are carried out one after the other. Each is folded into a twin of the table; the twin takes the
table's place once its entry is committed, so a failure before that leaves nothing behind, and nothing is told that
could still be lost.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from voliera.protocol.errors import Refused
from voliera.protocol.messages import Act, Command, Full, Grant, Nack, Outgoing, Viewer
from voliera.server.bus import Moved
from voliera.server.core import outgoing
from voliera.server.core.deciding import decide, flag, give_back, join
from voliera.server.core.entries import Entry
from voliera.server.core.folding import fold, work_of
from voliera.server.core.table import Change, Happening, Table
from voliera.server.core.viewers import viewer_of
from voliera.server.live.acknowledged import Acknowledged
from voliera.server.live.alarm import Alarm
from voliera.server.live.audience import Audience
from voliera.server.live.bots import BotPlay
from voliera.server.live.bounds import Bounds
from voliera.server.live.room import Room
from voliera.server.services import Services
from voliera.server.storage import Conflict, Unavailable
from voliera.server.storage.consequences import consequences
from voliera.server.worker_thread import in_thread_if_long

Reply = Callable[[str], None]

RETRY_MS = 1_000
"""Milliseconds after which a command that met a busy table should be tried again."""
TRIES = 3
"""Times a command is decided when another owner keeps changing the table."""
CAUGHT_UP_AT_ONCE = 64
"""Maximum number of entries read at once when another owner was faster."""


class Actor:
    """A table that somebody looks at."""

    def __init__(self, services: Services, table: Table, room: Room) -> None:
        self.services = services
        self.table = table
        self.audience = Audience(services, room, table)
        self.lock = asyncio.Lock()
        self.waiting = 0
        self.used = time.monotonic()
        self.closed = False
        self._doubtful = False
        self._acknowledged = Acknowledged(services.storage, table.id)
        self._alarm = Alarm(services.steady, self._time_is_up)
        self._bots = BotPlay(self)
        self._bounds = Bounds(services.limits)
        self.look_after()

    # Looking

    def greet(self, session: str | None, grant: Grant | None, have: int | None) -> list[str]:
        """Return the first messages for somebody who wants to look; raises Refused."""
        self.used = time.monotonic()
        viewer = self.viewer(session, grant)
        table, messages = self.audience.delay.seen_by(viewer, self.table), list[Outgoing]()
        if have != table.v:
            messages = outgoing.resumed(table, viewer, have or 0, self.services.steady())
        if messages and isinstance(messages[0], Full):
            self.services.metrics.resyncs.labels("hello").inc()
        self.audience.saw(table, viewer)
        if session is not None and viewer.kind == "seat" and viewer.seat is not None:
            self._welcome_back(session, viewer.seat)
        return [*(outgoing.encode(one).decode() for one in messages), self.audience.presence(self.table)]

    def viewer(self, session: str | None, grant: Grant | None) -> Viewer:
        """Return through whose eyes somebody looks; raises Refused."""
        row = self.table.row
        sitting = [one.session for one in self.table.seats]
        if (viewer := viewer_of(sitting, row.host, row.settings.public, session, grant)) is None:
            raise Refused("forbidden", "this table is not public; ask for a link")
        return viewer

    def full_text(self, viewer: Viewer) -> str:
        """Return the present for one viewer, as text."""
        self.audience.asked(viewer)
        table = self.audience.delay.seen_by(viewer, self.table)
        return outgoing.encode(outgoing.full(table, viewer, self.services.steady())).decode()

    def presence_changed(self) -> None:
        """Announce soon that somebody came or went."""
        if not self.closed:
            self.audience.presence_changed(self.table)

    # Commands

    async def handle(self, command: Command, session: str, reply: Reply) -> None:
        """Carry out a person's command in its turn; `reply` gets the answer before others are told. Raises Moved."""
        self.services.metrics.commanded(command)
        self.used = time.monotonic()
        if self.waiting >= self.services.limits.commands_waiting:
            return self._refuse(reply, Nack(command.id, "busy", retry_ms=RETRY_MS))
        self.waiting += 1
        try:
            async with self.lock:
                if self.closed:
                    raise Moved
                await self._carry_out(command, session, reply)
        except Unavailable:
            self._doubtful = True
            self._refuse(reply, Nack(command.id, "unavailable", retry_ms=RETRY_MS))
        finally:
            self.waiting -= 1

    async def _carry_out(self, command: Command, session: str, reply: Reply) -> None:
        self._doubtful |= getattr(command, "rev", 0) > self.table.rev  # somebody has seen more than we have
        await self._settle()
        known = self._acknowledged.recent(session, command.id)
        refusal = Refused("stale", "somebody was faster")
        for _ in range(TRIES):
            if known is not None:
                break
            try:
                change = await self._decide(command, session)
                happening = await self._commit(change)
            except Refused as refused:
                refusal, known = refused, await self._acknowledged.find(session, command.id)
                break
            except Conflict:  # another owner was faster, or this very command was committed before
                await self._catch_up()
                if self.closed:
                    raise Moved from None
                known = await self._acknowledged.find(session, command.id)
            else:
                reply(outgoing.encode(outgoing.ack(command.id, happening.v, happening.rev)).decode())
                self._tell(happening, change.entry)
                return
        if known is not None:
            reply(outgoing.encode(outgoing.ack(command.id, *known)).decode())
        else:
            self._refuse(reply, self._nack(command.id, session, refusal))

    async def _decide(self, command: Command, session: str) -> Change:
        self._bounds.check(self.table, command, session)
        actions = len(command.actions) if isinstance(command, Act) else 0
        return await in_thread_if_long(
            actions, decide, self.table, command, session, self.services.steady(), self._away
        )

    async def join(self, session: str, name: str, seat: int | None) -> None:
        """Let somebody take a seat; raises Refused, Unavailable or Moved."""
        async with self._turn():
            try:
                await self._settle()
                change = join(self.table, session, name, self.services.steady(), seat)
                self._bounds.check_room(self.table)
                happening = await self._commit(change)
            except Conflict:
                await self._catch_up()
                raise Refused("stale", "somebody was faster", retry_ms=0) from None
            except Unavailable:
                self._doubtful = True
                raise
            self._tell(happening, change.entry)

    async def commit_own(self, decide_now: Callable[[], Change | None]) -> None:
        """Commit what the server itself does at the table (a bot's act, a clock, a welcome), decided in its turn."""
        async with self.lock:
            if self.closed:
                return
            try:
                await self._settle()
                if (change := decide_now()) is not None:
                    self._tell(await self._commit(change), change.entry)
            except Refused:
                return
            except Conflict:
                await self._catch_up()
            except Unavailable:
                self._doubtful = True
                raise

    async def _commit(self, change: Change) -> Happening:
        services = self.services
        change.stamp(services.now())
        twin = self.table.twin()
        happening = fold(twin, change)
        entry = change.entry
        more = await consequences(services.storage, self.table, twin, entry)
        asked = time.perf_counter()
        await services.storage.append(entry, twin.summary(entry.at, change.steady), more)
        services.metrics.commit.observe(time.perf_counter() - asked)
        self._accept(twin, entry)
        return happening

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Wait for a turn; raises Moved if the table was given up meanwhile."""
        async with self.lock:
            if self.closed:
                raise Moved
            yield

    async def catch_up(self) -> None:
        """Read what another owner may have committed; raises Unavailable or Moved."""
        async with self._turn():
            await self._catch_up()

    def doubt(self) -> None:
        """Read soon what may have happened: the lease was lost for a while."""
        self._doubtful = True
        self._in_background(lambda: None)

    async def _settle(self) -> None:
        if self._doubtful:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Read what was committed without our knowing: after a failure of unknown outcome, or by another owner."""
        while missed := await self.services.storage.entries_after(self.table.id, self.table.v, CAUGHT_UP_AT_ONCE):
            for entry in missed:
                twin = self.table.twin()
                change = Change(entry, steady=self.services.steady())
                happening = await in_thread_if_long(work_of(entry), fold, twin, change)
                self._accept(twin, entry)
                self._tell(happening, entry)
                await asyncio.sleep(0)
        self._doubtful = False

    def _accept(self, table: Table, entry: Entry) -> None:
        """Replace the table by its twin: the entry is committed."""
        self.table = table
        self._acknowledged.note(entry)

    def _tell(self, happening: Happening, entry: Entry) -> None:
        """Tell everybody; then close the sockets of a seat that was left, which may come back as other viewers."""
        self.audience.tell(self.table, happening, move=entry.kind == "act")
        if entry.kind == "leave" and not self.table.started:
            self.audience.unseat(self.table, entry.body["seat"])
        self.look_after()

    def _nack(self, action_id: str, session: str, refusal: Refused) -> Nack:
        try:
            viewer = self.viewer(session, None)
        except Refused:
            return Nack(action_id, refusal.code, refusal.rule, refusal.message)
        table, now = self.audience.delay.seen_by(viewer, self.table), self.services.steady()
        why = refusal.rule, refusal.message, refusal.retry_ms
        return outgoing.nack(table, viewer, action_id, refusal.code, now, *why)

    def _refuse(self, reply: Reply, nack: Nack) -> None:
        self.services.metrics.nacks.labels(nack.code).inc()
        reply(outgoing.encode(nack).decode())

    # What happens by itself

    def look_after(self) -> None:
        """Let a bot think if it is to move, and set the alarm for the running clock."""
        if self.closed:
            return
        self._bots.look()
        self._alarm.set(self.table.clocks.deadline() if self.table.status == "running" else None)

    def _time_is_up(self) -> None:
        self.audience.background(self._flag())

    async def _flag(self) -> None:
        try:
            await self.commit_own(lambda: flag(self.table, self.services.steady()))
        finally:
            self.look_after()

    def _welcome_back(self, session: str, seat: int) -> None:
        if self.table.status == "running" and self.table.seats[seat].played_by_bot:
            self._in_background(lambda: self._give_back(session, seat))

    def _give_back(self, session: str, seat: int) -> Change:
        self._bounds.check_room(self.table)
        return give_back(self.table, seat, self.services.steady(), session=session)

    def _in_background(self, decide_now: Callable[[], Change | None]) -> None:
        self.audience.background(self.commit_own(decide_now))

    def _away(self) -> set[int]:
        return self.audience.away(self.table.row.players)

    @property
    def idle(self) -> bool:
        """Whether the table can leave memory without anybody noticing."""
        quiet = time.monotonic() - self.used > self.services.limits.idle_s
        working = self.waiting or self.lock.locked() or self._bots.busy
        return quiet and not working and not self.audience.counts()

    def close(self) -> None:
        """Stop: the table leaves memory; the storage has all of it."""
        self.closed = True
        self._bots.stop()
        self._alarm.stop()
        self.audience.close()
