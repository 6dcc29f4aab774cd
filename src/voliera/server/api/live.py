"""Live tables: public ones that are being played, for those who want to watch."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from voliera.protocol.messages import Bot
from voliera.server.api.endpoint import Answer, Call, Endpoint
from voliera.server.core.glances import Glance
from voliera.server.core.names import GameName
from voliera.server.core.seeking import told_points
from voliera.server.live.showcase import BELIEVED_MS
from voliera.server.storage.live_tables import live_tables, sitting_at


class LiveSeat(Struct, frozen=True):
    """A player: a person, with a rating after some rated games, or a bot."""

    kind: Literal["person", "bot"]
    name: str
    bot: str | None
    rating: int | None


class LiveTable(Struct, frozen=True):
    """A public table that is being played."""

    id: str
    game: str
    variant: str
    seats: list[LiveSeat]
    watchers: int
    glance: Glance


class LiveTables(Struct, frozen=True):
    """The tables with most watchers first."""

    tables: list[LiveTable]


class Chosen(Struct, forbid_unknown_fields=True, frozen=True):
    """Which tables; all of them if nothing is named."""

    game: GameName | None = None
    variant: Annotated[str, Meta(pattern="^[a-z]{1,16}$")] | None = None
    name: Annotated[str, Meta(min_length=1, max_length=40, description="A part of a player's name.")] | None = None
    bot: Annotated[Bot, Meta(description="A bot that `name` may mean as well.")] | None = None
    friends: Annotated[bool, Meta(description="Only tables of people whom the asker knows.")] = False


async def _list(call: Call) -> Answer:
    await call.allowances.messages.take(call.session or call.address)
    services, wish = call.house.services, call.query
    if wish.friends and call.session is None:
        return Answer(LiveTables([]))
    rows = await live_tables(
        services.storage,
        services.now() - BELIEVED_MS,
        game=wish.game,
        variant=wish.variant,
        name=wish.name,
        bot=wish.bot,
        friends_of=call.session if wish.friends else None,
    )
    sitting = await sitting_at(services.storage, [row.id for row in rows])
    return Answer(LiveTables([_table(row, sitting[row.id]) for row in rows]))


def _seat(row: Any) -> LiveSeat:
    if row.session_id is None:
        return LiveSeat("bot", row.name, row.bot, None)
    return LiveSeat("person", row.name, row.bot, told_points(row.mu, row.games))


def _table(row: Any, sitting: list[Any]) -> LiveTable:
    glance = msgspec.json.decode(row.glance, type=Glance)
    return LiveTable(row.id, row.game, row.variant, [_seat(one) for one in sitting], row.watchers, glance)


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/live",
        "Public tables that are being played, as watchers know them: all, or those of a game, of somebody, of friends",
        _list,
        {200: LiveTables},
        query=Chosen,
        who="anyone",
        codes=("too_many",),
    ),
)
