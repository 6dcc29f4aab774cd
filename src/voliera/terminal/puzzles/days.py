"""The days that somebody names."""

from __future__ import annotations

import time
from datetime import date, timedelta

from voliera.puzzles.days import FIRST_DAY, day_of, today
from voliera.terminal.refusal import InputRefused


def days_from(start: str | None, count: int) -> list[date]:
    """Return a number of days from one on; without it, from today on. Future days may be made in advance."""
    first = today(time.time_ns() // 1_000_000) if start is None else day_of(start)
    if first is None or not FIRST_DAY <= first <= date.max - timedelta(days=count):
        raise InputRefused("error-puzzle-day", day=str(start)[:20], first=FIRST_DAY.isoformat())
    return [first + timedelta(days=i) for i in range(count)]
