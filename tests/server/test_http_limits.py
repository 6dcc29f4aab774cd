"""What strangers may send by HTTP before anybody knows them: every part of a request has a size and a deadline.

The deadlines are short here, so that they pass soon; how soon they are noticed is not a matter of this test.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Server

PATIENCE_S = 60.0
MEGABYTES = 8 * 1024 * 1024
"""More than any part of a request may have, and more than the system holds on the way."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("http") / "http.db"
    limits: dict[str, Any] = {
        "limit_head_s": 2.0,
        "limit_body_s": 2.0,
        "limit_send_timeout_s": 1.0,
        "limit_requests_unfinished": 20,
        "limit_connections_idle": 20,
    }
    with Server(database, thinkers=0, **limits) as running:
        yield running
        assert "Traceback" not in running.output()


class Caller:
    """A raw connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def pour(self, first: bytes, again: bytes, most: int = MEGABYTES) -> int:
        """Send the same forever; returns how much was sent before the server hung up."""
        self.send(first)
        sent, block = 0, again * (16_384 // len(again) + 1)
        try:
            while sent < most and not self.writer.is_closing():
                self.send(block)
                sent += len(block)
                await asyncio.wait_for(self.writer.drain(), PATIENCE_S)
        except ConnectionError:
            pass
        return sent

    async def status(self) -> int | None:
        """The status of an answer; None where the connection was closed without one."""
        try:
            line = await asyncio.wait_for(self.reader.readline(), PATIENCE_S)
        except ConnectionError:
            return None
        return int(line.split()[1]) if line else None

    async def closed(self) -> None:
        """Wait until the server hangs up."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                while await self.reader.read(65_536):
                    pass
        except ConnectionError:
            return


@asynccontextmanager
async def calling(server: Server) -> AsyncIterator[Caller]:
    caller = Caller(*await asyncio.open_connection("127.0.0.1", server.port))
    try:
        yield caller
    finally:
        caller.writer.close()


HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
CHUNKED = (
    b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
)
ENDLESS = {
    "headers": (HEAD, b"a:b\r\n"),
    "one header": (HEAD + b"a: ", b"b"),
    "one name": (HEAD, b"b"),
    "the path": (b"GET /", b"a"),
    "empty lines": (b"", b"\r\n"),
    "a chunk's extension": (CHUNKED + b"1;a=", b"b"),
    "extensions of chunks": (CHUNKED, b"1;" + b"e" * 200 + b"\r\n \r\n"),
    "trailers": (CHUNKED + b"2\r\n{}\r\n0\r\n", b"a:b\r\n"),
    "one trailer": (CHUNKED + b"2\r\n{}\r\n0\r\na: ", b"b"),
    "requests sent ahead": (b"", HEAD + b"\r\n"),
}


@pytest.mark.parametrize("part", ENDLESS)
def test_what_never_ends_is_cut_off(server: Server, part: str) -> None:
    async def attack() -> int:
        async with calling(server) as caller:
            return await caller.pour(*ENDLESS[part])

    assert asyncio.run(attack()) < MEGABYTES
    assert server.healthy()


def test_large_headers_are_refused_by_name(server: Server) -> None:
    async def attack() -> list[int | None]:
        found = []
        for header in (b"a: " + b"b" * 17_000 + b"\r\n", b"a: b\r\n" * 200):
            async with calling(server) as caller:
                caller.send(HEAD + header + b"\r\n")
                found.append(await caller.status())
        return found

    assert asyncio.run(attack()) == [431, 431]


def test_ordinary_requests_pass_on_one_connection(server: Server) -> None:
    """Cookies of some kilobytes, small chunks, and a few requests sent ahead are all right."""

    async def ask() -> list[int | None]:
        found = []
        async with calling(server) as caller:
            caller.send(HEAD + b"Cookie: a=" + b"b" * 8_000 + b"\r\n\r\n")
            found.append(await caller.status())
        async with calling(server) as caller:
            body = json.dumps({"name": "Ada"}).encode()
            caller.send(CHUNKED + b"".join(b"1\r\n%c\r\n" % byte for byte in body) + b"0\r\nafter: word\r\n\r\n")
            found.append(await caller.status())
        async with calling(server) as caller:
            caller.send((HEAD + b"\r\n") * 5)
            text = b""
            while text.count(b"HTTP/1.1 200") < 5:
                text += await asyncio.wait_for(caller.reader.read(65_536), PATIENCE_S)
            found.append(200)
        return found

    assert asyncio.run(ask()) == [200, 201, 200]


@pytest.mark.parametrize(
    "begun",
    [
        b"GET /healthz HT",
        HEAD,
        HEAD + b"a: b",
        b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{",
        CHUNKED,
        CHUNKED + b"2\r\n{}\r\n0\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n",
    ],
)
def test_a_request_that_is_never_finished_has_a_deadline(server: Server, begun: bytes) -> None:
    async def attack() -> None:
        async with calling(server) as caller:
            caller.send(begun)
            await caller.closed()

    asyncio.run(attack())


def test_a_slow_trickle_does_not_move_the_deadline(server: Server) -> None:
    async def attack() -> None:
        async with calling(server) as caller:
            caller.send(HEAD)
            ended = asyncio.create_task(caller.closed())
            while not ended.done():
                caller.send(b"a: b\r\n")
                await asyncio.sleep(0.2)
            await ended

    asyncio.run(attack())


@pytest.mark.parametrize("begun", [HEAD, b""])
def test_of_many_open_connections_the_oldest_go(server: Server, begun: bytes) -> None:
    """Three hundred people could not be answered beside as many who only hold a connection."""

    async def attack() -> int:
        callers = [Caller(*await asyncio.open_connection("127.0.0.1", server.port)) for _ in range(60)]
        for caller in callers:
            caller.send(begun)
        try:
            await asyncio.wait_for(asyncio.gather(*(caller.closed() for caller in callers[:30])), PATIENCE_S)
            async with calling(server) as honest:
                honest.send(HEAD + b"\r\n")
                status = await honest.status()
            assert status is not None
            return status
        finally:
            for caller in callers:
                caller.writer.close()

    assert asyncio.run(attack()) == 200


def test_an_answer_that_is_never_read_is_not_kept(server: Server, tmp_path: Path) -> None:
    async def attack() -> None:
        """Asks for large files without reading one; the server hangs up, so that sending more fails at last."""
        async with calling(server) as caller:
            transport = caller.writer.transport
            assert isinstance(transport, asyncio.Transport)
            transport.pause_reading()
            async with asyncio.timeout(PATIENCE_S):
                while not transport.is_closing():
                    caller.send(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")
                    await asyncio.sleep(0.05)

    asyncio.run(attack())
