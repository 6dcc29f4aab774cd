"""Pairing all who wait: one round at a time, by one process at a time, table by table in small transactions."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import TypeVar

import structlog

from voliera.documents import Document
from voliera.server.bus import BusDown
from voliera.server.core.fairness import new_seed
from voliera.server.core.making import new_game, new_row
from voliera.server.core.randomness import Draw, Reserve
from voliera.server.core.seeking import Pair, Seeker, pairs_of, wish_of
from voliera.server.core.table import Table, stored_row
from voliera.server.services import Services
from voliera.server.stopping import stop
from voliera.server.storage.errors import Conflict
from voliera.server.storage.seeks import Seeks
from voliera.server.worker_thread import in_thread

AT_ONCE = 64
"""Maximum number of tables that are dealt at a time: the worker thread is for others, too."""
LEASE = "seeking"
"""What a process owns while it pairs. Two that do so at once do no harm, but half of their work is in vain."""
RENEW_S = 1.0
"""Seconds between two renewals of it, while it is owned."""
T = TypeVar("T")
Tell = Callable[[str, Pair], None]
"""Is told of a table and of those who sit there, as soon as this is committed."""
_log = structlog.get_logger("voliera.seeking")


class Pairing:
    """Pairs seekers, but never two of whom one has blocked the other."""

    def __init__(self, services: Services, seeks: Seeks, tell: Tell = lambda table, pair: None) -> None:
        self.services = services
        self.seeks = seeks
        self.tell = tell
        self.running = False
        """Whether pairs are being made."""
        self._lost = False
        """Whether another process pairs meanwhile."""

    async def run(self, late_ms: int = 0) -> list[str]:
        """Pair whoever can be paired, unless another process is at it; return their sessions.

        Signs of life may be older by `late_ms`: for that time none could be written. Raises BusDown and Unavailable.
        """
        bus = self.services.bus
        if await bus.own(LEASE) != bus.process:
            return []
        self._lost, self.running = False, True
        renewing = asyncio.create_task(self._renew(), name="seeking-lease")
        try:
            return await self._pair(self.services.now(), late_ms)
        finally:
            self.running = False
            await stop(renewing)
            await bus.disown(LEASE)

    async def _renew(self) -> None:
        """Keep other processes from pairing the same people, however long a part takes; note where one does."""
        while not self._lost:
            await asyncio.sleep(RENEW_S)
            with suppress(BusDown):
                self._lost = LEASE in (await self.services.bus.keep([LEASE])).lost

    async def _pair(self, now: int, late_ms: int) -> list[str]:
        waiting = await self.seeks.waiting(now - late_ms)
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
                if self._lost:
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
        made, draw = [], Reserve()
        for one, other in pairs:
            first, second = (one, other) if draw(1)[0] & 1 else (other, one)
            made.append((self._row(first, second, draw), (first, second)))
        return made

    def _row(self, first: Seeker, second: Seeker, draw: Draw) -> Document:
        wish = wish_of(first.wish).table()
        game, now = new_game(wish, new_seed(draw)), self.services.now()
        people = [{"kind": "person", "session": one.session, "name": one.name} for one in (first, second)]
        row = new_row(game, game.position(), wish.settings, people, first.session, None, game.seed, now, draw=draw)
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
        for row, pair in made:
            self.tell(row["id"], pair)
        return [pair for _, pair in made]


def _sessions(pairs: Sequence[Pair]) -> list[str]:
    return [one.session for pair in pairs for one in pair]


def _parts(items: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    for first in range(0, len(items), size):
        yield items[first : first + size]
