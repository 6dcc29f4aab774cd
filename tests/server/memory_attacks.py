"""Strangers who want the server's memory: every way that is known, all at once, for a while.

Each way is a coroutine that goes on until it is cancelled, and comes back whenever the server hangs up. Meanwhile an
honest player at a table wants an answer to every ping.
"""

import asyncio
import json
import re
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psutil

import voliera
from tests.server.hostile import PING, TEXT, frame
from tests.server.killing import seated
from tests.server.running import Server
from voliera.protocol.messages import PROTOCOL, Settings
from voliera.server.api import ENDPOINTS
from voliera.server.api.endpoint import Endpoint
from voliera.server.core.making import NewTable, SeatWish
from voliera.server.creation import make
from voliera.server.house import opened
from voliera.server.settings import Limits, ServerSettings

HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
CHUNKED = (
    b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
)
BLOCK = 65_536
PAUSE_S = 0.02
ANSWER_S = 120.0
"""A server that answers no ping within this time is down."""
MOST_MEMORY = 400_000_000
"""What the server may need at most, in bytes, also beside other tests."""
TO_ASK_S = 10.0
"""Seconds in which every request there is can be made once."""
GONE = (OSError, EOFError, asyncio.IncompleteReadError, TimeoutError)


@dataclass
class Target:
    """A server, a public table there, and the cookies of people who have seats at tables of their own."""

    server: Server
    table: str
    seats: list[tuple[str, str]]
    """Cookie and table."""
    record: bytes = b""
    asked: list[Endpoint] = field(default_factory=list)
    """What `every_request` has asked, in turn."""

    @property
    def port(self) -> int:
        return self.server.port

    def hello(self, table: str | None = None) -> bytes:
        return frame(json.dumps({"type": "hello", "proto": PROTOCOL, "table": table or self.table}).encode())


@dataclass
class Report:
    """What came of it."""

    at_first: int = 0
    """What the server's process needs before anybody comes, in bytes."""
    largest: int = 0
    """What it needs at most, in bytes."""
    answers: int = 0
    slowest_s: float = 0.0
    ways: dict[str, int] = field(default_factory=dict)
    """How often each way was begun."""


@asynccontextmanager
async def connected(target: Target, *, deaf: bool = False) -> AsyncIterator[asyncio.StreamWriter]:
    """A connection that reads and throws away, or does not read at all."""
    reader, writer = await asyncio.open_connection("127.0.0.1", target.port)
    transport: Any = writer.transport
    drain = None
    if deaf:
        transport.pause_reading()
    else:
        drain = asyncio.create_task(_throw_away(reader))
    try:
        yield writer
    finally:
        if drain is not None:
            drain.cancel()
        transport.abort()


async def _throw_away(reader: asyncio.StreamReader) -> None:
    with suppress(*GONE):
        while await reader.read(BLOCK):
            pass


