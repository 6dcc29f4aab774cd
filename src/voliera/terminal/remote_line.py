"""The line to a served table: the client lives in a thread of its own, so that it answers while a person thinks.

What arrives there is put together as `News`: one consistent moment of the table, and what happened just before it. The
person's thread takes them one by one, when it is ready to show them.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, TypeVar

from voliera.client import Client, Table, sit_down
from voliera.documents import Document
from voliera.protocol.messages import TableInfo, Viewer

Value = TypeVar("Value")
STOP_S = 3.0


@dataclass(frozen=True)
class Now:
    """One moment of a table."""

    rev: int
    v: int
    info: TableInfo
    viewer: Viewer
    view: Document | None
    legal: list[Document]
    can_undo: str | None
    clock: Document | None
    result: Document | None
    connected: bool
    present: tuple[bool, ...]


@dataclass(frozen=True)
class News:
    """What has changed; with an error, it was the last."""

    now: Now | None
    events: list[Document] = field(default_factory=list)
    error: Exception | None = None


class Line:
    """Open while it is entered: `with Line(where, …) as line`. Raises what the client raises."""

    def __init__(self, server: str, where: str, name: str | None, lang: str, cookie: str | None) -> None:
        self.where = where
        self.news: queue.SimpleQueue[News] = queue.SimpleQueue()
        self.cookie = cookie
        self.table_id = ""
        self._person = (server, name, lang, cookie)
        self._loop = asyncio.new_event_loop()
        self._open: queue.SimpleQueue[Exception | None] = queue.SimpleQueue()
        self._table: Table | None = None
        self._http: Client | None = None
        self._done: asyncio.Event | None = None
        self._thread = threading.Thread(target=self._run, name="line", daemon=True)

    def __enter__(self) -> Line:
        self._thread.start()
        error = self._open.get()
        if error is not None:
            raise error
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._done is not None:
            self._loop.call_soon_threadsafe(self._done.set)
        self._thread.join(STOP_S)

    def do(self, work: Callable[[Table], Coroutine[Any, Any, Value]]) -> Value:
        """Let the live table do something, and wait for it."""
        assert self._table is not None
        return asyncio.run_coroutine_threadsafe(work(self._table), self._loop).result()

    def record(self) -> Document:
        """The record of the finished game."""
        assert self._http is not None
        return asyncio.run_coroutine_threadsafe(self._http.record(self.table_id), self._loop).result()

    # In the thread

    def _run(self) -> None:
        try:
            with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
                runner.run(self._stay())
        except Exception as error:  # whatever it was: nobody must wait for us
            self._open.put(error)
            self.news.put(News(None, error=error))

    async def _stay(self) -> None:
        self._done = asyncio.Event()
        async with Client(*self._person) as client:
            self.cookie, self._http = client.cookie, client
            self.table_id = await sit_down(client, self.where)
            async with client.table(self.table_id) as table:
                self._table = table
                listening = asyncio.create_task(self._listen(table))
                leaving = asyncio.create_task(self._done.wait())
                self._open.put(None)
                await asyncio.wait([listening, leaving], return_when=asyncio.FIRST_COMPLETED)
                listening.cancel()
                leaving.cancel()
                await asyncio.wait([listening, leaving])
                if not self._done.is_set():
                    listening.result()

    async def _listen(self, table: Table) -> None:
        """Begin with the present as somebody sees it who comes in, the last round of turns included."""
        events = table.events
        await table.sync()
        while True:
            self.news.put(News(_moment(table), events.waiting()))
            await table.changed()


def _moment(table: Table) -> Now:
    assert table.info is not None
    assert table.viewer is not None
    return Now(
        table.rev,
        table.v,
        table.info,
        table.viewer,
        table.view,
        table.legal,
        table.can_undo,
        table.clock,
        table.result,
        table.connected,
        tuple(table.present),
    )
