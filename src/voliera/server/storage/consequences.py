"""What else is written in the transaction of an entry: the list of seats and, when a game ends, what it leaves."""

from collections.abc import Sequence

from sqlalchemy import Executable, update

from voliera.server.core.entries import Entry
from voliera.server.core.table import Table
from voliera.server.storage import Storage
from voliera.server.storage.plays import played
from voliera.server.storage.ratings import rated
from voliera.server.storage.schema import seats

_TOUCHING_SEATS = {"join", "leave", "vote", "flag", "return"}


async def consequences(storage: Storage, before: Table, after: Table, entry: Entry) -> Sequence[Executable]:
    """The statements that follow from an entry."""
    statements: list[Executable] = []
    if entry.kind in _TOUCHING_SEATS:
        for i, sitting in enumerate(after.seats):
            if sitting != before.seats[i]:
                values = {"session_id": sitting.session, "name": sitting.name, "bot": sitting.bot}
                statements.append(update(seats).where(seats.c.table_id == after.id, seats.c.seat == i).values(values))
    if after.status == "over" and before.status != "over":
        statements += await played(after, entry.at)
        if after.row.settings.rated:
            statements += await rated(storage, after, entry.at)
    return statements
