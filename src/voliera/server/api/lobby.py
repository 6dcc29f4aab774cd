"""The lobby: the number of people waiting and playing, and the free seats at public tables."""

from collections import Counter
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Integer, and_, cast, func, select

from voliera.documents import Document
from voliera.protocol.messages import Clock, Settings
from voliera.server.api.endpoint import Answer, Call, Endpoint
from voliera.server.core.seeking import SeekWish, points_of
from voliera.server.live.showcase import BELIEVED_MS
from voliera.server.storage.schema import live, ratings, seats, tables

MOST_SEATS = 12
HOUR_MS = 3_600_000


class OpenSeat(Struct, frozen=True):
    """A public table that waits for players, and who sits there."""

    table: str
    game: str
    variant: str
    options: Document
    name: str
    rating: int
    free: int
    clock: Clock
    rated: bool


class Lobby(Struct, frozen=True):
    """Numbers of people, and open seats; those of the asker are left out."""

    waiting: dict[str, int]
    """How many look for an opponent, by game."""
    playing: int
    """How many people play at public tables."""
    tables: int
    """How many public tables are being played at."""
    seats: list[OpenSeat]


async def _lobby(call: Call) -> Answer:
    waiting: Counter[str] = Counter()
    for wish, count in (await call.house.desk.counts()).items():
        waiting[msgspec.json.decode(wish, type=SeekWish).game] += count
    storage, now = call.house.services.storage, call.house.services.now()
    person = cast(and_(seats.c.session_id.is_not(None), seats.c.bot.is_(None)), Integer)
    played = (
        select(func.count(live.c.table_id.distinct()).label("tables"), func.sum(person).label("people"))
        .select_from(live)
        .join(seats, seats.c.table_id == live.c.table_id)
        .where(live.c.updated > now - BELIEVED_MS)
    )
    row = (await storage.fetch(played))[0]
    return Answer(Lobby(dict(waiting), int(row.people or 0), int(row.tables), await _open_seats(call, now)))


async def _open_seats(call: Call, now: int) -> list[OpenSeat]:
    columns = (tables.c.id, tables.c.game, tables.c.variant, tables.c.options, tables.c.settings, seats.c.name)
    other = seats.alias("other")
    empty = (other.c.table_id == tables.c.id, other.c.session_id.is_(None), other.c.bot.is_(None))
    free = select(func.count()).select_from(other).where(*empty).correlate(tables)
    hosts = (seats.c.table_id == tables.c.id, seats.c.session_id == tables.c.host)
    rating = (ratings.c.session_id == tables.c.host, ratings.c.game == tables.c.game)
    query = (
        select(*columns, tables.c.host, ratings.c.mu, free.scalar_subquery().label("free"))
        .select_from(tables)
        .join(seats, and_(*hosts))
        .outerjoin(ratings, and_(*rating))
        .where(tables.c.status == "open", tables.c.public, tables.c.updated > now - HOUR_MS)
        .order_by(tables.c.updated.desc(), tables.c.id)
        .limit(2 * MOST_SEATS)
    )
    rows = [row for row in await call.house.services.storage.fetch(query) if row.host != call.session]
    return [_open_seat(row) for row in rows[:MOST_SEATS]]


def _open_seat(row: Any) -> OpenSeat:
    settings = msgspec.json.decode(row.settings, type=Settings)
    options, rating = msgspec.json.decode(row.options), points_of(row.mu)
    clock, rated = settings.clock, settings.rated
    return OpenSeat(row.id, row.game, row.variant, options, row.name, rating, int(row.free), clock, rated)


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/lobby",
        "How many look for an opponent, how many play in public, and open seats at public tables",
        _lobby,
        {200: Lobby},
        who="anyone",
    ),
)
