"""Analyses: what the coach makes of a finished game, asked for once, looked at while it is made, kept when it is done.

Whoever asks brings the record, so nothing in it is a secret; a game that goes on is refused. The record of a
running table is not to be had by anybody (records.py), so no table can be analysed while it is played.
"""

import asyncio

from msgspec import Raw, Struct
from msgspec.json import decode

from voliera.protocol.errors import Refused
from voliera.server.api.endpoint import Answer, Call, Endpoint
from voliera.server.core.analyses import Analysing, AnalysisWish, finished
from voliera.server.core.study import checked
from voliera.server.live.requests import Progress


async def _start(call: Call) -> Answer:
    asker = _asker(call)
    await call.allowances.hints.take(asker)
    record, key = await asyncio.to_thread(finished, checked(call.body.record))
    return _told(key, await call.house.hall.coaching.start(key, record, asker))


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
