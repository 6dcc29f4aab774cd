"""Time in one process: wall time for stamps that outlive it, steady time for everything that is measured.

The wall clock of a machine may be set, in either direction, at any moment. Steady time starts at the wall time of the
process's start and advances with the monotonic clock, so no step of the wall clock can cost or give anybody time.
Wall time is trusted for what cannot be taken back (a day's clock that ran out, rows that are too old) only when it has
been steady for an hour.
"""

import time
from collections.abc import Callable
from typing import NamedTuple

import structlog

STEP_MS = 5_000
"""Difference between the advance of both clocks from which it counts as a step."""
GRACE_MS = 3_600_000
"""Time after the start, and after a step, during which the wall clock is not trusted."""
PAUSE_MS = 500
"""Time between two readings of the clocks from which they are read again: the process was paused."""
_log = structlog.get_logger("voliera.time")


def wall_ms() -> int:
    """Milliseconds since 1970, by the machine's clock."""
    return time.time_ns() // 1_000_000


def monotonic_ms() -> int:
    """Milliseconds since some moment; never set."""
    return time.monotonic_ns() // 1_000_000


class Moment(NamedTuple):
    """The same moment by both clocks, in milliseconds."""

    at: int
    """Wall time."""
    steady: int


class Timekeeper:
    """Both clocks of a process. Every reading compares them, and notices when the wall clock was set."""

    def __init__(self, wall: Callable[[], int] = wall_ms, monotonic: Callable[[], int] = monotonic_ms) -> None:
        self._wall, self._monotonic = wall, monotonic
        read, at = self._read()
        self._start = self._offset = at - read
        self.trusted_from = at + GRACE_MS
        """Steady time from which wall time is trusted."""

    def moment(self) -> Moment:
        """Return the present."""
        read, at = self._read()
        steady = read + self._start
        stepped, self._offset = at - read - self._offset, at - read
        if abs(stepped) >= STEP_MS:
            self.trusted_from = steady + GRACE_MS
            _log.warning("clock_stepped", seconds=round(stepped / 1000))
        return Moment(at, steady)

    def steady(self) -> int:
        """Return steady time alone: no other clock is looked at, which every message would wait for."""
        return self._monotonic() + self._start

    @property
    def trusted(self) -> bool:
        """Whether the wall clock has been steady for long enough."""
        return self.moment().steady >= self.trusted_from

    def _read(self) -> tuple[int, int]:
        """Read both clocks with no pause of the process in between."""
        while True:
            before, at, after = self._monotonic(), self._wall(), self._monotonic()
            if after - before < PAUSE_MS:
                return after, at
