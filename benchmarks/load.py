"""Players and tables under load, over real sockets: for the measurements of the server."""

import asyncio
import random
import time
from typing import Any

import msgspec

from benchmarks.wire import Wire, connect
from tests.server.running import Server
from voliera.protocol.messages import PROTOCOL, Settings
from voliera.server.core.making import NewTable, SeatWish
from voliera.server.creation import make
from voliera.server.house import House

WAIT_S = 20.0
_decode = msgspec.json.Decoder(dict[str, Any]).decode


class Seated:
    """One player: its socket, and what it needs to know to act."""

    __slots__ = ("game", "legal", "rev", "seat", "wire")

    def __init__(self, game: "LiveTable", seat: int) -> None:
        self.game, self.seat = game, seat
        self.wire: Wire | None = None
        self.legal: list[dict[str, Any]] = []
        self.rev = 0

    def heard(self, _: Wire, text: bytes) -> None:
        """A message for this player."""
        message = _decode(text)
        kind = message["type"]
        if kind in {"ev", "full"}:
            if "rev" in message:
                self.rev = message["rev"]
                self.legal = message.get("legal", [])
            self.game.shown(self, message["v"])
            if self.legal:
                self.game.mover = self
                self.game.load.can_act(self.game)
        elif kind == "ack":
            self.game.load.acknowledged += 1
        elif kind in {"nack", "bye"}:
            self.game.load.trouble.append(text[:200])
        self.game.load.heard += 1


class LiveTable:
    """A table under load."""

    __slots__ = ("acted_at", "id", "load", "mover", "players", "screens", "v")

    def __init__(self, load: "Load", table_id: str, players: int) -> None:
        self.load, self.id = load, table_id
        self.players = [Seated(self, seat) for seat in range(players)]
        self.mover: Seated | None = None
        self.acted_at = 0.0
        self.v = 0
        self.screens = 0

    def act(self) -> None:
        """The mover does something legal."""
        mover = self.mover
        assert mover is not None
        assert mover.wire is not None
        action = self.load.chance.choice(mover.legal)
        self.mover, mover.legal = None, []
        body = {"type": "act", "id": f"{mover.rev}.{mover.seat}", "rev": mover.rev, "actions": [action]}
        self.acted_at, self.screens = time.perf_counter(), 0
        mover.wire.say(msgspec.json.encode(body))

    def shown(self, _: Seated, v: int) -> None:
        """A screen shows entry `v`."""
        if v > self.v:
            self.v, self.screens = v, 0
        self.screens += 1
        if self.screens == len(self.players) and self.acted_at:
            self.load.latencies.append(time.perf_counter() - self.acted_at)
            self.acted_at = 0.0


class Load:
    """All tables, and what was measured."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.tables: list[LiveTable] = []
        self.ready: list[LiveTable] = []
        self.greedy = False
        self.acknowledged = 0
        self.heard = 0
        self.latencies: list[float] = []
        self.trouble: list[bytes] = []

    def can_act(self, table: LiveTable) -> None:
        """A table's mover knows what is legal."""
        if self.greedy:
            table.act()
        else:
            self.ready.append(table)

    def reset(self) -> None:
        """Forget what was measured."""
        self.acknowledged = self.heard = 0
        self.latencies = []


async def people_and_tables(house: House, tables: int, players: int) -> list[tuple[str, list[str]]]:
    """Sessions and tables, made by the server's own code before it is measured."""
    made = []
    for i in range(tables):
        seats = [await house.people.new_session(f"P{i}.{seat}", "en") for seat in range(players)]
        wish = NewTable("birdie", [SeatWish("me"), *[SeatWish("free")] * (players - 1)], settings=Settings(chat=False))
        table = await make(house.services, seats[0][0], f"P{i}.0", wish)
        for seat, (session, _) in enumerate(seats[1:], 1):
            await house.hall.join(table.id, session, f"P{i}.{seat}", seat)
        made.append((table.id, [secret for _, secret in seats]))
    return made


async def sit_down(load: Load, server: Server, made: list[tuple[str, list[str]]]) -> None:
    """Open all sockets, some at a time."""
    for table_id, secrets in made:
        table = LiveTable(load, table_id, len(secrets))
        load.tables.append(table)
        for player, secret in zip(table.players, secrets, strict=True):
            player.wire = await connect(server.port, "/socket", player.heard, secret)
            player.wire.say(msgspec.json.encode({"type": "hello", "proto": PROTOCOL, "table": table_id}))
    until = time.monotonic() + WAIT_S
    while load.heard < sum(len(secrets) for _, secrets in made) and time.monotonic() < until:
        await asyncio.sleep(0.05)
    await asyncio.sleep(1)


async def keep_alive(load: Load) -> None:
    """Everybody pings, as clients do."""
    everybody = [player for table in load.tables for player in table.players]
    while True:
        for i, player in enumerate(everybody):
            if player.wire is not None and not player.wire.closed:
                player.wire.say(b'{"type":"ping"}')
            if i % 50 == 49:
                await asyncio.sleep(2.5 * 50 / len(everybody))
        await asyncio.sleep(0.01)


async def at_a_pace(load: Load, rate: float, seconds: float) -> None:
    """Play at a given number of actions per second, at random tables."""
    started, done = time.perf_counter(), 0
    while (now := time.perf_counter() - started) < seconds:
        while done < now * rate and load.ready:
            at = load.chance.randrange(len(load.ready))
            load.ready[at], load.ready[-1] = load.ready[-1], load.ready[at]
            load.ready.pop().act()
            done += 1
        await asyncio.sleep(0.002)
    await asyncio.sleep(0.5)
