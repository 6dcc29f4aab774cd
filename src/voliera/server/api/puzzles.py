"""The puzzle of the day, the archive, and answers. Puzzles are made when somebody first asks for them, and then kept.

A day's puzzle follows from its date, but the generator may change: what a server has shown once stays as it was.
"""

import asyncio
import itertools
from datetime import date
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from sqlalchemy import insert, select

from voliera.documents import Document
from voliera.protocol.errors import Refused
from voliera.server.api.endpoint import Answer, Call, Endpoint
from voliera.server.core.puzzles import AnswerWish, Archive, ArchiveQuery, Puzzle, Verdict, archive, named_day, verdict
from voliera.server.live.hints import BUSY_MS
from voliera.server.services import Services
from voliera.server.storage import Conflict
from voliera.server.storage.plays import solve
from voliera.server.storage.schema import puzzles
from voliera.server.thinking.thinkers import NoThought

ATTEMPT_MS = 50_000
"""An attempt takes a second at most; on a crowded machine much more."""

_making: WeakKeyDictionary[Any, dict[str, asyncio.Task[Document]]] = WeakKeyDictionary()
"""By storage: the puzzles that are being made, so that whoever asks meanwhile waits for the same one."""
_KEPT = select(puzzles.c.document)


async def _archive(call: Call) -> Answer:
    return Answer(archive(call.query, call.house.services.now()))


async def _show(call: Call) -> Answer:
    return Answer((await _puzzle_of(call))["puzzle"])


async def _answer(call: Call) -> Answer:
    await call.allowances.attempts.take(_asker(call))
    made = await _puzzle_of(call)
    found = await asyncio.to_thread(verdict, made, call.body)
    if found.right and call.session is not None:
        services = call.house.services
        await services.storage.run(solve(call.session, made["puzzle"]["id"], services.now()))
    return Answer(found)


async def _puzzle_of(call: Call) -> Document:
    """The day's puzzle with its answer: kept, or made now."""
    services = call.house.services
    day = named_day(call.part("puzzle"), services.now())
    found = await _kept(services, day)
    if found is not None:
        return found
    under_way = _making.setdefault(services.storage, {})
    task = under_way.get(day.isoformat())
    if task is None:
        await call.allowances.hints.take(_asker(call))
        task = under_way[day.isoformat()] = asyncio.create_task(_make(services, day))
        task.add_done_callback(lambda _: under_way.pop(day.isoformat(), None))
    try:
        return await asyncio.shield(task)
    except NoThought:
        raise Refused("busy", "all thinkers are busy; try again", retry_ms=BUSY_MS) from None


async def _make(services: Services, day: date) -> Document:
    """Make a puzzle and keep it; where another server was faster, its puzzle is the day's."""
    made = await _tried(services, day)
    row = {"id": day.isoformat(), "document": msgspec.json.encode(made).decode(), "made": services.now()}
    try:
        await services.storage.run(insert(puzzles).values(row))
    except Conflict:
        kept = await _kept(services, day)
        if kept is not None:
            return kept
    return made


async def _tried(services: Services, day: date) -> Document:
    """Attempt after attempt, each a small job: bots need not wait for a whole puzzle."""
    for attempt in itertools.count():
        wish = {"day": day.isoformat(), "attempt": attempt}
        told = msgspec.json.decode(await services.thinkers.task("puzzle", wish, ATTEMPT_MS, key="puzzles"))
        if told["made"] is not None:
            made: Document = told["made"]
            return made
    raise AssertionError("attempts do not end")


async def _kept(services: Services, day: date) -> Document | None:
    rows = await services.storage.fetch(_KEPT.where(puzzles.c.id == day.isoformat()))
    return msgspec.json.decode(rows[0].document) if rows else None


def _asker(call: Call) -> str:
    """Who asks, for the limits: a person, or an address."""
    return call.session or call.address


_CODES = ("busy", "too_many")

ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/puzzles",
        "The archive of puzzles, the newest day first",
        _archive,
        {200: Archive},
        query=ArchiveQuery,
        who="anyone",
    ),
    Endpoint(
        "GET",
        "/api/puzzles/{puzzle}",
        "The puzzle of a day, or of today",
        _show,
        {200: Puzzle},
        who="anyone",
        codes=_CODES,
    ),
    Endpoint(
        "POST",
        "/api/puzzles/{puzzle}/answer",
        "Whether an answer is the best one; and the best one, for those who found it or give up",
        _answer,
        {200: Verdict},
        body=AnswerWish,
        who="anyone",
        codes=(*_CODES, "illegal_action", "game_over"),
    ),
)
