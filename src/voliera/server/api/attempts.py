"""Attempts: what a player's actions would lead to. They are asked for while a finger moves, so many are allowed."""

from voliera.protocol.errors import Refused
from voliera.server.api.endpoint import Answer, Call, Endpoint
from voliera.server.api.facts import seen, table_id
from voliera.server.core.attempts import Attempt, AttemptWish


async def _attempt(call: Call) -> Answer:
    await call.allowances.attempts.take(call.me)
    try:
        return Answer(await call.house.hall.attempt(table_id(call), call.me, call.body))
    except Refused as refusal:
        if refusal.code == "no_seat":
            await seen(call)  # a stranger does not even learn that there is a table
        raise


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/tables/{table}/attempt",
        "What actions of the seat to move would lead to, up to the first draw or reveal; nothing is done",
        _attempt,
        {200: Attempt},
        body=AttemptWish,
        codes=(
            *("no_table", "no_seat", "not_your_turn", "not_started", "game_over", "replaced", "stale"),
            *("illegal_action", "too_many"),
        ),
    ),
)
