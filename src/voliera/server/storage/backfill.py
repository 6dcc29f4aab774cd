"""Games that ended before they were kept for their players (revision 0004): added when a player first asks.

Feats are not added: games would have to be played through, and somebody may have thousands.
"""

from typing import Any

from msgspec.json import decode
from sqlalchemy import Executable, func, select, update

from voliera.server.core.statistics import counts
from voliera.server.storage import Storage
from voliera.server.storage.damage import DamagedTable, reading
from voliera.server.storage.plays import Finished, keep
from voliera.server.storage.schema import entries, plays, seats, sessions, tables

AT_ONCE = 200
"""Games added in one transaction."""
_SHOWN = ("id", "game", "variant", "seed", "origin", "updated", "result")


async def catch_up(storage: Storage, session: str) -> None:
    """Add all games of a person that are not kept yet; a damaged table (logged) is left out."""
    kept = select(plays.c.table_id).where(plays.c.session_id == session)
    last = select(func.max(entries.c.at)).where(entries.c.table_id == tables.c.id, entries.c.kind != "say")
    query = (
        select(*(tables.c[name] for name in _SHOWN), seats.c.seat, last.scalar_subquery().label("ended"))
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.session_id == session, tables.c.status == "over", tables.c.id.not_in(kept))
    )
    missing = list(await storage.fetch(query))
    for start in range(0, len(missing), AT_ONCE):
        await _add(storage, session, missing[start : start + AT_ONCE])
    await storage.run(update(sessions).where(sessions.c.id == session).values(caught_up=True))


async def _add(storage: Storage, session: str, rows: list[Any]) -> None:
    sitting: dict[str, list[tuple[str | None, str | None]]] = {row.id: [] for row in rows}
    left: dict[str, set[int]] = {row.id: set() for row in rows}
    seated = select(seats).where(seats.c.table_id.in_(list(sitting))).order_by(seats.c.table_id, seats.c.seat)
    for one in await storage.fetch(seated):
        sitting[one.table_id].append((one.session_id, None if one.session_id is not None else one.bot))
        if one.session_id is not None and one.bot is not None:
            left[one.table_id].add(one.seat)
    statements: list[Executable] = []
    for row in rows:
        try:
            with reading(row.id):
                counted, result = counts(row.seed, row.origin), decode(row.result)
                ended = row.updated if row.ended is None else row.ended
                who = (sitting[row.id], frozenset(left[row.id]))
                game = Finished(row.id, row.game, row.variant, counted, ended, result, *who)
                statements += keep([game], [(row.seat, session)])
        except DamagedTable:
            continue
    await storage.run(*statements)
