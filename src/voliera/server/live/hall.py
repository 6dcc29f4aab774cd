"""All tables that this process has to do with: those it owns (actors), and those its sockets look at (rooms).

A table is owned by one process at a time. Commands that arrive elsewhere are sent to the owner, and the owner's
messages come back over the bus (elsewhere.py). The unique key of the entries is the last line of defence, not the
first.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from sqlalchemy import select

from voliera.protocol.errors import Refused
from voliera.protocol.messages import Command, Grant, Nack
from voliera.server.bus import BusDown, Moved
from voliera.server.core.outgoing import encode
from voliera.server.errors import ANSWERED, refusal_of
from voliera.server.live.actor import Actor, Reply
from voliera.server.live.answering import Answering
from voliera.server.live.attempting import AttemptWish, attempt
from voliera.server.live.coaching import Coaching
from voliera.server.live.connection import AGAIN, NORMAL, POLICY, Connection
from voliera.server.live.elsewhere import Elsewhere
from voliera.server.live.greeting import newest, up_to_date, welcome
from voliera.server.live.hinting import Hint, HintWish, hint
from voliera.server.live.owning import Owning
from voliera.server.live.room import Room
from voliera.server.services import Services
from voliera.server.storage import Unavailable
from voliera.server.storage.damage import DamagedTable
from voliera.server.storage.schema import tables

ROUND_S = 1.0
DEADLINES_EVERY = 10
HINT_S = 20.0
"""A hint takes longer than other answers."""
TRIES = 3
"""So often a table is looked for that changes hands."""
_log = structlog.get_logger("voliera.hall")

Request = dict[str, Any]


class Hall(Owning):
    """The tables of one process."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._damaged: set[str] = set()
        """Overdue tables that cannot be loaded."""
        self.coaching = Coaching(services)
        self.elsewhere = Elsewhere(self, Answering(self, self.coaching))
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Open the doors."""
        await self.elsewhere.start()
        self._task = asyncio.create_task(self._rounds(), name="hall")

    async def close(self, spread_ms: int = 2_000) -> None:
        """Say goodbye to everybody, each with another moment to come back, and give all tables up."""
        if self.closing:
            return
        self.closing = True
        if self._task is not None:
            self._task.cancel()
        sockets = [connection for room in self.rooms.values() for connection in room]
        for i, connection in enumerate(sockets):
            connection.bye("restart", AGAIN, retry_ms=500 + spread_ms * i // max(1, len(sockets)))
        if sockets:
            await asyncio.wait([asyncio.ensure_future(connection.finished()) for connection in sockets], timeout=5)
        for actor in self.actors.values():
            actor.closed = True
        for actor in self.actors.values():
            async with actor.lock:
                actor.close()
        self.actors.clear()
        await self.settled()
        await self.coaching.close()
        await self.elsewhere.close()

    # Commands

    async def command(self, table_id: str, command: Command, session: str, reply: Reply) -> None:
        """Carry a command out, here or where the table is owned; the answer goes to `reply`."""
        if (ours := self.actors.get(table_id)) is not None:  # nearly always, and nothing is to be prepared for it
            with suppress(Moved):
                await ours.handle(command, session, reply)
                return

        async def here(actor: Actor) -> Request:
            await actor.handle(command, session, reply)
            return {}

        def there() -> Request:
            return {"do": "command", "session": session, "body": msgspec.to_builtins(command)}

        try:
            answer = await self._at_owner(table_id, here, there)
            if "text" in answer:
                reply(answer["text"])
        except ANSWERED as error:
            refusal = refusal_of(error)
            self.services.metrics.nacks.labels(refusal.code).inc()
            message = refusal.message if isinstance(error, Refused) else ""
            reply(encode(Nack(command.id, refusal.code, refusal.rule, message, refusal.retry_ms)).decode())

    async def join(self, table_id: str, session: str, name: str, seat: int | None) -> None:
        """Somebody takes a seat; raises Refused, NoTable, Unavailable or BusDown."""

        async def here(actor: Actor) -> Request:
            await actor.join(session, name, seat)
            return {}

        await self._at_owner(table_id, here, lambda: {"do": "join", "session": session, "name": name, "seat": seat})

    async def full(self, table_id: str, session: str | None, grant: Grant | None) -> str:
        """The present of a table as somebody sees it; raises as `join`."""

        async def here(actor: Actor) -> Request:
            return {"text": actor.full_text(actor.viewer(session, grant))}

        def there() -> Request:
            return {"do": "full", "session": session, "grant": msgspec.to_builtins(grant)}

        text: str = (await self._at_owner(table_id, here, there))["text"]
        return text

    async def hint(self, table_id: str, session: str, wish: HintWish) -> Hint:
        """What the seat to move could do; raises as `join`."""

        async def here(actor: Actor) -> Request:
            return {"hint": msgspec.to_builtins(await hint(actor, session, wish))}

        def there() -> Request:
            return {"do": "hint", "session": session, "wish": msgspec.to_builtins(wish)}

        answer = await self._at_owner(table_id, here, there, HINT_S)
        return msgspec.convert(answer["hint"], Hint)

    async def attempt(self, table_id: str, session: str, wish: AttemptWish) -> str:
        """What the seat to move would see after some actions, as text; raises as `join`."""

        async def here(actor: Actor) -> Request:
            return {"text": await attempt(actor, session, wish)}

        def there() -> Request:
            return {"do": "attempt", "session": session, "wish": msgspec.to_builtins(wish)}

        text: str = (await self._at_owner(table_id, here, there))["text"]
        return text

    async def _at_owner(
        self,
        table_id: str,
        here: Callable[[Actor], Awaitable[Request]],
        there: Callable[[], Request],
        patience_s: float | None = None,
    ) -> Request:
        """Do something where the table is. If it changes hands meanwhile nothing was done, and it is sought again."""
        for _ in range(TRIES):
            try:
                found = await self._find(table_id)
                if isinstance(found, Actor):
                    return await here(found)
                return await self.elsewhere.ask(found, table_id, there(), patience_s)
            except Moved:
                continue
        raise BusDown("moved")

    async def _find(self, table_id: str) -> Actor | str:
        """Where the table is, as far as we know: whoever is asked by mistake says so."""
        room = self.rooms.get(table_id)
        if room is not None and room.owner is not None and table_id not in self.actors:
            return room.owner
        return await self.actor(table_id)

    # Sockets

    async def attach(self, connection: Connection, table_id: str, grant: Grant | None, have: int | None) -> None:
        """A socket looks at a table from now on: it gets the present, then everything that happens."""
        room = self.room(table_id)
        connection.table, connection.grant = table_id, grant
        arrival = room.arrive(connection, have)
        try:
            await self.greet(table_id, room)
        finally:
            if room.arriving.get(connection) is arrival:
                room.leave(connection)
            self.tidy(table_id)
        if arrival.refused is not None:
            raise arrival.refused

    async def greet(self, table_id: str, room: Room) -> None:
        """Everybody who arrives at a table is told the present, from wherever it is."""
        for _ in range(TRIES):
            try:
                found = await self._find(table_id)
                if isinstance(found, Actor):
                    await up_to_date(found, newest(list(room.arriving.values()), room.v))
                    if found.closed:
                        continue
                    welcome(found)
                else:
                    await self.elsewhere.greet(found, table_id, room)
                return
            except Moved:
                continue
        raise BusDown("moved")

    async def detach(self, connection: Connection) -> None:
        """A socket is gone."""
        table_id, connection.table = connection.table, None
        room = self.rooms.get(table_id or "")
        if table_id is None or room is None:
            return
        room.leave(connection)
        actor = self.actors.get(table_id)
        if actor is not None:
            actor.used = time.monotonic()
            actor.presence_changed()
        else:
            self.elsewhere.left(table_id, room)
            self.tidy(table_id)

    async def revoke(self, table_id: str, link: str) -> None:
        """Close the sockets that look by a link which is no longer good, everywhere."""
        self.close_link(table_id, link)
        self.services.bus.announce(table_id, {"revoked": link})

    def close_link(self, table_id: str, link: str) -> None:
        """Close those of this process."""
        for connection in tuple(self.rooms.get(table_id, ())):
            if connection.grant is not None and connection.grant.link == link:
                connection.bye("revoked", POLICY)

    # Rounds

    async def _rounds(self) -> None:
        """Once a second: what nobody else would notice."""
        count = 0
        while True:
            await asyncio.sleep(ROUND_S)
            count += 1
            try:
                self._drop_silent()
                for table_id in [table_id for table_id, actor in self.actors.items() if actor.idle]:
                    self.give_up(table_id)
                if count % DEADLINES_EVERY == 0:
                    await self._wake_overdue()
            except (Unavailable, BusDown) as error:
                _log.warning("round_failed", why=type(error).__name__)
            except Exception:
                _log.exception("round_failed")

    def _drop_silent(self) -> None:
        now = time.monotonic()
        oldest = now - self.services.limits.silence_s
        for room in tuple(self.rooms.values()):
            for connection in tuple(room):
                if connection.stuck(now):
                    connection.abort()
                elif connection.heard < oldest:
                    connection.bye("silent", NORMAL, retry_ms=0)

    async def _wake_overdue(self) -> None:
        """Load the tables on which a day's clock has run out; their alarm does the rest.

        Nothing runs out while the wall clock is not trusted.
        """
        if not self.services.time.trusted:
            return
        now = self.services.now()
        query = select(tables.c.id).where(tables.c.status == "running", tables.c.deadline < now).limit(100)
        for row in await self.services.storage.fetch(query):
            if row.id not in self._damaged:
                try:
                    await self.actor(row.id)
                except DamagedTable:  # it is logged, and would be found in every round
                    self._damaged.add(row.id)
