"""Pairing all who wait: one round at a time, by one process at a time, table by table in small transactions."""

import asyncio
import secrets
from collections.abc import Iterator, Sequence
from typing import TypeVar

import msgspec
import structlog

from voliera.documents import Document
from voliera.server.core.making import new_game, new_row
from voliera.server.core.seeking import Pair, Seeker, SeekWish, pairs_of
from voliera.server.core.table import Table, stored_row
from voliera.server.services import Services
from voliera.server.storage.errors import Conflict
from voliera.server.storage.seeks import Seeks
from voliera.server.worker_thread import in_thread

AT_ONCE = 32
"""Maximum number of tables that are dealt at a time: the worker thread is for others, too."""
LEASE = "seeking"
"""What a process owns while it pairs. Two that do so at once do no harm, but half of their work is in vain."""
T = TypeVar("T")
_log = structlog.get_logger("voliera.seeking")


class Pairing:
    """Pairs seekers, but never two of whom one has blocked the other."""

    def __init__(self, services: Services, seeks: Seeks) -> None:
        self.services = services
        self.seeks = seeks

    async def run(self) -> list[str]:
        """Pair whoever can be paired, unless another process is at it; return their sessions.

        Raises BusDown and Unavailable.
        """
        bus = self.services.bus
        if await bus.own(LEASE) != bus.process:
            return []
        try:
            return await self._pair(self.services.now())
        finally:
            await bus.disown(LEASE)

    async def _pair(self, now: int) -> list[str]:
        waiting = await self.seeks.waiting(now)
        if len(waiting) < 2:
            return []
        blocked = await self.seeks.blocked()

        def apart(one: Seeker, other: Seeker) -> bool:
            return (one.session, other.session) in blocked or (other.session, one.session) in blocked

        pairs = await in_thread(pairs_of, waiting, now, apart)
        seated: list[Pair] = []
        writing: asyncio.Task[list[Pair]] | None = None
        for some in _parts(pairs, AT_ONCE):  # one part is dealt while the one before it is written
            made = await in_thread(self._dealt, await self._still_there(some))
            if writing is not None:
                seated += await writing
                if LEASE in (await self.services.bus.keep([LEASE])).lost:
                    return _sessions(seated)  # another process pairs the others
            writing = asyncio.create_task(self._seat(made))
        if writing is not None:
            seated += await writing
        return _sessions(seated)

    async def _still_there(self, pairs: Sequence[Pair]) -> list[Pair]:
        """Leave out those of whom one went away since the round began: in a crowd that is a while ago."""
        there = await self.seeks.still_there([one for pair in pairs for one in pair])
        return [(one, other) for one, other in pairs if one.id in there and other.id in there]

    def _dealt(self, pairs: Sequence[Pair]) -> list[tuple[Document, Pair]]:
        """Return the rows of new tables, with those who sit down there: who has which seat is left to chance."""
        made = []
        for one, other in pairs:
            first, second = (one, other) if secrets.randbelow(2) else (other, one)
            made.append((self._row(first, second), (first, second)))
        return made

    def _row(self, first: Seeker, second: Seeker) -> Document:
        wish = msgspec.json.decode(first.wish, type=SeekWish).table()
        game, now = new_game(wish), self.services.now()
        people = [{"kind": "person", "session": one.session, "name": one.name} for one in (first, second)]
        row = new_row(game, game.position(), wish.settings, people, first.session, None, game.seed, now)
        return {**stored_row(row), **Table(row, game).summary(now)}

    async def _seat(self, made: list[tuple[Document, Pair]]) -> list[Pair]:
        """Write tables; where somebody went away meanwhile, halves are tried, until only that pair is left out."""
        if not made:
            return []
        try:
            await self.seeks.pair(made)
        except Conflict:
            if len(made) == 1:
                _log.info("pair_dissolved")
                return []
            half = len(made) // 2
            return [*await self._seat(made[:half]), *await self._seat(made[half:])]
        return [pair for _, pair in made]


def _sessions(pairs: Sequence[Pair]) -> list[str]:
    return [one.session for pair in pairs for one in pair]


def _parts(items: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    for first in range(0, len(items), size):
        yield items[first : first + size]
