"""Records: of finished tables out, of finished games in, tables that play on from them; and the proof of the deal."""

from typing import Any

import msgspec
from msgspec import Struct

from voliera.documents import Document
from voliera.protocol.errors import Refused
from voliera.protocol.messages import TableInfo
from voliera.server.api.endpoint import Answer, Call, Endpoint
from voliera.server.api.facts import Facts, hidden, seen
from voliera.server.core.fairness import ALGORITHM, Fairness
from voliera.server.core.making import Branch, RecordBranch
from voliera.server.core.study import checked
from voliera.server.creation import keep_record, play_on


class RecordToKeep(Struct, forbid_unknown_fields=True, frozen=True):
    """A record of a finished game."""

    record: dict[str, Any]


async def _record(call: Call) -> Answer:
    await call.allowances.records.take(call.session or call.address)
    facts, _ = await seen(call)
    return Answer(await _record_of(call, facts))


async def _fairness(call: Call) -> Answer:
    facts, _ = await seen(call)
    if facts.status != "over":
        return Answer(Fairness(facts.commitment, ALGORITHM))
    row = await call.house.services.storage.table(facts.id)
    if row is None:
        raise hidden()
    return Answer(Fairness(row.commitment, ALGORITHM, row.nonce, row.start))


async def _keep(call: Call) -> Answer:
    await call.allowances.tables.take(call.me)
    table = await keep_record(call.house.services, call.me, checked(call.body.record))
    return Answer(table.info(), 201)


async def _branch(call: Call) -> Answer:
    await call.allowances.tables.take(call.me)
    facts, _ = await seen(call)
    return await _play_on(call, msgspec.json.decode(await _record_of(call, facts)), facts.id)


async def _branch_record(call: Call) -> Answer:
    await call.allowances.tables.take(call.me)
    return await _play_on(call, checked(call.body.record), None)


async def _record_of(call: Call, facts: Facts) -> str:
    if facts.status != "over":
        raise Refused("not_over", "the record is a secret until the game is over")
    text = await call.house.records.text(facts.id)
    if text is None:
        raise hidden()
    return text


async def _play_on(call: Call, record: Document, origin: str | None) -> Answer:
    body = call.body
    person = await call.house.people.person(call.me)
    services = call.house.services
    table = await play_on(services, call.me, person.name, record, body.at, body.seats, body.settings, origin)
    return Answer(table.info(), 201)


_GAME_CODES = ("bad_position", "illegal_action", "unknown_game", "too_large", "too_many", "too_many_tables")

ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        "The record of a finished table",
        _record,
        {200: dict[str, Any]},
        who="anyone",
        codes=("no_table", "not_over", "too_many"),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/fairness",
        "The promise about the deal; once the game is over, also what it was made of",
        _fairness,
        {200: Fairness},
        who="anyone",
        codes=("no_table",),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/branch",
        "A new table that plays on from a finished one",
        _branch,
        {201: TableInfo},
        body=Branch,
        codes=("no_table", "not_over", "game_over", "too_many", "too_many_tables"),
    ),
    Endpoint(
        "POST",
        "/api/records",
        "Keep the record of a finished game as a finished table",
        _keep,
        {201: TableInfo},
        body=RecordToKeep,
        codes=("not_over", *_GAME_CODES),
    ),
    Endpoint(
        "POST",
        "/api/records/branch",
        "A new table that plays on from a record",
        _branch_record,
        {201: TableInfo},
        body=RecordBranch,
        codes=("game_over", *_GAME_CODES),
    ),
)
