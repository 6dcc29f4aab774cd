"""A server in memory for fault tests: the real table, the real messages, and sockets that do what a test wants.

A `twist` sees every text that leaves for a client and returns what arrives instead: the text, several texts, nothing,
or CUT, after which the socket is broken.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

import voliera
from tests.waiting import PATIENCE_S
from voliera.client.table import Table as ClientTable
from voliera.client.wire import Broken, Connect
from voliera.protocol.errors import Refused
from voliera.protocol.messages import Bye, Hello, Incoming, Nack, Outgoing, Ping, Pong, Presence, Settings, Sync, Viewer
from voliera.server.core import outgoing
from voliera.server.core.deciding import decide
from voliera.server.core.folding import fold
from voliera.server.core.table import Row, Table

CUT = ""
TABLE = "aaaaaaaaaaaaaaaa"
Twist = Callable[[dict[str, Any], str], Iterable[str]]


class FakeWire:
    """One socket of a client."""

    def __init__(self, server: "FakeServer", session: str) -> None:
        self.server = server
        self.session = session
        self.greeted = False
        self.broken = False
        self.arriving: asyncio.Queue[str] = asyncio.Queue()

    async def send(self, text: str, /) -> None:
        if self.broken:
            raise Broken
        self.server.heard(self, text)

    async def recv(self) -> str:
        text = await self.arriving.get() if not self.broken or self.arriving.qsize() else CUT
        if text == CUT:
            self.broken = True
            raise Broken("cut")
        return text

    async def close(self) -> None:
        self.broken = True
        self.server.wires.discard(self)

    def cut(self) -> None:
        """The network is gone."""
        self.server.wires.discard(self)
        self.arriving.put_nowait(CUT)


class FakeServer:
    """One table with two people, seats 0 and 1 of the sessions `s0` and `s1`."""

    def __init__(self, game: str = "birdie", settings: Settings | None = None, seed: int = 5) -> None:
        start = voliera.new(game, 2, seed=seed).position()
        people = [{"kind": "person", "session": f"s{seat}", "name": name} for seat, name in enumerate(("Ada", "Bo"))]
        settings = settings or Settings()
        self.table = Table(Row(TABLE, game, "standard", 2, {}, settings, people, start, "", "", 1, None, None))
        self.wires: set[FakeWire] = set()
        self.answers: dict[str, tuple[int, int]] = {}
        self.hellos: list[dict[str, Any]] = []
        self.texts: list[str] = []
        """Everything that arrived, pings apart."""
        self.greeting: Outgoing | None = None
        """What is said instead of the present."""
        self.busy = 0
        """Answer this many commands with `busy`."""
        self.deaf = False
        self.twist: Twist = lambda document, text: [text]

    def connect(self, session: str) -> Connect:
        """How somebody comes here."""

        async def opened(url: str, headers: Mapping[str, str]) -> FakeWire:
            await asyncio.sleep(0)
            return FakeWire(self, session)

        return opened

    def at(self, seat: int, **options: Any) -> ClientTable:
        """The table as a client opens it."""
        told = {"on_message": None, "patience_s": PATIENCE_S, **options}
        return ClientTable(TABLE, "ws://fake", {}, self.connect(f"s{seat}"), told["on_message"], told["patience_s"])

    def act(self, seat: int) -> None:
        """Somebody plays without a socket: takes a card, or whatever is possible."""
        legal = self.table.game.legal()
        chosen = next((action for action in legal if action["do"] == "take"), legal[0])
        command = {"type": "act", "id": f"own{self.table.v}", "rev": self.table.rev, "actions": [chosen]}
        self._carry_out(msgspec.convert(command, Incoming), f"s{seat}", None)

    def heard(self, wire: FakeWire, text: str) -> None:
        if self.deaf:
            return
        message = msgspec.json.decode(text, type=Incoming)
        if isinstance(message, Ping):
            self._say(wire, Pong())
            return
        self.texts.append(text)
        match message:
            case Hello():
                self.hellos.append(msgspec.json.decode(text))
                self._greet(wire, message)
            case Sync():
                self._say(wire, outgoing.full(self.table, self._viewer(wire), 1))
            case _:
                self._carry_out(message, wire.session, wire)

    def _greet(self, wire: FakeWire, hello: Hello) -> None:
        if self.greeting is not None:
            self._say(wire, self.greeting)
            return
        self.wires.add(wire)
        if hello.have != self.table.v:
            for message in outgoing.resumed(self.table, self._viewer(wire), hello.have or 0, 1):
                self._say(wire, message)
        self._say(wire, Presence([True, True], 0))

    def _carry_out(self, command: Any, session: str, wire: FakeWire | None) -> None:
        if self.busy:
            self.busy -= 1
            self._say(wire, Nack(command.id, "busy", retry_ms=20))
            return
        if command.id not in self.answers:
            try:
                change = decide(self.table, command, session, 1, set)
            except Refused as refused:
                viewer = Viewer("seat", int(session[1]))
                nack = outgoing.nack(self.table, viewer, command.id, refused.code, 1, refused.rule, refused.message)
                self._say(wire, nack)
                return
            twin = self.table.twin()
            happening = fold(twin, change)
            self.table = twin
            self.answers[command.id] = happening.v, happening.rev
            self._say(wire, outgoing.ack(command.id, happening.v, happening.rev))
            for other in tuple(self.wires):
                ((message, _),) = outgoing.evs(self.table, happening, [self._viewer(other)], {}, 1)
                self._say(other, message)
            return
        self._say(wire, outgoing.ack(command.id, *self.answers[command.id]))

    def bye(self, why: str, retry_ms: int | None = None) -> None:
        """Say goodbye to everybody."""
        for wire in tuple(self.wires):
            self._say(wire, Bye(why, retry_ms))
            wire.cut()

    def _viewer(self, wire: FakeWire) -> Viewer:
        return Viewer("seat", int(wire.session[1]))

    def _say(self, wire: FakeWire | None, message: Outgoing) -> None:
        if wire is None or wire.broken:
            return
        text = outgoing.encode(message).decode()
        for arriving in self.twist(msgspec.json.decode(text), text):
            if arriving == CUT:
                wire.cut()
                return
            wire.arriving.put_nowait(arriving)
