"""The subscriber: one connection to Redis that hears everything in order; after a break it is made again, forever.

Whoever listens to a channel is told when it really is listened to. After a break all channels are listened to again,
and then it is said that something may have been missed.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import structlog
from redis.asyncio import Connection, ConnectionPool
from redis.exceptions import RedisError

from voliera.server.bus import BusDown

WAIT_S = 2.0
PING_S = 1.0
SILENCE_S = 3.0
"""Seconds of silence after which the connection counts as dead; pings are answered sooner."""
FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.05, 1.0
AT_ONCE = 500
BROKEN = (RedisError, OSError, TimeoutError, EOFError)
"""What a connection that is gone looks like."""
_log = structlog.get_logger("voliera.bus")

Heard = Callable[[str, bytes], Awaitable[None]]


class Subscriber:
    """Listens to channels of Redis."""

    def __init__(self, pool: ConnectionPool, heard: Heard, regained: Callable[[], Awaitable[None]]) -> None:
        self._pool = pool
        self._heard = heard
        self._regained = regained
        self._channels: set[str] = set()
        self._pending: Counter[str] = Counter()
        """Number of our subscriptions to each channel that have not been confirmed."""
        self._waiting: dict[str, list[asyncio.Future[None]]] = {}
        self._connection: Connection | None = None
        self._sending = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, channels: Iterable[str]) -> None:
        """Listen to the first channels; raises what Redis raises when it cannot be reached."""
        self._channels.update(channels)
        await self._connect()
        self._tasks = [asyncio.create_task(self._for_ever()), asyncio.create_task(self._ping())]

    async def close(self) -> None:
        """Hear no more."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=WAIT_S)  # nobody's end waits for a connection that does not
        try:
            async with asyncio.timeout(WAIT_S):
                await self._disconnect(nowait=False)
        except BROKEN as error:
            _log.warning("bus_not_closed", why=type(error).__name__)

    async def listen(self, channel: str) -> None:
        """Hear what is said on a channel from now on: returns when that is sure, raises BusDown when it is not."""
        if channel in self._channels and not self._pending[channel] and self._connection is not None:
            return
        self._channels.add(channel)
        sure: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(channel, []).append(sure)
        try:
            async with asyncio.timeout(WAIT_S):
                await self._send("SUBSCRIBE", channel)
                await sure
        except BROKEN as error:
            raise BusDown(type(error).__name__) from None
        finally:
            waiting = self._waiting.get(channel, [])
            if sure in waiting:
                waiting.remove(sure)
            if not waiting:
                self._waiting.pop(channel, None)

    async def ignore(self, channel: str) -> None:
        """Hear no more of a channel."""
        self._channels.discard(channel)
        try:
            async with asyncio.timeout(WAIT_S):
                await self._send("UNSUBSCRIBE", channel)
        except BROKEN:  # the next connection will not listen to it
            return

    async def _send(self, command: str, *channels: str) -> None:
        async with self._sending:
            connection = self._connection
            if connection is None:
                raise ConnectionError("not connected")
            if command == "SUBSCRIBE":
                self._pending.update(channels)
            await connection.send_command(command, *channels, check_health=False)

    async def _connect(self) -> None:
        connection: Any = self._pool.make_connection()  # type: ignore[no-untyped-call]
        try:
            async with asyncio.timeout(WAIT_S):
                await connection.connect()
                channels = sorted(self._channels)
                self._pending = Counter(channels)
                for first in range(0, len(channels), AT_ONCE):
                    await connection.send_command("SUBSCRIBE", *channels[first : first + AT_ONCE], check_health=False)
        except BaseException:
            await connection.disconnect(nowait=True)
            raise
        self._connection = connection
        while +self._pending:
            await self._next(connection)

    async def _disconnect(self, *, nowait: bool = True) -> None:
        connection, self._connection = self._connection, None
        for futures in self._waiting.values():
            for sure in futures:
                if not sure.done():
                    sure.set_exception(ConnectionError("gone"))
        if connection is not None:
            await connection.disconnect(nowait=nowait)

    async def _for_ever(self) -> None:
        pause = FIRST_PAUSE_S
        while True:
            try:
                if self._connection is None:
                    await self._connect()
                    await self._regained()
                    _log.info("bus_regained")
                    pause = FIRST_PAUSE_S
                while True:
                    await self._next(self._connection)
            except Exception as error:  # whatever it is, a new connection is the cure
                if self._connection is not None:
                    _log.warning("bus_lost", why=type(error).__name__)
                await self._disconnect()
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE_S, pause * 2)

    async def _next(self, connection: Any) -> None:
        response = await connection.read_response(timeout=SILENCE_S)
        if response is None:
            raise TimeoutError
        kind, channel, *rest = response
        name: str = channel.decode()
        if kind == b"message":
            try:
                await self._heard(name, rest[0])
            except Exception:
                _log.exception("bus_message_failed")
        elif kind == b"subscribe":
            self._pending[name] -= 1
            if self._pending[name] <= 0:
                del self._pending[name]
                for sure in self._waiting.get(name, ()):
                    if not sure.done():
                        sure.set_result(None)

    async def _ping(self) -> None:
        while True:
            await asyncio.sleep(PING_S)
            try:
                async with asyncio.timeout(WAIT_S):
                    await self._send("PING")
            except BROKEN:  # whoever reads will notice
                continue
