"""What a client should know before anything else: games, bots, languages, and what is too much."""

from voliera.documents import Document
from voliera.games import GAMES, rules_of
from voliera.protocol.errors import Refused
from voliera.protocol.messages import LARGEST_FRAME, LONGEST_NAME, LONGEST_TEXT, MOST_ACTIONS
from voliera.server.api.endpoint import Answer, Call, Endpoint
from voliera.server.core.meta import LimitsMeta, MetaAnswer, offered
from voliera.server.settings import Limits


async def _components(call: Call) -> Answer:
    name = call.part("game")
    if name not in GAMES:
        raise Refused("not_found", f"there is no such game; there is {', '.join(GAMES)}")
    return Answer(rules_of(name).components({}))


async def _meta(call: Call) -> Answer:
    return Answer(meta(call.house.services.limits))


def meta(limits: Limits) -> MetaAnswer:
    """What a server with these limits offers."""
    told = LimitsMeta(
        LARGEST_FRAME,
        limits.body_bytes,
        MOST_ACTIONS,
        LONGEST_TEXT,
        LONGEST_NAME,
        limits.bot_ms,
        limits.code_s,
        limits.tables_per_session,
        limits.seat_messages,
        limits.window_s,
    )
    return MetaAnswer(**offered(limits.bot_ms), limits=told)


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/meta",
        "Games, variants, options, bots, languages and limits",
        _meta,
        {200: MetaAnswer},
        who="anyone",
        alone=True,
    ),
    Endpoint(
        "GET",
        "/api/components/{game}",
        "What a game is made of: flap values, or tiles, as tables have it that bring no component file of their own",
        _components,
        {200: Document},
        who="anyone",
        alone=True,
    ),
)
