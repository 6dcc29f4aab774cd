"""Local tables: those that this process owns, each with its actor.

A table changes hands in one place, one change at a time: what is being committed when it is given up is finished first,
and whoever waits for a turn there looks for it again.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from voliera.server.bus import BusDown
from voliera.server.errors import NoTable
from voliera.server.live.actor import Actor
from voliera.server.live.greeting import welcome
from voliera.server.live.rooms import Rooms
from voliera.server.services import Services
from voliera.server.storage.loading import loaded, resume_clocks

SETTLED_S = 5.0
"""Seconds to wait for tables that change hands when the server closes."""


class LocalTables:
    """Takes tables and gives them up.

    `taken` is called with each table that was taken, `given_up` with each that was given up, and whether its lease was
    lost to another process.
    """

    def __init__(
        self,
        services: Services,
        rooms: Rooms,
        taken: Callable[[str], None],
        given_up: Callable[[str, bool], None],
    ) -> None:
        self.services = services
        self.rooms = rooms
        self.actors: dict[str, Actor] = {}
        self.loading: set[str] = set()
        """Tables that are ours, but not ready yet."""
        self.closing = False
        self._taken = taken
        self._given_up = given_up
        self._changing: dict[str, asyncio.Task[Actor | str | None]] = {}
        """Tables that are being taken or given up: one change at a time."""

    async def find(self, table_id: str) -> Actor | str:
        """Return the table if it is ours or can be, else the process that owns it."""
        while (actor := self.actors.get(table_id)) is None:
            task = self._changing.get(table_id)
            if task is None or task.done():
                if self.closing:
                    raise BusDown("closing")
                task = self._change(table_id, self._take(table_id))
            found = await asyncio.shield(task)
            if found is not None:
                return found
        return actor

    def give_up(self, table_id: str, *, lost: bool = False) -> None:
        """Let a table go: what is being committed is finished, nothing more is begun."""
        actor = self.actors.pop(table_id)
        actor.closed = True
        self.services.metrics.tables.set(len(self.actors))
        self._change(table_id, self._leave(table_id, actor, lost))

    def read_again(self, table_id: str) -> None:
        """Let a table go that was changed underneath; whoever looks at it finds it again as it is now."""
        if table_id in self.actors:
            self.give_up(table_id, lost=True)

    def give_up_idle(self) -> None:
        """Let all tables go that nobody would miss."""
        for table_id in [table_id for table_id, actor in self.actors.items() if actor.idle]:
            self.give_up(table_id)

    async def close(self) -> None:
        """Close all tables."""
        for actor in self.actors.values():
            actor.closed = True
        for actor in self.actors.values():
            async with actor.lock:
                actor.close()
        self.actors.clear()
        await self.settled()

    async def settled(self) -> None:
        """Wait until no table changes hands, but not for long."""
        if self._changing:
            await asyncio.wait(tuple(self._changing.values()), timeout=SETTLED_S)

    def _change(self, table_id: str, work: Coroutine[Any, Any, Actor | str | None]) -> asyncio.Task[Actor | str | None]:
        def done(task: asyncio.Task[Actor | str | None]) -> None:
            if self._changing.get(table_id) is task:
                del self._changing[table_id]
            if not task.cancelled():
                task.exception()  # whoever waited was told; perhaps nobody did

        task = self._changing[table_id] = asyncio.create_task(work)
        task.add_done_callback(done)
        return task

    async def _take(self, table_id: str) -> Actor | str:
        bus = self.services.bus
        owner = await bus.own(table_id)
        if owner != bus.process:
            return owner
        self.loading.add(table_id)
        try:
            table = await loaded(self.services.storage, table_id)
            if table is None:
                raise NoTable(table_id)
            await resume_clocks(self.services.storage, self.services.time, table)
            if self.closing:
                raise BusDown("closing")
        except BaseException:
            await self._disown(table_id)
            raise
        finally:
            self.loading.discard(table_id)
        room = self.rooms.open(table_id)
        room.owner = None
        room.out_again()
        actor = self.actors[table_id] = Actor(self.services, table, room)
        self.services.metrics.tables.set(len(self.actors))
        welcome(actor)
        self._taken(table_id)
        return actor

    async def _leave(self, table_id: str, actor: Actor, lost: bool) -> None:
        async with actor.lock:
            actor.close()
        actor.audience.room.v = actor.table.v
        if not lost:
            await self._disown(table_id)
        self._given_up(table_id, lost)

    async def _disown(self, table_id: str) -> None:
        try:
            await self.services.bus.disown(table_id)
        except BusDown:  # the lease ends by itself
            return
