"""The deals of the days in the storage: their seeds, who plays them where, and how those who have finished fared."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Select, and_, case, func, insert, or_, select, update

from voliera.server.core.fairness import new_seed
from voliera.server.storage import Conflict, Storage
from voliera.server.storage.schema import deal_games, deals, duels, plays, seats, sessions, tables

BEST = 20
"""How many of the best are told of."""
_SAME = (plays.c.session_id == deal_games.c.session_id, plays.c.table_id == deal_games.c.table_id)
_SEAT = (seats.c.table_id == plays.c.table_id, seats.c.seat == plays.c.seat)
_left = case((seats.c.bot.is_not(None), 1), else_=0)
"""Whether a bot finished the game for its person: such games come last."""


async def seed_of(storage: Storage, day: str, now: int) -> int:
    """Return the seed of a day's deal, drawn when somebody first asks; the first process decides."""
    query = select(deals.c.seed).where(deals.c.day == day)
    found = await storage.fetch(query)
    if not found:
        with suppress(Conflict):  # another process was faster
            await storage.run(insert(deals).values(day=day, seed=str(new_seed()), created=now))
        found = await storage.fetch(query)
    return int(found[0].seed)


async def line_of(storage: Storage, day: str) -> str | None:
    """Return how the strongest bot played a day's deal, as JSON; None where it has not yet."""
    found = await storage.fetch(select(deals.c.line).where(deals.c.day == day))
    return found[0].line if found else None


async def keep_line(storage: Storage, day: str, line: str) -> None:
    """Keep how the strongest bot played a day's deal, unless another process was faster."""
    await storage.run(update(deals).where(deals.c.day == day, deals.c.line.is_(None)).values(line=line))


async def own_table(storage: Storage, day: str, session: str) -> Any | None:
    """Return the table at which somebody plays a day's deal (`id`, `status`), or None."""
    mine = and_(deal_games.c.day == day, deal_games.c.session_id == session)
    query = select(tables.c.id, tables.c.status).join(deal_games, deal_games.c.table_id == tables.c.id).where(mine)
    found = await storage.fetch(query)
    return found[0] if found else None


async def count(storage: Storage, day: str) -> int:
    """Return how many have finished a day's deal."""
    query = select(func.count()).select_from(_finished(day).subquery())
    return int((await storage.fetch(query))[0][0])


async def count_of(storage: Storage, session: str) -> int:
    """Return how many days' deals somebody has played to their end."""
    mine = and_(deal_games.c.session_id == session, seats.c.bot.is_(None))
    played = deal_games.join(plays, and_(*_SAME)).join(seats, and_(*_SEAT))
    return int((await storage.fetch(select(func.count()).select_from(played).where(mine)))[0][0])


async def best(storage: Storage, day: str) -> Sequence[Any]:
    """Return the best games of a day's deal, the best first."""
    order = (_left, duels.c.margin.desc(), plays.c.ended, plays.c.table_id)
    return await storage.fetch(_finished(day).order_by(*order).limit(BEST))


async def own(storage: Storage, day: str, session: str) -> Any | None:
    """Return somebody's own finished game of a day's deal."""
    found = await storage.fetch(_finished(day).where(plays.c.session_id == session))
    return found[0] if found else None


async def better(storage: Storage, day: str, row: Any) -> int:
    """Return how many finished games of a day's deal come before one."""
    earlier = and_(duels.c.margin == row.margin, plays.c.ended < row.ended)
    ahead = and_(_left == row.left, or_(duels.c.margin > row.margin, earlier))
    query = _finished(day).where(or_(_left < row.left, ahead))
    return int((await storage.fetch(select(func.count()).select_from(query.subquery())))[0][0])


def _finished(day: str) -> Select[Any]:
    shown = (plays.c.session_id, plays.c.table_id, plays.c.outcome, plays.c.points, plays.c.ended)
    duel = and_(duels.c.session_id == plays.c.session_id, duels.c.table_id == plays.c.table_id)
    return (
        select(*shown, duels.c.margin, sessions.c.name, _left.label("left"))
        .select_from(deal_games)
        .join(plays, and_(*_SAME))
        .join(seats, and_(*_SEAT))
        .join(duels, duel)
        .join(sessions, sessions.c.id == plays.c.session_id)
        .where(deal_games.c.day == day)
    )
