"""All games of a person, page by page, with what can be looked for among them."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, and_, or_, select

from voliera.server.core.profiles import Opponent, PlayedGame, PlayedGames
from voliera.server.core.statistics import Outcome
from voliera.server.storage import Storage
from voliera.server.storage.schema import plays, seats, tables
from voliera.server.storage.spelling import contains

CURSOR = "^[0-9]{1,15}-[a-z2-7]{10,32}$"
_read_cursor = re.compile(r"([0-9]{1,15})-([a-z2-7]{10,32})")


async def games_of(
    storage: Storage,
    me: str,
    limit: int,
    *,
    game: str | None = None,
    variant: str | None = None,
    outcome: Outcome | None = None,
    name: str | None = None,
    bots: Sequence[str] = (),
    since: int = 0,
    until: int = 2**62,
    before: str | None = None,
) -> PlayedGames:
    """Return a page of somebody's games; `name` is a part of an opponent's name, which `bots` are called as well."""
    c = plays.c
    exact = {c.game: game, c.variant: variant, c.outcome: outcome}
    where = [c.session_id == me, *(column == value for column, value in exact.items() if value is not None)]
    where += [c.ended >= since, c.ended < until]
    if name or bots:
        where.append(c.table_id.in_(_tables_with(me, name, bots)))
    where += _after(before)
    query = select(plays).where(*where).order_by(c.ended.desc(), c.table_id.desc()).limit(limit + 1)
    rows = list(await storage.fetch(query))
    page = rows[:limit]
    last = f"{page[-1].ended}-{page[-1].table_id}" if len(rows) > len(page) else None
    return PlayedGames(await _told(storage, page), last)


def _tables_with(me: str, name: str | None, bots: Sequence[str]) -> Any:
    """Return the tables at which somebody else is called so."""
    c = seats.c
    people = and_(or_(c.session_id != me, c.session_id.is_(None)), contains(c.name, name)) if name else None
    played_by = and_(c.session_id.is_(None), c.bot.in_(list(bots))) if bots else None
    mine = select(plays.c.table_id).where(plays.c.session_id == me)
    wanted = [one for one in (people, played_by) if one is not None]
    return select(c.table_id).where(c.table_id.in_(mine), or_(*wanted))


def _after(before: str | None) -> Iterable[ColumnElement[bool]]:
    found = _read_cursor.fullmatch(before or "")
    if found is not None:
        ended, last = int(found[1]), found[2]
        yield or_(plays.c.ended < ended, and_(plays.c.ended == ended, plays.c.table_id < last))


async def _told(storage: Storage, page: Sequence[Any]) -> list[PlayedGame]:
    sitting: dict[str, list[Any]] = {row.table_id: [] for row in page}
    public: set[str] = set()
    if page:
        at = select(tables.c.id).where(tables.c.id.in_(list(sitting)), tables.c.public)
        public = {row.id for row in await storage.fetch(at)}
        who = select(seats).where(seats.c.table_id.in_(list(sitting))).order_by(seats.c.table_id, seats.c.seat)
        for seat in await storage.fetch(who):
            sitting[seat.table_id].append(seat)
    return [_game(row, sitting[row.table_id], public=row.table_id in public) for row in page]


def _game(row: Any, sitting: list[Any], *, public: bool) -> PlayedGame:
    others = [
        Opponent(one.name, one.bot if one.session_id is None else None) for one in sitting if one.seat != row.seat
    ]
    return PlayedGame(
        row.table_id, row.game, row.variant, row.ended, row.outcome, row.points, len(sitting), others, public
    )
