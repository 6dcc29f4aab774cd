"""Study: what a record holds, step by step, and what could be done in it. Nothing is kept, and nobody plays here.

Replays, lessons, puzzles and score sheets bring the record themselves: whoever asks knows all of it, so nothing in it
is a secret. A game is played through in a thread: it takes longer than the event loop may wait.
"""

import asyncio
import gzip
from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct
from msgspec.structs import replace

from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.protocol.errors import Refused
from voliera.protocol.messages import MOST_ACTIONS
from voliera.server.api.endpoint import Answer, Call, Endpoint
from voliera.server.api.records import At, checked
from voliera.server.core.attempts import Attempt, heard, tried
from voliera.server.core.outgoing import encode
from voliera.server.core.resignation import lost_by, resignation
from voliera.server.creation import replayed
from voliera.server.live.hints import BUSY_MS, SOLVE_MS
from voliera.server.thinking.thinkers import NoThought

Eyes = Annotated[int, Meta(ge=0, le=3, description="Through the eyes of this seat; null for a watcher.")]
FASTEST = 1
"""How hard to compress: most of a replay is said again and again, which the fastest way finds too."""


class StepsWish(Struct, forbid_unknown_fields=True, frozen=True):
    """A record, and who looks at it."""

    record: dict[str, Any]
    eyes: Eyes | None = None


class Step(Struct, frozen=True):
    """A moment of a game: what was done to get here, what happened then, and what is seen now."""

    seat: int | None
    """Who is to move now; null at the end."""
    phase: str
    view: Document | Raw
    by: int | None = None
    """Who did it; null at the start."""
    action: Document | None = None
    events: list[Document] = []


class Steps(Struct, frozen=True):
    """Every moment of a game, the start first; and its record, complete."""

    record: Document
    steps: list[Step]
    result: Document


class StudyWish(Struct, forbid_unknown_fields=True, frozen=True):
    """A moment of a record, and actions that are tried from there: none of them tells what could be done."""

    record: dict[str, Any]
    at: At
    actions: Annotated[list[dict[str, Any]], Meta(max_length=MOST_ACTIONS)] = []


class Played(Struct, frozen=True):
    """What the actions led to, draws and reveals too, as the seat that acted first sees it."""

    view: Document | Raw
    legal: list[Document]
    """What can be done now, by whoever is to move."""
    seat: int | None
    phase: str
    events: list[Document]
    record: Document
    """The record with the actions in it."""
    result: Document


class SolveWish(Struct, forbid_unknown_fields=True, frozen=True):
    """A moment of a record in which somebody scores, as the engine protocol's `solve` has it."""

    record: dict[str, Any]
    at: At
    objective: Literal["points", "win"] = "points"


async def _steps(call: Call) -> Answer:
    await call.allowances.attempts.take(_asker(call))
    plain, packed = await asyncio.to_thread(_told, checked(call.body.record), call.body.eyes)
    return Answer(plain, packed=packed)


def _told(record: Document, eyes: int | None) -> tuple[str, bytes]:
    text = encode(steps_of(record, eyes))
    return text.decode(), gzip.compress(text, FASTEST, mtime=0)


def steps_of(record: Document, eyes: int | None) -> Steps:
    """A record as it is seen by a seat, or by a watcher."""
    whole = replayed(record, len(record["actions"]) if isinstance(record.get("actions"), list) else 0)
    complete = whole.record()
    game = replayed(complete, 0)
    found = [Step(game.seat, game.phase, Raw(_seen(game, eyes)))]
    for action in complete["actions"]:
        by = game.seat
        events = heard(game.apply(action), eyes)
        found.append(Step(game.seat, game.phase, Raw(_seen(game, eyes)), by, action, events))
    if whole.resigned is None:
        return Steps(complete, found, whole.result())
    found[-1] = replace(found[-1], events=[*found[-1].events, *heard([resignation(whole.resigned)], eyes)])
    return Steps(complete, found, lost_by(whole.resigned, whole.result()))


def _seen(game: Game, eyes: int | None) -> bytes:
    try:
        return game.view_texts(eyes)[0]
    except GameError as error:
        raise Refused(error.code, error.message) from None


async def _attempt(call: Call) -> Answer:
    await call.allowances.attempts.take(_asker(call))
    return Answer(await asyncio.to_thread(_tried, call.body))


def _tried(wish: StudyWish) -> Attempt:
    game = replayed(checked(wish.record), wish.at)
    if game.seat is None:
        raise Refused("game_over", "there is nothing left to try")
    return tried(game, game.seat, wish.actions, wish.at)


async def _play(call: Call) -> Answer:
    await call.allowances.attempts.take(_asker(call))
    return Answer(await asyncio.to_thread(_played, call.body))


def _played(wish: StudyWish) -> Played:
    game = replayed(checked(wish.record), wish.at)
    seat = game.seat
    try:
        events = game.apply(wish.actions) if wish.actions else []
    except GameError as error:
        raise Refused(error.code, error.message, error.rule) from None
    return Played(
        view=Raw(game.view_texts(seat)[0]),
        legal=game.legal(),
        seat=game.seat,
        phase=game.phase,
        events=heard(events, seat),
        record=game.record(),
        result=game.result(),
    )


async def _solve(call: Call) -> Answer:
    await call.allowances.hints.take(_asker(call))
    game = await asyncio.to_thread(replayed, checked(call.body.record), call.body.at)
    services = call.house.services
    try:
        found = await services.thinkers.solve(
            game, call.body.objective, SOLVE_MS, key=_asker(call), patience_s=services.limits.thinker_wait_s
        )
    except NoThought:
        raise Refused("busy", "everybody is thinking; try again", retry_ms=BUSY_MS) from None
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
