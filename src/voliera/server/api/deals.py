"""The deal of the day: play it once, then see how everybody fared with it, and the best game of all."""

from typing import Any

import msgspec

from voliera.protocol.errors import Refused
from voliera.protocol.messages import TableInfo
from voliera.server.api.endpoint import Answer, Call, Endpoint, Nothing
from voliera.server.api.facts import hidden
from voliera.server.core.deals import Comparison, DealOfDay, DealResult, kind_of, named_day, table_of
from voliera.server.creation import make_dealt
from voliera.server.storage import Conflict, deals
from voliera.server.storage.loading import loaded


async def _look(call: Call) -> Answer:
    storage, day = call.house.services.storage, _day(call)
    table = None if call.session is None else await deals.own_table(storage, day.isoformat(), call.session)
    played = await deals.count(storage, day.isoformat())
    over = table is not None and table.status == "over"
    return Answer(DealOfDay(kind_of(day), played, None if table is None else table.id, over))


async def _play(call: Call) -> Answer:
    """Make the asker's table, or tell the one that there is."""
    await call.allowances.tables.take(call.me)
    services, day = call.house.services, named_day("today", call.house.services.now())
    found = await deals.own_table(services.storage, day.isoformat(), call.me)
    if found is None:
        kind, person = kind_of(day), await call.house.people.person(call.me)
        seed = await deals.seed_of(services.storage, kind.day, services.now())
        try:
            made = await make_dealt(services, call.me, person.name, table_of(kind), seed, kind.day)
            return Answer(made.info(), 201)
        except Conflict:  # in another tab at the same moment
            found = await deals.own_table(services.storage, kind.day, call.me)
    table = None if found is None else await loaded(services.storage, found.id)
    if table is None:
        raise hidden()
    return Answer(table.info(), 201)


async def _compare(call: Call) -> Answer:
    storage, day = call.house.services.storage, _day(call).isoformat()
    mine = await _done(call, day)
    best = [_result(row, call.me) for row in await deals.best(storage, day)]
    place, kind = 1 + await deals.better(storage, day, mine), kind_of(_day(call))
    known = await call.house.hall.deal_lines.find(kind)
    line = None if known is None or any(one.margin >= known.line.margin for one in best if not one.left) else known.line
    played, own = await deals.count(storage, day), _result(mine, call.me)
    return Answer(Comparison(kind, played, place, own, best, line, known is not None))


async def _best(call: Call) -> Answer:
    """Answer the record of the best game, for those who know the deal already."""
    await call.allowances.records.take(call.me)
    day = _day(call).isoformat()
    await _done(call, day)
    for row in await deals.best(call.house.services.storage, day):
        text = await call.house.records.text(row.table_id)
        if text is not None:
            return Answer(text)
    raise hidden()


async def _line(call: Call) -> Answer:
    """Answer the record of the strongest bot's game, for those who know the deal already."""
    await call.allowances.records.take(call.me)
    await _done(call, _day(call).isoformat())
    known = await call.house.hall.deal_lines.find(kind_of(_day(call)))
    if known is None:
        raise Refused("not_over", "the game is being played; ask again in a while", retry_ms=5_000)
    return Answer(known.record)


async def _done(call: Call, day: str) -> Any:
    """Return the asker's finished game; Refused where it is not over, since everything else would tell the deal."""
    found = await deals.own(call.house.services.storage, day, call.me)
    if found is None:
        raise Refused("not_over", "play the day's deal to its end first")
    return found


def _result(row: Any, session: str) -> DealResult:
    told = DealResult(row.name, row.outcome, row.points, row.margin, row.session_id == session, bool(row.left))
    return msgspec.convert(told, DealResult)


def _day(call: Call) -> Any:
    return named_day(call.part("day"), call.house.services.now())


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/deals/{day}",
        "A day's deal: what is played, how many have finished it, and one's own table",
        _look,
        {200: DealOfDay},
        who="anyone",
    ),
    Endpoint(
        "POST",
        "/api/deal",
        "Play today's deal: a table of one's own, made at the first time",
        _play,
        {201: TableInfo},
        body=Nothing,
        codes=("no_table", "too_many", "too_many_tables"),
    ),
    Endpoint(
        "GET",
        "/api/deals/{day}/results",
        "How everybody fared with a day's deal, for those who have finished it",
        _compare,
        {200: Comparison},
        codes=("not_over",),
    ),
    Endpoint(
        "GET",
        "/api/deals/{day}/best",
        "The record of the best game of a day's deal, for those who have finished it",
        _best,
        {200: dict[str, Any]},
        codes=("no_table", "not_over", "too_many"),
    ),
    Endpoint(
        "GET",
        "/api/deals/{day}/line",
        "The record of a day's deal as the strongest bot played it, for those who have finished it",
        _line,
        {200: dict[str, Any]},
        codes=("not_over", "too_many"),
    ),
)
