"""How much one person, or one address, may ask for in a while: buckets that fill again by themselves.

With several processes the buckets are in Redis, so that an allowance is the same however many processes there are.
While Redis is away, and where there is one process only, they are in memory.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from voliera.protocol.errors import Refused
from voliera.server.buckets import Buckets
from voliera.server.bus import Bus, BusDown
from voliera.server.settings import Limits

BURST_S = 3
"""Attempts come in bursts, while somebody drags."""
MINUTE_S, HOUR_S = 60.0, 3_600.0
POLLS_EACH = 4
"""Maximum number of tables that one person waits for at a time, where sockets are blocked."""
POLLS = 1_000


class Allowance:
    """One kind of thing that may be asked for this often, by person or by address."""

    def __init__(self, name: str, most: int, window_s: float, bus: Bus) -> None:
        self._name = name
        self._own = Buckets(most, window_s)
        self._bus = bus

    async def take(self, key: str) -> None:
        """Use the allowance once; Refused `too_many` where it is used up, with the time until it is not."""
        wait_s = self._own.spend(key) if self._bus.alone else await self._shared(key)
        if wait_s:
            raise Refused("too_many", "wait a little", retry_ms=int(wait_s * 1000) + 1)

    async def _shared(self, key: str) -> float:
        try:
            return await self._bus.spend(f"{self._name}:{key}", self._own.most, self._own.window_s)
        except BusDown:
            return self._own.spend(key)


class Allowances:
    """What everybody may ask for."""

    def __init__(self, limits: Limits, bus: Bus) -> None:
        def allowance(name: str, most: int, window_s: float) -> Allowance:
            return Allowance(name, most, window_s, bus)

        self.sessions = allowance("sessions", limits.sessions_per_minute, MINUTE_S)
        """By address: new people, and secrets that are tried."""
        self.tables = allowance("tables", limits.tables_per_minute, MINUTE_S)
        """By session: tables, and links and codes."""
        self.seeks = allowance("seeks", limits.seeks_per_minute, MINUTE_S)
        self.hints = allowance("hints", limits.hints_per_minute, MINUTE_S)
        self.attempts = allowance("attempts", BURST_S * limits.attempts_per_second, BURST_S)
        self.records = allowance("records", limits.records_per_minute, MINUTE_S)
        self.sheets = allowance("sheets", limits.sheets_per_hour, HOUR_S)
        """By address: new shared sheets."""
        self.sheet_changes = allowance("sheet-changes", limits.sheet_changes_per_minute, MINUTE_S)
        """By address, and by sheet."""
        self.messages = allowance("messages", limits.seat_messages, limits.window_s)
        """By session: what a socket may say, for those who have none."""
        self._polls: Counter[str] = Counter()

    @contextmanager
    def polling(self, key: str) -> Iterator[None]:
        """Count somebody who waits for a table; Refused `too_many` where too many do."""
        if self._polls[key] >= POLLS_EACH or self._polls.total() >= POLLS:
            raise Refused("too_many", "too many are waiting", retry_ms=1_000)
        self._polls[key] += 1
        try:
            yield
        finally:
            self._polls[key] -= 1
            if not self._polls[key]:
                del self._polls[key]
