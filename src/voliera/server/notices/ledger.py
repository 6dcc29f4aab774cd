"""Which turn of which table was told of, so that of all processes exactly one tells of it, once."""

from sqlalchemy import BigInteger, and_, func, insert, literal, select, update

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
    """Claim by one transaction: of two that do so at once, the second finds the first one's value."""
    there = select(notices.c.table_id).where(notices.c.table_id == table)
    fresh = select(literal(table), literal(-1), literal(0, BigInteger)).where(~there.exists())
    begin = insert(notices).from_select(["table_id", "turn", "reminded"], fresh)
    mine = update(notices).where(notices.c.table_id == table, notices.c[column] < value).values({column: value})
    try:
        return (await storage.run(begin, mine))[1] == 1
    except Conflict:  # another process was faster
        return (await storage.run(mine))[0] == 1


async def waiting_for(storage: Storage, session: str) -> int:
    """Return the number of tables at which it is a person's turn."""
    mine = and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.mover)
    query = (
        select(func.count())
        .select_from(tables.join(seats, mine))
        .where(seats.c.session_id == session, seats.c.bot.is_(None), tables.c.status == "running")
    )
    return int((await storage.fetch(query))[0][0])
