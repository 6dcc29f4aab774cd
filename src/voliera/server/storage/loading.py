"""A table from the storage: its row and its entries, folded in a thread.

Older chat is counted, not read, so that loading costs what the game costs, however much was said.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select, update

from voliera.protocol.messages import DaysClock
from voliera.server.core.entries import entry_of
from voliera.server.core.folding import fold, skip_chat
from voliera.server.core.table import CHAT_KEPT, Change, Row, Table
from voliera.server.storage import Storage
from voliera.server.storage.damage import check_complete, reading
from voliera.server.storage.schema import tables
from voliera.server.timekeeping import Timekeeper
from voliera.server.worker_thread import in_thread


async def loaded(storage: Storage, table_id: str) -> Table | None:
    """The table as the storage knows it; None if there is none; raises DamagedTable."""
    row = await storage.table(table_id)
    if row is None:
        return None
    with reading(table_id):
        return await in_thread(_folded, row, await storage.log(table_id, CHAT_KEPT))


def _folded(row: Row, log: Sequence[Any]) -> Table:
    table = Table(row)
    for stored in log:
        skip_chat(table, stored.v)
        fold(table, Change(entry_of(stored)))
    assert not log or table.v == log[-1].total, "an entry is missing"
    check_complete(table)
    return table


async def resume_clocks(storage: Storage, time: Timekeeper, table: Table) -> None:
    """Let the clocks of a loaded table run on this process's time."""
    until = await _kept_deadline(storage, table)
    now = time.moment()
    table.clocks.resume(now.steady, now.at, until, time.trusted_from)
    deadline = table.summary(now.at, now.steady)["deadline"]
    if until is not None and deadline is not None and deadline < until:
        # The wall clock went back since: kept, or each time the table is loaded the turn would begin again.
        await storage.run(
            update(tables).where(tables.c.id == table.id, tables.c.v == table.v).values(deadline=deadline)
        )


async def _kept_deadline(storage: Storage, table: Table) -> int | None:
    """Return the deadline in wall time that was kept with the last entry, for clocks that count days."""
    if not isinstance(table.clocks.kind, DaysClock):
        return None
    row = tables.c
    kept = await storage.fetch(select(row.deadline).where(row.id == table.id, row.v == table.v))
    return None if not kept else kept[0].deadline
