"""Which puzzle a day has: its kind, how hard it is meant to be, and the numbers it is made from.

All of it follows from the date alone, on every machine, so that a list of days needs no puzzle to be made.
"""

import re
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Literal, get_args

VERSION = 1
"""Of the generator. Whatever changes the puzzle of a day raises it; a server keeps the days that it has shown."""
FIRST_DAY = date(2026, 1, 1)
"""The first day that has a puzzle."""
Kind = Literal["split", "placement", "chain", "gift"]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""In the order in which they follow each other within a week."""
WEEK = (1, 2, 3, 2, 3, 4, 5)
"""How hard, from Monday to Sunday."""
EARLIEST = timedelta(hours=14)
"""Where a day begins first."""


def kind_of(day: date) -> Kind:
    """The kind of a day: never that of the day before, and every weekday has them all in turn."""
    number = day.toordinal()
    return KINDS[(number + 2 * ((number - 1) // 7)) % len(KINDS)]


def difficulty_of(day: date) -> int:
    """How hard a day's puzzle is."""
    return WEEK[day.weekday()]


def number_of(day: date, kind: Kind, attempt: int) -> int:
    """The seed of an attempt to make a day's puzzle."""
    text = f"voliera/puzzle/{VERSION}/{day.isoformat()}/{kind}/{attempt}"
    return int.from_bytes(sha256(text.encode()).digest()[:6])


def day_of(text: str) -> date | None:
    """The day that a text names (2026-11-15), if there is such a day."""
    if not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        return None
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def last_day(now_ms: int) -> date:
    """The day that it is now where days begin first; later ones have no puzzle yet."""
    return (datetime.fromtimestamp(now_ms / 1000, UTC) + EARLIEST).date()


def today(now_ms: int) -> date:
    """The day that it is now in Greenwich."""
    return datetime.fromtimestamp(now_ms / 1000, UTC).date()
