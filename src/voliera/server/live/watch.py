"""Once a second: renew our leases, and find out which processes are gone.

Renewing is a task of its own, since nothing else may make it late.
"""

import asyncio

import structlog
from sqlalchemy import select

from voliera.server.bus import BusDown
from voliera.server.live.coaching import Coaching
from voliera.server.live.directory import Directory
from voliera.server.live.remote import RemoteTables
from voliera.server.services import Services
from voliera.server.stopping import stop
from voliera.server.storage import Unavailable
from voliera.server.storage.schema import links

KEEP_S = 1.0
LOOK_S = 1.0
COUNTS_EVERY = 10
LINKS_AT_ONCE = 500
_log = structlog.get_logger("voliera.watching")


class Watch:
    """Renews the leases of one process, and looks after the owners and the viewers in other processes."""

    def __init__(self, services: Services, directory: Directory, remote: RemoteTables, coaching: Coaching) -> None:
        self.storage = services.storage
        self.bus = services.bus
        self.directory = directory
        self.local = directory.local
        self.remote = remote
        self.coaching = coaching
        self._tasks: list[asyncio.Task[None]] = []
        self._keep_now = asyncio.Event()
        self._links_due = False

    def start(self) -> None:
        """Start, unless there is no other process."""
        if not self.bus.alone:
            self._tasks = [asyncio.create_task(work) for work in (self._keep_for_ever(), self._look_for_ever())]

    async def close(self) -> None:
        """Stop."""
        await stop(*self._tasks)

    def regained(self) -> None:
        """The bus was away: leases may have ended, links may have been revoked."""
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
        local, leases = self.local, self.coaching.leases
        kept = await self.bus.keep([*local.actors, *local.loading, *leases])
        for table_id in kept.lost:
            if table_id in local.actors:
                _log.warning("table_lost", table=table_id)
                local.give_up(table_id, lost=True)
        for table_id in kept.again:
            if table_id in local.actors:
                local.actors[table_id].doubt()
            elif table_id not in local.loading and table_id not in leases:
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
        for table_id, room in tuple(self.directory.rooms.items()):
            if any(arrival.again for arrival in room.arriving.values()):
                self.remote.greet_soon(table_id)
            elif room.owner is not None and tell_counts:
                self.remote.left(table_id, room)

    async def _look_at_owners(self) -> None:
        """Where the owner has changed or is gone, greet everybody again: by the new owner, or by this process."""
        owners = self.directory.owners()
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
            if self.directory.forget(table, owners[table]):
                self.remote.greet_soon(table)

    async def _look_at_viewers(self) -> None:
        """Forget the sockets of processes that are gone."""
        known = [
            (actor, process, counts)
            for actor in self.local.actors.values()
            for process, counts in actor.audience.elsewhere.items()
        ]
        asked = sorted({process for _, process, _ in known})
        alive = set(await self.bus.alive(asked)) if asked else set()
        for actor, process, counts in known:
            if process not in alive and actor.audience.elsewhere.get(process) is counts:
                del actor.audience.elsewhere[process]
                actor.presence_changed()

    async def _check_links(self) -> None:
        """Close connections whose link was revoked while the bus was down."""
        self._links_due = False
        rooms = self.directory.rooms
        known = {one.grant.link: table for table, room in rooms.items() for one in room if one.grant}
        names = sorted(known)
        for first in range(0, len(names), LINKS_AT_ONCE):
            some = names[first : first + LINKS_AT_ONCE]
            query = select(links.c.hash).where(links.c.hash.in_(some), links.c.revoked.is_not(None))
            for row in await self.storage.fetch(query):
                rooms.close_link(known[row.hash], row.hash)
