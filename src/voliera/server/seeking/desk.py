"""The desk of one process: those who wait for an opponent here, their signs of life, and the rounds of pairing.

A client asks again and again, and each question waits a while for an answer. Somebody whose question waits here, or
who asked a moment ago, is alive; this is written down for all of them together every two seconds, before anything else
that waits to be written, and whatever a round of pairing does meanwhile. Where it could not be written in time, nobody
is taken to be gone for it. When a client vanishes while its question waits, its seek is not paired from then on; else
it is soon not paired. It is deleted later.
"""

import asyncio
import math
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import structlog

from voliera.server.bus import BusDown
from voliera.server.core.seeking import Pair, Seeker
from voliera.server.seeking.pairing import Pairing
from voliera.server.services import Services
from voliera.server.stopping import stop
from voliera.server.storage import Unavailable
from voliera.server.storage.seeks import Seeks

ROUND_S = 1.0
"""Seconds between two rounds; somebody who comes to this process is looked at sooner."""
SOONEST_S = 0.1
"""Minimum seconds between two rounds: all who come meanwhile are looked at together."""
KEEP_S = 2.0
"""Seconds between two notes of who is alive."""
SWEEP_S = 30.0
COUNTED_S = 1.0
GRACE_S = 6.0
"""Seconds for which a client is taken to be alive after a question, beyond the time it was told to wait."""
PATIENCE_S = 10.0
"""Seconds that a question waits for an answer; longer where so many wait that asking again is most of the work."""
LONGEST_S = 45.0
"""Maximum seconds that a question waits, below what proxies allow."""
ASKED_AGAIN = 250
"""Questions of a crowd that come again in a second, unless that took longer than LONGEST_S."""
QUESTIONS_EACH = 4
"""Maximum number of questions of one person that wait."""
EACH_S = 1_000
"""Questions a second that those are spread over who are not answered later but told to come again."""
_log = structlog.get_logger("voliera.seeking")


@dataclass(frozen=True, slots=True)
class Found:
    """A table that was found for somebody."""

    table: str
    seeker: Seeker
    opponent: str
    """The other one's name."""


@dataclass(frozen=True, slots=True)
class Waited:
    """What came of waiting: a table, or nothing that is known here, and the milliseconds to wait before asking."""

    found: Found | None = None
    again_ms: int = 0
    in_vain: bool = False
    """Whether nothing has changed: the time was over."""


Question = asyncio.Future[Waited]


def _settle(question: Question, waited: Waited) -> None:
    if not question.done():
        question.set_result(waited)


