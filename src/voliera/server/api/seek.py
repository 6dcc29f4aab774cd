"""Looking for an opponent: begin, ask how it goes (and wait for it), stop; and who else is here."""

from functools import partial
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import select

from voliera.protocol.errors import Refused
from voliera.protocol.messages import TableId
from voliera.server.api.endpoint import Answer, Call, Endpoint
from voliera.server.core.making import new_game
from voliera.server.core.meta import game_meta
from voliera.server.core.seeking import BOT_MS, RANGES, STEP_MS, SeekWish, points_of, wish_of
from voliera.server.creation import check_share
from voliera.server.seeking.desk import Found
from voliera.server.storage.schema import ratings, seats


class Seeking(Struct, frozen=True):
    """Whether somebody waits, or has found a table; a rating may be `range` away, or any where there is none."""

    state: Literal["none", "waiting", "found"]
    wish: SeekWish | None = None
    rating: int | None = None
    waited_ms: int = 0
    table: str | None = None
    opponent: str | None = None
    again_ms: int = 0
    """Milliseconds to wait before asking again."""
    ranges: tuple[int, ...] = RANGES
    """How far a rating may be away, from the first step on; after the last step it may be any."""
    step_ms: int = STEP_MS
    bot_ms: int = BOT_MS
    """After this time a bot should be offered."""


class Patience(Struct, forbid_unknown_fields=True, frozen=True):
    """Whether to wait for news."""

    wait: bool = False


class Stop(Struct, forbid_unknown_fields=True, frozen=True):
    """The table that was found, if the client knows it: then it need not be told again."""

    table: Annotated[TableId, Meta()] | None = None


async def _begin(call: Call) -> Answer:
    await call.allowances.seeks.take(call.me)
    wish, services, desk = _normal(call.body), call.house.services, call.house.desk
    await check_share(services, call.me)
    if sum((await desk.counts()).values()) >= services.limits.seekers:
        raise Refused("busy", "too many are looking for an opponent", retry_ms=5_000)
    person = await call.house.people.person(call.me)
    query = select(ratings.c.mu).where(ratings.c.session_id == call.me, ratings.c.game == wish.game)
    known = await services.storage.fetch(query)
    rating = points_of(known[0].mu if known else None)
    if await desk.seeks.begin(call.me, person.name, wish.text(), rating, services.now()):
        desk.came(call.me)
    return Answer(await _state(call))


async def _ask(call: Call) -> Answer:
    await call.allowances.messages.take(call.me)
    found, again_ms = await _state(call), 0
    if found.state == "waiting":
        desk, asked = call.house.desk, call.house.services.steady()
        if call.query.wait:
            with call.request.app.state.connections.holding():
                waited = await desk.wait(call.me, partial(_gone, call))
            again_ms = waited.again_ms
            if waited.in_vain:
                passed_ms = call.house.services.steady() - asked
                found = msgspec.structs.replace(found, waited_ms=found.waited_ms + passed_ms)
            else:
                found = await _state(call) if waited.found is None else _told(call, waited.found)
        else:
            desk.came(call.me)
    return Answer(msgspec.structs.replace(found, again_ms=again_ms) if again_ms else found)


async def _stop(call: Call) -> Answer:
    await call.allowances.messages.take(call.me)
    await call.house.desk.seeks.end(call.me, call.query.table)
    call.house.desk.left(call.me)
    return Answer(await _state(call))


def _normal(wish: SeekWish) -> SeekWish:
    """Return the wish with nothing but options that differ from the usual; raises Refused if there is no such game."""
    new_game(wish.table())
    usual = {option.name: option.default for option in game_meta(wish.game).options}
    options = {name: value for name, value in wish.options.items() if value != usual[name]}
    return msgspec.structs.replace(wish, options=options)


async def _state(call: Call) -> Seeking:
    row = await call.house.desk.seeks.of(call.me)
    if row is None:
        return Seeking("none")
    wish = wish_of(row.wish)
    waited_ms = max(0, call.house.services.now() - row.since)
    if row.table_id is None:
        return Seeking("waiting", wish, row.rating, waited_ms)
    others = select(seats.c.name).where(seats.c.table_id == row.table_id, seats.c.session_id != call.me)
    opponent = next((one.name for one in await call.house.services.storage.fetch(others)), None)
    return Seeking("found", wish, row.rating, waited_ms, row.table_id, opponent)


def _told(call: Call, found: Found) -> Seeking:
    """Return the same for somebody whose table was found in this process: nothing has to be read."""
    one = found.seeker
    waited_ms = max(0, call.house.services.now() - one.since)
    return Seeking("found", wish_of(one.wish), one.rating, waited_ms, found.table, found.opponent)


async def _gone(call: Call) -> None:
    """Return when nobody waits for the answer any more."""
    while (await call.request.receive())["type"] != "http.disconnect":
        continue


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/seek",
        "Look for an opponent, instead of an earlier search; tells where the table is if a pair was made already",
        _begin,
        {200: Seeking},
        body=SeekWish,
        codes=("busy", "too_many", "too_many_tables", "unknown_game"),
    ),
    Endpoint(
        "GET",
        "/api/seek",
        "How the search goes; asking keeps it alive. With `wait` the answer waits for news, 10 to 45 s",
        _ask,
        {200: Seeking},
        query=Patience,
        codes=("too_many",),
    ),
    Endpoint(
        "DELETE",
        "/api/seek",
        "Stop looking. If a pair was made already, tells where, until the client says that it knows the table",
        _stop,
        {200: Seeking},
        query=Stop,
        codes=("too_many",),
    ),
)
