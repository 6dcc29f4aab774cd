"""Sockets for tests: say something, expect something."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Protocol

from benchmarks.wire import Wire, connect
from tests.waiting import PATIENCE_S, until
from voliera.protocol.messages import PROTOCOL

Message = dict[str, Any]


class Listening(Protocol):
    """A server of any kind."""

    port: int


class Talk:
    """One socket that says what a test wants it to say."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[Message] = asyncio.Queue()
        self.wire: Wire | None = None

    def hear(self, _: Wire, text: bytes) -> None:
        self.heard.put_nowait(json.loads(text))

    def say(self, kind: str, **fields: Any) -> None:
        assert self.wire is not None
        self.wire.say(json.dumps({"type": kind, **fields}).encode())

    async def next(self, *kinds: str) -> Message:
        """The next message of these kinds; others are passed over."""
        while True:
            message = await asyncio.wait_for(self.heard.get(), PATIENCE_S)
            if not kinds or message["type"] in kinds:
                return message

    async def closed(self) -> None:
        assert self.wire is not None
        wire = self.wire
        await until(lambda: wire.closed)

    async def before_pong(self) -> list[Message]:
        """Everything that is said before the answer to a ping."""
        self.say("ping")
        heard: list[Message] = []
        while (message := await self.next())["type"] != "pong":
            heard.append(message)
        return heard


@asynccontextmanager
async def talking(server: Listening, cookie: str | None, table: str | None = None, **hello: Any) -> AsyncIterator[Talk]:
    """An open socket; with a table, it has said hello."""
    talk = Talk()
    talk.wire = await connect(server.port, "/socket", talk.hear, cookie)
    try:
        if table is not None:
            talk.say("hello", **{"proto": PROTOCOL, "table": table, **hello})
        yield talk
    finally:
        talk.wire.close()


async def both(server: Listening, cookies: list[str], table: str) -> tuple[int, Message]:
    """Which of two players is to move, and what that one sees."""
    for i, cookie in enumerate(cookies):
        async with talking(server, cookie, table) as talk:
            message = await talk.next("full")
            if message.get("legal"):
                return i, message
    raise AssertionError("nobody is to move")
