"""Live tables: public ones that are being played, for those who want to watch."""

from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import and_, select

from voliera.server.api.endpoint import Answer, Call, Endpoint
from voliera.server.core.glances import Glance
from voliera.server.core.names import GameName
from voliera.server.core.seeking import points_of
from voliera.server.live.showcase import BELIEVED_MS
from voliera.server.storage.schema import live, ratings, seats, tables

MOST = 50


class LiveSeat(Struct, frozen=True):
    """A player: a person with a rating, or a bot."""

    kind: Literal["person", "bot"]
    name: str
    bot: str | None
    rating: int | None


class LiveTable(Struct, frozen=True):
    """A public table that is being played."""

    id: str
    game: str
    variant: str
    seats: list[LiveSeat]
    watchers: int
    glance: Glance


class LiveTables(Struct, frozen=True):
    """The tables with most watchers first."""

    tables: list[LiveTable]


class Chosen(Struct, forbid_unknown_fields=True, frozen=True):
    """Of which game; of all if none is named."""

    game: GameName | None = None


async def _list(call: Call) -> Answer:
    services = call.house.services
    conditions = [tables.c.status == "running", tables.c.public, live.c.updated > services.now() - BELIEVED_MS]
    if call.query.game is not None:
        conditions.append(tables.c.game == call.query.game)
    query = (
        select(tables.c.id, tables.c.game, tables.c.variant, live.c.watchers, live.c.glance)
        .join(live, live.c.table_id == tables.c.id)
        .where(*conditions)
        .order_by(live.c.watchers.desc(), tables.c.updated.desc(), tables.c.id)
        .limit(MOST)
    )
    rows = await services.storage.fetch(query)
    sitting: dict[str, list[LiveSeat]] = {row.id: [] for row in rows}
    if rows:
        rated = and_(ratings.c.session_id == seats.c.session_id, ratings.c.game == tables.c.game)
        who = (
            select(seats, ratings.c.mu)
            .join(tables, tables.c.id == seats.c.table_id)
            .outerjoin(ratings, rated)
            .where(seats.c.table_id.in_(list(sitting)))
            .order_by(seats.c.table_id, seats.c.seat)
        )
        for seat in await services.storage.fetch(who):
            sitting[seat.table_id].append(_seat(seat))
    return Answer(LiveTables([_table(row, sitting[row.id]) for row in rows]))


def _seat(row: Any) -> LiveSeat:
    if row.session_id is None:
        return LiveSeat("bot", row.name, row.bot, None)
    return LiveSeat("person", row.name, row.bot, points_of(row.mu))


def _table(row: Any, sitting: list[LiveSeat]) -> LiveTable:
    glance = msgspec.json.decode(row.glance, type=Glance)
    return LiveTable(row.id, row.game, row.variant, sitting, row.watchers, glance)


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/live",
        "Public tables that are being played, as watchers know them",
        _list,
        {200: LiveTables},
        query=Chosen,
        who="anyone",
    ),
)
