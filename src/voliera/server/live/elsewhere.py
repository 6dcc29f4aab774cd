"""Tables that our sockets look at and other processes own: asking the owner, hearing it, noticing when it is gone.

What nobody tells us is found out by looking (watching.py).
"""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from voliera.protocol.errors import Fault, Refused
from voliera.server.bus import BusDown, Moved, NobodyThere
from voliera.server.errors import NoTable, raise_fault
from voliera.server.live.connection import POLICY
from voliera.server.live.greeting import let_in, newest
from voliera.server.live.room import Room
from voliera.server.live.watching import Watch
from voliera.server.storage import Unavailable
from voliera.server.storage.damage import CODE as DAMAGED

if TYPE_CHECKING:
    from voliera.server.live.answering import Answering
    from voliera.server.live.hall import Hall

GREETED_AT_ONCE = 16
Work = Callable[[], Coroutine[Any, Any, None]]
_log = structlog.get_logger("voliera.elsewhere")


class Elsewhere:
    """One hall's side of the bus."""

    def __init__(self, hall: "Hall", answering: "Answering") -> None:
        self.hall = hall
        self.bus = hall.services.bus
        self.serve = answering.serve
        self._watch = Watch(hall)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._greeting = asyncio.Semaphore(GREETED_AT_ONCE)
        self._again: set[str] = set()

    async def start(self) -> None:
        """Listen, and look after leases and owners."""
        await self.bus.start(self)
        self._watch.start()

    async def close(self) -> None:
        """Leave the others."""
        await self._watch.close()
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bus.close()

    # Asking

    async def ask(
        self, owner: str, table_id: str, request: dict[str, Any], patience_s: float | None = None
    ) -> dict[str, Any]:
        """Ask a table's owner; raises Moved where it is not, BusDown, or what the owner's answer says."""
        try:
            answer = await self.bus.ask(owner, {**request, "table": table_id}, patience_s)
            raise_fault(answer)
        except (NobodyThere, Moved):
            room = self.hall.rooms.get(table_id)
            if room is not None and room.owner == owner:
                room.owner = None
                room.out_again()
                self.greet_soon(table_id, again=False)
            raise Moved from None
        return answer

    async def greet(self, owner: str, table_id: str, room: Room) -> None:
        """Everybody who arrives is told the present by the owner; from then on its messages are for them, too."""
        async with room.door:
            arrived = dict(room.arriving)
            if not arrived:
                return
            await self.bus.listen(table_id)
            request = {
                "do": "greet",
                "process": self.bus.process,
                "who": [(one.session, msgspec.to_builtins(one.grant)) for one in arrived],
                "have": next(iter(arrived.values())).have,
                "v": newest(list(arrived.values()), room.v),
                "counts": room.counts(),
            }
            answer = await self.ask(owner, table_id, request)
            if table_id in self.hall.actors:
                raise Moved
            if room.by_viewer and (room.owner != owner or answer["v"] != room.v):
                self.missed(table_id)  # those who were inside before
            room.owner, room.v = owner, answer["v"]
            viewers = [
                one if isinstance(one, str) else Refused.of(msgspec.convert(one, Fault)) for one in answer["viewers"]
            ]
            let_in(room, arrived, (viewers, answer["texts"]))

    def left(self, table_id: str, room: Room) -> None:
        """Somebody is gone: tell the owner soon."""
        self._background(f"counts {table_id}", lambda: self._tell_counts(table_id, room))

    async def _tell_counts(self, table_id: str, room: Room) -> None:
        async with room.door:
            if room.owner is None or table_id in self.hall.actors:
                return
            request = {"do": "counts", "process": self.bus.process, "counts": room.counts()}
            answer = await self.ask(room.owner, table_id, request)
            if room.by_viewer and answer["v"] != room.v:
                self.missed(table_id)

    def ignore(self, table_id: str) -> None:
        """Nobody here looks at what others say about a table, unless somebody does after all."""

        async def work() -> None:
            if table_id in self.hall.actors or table_id not in self.hall.rooms:
                await self.bus.ignore(table_id)

        if not self.bus.alone:
            self._background(f"ignore {table_id}", work)

    # Hearing

    def deliver(self, table: str, sender: str, v: int, texts: Mapping[str, str]) -> None:
        """What the owner of a table tells our sockets. A gap is noticed here, before they notice it."""
        if "revoked" in texts:
            self.hall.close_link(table, texts["revoked"])
            return
        room = self.hall.rooms.get(table)
        if room is None or table in self.hall.actors or sender != room.owner:
            return
        if "unseat" in texts:
            room.unseat(int(texts["unseat"]))
        elif "*" in texts:
            room.deliver_all(texts["*"].encode())
        elif v > room.v:
            if v > room.v + 1 or not room.by_viewer.keys() <= texts.keys():
                self.missed(table)
                return
            room.v = v
            for key, text in texts.items():
                room.deliver(key, text.encode())

    def missed(self, table: str) -> None:
        """Everybody at a table is told the present anew."""
        room = self.hall.rooms.get(table)
        if room is not None and table not in self.hall.actors:
            room.out_again()
            self.greet_soon(table)

    def regained(self) -> None:
        """The bus was away."""
        self._watch.regained()

    def greet_soon(self, table_id: str, *, again: bool = True) -> None:
        """Tell the present to those who wait for it, in the background."""
        self._background(f"greet {table_id}", lambda: self._greet_anew(table_id), again=again)

    async def _greet_anew(self, table_id: str) -> None:
        async with self._greeting:
            room = self.hall.rooms.get(table_id)
            if room is None or not room.arriving:
                return
            try:
                await self.hall.greet(table_id, room)
            except NoTable:
                for connection in tuple(room):
                    connection.bye("no_table", POLICY)
            except Refused as refusal:
                if refusal.code != DAMAGED:
                    raise
                for connection in tuple(room):
                    connection.bye(refusal.code, POLICY)

    def _background(self, name: str, work: Work, *, again: bool = True) -> None:
        """Something that nobody waits for: by its name once at a time, and once more when it is wanted meanwhile."""
        if name not in self._tasks:
            self._tasks[name] = asyncio.create_task(self._quietly(name, work))
        elif again:
            self._again.add(name)

    async def _quietly(self, name: str, work: Work) -> None:
        try:
            await work()
            while name in self._again:
                self._again.discard(name)
                await work()
        except (BusDown, Moved, Refused, NoTable, Unavailable) as error:
            _log.info("later", what=name.partition(" ")[0], why=type(error).__name__)
        except Exception:
            _log.exception("background_failed", what=name.partition(" ")[0])
        finally:
            self._again.discard(name)
            del self._tasks[name]
