"""Fair company: whom one does not want to meet, and reports to whoever runs the server."""

from typing import Annotated

from msgspec import Meta, Struct

from voliera.protocol.errors import Refused
from voliera.protocol.messages import LONGEST_TEXT, PersonId, Seat
from voliera.server.api.endpoint import Answer, Call, Endpoint
from voliera.server.api.facts import seen
from voliera.server.company import Why
from voliera.server.core.deciding import clean


class ToBlock(Struct, forbid_unknown_fields=True, frozen=True):
    """Whom to block, by the public id."""

    person: PersonId


class Blocked(Struct, frozen=True):
    """Somebody whom one has blocked."""

    person: str
    name: str


class BlockedPeople(Struct, frozen=True):
    """All whom one has blocked, the latest first."""

    blocked: list[Blocked]


class Report(Struct, forbid_unknown_fields=True, frozen=True):
    """A report about a player: the seat, and whether it is about messages, the name, the play or something else."""

    seat: Seat
    why: Why
    text: Annotated[str, Meta(max_length=LONGEST_TEXT)] = ""


async def _list(call: Call) -> Answer:
    return Answer(await _told(call))


async def _block(call: Call) -> Answer:
    await call.allowances.messages.take(call.me)
    await call.house.company.block(call.me, call.body.person)
    return Answer(await _told(call))


async def _unblock(call: Call) -> Answer:
    await call.allowances.messages.take(call.me)
    await call.house.company.unblock(call.me, call.part("person"))
    return Answer(await _told(call))


async def _told(call: Call) -> BlockedPeople:
    found = await call.house.company.blocked(call.me)
    return BlockedPeople([Blocked(row.other_id, row.name) for row in found])


async def _report(call: Call) -> Answer:
    await call.allowances.tables.take(call.me)
    facts, _ = await seen(call)
    if facts.seat_of(call.me) is None:
        raise Refused("no_seat", "only players of a table can report somebody there")
    told: Report = call.body
    await call.house.company.report(call.me, facts.id, told.seat, told.why, clean(told.text))
    return Answer(status=204)


ENDPOINTS = (
    Endpoint("GET", "/api/blocked", "The people whom one has blocked", _list, {200: BlockedPeople}),
    Endpoint(
        "POST",
        "/api/blocked",
        "Block somebody: the two do not sit down at one table any more",
        _block,
        {200: BlockedPeople},
        body=ToBlock,
        codes=("not_found", "too_many"),
    ),
    Endpoint(
        "DELETE",
        "/api/blocked/{person}",
        "Take a block back",
        _unblock,
        {200: BlockedPeople},
        codes=("too_many",),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/reports",
        "Tell whoever runs the server how somebody behaved at a table",
        _report,
        {204: None},
        body=Report,
        codes=("no_table", "no_seat", "bad_seat", "too_many", "too_many_reports"),
    ),
)
