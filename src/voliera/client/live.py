"""A table that stays connected: one socket at a time, opened again forever, and nothing sent twice by mistake.

An intent keeps its id until the server has answered it. Whatever breaks in between, the same id is sent again on the
next socket; the server knows the ids it has carried out, so nothing is lost and nothing is done twice.
"""

import asyncio
import random
from collections.abc import Callable, Mapping
from types import TracebackType
from typing import Any, Self

from msgspec.json import encode

from voliera.client.errors import ClientError, Gone, Refused, Unreachable
from voliera.client.intents import Intent, Intents
from voliera.client.present import Order
from voliera.client.received import Ack, Bye, Ev, Full, Nack, Presence, Received, read
from voliera.client.telling import Telling
from voliera.client.wire import BREAKS, OPEN_S, Broken, Connect, Wire
from voliera.documents import Document
from voliera.protocol.messages import LARGEST_FRAME, PROTOCOL

PING_S = 2.5
SILENCE_S = 9.0
"""Seconds of silence, without even a `pong`, after which a server counts as gone."""
SHORTEST_WAIT_S, FIRST_WAIT_S, LONGEST_WAIT_S = 0.02, 0.25, 10.0
TEMPORARY = {"no_hello"}
"""Goodbyes that name no time, but come from a slow network and not from us."""
_PING, _SYNC = '{"type":"ping"}', '{"type":"sync"}'


