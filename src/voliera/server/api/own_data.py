"""What somebody may do with everything that is kept of them: take it along, and have it erased."""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from sqlalchemy import select

from voliera.protocol.messages import Leave
from voliera.server.api.endpoint import Answer, Call, Endpoint
from voliera.server.core.ids import new_id
from voliera.server.storage.erasing import erase_person, erase_tables, tables_of
from voliera.server.storage.exporting import Export, part_of
from voliera.server.storage.schema import links, seats, tables


class From(Struct, forbid_unknown_fields=True, frozen=True):
    """Which part: the first, or the one after a table."""

    after: Annotated[str, Meta(pattern="^[a-z2-7]{10,32}$", description="The `next` of the part before.")] | None = None


class Certainly(Struct, forbid_unknown_fields=True, frozen=True):
    """That somebody means it: it cannot be undone."""

    erase: Literal["everything"]


async def _export(call: Call) -> Answer:
    await call.allowances.messages.take(call.me)
    return Answer(await part_of(call.house.services.storage, call.me, call.query.after))


async def _erase(call: Call) -> Answer:
    await call.allowances.tables.take(call.me)
    await call.house.people.person(call.me)
    me, storage, hall = call.me, call.house.services.storage, call.house.hall
    await _leave_tables(call)
    for link in await storage.fetch(select(links.c.table_id, links.c.hash).where(links.c.made_by == me)):
        await hall.revoke(link.table_id, link.hash)
    names = await tables_of(storage, me)
    await erase_tables(storage, me, names)
    for name in names:
        hall.rewritten(name)
    await erase_person(storage, me)
    call.house.people.gone(me)
    return Answer(status=204, cookie="")


async def _leave_tables(call: Call) -> None:
    """Let a bot play on wherever others play; a game that ends meanwhile needs none."""
    query = (
        select(tables.c.id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.session_id == call.me, tables.c.status != "over")
    )
    for row in await call.house.services.storage.fetch(query):
        await call.house.hall.command(row.id, Leave(new_id()), call.me, lambda _: None)


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/profile/export",
        "All that is kept of oneself, in parts",
        _export,
        {200: Export},
        query=From,
        codes=("too_many",),
    ),
    Endpoint(
        "POST",
        "/api/profile/erase",
        "Erase oneself: what was theirs alone goes, games of others stay without the name (forgets the cookie)",
        _erase,
        {204: None},
        body=Certainly,
        codes=("too_many",),
    ),
)
