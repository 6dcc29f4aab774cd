"""Allowances in memory: buckets that fill again by themselves."""

import time
from collections import OrderedDict
from collections.abc import Callable

KNOWN = 20_000
"""Maximum number of keys that a process remembers for each allowance."""


class Buckets:
    """For each key a bucket of `most` drops, of which one is taken each time; it fills evenly within `window_s`."""

    def __init__(self, most: int, window_s: float, now: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.window_s = window_s
        self._now = now
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._levels)

    def spend(self, key: str) -> float:
        """Take a drop; return 0, or the seconds until there is one."""
        now = self._now()
        level, then = self._levels.pop(key, (float(self.most), now))
        level = min(float(self.most), level + (now - then) * self.most / self.window_s)
        granted = level >= 1
        self._levels[key] = (level - granted, now)
        if len(self._levels) > KNOWN:
            self._levels.popitem(last=False)
        return 0.0 if granted else (1 - level) * self.window_s / self.most
