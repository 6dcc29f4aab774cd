"""A table from the storage: its row and all its entries, folded, with pauses in which others get their turn."""

import asyncio

from sqlalchemy import select, update

from voliera.server.messages import DaysClock
from voliera.server.services import Services
from voliera.server.storage import Storage
from voliera.server.storage.schema import tables
from voliera.server.tables.folding import fold
from voliera.server.tables.table import Change, Table

AT_ONCE = 16
"""Entries that are folded before others get their turn."""


async def loaded(storage: Storage, table_id: str) -> Table | None:
    """The table as the storage knows it; None if there is none."""
    row = await storage.table(table_id)
    if row is None:
        return None
    table = Table(row)
    for i, entry in enumerate(await storage.entries_after(table_id, 0)):
        fold(table, Change(entry))
        if i % AT_ONCE == AT_ONCE - 1:
            await asyncio.sleep(0)
    return table


async def resume_clocks(services: Services, table: Table) -> None:
    """Let the clocks of a loaded table run on this process's time."""
    until = await _kept_deadline(services.storage, table)
    now = services.time.moment()
    table.clocks.resume(now.steady, now.at, until, services.time.trusted_from)
    deadline = table.summary(now.at, now.steady)["deadline"]
    if until is not None and deadline is not None and deadline < until:
        # The wall clock went back since: kept, or each time the table is loaded the turn would begin again.
        await services.storage.run(
            update(tables).where(tables.c.id == table.id, tables.c.v == table.v).values(deadline=deadline)
        )


async def _kept_deadline(storage: Storage, table: Table) -> int | None:
    """Return the deadline in wall time that was kept with the last entry, for clocks that count days."""
    if not isinstance(table.clocks.kind, DaysClock):
        return None
    row = tables.c
    kept = await storage.fetch(select(row.deadline).where(row.id == table.id, row.v == table.v))
    return None if not kept else kept[0].deadline
