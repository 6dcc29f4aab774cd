"""The desk of one process: those who wait for an opponent here, their signs of life, and the rounds of pairing.

A client asks again and again, and each question waits a while for an answer. Somebody whose question waits here, or
who asked a moment ago, is alive; this is written down for all of them together every two seconds. When a client
vanishes while its question waits, its seek is not paired from then on; else it is soon not paired. It is deleted later.
"""

import asyncio
import math
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import structlog

from voliera.server.bus import BusDown
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
"""Seconds that a question waits for an answer."""
QUESTIONS_EACH = 4
"""Maximum number of questions of one person that wait."""
EACH_S = 1_000
"""Questions a second that those are spread over who are not answered later but told to come again."""
_log = structlog.get_logger("voliera.seeking")


class Desk:
    """Where people of this process wait."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.seeks = Seeks(services.storage)
        self.pairing = Pairing(services, self.seeks)
        self._questions: dict[str, set[asyncio.Future[None]]] = {}
        self._alive: dict[str, float] = {}
        """By session: until when its client is taken to be alive."""
        self._wake = asyncio.Event()
        self._kept = self._swept = self._counted = 0.0
        self._counts: dict[str, int] = {}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look after the seeks; also after those that a killed process left."""
        self._wake.set()
        self._task = asyncio.create_task(self._rounds(), name="seeking")

    async def close(self) -> None:
        """Let everybody go; they ask another process."""
        await stop(self._task)
        for session in tuple(self._questions):
            self._answer(session)

    async def counts(self) -> dict[str, int]:
        """Return how many wait, by wish; known for a second."""
        now = time.monotonic()
        if now >= self._counted:
            self._counted = now + COUNTED_S
            self._counts = await self.seeks.counts(self.services.now())
        return self._counts

    def came(self, session: str) -> None:
        """Note that somebody began to wait."""
        self._alive[session] = time.monotonic() + GRACE_S
        self._wake.set()

    def left(self, session: str) -> None:
        """Note that somebody does not wait any more."""
        self._alive.pop(session, None)
        self._answer(session)

    async def wait(self, session: str, gone: Callable[[], Coroutine[Any, Any, None]]) -> int:
        """Wait until there may be an answer, or `gone`, or some seconds; return the milliseconds to wait before asking.

        Where too many questions wait, nothing is waited for, and clients ask less often.
        """
        held = sum(map(len, self._questions.values()))
        if held >= self.services.limits.seekers_held or len(self._questions.get(session, ())) >= QUESTIONS_EACH:
            again_s = max(1.0, math.ceil(len(self._alive) / EACH_S))
            self._alive[session] = time.monotonic() + again_s + GRACE_S
            return int(1000 * again_s)
        question: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._questions.setdefault(session, set()).add(question)
        known, asked = self._alive.get(session), self.services.now()
        leaving = asyncio.create_task(gone())
        try:
            await asyncio.wait({question, leaving}, timeout=PATIENCE_S, return_when=asyncio.FIRST_COMPLETED)
        finally:
            left = leaving.done()
            leaving.cancel()
            question.cancel()
            mine = self._questions.get(session, set())
            mine.discard(question)
            if not mine:
                self._questions.pop(session, None)
        if left and not mine and self._alive.get(session, known) == known:  # and nobody asks in another tab
            self._alive.pop(session, None)
            await self.seeks.lose(session, asked)
        else:
            self._alive[session] = time.monotonic() + GRACE_S
        return 0

    def _answer(self, session: str) -> None:
        for question in self._questions.pop(session, ()):
            if not question.done():
                question.set_result(None)

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
            await asyncio.sleep(max(SOONEST_S, time.monotonic() - began))  # half of the time is left to others

    async def _round(self) -> bool:
        """Do all that is due; whether there is anything left to look after."""
        now = time.monotonic()
        if now - self._kept >= KEEP_S:
            await self._keep()
        if now - self._swept >= SWEEP_S:
            self._swept = now
            await self.seeks.sweep(self.services.now())
        told = await self._paired()
        if not self.services.bus.alone:
            told += await self.seeks.found([*self._questions])
        for session in told:
            self._answer(session)
        return bool(self._questions or self._alive) or await self.seeks.any()

    async def _keep(self) -> None:
        """Write down who is alive."""
        now = self._kept = time.monotonic()
        self._alive = {session: until for session, until in self._alive.items() if until > now}
        await self.seeks.keep([*(self._alive.keys() | self._questions.keys())], self.services.now())

    async def _paired(self) -> list[str]:
        """Pair all who can be paired; with thousands that takes a while, in which the others stay alive."""
        pairing = asyncio.create_task(self.pairing.run())
        try:
            while not (await asyncio.wait({pairing}, timeout=KEEP_S))[0]:
                await self._keep()
        finally:
            await stop(pairing)
        return pairing.result()
