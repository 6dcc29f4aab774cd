"""Which turn of which table was told of, so that of all processes exactly one tells of it, once."""

from sqlalchemy import and_, func, insert, select, update

from voliera.server.storage import Conflict, Storage
from voliera.server.storage.schema import notices, seats, tables

OVER = 2**31 - 1
"""Stands for the end of a game, which comes after all turns."""


async def claim_turn(storage: Storage, table: str, turn: int) -> bool:
    """Whether it is for us to tell of a turn: nobody has told of it, or of a later one."""
    return await _claim(storage, table, "turn", turn)


async def claim_reminder(storage: Storage, table: str, deadline: int) -> bool:
    """Whether it is for us to remind of a deadline."""
    return await _claim(storage, table, "reminded", deadline)


async def _claim(storage: Storage, table: str, column: str, value: int) -> bool:
    mine = and_(notices.c.table_id == table, notices.c[column] < value)
    if (await storage.run(update(notices).where(mine).values({column: value})))[0]:
        return True
    if await storage.fetch(select(notices.c.table_id).where(notices.c.table_id == table)):
        return False
    try:
        await storage.run(insert(notices).values({"table_id": table, "turn": -1, "reminded": 0, column: value}))
    except Conflict:  # another process was faster
        return bool((await storage.run(update(notices).where(mine).values({column: value})))[0])
    return True


async def waiting_for(storage: Storage, session: str) -> int:
    """Return the number of tables at which it is a person's turn."""
    mine = and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.mover)
    query = (
        select(func.count())
        .select_from(tables.join(seats, mine))
        .where(seats.c.session_id == session, seats.c.bot.is_(None), tables.c.status == "running")
    )
    return int((await storage.fetch(query))[0][0])
