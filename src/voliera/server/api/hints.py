"""Hints: only for the seat to move, only where the table allows them, and not too many."""

from voliera.protocol.errors import Refused
from voliera.server.api.endpoint import Answer, Call, Endpoint
from voliera.server.api.facts import seen
from voliera.server.core.hints import Hint, HintWish


async def _hint(call: Call) -> Answer:
    facts, viewer = await seen(call)
    if viewer.kind != "seat":
        raise Refused("forbidden", "hints are for players")
    if not facts.settings.hints:
        raise Refused("no_hints", "this table is played without hints")
    await call.allowances.hints.take(call.me)
    return Answer(await call.house.hall.hint(facts.id, call.me, call.body))


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/tables/{table}/hint",
        "What a bot would do, or the best scoring play, for the seat to move",
        _hint,
        {200: Hint},
        body=HintWish,
        codes=(
            *("no_table", "no_seat", "no_hints", "no_hint", "not_your_turn", "not_started", "game_over", "replaced"),
            *("busy", "too_many"),
        ),
    ),
)
