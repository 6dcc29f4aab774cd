"""A table from the storage: its row and all its entries, folded, with pauses in which others get their turn."""

import asyncio

from voliera.server.storage import Storage
from voliera.server.tables.folding import fold
from voliera.server.tables.table import Change, Table

AT_ONCE = 16
"""So many entries are folded before others get their turn."""


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
