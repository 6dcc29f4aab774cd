"""Seeks in the storage. A seek is a row with a sign of life; a pair is two of them with the same table.

A pair and its table are made in one transaction, which takes both seeks or none: a seat has the name that its seek has,
and a seek that is gone, or has another table, has no name to give. So whatever two processes do at the same moment, and
wherever one of them is killed, nobody is paired twice and no table has one player only.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Delete, and_, bindparam, delete, func, insert, null, or_, select, update

from voliera.documents import Document
from voliera.server.core.ids import new_id
from voliera.server.core.seeking import Seeker
from voliera.server.storage import Storage
from voliera.server.storage.batch import Many
from voliera.server.storage.errors import Conflict
from voliera.server.storage.schema import blocks, seats, seeks, tables

ALIVE_MS = 8_000
"""Milliseconds for which a sign of life is believed: only those who gave one are paired."""
KEPT_MS = 120_000
"""Milliseconds after which a row without a sign of life is deleted; until then somebody may ask where to play."""

_WAITING = and_(seeks.c.table_id.is_(None), seeks.c.seen >= bindparam("alive"))
_SEEKERS = select(seeks.c.id, seeks.c.session_id, seeks.c.name, seeks.c.wish, seeks.c.rating, seeks.c.since).where(
    _WAITING
)
_COUNTS = select(seeks.c.wish, func.count().label("count")).where(_WAITING).group_by(seeks.c.wish)
_OWN = select(seeks).where(seeks.c.session_id == bindparam("session"))
_ANY = select(func.count()).select_from(seeks)
_ALIVE = (
    update(seeks)
    .where(seeks.c.session_id == bindparam("b_session"), seeks.c.table_id.is_(None))
    .values(seen=bindparam("b_seen"))
)
_TAKEN = (
    update(seeks)
    .where(seeks.c.session_id == bindparam("b_session"), seeks.c.id == bindparam("b_seek"), seeks.c.table_id.is_(None))
    .values(table_id=bindparam("b_table"))
)
_NAME = (
    select(seeks.c.name)
    .where(seeks.c.session_id == bindparam("b_session"), seeks.c.table_id == bindparam("b_table"))
    .scalar_subquery()
)
_SEATED = insert(seats).values(
    table_id=bindparam("b_table"),
    seat=bindparam("b_seat"),
    session_id=bindparam("b_session"),
    name=_NAME,
    bot=null(),
)


_OTHER = seeks.alias()
_BLOCKED = (
    select(blocks.c.session_id, blocks.c.other_id)
    .join(seeks, seeks.c.session_id == blocks.c.session_id)
    .join(_OTHER, _OTHER.c.session_id == blocks.c.other_id)
)


class Seeks:
    """The seeks of all processes."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def blocked(self) -> set[tuple[str, str]]:
        """Return who has blocked whom, among those who seek."""
        return {(row.session_id, row.other_id) for row in await self._storage.fetch(_BLOCKED)}

    async def begin(self, session: str, name: str, wish: str, rating: int, now: int) -> bool:
        """Replace whatever somebody looked for; False, and nothing is changed, where a table was found for them."""
        row = {"session_id": session, "id": new_id(), "name": name, "wish": wish, "rating": rating}
        try:
            await self._storage.run(_forget(session, None), insert(seeks).values(**row, since=now, seen=now))
        except Conflict:  # the row with the table is still there
            return False
        return True

    async def end(self, session: str, table: str | None) -> None:
        """Forget what somebody looked for; with a table, also that it was found."""
        await self._storage.run(_forget(session, table))

    async def of(self, session: str) -> Any | None:
        """Return somebody's row."""
        rows = await self._storage.fetch(_OWN, session=session)
        return rows[0] if rows else None

    async def keep(self, sessions: Sequence[str], now: int) -> None:
        """Note signs of life, in an order that is the same for all processes."""
        if sessions:
            await self._storage.run(Many(_ALIVE, [{"b_session": one, "b_seen": now} for one in sorted(sessions)]))

    async def lose(self, session: str, asked: int) -> None:
        """Take back a sign of life: its sender is gone, and is not paired. A new sign, or a new seek, ends this."""
        mine = and_(seeks.c.session_id == session, seeks.c.since <= asked, seeks.c.table_id.is_(None))
        await self._storage.run(update(seeks).where(mine).values(seen=seeks.c.seen - ALIVE_MS - 1))

    async def sweep(self, now: int) -> None:
        """Delete what nobody has asked for since long."""
        await self._storage.run(delete(seeks).where(seeks.c.seen < now - KEPT_MS))

    async def any(self) -> bool:
        """Whether there is anything to look after."""
        return bool((await self._storage.fetch(_ANY))[0][0])

    async def waiting(self, now: int) -> list[Seeker]:
        """Return all who wait and have given a sign of life."""
        return [Seeker(*row) for row in await self._storage.fetch(_SEEKERS, alive=now - ALIVE_MS)]

    async def still_there(self, some: Sequence[Seeker]) -> set[str]:
        """Return the ids of seeks that wait; one that was replaced meanwhile has another id."""
        sessions = [one.session for one in some]
        query = select(seeks.c.id).where(seeks.c.session_id.in_(sessions), seeks.c.table_id.is_(None))
        return {row.id for row in await self._storage.fetch(query)}

    async def counts(self, now: int) -> dict[str, int]:
        """Return how many wait, by wish."""
        return {row.wish: int(row.count) for row in await self._storage.fetch(_COUNTS, alive=now - ALIVE_MS)}

    async def found(self, sessions: Sequence[str]) -> list[str]:
        """Return those for whom a table was found."""
        query = select(seeks.c.session_id).where(seeks.c.session_id.in_(sessions), seeks.c.table_id.is_not(None))
        return [row.session_id for row in await self._storage.fetch(query)] if sessions else []

    async def pair(self, made: Sequence[tuple[Document, Sequence[Seeker]]]) -> None:
        """Write tables, each with the seekers of its seats, all or none; raises Conflict where one does not wait."""
        taken = sorted((one.session, one.id, row["id"]) for row, pair in made for one in pair)
        seated = [
            {"b_table": row["id"], "b_seat": seat, "b_session": one.session}
            for row, pair in made
            for seat, one in enumerate(pair)
        ]
        await self._storage.run(
            Many(insert(tables), [row for row, _ in made]),
            Many(_TAKEN, [{"b_session": who, "b_seek": seek, "b_table": table} for who, seek, table in taken]),
            Many(_SEATED, seated),
        )


def _forget(session: str, table: str | None) -> Delete:
    known = seeks.c.table_id.is_(None) if table is None else or_(seeks.c.table_id.is_(None), seeks.c.table_id == table)
    return delete(seeks).where(seeks.c.session_id == session, known)
