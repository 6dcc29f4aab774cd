"""Study: what a record holds, step by step, and what could be done in it. Nothing is kept, and nobody plays here.

Replays, lessons, puzzles and score sheets bring the record themselves: whoever asks knows all of it, so nothing in it
is a secret. A game is played through in a thread: it takes longer than the event loop may wait.
"""

import asyncio
import gzip
from typing import Any

from voliera.documents import Document
from voliera.errors import GameError
from voliera.protocol.errors import Refused
from voliera.server.api.endpoint import Answer, Call, Endpoint
from voliera.server.core.attempts import Attempt
from voliera.server.core.hints import SOLVE_MS
from voliera.server.core.making import replayed
from voliera.server.core.outgoing import encode
from voliera.server.core.study import (
    Played,
    SolveWish,
    Steps,
    StepsWish,
    StudyWish,
    attempted,
    checked,
    played,
    steps_of,
)
from voliera.server.live.hints import BUSY_MS
from voliera.server.thinking.thinkers import NoThought

FASTEST = 1
"""How hard to compress: most of a replay is said again and again, which the fastest way finds too."""


async def _steps(call: Call) -> Answer:
    await call.allowances.attempts.take(_asker(call))
    plain, packed = await asyncio.to_thread(_told, checked(call.body.record), call.body.eyes)
    return Answer(plain, packed=packed)


def _told(record: Document, eyes: int | None) -> tuple[str, bytes]:
    text = encode(steps_of(record, eyes))
    return text.decode(), gzip.compress(text, FASTEST, mtime=0)


async def _attempt(call: Call) -> Answer:
    await call.allowances.attempts.take(_asker(call))
    return Answer(await asyncio.to_thread(attempted, call.body))


async def _play(call: Call) -> Answer:
    await call.allowances.attempts.take(_asker(call))
    return Answer(await asyncio.to_thread(played, call.body))


async def _solve(call: Call) -> Answer:
    await call.allowances.hints.take(_asker(call))
    game = await asyncio.to_thread(replayed, checked(call.body.record), call.body.at)
    services = call.house.services
    try:
        found = await services.thinkers.solve(
            game, call.body.objective, SOLVE_MS, key=_asker(call), patience_s=services.limits.thinker_wait_s
        )
    except NoThought:
        raise Refused("busy", "all thinkers are busy; try again", retry_ms=BUSY_MS) from None
    except GameError as error:
        raise Refused("no_hint", error.message) from None
    return Answer(found)


def _asker(call: Call) -> str:
    """Who asks, for the limits: a person, or an address."""
    return call.session or call.address


_CODES = ("bad_position", "illegal_action", "unknown_game", "too_many")

ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/study/steps",
        "Every moment of a record, as a seat or a watcher sees it",
        _steps,
        {200: Steps},
        body=StepsWish,
        who="anyone",
        codes=_CODES,
    ),
    Endpoint(
        "POST",
        "/api/study/attempt",
        "What actions would lead to at a moment of a record, up to the first draw or reveal",
        _attempt,
        {200: Attempt},
        body=StudyWish,
        who="anyone",
        codes=(*_CODES, "game_over", "not_your_turn"),
    ),
    Endpoint(
        "POST",
        "/api/study/play",
        "What actions lead to at a moment of a record, whatever is drawn or revealed",
        _play,
        {200: Played},
        body=StudyWish,
        who="anyone",
        codes=(*_CODES, "game_over"),
    ),
    Endpoint(
        "POST",
        "/api/study/solve",
        "The best scoring play at a moment of a record",
        _solve,
        {200: dict[str, Any]},
        body=SolveWish,
        who="anyone",
        codes=(*_CODES, "no_hint", "busy"),
    ),
)
