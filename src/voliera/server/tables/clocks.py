"""Clocks: none, live, or days for each turn.

What a turn cost is written into the entry that ended it (`spent`), so that a table folds to the same clock however
often it is loaded, and nobody pays for the time in which the server was down.
"""

from voliera.documents import Document
from voliera.server.messages import Clock, DaysClock, LiveClock

DAY_MS = 86_400_000


class Clocks:
    """The clocks of one table. Times are in milliseconds."""

    def __init__(self, kind: Clock, players: int) -> None:
        self.kind = kind
        self.left = [kind.seconds * 1000 if isinstance(kind, LiveClock) else 0] * players
        self.running: int | None = None
        self.turn = -1
        self.since = 0

    def twin(self) -> "Clocks":
        """An independent one."""
        other = Clocks.__new__(Clocks)
        other.__dict__.update(self.__dict__)
        other.left = list(self.left)
        return other

    def hand_over(self, to: int | None, turn: int, at: int) -> None:
        """The turn passes to a seat whose clock runs, or to nobody's (bots are not hurried)."""
        if (to, turn) != (self.running, self.turn):
            self.running, self.turn, self.since = to, turn, at

    def resume(self, now: int) -> None:
        """The table was loaded: while it was not, a live clock stood still."""
        if isinstance(self.kind, LiveClock):
            self.since = max(self.since, now)

    def spent(self, now: int) -> int:
        """How long the running seat has thought."""
        return max(0, now - self.since) if self.running is not None else 0

    def pay(self, spent: int, at: int, turn_ends: bool) -> None:
        """Take from the running seat what it thought; a finished turn earns the increment."""
        if self.running is None:
            return
        if isinstance(self.kind, LiveClock):
            self.left[self.running] -= spent
            if turn_ends:
                self.left[self.running] += self.kind.increment * 1000
            self.since = at

    def fresh(self, seat: int, at: int) -> None:
        """A seat that came back gets at least a minute, or its increment."""
        if isinstance(self.kind, LiveClock):
            self.left[seat] = max(self.left[seat], 60_000, self.kind.increment * 1000)
        if self.running == seat:
            self.since = at

    def deadline(self) -> int | None:
        """When the running seat's time is over."""
        if self.running is None:
            return None
        if isinstance(self.kind, LiveClock):
            return self.since + self.left[self.running]
        return self.since + self.kind.days * DAY_MS if isinstance(self.kind, DaysClock) else None

    def document(self, now: int) -> Document | None:
        """As viewers get it: what is left, and whose clock runs."""
        if isinstance(self.kind, LiveClock):
            left = list(self.left)
            if self.running is not None:
                left[self.running] -= self.spent(now)
            return {"running": self.running, "left_ms": [max(0, one) for one in left]}
        if isinstance(self.kind, DaysClock):
            deadline = self.deadline()
            left_ms = None if deadline is None else max(0, deadline - now)
            return {"running": self.running, "left_ms": left_ms}
        return None
