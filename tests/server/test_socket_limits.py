"""What sockets may hold: players always get in, strangers fill nothing, and a peer that reads nothing is cut off."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.hostile import CLOSE, PING, PONG, TEXT, frame
from tests.server.killing import seated
from tests.server.serving import Serving
from tests.server.sockets import Talk, talking
from voliera.protocol.messages import PROTOCOL

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]

PATIENCE_S = 60.0
MUCH = 16 * 1024 * 1024
LIMITS = {
    "VOLIERA_LIMIT_WATCHERS_PER_TABLE": "5",
    "VOLIERA_LIMIT_SOCKETS_PER_SESSION": "4",
    "VOLIERA_LIMIT_SOCKETS_PER_ADDRESS": "60",
    "VOLIERA_LIMIT_HELLO_S": "3",
    "VOLIERA_LIMIT_SEND_TIMEOUT_S": "1",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("sockets"), environment=LIMITS) as running:
        yield running
        assert "Traceback" not in running.log()
        assert '"level": "error"' not in running.log()


def table(server: Serving, host: str, *, public: bool) -> str:
    wish = {"game": "birdie", "seats": [{"kind": "me"}, {"kind": "free"}], "settings": {"public": public}}
    made = server.ask("POST", "/api/tables", wish, host)
    assert made.status == 201
    return str(made.document["id"])


def secret(cookie: str) -> str:
    return cookie.partition("=")[2]


async def goodbye(talk: Talk) -> tuple[str, int | None]:
    bye = await talk.next("bye")
    return bye["why"], bye.get("retry_ms")


def test_watchers_fill_their_own_places_and_never_a_player_s(server: Serving) -> None:
    host = server.person("Ada")
    public = table(server, host, public=True)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            for _ in range(5):
                watcher = await stack.enter_async_context(talking(server, None, public))
                assert (await watcher.next("full"))["you"]["kind"] == "watch"
            one_more = await stack.enter_async_context(talking(server, None, public))
            assert await goodbye(one_more) == ("full_house", 60_000)
            player = await stack.enter_async_context(talking(server, secret(host), public))
            assert (await player.next("full"))["you"] == {"kind": "seat", "seat": 0}

    asyncio.run(scene())


def test_whoever_has_a_link_does_not_compete_with_the_public(server: Serving) -> None:
    host = server.person("Ada")
    public = table(server, host, public=True)
    link = server.ask("POST", f"/api/tables/{public}/links", {"kind": "watch"}, host).document
    friend = server.person("Bea")
    assert server.ask("POST", "/api/links/exchange", {"token": link["token"]}, friend).status == 200

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            for _ in range(5):
                watcher = await stack.enter_async_context(talking(server, None, public))
                await watcher.next("full")
            guest = await stack.enter_async_context(talking(server, secret(friend), public))
            assert (await guest.next("full", "bye"))["type"] == "full"

    asyncio.run(scene())


def test_of_one_person_s_sockets_the_oldest_goes(server: Serving) -> None:
    host = server.person("Ada")
    private = table(server, host, public=False)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            talks = [await stack.enter_async_context(talking(server, secret(host), private)) for _ in range(4)]
            for talk in talks:
                await talk.next("full")
            newest = await stack.enter_async_context(talking(server, secret(host), private))
            assert (await newest.next("full"))["you"] == {"kind": "seat", "seat": 0}
            assert await goodbye(talks[0]) == ("many_sockets", None)
            for talk in (*talks[1:], newest):
                talk.say("ping")
                await talk.next("pong")

    asyncio.run(scene())


def test_a_device_that_was_signed_out_loses_its_socket_and_the_other_keeps_its_own(server: Serving) -> None:
    lost = server.person("Ada")
    code = server.ask("POST", "/api/session/code", {}, lost).document["code"]
    answer = server.ask("POST", "/api/session/claim", {"code": code})
    kept = answer.headers["set-cookie"].partition(";")[0]
    private = table(server, lost, public=False)

    async def scene() -> None:
        async with talking(server, secret(lost), private) as gone, talking(server, secret(kept), private) as there:
            for talk in (gone, there):
                assert (await talk.next("full"))["you"] == {"kind": "seat", "seat": 0}
            assert server.ask("POST", "/api/session/others", {}, kept).status == 204
            told = asyncio.create_task(goodbye(gone))
            while not told.done():
                gone.say("ping")
                there.say("ping")
                await there.next("pong")
                await asyncio.sleep(0.5)
            assert await told == ("no_session", None)
            there.say("ping")
            await there.next("pong")

    asyncio.run(scene())


def test_one_address_has_so_many_sockets_and_gets_them_back(server: Serving) -> None:
    host = server.person("Ada")
    private = table(server, host, public=False)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            opened = 0
            while opened < 80 and await opens(stack):
                opened += 1
            assert 1 < opened < 80
        async with asyncio.timeout(PATIENCE_S):
            while not await lets_in():
                await asyncio.sleep(0.05)

    async def opens(stack: AsyncExitStack) -> bool:
        try:
            await stack.enter_async_context(talking(server, None))
        except ConnectionError:
            return False
        return True

    async def lets_in() -> bool:
        try:
            async with talking(server, secret(host), private) as talk:
                return bool(await talk.next("full"))
        except ConnectionError:
            return False

    asyncio.run(scene())


def test_a_stranger_does_not_learn_which_tables_there_are(server: Serving) -> None:
    private = table(server, server.person("Ada"), public=False)
    stranger = server.person("Eve")

    async def scene() -> None:
        for asked in (private, "a" * len(private)):
            for cookie in (None, secret(stranger)):
                async with talking(server, cookie, asked) as talk:
                    assert await goodbye(talk) == ("no_table", None)

    asyncio.run(scene())


# Peers that play with the protocol


@asynccontextmanager
async def raw(server: Serving, cookie: str | None = None) -> AsyncIterator[Streams]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    own = f"Cookie: voliera={cookie}\r\n" if cookie else ""
    writer.write(
        f"GET /socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{own}"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b" 101 " in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE_S)
    try:
        yield reader, writer
    finally:
        writer.close()


async def pour(writer: asyncio.StreamWriter, what: bytes, most: int) -> int:
    """Send the same forever; returns how much was sent before the server hung up."""
    sent, block = 0, what * (16_384 // len(what) + 1)
    try:
        while sent < most and not writer.is_closing():
            writer.write(block)
            sent += len(block)
            await asyncio.wait_for(writer.drain(), PATIENCE_S)
    except ConnectionError:
        pass
    return sent


async def ended(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, reads: bool) -> None:
    """Wait until the server hangs up; a peer that does not read notices when it can write no more."""
    transport = writer.transport
    assert isinstance(transport, asyncio.Transport)
    if not reads:
        transport.pause_reading()
    async with asyncio.timeout(PATIENCE_S):
        while not transport.is_closing() and not (reads and await at_end(reader)):
            writer.write(frame(b"", PONG))
            await asyncio.sleep(0.05)


async def at_end(reader: asyncio.StreamReader) -> bool:
    try:
        return not await reader.read(65_536)
    except ConnectionError:
        return True


@pytest.mark.parametrize("greeted", [False, True])
def test_pings_are_counted(server: Serving, greeted: bool) -> None:
    public = table(server, server.person("Ada"), public=True)

    async def scene() -> int:
        async with raw(server) as (_, writer):
            if greeted:
                writer.write(frame(json.dumps({"type": "hello", "proto": PROTOCOL, "table": public}).encode()))
            return await pour(writer, frame(b"x" * 100, PING), MUCH)

    assert asyncio.run(scene()) < MUCH


def test_a_few_pings_are_answered(server: Serving) -> None:
    async def scene() -> None:
        async with raw(server) as (reader, writer):
            for _ in range(5):
                writer.write(frame(b"x", PING))
                assert await asyncio.wait_for(reader.readexactly(3), PATIENCE_S) == b"\x8a\x01x"

    asyncio.run(scene())


@pytest.mark.parametrize("more", [frame(b"\x03\xe8", CLOSE), frame(b"\xff"), b""], ids=["close", "again", "alone"])
def test_what_is_not_utf8_ends_a_socket_without_a_word_in_the_log(server: Serving, more: bytes) -> None:
    """Also when the peer has said goodbye in the same breath, or says it again."""

    async def scene() -> None:
        async with raw(server) as (reader, writer):
            writer.write(frame(b"\xff") + more)
            await ended(reader, writer, reads=True)

    asyncio.run(scene())
    assert '"level": "error"' not in server.log()


def test_empty_fragments_are_counted(server: Serving) -> None:
    async def scene() -> int:
        async with raw(server) as (_, writer):
            writer.write(frame(b'{"', TEXT, fin=False))
            return await pour(writer, frame(b"", 0, fin=False), MUCH)

    assert asyncio.run(scene()) < MUCH


@pytest.mark.parametrize("reads", [True, False])
def test_a_socket_without_hello_is_closed_whether_it_reads_or_not(server: Serving, reads: bool) -> None:
    async def scene() -> None:
        async with raw(server) as (reader, writer):
            writer.write(b"".join(frame(b"x" * 100, PING) for _ in range(10)))
            await ended(reader, writer, reads=reads)

    asyncio.run(scene())


def test_a_player_who_never_reads_is_cut_off(tmp_path: Path) -> None:
    """Views pile up for it until its queue is full; then the connection ends, however little it reads."""
    database = str(tmp_path / "deaf.db")
    diaries = asyncio.run(seated(database, 1))
    settings: dict[str, Any] = {"VOLIERA_DATABASE": database, **LIMITS, "VOLIERA_LIMIT_SEAT_MESSAGES": "100000"}
    with Serving(tmp_path, environment=settings) as running:

        async def scene() -> None:
            async with raw(running, diaries[0].cookie) as (_, writer):
                transport = writer.transport
                assert isinstance(transport, asyncio.Transport)
                writer.write(
                    frame(json.dumps({"type": "hello", "proto": PROTOCOL, "table": diaries[0].table}).encode())
                )
                transport.pause_reading()
                async with asyncio.timeout(PATIENCE_S):
                    while not transport.is_closing():
                        writer.write(frame(b'{"type":"sync"}') * 50)
                        await asyncio.sleep(0.02)

        asyncio.run(scene())
