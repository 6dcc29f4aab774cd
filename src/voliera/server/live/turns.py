"""Whose turn it is at tables where that person is not: looked at once a second, beside the tables and never in them.

A turn is told of when it has lasted for a few seconds and its player has no connection to the table. The process that
owns a table looks; a ledger in the database (notices/ledger.py) lets each turn be told of once, whoever owned it.
"""

import asyncio
import time
from dataclasses import dataclass
from typing import Any

import msgspec
import structlog
from sqlalchemy import Select, and_, exists, or_, select

from voliera.protocol.messages import DaysClock, Settings
from voliera.server.bus import BusDown
from voliera.server.core.clocks import DAY_MS
from voliera.server.errors import NoTable
from voliera.server.live.actor import Actor
from voliera.server.live.local import LocalTables
from voliera.server.notices.notice import Notice, end_of, turn_of
from voliera.server.notices.sender import Sender
from voliera.server.services import Services
from voliera.server.stopping import stop
from voliera.server.storage import Unavailable
from voliera.server.storage.damage import DamagedTable
from voliera.server.storage.schema import notices, push_devices, seats, tables, webhooks

LOOK_S = 1.0
GRACE_S = 4.0
"""Seconds that a turn lasts before it is told of: those who are just reloading the page need no notice."""
REMIND_EVERY = 60
"""Number of looks between two searches for deadlines that come near."""
LAST_PART = 4
"""Remind when one part of this many of a turn's time is left."""
LONGEST_MS = 30 * DAY_MS
MISSED_MS = 600_000
"""A turn that began this long before the server started may not have been told of: the one before may have died."""
AT_ONCE = 200
_log = structlog.get_logger("voliera.turns")


@dataclass(slots=True)
class Seen:
    """How a table looked the last time."""

    running: bool
    turn: tuple[int, int | None]
    """Number of the turn, and the seat to move."""
    since: float
    settled: bool = False
    """Whether the turn was told of, or need not be."""


class Turns:
    """Looks after the turns of one process's tables."""

    def __init__(self, services: Services, local: LocalTables, sender: Sender) -> None:
        self.services = services
        self.local = local
        self.sender = sender
        self._seen: dict[str, Seen] = {}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._look_for_ever(), name="turns")

    async def close(self) -> None:
        """Stop."""
        await stop(self._task)

    async def _look_for_ever(self) -> None:
        looks = 0
        while True:
            await asyncio.sleep(LOOK_S)
            try:
                if looks == 0:
                    await self.load_missed()
                await self.look()
                if looks % REMIND_EVERY == 0:
                    await self.remind()
                looks += 1
            except (Unavailable, BusDown) as error:
                _log.warning("look_failed", why=type(error).__name__)
            except Exception:
                _log.exception("look_failed")
                looks += 1

    async def look(self) -> None:
        """Look at all tables of this process once."""
        now, due, seen = time.monotonic(), [], {}
        for table_id, actor in self.local.actors.items():
            before, table = self._seen.get(table_id), actor.table
            running, turn = table.status == "running", (table.turn, table.mover)
            if before is None or (before.running, before.turn) != (running, turn):
                before, ended = Seen(running, turn, now), before is not None and before.running and not running
                if ended:
                    due.append(actor)
            elif running and not before.settled and now - before.since >= GRACE_S:
                before.settled = True
                if table.mover in actor.audience.away(table.row.players):
                    due.append(actor)
            seen[table_id] = before
        self._seen = seen
        for actor in due:
            self._tell(actor)
            await asyncio.sleep(0)  # a notice takes a fraction of a millisecond, and there may be many

    def _tell(self, actor: Actor) -> None:
        table, moment = actor.table, self.services.time.moment()
        notice = end_of(table) if table.status == "over" else turn_of(table, moment.at, moment.steady)
        if notice is not None:
            self.sender.put(notice)

    async def remind(self) -> None:
        """Remind those whose time is nearly over; no table is loaded for it."""
        if not self.services.time.trusted:
            return
        now, row = self.services.now(), tables.c
        near = and_(row.deadline > now, row.deadline < now + LONGEST_MS // LAST_PART)
        told = exists().where(notices.c.table_id == row.id, notices.c.reminded >= row.deadline)
        query = _heard_of(row.id, row.game, row.mover, row.deadline, row.settings, seats.c.session_id)
        found = await self.services.storage.fetch(query.where(near, ~told).order_by(row.deadline))
        due = [one for one in found if one.deadline - now <= _allowed_ms(one) // LAST_PART]
        owners = await self.services.bus.owners([one.id for one in due]) if due else []
        for one, owner in zip(due, owners, strict=True):
            if owner in {None, self.services.bus.process} and self._is_away(one.id, one.mover):
                self.sender.put(await self._reminder(one))

    def _is_away(self, table_id: str, seat: int) -> bool:
        actor = self.local.actors.get(table_id)
        return actor is None or seat in actor.audience.away(actor.table.row.players)

    async def _reminder(self, row: Any) -> Notice:
        query = select(seats).where(seats.c.table_id == row.id).order_by(seats.c.seat)
        sitting = await self.services.storage.fetch(query)
        bots = tuple(one.session_id is None and one.bot is not None for one in sitting)
        names = tuple(one.bot if bot else one.name for one, bot in zip(sitting, bots, strict=True))
        public = msgspec.json.decode(row.settings, type=Settings).public
        who = {"names": names, "bots": bots, "public": public, "seat": row.mover, "session": row.session_id}
        return Notice("reminder", row.id, row.game, **who, deadline=row.deadline)

    async def load_missed(self) -> None:
        """Load the tables at which a turn began shortly before this process did: nobody may have told of it."""
        recent = tables.c.updated > self.services.now() - MISSED_MS
        for row in await self.services.storage.fetch(_heard_of(tables.c.id).where(recent)):
            try:
                await self.local.find(row.id)
            except (NoTable, DamagedTable):  # it is logged where it was found out
                continue


def _heard_of(*columns: Any) -> Select[Any]:
    """Running tables of which somebody would hear whose turn it is: by a device, or by the table's webhook."""
    mover = and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.mover)
    device = exists().where(push_devices.c.session_id == seats.c.session_id)
    hook = exists().where(webhooks.c.table_id == tables.c.id)
    person = and_(seats.c.session_id.is_not(None), seats.c.bot.is_(None))
    joined = select(*columns).select_from(tables.join(seats, mover))
    return joined.where(tables.c.status == "running", person, or_(device, hook)).limit(AT_ONCE)


def _allowed_ms(row: Any) -> int:
    clock = msgspec.json.decode(row.settings, type=Settings).clock
    return clock.days * DAY_MS if isinstance(clock, DaysClock) else 0
