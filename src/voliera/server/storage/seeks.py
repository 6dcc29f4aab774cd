"""Seeks in the storage. A seek is a row with a sign of life; a pair is two of them with the same table.

A pair and its table are made in one transaction, which takes both seeks or none: a seat has the name that its seek has,
and a seek that is gone, or has another table, has no name to give. So whatever two processes do at the same moment, and
wherever one of them is killed, nobody is paired twice and no table has one player only.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import BigInteger, Integer, String, and_, bindparam, delete, func, insert, null, or_, select, update

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
SIGNS = 1_000
"""Maximum number of signs of life in one statement."""
_SOUGHT = (seeks.c.session_id == bindparam("b_session", type_=String), seeks.c.table_id.is_(None))
_BEGUN_AGAIN = (
    update(seeks)
    .where(*_SOUGHT)
    .values({name: bindparam(f"b_{name}") for name in ("id", "name", "wish", "rating", "since", "seen")})
)
_BEGUN = insert(seeks).from_select(
    ["session_id", "id", "name", "wish", "rating", "since", "seen"],
    select(
        *(bindparam(f"b_{name}", type_=String) for name in ("session", "id", "name", "wish")),
        bindparam("b_rating", type_=Integer),
        *(bindparam(f"b_{name}", type_=BigInteger) for name in ("since", "seen")),
    ).where(~select(seeks.c.id).where(seeks.c.session_id == bindparam("b_session", type_=String)).exists()),
)
"""The row is made unless there is one; then it is written, unless a table was found."""
_ENDED = delete(seeks).where(*_SOUGHT)
_ENDED_AT = delete(seeks).where(
    _SOUGHT[0], or_(seeks.c.table_id.is_(None), seeks.c.table_id == bindparam("b_table", type_=String))
)
_LOST = update(seeks).where(*_SOUGHT, seeks.c.since <= bindparam("b_asked")).values(seen=seeks.c.seen - ALIVE_MS - 1)
_MADE = insert(tables)
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
        return {(row.session_id, row.other_id) for row in await self._storage.fetch_first(_BLOCKED)}

    async def begin(self, session: str, name: str, wish: str, rating: int, now: int) -> bool:
        """Replace whatever somebody looked for; False, and nothing is changed, where a table was found for them."""
        seek = new_id()
        row = {"session": session, "id": seek, "name": name, "wish": wish, "rating": rating, "since": now, "seen": now}
        rows = [{f"b_{column}": value for column, value in row.items()}]
        try:
            await self._storage.run(Many(_BEGUN, rows), Many(_BEGUN_AGAIN, rows))
        except Conflict:  # the same person began at another process at the same moment: there is a row now
            await self._storage.run(Many(_BEGUN_AGAIN, rows))
        begun = await self.of(session)
        return begun is not None and begun.id == seek

    async def end(self, session: str, table: str | None) -> None:
        """Forget what somebody looked for; with a table, also that it was found."""
        row = {"b_session": session}
        await self._storage.run(Many(_ENDED, [row]) if table is None else Many(_ENDED_AT, [{**row, "b_table": table}]))

    async def of(self, session: str) -> Any | None:
        """Return somebody's row."""
        rows = await self._storage.fetch(_OWN, session=session)
        return rows[0] if rows else None

    async def keep(self, sessions: Sequence[str], now: int) -> None:
        """Note signs of life, before anything else that waits to be written.

        Rows at which somebody else writes at this moment are left out: they are being paired, replaced or kept.
        """
        for first in range(0, len(sessions), SIGNS):
            mine = and_(seeks.c.session_id.in_(sessions[first : first + SIGNS]), seeks.c.table_id.is_(None))
            free = select(seeks.c.session_id).where(mine).with_for_update(skip_locked=True)
            statement = update(seeks).where(seeks.c.session_id.in_(free)).values(seen=now)
            await self._storage.run(statement, first=True)

    async def lose(self, session: str, asked: int) -> None:
        """Take back a sign of life: its sender is gone, and is not paired. A new sign, or a new seek, ends this."""
        await self._storage.run(Many(_LOST, [{"b_session": session, "b_asked": asked}]))

    async def sweep(self, now: int) -> None:
        """Delete what nobody has asked for since long."""
        await self._storage.run(delete(seeks).where(seeks.c.seen < now - KEPT_MS))

    async def any(self) -> bool:
        """Whether there is anything to look after."""
        return bool((await self._storage.fetch_first(_ANY))[0][0])

    async def waiting(self, now: int) -> list[Seeker]:
        """Return all who wait and have given a sign of life."""
        return [Seeker(*row) for row in await self._storage.fetch_first(_SEEKERS, alive=now - ALIVE_MS)]

    async def still_there(self, some: Sequence[Seeker]) -> set[str]:
        """Return the ids of seeks that wait; one that was replaced meanwhile has another id."""
        sessions = [one.session for one in some]
        query = select(seeks.c.id).where(seeks.c.session_id.in_(sessions), seeks.c.table_id.is_(None))
        return {row.id for row in await self._storage.fetch_first(query)}

    async def counts(self, now: int) -> dict[str, int]:
        """Return how many wait, by wish."""
        return {row.wish: int(row.count) for row in await self._storage.fetch(_COUNTS, alive=now - ALIVE_MS)}

    async def found(self, sessions: Sequence[str]) -> list[str]:
        """Return those for whom a table was found."""
        query = select(seeks.c.session_id).where(seeks.c.session_id.in_(sessions), seeks.c.table_id.is_not(None))
        return [row.session_id for row in await self._storage.fetch_first(query)] if sessions else []

    async def pair(self, made: Sequence[tuple[Document, Sequence[Seeker]]]) -> None:
        """Write tables, each with the seekers of its seats, all or none; raises Conflict where one does not wait."""
        taken = sorted((one.session, one.id, row["id"]) for row, pair in made for one in pair)
        seated = [
            {"b_table": row["id"], "b_seat": seat, "b_session": one.session}
            for row, pair in made
            for seat, one in enumerate(pair)
        ]
        await self._storage.run(
            Many(_MADE, [row for row, _ in made]),
            Many(_TAKEN, [{"b_session": who, "b_seek": seek, "b_table": table} for who, seek, table in taken]),
            Many(_SEATED, seated),
            alone=True,
        )
