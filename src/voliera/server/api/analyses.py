"""Analyses: what the coach makes of a finished game, asked for once, looked at while it is made, kept when it is done.

Whoever asks brings the record, so nothing in it is a secret; a game that goes on is refused. The record of a
running table is not to be had by anybody (records.py), so no table can be analysed while it is played.
"""

import asyncio
from typing import Any, Literal

from msgspec import Raw, Struct
from msgspec.json import decode

from voliera.documents import Document
from voliera.protocol.errors import Refused
from voliera.server.api.endpoint import Answer, Call, Endpoint
from voliera.server.core.making import replayed
from voliera.server.core.study import checked
from voliera.server.live.analyses import key_of
from voliera.server.live.requests import Progress


class AnalysisWish(Struct, forbid_unknown_fields=True, frozen=True):
    """The record of a finished game."""

    record: dict[str, Any]


class Why(Struct, frozen=True):
    """A reason: the id of a sentence, and its arguments."""

    id: str
    args: dict[str, str | int | float]


class Judgement(Struct, frozen=True):
    """One decision beside the best one found."""

    at: int
    """The first of its actions in the record."""
    count: int
    seat: int
    phase: str
    kind: Literal["choice", "scoring"]
    played: list[Document]
    best: list[Document]
    value: float
    best_value: float
    cost: float
    """What it cost: a share of the win, in a scoring points."""
    unit: Literal["share", "points"]
    mark: Literal["slip", "mistake", "blunder"] | None
    exact: bool
    """Whether the best is proved to be the best."""
    why: list[Why]
    rule: str | None


class Analysis(Struct, frozen=True):
    """What the coach found in a game."""

    format: Literal["voliera/analysis/1"]
    game: str
    players: int
    level: str
    nodes: int | None
    curve: list[list[float] | None]
    """Each seat's share of the win at every moment, the start first; null where nothing new was seen."""
    decisions: list[Judgement]


class Analysing(Struct, frozen=True):
    """How far an analysis is: how many decisions, of how many, are judged; and what it found, once it is done."""

    key: str
    state: Literal["queued", "running", "done", "cancelled", "failed"]
    done: int
    total: int
    analysis: Analysis | None = None


async def _start(call: Call) -> Answer:
    asker = _asker(call)
    await call.allowances.hints.take(asker)
    record, key = await asyncio.to_thread(_finished, checked(call.body.record))
    return _told(key, await call.house.hall.coaching.start(key, record, asker))


def _finished(record: Document) -> tuple[Document, str]:
    """The record, complete, and its key; Refused where the game is neither over nor resigned."""
    actions = record.get("actions")
    game = replayed(record, len(actions) if isinstance(actions, list) else 0)
    if not game.over and game.resigned is None:
        raise Refused("not_over", "only finished games are analysed")
    complete = game.record()
    return complete, key_of(complete)


async def _look(call: Call) -> Answer:
    key = call.part("analysis")
    found = await call.house.hall.coaching.look(key)
    if found is None:
        raise Refused("not_found", "it is not known here; ask for it again")
    return _told(key, found)


async def _cancel(call: Call) -> Answer:
    key = call.part("analysis")
    found = await call.house.hall.coaching.cancel(key, _asker(call))
    if found is None:
        raise Refused("not_found", "no such analysis is under way")
    return _told(key, found)


def _told(key: str, found: Progress | str) -> Answer:
    if isinstance(found, Progress):
        return Answer(Analysing(found.key, found.state, found.done, found.total))
    return _done(key, found)


def _done(key: str, kept: str) -> Answer:
    total = len(decode(kept, type=_Counted).decisions)
    return Answer(f'{{"key":"{key}","state":"done","done":{total},"total":{total},"analysis":{kept}}}')


class _Counted(Struct):
    decisions: list[Raw]


def _asker(call: Call) -> str:
    """Who asks, for the limits: a person, or an address."""
    return call.session or call.address


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/analyses",
        "What the coach makes of a finished game: found, or begun",
        _start,
        {200: Analysing},
        body=AnalysisWish,
        who="anyone",
        codes=("not_over", "bad_position", "illegal_action", "unknown_game", "too_many", "busy"),
    ),
    Endpoint(
        "GET",
        "/api/analyses/{analysis}",
        "How far an analysis is, and what it found",
        _look,
        {200: Analysing},
        who="anyone",
    ),
    Endpoint(
        "DELETE",
        "/api/analyses/{analysis}",
        "Give up an analysis; it goes on where others have asked for it too",
        _cancel,
        {200: Analysing},
        who="anyone",
    ),
)
