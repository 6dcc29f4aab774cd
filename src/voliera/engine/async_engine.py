"""`AsyncEngine`: an engine process, driven from an event loop."""

import asyncio
import time
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Literal, Self

from voliera.documents import Document, written
from voliera.engine import answers, requests
from voliera.engine.answers import Applied, Choice, Form, Info, Opened, Solution, ToMove
from voliera.engine.conversation import Conversation
from voliera.engine.driver import START_S, TIMEOUT_S, Driver
from voliera.engine.requests import INFO_MS, Ask
from voliera.errors import GameError


class AsyncEngine(Driver):
    """`Engine` for asyncio: `async with AsyncEngine("voliera engine") as engine: …`; every method is awaited.

    The event loop waits for the pipes, without a thread for each engine. Several tasks may ask; they wait for each
    other, and so does `close`. A task that is cancelled while it waits for an answer ends the process: nobody would
    read that answer.
    """

    def __init__(
        self,
        command: str | Sequence[str] | None = None,
        *,
        timeout_s: float = TIMEOUT_S,
        start_s: float = START_S,
    ) -> None:
        """Name the engine, as in `Engine`."""
        super().__init__(command, timeout_s, start_s)
        self._lock = asyncio.Lock()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def start(self) -> None:
        """See `Engine.start`."""
        async with self._lock:
            if self._talk is None:
                self._talk = Conversation(self.command)
                try:
                    self._greeting = await self._asked(requests.hello(), self.start_s)
                except GameError as refusal:
                    self._drop(refusal)
                    raise

    async def close(self) -> None:
        """See `Engine.close`."""
        async with self._lock:
            talk = self._let_go()
            if talk is not None:
                await asyncio.to_thread(talk.end, politely=True)

    async def _ask(self, asked: Ask[Form], timeout_s: float | None = None) -> Form:
        async with self._lock:
            return await self._asked(asked, self._seconds(asked, timeout_s))

    async def _asked(self, asked: Ask[Form], seconds: float) -> Form:
        talk, request = self._running(), written(asked.request)
        deadline = time.monotonic() + seconds
        try:
            talk.begin(request, asked.info)
            while (answer := talk.advance()) is None:
                await ready(talk, talk.left(deadline))
            found = self._read(talk, answer, asked.form)
        except GameError:
            asked.raise_fault()
            raise
        except BaseException as error:
            self._drop(error, asked.fault)
            raise
        asked.raise_fault()
        return found

    # Games

    async def new(
        self,
        game: str,
        players: int | None = None,
        variant: str | None = None,
        options: Document | None = None,
        seed: int | None = None,
        names: Sequence[str] | None = None,
    ) -> Opened:
        """See `Engine.new`."""
        return await self._ask(requests.new(game, players, variant, options, seed, names))

    async def setup(self, position: Document, seed: int | None = None) -> Opened:
        """See `Engine.setup`."""
        return await self._ask(requests.setup(position, seed))

    async def replay(self, record: Document) -> Opened:
        """See `Engine.replay`."""
        return await self._ask(requests.replay(record))

    async def forget(self, game_id: str | None = None) -> None:
        """See `Engine.forget`."""
        await self._ask(requests.of_game("close", answers.Answer, game_id))

    # Playing

    async def legal(self, game_id: str | None = None) -> list[Document]:
        """See `Engine.legal`."""
        return (await self._ask(requests.of_game("legal", answers.Legal, game_id))).actions

    async def to_move(self, game_id: str | None = None) -> ToMove:
        """See `Engine.to_move`."""
        return (await self._ask(requests.of_game("legal", answers.Legal, game_id))).to_move

    async def apply(self, actions: Document | Sequence[Document], game_id: str | None = None) -> Applied:
        """See `Engine.apply`."""
        return await self._ask(requests.apply(actions, game_id))

    async def undo(self, game_id: str | None = None) -> ToMove:
        """See `Engine.undo`."""
        return (await self._ask(requests.of_game("undo", answers.Moved, game_id))).to_move

    # Thinking

    async def bot(
        self,
        level: str = "greedy",
        *,
        time_ms: int | None = None,
        nodes: int | None = None,
        seed: int | None = None,
        lines: bool = False,
        most: int | None = None,
        info: Callable[[Info], object] | None = None,
        info_ms: int = INFO_MS,
        game_id: str | None = None,
        timeout_s: float | None = None,
    ) -> Choice:
        """See `Engine.bot`."""
        asked = requests.bot(level, time_ms, nodes, seed, game_id, lines=lines, most=most, info=info, info_ms=info_ms)
        return await self._ask(asked, timeout_s)

    async def stop(self) -> None:
        """See `Engine.stop`; from another task."""
        if self._talk is not None:
            self._talk.stop()

    async def solve(
        self,
        objective: Literal["points", "win"] = "points",
        *,
        time_ms: int | None = None,
        game_id: str | None = None,
        timeout_s: float | None = None,
    ) -> Solution:
        """See `Engine.solve`."""
        return await self._ask(requests.solve(objective, time_ms, game_id), timeout_s)

    # Looking

    async def view(self, seat: int | None, game_id: str | None = None) -> Document:
        """See `Engine.view`."""
        return (await self._ask(requests.view(seat, game_id))).view

    async def position(self, game_id: str | None = None) -> Document:
        """See `Engine.position`."""
        return (await self._ask(requests.of_game("position", answers.Position, game_id))).position

    async def result(self, game_id: str | None = None) -> Document:
        """See `Engine.result`."""
        return (await self._ask(requests.of_game("result", answers.Result, game_id))).result

    async def record(self, game_id: str | None = None) -> Document:
        """See `Engine.record`."""
        return (await self._ask(requests.of_game("record", answers.Record, game_id))).record

    async def components(self, game: str, game_id: str | None = None) -> Document:
        """See `Engine.components`."""
        return (await self._ask(requests.components(game, game_id))).components


async def ready(talk: Conversation, seconds: float) -> None:
    """Wait until a conversation can go on, for at most this many seconds."""
    loop = asyncio.get_running_loop()
    woken: asyncio.Future[None] = loop.create_future()
    reading, writing = talk.streams()

    def wake() -> None:
        if not woken.done():
            woken.set_result(None)

    for stream in reading:
        loop.add_reader(stream.fileno(), wake)
    for stream in writing:
        loop.add_writer(stream.fileno(), wake)
    try:
        await asyncio.wait([woken], timeout=seconds)
    finally:
        for stream in reading:
            loop.remove_reader(stream.fileno())
        for stream in writing:
            loop.remove_writer(stream.fileno())
