"""The web socket: one table for each socket, one typed message in each frame.

The order is fixed: where from (the origin), who is it (the cookie), what is wanted (`hello`), then commands. Whatever
is wrong with a frame is answered or closes this socket; it never reaches a table.
"""

import asyncio
import time
from collections.abc import MutableMapping
from typing import Any

import msgspec
import structlog
from starlette.types import Receive, Scope, Send

from voliera.protocol.messages import LARGEST_FRAME, PROTOCOL, Hello, Incoming, Ping, Pong, Sync
from voliera.server.core.outgoing import encode
from voliera.server.errors import ANSWERED, refusal_of
from voliera.server.live.connection import AGAIN, POLICY, Backlog, Connection
from voliera.server.live.hall import Hall
from voliera.server.people import People, address_of
from voliera.server.sockets.census import Census
from voliera.server.sockets.wire import EXTENSION
from voliera.server.storage import Unavailable
from voliera.server.storage.damage import CODE as DAMAGED

UNAVAILABLE = "unavailable"
LOOK_S = 5.0
"""Seconds after which a socket that says something is asked again whose it is."""
_decoder = msgspec.json.Decoder(Incoming)
_PONG = encode(Pong())
_log = structlog.get_logger("voliera.sockets")


class Sockets:
    """The endpoint, an ASGI application of its own."""

    def __init__(self, hall: Hall, people: People) -> None:
        self.hall = hall
        self.people = people
        self.census = Census(hall.services.limits)
        self.backlog = Backlog(hall.services.limits.backlog_bytes)
        self.gone = 0
        """Sockets that were closed."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket from its opening to its end."""
        await receive()  # websocket.connect
        if not self.people.origin_allowed(scope) or self.hall.closing:
            await send({"type": "websocket.close", "code": POLICY})
            return
        address = address_of(scope)
        if not self.census.opens(address):
            self.hall.services.metrics.byes.labels("crowded").inc()
            await send({"type": "websocket.close", "code": AGAIN})
            return
        connection: Connection | None = None
        try:
            connection = await self._opened(scope, send)
            if connection is not None:
                await self._served(connection, receive, scope)
        finally:
            self.census.closes(address, connection, greeted=connection is not None and connection.greeted)
            self.gone += 1

    async def _opened(self, scope: Scope, send: Send) -> Connection | None:
        """Accept a socket; None while it cannot be known whose it is."""
        try:
            session = await self.people.session_of(scope)
        except Unavailable:
            await send({"type": "websocket.close", "code": AGAIN})
            return None
        await send({"type": "websocket.accept"})
        wire = scope["extensions"].get(EXTENSION) if "extensions" in scope else None
        return Connection(send, self.hall.services.limits, session, wire, self.backlog)

    async def _served(self, connection: Connection, receive: Receive, scope: Scope) -> None:
        metrics = self.hall.services.metrics
        metrics.sockets.inc()
        try:
            await self._talk(connection, receive, scope)
        except Exception:
            _log.exception("socket_failed")
            connection.bye("error", 1011, retry_ms=2_000)
        finally:
            metrics.sockets.dec()
            await self.hall.detach(connection)
            if connection.closing:
                await connection.finished()
            connection.drop()

    async def _talk(self, connection: Connection, receive: Receive, scope: Scope) -> None:
        try:
            async with asyncio.timeout(self.hall.services.limits.hello_s):
                first = await self._next(connection, receive)
        except TimeoutError:
            connection.bye("no_hello", POLICY)
            return
        if first is None or not await self._hello(connection, first):
            return
        table = connection.table
        assert table is not None
        looked = time.monotonic()
        while not connection.closing:
            if connection.crowded:
                await asyncio.sleep(0)
            message = await self._next(connection, receive)
            if message is not None and (now := time.monotonic()) - looked >= LOOK_S:
                looked = now
                if await self._signed_out(connection, scope):
                    self._bye(connection, "no_session", POLICY)
                    return
            match message:
                case None:
                    return
                case Ping():
                    connection.put(_PONG)
                case Sync():
                    await self._sync(connection, table)
                case Hello():
                    connection.bye("second_hello", POLICY)
                case _ if connection.session is None:
                    connection.bye("no_session", POLICY)
                case _:
                    await self.hall.command(table, message, connection.session, connection.answer)
                    connection.flush()

    async def _signed_out(self, connection: Connection, scope: Scope) -> bool:
        """Whether the cookie that a socket came with is good no more; False while nobody knows."""
        if connection.session is None:
            return False
        try:
            return await self.people.session_of(scope) != connection.session
        except Unavailable:
            return False

    async def _next(self, connection: Connection, receive: Receive) -> Incoming | None:
        """The next message that is one; None when the socket is at its end or was closed."""
        event: MutableMapping[str, Any] = await receive()
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        if not connection.may_speak():
            self._bye(connection, "rate", AGAIN, retry_ms=5_000)
            return None
        if text is None or len(text) > LARGEST_FRAME:
            self._bye(connection, "bad_frame", POLICY)
            return None
        try:
            message: Incoming = _decoder.decode(text)
        except (msgspec.DecodeError, ValueError, RecursionError):
            self._bye(connection, "bad_message", POLICY)
            return None
        return message

    async def _hello(self, connection: Connection, hello: Incoming) -> bool:
        if not isinstance(hello, Hello):
            self._bye(connection, "no_hello", POLICY)
            return False
        if hello.proto != PROTOCOL:
            self._bye(connection, "protocol", POLICY)
            return False
        try:
            connection.greeted = True
            self.census.known(connection)
            connection.grant = await self.people.grant(connection.session, hello.table)
            await self.hall.attach(connection, hello.table, connection.grant, hello.have)
            if hello.you is not None and hello.you != connection.viewer.key:
                await self._sync(connection, hello.table)
        except ANSWERED as error:
            refusal = refusal_of(error)
            code = "no_table" if refusal.code == "forbidden" else refusal.code  # a stranger does not learn which
            self._bye(connection, code, _close_code(code), refusal.retry_ms)
            return False
        return True

    async def _sync(self, connection: Connection, table: str) -> None:
        self.hall.services.metrics.resyncs.labels("sync").inc()
        try:
            connection.put((await self.hall.full(table, connection.session, connection.grant)).encode())
        except ANSWERED as error:
            refusal = refusal_of(error)
            if refusal.code in {DAMAGED, UNAVAILABLE}:
                self._bye(connection, refusal.code, _close_code(refusal.code), refusal.retry_ms)
            else:
                self._bye(connection, "no_table", POLICY)

    def _bye(self, connection: Connection, why: str, code: int, retry_ms: int | None = None) -> None:
        self.hall.services.metrics.byes.labels(why).inc()
        connection.bye(why, code, retry_ms)


def _close_code(code: str) -> int:
    """Return the close code of a refusal: only an unavailable server is worth asking again."""
    return AGAIN if code == UNAVAILABLE else POLICY
