"""The alarm of a table: it rings when the running clock reaches its deadline."""

import asyncio
from collections.abc import Callable

LONGEST_S = 3_600.0
"""Maximum seconds to wait at a time; a later deadline is looked at again then."""
MARGIN_S = 0.02
"""Seconds after the deadline, so that the time is over for certain."""


class Alarm:
    """One alarm. `now` is the time that deadlines are in, in milliseconds."""

    def __init__(self, now: Callable[[], int], ring: Callable[[], None]) -> None:
        self._now = now
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None

    def set(self, deadline: int | None) -> None:
        """Set the alarm to a deadline, or to none, whatever it was set to before."""
        self.stop()
        if deadline is not None:
            delay_s = min(max(0.0, (deadline - self._now()) / 1000), LONGEST_S)
            self._timer = asyncio.get_running_loop().call_later(delay_s + MARGIN_S, self._ring)

    def stop(self) -> None:
        """Do not ring."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