async def poured(writer: asyncio.StreamWriter, first: bytes, again: bytes) -> None:
    """Send the same until the server hangs up."""
    writer.write(first)
    block = again * (BLOCK // len(again) + 1)
    while not writer.is_closing():
        writer.write(block)
        async with asyncio.timeout(5):
            await writer.drain()
        await asyncio.sleep(0)


def handshake(port: int, cookie: str | None = None) -> bytes:
    own = f"Cookie: voliera={cookie}\r\n" if cookie else ""
    return (
        f"GET /socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{own}"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def request(method: str, path: str, body: bytes = b"", cookie: str | None = None) -> bytes:
    own = f"Cookie: voliera={cookie}\r\n" if cookie else ""
    kind = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n" if body else ""
    return f"{method} {path} HTTP/1.1\r\nHost: x\r\n{own}{kind}\r\n".encode() + body


# The ways


async def endless_headers(target: Target) -> None:
    async with connected(target) as writer:
        await poured(writer, HEAD, b"a:b\r\n")


async def one_endless_header(target: Target) -> None:
    async with connected(target) as writer:
        await poured(writer, HEAD + b"a: ", b"b")


async def endless_trailers(target: Target) -> None:
    async with connected(target) as writer:
        await poured(writer, CHUNKED + b"2\r\n{}\r\n0\r\n", b"a:b\r\n")


async def requests_ahead(target: Target) -> None:
    async with connected(target, deaf=True) as writer:
        await poured(writer, b"", request("GET", "/api/openapi.json"))


async def unfinished_heads(target: Target) -> None:
    await _held(target, 300, HEAD + b"a: " + b"b" * 15_000)


async def unfinished_bodies(target: Target) -> None:
    head = (
        b"POST /api/study/steps HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 262000\r\n\r\n"
    )
    await _held(target, 300, head + b"[" * 250_000)


async def silent_connections(target: Target) -> None:
    await _held(target, 600, b"")


async def silent_sockets(target: Target) -> None:
    await _held(target, 400, handshake(target.port))


async def _held(target: Target, count: int, what: bytes) -> None:
    """Open many connections that say something and then nothing, and hold them."""
    writers: list[asyncio.StreamWriter] = []
    try:
        for _ in range(count):
            _, writer = await asyncio.open_connection("127.0.0.1", target.port)
            writers.append(writer)
            writer.write(what)
        await asyncio.sleep(5)
    finally:
        for writer in writers:
            writer.transport.abort()


async def pings_without_hello(target: Target) -> None:
    async with connected(target, deaf=True) as writer:
        await poured(writer, handshake(target.port), frame(b"x" * 120, PING))


async def pings_of_watchers(target: Target) -> None:
    async with connected(target, deaf=True) as writer:
        await poured(writer, handshake(target.port) + target.hello(), frame(b"x" * 120, PING))


async def empty_fragments(target: Target) -> None:
    async with connected(target) as writer:
        await poured(writer, handshake(target.port) + frame(b"{", TEXT, fin=False), frame(b"", 0, fin=False))


async def views_not_read(target: Target) -> None:
    """Players that ask for the present again and again, within their allowance, and read nothing."""
    cookie, table = target.seats[0]
    async with connected(target, deaf=True) as writer:
        writer.write(handshake(target.port, cookie) + target.hello(table))
        for _ in range(90):
            writer.write(frame(b'{"type":"sync"}'))
            await asyncio.sleep(PAUSE_S)


async def answers_not_read(target: Target) -> None:
    async with connected(target, deaf=True) as writer:
        for _ in range(4):
            writer.write(request("POST", "/api/study/steps", target.record))
        await asyncio.sleep(3)


async def large_documents(target: Target) -> None:
    body = b'{"record":{"actions":[' + b",".join([b"{}"] * 80_000) + b"]}}"
    async with connected(target) as writer:
        writer.write(request("POST", "/api/study/steps", body))
        await asyncio.sleep(1)


async def sheets(target: Target) -> None:
    body = json.dumps({"document": {"a": "x" * 65_000}}).encode()
    async with connected(target) as writer:
        for _ in range(5):
            writer.write(request("POST", "/api/sheets", body))
            await asyncio.sleep(PAUSE_S)


async def every_request(target: Target) -> None:
    """Ask for everything there is, in turn, with bodies that cannot be right: deep, long, or of another kind."""
    place = {"table": target.seats[1][1], "code": "ABCD", "game": "bower", "day": "today", "puzzle": "today"}
    async with connected(target) as writer:
        while not writer.is_closing():
            endpoint = ENDPOINTS[len(target.asked) % len(ENDPOINTS)]
            target.asked.append(endpoint)
            path = re.sub(r"{(\w+)}", lambda part: place.get(part[1], "0" * 64), endpoint.path)
            stays = endpoint.path != "/api/session"  # whoever is signed out is no attacker any more
            writer.write(request(endpoint.method, path, wrong_body(endpoint), target.seats[1][0] if stays else None))
            async with asyncio.timeout(5):
                await writer.drain()
            await asyncio.sleep(PAUSE_S)


def wrong_body(endpoint: Endpoint) -> bytes:
    """Return a body in which each field is something else, and which does not end as it began.

    Nothing where the endpoint takes none.
    """
    if endpoint.body is None:
        return b""
    wrong = (b"[" * 2_000, b'"' + b"x" * 60_000 + b'"', b"[" + b"{}," * 20_000 + b"{}]", b"9" * 4_000, b"null")
    forms = getattr(endpoint.body, "__args__", (endpoint.body,))
    names = [name.encode() for form in forms for name in getattr(form, "__struct_fields__", ())]
    chosen = wrong[len(endpoint.path) % len(wrong)]
    return b"{" + b",".join(b'"' + name + b'":' + chosen for name in names[:4]) + b"]"


async def people_and_tables(target: Target) -> None:
    table = json.dumps({"game": "bower", "seats": [{"kind": "me"}, {"kind": "free"}]}).encode()
    async with connected(target) as writer:
        for _ in range(5):
            writer.write(request("POST", "/api/session", b'{"name":"Eve"}'))
            writer.write(request("POST", "/api/tables", table, target.seats[0][0]))
            await asyncio.sleep(PAUSE_S)


async def watchers(target: Target) -> None:
    await _held(target, 150, handshake(target.port) + target.hello())


async def chat(target: Target) -> None:
    cookie, table = target.seats[1]
    async with connected(target) as writer:
        writer.write(handshake(target.port, cookie) + target.hello(table))
        for i in range(90):
            say = {"type": "say", "id": f"{time.time_ns()}-{i}", "text": "x" * 280}
            writer.write(frame(json.dumps(say).encode()))
            await asyncio.sleep(PAUSE_S)


Way = Callable[[Target], Coroutine[Any, Any, None]]
WAYS: dict[Way, int] = {
    endless_headers: 4,
    one_endless_header: 2,
    endless_trailers: 2,
    requests_ahead: 4,
    unfinished_heads: 1,
    unfinished_bodies: 1,
    silent_connections: 1,
    silent_sockets: 1,
    pings_without_hello: 8,
    pings_of_watchers: 8,
    empty_fragments: 4,
    views_not_read: 16,
    answers_not_read: 8,
    large_documents: 16,
    sheets: 4,
    every_request: 2,
    people_and_tables: 2,
    watchers: 1,
    chat: 2,
}
"""Each way, and how many go it at a time."""


def besieged(folder: Path, seconds: float) -> Report:
    """Attack a new server with the limits of production; fails unless it stays small, answers, and logs no fault."""
    database = str(folder / "strangers.db")
    diaries = asyncio.run(seated(database, 3))
    table = asyncio.run(_public_table(database, diaries[0].session))
    limits = Limits()  # the servers of other tests are more patient
    deadlines = {f"limit_{name}": getattr(limits, name) for name in ("hello_s", "silence_s", "send_timeout_s")}
    with Server(database, **deadlines) as server:
        target = Target(server, table, [(one.cookie, one.table) for one in diaries])
        report = asyncio.run(attacked(target, seconds))
        assert server.healthy()
        output = server.output()
    assert set(report.ways) == {way.__name__ for way in WAYS}
    assert {id(one) for one in target.asked} >= set(map(id, ENDPOINTS)) or seconds < TO_ASK_S, (
        "not every request was made"
    )
    assert report.answers > 1
    assert report.largest < MOST_MEMORY, report
    fault = re.search(r"Traceback|_failed", output)
    assert fault is None, output[max(fault.start() - 1_000, 0) :][:5_000]
    return report


async def _public_table(database: str, session: str) -> str:
    wish = NewTable("birdie", [SeatWish("free"), SeatWish("free")], settings=Settings(public=True))
    async with opened(ServerSettings(database=database)) as house:
        return (await make(house.services, session, "Ada", wish)).id


async def attacked(target: Target, seconds: float) -> Report:
    """Let everybody try for a while; returns what the server needed, and how it answered an honest player."""
    report = Report(psutil.Process(target.server.pid).memory_info().rss)
    target.record = json.dumps({"record": _long_record()}).encode()
    tasks = [asyncio.create_task(_again(way, target, report)) for way, count in WAYS.items() for _ in range(count)]
    tasks.append(asyncio.create_task(_weighed(target, report)))
    honest = asyncio.create_task(_honest(target, report))
    try:
        done, _ = await asyncio.wait([honest], timeout=seconds)
        for task in done:
            task.result()
    finally:
        for task in (*tasks, honest):
            task.cancel()
        await asyncio.gather(*tasks, honest, return_exceptions=True)
    return report


async def _again(way: Way, target: Target, report: Report) -> None:
    while True:
        report.ways[way.__name__] = report.ways.get(way.__name__, 0) + 1
        with suppress(*GONE):
            await way(target)
        await asyncio.sleep(PAUSE_S)


async def _weighed(target: Target, report: Report) -> None:
    process = psutil.Process(target.server.pid)
    while True:
        report.largest = max(report.largest, process.memory_info().rss)
        await asyncio.sleep(0.1)


async def _honest(target: Target, report: Report) -> None:
    """A player whose every ping is answered, on one connection that is never lost."""
    cookie, table = target.seats[-1]
    reader, writer = await asyncio.open_connection("127.0.0.1", target.port)
    try:
        writer.write(handshake(target.port, cookie))
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), ANSWER_S)
        writer.write(target.hello(table))
        await _until(reader, b'"type":"full"')
        while True:
            before = time.perf_counter()
            writer.write(frame(b'{"type":"ping"}'))
            await _until(reader, b'"type":"pong"')
            report.answers += 1
            report.slowest_s = max(report.slowest_s, time.perf_counter() - before)
            await asyncio.sleep(0.3)
    finally:
        writer.close()


async def _until(reader: asyncio.StreamReader, word: bytes) -> None:
    seen = b""
    async with asyncio.timeout(ANSWER_S):
        while word not in seen:
            part = await reader.read(BLOCK)
            if not part:
                raise ConnectionError("an honest player was sent away")
            seen = seen[-100:] + part


def _long_record() -> dict[str, Any]:
    """A finished game, whose steps are a large answer."""
    game = voliera.new("birdie", 4, "expert", seed=3)
    while not game.over:
        game.apply(game.legal()[0])
    return game.record()