class Desk:
    """Where people of this process wait."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.seeks = Seeks(services.storage)
        self.pairing = Pairing(services, self.seeks, self._tell)
        self._questions: dict[str, set[Question]] = {}
        self._held = 0
        self._told: dict[str, float] = {}
        """By session: when a table was found for it. Its next question may have looked for it just before."""
        self._alive: dict[str, float] = {}
        """By session: until when its client is taken to be alive."""
        self._wake = asyncio.Event()
        self._swept = self._counted = 0.0
        self._kept = time.monotonic()
        """When those were alive who were written down last."""
        self._counts: dict[str, int] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Look after the seeks; also after those that a killed process left."""
        self._wake.set()
        self._kept = time.monotonic()
        work = {"seeking": self._rounds(), "seeking-signs": self._signs()}
        self._tasks = [asyncio.create_task(each, name=name) for name, each in work.items()]

    async def close(self) -> None:
        """Let everybody go; they ask another process."""
        await stop(*self._tasks)
        for session in tuple(self._questions):
            self._answer(session)

    async def counts(self) -> dict[str, int]:
        """Return how many wait, by wish; known for a second."""
        now = time.monotonic()
        if now >= self._counted:
            self._counted = now + COUNTED_S
            self._counts = await self.seeks.counts(self.services.now() - self._late_ms())
        return self._counts

    def came(self, session: str) -> None:
        """Note that somebody began to wait."""
        self._alive[session] = time.monotonic() + GRACE_S
        self._wake.set()

    def left(self, session: str) -> None:
        """Note that somebody does not wait any more."""
        self._alive.pop(session, None)
        self._answer(session)

    async def wait(self, session: str, gone: Callable[[], Coroutine[Any, Any, None]]) -> Waited:
        """Wait until there may be an answer, or `gone`, or some seconds.

        Where too many questions wait, nothing is waited for, and clients ask less often.
        """
        if self._told.pop(session, None) is not None:
            return Waited()
        if self._held >= self.services.limits.seekers_held or len(self._questions.get(session, ())) >= QUESTIONS_EACH:
            again_s = max(1.0, math.ceil(len(self._alive) / EACH_S))
            self._alive[session] = time.monotonic() + again_s + GRACE_S
            return Waited(again_ms=int(1000 * again_s))
        loop = asyncio.get_running_loop()
        question: Question = loop.create_future()
        self._questions.setdefault(session, set()).add(question)
        self._held += 1
        known, asked = self._alive.get(session), self.services.now()
        leaving = loop.create_task(gone())
        leaving.add_done_callback(lambda _: _settle(question, Waited()))
        patience_s = min(max(PATIENCE_S, self._held / ASKED_AGAIN), LONGEST_S)
        over = loop.call_later(patience_s, self._give_up, question, loop.time() + LONGEST_S)
        try:
            waited = await question
        finally:
            over.cancel()
            left = leaving.done()
            leaving.cancel()
            self._held -= 1
            mine = self._questions.get(session, set())
            mine.discard(question)
            if not mine:
                self._questions.pop(session, None)
        if left and not mine and self._alive.get(session, known) == known:  # and nobody asks in another tab
            self._alive.pop(session, None)
            await self.seeks.lose(session, asked)
        else:
            self._alive[session] = time.monotonic() + GRACE_S
        return waited

    def _give_up(self, question: Question, latest: float) -> None:
        """Answer in vain, but not while pairs are made: most who are asked to come again would do so for nothing."""
        loop = asyncio.get_running_loop()
        if self.pairing.running and not question.done() and loop.time() + ROUND_S <= latest:
            loop.call_later(ROUND_S, self._give_up, question, latest)
        else:
            _settle(question, Waited(in_vain=True))

    def _answer(self, session: str, found: Found | None = None) -> None:
        for question in self._questions.pop(session, ()):
            _settle(question, Waited(found))

    def _tell(self, table: str, pair: Pair) -> None:
        for one, other in (pair, pair[::-1]):
            if one.session not in self._questions:
                self._told[one.session] = time.monotonic()
            self._answer(one.session, Found(table, one, other.name))

    # Signs of life

    async def _signs(self) -> None:
        """Write down who is alive, again and again."""
        while True:
            try:
                await self._keep()
            except Unavailable as error:
                _log.warning("signs_failed", why=type(error).__name__)
            except Exception:
                _log.exception("signs_failed")
            await asyncio.sleep(KEEP_S)

    async def _keep(self) -> None:
        """Write down who is alive: also those who could not ask because this process could not answer."""
        now, late_s = time.monotonic(), self._late_ms() / 1000
        self._alive = {session: until for session, until in self._alive.items() if until > now - late_s}
        self._told = {session: at for session, at in self._told.items() if at > now - GRACE_S}
        await self.seeks.keep([*(self._alive.keys() | self._questions.keys())], self.services.now())
        self._kept = now

    def _late_ms(self) -> int:
        """Return for how long signs of life should have been written that were not."""
        return max(0, int(1000 * (time.monotonic() - self._kept - KEEP_S)))

    # Rounds

    async def _rounds(self) -> None:
        """Run rounds while there are seeks; then sleep until somebody comes."""
        left = True
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(ROUND_S if left else None):
                    await self._wake.wait()
            began = time.monotonic()
            self._wake.clear()
            try:
                left = await self._round()
            except (Unavailable, BusDown) as error:
                _log.warning("round_failed", why=type(error).__name__)
                left = True
            except Exception:
                _log.exception("round_failed")
                left = True
            spent_s = time.monotonic() - began
            await asyncio.sleep(min(max(SOONEST_S, spent_s), ROUND_S))  # half of the time is left to others

    async def _round(self) -> bool:
        """Do all that is due; whether there is anything left to look after."""
        now = time.monotonic()
        if now - self._swept >= SWEEP_S:
            self._swept = now
            await self.seeks.sweep(self.services.now() - self._late_ms())
        await self.pairing.run(self._late_ms())
        if not self.services.bus.alone:
            for session in await self.seeks.found([*self._questions]):
                self._answer(session)
        return bool(self._questions or self._alive) or await self.seeks.any()
