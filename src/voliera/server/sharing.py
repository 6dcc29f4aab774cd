"""Finished games that people pass on, by a link to watch that a player made after the game."""

from dataclasses import dataclass

import msgspec
from sqlalchemy import select

from voliera.protocol.errors import Refused
from voliera.server.house import House
from voliera.server.notices.notice import Notice, outcome
from voliera.server.storage.schema import seats, tables


@dataclass(frozen=True, slots=True)
class SharedGame:
    """A finished game that a link leads to."""

    table: str
    notice: Notice


async def shared_game(house: House, token: str) -> SharedGame:
    """Return the finished game that a link to watch leads to; Refused `bad_link` or `not_over`."""
    link = await house.people.link(token)
    if link.kind != "watch":
        raise Refused("bad_link", "this link was not made to pass a game on")
    storage, row = house.services.storage, tables.c
    found = await storage.fetch(select(row.game, row.status, row.result).where(row.id == link.table_id))
    if not found or found[0].status != "over" or found[0].result is None:
        raise Refused("not_over", "a game can be passed on only once it is over")
    sitting = await storage.fetch(select(seats).where(seats.c.table_id == link.table_id).order_by(seats.c.seat))
    bots = tuple(one.session_id is None and one.bot is not None for one in sitting)
    names = tuple(one.bot if bot else one.name for one, bot in zip(sitting, bots, strict=True))
    winners, score = outcome(msgspec.json.decode(found[0].result))
    notice = Notice("over", link.table_id, found[0].game, names, bots, winners=winners, score=score)
    return SharedGame(link.table_id, notice)