class Live(Telling):
    """The present of a table, kept up to date while this is open (`async with`)."""

    def __init__(
        self,
        table: str,
        url: str,
        headers: Mapping[str, str],
        connect: Connect,
        on_message: Callable[[Received], None] | None,
        patience_s: float | None,
    ) -> None:
        super().__init__()
        self.id = table
        self.connected = False
        """Whether the server has answered on the present socket; `changed` tells when this changes, too."""
        self._url, self._headers, self._connect = url, headers, connect
        self._on_message = on_message
        self._patience_s = patience_s
        self._wire: Wire | None = None
        self._intents = Intents()
        self._doubtful = True
        """Whether the whole present has to be asked for: at first, after a gap, when our seat has changed."""
        self._missed: list[Ev] | None = None
        """What a new socket tells of the time without one: only the last of it brings the present."""
        self._tries = 0
        self._trouble = ""
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._keep_connected())
        try:
            async with asyncio.timeout(self._patience_s):
                while self.info is None:
                    await self.changed()
        except TimeoutError:
            await self.close()
            raise Unreachable(self._url, self._trouble) from None
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the socket. The seat stays as it is."""
        self._end(ClientError("the table was closed"))
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.wait([task])

    def _end(self, error: Exception) -> None:
        """No more: whoever waits for something is told so."""
        if self._ended is None:
            self._ended = error
            self.connected = False
            self._intents.end(error)
            self._tell()

    # What is wanted

    async def command(self, body: Mapping[str, Any]) -> Ack | None:
        """Send a command until it is acknowledged, and wait until its outcome is here.

        Raises Refused, or Gone when the server has closed the table for us. Whoever stops waiting for it does not know
        whether it was carried out.
        """
        self._check()
        intent = Intent(body)
        if len(intent.text) > LARGEST_FRAME:
            raise Refused("too_large", message=f"a message has {LARGEST_FRAME} characters at most")
        self._intents.add(intent)
        try:
            if self._wire is not None:
                await self._send(self._wire, intent)
            ack = await intent.answer
        finally:
            self._intents.drop(intent)
        while ack is not None and self.v < ack.v:
            await self.changed()
        return ack

    async def sync(self) -> None:
        """Ask for the whole present, and wait for it."""
        self._doubtful = True
        if self._wire is not None:
            await self._say(self._wire, _SYNC)
        while self._doubtful:
            await self.changed()

    async def reopen(self) -> None:
        """Look again from the start, on a new socket: for a client that has got a seat or a link since."""
        self._doubtful = True
        if self._wire is not None:
            await self._wire.close()
        while self._doubtful:
            await self.changed()

    async def _send(self, wire: Wire, intent: Intent) -> None:
        self._intents.sent(intent)
        await self._say(wire, intent.text)

    async def _say(self, wire: Wire, text: str) -> None:
        """Send a text; if it cannot be sent, whoever reads from the socket will notice."""
        try:
            async with asyncio.timeout(SILENCE_S):
                await wire.send(text)
        except BREAKS:
            return

    # The socket

    async def _keep_connected(self) -> None:
        while True:
            wait_ms: int | None = None
            try:
                async with asyncio.timeout(OPEN_S):
                    wire = await self._connect(self._url, self._headers)
                try:
                    wait_ms = await self._talk(wire)
                finally:
                    self._wire = None
                    await wire.close()
            except BREAKS as error:
                self._trouble = str(error) or type(error).__name__
            except Exception as error:  # a last goodbye, or a fault of ours: nobody must wait forever
                self._end(error)
                return
            if self.connected:
                self.connected = False
                self._tell()
            await asyncio.sleep(self._pause(wait_ms))

    def _pause(self, told_ms: int | None) -> float:
        """How long to wait before the next socket: as the server wishes, else longer each time; never all at once."""
        tries, self._tries = self._tries, min(self._tries + 1, 10)
        if told_ms is not None:
            return max(told_ms / 1000, SHORTEST_WAIT_S) * random.uniform(1.0, 1.5)
        return min(LONGEST_WAIT_S, FIRST_WAIT_S * float(2**tries)) * random.uniform(0.5, 1.5)

    async def _talk(self, wire: Wire) -> int | None:
        """Until the socket breaks or the server says goodbye; returns how long it wants us to wait."""
        now = asyncio.get_running_loop().time
        hello: Document = {"type": "hello", "proto": PROTOCOL, "table": self.id, "build": "python"}
        if not self._doubtful:
            hello["have"] = self.v
            hello["you"] = self.viewer.key if self.viewer else "nobody"
        await self._say(wire, encode(hello).decode())
        for intent in self._intents:
            await self._send(wire, intent)
        self._wire = wire
        self._missed = []
        heard = now()
        next_ping = heard + PING_S
        while True:
            try:
                async with asyncio.timeout_at(self._intents.next_due(next_ping)) as limit:
                    text = await wire.recv()
            except TimeoutError:
                if not limit.expired():
                    raise
                if now() - heard > SILENCE_S:
                    raise Broken("the server is silent") from None
                if now() >= next_ping:
                    next_ping = now() + PING_S
                    await self._say(wire, _PING)
                for intent in self._intents.due():
                    await self._send(wire, intent)
                continue
            heard = now()
            message = read(text)
            if isinstance(message, Bye):
                return self._bye(message)
            await self._take(message, wire)

    def _bye(self, bye: Bye) -> int | None:
        if self._on_message is not None:
            self._on_message(bye)
        if bye.why == "unseated":
            self._doubtful = True
            self._intents.unseated()
        if bye.retry_ms is None and bye.why not in TEMPORARY:
            raise Gone(bye.why)
        self._trouble = bye.why
        return bye.retry_ms

    async def _take(self, message: Received, wire: Wire) -> None:
        came_back = not self.connected
        self.connected, self._tries = True, 0
        if isinstance(message, Ev):
            await self._take_entry(message, wire)
        elif self._missed is not None:
            await self._take_missed(wire)
        match message:
            case Full():
                self._take_present(message)
            case Ack():
                self._intents.acknowledge(message)
            case Nack():
                if message.full is not None:
                    self._take_present(message.full)
                self._intents.refuse(message)
            case Presence():
                self.take_presence(message)
                self._tell()
        if came_back:
            self._tell()
        if self._on_message is not None:
            self._on_message(message)

    def _take_present(self, full: Full) -> None:
        """The whole truth. One that is older than what is known can only have been overtaken on its way."""
        if self._doubtful or full.v >= self.v:
            missed = self._doubtful or full.v != self.v
            self.take_full(full)
            self._doubtful = False
            self._tell(*([{"id": "resumed", "args": {"log": full.log, "chat": full.chat}}] if missed else []))

    async def _take_entry(self, ev: Ev, wire: Wire) -> None:
        if self._missed is None:
            await self._take_next([ev], wire)
        else:
            self._missed.append(ev)
            if ev.has_view:
                await self._take_missed(wire)

    async def _take_missed(self, wire: Wire) -> None:
        """All of it at once, so that nobody sees an old view with a new number."""
        missed, self._missed = self._missed or [], None
        await self._take_next(missed, wire)

    async def _take_next(self, entries: list[Ev], wire: Wire) -> None:
        events: list[Document] = []
        for ev in entries:
            if self._doubtful:
                return
            order = self.order(ev)
            if order is Order.NEXT:
                self.take_ev(ev)
                events += ev.events
            elif order is Order.GAP:
                self._doubtful = True
                await self._say(wire, _SYNC)
        if entries:
            self._tell(*events)
