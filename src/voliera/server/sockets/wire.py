"""uvicorn's web socket, with two things more that many sockets at a few tables need.

- A frame that was made once can be written to many sockets as it is, at once, without a task of its own for each.
- Reading goes on while a few messages wait; uvicorn itself stops and starts reading for every single one.

The application finds it in the connection's scope, as an ASGI extension; without it everything works, more slowly.
"""

from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "voliera.wire"
NOT_UTF8 = 1007
AHEAD = 8
"""So many messages may wait to be looked at before reading stops."""


class Wire(Protocol):
    """What a connection may ask of the server."""

    def post(self, frame: bytes) -> bool:
        """Write a whole frame now; False, with nothing written, if the socket does not take it at once."""

    def abort(self) -> None:
        """Hang up, whatever was not sent yet."""


def framed(text: bytes) -> bytes:
    """A text message as a server sends it: one frame, not masked (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return b"\x81" + size.to_bytes() + text
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2) + text
    return b"\x81\x7f" + size.to_bytes(8) + text


class WireProtocol(WebSocketsSansIOProtocol):
    """One socket's transport."""

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

        What is not UTF-8 ends the socket without a word in the log: whoever likes could fill a disk with it.
        """
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_utf8(self.frames):
            self.frames = []
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
