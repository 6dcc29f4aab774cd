"""Live tables in the storage: those that fit a wish, and who sits there."""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, CompoundSelect, and_, exists, func, or_, select, union

from voliera.server.storage import Storage
from voliera.server.storage.schema import blocks, friends, grants, links, live, ratings, seats, tables
from voliera.server.storage.spelling import contains

MOST = 50
"""Maximum number of tables that are told of; a wish finds the others."""
MOST_OF_HOST = 2
"""Maximum number of tables of one host that are told of where nobody is asked for by name."""


async def live_tables(
    storage: Storage,
    since: int,
    *,
    game: str | None = None,
    variant: str | None = None,
    name: str | None = None,
    bot: str | None = None,
    friends_of: str | None = None,
) -> Sequence[Any]:
    """Return the rows of tables that were alive since a moment, those with most watchers first.

    One host has few of them, so that nobody fills the list. `name` is a part of a player's name, which `bot` is called
    as well.
    """
    where = [tables.c.status == "running", tables.c.public, live.c.updated > since]
    where += [column == value for column, value in ((tables.c.game, game), (tables.c.variant, variant)) if value]
    if name or bot:
        where.append(_someone(or_(*_called(name, bot))))
    if friends_of is not None:
        where.append(_someone(seats.c.session_id.in_(known_to(friends_of))))
    order = (live.c.watchers.desc(), tables.c.updated.desc(), tables.c.id)
    place = func.row_number().over(partition_by=func.coalesce(tables.c.host, tables.c.id), order_by=order)
    found = (
        select(tables.c.id, tables.c.game, tables.c.variant, live.c.watchers, live.c.glance, tables.c.updated)
        .add_columns(place.label("place"))
        .join(live, live.c.table_id == tables.c.id)
        .where(*where)
        .subquery()
    )
    query = select(found).order_by(found.c.watchers.desc(), found.c.updated.desc(), found.c.id).limit(MOST)
    return await storage.fetch(query if name else query.where(found.c.place <= MOST_OF_HOST))


async def sitting_at(storage: Storage, names: Sequence[str]) -> dict[str, list[Any]]:
    """Return the seats of tables, with the rating of each person in the table's game."""
    found: dict[str, list[Any]] = {name: [] for name in names}
    if not names:
        return found
    rated = and_(ratings.c.session_id == seats.c.session_id, ratings.c.game == tables.c.game)
    query = (
        select(seats, ratings.c.mu, ratings.c.games)
        .join(tables, tables.c.id == seats.c.table_id)
        .outerjoin(ratings, rated)
        .where(seats.c.table_id.in_(names))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    for seat in await storage.fetch(query):
        found[seat.table_id].append(seat)
    return found


def known_to(session: str) -> CompoundSelect[Any]:
    """Return the query for all whom somebody knows: friends, and people from a table or a link.

    Blocked people are not among them.
    """
    mine, other = seats.alias(), seats.alias()
    met = select(other.c.session_id).join(mine, mine.c.table_id == other.c.table_id)
    led = select(grants.c.session_id).join(links, links.c.hash == grants.c.link)
    leading = select(links.c.made_by).join(grants, grants.c.link == links.c.hash)
    return union(
        select(friends.c.other_id).where(friends.c.session_id == session, *_other(friends.c.other_id, session)),
        met.where(mine.c.session_id == session, *_other(other.c.session_id, session)),
        led.where(links.c.made_by == session, *_other(grants.c.session_id, session)),
        leading.where(grants.c.session_id == session, *_other(links.c.made_by, session)),
    )


def welcome(session: str) -> ColumnElement[bool]:
    """Return the condition that nobody at a table has blocked somebody, and that this one has blocked nobody there."""
    against = select(blocks.c.session_id).where(blocks.c.other_id == session)
    by = select(blocks.c.other_id).where(blocks.c.session_id == session)
    sitting = seats.alias()
    apart = [column.in_(some) for column in (sitting.c.session_id, tables.c.host) for some in (against, by)]
    return ~exists().where(sitting.c.table_id == tables.c.id, or_(*apart))


def _other(column: ColumnElement[Any], session: str) -> Iterable[ColumnElement[bool]]:
    blocked = select(blocks.c.other_id).where(blocks.c.session_id == session)
    return column.is_not(None), column != session, column.not_in(blocked)


def _someone(condition: ColumnElement[bool]) -> ColumnElement[bool]:
    """Return the condition that somebody at the table fits."""
    return exists().where(seats.c.table_id == tables.c.id, condition)


def _called(name: str | None, bot: str | None) -> Iterable[ColumnElement[bool]]:
    if name:
        yield and_(seats.c.session_id.is_not(None), contains(seats.c.name, name))
    if bot:
        yield and_(seats.c.session_id.is_(None), seats.c.bot == bot)
