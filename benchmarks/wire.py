"""A web socket client with nothing in it, so that a load run measures the server: one asyncio protocol, frames by hand.

It speaks just enough of RFC 6455 for a peer that is known to be well behaved. `voliera.client` is the one for people.
"""

import asyncio
import os
import struct
from base64 import b64encode
from collections.abc import Callable

TEXT, CLOSE = 0x81, 0x88


class Wire(asyncio.Protocol):
    """One socket. Texts that arrive go to `heard`."""

    def __init__(self, path: str, host: str, cookie: str | None, heard: Callable[["Wire", bytes], None]) -> None:
        self.path, self.host, self.cookie, self.heard = path, host, cookie, heard
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.closed = False
        self._buffer = bytearray()
        self._shaken = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self.transport = transport  # type: ignore[assignment]
        key = b64encode(os.urandom(16)).decode()
        cookie = f"Cookie: voliera={self.cookie}\r\n" if self.cookie else ""
        assert self.transport is not None
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{cookie}\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """Remember it."""
        self.closed = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("closed before it was open"))

    def say(self, text: bytes) -> None:
        """Send a text. The mask is zero: it is allowed to be, and costs nothing."""
        size = len(text)
        head = bytes((TEXT, 0x80 | size)) if size < 126 else struct.pack("!BBH", TEXT, 0x80 | 126, size)
        assert self.transport is not None
        self.transport.write(head + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        """Cut frames out of what arrives."""
        buffer = self._buffer
        buffer += data
        if not self._shaken:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(bytes(buffer[:60]).decode("latin-1")))
                return
            del buffer[: end + 4]
            self._shaken = True
            if self.open.cancelled():  # nobody waits any more
                return
            self.open.set_result(None)
        at = 0
        while len(buffer) - at >= 2:
            size, head = buffer[at + 1] & 0x7F, 2
            if size == 126:
                if len(buffer) - at < 4:
                    break
                size, head = struct.unpack_from("!H", buffer, at + 2)[0], 4
            elif size == 127:
                if len(buffer) - at < 10:
                    break
                size, head = struct.unpack_from("!Q", buffer, at + 2)[0], 10
            if len(buffer) - at < head + size:
                break
            if buffer[at] == TEXT:
                self.heard(self, bytes(buffer[at + head : at + head + size]))
            elif buffer[at] == CLOSE:
                self.close()
            at += head + size
        del buffer[:at]

    def close(self) -> None:
        """Hang up."""
        if self.transport is not None:
            self.transport.close()


async def connect(
    port: int, path: str, heard: Callable[[Wire, bytes], None], cookie: str | None = None, host: str = "127.0.0.1"
) -> Wire:
    """An open socket."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(path, f"{host}:{port}", cookie, heard), host, port)
    try:
        await wire.open
    except BaseException:
        wire.close()
        raise
    return wire
