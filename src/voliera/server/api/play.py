"""Playing where sockets are blocked: commands by POST, and what happened by asking again and again, patiently."""

import asyncio
import time
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from voliera.protocol.errors import Refused
from voliera.protocol.messages import LARGEST_FRAME, Ack, Command, Full, Nack
from voliera.server.api.endpoint import Answer, Call, Endpoint
from voliera.server.api.facts import hidden, seen, table_id
from voliera.server.api.tables import present
from voliera.server.live.actor import Actor
from voliera.server.storage.damage import CODE as DAMAGED
from voliera.server.storage.damage import DamagedTable

PATIENCE_S = 20.0
LOOK_S = 0.25
ASK_S = 1.0
"""How often a table is asked for that another process owns."""


class Have(Struct, forbid_unknown_fields=True, frozen=True):
    """The last `v` that the client has."""

    have: Annotated[int, Meta(ge=0, le=2**53)]


class _Number(Struct):
    v: int


class _Outcome(Struct):
    """As much of an ack or a nack as has to be known here."""

    type: str
    code: str = ""
    retry_ms: int | None = None


async def _send(call: Call) -> Answer:
    await call.allowances.messages.take(call.me)
    table = table_id(call)
    heard: list[str] = []
    await call.house.hall.command(table, call.body, call.me, heard.append)
    outcome = msgspec.json.decode(heard[0], type=_Outcome)
    if outcome.type == "ack":
        return Answer(heard[0])
    if outcome.code == "no_table":
        raise hidden()
    if outcome.code == DAMAGED:
        raise DamagedTable(table)
    if outcome.code in {"unavailable", "busy"}:
        raise Refused(outcome.code, "try again", retry_ms=outcome.retry_ms)
    if outcome.code == "no_seat":
        await seen(call)  # a stranger does not even learn that there is a table
    return Answer(heard[0], 409)


async def _wait(call: Call) -> Answer:
    table, have, end = table_id(call), call.query.have, time.monotonic() + PATIENCE_S
    with call.allowances.polling(call.session or call.address):
        text = await present(call, table)
        while _v(text) == have:
            if not await _changed(call, table, have, end):
                return Answer(status=204)
            text = await present(call, table)
            if _v(text) == have:  # a watcher, who is told of it later
                await asyncio.sleep(LOOK_S)
        return Answer(text)


async def _changed(call: Call, table: str, have: int, end: float) -> bool:
    """Wait until there may be something new; False when the time is over or nobody waits for the answer."""
    hall = call.house.hall
    while time.monotonic() < end and not await call.request.is_disconnected():
        if hall.closing:
            raise Refused("unavailable", "try again", retry_ms=1_000)
        found = await hall.local.find(table)
        if not isinstance(found, Actor):
            await asyncio.sleep(ASK_S)
            return True
        found.used = time.monotonic()
        if found.table.v != have:
            return True
        await asyncio.sleep(LOOK_S)
    return False


def _v(text: str) -> int:
    return msgspec.json.decode(text, type=_Number).v


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/tables/{table}/send",
        "A command, as on the socket; a refused one is answered with its `nack`",
        _send,
        {200: Ack, 409: Nack},
        body=Command,
        codes=("no_table", "busy", "too_many"),
        largest=LARGEST_FRAME,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/wait",
        "The table as soon as it differs from what the client has; nothing after some 20 seconds",
        _wait,
        {200: Full, 204: None},
        query=Have,
        who="anyone",
        codes=("no_table", "too_many"),
    ),
)
