"""Friends in the storage: two rows for two friends, links to become one, and invitations to tables."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Executable, and_, delete, exists, func, insert, or_, select

from voliera.server.storage import Storage
from voliera.server.storage.schema import blocks, friend_links, friends, invitations, seats, sessions, tables


async def friends_of(storage: Storage, session: str) -> Sequence[Any]:
    """Return the friends of a person, by name, with what is known of their presence."""
    c = sessions.c
    query = (
        select(c.id, c.name, c.avatar, c.seen, c.table_id, c.at_table, friends.c.since, tables.c.public)
        .join(friends, friends.c.other_id == c.id)
        .outerjoin(tables, and_(tables.c.id == c.table_id, tables.c.status == "running"))
        .where(friends.c.session_id == session, ~_apart(friends.c.session_id, friends.c.other_id))
        .order_by(func.lower(c.name), c.id)
    )
    return await storage.fetch(query)


async def are_friends(storage: Storage, session: str, other: str) -> bool:
    """Whether two people are friends."""
    query = select(friends.c.since).where(friends.c.session_id == session, friends.c.other_id == other)
    return bool(await storage.fetch(query))


async def count_of(storage: Storage, session: str) -> int:
    """Return how many friends a person has."""
    query = select(func.count()).select_from(friends).where(friends.c.session_id == session)
    return int((await storage.fetch(query))[0][0])


def joining(session: str, other: str, now: int) -> Executable:
    """Return the statement that makes two people friends; it fails where they are."""
    pairs = ((session, other), (other, session))
    return insert(friends).values([{"session_id": one, "other_id": two, "since": now} for one, two in pairs])


def parting(session: str, other: str) -> tuple[Executable, Executable]:
    """Return the statements after which two people are no friends, and have not invited each other."""
    c, i = friends.c, invitations.c
    return (
        delete(friends).where(_both(c.session_id, c.other_id, session, other)),
        delete(invitations).where(_both(i.session_id, i.made_by, session, other)),
    )


async def links_of(storage: Storage, session: str, now: int) -> Sequence[Any]:
    """Return a person's good links, the newest first."""
    c = friend_links.c
    query = select(friend_links).where(c.session_id == session, c.expires > now).order_by(c.created.desc(), c.hash)
    return await storage.fetch(query)


async def maker_of(storage: Storage, key: str, now: int, latest: int) -> Any | None:
    """Return who made a good link (`id`, `name`, `avatar`, `expires`), by its hash; it ends at `latest` at most."""
    query = (
        select(sessions.c.id, sessions.c.name, sessions.c.avatar, friend_links.c.expires)
        .join(friend_links, friend_links.c.session_id == sessions.c.id)
        .where(friend_links.c.hash == key, friend_links.c.expires.between(now + 1, latest))
    )
    found = await storage.fetch(query)
    return found[0] if found else None


async def invitations_to(storage: Storage, session: str, since: int) -> Sequence[Any]:
    """Return the invitations of a person to tables that still have a free seat, the newest first."""
    c = invitations.c
    free = seats.alias()
    empty = (free.c.table_id == c.table_id, free.c.session_id.is_(None), free.c.bot.is_(None))
    query = (
        select(c.table_id, c.made_by, c.created, tables.c.game, tables.c.variant, sessions.c.name, sessions.c.avatar)
        .join(tables, tables.c.id == c.table_id)
        .join(sessions, sessions.c.id == c.made_by)
        .where(c.session_id == session, c.created > since, tables.c.status == "open")
        .where(exists().where(*empty), ~_apart(c.session_id, c.made_by))
        .order_by(c.created.desc(), c.table_id)
    )
    return await storage.fetch(query)


async def inviter_to(storage: Storage, session: str, table: str, since: int) -> str | None:
    """Return who invited a person to a table after a moment, where the invitation still stands."""
    c = invitations.c
    query = select(c.made_by).where(c.session_id == session, c.table_id == table, c.created > since)
    found = await storage.fetch(query)
    return str(found[0].made_by) if found else None


def _both(one: ColumnElement[Any], two: ColumnElement[Any], session: str, other: str) -> ColumnElement[bool]:
    return or_(and_(one == session, two == other), and_(one == other, two == session))


def _apart(one: ColumnElement[Any], two: ColumnElement[Any]) -> ColumnElement[bool]:
    """Return the condition that one of two people has blocked the other."""
    b = blocks.c
    return exists().where(
        or_(and_(b.session_id == one, b.other_id == two), and_(b.session_id == two, b.other_id == one))
    )
