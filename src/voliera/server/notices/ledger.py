"""Which turn of which table was told of, so that of all processes exactly one tells of it, once."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, Literal, NamedTuple

from sqlalchemy import BigInteger, ColumnElement, String, and_, bindparam, func, insert, literal, select, update

from voliera.server.storage import Conflict, Storage
from voliera.server.storage.batch import Counts, Many
from voliera.server.storage.schema import notices, seats, tables

OVER = 2**31 - 1
"""Stands for the end of a game, which comes after all turns."""
TRIES = 3
"""Number of tries to claim where other processes begin the same tables at the same moment."""
_THIS_TABLE: ColumnElement[bool] = notices.c.table_id == bindparam("b_table", type_=String)
_BEGIN = insert(notices).from_select(
    ["table_id", "turn", "reminded"],
    select(tables.c.id, literal(-1), literal(0, BigInteger)).where(
        tables.c.id == bindparam("b_table", type_=String), ~select(notices.c.table_id).where(_THIS_TABLE).exists()
    ),
)
"""The row of a table is made unless there is one; a table that is gone gets none."""
_VALUE = bindparam("b_value", type_=BigInteger)
_TAKE = {
    column.name: update(notices)
    .where(_THIS_TABLE, column < bindparam("b_value"))
    .values({column: bindparam("b_value")})
    for column in (notices.c.turn, notices.c.reminded)
}


class Claim(NamedTuple):
    """What somebody wants to tell of: a turn, by its number, or a deadline that comes near."""

    table: str
    kind: Literal["turn", "reminded"]
    value: int


async def claim(storage: Storage, claims: Sequence[Claim]) -> list[bool]:
    """Whether it is for us to tell, for each claim: nobody has told of that turn or deadline, or of a later one.

    All are claimed by one transaction. Of two processes that claim the same at once, the second finds the first one's
    value; they take tables in the same order, so that neither waits for the other.
    """
    order = sorted(range(len(claims)), key=lambda i: claims[i].table)
    begin = Many(_BEGIN, [{"b_table": table} for table in sorted({one.table for one in claims})])
    take = [Many(_TAKE[claims[i].kind], [{"b_table": claims[i].table, "b_value": claims[i].value}]) for i in order]
    _, *counts = await _run(storage, begin, *take)
    taken = dict(zip(order, counts, strict=True))
    return [taken[i] == 1 for i in range(len(claims))]


async def _run(storage: Storage, *statements: Many) -> Counts:
    for _ in range(TRIES - 1):
        with suppress(Conflict):
            return await storage.run(*statements, alone=True)
    return await storage.run(*statements, alone=True)


async def waiting_for(storage: Storage, sessions: Iterable[str]) -> dict[str, int]:
    """Return the number of tables at which it is their turn, for those people for whom there are any."""
    mine = and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.mover)
    who: Any = seats.c.session_id
    query = (
        select(who, func.count().label("count"))
        .select_from(tables.join(seats, mine))
        .where(who.in_(sorted(sessions)), seats.c.bot.is_(None), tables.c.status == "running")
        .group_by(who)
    )
    return {row.session_id: int(row.count) for row in await storage.fetch(query)}
