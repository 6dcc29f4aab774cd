"""Finished games that somebody passes on: the link in the address opens the replay, for anybody, without a session."""

from typing import Any

from voliera.protocol.errors import Refused
from voliera.server.api.endpoint import Answer, Call, Endpoint
from voliera.server.sharing import shared_game


async def _record(call: Call) -> Answer:
    await call.allowances.records.take(call.session or call.address)
    game = await shared_game(call.house, call.part("token"))
    text = await call.house.records.text(game.table)
    if text is None:
        raise Refused("bad_link", "this game is no longer kept here")
    return Answer(text)


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/shared/{token}/record",
        "The record of a finished game, by a link that was made to pass it on",
        _record,
        {200: dict[str, Any]},
        who="anyone",
        codes=("bad_link", "not_over", "too_many"),
    ),
)
