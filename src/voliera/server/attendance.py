"""Attendance: when people who have friends were last here, and at which table, so that their friends can see it.

A process notes it every few seconds for its sockets and for whoever asked for something meanwhile. Of people without
friends nothing is written. Nothing here is needed to play.
"""

import asyncio

import structlog
from sqlalchemy import bindparam, select, update

from voliera.server.live.rooms import Rooms
from voliera.server.people import People
from voliera.server.services import Services
from voliera.server.stopping import stop
from voliera.server.storage import Unavailable
from voliera.server.storage.batch import Many
from voliera.server.storage.schema import friends, sessions

EVERY_S = 20.0
"""Seconds between two notes."""
BELIEVED_MS = 60_000
"""Milliseconds for which a note is believed."""
AT_ONCE = 500
"""People in one query."""
_HERE = update(sessions).where(sessions.c.id == bindparam("b_id")).values(seen=bindparam("b_seen"))
_SITTING = _HERE.values(table_id=bindparam("b_table"), at_table=bindparam("b_seen"))
_log = structlog.get_logger("voliera.attendance")


class Attendance:
    """The people of one process."""

    def __init__(self, services: Services, people: People, rooms: Rooms) -> None:
        self.services = services
        self.people = people
        self.rooms = rooms
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Note who is here, for as long as the server runs."""
        self._task = asyncio.create_task(self._rounds(), name="attendance")

    async def close(self) -> None:
        """Stop."""
        await stop(self._task)

    async def note(self) -> None:
        """Write down who is here; raises Unavailable."""
        here: dict[str, str | None] = dict.fromkeys(self.people.take_heard())
        for connection in self.rooms.connections():
            if connection.session is not None:
                table = connection.table if connection.viewer.kind == "seat" else None
                here[connection.session] = table or here.get(connection.session)
        now, everybody = self.services.now(), sorted(here)
        for start in range(0, len(everybody), AT_ONCE):
            some = select(friends.c.session_id).where(friends.c.session_id.in_(everybody[start : start + AT_ONCE]))
            known = [row.session_id for row in await self.services.storage.fetch(some.distinct())]
            rows = [{"b_id": one, "b_seen": now, "b_table": here[one]} for one in sorted(known)]
            sitting = [row for row in rows if row["b_table"] is not None]
            others = [{"b_id": row["b_id"], "b_seen": now} for row in rows if row["b_table"] is None]
            writes = [Many(query, told) for query, told in ((_HERE, others), (_SITTING, sitting)) if told]
            if writes:
                await self.services.storage.run(*writes)

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(EVERY_S)
            try:
                await self.note()
            except Unavailable:
                _log.warning("attendance_failed")
            except Exception:
                _log.exception("attendance_failed")
