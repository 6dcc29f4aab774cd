"""The bus over Redis: leases on tables, questions and answers, broadcasts.

Nothing here is kept for long: a lease ends by itself when its owner is gone, messages are heard or missed, and a
listener that missed one is told so. While Redis is away everything that needs it raises BusDown, and an owner goes on
with what it has; when Redis is back, empty or not, everything finds its place again.
"""

import asyncio
import secrets
from itertools import count
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from redis.asyncio import Redis
from redis.exceptions import AuthenticationError, ResponseError

from voliera.server.bus import PATIENCE_S, BusDown, BusError, Listener, NobodyThere
from voliera.server.bus.buckets import SharedBuckets
from voliera.server.bus.connections import pool_at
from voliera.server.bus.leases import TO, Leases
from voliera.server.bus.publisher import Publisher
from voliera.server.bus.subscriber import BROKEN, Subscriber
from voliera.server.stopping import stop

BEAT_S = 1.0
MOST_SERVED = 512
"""Maximum number of requests of other processes that are worked on at a time; more are refused at once."""

TABLE, ALL = "voliera:table:", "voliera:all"
_encode = msgspec.msgpack.encode
_decode = msgspec.msgpack.decode
_MISSED = _encode(["missed"])
_log = structlog.get_logger("voliera.bus")


class RedisBus(Leases):
    """One process among several."""

    alone = False

    def __init__(self, url: str) -> None:
        self._facts = _facts(url)
        try:
            self._pool = pool_at(url)
        except (ValueError, TypeError):
            raise BusError("bad_url", why="parts") from None
        super().__init__(Redis(connection_pool=self._pool), secrets.token_hex(8))
        self._buckets = SharedBuckets(self._redis)
        self._publisher = Publisher(self._redis, _MISSED)
        self._subscriber = Subscriber(self._pool, self._heard, self._back)
        self._listener: Listener | None = None
        self._numbers = count(1)
        self._asked: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._served: set[asyncio.Task[None]] = set()
        self._listened: set[str] = set()
        self._beating: asyncio.Task[None] | None = None
        self._closed = False

    async def start(self, listener: Listener) -> None:
        """Join the others; raises BusError when Redis cannot be reached."""
        self._listener = listener
        try:
            await self._beat()
            await self._subscriber.start([TO + self.process, ALL])
        except BROKEN as error:
            await self._pool.disconnect()
            raise BusError("unreachable", why=_why(error), **self._facts) from None
        self._publisher.start()
        self._beating = asyncio.create_task(self._beat_for_ever())

    async def close(self) -> None:
        """Give all tables up at once, say so to those who look at them, and stop listening."""
        if self._closed:
            return
        self._closed = True
        await self._subscriber.close()
        await stop(*self._served, self._beating)
        try:
            for table in await self._give_up_all():
                self._publisher.insist(TABLE + table, _MISSED)
        except BROKEN as error:
            _log.warning("bus_not_left", why=type(error).__name__)
        await self._publisher.close()
        await self._redis.aclose()
        await self._pool.disconnect()

    # Messages

    async def ask(self, process: str, request: object, patience_s: float | None = None) -> dict[str, Any]:
        """Ask a process; raises NobodyThere at once if it does not listen, BusDown if it does not answer in time."""
        number = next(self._numbers)
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._asked[number] = answer

        def sent(listeners: int | None) -> None:
            if not answer.done() and not listeners:
                answer.set_exception(NobodyThere(process) if listeners == 0 else BusDown("not sent"))

        self._publisher.say(TO + process, _encode(["ask", self.process, number, request]), sent)
        try:
            async with asyncio.timeout(PATIENCE_S if patience_s is None else patience_s):
                return await answer
        except TimeoutError:
            raise BusDown("no answer") from None
        finally:
            del self._asked[number]

    def publish(self, table: str, message: object) -> None:
        """Tell the processes that listen to a table."""
        self._publisher.say(TABLE + table, _encode(["told", self.process, table, message]))

    def announce(self, table: str, message: object) -> None:
        """Tell all processes, however long it takes."""
        self._publisher.insist(ALL, _encode(["told", self.process, table, message]))

    async def listen(self, table: str) -> None:
        """Hear what is published about a table."""
        self._listened.add(table)
        await self._subscriber.listen(TABLE + table)

    async def ignore(self, table: str) -> None:
        """Hear no more of it."""
        self._listened.discard(table)
        await self._subscriber.ignore(TABLE + table)

    async def _heard(self, channel: str, message: bytes) -> None:
        listener = self._listener
        assert listener is not None
        match _decode(message):
            case ["told", sender, table, broadcast] if sender != self.process:
                listener.deliver(table, sender, broadcast)
            case ["missed"] if channel.startswith(TABLE):
                listener.missed(channel.removeprefix(TABLE))
            case ["ask", sender, number, request]:
                self._serve(listener, sender, number, request)
            case ["answer", number, answer]:
                if (future := self._unanswered(number)) is not None:
                    future.set_result(answer)
                    await asyncio.sleep(0)  # whoever asked goes on before what was said later is heard
            case ["failed", number]:
                if (future := self._unanswered(number)) is not None:
                    future.set_exception(BusDown("failed"))

    def _unanswered(self, number: int) -> asyncio.Future[dict[str, Any]] | None:
        future = self._asked.get(number)
        return None if future is None or future.done() else future

    def _serve(self, listener: Listener, sender: str, number: int, request: dict[str, Any]) -> None:
        def reply(*message: Any) -> None:
            self._publisher.say(TO + sender, _encode(message), lambda _: None)

        async def serve() -> None:
            try:
                await listener.serve(request, lambda document: reply("answer", number, document))
            except Exception:
                _log.exception("request_failed", do=request.get("do"))
                reply("failed", number)

        if len(self._served) >= MOST_SERVED:
            reply("failed", number)
            return
        task = asyncio.create_task(serve())
        self._served.add(task)
        task.add_done_callback(self._served.discard)

    # Allowances

    async def spend(self, key: str, most: int, window_s: float) -> float:
        """Take a drop from a shared bucket; return 0, or the seconds until there is one. Raises BusDown."""
        if self._publisher.failing:  # known to be away: nobody waits for it again
            raise BusDown("away")
        return await self._buckets.spend(key, most, window_s)

    # Signs of life

    async def _beat_for_ever(self) -> None:
        while True:
            await asyncio.sleep(BEAT_S)
            try:
                await self._beat()
            except BROKEN:  # the subscriber tells of it
                continue

    async def _back(self) -> None:
        """Redis is back, and we listen again: what was said meanwhile is lost."""
        await self._beat()
        if self._listener is not None:
            self._listener.regained()
            for table in tuple(self._listened):
                self._listener.missed(table)


def _facts(url: str) -> dict[str, str]:
    """Where Redis is looked for, without the password."""
    scheme, separator, _ = url.partition("://")
    if not separator or scheme not in {"redis", "rediss", "unix"}:
        raise BusError("bad_url", why="scheme")
    try:
        parts = urlsplit(url)
        facts = {"host": parts.hostname or "", "port": str(parts.port or "")}
    except ValueError:
        raise BusError("bad_url", why="parts") from None
    return {name: value for name, value in facts.items() if value}


def _why(error: Exception) -> str:
    if isinstance(error, AuthenticationError) or (isinstance(error, ResponseError) and "NOAUTH" in str(error)):
        return "login"
    return type(error).__name__ if isinstance(error, ResponseError) else "no_answer"
