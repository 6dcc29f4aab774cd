"""Once a second: our leases are renewed, and it is seen who is gone.

Renewing is a task of its own, since nothing else may make it late.
"""

import asyncio
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import select

from voliera.server.bus import BusDown
from voliera.server.storage import Unavailable
from voliera.server.storage.schema import links

if TYPE_CHECKING:
    from voliera.server.live.hall import Hall

KEEP_S = 1.0
LOOK_S = 1.0
COUNTS_EVERY = 10
LINKS_AT_ONCE = 500
_log = structlog.get_logger("voliera.watching")


class Watch:
    """Looks after one hall's leases, and after the owners and the viewers elsewhere."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.bus = hall.services.bus
        self._tasks: list[asyncio.Task[None]] = []
        self._keep_now = asyncio.Event()
        self._links_due = False

    def start(self) -> None:
        """Begin, unless there is nobody else."""
        if not self.bus.alone:
            self._tasks = [asyncio.create_task(work) for work in (self._keep_for_ever(), self._look_for_ever())]

    async def close(self) -> None:
        """No more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def regained(self) -> None:
        """The bus was away: leases may have ended, links may have been taken back."""
        self._keep_now.set()
        self._links_due = True

    async def _keep_for_ever(self) -> None:
        """Renew the leases, whatever else may take long."""
        while True:
            try:
                async with asyncio.timeout(KEEP_S):
                    await self._keep_now.wait()
            except TimeoutError:
                pass
            self._keep_now.clear()
            try:
                await self._keep()
            except BusDown:  # we go on with what we have; the bus tells of it
                continue
            except Exception:
                _log.exception("keep_failed")

    async def _keep(self) -> None:
        hall = self.hall
        kept = await self.bus.keep([*hall.actors, *hall.loading, *hall.coaching.leases])
        for table_id in kept.lost:
            if table_id in hall.actors:
                _log.warning("table_lost", table=table_id)
                hall.give_up(table_id, lost=True)
        for table_id in kept.again:
            if table_id in hall.actors:
                hall.actors[table_id].doubt()
            elif table_id not in hall.loading and table_id not in hall.coaching.leases:
                await self.bus.disown(table_id)

    async def _look_for_ever(self) -> None:
        count = 0
        while True:
            await asyncio.sleep(LOOK_S)
            count += 1
            try:
                await self._look_at_owners()
                await self._look_at_viewers()
                self._look_at_rooms(tell_counts=count % COUNTS_EVERY == 0)
                if self._links_due:
                    await self._check_links()
            except BusDown:
                continue
            except Unavailable:
                self._links_due = True
            except Exception:
                _log.exception("look_failed")

    def _look_at_rooms(self, *, tell_counts: bool) -> None:
        for table_id, room in tuple(self.hall.rooms.items()):
            if any(arrival.anew for arrival in room.arriving.values()):
                self.hall.elsewhere.greet_soon(table_id)
            elif room.owner is not None and tell_counts:
                self.hall.elsewhere.left(table_id, room)

    async def _look_at_owners(self) -> None:
        """Where an owner is gone or another one, everybody here is greeted anew: by the new one, or by us."""
        owners = {table: room.owner for table, room in self.hall.rooms.items() if room.owner is not None}
        changed = {
            table: owner
            for table, owner in zip(owners, await self.bus.owners(list(owners)), strict=True)
            if owner != owners[table]
        }
        asked = sorted({owners[table] for table, owner in changed.items() if owner is None})
        alive = set(await self.bus.alive(asked)) if asked else set()
        for table, owner in changed.items():
            if owner is None and owners[table] in alive:
                continue  # Redis forgot the lease; its owner will take it again
            room = self.hall.rooms.get(table)
            if room is not None and room.owner == owners[table]:
                room.owner = None
                self.hall.elsewhere.missed(table)

    async def _look_at_viewers(self) -> None:
        """Where a process is gone, so are its sockets."""
        known = [
            (actor, process, counts)
            for actor in self.hall.actors.values()
            for process, counts in actor.audience.elsewhere.items()
        ]
        asked = sorted({process for _, process, _ in known})
        alive = set(await self.bus.alive(asked)) if asked else set()
        for actor, process, counts in known:
            if process not in alive and actor.audience.elsewhere.get(process) is counts:
                del actor.audience.elsewhere[process]
                actor.presence_changed()

    async def _check_links(self) -> None:
        """Close who looks by a link that was taken back while we could not hear of it."""
        self._links_due = False
        known = {one.grant.link: table for table, room in self.hall.rooms.items() for one in room if one.grant}
        names = sorted(known)
        for first in range(0, len(names), LINKS_AT_ONCE):
            some = names[first : first + LINKS_AT_ONCE]
            query = select(links.c.hash).where(links.c.hash.in_(some), links.c.revoked.is_not(None))
            for row in await self.hall.services.storage.fetch(query):
                self.hall.close_link(known[row.hash], row.hash)
