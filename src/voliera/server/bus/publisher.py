"""The publisher: one task sends everything that a process tells others, in order, many messages at a time.

Saying something never waits. What could not be sent is not sent later, when it would be wrong: whoever asked is told at
once, and those who listen to a table are told, once that is possible, that they missed something.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from redis.asyncio import Redis

from voliera.server.bus.subscriber import BROKEN, FIRST_PAUSE_S, LONGEST_PAUSE_S

AT_ONCE = 256
MOST_WAITING = 20_000
CLOSE_S = 3.0

Sent = Callable[[int | None], None]
"""Takes the number of listeners, or None where it could not be sent."""


class Publisher:
    """Publishes messages on channels of Redis."""

    def __init__(self, redis: Redis, missed: bytes) -> None:
        self._redis = redis
        self._missed = missed
        """What listeners of a channel are told when they missed something."""
        self._waiting: deque[tuple[str, bytes, Sent | None]] = deque()
        self._owing: dict[tuple[str, bytes], None] = {}
        """What must be said before anything else, however late."""
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        self.failing = False

    def start(self) -> None:
        """Start to speak."""
        self._task = asyncio.create_task(self._for_ever())

    async def close(self) -> None:
        """Say what waits, if Redis is there, and nothing more."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await asyncio.wait([self._task], timeout=CLOSE_S)
            self._task.cancel()

    def say(self, channel: str, message: bytes, sent: Sent | None = None) -> None:
        """Say something to whoever listens; `sent` is told what came of it."""
        if self.failing or len(self._waiting) >= MOST_WAITING:
            self._give_up(channel, sent)
        else:
            self._waiting.append((channel, message, sent))
            self._wake.set()

    def insist(self, channel: str, message: bytes) -> None:
        """Say something that is true at any time; it is said again until it has been heard by Redis."""
        self._owing[channel, message] = None
        self._wake.set()

    def _give_up(self, channel: str, sent: Sent | None) -> None:
        if sent is not None:
            sent(None)
        else:
            self.insist(channel, self._missed)

    async def _for_ever(self) -> None:
        pause = FIRST_PAUSE_S
        while self._waiting or self._owing or not self._closing:
            await self._wake.wait()
            if await self._say_some():
                pause = FIRST_PAUSE_S
            elif self._closing:
                return
            else:
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE_S, pause * 2)

    async def _say_some(self) -> bool:
        owed = list(self._owing)
        batch: list[tuple[str, bytes, Sent | None]] = [(channel, message, None) for channel, message in owed]
        while self._waiting and len(batch) < AT_ONCE:
            batch.append(self._waiting.popleft())
        if not batch and not self.failing:
            self._wake.clear()
            return True
        try:
            pipeline: Any = self._redis.pipeline(transaction=False)
            pipeline.ping()
            for channel, message, _ in batch:
                pipeline.publish(channel, message)
            _, *counts = await pipeline.execute()
        except BROKEN:
            self.failing = True
            late = [*batch[len(owed) :], *self._waiting]
            self._waiting.clear()
            for channel, _, sent in late:
                self._give_up(channel, sent)
            return False
        self.failing = False
        for one in owed:
            del self._owing[one]
        for (_, _, sent), count in zip(batch, counts, strict=True):
            if sent is not None:
                sent(count)
        return True
