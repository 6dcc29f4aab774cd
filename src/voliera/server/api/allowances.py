"""How much one person, or one address, may ask for in a while: buckets that fill again by themselves.

They are kept in memory, for each process its own, and only for the last few thousand who came.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from voliera.server.settings import Limits
from voliera.server.tables.deciding import Refused

KNOWN = 20_000
BREATH_S = 3
"""Attempts come in bursts, while somebody drags."""
POLLS_EACH = 4
"""So many tables one person may wait for at a time, where sockets are blocked."""
POLLS = 2_000


class Buckets:
    """For each key so many drops, of which one is taken each time; they come back evenly within `window_s`."""

    def __init__(self, most: int, window_s: float, now: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.window_s = window_s
        self._now = now
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._levels)

    def take(self, key: str) -> None:
        """Take a drop; Refused `too_many` when there is none, with the time until there is one."""
        now = self._now()
        level, then = self._levels.pop(key, (float(self.most), now))
        level = min(float(self.most), level + (now - then) * self.most / self.window_s)
        if level < 1:
            self._levels[key] = (level, now)
            wait_ms = int((1 - level) * self.window_s / self.most * 1000) + 1
            raise Refused("too_many", "wait a little", retry_ms=wait_ms)
        self._levels[key] = (level - 1, now)
        if len(self._levels) > KNOWN:
            self._levels.popitem(last=False)


class Allowances:
    """The buckets of one process."""

    def __init__(self, limits: Limits) -> None:
        self.sessions = Buckets(limits.sessions_per_minute, 60.0)
        """By address: new people, and secrets that are tried."""
        self.tables = Buckets(limits.tables_per_minute, 60.0)
        """By session: tables, and links and codes."""
        self.hints = Buckets(limits.hints_per_minute, 60.0)
        self.attempts = Buckets(BREATH_S * limits.attempts_per_second, BREATH_S)
        self.messages = Buckets(limits.seat_messages, limits.window_s)
        """By session: what a socket may say, for those who have none."""
        self._polls: Counter[str] = Counter()

    @contextmanager
    def polling(self, key: str) -> Iterator[None]:
        """Somebody waits for a table; Refused `too_many` where too many do."""
        if self._polls[key] >= POLLS_EACH or self._polls.total() >= POLLS:
            raise Refused("too_many", "too many are waiting", retry_ms=1_000)
        self._polls[key] += 1
        try:
            yield
        finally:
            self._polls[key] -= 1
            if not self._polls[key]:
                del self._polls[key]
