"""The hall: all tables that this process has to do with, those it owns and those its sockets look at.

A table is owned by one process at a time (local.py). Requests that arrive elsewhere are sent to the owner, and the
owner's broadcasts come back over the bus (remote.py). The unique key of the entries is the last line of defence, not
the first.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

import structlog
from sqlalchemy import select

from voliera.protocol.errors import Refused
from voliera.protocol.messages import Command, Grant, Nack
from voliera.server.bus import BusDown, Moved
from voliera.server.core.attempts import AttemptWish
from voliera.server.core.hints import Hint, HintWish
from voliera.server.core.outgoing import encode
from voliera.server.errors import ANSWERED, refusal_of
from voliera.server.live.actor import Actor, Reply
from voliera.server.live.broadcasts import LinkRevoked, TableRewritten
from voliera.server.live.coaching import Coaching
from voliera.server.live.connection import AGAIN, Connection
from voliera.server.live.deal_lines import DealLines
from voliera.server.live.directory import Directory
from voliera.server.live.handlers import handle
from voliera.server.live.listener import BusListener
from voliera.server.live.local import LocalTables
from voliera.server.live.remote import TRIES, RemoteTables
from voliera.server.live.requests import (
    GiveHint,
    RunCommand,
    ShowTable,
    TableRequest,
    TakeSeat,
    TryActions,
)
from voliera.server.live.rooms import Rooms
from voliera.server.live.showcase import Showcase
from voliera.server.live.turns import Turns
from voliera.server.live.watch import Watch
from voliera.server.notices.sender import Sender
from voliera.server.services import Services
from voliera.server.stopping import stop
from voliera.server.storage import Unavailable
from voliera.server.storage.damage import DamagedTable
from voliera.server.storage.schema import tables

ROUND_S = 1.0
DEADLINES_EVERY = 10
"""Number of rounds between two looks for tables whose time is over."""
HINT_S = 20.0
"""Seconds to wait for a hint, which takes longer than other answers."""
T = TypeVar("T")
_log = structlog.get_logger("voliera.hall")


class Hall:
    """The tables of one process."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms = Rooms(services.limits)
        self.local = LocalTables(services, self.rooms, self._taken, self._given_up)
        self.directory = Directory(self.rooms, self.local)
        self.remote = RemoteTables(services, self.directory)
        self.coaching = Coaching(services)
        self.deal_lines = DealLines(services)
        self.showcase = Showcase(services, self.local)
        self.watch = Watch(services, self.directory, self.remote, self.coaching)
        self.listener = BusListener(self.local, self.remote, self.coaching, self.watch)
        self.sender = Sender(services)
        self.turns = Turns(services, self.local, self.sender)
        self._damaged: set[str] = set()
        """Overdue tables that cannot be loaded."""
        self._task: asyncio.Task[None] | None = None

    @property
    def closing(self) -> bool:
        """Whether the server is shutting down."""
        return self.local.closing

    async def start(self) -> None:
        """Listen to the other processes, and look after the tables."""
        await self.services.bus.start(self.listener)
        self.watch.start()
        await self.sender.start()
        self.turns.start()
        self._task = asyncio.create_task(self._rounds(), name="hall")

    async def close(self, spread_ms: int = 2_000) -> None:
        """Say goodbye to everybody, each with another moment to come back, and give all tables up."""
        if self.closing:
            return
        self.local.closing = True
        await stop(self._task)
        sockets = list(self.rooms.connections())
        for i, connection in enumerate(sockets):
            connection.bye("restart", AGAIN, retry_ms=500 + spread_ms * i // max(1, len(sockets)))
        if sockets:
            await asyncio.wait([asyncio.ensure_future(connection.finished()) for connection in sockets], timeout=5)
        await self.turns.close()
        await self.sender.close()
        await self.local.close()
        await self.coaching.close()
        await self.deal_lines.close()
        await self.watch.close()
        await self.remote.jobs.close()
        await self.services.bus.close()

    # Requests

    async def command(self, table_id: str, command: Command, session: str, reply: Reply) -> None:
        """Carry a command out, here or where the table is owned; the answer goes to `reply`."""
        request = RunCommand(table_id, session, command)
        try:
            if (ours := self.local.actors.get(table_id)) is not None:  # nearly always, and nothing is to be looked up
                with suppress(Moved):
                    await handle(ours, request, reply)
                    return
            await self._send(request, reply)
        except ANSWERED as error:
            refusal = refusal_of(error)
            self.services.metrics.nacks.labels(refusal.code).inc()
            message = refusal.message if isinstance(error, Refused) else ""
            reply(encode(Nack(command.id, refusal.code, refusal.rule, message, refusal.retry_ms)).decode())

    async def join(self, table_id: str, session: str, name: str, seat: int | None) -> None:
        """Let somebody take a seat; raises Refused, NoTable, Unavailable or BusDown."""
        await self._ask(TakeSeat(table_id, session, name, seat))

    async def full(self, table_id: str, session: str | None, grant: Grant | None) -> str:
        """Return the present of a table as somebody sees it; raises as `join`."""
        return await self._ask(ShowTable(table_id, session, grant))

    async def hint(self, table_id: str, session: str, wish: HintWish) -> Hint:
        """Return what the seat to move could do; raises as `join`."""
        return await self._ask(GiveHint(table_id, session, wish), HINT_S)

    async def attempt(self, table_id: str, session: str, wish: AttemptWish) -> str:
        """Return what the seat to move would see after some actions, as text; raises as `join`."""
        return await self._ask(TryActions(table_id, session, wish))

    async def _ask(self, request: TableRequest[T], patience_s: float | None = None) -> T:
        answers: list[T] = []
        await self._send(request, answers.append, patience_s)
        return answers[0]

    async def _send(
        self, request: TableRequest[T], answer: Callable[[T], None], patience_s: float | None = None
    ) -> None:
        """Send a request to the table. If it changes hands meanwhile nothing was done, and it is looked for again."""
        for _ in range(TRIES):
            try:
                found = await self.directory.find(request.table)
                if isinstance(found, Actor):
                    await handle(found, request, answer)
                else:
                    answer(await self.remote.ask(found, request, patience_s))
                return
            except Moved:
                continue
        raise BusDown("moved")

    # Sockets

    async def attach(self, connection: Connection, table_id: str, grant: Grant | None, have: int | None) -> None:
        """Let a socket look at a table: it gets the present, then everything that happens."""
        room = self.rooms.open(table_id)
        connection.table, connection.grant = table_id, grant
        arrival = room.arrive(connection, have)
        try:
            await self.remote.greet(table_id, room)
        finally:
            if room.arriving.get(connection) is arrival:
                room.leave(connection)
            self._tidy(table_id)
        if arrival.refused is not None:
            raise arrival.refused

    async def detach(self, connection: Connection) -> None:
        """Forget a socket that is gone."""
        table_id, connection.table = connection.table, None
        room = self.rooms.get(table_id or "")
        if table_id is None or room is None:
            return
        room.leave(connection)
        actor = self.local.actors.get(table_id)
        if actor is not None:
            actor.used = time.monotonic()
            actor.presence_changed()
        else:
            self.remote.left(table_id, room)
            self._tidy(table_id)

    async def revoke(self, table_id: str, link: str) -> None:
        """Close the sockets that look by a revoked link, in all processes."""
        self.rooms.close_link(table_id, link)
        self.services.bus.announce(table_id, LinkRevoked(link))

    def rewritten(self, table_id: str) -> None:
        """Read a table again whose rows were changed, in all processes."""
        self.listener.rewritten(table_id)
        self.services.bus.announce(table_id, TableRewritten())

    # Tables that change hands

    def _taken(self, table_id: str) -> None:
        self.remote.ignore(table_id)

    def _given_up(self, table_id: str, lost: bool) -> None:
        if lost:
            self.remote.missed(table_id)
        self._tidy(table_id)

    def _tidy(self, table_id: str) -> None:
        """Forget an empty room."""
        room = self.directory.remote_room(table_id)
        if room is not None and not room:
            del self.rooms[table_id]
            self.remote.ignore(table_id)

    # Rounds

    async def _rounds(self) -> None:
        """Do once a second what nothing else would notice."""
        count = 0
        while True:
            await asyncio.sleep(ROUND_S)
            count += 1
            try:
                self.rooms.drop_silent()
                self.local.give_up_idle()
                await self.showcase.tend()
                if count % DEADLINES_EVERY == 0:
                    await self._wake_overdue()
            except (Unavailable, BusDown) as error:
                _log.warning("round_failed", why=type(error).__name__)
            except Exception:
                _log.exception("round_failed")

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
                    await self.local.find(row.id)
                except DamagedTable:  # it is logged, and would be found in every round
                    self._damaged.add(row.id)
