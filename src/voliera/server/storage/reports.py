"""Reports of people about people, as whoever runs the server reads them. A report that is closed is deleted."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.json import decode
from sqlalchemy import delete, func, select

from voliera.server.storage.schema import reports, sessions
from voliera.server.storage.storage import Storage


@dataclass(frozen=True)
class OpenReport:
    """A report that waits for somebody to deal with it."""

    id: str
    at: int
    """Milliseconds since 1970."""
    by: str
    by_name: str
    """The name that the reporter has now; empty for somebody who is gone."""
    about: str
    name: str
    table: str
    why: str
    text: str
    said: Sequence[str]
    """The last lines of the person whom it is about, the oldest first."""


async def open_reports(storage: Storage, most: int) -> tuple[list[OpenReport], int]:
    """Return reports, the newest first, and how many there are."""
    query = (
        select(reports, sessions.c.name.label("by_name"))
        .outerjoin(sessions, sessions.c.id == reports.c.session_id)
        .order_by(reports.c.at.desc(), reports.c.id)
        .limit(most)
    )
    found = [_report(row) for row in await storage.fetch(query)]
    count = await storage.fetch(select(func.count()).select_from(reports))
    return found, int(count[0][0])


async def close_report(storage: Storage, report: str) -> bool:
    """Delete a report that was dealt with; return whether there was one."""
    return bool((await storage.run(delete(reports).where(reports.c.id == report)))[0])


def _report(row: Any) -> OpenReport:
    who = (row.session_id, row.by_name or "", row.about, row.name)
    return OpenReport(row.id, row.at, *who, row.table_id, row.why, row.text, decode(row.said, type=list[str]))
