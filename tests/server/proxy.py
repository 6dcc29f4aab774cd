"""A TCP proxy between a server and its database or Redis, which can cut, swallow and delay what passes.

All proxies live in one thread with a loop of its own, so that tests may block while they work.
"""

import asyncio
import threading
from collections.abc import Coroutine
from types import TracebackType
from typing import Any, Literal

Mode = Literal["pass", "cut", "swallow", "delay"]
MOMENT_S = 0.02
CHUNK = 65_536


class Proxy:
    """One way to one port.

    `cut` ends connections at once, also new ones. `swallow` accepts and keeps them, and nothing comes through: what was
    sent meanwhile arrives when the way is free again, as after a partition of a network. `delay` is slow.
    """

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self.mode: Mode = "pass"
        self.delay_s = 0.0
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Listen on a free port."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """Listen no more, and end all connections."""
        assert self._server is not None
        self._server.close()
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def cut(self) -> None:
        """End all connections."""
        for writer in self._writers:
            writer.transport.abort()

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._connect(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            await self._gate()
            if self.mode == "cut":
                raise ConnectionResetError("cut")
            there, to = await asyncio.open_connection("127.0.0.1", self.target)
            self._writers.add(to)
            try:
                async with asyncio.TaskGroup() as ways:
                    ways.create_task(self._pump(reader, to))
                    ways.create_task(self._pump(there, writer))
            finally:
                self._writers.discard(to)
                to.transport.abort()
        except* OSError:  # one end is gone: so is the other
            pass
        finally:
            self._writers.discard(writer)
            writer.transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while chunk := await reader.read(CHUNK):
            await self._gate()
            writer.write(chunk)
            await writer.drain()
        raise ConnectionResetError("one end is gone")

    async def _gate(self) -> None:
        """Wait until something may pass."""
        if self.mode == "delay":
            await asyncio.sleep(self.delay_s)
        while self.mode == "swallow":
            await asyncio.sleep(MOMENT_S)


class Proxies:
    """The thread in which proxies live."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._opened: list[Proxy] = []
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True, name="proxies")

    def __enter__(self) -> "Proxies":
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        for proxy in self._opened:
            self._call(proxy.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def to(self, port: int) -> Proxy:
        """Open a way to a port of this machine."""
        proxy = Proxy(port)
        self._call(proxy.open())
        self._opened.append(proxy)
        return proxy

    def set(self, proxy: Proxy, mode: Mode, delay_s: float = 0.0) -> None:
        """Change what a proxy does."""

        async def change() -> None:
            proxy.mode, proxy.delay_s = mode, delay_s
            if mode == "cut":
                proxy.cut()

        self._call(change())

    def _call(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(30)
