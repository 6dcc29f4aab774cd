"""Webhooks: a table writes into a channel of Slack, Discord, Mattermost or whatever takes the same JSON."""

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update

from voliera.server.storage import Conflict, Storage
from voliera.server.storage.schema import webhooks

FAILURES = 5
"""Number of failures in a row after which a webhook is forgotten."""
_OF = select(webhooks).where(webhooks.c.table_id == bindparam("table"))


async def keep(storage: Storage, table: str, **row: Any) -> None:
    """Set the webhook of a table; there is one."""
    values = {"table_id": table, "failures": 0, **row}
    try:
        await storage.run(delete(webhooks).where(webhooks.c.table_id == table), insert(webhooks).values(values))
    except Conflict:
        await storage.run(update(webhooks).where(webhooks.c.table_id == table).values(values))


async def of_table(storage: Storage, table: str) -> Any | None:
    """Return the row of a table's webhook, if it has one."""
    rows = await storage.fetch(_OF, table=table)
    return rows[0] if rows else None


async def of_tables(storage: Storage, tables: Iterable[str]) -> dict[str, Any]:
    """Return the rows of those tables that have a webhook."""
    rows = await storage.fetch(select(webhooks).where(webhooks.c.table_id.in_(sorted(tables))))
    return {row.table_id: row for row in rows}


async def forget(storage: Storage, table: str) -> None:
    """Take a table's webhook away."""
    await storage.run(delete(webhooks).where(webhooks.c.table_id == table))


async def failed(storage: Storage, table: str) -> None:
    """Count a failure; the last of too many in a row forgets the webhook."""
    one = webhooks.c
    await storage.run(
        update(webhooks).where(one.table_id == table).values(failures=one.failures + 1),
        delete(webhooks).where(one.table_id == table, one.failures >= FAILURES),
    )


async def reached(storage: Storage, table: str) -> None:
    """Forget earlier failures."""
    await storage.run(update(webhooks).where(webhooks.c.table_id == table).values(failures=0))


def message(line: str, page: str, table: str) -> bytes:
    """Return the JSON that channels take: Slack and Mattermost read `text`, Discord `content`; nobody is called."""
    text = f"{line}\n{page}/#/t/{table}" if page else line
    return msgspec.json.encode({"text": text, "content": text, "allowed_mentions": {"parse": []}})
