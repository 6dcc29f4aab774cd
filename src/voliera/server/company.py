"""Whom people meet: others can be blocked, and reported to whoever runs the server.

Two people of whom one has blocked the other do not sit down at one table; the blocked one learns only that somebody
there does not play with them. A game that both play already goes on. To mute somebody is a matter of the reader's
device, which tells the server only so that it sends no invitation of theirs there.
"""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
import structlog
from sqlalchemy import and_, delete, insert, or_, select

from voliera.protocol.errors import Refused
from voliera.server.core.ids import new_id
from voliera.server.services import Services
from voliera.server.storage.errors import Conflict
from voliera.server.storage.friends import parting
from voliera.server.storage.schema import blocks, entries, reports, seats, sessions

MOST_BLOCKED = 200
MOST_REPORTS = 20
"""Maximum number of reports of one person that nobody has dealt with yet."""
LINES = 20
"""Lines of chat that are kept with a report."""
Why = Literal["words", "name", "play", "other"]
_log = structlog.get_logger("voliera.company")


class Company:
    """Blocks and reports of one server."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def blocked(self, session: str) -> list[Any]:
        """Return whom somebody has blocked, by id and name, the latest first."""
        query = (
            select(blocks.c.other_id, sessions.c.name)
            .join(sessions, sessions.c.id == blocks.c.other_id)
            .where(blocks.c.session_id == session)
            .order_by(blocks.c.created.desc(), blocks.c.other_id)
        )
        return list(await self.services.storage.fetch(query))

    async def block(self, session: str, other: str) -> None:
        """Keep somebody away, who is no friend any more; to do so twice changes nothing."""
        if other == session:
            raise Refused("bad_request", "person: nobody blocks themselves")
        known = await self.services.storage.fetch(select(sessions.c.id).where(sessions.c.id == other))
        if not known:
            raise Refused("not_found", "there is no person with this id")
        already = await self.blocked(session)
        if other in {one.other_id for one in already}:
            return
        if len(already) >= MOST_BLOCKED:
            raise Refused("too_many", f"{MOST_BLOCKED} people are blocked; unblock some first")
        row = {"session_id": session, "other_id": other, "created": self.services.now()}
        try:
            await self.services.storage.run(insert(blocks).values(row), *parting(session, other))
        except Conflict:  # in another tab at the same moment
            return

    async def unblock(self, session: str, other: str) -> None:
        """Take a block back."""
        where = (blocks.c.session_id == session, blocks.c.other_id == other)
        if not await self.services.storage.fetch(select(blocks.c.other_id).where(*where)):
            raise Refused("not_found", "you have not blocked a person with this id")
        await self.services.storage.run(delete(blocks).where(*where))

    async def apart(self, session: str, others: Iterable[str | None]) -> set[str]:
        """Return those of the others who have blocked somebody, or whom that one has blocked."""
        wanted = [other for other in others if other is not None and other != session]
        if not wanted:
            return set()
        query = select(blocks.c.session_id, blocks.c.other_id).where(
            or_(
                and_(blocks.c.session_id == session, blocks.c.other_id.in_(wanted)),
                and_(blocks.c.other_id == session, blocks.c.session_id.in_(wanted)),
            )
        )
        found = await self.services.storage.fetch(query)
        return {row.other_id if row.session_id == session else row.session_id for row in found}

    async def check_welcome(self, session: str, others: Iterable[str | None]) -> None:
        """Refuse a seat among people who are kept apart; nobody is named."""
        if await self.apart(session, others):
            raise Refused("unwelcome", "somebody at this table does not play with you, or you with them")

    async def report(self, session: str, table: str, seat: int, why: Why, text: str) -> None:
        """Keep what somebody tells of another at a table, with the last lines that this one said there.

        The same about the same person at the same table counts once.
        """
        query = select(seats).where(seats.c.table_id == table, seats.c.seat == seat)
        found = await self.services.storage.fetch(query)
        about = found[0] if found else None
        if about is None or about.session_id is None or about.session_id == session:
            raise Refused("bad_seat", "report another person at the table")
        mine = select(reports.c.about, reports.c.table_id).where(reports.c.session_id == session)
        told = {(row.about, row.table_id) for row in await self.services.storage.fetch(mine)}
        if (about.session_id, table) in told:
            return
        if len(told) >= MOST_REPORTS:
            raise Refused("too_many_reports", f"{MOST_REPORTS} of your reports have not been dealt with yet")
        row = {
            "id": new_id(),
            "at": self.services.now(),
            "session_id": session,
            "about": about.session_id,
            "name": about.name,
            "table_id": table,
            "why": why,
            "text": text,
            "said": msgspec.json.encode(await self._said(table, seat)).decode(),
        }
        await self.services.storage.run(insert(reports).values(row))
        _log.warning("somebody_reported", report=row["id"], table=table, about=about.session_id, why=why)

    async def _said(self, table: str, seat: int) -> list[str]:
        """Return the last lines of a seat, the oldest first."""
        where = (entries.c.table_id == table, entries.c.kind == "say", entries.c.seat == seat)
        query = select(entries.c.body).where(*where).order_by(entries.c.v.desc()).limit(LINES)
        bodies = [msgspec.json.decode(row.body) for row in await self.services.storage.fetch(query)]
        return [body["text"] for body in reversed(bodies) if "text" in body]
