"""A database that answers but cannot be written is not healthy, until it can be written again; asking costs little."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import select

from tests.server.databases import Postgres, entry, execute, summary, table_rows
from tests.server.running import Server
from voliera.server.storage import Storage, Unavailable, health, open_storage
from voliera.server.storage.schema import probes

ASKED = 1_000
LONG_S = 60.0


async def until(wanted: bool, storage: Storage) -> None:
    """Ask until the storage says so."""
    end = time.monotonic() + LONG_S
    while await storage.health.ok() != wanted:
        assert time.monotonic() < end, f"the storage never says {wanted}"
        await asyncio.sleep(0.05)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """No commit is proof for long."""
    monkeypatch.setattr(health, "PROVED_S", 0.0)
    monkeypatch.setattr(health, "RETRY_S", 0.0)


def test_what_was_written_lately_is_not_tried_again(storage_url: str) -> None:
    async def play() -> None:
        storage = await open_storage(storage_url)
        await storage.run(table_rows("wren"))
        before = storage.commits
        for _ in range(ASKED):
            assert await storage.health.ok()
        assert storage.commits == before
        await storage.close()

    asyncio.run(play())


def test_many_who_ask_at_once_cause_one_commit(storage_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PROVED_S", 0.0)
    monkeypatch.setattr(health, "RETRY_S", LONG_S)

    async def play() -> None:
        storage = await open_storage(storage_url)
        before = storage.commits
        assert all(await asyncio.gather(*(storage.health.ok() for _ in range(ASKED))))
        assert all(await asyncio.gather(*(storage.health.ok() for _ in range(ASKED))))
        assert storage.commits - before == 1
        assert len(await storage.fetch(select(probes))) == 1
        await storage.close()

    asyncio.run(play())


async def make_read_only(storage: Storage, url: str, on: bool) -> None:
    """Reading goes on, writing does not."""
    if url.startswith("sqlite"):
        connection = storage.database._writing.raw_connection()  # type: ignore[attr-defined]
        connection.cursor().execute(f"PRAGMA query_only={'ON' if on else 'OFF'}")
        connection.close()  # goes back to where the writer takes it from
        return
    name = url.rpartition("/")[2]
    change = "SET default_transaction_read_only = on" if on else "RESET default_transaction_read_only"
    others = (
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}' AND pid <> pg_backend_pid()"
    )
    await execute(url.replace(f"/{name}", "/postgres"), f"ALTER DATABASE {name} {change}", others)


def test_a_database_that_can_only_be_read_is_noticed_without_any_traffic(storage_url: str, impatient: None) -> None:
    async def play() -> None:
        storage = await open_storage(storage_url)
        assert await storage.health.ok()
        await make_read_only(storage, storage_url, True)
        await until(False, storage)
        assert len(await storage.fetch(select(probes))) <= 1  # it answers
        await make_read_only(storage, storage_url, False)
        await until(True, storage)
        await storage.close()

    asyncio.run(play())


def test_a_server_that_is_away_and_comes_back(postgres: Postgres, postgres_url: str, impatient: None) -> None:
    async def play() -> None:
        storage = await open_storage(postgres_url)
        assert await storage.health.ok()
        postgres.kill()
        await until(False, storage)
        postgres.start()
        await until(True, storage)
        await storage.close()

    asyncio.run(play())


async def fill(storage: Storage) -> None:
    """Append long entries until nothing goes any more."""
    for v in count(1):
        try:
            await storage.append(entry("wren", v, text="x" * 20_000), summary(v))
        except Unavailable:
            return


def test_a_failed_commit_is_remembered_until_more_than_a_little_can_be_written(tmp_path: Path) -> None:
    async def play() -> None:
        storage = await open_storage(str(tmp_path / "voliera.db"))
        await storage.run(table_rows("wren", "robin"))

        def allow(pages: int) -> None:
            with storage.database._writing.connect() as connection:  # type: ignore[attr-defined]
                connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

        allow(60)
        await fill(storage)
        await storage.append(entry("robin", 1), summary(1))  # a short one has room
        assert not await storage.health.ok()
        allow(1_000)
        await until(True, storage)
        await storage.close()

    asyncio.run(play())


def test_nobody_waits_long_for_a_write_that_hangs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PROVED_S", 0.0)
    monkeypatch.setattr(health, "PATIENCE_S", 0.05)

    async def play() -> None:
        storage = await open_storage(str(tmp_path / "voliera.db"))
        commit: Callable[..., Awaitable[object]] = storage.database.commit
        free = asyncio.Event()

        async def hang(batch: object) -> object:
            await free.wait()
            return await commit(batch)

        monkeypatch.setattr(storage.database, "commit", hang)
        assert await asyncio.gather(*(storage.health.ok() for _ in range(20))) == [False] * 20
        free.set()
        await until(True, storage)
        await storage.close()

    asyncio.run(play())


# The whole server


def fill_disk(ballast: Path) -> None:
    """Leave no room beside a file."""
    free = os.statvfs(ballast.parent)
    with ballast.open("wb") as file:
        os.posix_fallocate(file.fileno(), 0, free.f_bavail * free.f_frsize)


def until_healthy(server: Server, wanted: bool) -> None:
    end = time.monotonic() + LONG_S
    while server.healthy() != wanted:
        assert time.monotonic() < end, f"/healthz never says {wanted}"
        time.sleep(0.1)


def test_a_full_disk_is_unhealthy_until_there_is_room_again(small_disk: Path) -> None:
    """Nobody plays: only the health check itself can notice."""
    with Server(small_disk / "voliera.db") as server:
        ballast = small_disk / "ballast"
        fill_disk(ballast)
        until_healthy(server, False)
        assert "storage_not_writable" in server.output()
        ballast.unlink()
        until_healthy(server, True)
        assert "storage_writable_again" in server.output()
        assert "Traceback" not in server.output()
