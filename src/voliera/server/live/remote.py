"""Remote tables: those that sockets of this process look at and another process owns.

Their owner is asked with typed requests over the bus, and broadcasts what happens. A gap is noticed here; what nobody
tells is found out by looking (watch.py).
"""

import asyncio
from typing import TypeVar

import msgspec

from voliera.protocol.errors import Refused
from voliera.server.bus import BusDown, Moved, NobodyThere
from voliera.server.errors import NoTable, raise_fault
from voliera.server.live.actor import Actor
from voliera.server.live.broadcasts import AnyBroadcast, EntryTold, LinkRevoked, PresenceTold, SeatFreed
from voliera.server.live.connection import POLICY
from voliera.server.live.directory import Directory
from voliera.server.live.greeting import let_in, newcomers_of, newest, up_to_date, welcome
from voliera.server.live.jobs import Jobs
from voliera.server.live.requests import CountViewers, Greet, TableRequest
from voliera.server.live.room import Room
from voliera.server.services import Services
from voliera.server.storage.damage import CODE as DAMAGED

T = TypeVar("T")
GREETED_AT_ONCE = 16
"""Maximum number of rooms that are greeted at a time in the background."""
TRIES = 3
"""Number of times a table that changes hands is looked for."""


class RemoteTables:
    """One process's side of the tables of others."""

    def __init__(self, services: Services, directory: Directory) -> None:
        self.bus = services.bus
        self.directory = directory
        self.jobs = Jobs()
        self._greeting = asyncio.Semaphore(GREETED_AT_ONCE)

    # Asking the owner

    async def ask(self, owner: str, request: TableRequest[T], patience_s: float | None = None) -> T:
        """Ask a table's owner; raises Moved where it is not, BusDown, or what the owner raised."""
        try:
            answer = await self.bus.ask(owner, request, patience_s)
            raise_fault(answer)
        except (NobodyThere, Moved):
            if self.directory.forget(request.table, owner):
                self.greet_soon(request.table, again=False)
            raise Moved from None
        return msgspec.convert(answer["result"], request.answer_type)

    async def greet(self, table_id: str, room: Room) -> None:
        """Tell the present to everybody who arrives at a table, from wherever it is."""
        for _ in range(TRIES):
            try:
                found = await self.directory.find(table_id)
                if not isinstance(found, Actor):
                    await self._greet_by(found, table_id, room)
                    return
                await up_to_date(found, newest(list(room.arriving.values()), room.v))
                if not found.closed:
                    welcome(found)
                    return
            except Moved:
                continue
        raise BusDown("moved")

    async def _greet_by(self, owner: str, table_id: str, room: Room) -> None:
        """Let the owner greet everybody who arrives; from then on its broadcasts are for them, too."""
        async with room.door:
            arrived = dict(room.arriving)
            if not arrived:
                return
            await self.bus.listen(table_id)
            request = Greet(
                table_id,
                self.bus.process,
                newcomers_of(arrived),
                next(iter(arrived.values())).have,
                newest(list(arrived.values()), room.v),
                room.counts(),
            )
            greeted = await self.ask(owner, request)
            if self.directory.is_local(table_id):
                raise Moved
            if room.by_viewer and (room.owner != owner or greeted.v != room.v):
                self.missed(table_id)  # those who were inside before
            room.owner, room.v = owner, greeted.v
            let_in(room, arrived, greeted)

    def left(self, table_id: str, room: Room) -> None:
        """Tell the owner soon that somebody is gone."""
        self.jobs.start("counts", table_id, lambda: self._tell_counts(table_id, room))

    async def _tell_counts(self, table_id: str, room: Room) -> None:
        async with room.door:
            if room.owner is None or self.directory.is_local(table_id):
                return
            v = await self.ask(room.owner, CountViewers(table_id, self.bus.process, room.counts()))
            if room.by_viewer and v != room.v:
                self.missed(table_id)

    # Hearing the owner

    def hear(self, table_id: str, sender: str, broadcast: AnyBroadcast) -> None:
        """Pass a broadcast on to our sockets."""
        if isinstance(broadcast, LinkRevoked):
            self.directory.rooms.close_link(table_id, broadcast.link)
            return
        room = self.directory.remote_room(table_id)
        if room is None or sender != room.owner:
            return
        match broadcast:
            case SeatFreed(seat=seat):
                room.unseat(seat)
            case PresenceTold(text=text):
                room.deliver_all(text.encode())
            case EntryTold(v=v) if v > room.v:
                self._hear_entry(table_id, room, broadcast)

    def _hear_entry(self, table_id: str, room: Room, entry: EntryTold) -> None:
        if entry.v > room.v + 1 or not room.by_viewer.keys() <= entry.texts.keys():
            self.missed(table_id)
            return
        room.v = entry.v
        for key, texts in entry.texts.items():
            for text in texts:
                room.deliver(key, text.encode())

    def missed(self, table_id: str) -> None:
        """Tell the present again to everybody in a room that may have missed something."""
        room = self.directory.remote_room(table_id)
        if room is not None:
            room.out_again()
            self.greet_soon(table_id)

    def greet_soon(self, table_id: str, *, again: bool = True) -> None:
        """Tell the present to those who wait for it, in the background."""
        self.jobs.start("greet", table_id, lambda: self._greet_again(table_id), again=again)

    async def _greet_again(self, table_id: str) -> None:
        async with self._greeting:
            room = self.directory.rooms.get(table_id)
            if room is None or not room.arriving:
                return
            try:
                await self.greet(table_id, room)
            except NoTable:
                _close(room, "no_table")
            except Refused as refusal:
                if refusal.code != DAMAGED:
                    raise
                _close(room, refusal.code)

    def ignore(self, table_id: str) -> None:
        """Stop listening to a table, unless sockets look at it after all when the job begins."""

        async def work() -> None:
            if self.directory.is_local(table_id) or table_id not in self.directory.rooms:
                await self.bus.ignore(table_id)

        if not self.bus.alone:
            self.jobs.start("ignore", table_id, work)


def _close(room: Room, why: str) -> None:
    for connection in tuple(room):
        connection.bye(why, POLICY)
