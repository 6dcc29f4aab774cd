"""What was acknowledged is there, exactly once and without gaps, whatever is killed, stopped, cut off or full."""

import asyncio
import random
from collections import defaultdict
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

import pytest
from sqlalchemy import select, update

from tests.server.databases import Postgres, entry, execute, summary, table_rows
from tests.waiting import PATIENCE_S
from voliera.server.storage import Conflict, Storage, Unavailable, open_storage, postgresql
from voliera.server.storage.schema import entries, seats, tables

KILLS = 10
SILENCE_S = 3.0
"""Seconds to wait for a server that is frozen: what works takes milliseconds."""
NAMES = tuple(f"t{number}" for number in range(8))


async def versions(storage: Storage, table: str) -> list[int]:
    return [one.v for one in await storage.entries_after(table, 0)]


async def once_available(storage: Storage, table: str) -> list[int]:
    """As `versions`; it is asked again until the server answers."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            with suppress(Unavailable):
                return await versions(storage, table)
            await asyncio.sleep(0.05)


def append_for_ever(url: str, acknowledge: Connection) -> None:
    """A process that plays at all tables at once, and says what was acknowledged, until it is killed."""

    async def play(storage: Storage, name: str) -> None:
        v = len(await versions(storage, name))
        while True:
            v += 1
            await storage.append(entry(name, v), summary(v))
            acknowledge.send((name, v))

    async def play_all() -> None:
        storage = await open_storage(url)
        await asyncio.gather(*(play(storage, name) for name in NAMES))

    asyncio.run(play_all())


def test_what_was_acknowledged_outlives_kills_exactly_once_and_without_gaps(storage_url: str) -> None:
    async def prepare() -> None:
        storage = await open_storage(storage_url)
        await storage.run(table_rows(*NAMES))
        await storage.close()

    async def check() -> None:
        storage = await open_storage(storage_url)
        for name in NAMES:
            there = await versions(storage, name)
            assert there == list(range(1, len(there) + 1))
            assert acknowledged[name] == sorted(set(acknowledged[name]))
            assert set(acknowledged[name]) <= set(there)
        found = {row.id: row.v for row in await storage.fetch(select(tables.c.id, tables.c.v))}
        assert found == {name: len(await versions(storage, name)) for name in NAMES}
        await storage.close()

    asyncio.run(prepare())
    acknowledged: dict[str, list[int]] = defaultdict(list)
    context = get_context("forkserver")
    context.set_forkserver_preload([__name__])
    chance = random.Random(7)
    for _ in range(KILLS):
        heard, told = context.Pipe(duplex=False)
        process = context.Process(target=append_for_ever, args=(storage_url, told), daemon=True)
        process.start()
        told.close()
        enough = chance.randrange(1, 60)
        while enough:
            name, v = heard.recv()
            acknowledged[name].append(v)
            enough -= 1
        process.kill()
        process.join()
        try:
            while True:
                name, v = heard.recv()
                acknowledged[name].append(v)
        except EOFError:
            heard.close()
        process.close()
    asyncio.run(check())
    assert sum(map(len, acknowledged.values())) >= KILLS


# The server goes and comes


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_server_that_was_away_is_used_again_when_it_is_back(postgres: Postgres, postgres_url: str, how: str) -> None:
    async def play() -> None:
        storage = await open_storage(postgres_url)
        await storage.run(table_rows("wren"))
        await storage.append(entry("wren", 1), summary(1))
        getattr(postgres, how)()
        for _ in range(2):
            with pytest.raises(Unavailable):
                await storage.append(entry("wren", 2), summary(2))
            with pytest.raises(Unavailable):
                await versions(storage, "wren")
        postgres.start()
        assert await versions(storage, "wren") == [1]
        await storage.append(entry("wren", 2), summary(2))
        assert await versions(storage, "wren") == [1, 2]
        await storage.close()

    asyncio.run(play())


def test_a_server_that_falls_silent_is_unavailable_not_a_hang(
    postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "COMMAND_S", SILENCE_S)
    monkeypatch.setattr(postgresql, "CONNECT_S", SILENCE_S)

    async def play() -> None:
        storage = await open_storage(postgres_url)
        await storage.run(table_rows("wren"))
        assert await versions(storage, "wren") == []
        postgres.freeze()
        for _ in range(2):  # on the connections that were open, and on new ones
            asked = [
                asyncio.ensure_future(storage.append(entry("wren", 1), summary(1))),
                *(asyncio.ensure_future(versions(storage, "wren")) for _ in range(20)),
            ]
            await asyncio.wait(asked, timeout=PATIENCE_S)
            assert {type(one.exception()) for one in asked} == {Unavailable}
        postgres.thaw()
        while await once_available(storage, "wren") == []:  # it needs a moment to work off what it was asked
            with suppress(Unavailable, Conflict):
                await storage.append(entry("wren", 1), summary(1))
        assert await once_available(storage, "wren") == [1]
        await storage.close()

    asyncio.run(play())


def test_a_commit_that_takes_too_long_leaves_nothing_behind(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql, "COMMAND_S", SILENCE_S)

    async def play() -> None:
        storage = await open_storage(postgres_url)
        await storage.run(table_rows("wren", "robin"))
        somebody = await postgresql.connect(postgres_url)
        await somebody.execute("BEGIN; LOCK TABLE seats")
        with pytest.raises(Unavailable):
            await storage.append(entry("wren", 1), summary(1), [update(seats).values(name="ada")])
        await somebody.execute("ROLLBACK")
        await somebody.close()
        await storage.append(entry("robin", 1), summary(1))
        assert await versions(storage, "wren") == []
        assert await versions(storage, "robin") == [1]
        await storage.close()

    asyncio.run(play())


def test_closing_does_not_wait_for_a_silent_server(
    postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "COMMAND_S", SILENCE_S)

    async def play() -> None:
        storage = await open_storage(postgres_url)
        await storage.run(table_rows("wren"))
        assert await versions(storage, "wren") == []
        postgres.freeze()
        write = asyncio.create_task(storage.append(entry("wren", 1), summary(1)))
        await asyncio.sleep(0)
        await asyncio.wait_for(storage.close(), PATIENCE_S)
        assert isinstance(write.exception(), Unavailable)

    asyncio.run(play())


@pytest.mark.parametrize("arrives", [True, False])
def test_a_commit_whose_answer_is_lost_is_unavailable_and_reading_tells(
    postgres: Postgres, postgres_url: str, arrives: bool
) -> None:
    """Between us and the server sits somebody who cuts the line as soon as COMMIT comes by."""
    cutting = False

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, to_server: bool) -> None:
        while data := await reader.read(65536):
            cut = cutting and to_server and b"COMMIT" in data
            if not cut or arrives:
                writer.write(data)
                await writer.drain()
            if cut:
                break
        writer.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        server_reader, server_writer = await asyncio.open_connection("127.0.0.1", postgres.port)
        back = asyncio.create_task(pass_on(server_reader, writer, False))
        await pass_on(reader, server_writer, True)
        back.cancel()
        await asyncio.gather(back, return_exceptions=True)
        writer.close()

    async def play() -> None:
        nonlocal cutting
        async with await asyncio.start_server(serve, "127.0.0.1", 0) as between:
            port = between.sockets[0].getsockname()[1]
            storage = await open_storage(postgres_url.replace(f":{postgres.port}/", f":{port}/"))
            await storage.run(table_rows("wren"))
            cutting = True
            with pytest.raises(Unavailable):
                await storage.append(entry("wren", 1), summary(1))
            cutting = False
            while arrives and await once_available(storage, "wren") == []:  # the server is still at it
                continue
            assert await once_available(storage, "wren") == ([1] if arrives else [])
            if arrives:
                with pytest.raises(Conflict):
                    await storage.append(entry("wren", 1), summary(1))
            else:
                await storage.append(entry("wren", 1), summary(1))
            assert await versions(storage, "wren") == [1]
            await storage.close()

    asyncio.run(play())


def test_a_backend_that_the_server_ends_is_replaced(postgres_url: str) -> None:
    async def play() -> None:
        storage = await open_storage(postgres_url)
        await storage.run(table_rows("wren"))
        assert await versions(storage, "wren") == []
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid()"
        await execute(postgres_url, f"{others} AND datname = current_database()")
        assert await once_available(storage, "wren") == []
        await storage.append(entry("wren", 1), summary(1))
        await storage.close()

    asyncio.run(play())


# The disk is full


async def fill(storage: Storage, first: int) -> int:
    """Append until nothing goes any more; the `v` that was acknowledged last."""
    for v in range(first, 10_000):
        try:
            await storage.append(entry("wren", v, text="x" * 20_000), summary(v))
        except Unavailable:
            return v - 1
    raise AssertionError("the disk is not small")


async def is_as_acknowledged(storage: Storage, last: int) -> None:
    assert await versions(storage, "wren") == list(range(1, last + 1))
    assert [row.v for row in await storage.fetch(select(tables.c.v))] == [last]


def test_a_full_disk_is_unavailable_until_there_is_room_again(small_disk: Path) -> None:
    async def play() -> None:
        ballast = small_disk / "ballast"
        ballast.write_bytes(bytes(700_000))
        storage = await open_storage(str(small_disk / "voliera.db"))
        await storage.run(table_rows("wren"))
        last = await fill(storage, 1)
        await is_as_acknowledged(storage, last)
        with pytest.raises(Unavailable):
            await storage.append(entry("wren", last + 1, text="x" * 20_000), summary(last + 1))
        ballast.unlink()
        after = await fill(storage, last + 1)
        assert after > last
        await is_as_acknowledged(storage, after)
        await storage.close()
        storage = await open_storage(str(small_disk / "voliera.db"))
        await is_as_acknowledged(storage, after)
        await storage.close()

    asyncio.run(play())


def test_a_file_that_may_not_grow_is_unavailable_until_it_may(tmp_path: Path) -> None:
    async def play() -> None:
        storage = await open_storage(str(tmp_path / "voliera.db"))
        await storage.run(table_rows("wren"))

        def allow(pages: int) -> None:
            with storage.database._writing.connect() as connection:  # type: ignore[attr-defined]
                connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

        allow(100)
        last = await fill(storage, 1)
        await is_as_acknowledged(storage, last)
        allow(1_000)
        await storage.append(entry("wren", last + 1, text="x" * 20_000), summary(last + 1))
        await is_as_acknowledged(storage, last + 1)
        assert len(await storage.fetch(select(entries.c.v))) == last + 1
        await storage.close()

    asyncio.run(play())
