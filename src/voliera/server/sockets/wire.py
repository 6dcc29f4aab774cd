"""uvicorn's web socket, with what many sockets at a few tables need, and bounds on what a stranger may make it hold.

- A frame that was made once can be written to many sockets as it is, at once, without a task of its own for each.
- Reading goes on while a few messages wait; uvicorn itself stops and starts reading for every single one.
- Protocol pings are counted, since every one is answered; so are the fragments of a message, since empty ones have no
  size; and a socket that is closed is gone after a while, whether its peer reads or not.

The application finds it in the connection's scope, as an ASGI extension; without it everything works, more slowly.
"""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from voliera.server.http.protocol import connections_of

EXTENSION = "voliera.wire"
POLICY, NOT_UTF8 = 1008, 1007
AHEAD = 8
"""Maximum number of messages that wait for the application before reading stops."""
FRAGMENTS = 64
"""Maximum number of fragments of a message."""
WRITE_BUFFER = 32_768
"""Bytes that a socket's transport takes; what comes on top waits in the connection's own bounded queue."""


class WireProtocol(WebSocketsSansIOProtocol):
    """One socket's transport."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._limits = connections_of(self.app).limits
        self._pings = 0.0
        self._pinged = 0.0
        self._end: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Hold back little for a peer that does not read."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=WRITE_BUFFER)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        if self._end is not None:
            self._end.cancel()
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        """Run the application; when it is done, the peer gets a moment to read what is left."""
        await super().run_asgi()
        if not self.disconnected:
            self._end_soon()

    def handle_events(self) -> None:
        """Handle what arrived, unless it holds too many pings: the library has made an answer for each already."""
        pings = sum(1 for event in self.conn.events if isinstance(event, Frame) and event.opcode is Opcode.PING)
        if pings and not self._may_ping(pings):
            self._refuse("pings")
        else:
            super().handle_events()

    def _may_ping(self, count: int) -> bool:
        now, most = self.loop.time(), self._limits.pings
        self._pings = max(0.0, self._pings - (now - self._pinged) * most / self._limits.window_s) + count
        self._pinged = now
        return self._pings <= most and self.writable.is_set()

    def handle_cont(self, event: Frame) -> None:
        """Collect a fragment; the library bounds their bytes, not their number."""
        if len(self.frames) >= FRAGMENTS:
            self._refuse("fragments")
        else:
            super().handle_cont(event)

    def handle_parser_exception(self) -> None:
        """Say goodbye to a peer that breaks the protocol; hang up where the handshake is not answered yet."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def _refuse(self, reason: str) -> None:
        """Close the socket of a peer that plays with the protocol."""
        if self.close_sent:
            return
        self.frames = []
        self.conn.events_received()
        self.conn.data_to_send()  # answers that nobody reads
        self.conn.fail(POLICY, reason)
        self.handle_parser_exception()
        self._end_soon()

    def _end_soon(self) -> None:
        if self._end is None:
            self._end = self.loop.call_later(self._limits.send_timeout_s, self.transport.abort)

    def handle_connect(self, event: Request) -> None:
        """Shake hands, and say in the scope what else can be done."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def post(self, frame: bytes) -> bool:
        """Write a whole frame now."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True

    def abort(self) -> None:
        """Hang up."""
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Hand a message to the application; stop reading only when it is far behind.

        What is not UTF-8 ends the socket without a word in the log: whoever likes could fill a disk with it. If the
        peer's goodbye came with it, the connection is closing already.
        """
        if self.curr_msg_data_type == "text" and not _is_utf8(self.frames):
            self.frames = []
            if self.conn.state is State.OPEN:
                self.conn.send_close(NOT_UTF8)
                self.handle_parser_exception()
            return
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()


def _is_utf8(parts: list[bytes]) -> bool:
    try:
        b"".join(parts).decode()
    except UnicodeDecodeError:
        return False
    return True
