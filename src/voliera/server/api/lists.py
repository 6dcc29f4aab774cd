"""Lists of tables, the newest first: one's own, open ones, finished ones. Pages go on from the last one seen."""

import re
from collections.abc import Iterable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import ColumnElement, and_, or_, select

from voliera.protocol.messages import SeatInfo, Settings
from voliera.server.api.endpoint import Answer, Call, Endpoint
from voliera.server.core.listing import Listed, Listing, Status
from voliera.server.core.names import GameName
from voliera.server.storage.damage import DamagedTable, reading
from voliera.server.storage.live_tables import welcome
from voliera.server.storage.schema import seats, tables

MOST = 100
_CURSOR = "^[0-9]{1,15}-[a-z2-7]{10,32}$"
_read_cursor = re.compile(r"([0-9]{1,15})-([a-z2-7]{10,32})")
_SHOWN = (
    *("id", "game", "variant", "players", "settings", "status", "mover"),
    *("created", "updated", "host", "result", "deadline"),
)
"""What is read for a list: nothing else, so that nothing else can be shown."""


class TablesQuery(Struct, forbid_unknown_fields=True, frozen=True):
    """Which tables, and from where on."""

    which: Literal["mine", "open", "finished"]
    game: GameName | None = None
    status: Status | None = None
    before: Annotated[str, Meta(pattern=_CURSOR, description="The `next` of the page before.")] | None = None
    limit: Annotated[int, Meta(ge=1, le=MOST)] = 20


async def _list(call: Call) -> Answer:
    wanted: TablesQuery = call.query
    columns, storage = tables.c, call.house.services.storage
    query = (
        select(*(columns[name] for name in _SHOWN))
        .where(*_conditions(call, wanted))
        .order_by(columns.updated.desc(), columns.id.desc())
        .limit(wanted.limit + 1)
    )
    rows = list(await storage.fetch(query))
    page = rows[: wanted.limit]
    sitting: dict[str, list[Any]] = {row.id: [] for row in page}
    if page:
        who = select(seats).where(seats.c.table_id.in_(list(sitting))).order_by(seats.c.table_id, seats.c.seat)
        for seat in await storage.fetch(who):
            sitting.setdefault(seat.table_id, []).append(seat)
    last = f"{page[-1].updated}-{page[-1].id}" if len(rows) > len(page) else None
    listed = [_listed_or_not(row, sitting[row.id], call.session) for row in page]
    return Answer(Listing([one for one in listed if one is not None], last))


def _conditions(call: Call, wanted: TablesQuery) -> Iterable[ColumnElement[bool]]:
    columns = tables.c
    match wanted.which:
        case "mine":
            yield _own(call.me)
        case "open":
            yield and_(columns.status == "open", columns.public)
            if call.session is not None:
                yield welcome(call.session)
        case "finished":
            yield columns.status == "over"
            yield columns.public if call.session is None else or_(columns.public, _own(call.session))
    if wanted.status is not None:
        yield columns.status == wanted.status
    if wanted.game is not None:
        yield columns.game == wanted.game
    found = _read_cursor.fullmatch(wanted.before or "")
    if found is not None:
        updated, last = int(found[1]), found[2]
        yield or_(columns.updated < updated, and_(columns.updated == updated, columns.id < last))


def _own(session: str) -> ColumnElement[bool]:
    """Where somebody sits, and what somebody made; but not a table that was left before it began."""
    seated = select(seats.c.table_id).where(seats.c.session_id == session)
    return or_(tables.c.id.in_(seated), and_(tables.c.host == session, tables.c.status != "open"))


def _listed_or_not(row: Any, sitting: list[Any], session: str | None) -> Listed | None:
    """A table of a list; a damaged one is left out (and logged): the others are shown all the same."""
    try:
        with reading(str(row.id)):
            return _listed(row, sitting, session)
    except DamagedTable:
        return None


def _listed(row: Any, sitting: list[Any], session: str | None) -> Listed:
    mine = next((one.seat for one in sitting if session is not None and one.session_id == session), None)
    plays = mine is not None and sitting[mine].bot is None
    listed = Listed(
        row.id,
        row.game,
        row.variant,
        row.players,
        row.status,
        [_seat(one, row.status) for one in sitting],
        row.mover,
        mine,
        plays and row.status == "running" and row.mover == mine,
        row.created,
        row.updated,
        row.host,
        msgspec.json.decode(row.settings, type=Settings),
        None if row.result is None else msgspec.json.decode(row.result),
        row.deadline if row.status == "running" else None,
    )
    return msgspec.convert(msgspec.to_builtins(listed), Listed)


def _seat(row: Any, status: str) -> SeatInfo:
    """A seat of a list: of a kept record people are known by their names only."""
    if row.session_id is None and row.bot is not None:
        return SeatInfo("bot", row.name, row.bot)
    person = row.session_id is not None or row.name or status == "over"
    return SeatInfo("person" if person else "free", row.name, row.bot, row.session_id)


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/tables",
        "Tables: one's own, open public ones, or finished ones (public, and one's own)",
        _list,
        {200: Listing},
        query=TablesQuery,
        who="anyone",
        codes=("no_session",),
    ),
)
