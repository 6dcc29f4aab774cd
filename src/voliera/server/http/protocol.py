"""uvicorn's HTTP/1.1 protocol, with a limit on everything that a stranger may send, hold open or leave unread.

httptools itself bounds nothing: headers, trailers and chunk extensions may go on forever, at any pace. Here the bytes
are counted until the headers end, then everything beside the body; each part of a request has a deadline; few requests
may be sent ahead; and a client that does not read its answer is cut off. Nothing that a stranger sends is logged: a
disk could be filled with it. What was refused is counted instead (`voliera_http_refused_total`).
"""

import asyncio
from typing import Any

import httptools
from starlette.applications import Starlette
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from voliera.server.http.connections import Connections

CHUNK_OVERHEAD = 8
"""Bytes beside the body that chunks may cost for each byte in them: `1\\r\\nx\\r\\n` has five."""


def connections_of(app: Any) -> Connections:
    """Return the registry of the application inside what uvicorn wraps around it."""
    while not isinstance(app, Starlette):
        app = app.app
    found: Connections = app.state.connections
    return found


class _Refusal(Exception):
    """Stops the parser; the status to answer with is kept in the protocol."""


class BoundedHttpProtocol(HttpToolsProtocol):
    """One connection."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._all = connections_of(self.app)
        self._limits = self._all.limits
        self._deadline: asyncio.TimerHandle | None = None
        self._stall: asyncio.TimerHandle | None = None
        self._running: RequestResponseCycle | None = None
        self._refused = 0
        """The status that ends this connection; nothing is read any more."""
        self._arriving = False
        """Whether a request has begun and is not complete."""
        self._in_head = False
        self._raw = 0
        """Bytes received in this part of the request (head or body)."""
        self._body = 0
        self._head = 0
        """Bytes of headers and trailers, as parsed."""

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A stranger has come; nothing was said yet."""
        super().connection_made(transport)
        self._all.idle(self)
        self._wait_for(self.timeout_keep_alive, 0)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self._stop_waiting()
        if self._stall is not None:
            self._stall.cancel()
        self._all.closed(self)
        self._abandon()
        super().connection_lost(exc)

    def unread(self) -> int:
        """Return the number of bytes that the client has not taken."""
        return self.transport.get_write_buffer_size()

    def cut_off(self) -> None:
        """Close at once."""
        self._refused = self._refused or 408
        self._abandon()
        self.transport.abort()

    def _abandon(self) -> None:
        """Tell the request that is being answered, and the last one that arrived, that nobody waits any more."""
        for cycle in (self._running, self.cycle):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.body = bytearray()
                cycle.message_event.set()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        """Begin to answer a request."""
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    # Reading

    def data_received(self, data: bytes) -> None:
        """Parse what arrived, within the limits."""
        self._unset_keepalive_if_required()
        if self._refused:
            return
        if not self._arriving:
            self._begin()
        self._raw += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            return
        except httptools.HttpParserError:
            self._refuse(self._refused or 400)
            return
        if self._in_head and self._raw > self._limits.head_bytes:
            self._refuse(431)
        elif self._arriving and not self._in_head and self._overhead() > self._limits.head_bytes:
            self._refuse(400)

    def _overhead(self) -> int:
        """Return the bytes beside the body (chunk sizes, extensions, trailers) beyond what honest chunks cost."""
        return self._raw - self._body - CHUNK_OVERHEAD * self._body

    def _begin(self) -> None:
        self._arriving = self._in_head = True
        self._raw = self._head = self._body = 0
        self._all.unfinished(self)
        self._wait_for(self._limits.head_s, 408)

    def on_message_begin(self) -> None:
        """A request begins; perhaps one that was sent ahead."""
        super().on_message_begin()
        if not self._arriving:
            self._begin()

    def on_url(self, url: bytes) -> None:
        """Count the request line too."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count headers, and trailers, which come the same way."""
        self._count(len(name) + len(value))
        if len(self.headers) >= self._limits.head_fields:
            self._stop(431)
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > self._limits.head_bytes:
            self._stop(431)

    def on_headers_complete(self) -> None:
        """The head is complete: the body may follow, for a while."""
        if len(self.pipeline) >= self._limits.pipelined:
            self._stop(400)
        if self._all.crowded:
            self._stop(503)
        self._in_head = False
        self._raw = 0
        self._wait_for(self._limits.body_s, 408)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Count the body apart from what surrounds it."""
        self._body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is complete: from now on it is we who take time."""
        super().on_message_complete()
        self._arriving = False
        self._stop_waiting()
        self._settle()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to its socket."""
        self._stop_waiting()
        self._all.upgraded(self)
        super().handle_websocket_upgrade()

    # Writing

    def on_response_complete(self) -> None:
        """An answer was written; whether it was read is another question."""
        super().on_response_complete()
        if not self._arriving:
            self._settle()
        if self.unread():
            self._watch_reading()

    def _settle(self) -> None:
        """Note whether all requests that arrived are answered; `cycle` is the last of them (None: an upgrade)."""
        if self.cycle is not None and not self.cycle.response_complete:
            self._all.working(self)
        else:
            self._all.idle(self)

    def pause_writing(self) -> None:
        """The client does not read as fast as we write."""
        super().pause_writing()
        self._watch_reading()

    def resume_writing(self) -> None:
        """It has caught up."""
        super().resume_writing()
        self._all.caught_up(self)

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection, also one that never read its last answer."""
        self._close()

    def _watch_reading(self) -> None:
        self._all.slow(self)
        if self._stall is None:
            self._look_again(self.unread())

    def _look_again(self, unread: int) -> None:
        if self._stall is not None:
            self._stall.cancel()
        self._stall = self.loop.call_later(self._limits.send_timeout_s, self._check_reading, unread)

    def _check_reading(self, before: int) -> None:
        """Cut off a client that has taken nothing since the last look."""
        self._stall = None
        unread = self.unread()
        if not unread:
            self._all.caught_up(self)
        elif unread >= before:
            self._all.count("unread")
            self.cut_off()
        else:
            self._look_again(unread)

    # Ending

    def _stop(self, status: int) -> None:
        """Stop the parser from inside one of its callbacks."""
        self._refused = status
        raise _Refusal

    def _wait_for(self, seconds: float, status: int) -> None:
        self._stop_waiting()
        self._deadline = self.loop.call_later(seconds, self._too_late, status)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self, status: int) -> None:
        self._deadline = None
        if status:
            self._refuse(status)
        else:
            self._close()

    def _refuse(self, status: int) -> None:
        """Answer with a bare status, unless an answer is on its way already, and close."""
        self._refused = status
        self._stop_waiting()
        self._all.count(str(status))
        running = self._running
        answering = running is not None and running.response_started and not running.response_complete
        if not answering and not self.transport.is_closing():
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self._abandon()
        self._close()

    def _close(self) -> None:
        """Close politely, and cut off what has not been read after a while."""
        unread = self.unread()
        self.transport.close()
        if unread:
            self._look_again(unread)
