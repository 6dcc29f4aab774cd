"""Erasing a person: everything that was theirs alone goes, and games that others played stay, without the name.

A table at which nobody else sits goes as a whole. At the others the seat keeps its moves, so that the game replays and
the promise about its deal holds; its name is empty, which readers see as the number of the seat, and what was said
there is gone. Every step can be repeated: after an interruption the person is still there, and asks again.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from msgspec.json import decode
from sqlalchemy import Executable, and_, delete, or_, select, update

from voliera.server.core.entries import encode_text
from voliera.server.storage import Storage
from voliera.server.storage.damage import DamagedTable, reading
from voliera.server.storage.personal import BY_PERSON, BY_TABLE
from voliera.server.storage.schema import (
    blocks,
    duels,
    entries,
    friends,
    grants,
    invitations,
    links,
    reports,
    seats,
    sessions,
    tables,
    webhooks,
)

AT_ONCE = 50
"""Tables rewritten in one transaction."""
NAMELESS = ""
UNSAID = "…"
"""In the place of what somebody said."""


async def tables_of(storage: Storage, session: str) -> list[str]:
    """Return all tables that know of a person: made, joined, sat at, or linked to by that person."""
    found: set[str] = set()
    for query in (
        select(tables.c.id).where(tables.c.host == session),
        select(seats.c.table_id).where(seats.c.session_id == session),
        select(entries.c.table_id).where(entries.c.session_id == session, entries.c.kind == "join"),
        select(links.c.table_id).where(links.c.made_by == session),
    ):
        found.update(row[0] for row in await storage.fetch(query))
    return sorted(found)


async def erase_tables(storage: Storage, session: str, names: Sequence[str]) -> None:
    """Take a person out of tables, or the tables away where there is nobody else."""
    for start in range(0, len(names), AT_ONCE):
        some = names[start : start + AT_ONCE]
        others = select(seats.c.table_id).where(
            seats.c.table_id.in_(some), seats.c.session_id.is_not(None), seats.c.session_id != session
        )
        shared = {row.table_id for row in await storage.fetch(others.distinct())}
        alone = [name for name in some if name not in shared]
        await storage.run(*await _rewritten(storage, session, sorted(shared)), *_deleted(alone))


async def erase_person(storage: Storage, session: str) -> None:
    """Remove a person who is at no table any more."""
    made = select(links.c.hash).where(links.c.made_by == session)
    await storage.run(
        update(duels).where(duels.c.rival == session).values(rival=None),
        delete(blocks).where(blocks.c.other_id == session),
        delete(friends).where(friends.c.other_id == session),
        delete(invitations).where(invitations.c.made_by == session),
        delete(reports).where(reports.c.about == session),
        delete(grants).where(grants.c.link.in_(made)),
        delete(links).where(links.c.made_by == session),
        *(delete(table).where(table.c.session_id == session) for table, _ in BY_PERSON.values()),
        delete(sessions).where(sessions.c.id == session),
    )


def _deleted(names: Sequence[str]) -> list[Executable]:
    if not names:
        return []
    return [
        *(delete(table).where(table.c.table_id.in_(names)) for table in BY_TABLE),
        delete(tables).where(tables.c.id.in_(names)),
    ]


async def _rewritten(storage: Storage, session: str, names: Sequence[str]) -> list[Executable]:
    if not names:
        return []
    at = seats.c.table_id.in_(names)
    hosted = select(tables.c.id).where(tables.c.id.in_(names), tables.c.host == session)
    statements: list[Executable] = [
        delete(webhooks).where(webhooks.c.table_id.in_(hosted)),  # the address is the host's
        update(tables).where(tables.c.id.in_(names), tables.c.host == session).values(host=None),
        update(seats).where(at, seats.c.session_id == session).values(session_id=None, name=NAMELESS),
    ]
    for row in await storage.fetch(select(tables.c.id, tables.c.seats).where(tables.c.id.in_(names))):
        statements += _without_maker(row, session)
    own = and_(entries.c.table_id.in_(names), entries.c.session_id == session)
    told = select(entries).where(own, or_(entries.c.kind == "join", entries.c.kind == "say"))
    for row in await storage.fetch(told):
        statements += _without_words(row)
    return [*statements, update(entries).where(own).values(session_id=None, action_id=None)]


def _without_maker(row: Any, session: str) -> list[Executable]:
    """Return the change of a table's first seats, where the person is among them."""
    if session not in row.seats:
        return []
    kept: list[Any] = []  # of what cannot be read (which is logged) nothing is kept
    with suppress(DamagedTable), reading(row.id):
        kept = [
            {**seat, "session": None, "name": NAMELESS} if seat.get("session") == session else seat
            for seat in decode(row.seats)
        ]
    return [update(tables).where(tables.c.id == row.id).values(seats=encode_text(kept))]


def _without_words(row: Any) -> list[Executable]:
    """Return the change of an entry that holds a name or a text."""
    body: Any = {}  # the same
    with suppress(DamagedTable), reading(row.table_id):
        body = dict(decode(row.body))
    if row.kind == "say" and "emote" in body:
        return []
    changed = {**body, **({"name": NAMELESS} if row.kind == "join" else {"text": UNSAID})}
    where = and_(entries.c.table_id == row.table_id, entries.c.v == row.v)
    return [update(entries).where(where).values(body=encode_text(changed))]
