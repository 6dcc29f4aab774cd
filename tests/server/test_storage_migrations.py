"""A database of a released version, with what people have in it, becomes one of the present version."""

import asyncio
import io
from pathlib import Path

from alembic import command
from sqlalchemy import create_engine, select

from tests.server.databases import entry, execute, summary
from voliera.server.notices import devices
from voliera.server.storage import Storage, migrating, open_storage
from voliera.server.storage.friends import are_friends, friends_of, joining
from voliera.server.storage.schema import ratings, seats, sessions, tables
from voliera.server.storage.seeks import Seeks

RELEASED = "0003"
"""The revision of version 1.0."""
FILLED = (
    "INSERT INTO sessions VALUES ('wren', 'Wren', 'it', 1, 2)",
    "INSERT INTO tables (id, game, variant, players, options, settings, seats, nonce, commitment, created, public,"
    " status, v, rev, updated, start) VALUES ('table', 'birdie', 'standard', 2, '{}', '{}', '[]', 'n', 'c', 1, true,"
    " 'running', 1, 1, 5, '{}')",
    "INSERT INTO seats (table_id, seat, session_id, name) VALUES ('table', 0, 'wren', 'Wren')",
    "INSERT INTO ratings VALUES ('wren', 'birdie', 27.5, 6.25, 9, 4)",
)


def released_script() -> str:
    output = io.StringIO()
    command.upgrade(migrating._config(output), f"base:{RELEASED}", sql=True)
    return output.getvalue()


def make_released(url: str) -> None:
    """Make a database as the released version left it."""
    if url.startswith("postgres"):
        asyncio.run(execute(url, released_script(), *FILLED))
        return
    config = migrating._config()
    engine = create_engine(f"sqlite:///{url.removeprefix('sqlite:///')}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, RELEASED)
        for statement in FILLED:
            connection.exec_driver_sql(statement)
    engine.dispose()


async def everything(storage: Storage) -> list[tuple[object, ...]]:
    found: list[tuple[object, ...]] = []
    for one in (sessions.c.name, tables.c.id, seats.c.session_id, ratings.c.mu):
        found += [tuple(row) for row in await storage.fetch(select(one))]
    return found


def test_a_database_of_the_released_version_keeps_what_is_in_it(storage_url: str, tmp_path: Path) -> None:
    make_released(storage_url)

    async def work() -> None:
        storage = await open_storage(storage_url)
        assert await everything(storage) == [("Wren",), ("table",), ("wren",), (27.5,)]
        await storage.append(entry("table", 2), summary(2))
        assert await Seeks(storage).begin("wren", "Wren", "{}", 1575, 10)
        row = await Seeks(storage).of("wren")
        assert row is not None
        assert row.table_id is None
        await storage.close()

    asyncio.run(work())
    if "postgres" not in storage_url:
        assert list(tmp_path.glob(f"*.before-{migrating.newest()}"))


def test_a_device_known_before_modes_and_mutes_is_kept_and_asks_for_nothing(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'voliera.db'}")
    config = migrating._config()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0009")
        connection.exec_driver_sql("INSERT INTO sessions (id, name, lang, created, seen) VALUES ('w', 'W', 'it', 1, 2)")
        connection.exec_driver_sql(
            "INSERT INTO push_devices (id, session_id, endpoint, p256dh, auth, lang, contact, failures, created)"
            " VALUES ('d', 'w', 'https://push.example/d', 'p', 'a', 'it', 'mailto:x', 0, 1)"
        )
    engine.dispose()

    async def work() -> None:
        storage = await open_storage(str(tmp_path / "voliera.db"))
        (row,) = await devices.of_sessions(storage, ["w"])
        assert devices.hears(row, "x")
        assert (row.id, row.lang, row.kids, row.muted) == ("d", "it", None, None)
        await storage.close()

    asyncio.run(work())


def test_people_known_before_there_were_friends_are_kept_and_are_nobodys_friends(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'voliera.db'}")
    config = migrating._config()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0010")
        for statement in (
            "INSERT INTO sessions (id, name, lang, created, seen) VALUES ('w', 'W', 'it', 1, 2)",
            "INSERT INTO sessions (id, name, lang, created, seen) VALUES ('x', 'X', 'en', 1, 3)",
            FILLED[1],
            "INSERT INTO seats (table_id, seat, session_id, name) VALUES ('table', 0, 'w', 'W')",
            "INSERT INTO blocks VALUES ('w', 'x', 5)",
        ):
            connection.exec_driver_sql(statement)
    engine.dispose()

    async def work() -> None:
        storage = await open_storage(str(tmp_path / "voliera.db"))
        storage.start()
        rows = await storage.fetch(
            select(sessions.c.name, sessions.c.seen, sessions.c.table_id).order_by(sessions.c.id)
        )
        assert [tuple(row) for row in rows] == [("W", 2, None), ("X", 3, None)]
        assert await friends_of(storage, "w") == []
        await storage.run(joining("w", "x", 9))
        assert await friends_of(storage, "w") == []  # blocked before
        assert await are_friends(storage, "x", "w")
        await storage.close()

    asyncio.run(work())


def test_revisions_stand_in_one_line() -> None:
    assert migrating._scripts(migrating.FOLDER).get_heads() == [migrating.newest()]
    assert migrating.knows(RELEASED)
