"""The puzzle of the day, the archive, and answers. Puzzles are made when somebody first asks for them, and then kept.

A day's puzzle follows from its date, but the generator may change: what a server has shown once stays as it was. The
answer never leaves with the puzzle; whoever solves it, or gives up, gets it.
"""

import asyncio
import itertools
from datetime import date, timedelta
from typing import Annotated, Any, Literal
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import insert, select

from voliera.documents import Document
from voliera.errors import GameError
from voliera.protocol.errors import Refused
from voliera.protocol.messages import MOST_ACTIONS
from voliera.puzzles.answers import judged
from voliera.puzzles.days import FIRST_DAY, Kind, day_of, difficulty_of, kind_of, last_day, today
from voliera.puzzles.kinds import game_of
from voliera.server.api.endpoint import Answer, Call, Endpoint
from voliera.server.api.meta import GameName
from voliera.server.live.hints import BUSY_MS
from voliera.server.services import Services
from voliera.server.storage import Conflict
from voliera.server.storage.schema import puzzles
from voliera.server.thinking.thinkers import NoThought

MOST = 100
ATTEMPT_MS = 50_000
"""An attempt takes a second at most; on a crowded machine much more."""
Unit = Literal["points", "eggs"]
Day = Annotated[str, Meta(pattern="^[0-9]{4}-[01][0-9]-[0-3][0-9]$", description="A date: 2026-11-15.")]
Difficulty = Annotated[int, Meta(ge=1, le=5, description="From 1, easy, to 5.")]


class Which(Struct, forbid_unknown_fields=True, frozen=True):
    """Which part of the archive: so many days up to this one."""

    until: Day | None = None
    count: Annotated[int, Meta(ge=1, le=MOST)] = 30


class PuzzleDay(Struct, frozen=True):
    """A day of the archive."""

    id: Day
    kind: Kind
    game: GameName
    difficulty: Difficulty


class Archive(Struct, frozen=True):
    """Days that have a puzzle, the newest first."""

    puzzles: list[PuzzleDay]


class Question(Struct, frozen=True):
    """What is asked, as a message and its arguments."""

    id: str
    args: Document


class Puzzle(Struct, frozen=True):
    """A puzzle: the seat to move in the record's position looks for the best it can do."""

    format: Literal["voliera/puzzle/1"]
    id: Day
    kind: Kind
    game: GameName
    difficulty: Difficulty
    seat: int
    record: Document
    question: Question
    unit: Unit
    best: int
    """What the best answer is worth. How to get there is the puzzle."""


class AnswerWish(Struct, forbid_unknown_fields=True, frozen=True):
    """The seat's actions from the puzzle's position, complete; or that somebody gives up."""

    actions: Annotated[list[dict[str, Any]], Meta(max_length=MOST_ACTIONS)] = []
    give_up: bool = False


class Solution(Struct, frozen=True):
    """The puzzle's own answer, and what it brings."""

    actions: list[Document]
    value: int
    second: int
    """What the next best answer is worth."""
    events: list[Document]


class Verdict(Struct, frozen=True):
    """What came of an answer. `answer` is there once the puzzle is solved, or given up."""

    right: bool
    value: int | None
    """What the actions are worth; null for whoever gives up."""
    best: int
    unit: Unit
    events: list[Document]
    rule: str
    """The statement that the puzzle turns on."""
    answer: Solution | None = None


_making: WeakKeyDictionary[Any, dict[str, asyncio.Task[Document]]] = WeakKeyDictionary()
"""By storage: the puzzles that are being made, so that whoever asks meanwhile waits for the same one."""
_KEPT = select(puzzles.c.document)


async def _archive(call: Call) -> Answer:
    latest = last_day(call.house.services.now())
    until = today(call.house.services.now())
    if call.query.until is not None:
        asked = day_of(call.query.until)
        if asked is None:
            raise Refused("bad_request", "until: there is no such day")
        until = min(asked, latest)
    days = [until - timedelta(days=back) for back in range(min(call.query.count, (until - FIRST_DAY).days + 1))]
    return Answer(Archive([PuzzleDay(d.isoformat(), k := kind_of(d), game_of(k), difficulty_of(d)) for d in days]))


async def _show(call: Call) -> Answer:
    return Answer((await _puzzle_of(call))["puzzle"])


async def _answer(call: Call) -> Answer:
    await call.allowances.attempts.take(_asker(call))
    made = await _puzzle_of(call)
    puzzle, answer, wish = made["puzzle"], made["answer"], call.body
    value, events = None, list[Document]()
    if wish.actions or not wish.give_up:
        try:
            value, events = await asyncio.to_thread(judged, puzzle, answer, wish.actions)
        except GameError as error:
            raise Refused(error.code, error.message, error.rule) from None
    right = value == puzzle["best"]
    shown = Solution(answer["actions"], answer["value"], answer["second"], answer["explanation"])
    told = shown if right or wish.give_up else None
    return Answer(Verdict(right, value, puzzle["best"], puzzle["unit"], events, answer["rule"], told))


async def _puzzle_of(call: Call) -> Document:
    """The day's puzzle with its answer: kept, or made now."""
    services = call.house.services
    name = call.part("puzzle")
    day = today(services.now()) if name == "today" else day_of(name)
    if day is None or not FIRST_DAY <= day <= last_day(services.now()):
        raise Refused("not_found", f"there is no puzzle of that day: they begin with {FIRST_DAY}, and end today")
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
        raise Refused("busy", "everybody is thinking; try again", retry_ms=BUSY_MS) from None


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
        query=Which,
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
