"""Players for several processes: told twice, acknowledged twice, and away from a server that says nothing."""

import asyncio
import itertools
import json
from collections.abc import Sequence

from benchmarks.wire import Wire, connect
from tests.server.killing import Diary, Player
from tests.server.running import Server
from tests.server.sockets import Message
from voliera.protocol.messages import PROTOCOL

PING_S = 1.0
SILENCE_S = 3.0
"""Seconds of silence after which a server is left; `voliera.client` waits for longer."""
THINKING_S = (0.2, 1.0)
AGAIN_S = 0.25


class Steady(Player):
    """A player who may be told the present between a command and its acknowledgement, and be acknowledged twice."""

    def __init__(self, diary: Diary, server: Server, seed: int) -> None:
        super().__init__(diary, server, seed)
        self.latest: Message = {"rev": -1}

    def know(self, message: Message) -> None:
        super().know(message)
        self.latest = message

    def heard(self, wire: Wire, text: bytes) -> None:
        message = json.loads(text)
        if message["type"] == "bye":
            wire.close()
        elif message["type"] != "ack":
            super().heard(wire, text)
        elif self.pending is None or message["id"] != self.pending["id"]:
            assert self.diary.acks[message["id"]] == (message["v"], message["rev"])
        else:
            super().heard(wire, text)
            if self.latest["rev"] >= message["rev"]:
                self.act(self.latest)


class Roaming(Steady):
    """A player with a home and other servers. One that stays silent is left for the next, its socket open behind it.

    What a socket that was left still tells is heard: it may be late, and must not contradict anything.
    """

    def __init__(self, diary: Diary, servers: Sequence[Server], seed: int) -> None:
        super().__init__(diary, servers[0], seed)
        self._servers = itertools.cycle(servers)
        self.home = next(self._servers)
        self.resting = False
        self._left: list[Wire] = []
        self._heard_at = 0.0
        self._acknowledged = 0

    async def play(self) -> None:
        """Until the game is over, or it is cancelled."""
        try:
            while not self.over:
                await self._stay()
                self.server = next(self._servers)
                await asyncio.sleep(AGAIN_S)
        finally:
            for wire in (*self._left, *([] if self.wire is None else [self.wire])):
                wire.close()

    def go_home(self) -> None:
        """Return to the first server."""
        if self.server is not self.home and self.wire is not None:
            while next(self._servers) is not self.home:
                continue
            self.wire.close()

    async def _stay(self) -> None:
        """Be at one server, as long as it speaks."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(SILENCE_S):
                self.wire = await connect(self.server.port, "/socket", self.listen, self.diary.cookie)
        except (OSError, TimeoutError):
            return
        self._heard_at, asked = loop.time(), loop.time()
        have = {"have": self.seen} if self.seen else {}
        self.say({"type": "hello", "proto": PROTOCOL, "table": self.diary.table, **have})
        self.say({"type": "sync"})
        while not self.wire.closed and not self.over:
            await asyncio.sleep(0.02)
            if loop.time() - asked > PING_S:
                asked = loop.time()
                self.say({"type": "ping"})
            if loop.time() - self._heard_at > SILENCE_S:
                self._left.append(self.wire)
                self.wire = None
                return

    def say(self, message: Message) -> None:
        if self.wire is not None:
            super().say(message)

    def heard(self, wire: Wire, text: bytes) -> None:
        if wire is not self.wire:
            self._late(json.loads(text))
            return
        self._heard_at = asyncio.get_running_loop().time()
        super().heard(wire, text)
        message = json.loads(text)
        if message["type"] == "ack":
            self._acknowledged = max(self._acknowledged, message["rev"])

    def _late(self, message: Message) -> None:
        """Hear what a socket tells that was left."""
        if message["type"] == "ack":
            known = self.diary.acks.setdefault(message["id"], (message["v"], message["rev"]))
            assert known == (message["v"], message["rev"]), "acknowledged twice, in different places"
        elif message["type"] == "nack":
            self.diary.nacks.append((message["id"], message["code"]))

    def again(self, intent: Message) -> None:
        asyncio.get_running_loop().call_later(AGAIN_S, super().again, intent)

    def act(self, message: Message) -> None:
        """Think for a while first."""
        if message.get("legal") and self.pending is None:
            pause = self.chance.uniform(*THINKING_S)
            asyncio.get_running_loop().call_later(pause, self._act_on, message)

    def _act_on(self, message: Message) -> None:
        fresh = message["rev"] >= max(self._acknowledged, self.latest["rev"])
        if fresh and self.pending is None and not self.resting and not self.over and self.wire is not None:
            super().act(message)

    @property
    def settled(self) -> bool:
        """Whether it waits for no answer."""
        return self.over or (self.pending is None and self.wire is not None and not self.wire.closed)
