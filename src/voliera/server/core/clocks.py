"""Clocks: none, live, or days for each turn.

What a turn cost is written into the entry that ended it (`spent`), so that a table folds to the same clock however
often it is loaded, and nobody pays for the time in which the server was down.

A table in memory runs on steady time (timekeeping.py). A table that is only folded has the wall time of its entries;
`resume` is the way from one to the other.
"""

from voliera.protocol.forms import ClockState
from voliera.protocol.messages import Clock, DaysClock, LiveClock

DAY_MS = 86_400_000


class Clocks:
    """The clocks of one table. Times are in milliseconds."""

    def __init__(self, kind: Clock, players: int) -> None:
        self.kind = kind
        self.left = [kind.seconds * 1000 if isinstance(kind, LiveClock) else 0] * players
        self.running: int | None = None
        self.turn = -1
        self.since = 0
        self.not_before = 0
        """Until then no day's clock runs out, whatever the wall clock says."""

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

    def resume(self, now: int, at: int, until: int | None = None, not_before: int = 0) -> None:
        """Go on from steady time `now`, which is wall time `at`: the table was loaded.

        While it was not, a live clock stood still. A day's clock went on by wall time, to its deadline as far as one is
        kept (`until`). The wall clock may have been set meanwhile, so a turn has never more than its days left, and
        ends at `not_before` at the earliest.
        """
        if isinstance(self.kind, DaysClock):
            allowed = self.kind.days * DAY_MS
            left = (self.since + allowed if until is None else until) - at
            self.since = now + min(left, allowed) - allowed
            self.not_before = not_before
        else:
            self.since = now

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
        if isinstance(self.kind, DaysClock):
            return max(self.since + self.kind.days * DAY_MS, self.not_before)
        return None

    def document(self, now: int) -> ClockState | None:
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
