"""Pairing: seekers of the same game whose ratings are close enough.

How far apart two ratings may be depends on how long the one who has waited longer has waited: the range widens every
ten seconds, until it takes in everybody. So nobody waits forever while somebody else wants the same game. Seekers are
taken in the order in which they came, and each gets the nearest one who is left: O(n log n).
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from operator import attrgetter
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from voliera.protocol.messages import Clock, LiveClock, Settings
from voliera.server.core.entries import encode_text
from voliera.server.core.making import NewTable, SeatWish
from voliera.server.core.names import GameName

STEP_MS = 10_000
"""Milliseconds between two widenings."""
RANGES = (50, 100, 200, 400, 800)
"""How far a rating may be away, in points; after the last one anybody will do."""
BOT_MS = 15_000
"""Milliseconds after which a bot is offered."""
MIDDLE, POINTS, MEAN = 1500, 30, 25.0
"""A newcomer's rating, points for each unit of the rating's mean (about those of Elo), and a newcomer's mean."""
FEWEST_GAMES = 5
"""Number of rated games from which on others are told of a rating."""


class SeekWish(Struct, forbid_unknown_fields=True, frozen=True):
    """What somebody wants to play against one other person, whoever it is."""

    game: GameName
    variant: Annotated[str, Meta(max_length=16)] = "standard"
    options: Annotated[dict[str, bool], Meta(max_length=8)] = {}
    clock: Clock = LiveClock(600, 5)
    rated: bool = True

    def text(self) -> str:
        """Return the wish as text, the same for all who want the same."""
        return encode_text(replace(self, options=dict(sorted(self.options.items()))))

    def table(self) -> NewTable:
        """Return the table that such a pair plays at: public, and without chat among people who never met."""
        settings = Settings(clock=self.clock, public=True, rated=self.rated, chat=False)
        return NewTable(self.game, [SeatWish("free")] * 2, self.variant, dict[str, Any](self.options), settings)


@lru_cache(maxsize=256)
def wish_of(text: str) -> SeekWish:
    """Return the wish of a text that `SeekWish.text` has made; many have the same one."""
    return msgspec.json.decode(text, type=SeekWish)


@dataclass(frozen=True, slots=True)
class Seeker:
    """Somebody who waits: for what (the text of a wish), how strong, and since when (milliseconds)."""

    id: str
    session: str
    name: str
    wish: str
    rating: int
    since: int


Pair = tuple[Seeker, Seeker]
Apart = Callable[[Seeker, Seeker], bool]
"""Whether two must not be paired."""


def points_of(mu: float | None) -> int:
    """Return a rating as it is shown: 1500 for a newcomer."""
    return MIDDLE if mu is None else round(MIDDLE + POINTS * (mu - MEAN))


def told_points(mu: float | None, games: int | None) -> int | None:
    """Return a rating as others are told of it; None after too few games."""
    return points_of(mu) if games is not None and games >= FEWEST_GAMES else None


def range_of(waited_ms: int) -> int | None:
    """Return how far a rating may be away after this time; None where it may be any."""
    step = max(0, waited_ms) // STEP_MS
    return RANGES[step] if step < len(RANGES) else None


def pairs_of(seekers: Iterable[Seeker], now: int, apart: Apart = lambda one, other: False) -> list[Pair]:
    """Return pairs, the one who came first first; afterwards no two who could be paired are left.

    The one who came first has the wider range, so it is enough to look through its eyes. `apart` is asked about two
    only when they would be paired; each pair that is kept apart costs one look more.
    """
    by_wish = attrgetter("wish")
    found: list[Pair] = []
    for _, same in groupby(sorted(seekers, key=by_wish), by_wish):
        found += _paired(sorted(same, key=lambda one: (one.rating, one.since, one.id)), now, apart)
    return found


def _paired(line: Sequence[Seeker], now: int, apart: Apart) -> list[Pair]:
    """Pair seekers with the same wish, who stand in a line by rating; those who are paired leave the line."""
    before, after = [*range(-1, len(line) - 1)], [*range(1, len(line) + 1)]
    there = [True] * len(line)

    def leave(i: int) -> None:
        there[i] = False
        if before[i] >= 0:
            after[before[i]] = after[i]
        if after[i] < len(line):
            before[after[i]] = before[i]

    found: list[Pair] = []
    for i in sorted(range(len(line)), key=lambda i: (line[i].since, line[i].id)):
        if not there[i]:
            continue
        one, reach, low, high = line[i], range_of(now - line[i].since), before[i], after[i]
        while low >= 0 or high < len(line):
            down = one.rating - line[low].rating if low >= 0 else None
            up = line[high].rating - one.rating if high < len(line) else None
            lower = up is None or (down is not None and _goes_before(down, line[low], up, line[high]))
            other, gap = (low, down) if lower else (high, up)
            assert gap is not None
            if reach is not None and gap > reach:
                break
            if not apart(one, line[other]):
                found.append((one, line[other]))
                leave(i)
                leave(other)
                break
            low, high = (before[low], high) if lower else (low, after[high])
    return found


def _goes_before(down: int, lower: Seeker, up: int, higher: Seeker) -> bool:
    return (down, lower.since, lower.id) <= (up, higher.since, higher.id)
