"""One socket, as rooms know it: what is sent to it, and how much it may say.

Putting a message never waits. It goes out at once where the transport takes it; else it waits in a bounded queue, and a
task sends it. A client that does not read is cut off when its queue is full or a send takes too long; no other notices.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Protocol

from voliera.protocol.messages import Bye, Grant, Viewer
from voliera.server.core.outgoing import encode
from voliera.server.settings import Limits

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

NORMAL, POLICY, AGAIN = 1000, 1008, 1013
"""Close codes: done; refused; come again later."""
CROWDED = 8


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


class Backlog:
    """What waits for all slow readers of a process together."""

    __slots__ = ("bytes", "most")

    def __init__(self, most: int) -> None:
        self.bytes = 0
        self.most = most


class Connection:
    """A socket that was accepted."""

    __slots__ = (
        "_backlog",
        "_bye",
        "_bytes",
        "_held",
        "_measured",
        "_queue",
        "_said",
        "_send",
        "_sending",
        "_task",
        "_wire",
        "grant",
        "greeted",
        "heard",
        "limits",
        "session",
        "table",
        "viewer",
    )

    def __init__(
        self,
        send: Send,
        limits: Limits,
        session: str | None,
        wire: Wire | None = None,
        backlog: Backlog | None = None,
    ) -> None:
        self._send = send
        self._backlog = backlog or Backlog(limits.backlog_bytes)
        self._wire = wire
        self.limits = limits
        self.session = session
        self.table: str | None = None
        self.viewer = Viewer("watch")
        self.grant: Grant | None = None
        self.greeted = False
        """Whether it has said hello."""
        self.heard = time.monotonic()
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._held: bytes | None = None
        self._bye: tuple[str, int] | None = None
        self._task: asyncio.Task[None] | None = None
        """Sends what waits; there is one while something does."""
        self._sending: float | None = None
        self._said = 0.0
        self._measured = 0.0

    @property
    def closing(self) -> bool:
        """Whether it takes no more messages."""
        return self._bye is not None

    @property
    def crowded(self) -> bool:
        """Whether messages wait: quick answers should let them go first."""
        return len(self._queue) > CROWDED

    def put(self, message: bytes, frame: bytes | None = None) -> None:
        """Send a message, now or soon; a full queue closes the socket. `frame` is the same, made once for many."""
        if self._held is None:
            self._put(message, frame or framed(message))
        elif self._posted(framed(self._held) + (frame or framed(message))):
            self._held = None
        else:
            self.flush()
            self._put(message, b"")

    def _posted(self, frames: bytes) -> bool:
        return self._bye is None and self._task is None and self._wire is not None and self._wire.post(frames)

    def _put(self, message: bytes, frame: bytes) -> None:
        if self._bye is not None or (frame and self._posted(frame)):
            return
        self._queue.append(message)
        self._waits(len(message))
        if self._full():
            self._forget_queue()
            self.bye("slow", AGAIN, retry_ms=1000)
        else:
            self._start()

    def _waits(self, size: int) -> None:
        self._bytes += size
        self._backlog.bytes += size

    def _full(self) -> bool:
        return (
            len(self._queue) > self.limits.queue_messages
            or self._bytes > self.limits.queue_bytes
            or self._backlog.bytes > self._backlog.most
        )

    def _forget_queue(self) -> None:
        self._queue.clear()
        self._waits(-self._bytes)

    def answer(self, text: str) -> None:
        """Send a message that another one follows at once, most likely: both go out together (`flush` if not)."""
        if self._held is not None:
            self.flush()
        self._held = text.encode()

    def flush(self) -> None:
        """Send an answer that nothing followed."""
        if self._held is not None:
            message, self._held = self._held, None
            self._put(message, framed(message))

    def bye(self, why: str, code: int = NORMAL, retry_ms: int | None = None) -> None:
        """Say why, then close."""
        self.flush()
        if self._bye is None:
            message = encode(Bye(why, retry_ms))
            self._queue.append(message)
            self._waits(len(message))
            self._bye = (why, code)
            self._start()

    def may_speak(self) -> bool:
        """Whether one more message is within the allowance of this viewer."""
        now = time.monotonic()
        self.heard = now
        most = self.limits.seat_messages if self.viewer.kind == "seat" else self.limits.watcher_messages
        self._said = max(0.0, self._said - (now - self._measured) * most / self.limits.window_s) + 1
        self._measured = now
        return self._said <= most

    async def finished(self) -> None:
        """Wait until everything is sent and the socket is closed, or can be given up."""
        if self._task is not None:
            await asyncio.wait([self._task], timeout=self.limits.send_timeout_s)

    def stuck(self, now: float) -> bool:
        """Whether the other side has not read for too long."""
        return self._sending is not None and now - self._sending > self.limits.send_timeout_s

    def drop(self) -> None:
        """The other side is gone."""
        self._bye = self._bye or ("gone", NORMAL)
        self._forget_queue()
        if self._task is not None:
            self._task.cancel()

    def abort(self) -> None:
        """Hang up on a client that does not read: discard what waits, and tell the reader."""
        self.drop()
        if self._wire is not None:
            self._wire.abort()

    def _start(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._pump())

    async def _pump(self) -> None:
        """Send what waits, and go."""
        try:
            self._sending = time.monotonic()
            while self._queue:
                message = self._queue.popleft()
                self._waits(-len(message))
                await self._send({"type": "websocket.send", "text": message.decode()})
            if self._bye is not None:
                await self._send({"type": "websocket.close", "code": self._bye[1], "reason": self._bye[0]})
                return
            self._task = self._sending = None
        except Exception:  # the other side is gone: whoever reads from it will notice
            self._forget_queue()
            self._bye = self._bye or ("gone", NORMAL)
