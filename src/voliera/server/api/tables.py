"""Tables: make one, look at one, take a seat at an open one."""

from msgspec import Struct

from voliera.protocol.errors import Refused
from voliera.protocol.messages import Full, Seat, TableInfo
from voliera.server.api.endpoint import Answer, Call, Endpoint
from voliera.server.api.facts import hidden, seen, table_id
from voliera.server.core.making import NewTable
from voliera.server.creation import make


class Join(Struct, forbid_unknown_fields=True, frozen=True):
    """Which seat to take; the first free one if none is named."""

    seat: Seat | None = None


async def _make(call: Call) -> Answer:
    await call.allowances.tables.take(call.me)
    person = await call.house.people.person(call.me)
    table = await make(call.house.services, call.me, person.name, call.body)
    return Answer(table.info(), 201)


async def _look(call: Call) -> Answer:
    return Answer(await present(call, table_id(call)))


async def _join(call: Call) -> Answer:
    await call.allowances.messages.take(call.me)
    facts, _ = await seen(call)
    if facts.seat_of(call.me) is None:
        if not facts.settings.public:
            raise Refused("forbidden", "this table is not public; ask for an invitation")
        person = await call.house.people.person(call.me)
        await call.house.company.check_welcome(call.me, [*facts.sitting, facts.host])
        await call.house.hall.join(facts.id, call.me, person.name, call.body.seat)
    return Answer(await present(call, facts.id))


async def present(call: Call, table: str) -> str:
    """The table now, as the asker sees it."""
    grant = await call.house.people.grant(call.session, table)
    try:
        return await call.house.hall.full(table, call.session, grant)
    except Refused as refusal:
        raise hidden() if refusal.code == "forbidden" else refusal from None


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/tables",
        "Make a table",
        _make,
        {201: TableInfo},
        body=NewTable,
        codes=("unknown_game", "too_many", "too_many_tables"),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}",
        "The table now, as the asker sees it",
        _look,
        {200: Full},
        who="anyone",
        codes=("no_table",),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/join",
        "Take a free seat at a public table, or keep the one that one has",
        _join,
        {200: Full},
        body=Join,
        codes=("no_table", "no_free_seat", "seated", "stale", "too_many", "too_many_entries", "unwelcome"),
    ),
)
