"""The lobby: the number of people waiting and playing, and the free seats at public tables."""

from collections import Counter
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Integer, and_, cast, func, select

from voliera.documents import Document
from voliera.protocol.messages import Clock, Settings
from voliera.server.api.endpoint import Answer, Call, Endpoint
from voliera.server.core.seeking import SeekWish, told_points
from voliera.server.live.showcase import BELIEVED_MS
from voliera.server.storage.live_tables import welcome
from voliera.server.storage.schema import live, ratings, seats, tables

MOST_SEATS = 12
HOUR_MS = 3_600_000


class OpenSeat(Struct, frozen=True):
    """A public table that waits for players, and its host, with a rating after some rated games."""

    table: str
    game: str
    variant: str
    options: Document
    name: str
    rating: int | None
    free: int
    clock: Clock
    rated: bool


class Lobby(Struct, frozen=True):
    """Numbers of people, and open seats: one for each host, none of the asker's own, none with people kept apart."""

    waiting: dict[str, int]
    """How many look for an opponent, by game."""
    playing: int
    """How many people play at public tables."""
    tables: int
    """How many public tables are being played at."""
    seats: list[OpenSeat]


async def _lobby(call: Call) -> Answer:
    await call.allowances.messages.take(call.session or call.address)
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
    columns = (tables.c.id, tables.c.game, tables.c.variant, tables.c.options, tables.c.settings, tables.c.updated)
    other = seats.alias("other")
    empty = (other.c.table_id == tables.c.id, other.c.session_id.is_(None), other.c.bot.is_(None))
    free = select(func.count()).select_from(other).where(*empty).correlate(tables)
    hosts = (seats.c.table_id == tables.c.id, seats.c.session_id == tables.c.host)
    rating = (ratings.c.session_id == tables.c.host, ratings.c.game == tables.c.game)
    where = [tables.c.status == "open", tables.c.public, tables.c.updated > now - HOUR_MS]
    if call.session is not None:
        where += [tables.c.host != call.session, welcome(call.session)]
    order = (tables.c.updated.desc(), tables.c.id)
    place = func.row_number().over(partition_by=tables.c.host, order_by=order)
    found = (
        select(*columns, seats.c.name, ratings.c.mu, ratings.c.games)
        .add_columns(free.scalar_subquery().label("free"), place.label("place"))
        .select_from(tables)
        .join(seats, and_(*hosts))
        .outerjoin(ratings, and_(*rating))
        .where(*where)
        .subquery()
    )
    newest = select(found).where(found.c.place == 1).order_by(found.c.updated.desc(), found.c.id).limit(MOST_SEATS)
    return [_open_seat(row) for row in await call.house.services.storage.fetch(newest)]


def _open_seat(row: Any) -> OpenSeat:
    settings = msgspec.json.decode(row.settings, type=Settings)
    options, rating = msgspec.json.decode(row.options), told_points(row.mu, row.games)
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
        codes=("too_many",),
    ),
)
