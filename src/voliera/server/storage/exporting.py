"""All that is kept of a person, as one document in parts: a part for each page of tables, so that memory is bounded."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.json import decode
from sqlalchemy import ColumnElement, select

from voliera.documents import Document
from voliera.server.storage import Storage
from voliera.server.storage.erasing import tables_of
from voliera.server.storage.personal import BY_PERSON, INVITED, MADE_LINKS, OF_HOST, PersonalRows
from voliera.server.storage.schema import entries, invitations, links, seats, sessions, tables

TABLES_AT_ONCE = 100


class OwnEntry(Struct, frozen=True):
    """What somebody did or said at a table."""

    v: int
    at: int
    kind: str
    body: Document


class OwnTable(Struct, frozen=True):
    """A table that knows of a person."""

    id: str
    game: str
    variant: str
    created: int
    status: str
    host: bool
    seat: int | None
    name: str | None
    """As which the person sat there."""
    entries: list[OwnEntry]


class Export(Struct, frozen=True):
    """A part of all that is kept of a person; only the first has `person`, `lists` and `links`."""

    format: str
    person: Document | None
    lists: dict[str, list[Document]]
    tables: list[OwnTable]
    next: str | None
    """What to ask for next (`after`); None at the end."""


async def part_of(storage: Storage, session: str, after: str | None) -> Export:
    """Return the first part, or the one after a table."""
    names = [name for name in await tables_of(storage, session) if after is None or name > after]
    page = names[:TABLES_AT_ONCE]
    person, lists = (await _first(storage, session)) if after is None else (None, {})
    last = page[-1] if len(names) > len(page) else None
    return Export("voliera/person/1", person, lists, await _tables(storage, session, page), last)


async def _first(storage: Storage, session: str) -> tuple[Document, dict[str, list[Document]]]:
    (row,) = await storage.fetch(select(sessions).where(sessions.c.id == session))
    person = {
        name: getattr(row, name) for name in ("id", "name", "lang", "avatar", "created", "seen", "table_id", "at_table")
    }
    hosted = select(tables.c.id).where(tables.c.host == session)
    lists = {
        **{name: await _rows(storage, one, one.table.c.session_id == session) for name, one in BY_PERSON.items()},
        **{name: await _rows(storage, one, one.table.c.table_id.in_(hosted)) for name, one in OF_HOST.items()},
        "invited": await _rows(storage, INVITED, invitations.c.made_by == session),
        "links": await _rows(storage, MADE_LINKS, links.c.made_by == session),
    }
    return person, lists


async def _rows(storage: Storage, kept: PersonalRows, where: ColumnElement[bool]) -> list[Document]:
    rows = await storage.fetch(select(*(kept.table.c[name] for name in kept.columns)).where(where))
    return [dict(zip(kept.columns, row, strict=True)) for row in rows]


async def _tables(storage: Storage, session: str, names: Sequence[str]) -> list[OwnTable]:
    if not names:
        return []
    own: dict[str, list[OwnEntry]] = {name: [] for name in names}
    told = select(entries.c.table_id, entries.c.v, entries.c.at, entries.c.kind, entries.c.body)
    mine = told.where(entries.c.table_id.in_(names), entries.c.session_id == session)
    for row in await storage.fetch(mine.order_by(entries.c.table_id, entries.c.v)):
        own[row.table_id].append(OwnEntry(row.v, row.at, row.kind, decode(row.body)))
    sat = {
        row.table_id: row
        for row in await storage.fetch(select(seats).where(seats.c.table_id.in_(names), seats.c.session_id == session))
    }
    found = await storage.fetch(select(tables).where(tables.c.id.in_(names)).order_by(tables.c.id))
    return [_table(row, sat.get(row.id), own[row.id], session) for row in found]


def _table(row: Any, seat: Any, own: list[OwnEntry], session: str) -> OwnTable:
    at, name = (None, None) if seat is None else (seat.seat, seat.name)
    return OwnTable(row.id, row.game, row.variant, row.created, row.status, row.host == session, at, name, own)
