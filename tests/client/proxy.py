"""A cable between clients and a server that can be cut: connections end at once, and nobody answers any more."""

import asyncio
import threading
from contextlib import suppress
from types import TracebackType

from tests.server.running import free_port


class Cable:
    """A port of its own that leads to another one, while it is plugged in."""

    def __init__(self, to: int) -> None:
        self.to = to
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def __enter__(self) -> "Cable":
        self._thread.start()
        self.plug_in()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.cut()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def plug_in(self) -> None:
        """Let through what comes."""
        asyncio.run_coroutine_threadsafe(self._plug_in(), self._loop).result()

    def cut(self) -> None:
        """End everything."""
        asyncio.run_coroutine_threadsafe(self._cut(), self._loop).result()

    async def _plug_in(self) -> None:
        self._server = await asyncio.start_server(self._through, "127.0.0.1", self.port)

    async def _cut(self) -> None:
        if self._server is not None:
            self._server.close()
            self._server = None
        for writer in tuple(self._writers):
            writer.transport.abort()
        if self._tasks:
            await asyncio.wait(tuple(self._tasks))

    async def _through(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self._writers.add(writer)
        with suppress(OSError):
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.to)
            self._writers.add(far_writer)
            await asyncio.gather(_pour(reader, far_writer), _pour(far_reader, writer))
            self._writers.discard(far_writer)
        self._writers.discard(writer)
        self._tasks.discard(task)


async def _pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while part := await reader.read(65_536):
            writer.write(part)
            await writer.drain()
    writer.close()
