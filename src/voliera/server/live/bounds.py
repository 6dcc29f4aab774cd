"""Limits of what one table takes in, so that it can always be loaded soon and does not fill the disk.

Chat has a pace for each person and a total for the table. Everything else has a total, too; beyond it the game can
still be played to its end or resigned, and everybody can leave, but nothing can be repeated any more: no undo, no
take-back, no vote, no coming back.
"""

import time
from collections.abc import Callable

from voliera.protocol.errors import Refused
from voliera.protocol.messages import Act, Command, Leave, Resign, Say
from voliera.server.core.table import Table
from voliera.server.settings import Limits

MINUTE_S = 60.0
PEOPLE = 64
"""Number of people whose pace is remembered; seats can change hands before the game starts."""


class Bounds:
    """The limits of one table."""

    def __init__(self, limits: Limits, now: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self._now = now
        self._rested: dict[str, float] = {}
        """By session: when all that it said will be made up for."""

    def check(self, table: Table, command: Command, session: str) -> None:
        """Refuse a command of somebody with a seat that is too much for the table."""
        seat = table.seat_of(session)
        if seat is None or isinstance(command, Act | Resign):
            return
        if isinstance(command, Say):
            self._check_chat(table, session)
        elif not isinstance(command, Leave) or table.seats[seat].played_by_bot:  # everybody can leave, once
            self.check_room(table)

    def check_room(self, table: Table) -> None:
        """Refuse whatever does not bring the game nearer to its end at a table that has taken in too much."""
        if table.work >= self.limits.entries_per_table:
            raise Refused("too_many_entries", "too much has happened at this table; the game can only be finished")

    def _check_chat(self, table: Table, session: str) -> None:
        if table.lines >= self.limits.lines_per_table:
            raise Refused("too_many_lines", f"{table.lines} lines were said at this table, and no more are taken")
        now, each_s = self._now(), MINUTE_S / self.limits.lines_per_minute
        rested = max(now, self._rested.pop(session, now)) + each_s
        too_soon_s = rested - now - MINUTE_S
        if too_soon_s > 0:
            self._rested[session] = rested - each_s
            raise Refused("too_many", "wait a little before the next line", retry_ms=int(1000 * too_soon_s) + 1)
        self._rested[session] = rested
        if len(self._rested) > PEOPLE:
            del self._rested[next(iter(self._rested))]
