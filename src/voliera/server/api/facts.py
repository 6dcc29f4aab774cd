"""What the storage knows of a table, for everything that is not played at it: no table is loaded for this.

Here, too, a table that somebody may not see is one that is not there.
"""

import re
from dataclasses import dataclass

import msgspec
from sqlalchemy import select

from voliera.protocol.errors import Refused
from voliera.protocol.messages import Settings, Viewer
from voliera.server.api.endpoint import Call
from voliera.server.core.viewers import viewer_of
from voliera.server.storage.damage import reading
from voliera.server.storage.schema import seats, tables

_IDS = re.compile("[a-z2-7]{10,32}")


@dataclass(frozen=True, slots=True)
class Facts:
    """A table from outside."""

    id: str
    game: str
    status: str
    host: str | None
    settings: Settings
    commitment: str
    sitting: list[str | None]
    """The session in each seat."""

    def seat_of(self, session: str) -> int | None:
        """The seat of a person."""
        return self.sitting.index(session) if session in self.sitting else None


def table_id(call: Call) -> str:
    """The table in the path, if it can be one."""
    found = call.part("table")
    if not _IDS.fullmatch(found):
        raise hidden()
    return found


def hidden() -> Refused:
    """There is no such table, or it may not be seen: nobody learns which."""
    return Refused("no_table", "there is no such table, or it is not yours to see")


async def facts_of(call: Call, table: str) -> Facts:
    """What is known of a table."""
    storage, columns = call.house.services.storage, tables.c
    wanted = (columns.game, columns.status, columns.host, columns.settings, columns.commitment)
    with reading(table):
        rows = await storage.fetch(select(*wanted).where(columns.id == table))
        if not rows:
            raise hidden()
        row = rows[0]
        query = select(seats.c.session_id).where(seats.c.table_id == table).order_by(seats.c.seat)
        sitting = [one.session_id for one in await storage.fetch(query)]
        settings = msgspec.json.decode(row.settings, type=Settings)
        return msgspec.convert(Facts(table, row.game, row.status, row.host, settings, row.commitment, sitting), Facts)


async def seen(call: Call) -> tuple[Facts, Viewer]:
    """The table in the path, and how the asker sees it."""
    facts = await facts_of(call, table_id(call))
    grant = await call.house.people.grant(call.session, facts.id)
    viewer = viewer_of(facts.sitting, facts.host, facts.settings.public, call.session, grant)
    if viewer is None:
        raise hidden()
    return facts, viewer
