"""Opening: where the file is, who may have it, what is refused and how clearly, and how old databases become new."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
import traceback
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from hatchling.builders.wheel import WheelBuilder
from sqlalchemy import create_engine, insert, select
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex, CreateTable

from tests.server.databases import PASSWORD, Postgres, entry, execute, summary, table_rows
from tests.server.running import free_port
from voliera.server.storage import Conflict, Storage, StorageError, migrating, open_storage
from voliera.server.storage.schema import metadata, notices

NEXT = "9000"
NEXT_STEP = f"""
import sqlalchemy as sa
from alembic import op

revision = "{NEXT}"
down_revision = "{migrating.newest()}"

def upgrade():
    op.add_column("sessions", sa.Column("colour", sa.String(8)))
"""


def open_and_close(url: str | None) -> None:
    async def both() -> None:
        await (await open_storage(url)).close()

    asyncio.run(both())


def refusal(url: str | None) -> StorageError:
    with pytest.raises(StorageError) as caught:
        open_and_close(url)
    return caught.value


# Where it is


def test_without_an_address_the_file_is_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VOLIERA_DATA", str(tmp_path / "own"))
    open_and_close(None)
    assert (tmp_path / "own" / "voliera.db").is_file()
    monkeypatch.delenv("VOLIERA_DATA")
    monkeypatch.setattr("voliera.server.storage.opening.user_data_path", lambda name: tmp_path / "users" / name)
    open_and_close(None)
    assert (tmp_path / "users" / "voliera" / "voliera.db").is_file()


def test_a_bare_path_and_a_sqlite_address_name_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for address in (str(tmp_path / "a ?%20#.db"), f"sqlite:///{tmp_path}/a ?%20#.db", "sqlite:///a ?%20#.db"):
        open_and_close(address)
    assert {path.name for path in tmp_path.iterdir()} == {"a ?%20#.db", "a ?%20#.db.lock"}


def test_every_connection_to_a_file_is_durable(tmp_path: Path) -> None:
    async def ask() -> None:
        storage = await open_storage(str(tmp_path / "voliera.db"))
        for engine in (storage.database._writing, storage.database._reading):  # type: ignore[attr-defined]
            with engine.connect() as connection:
                names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
                values = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]
                assert values == ["wal", 2, 1, 5000]
        await storage.close()

    asyncio.run(ask())


# What is refused


@pytest.mark.parametrize(
    "url",
    [
        "mysql://u:plumage@host/x",
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        "postgresql://u:plumage@host:port/x",
        "postgresql://u:plumage@[host/x",
        "postgresql://u:plumage@h1:1,h2:2,h3/x?port=1,2",
        "://plumage",
    ],
)
def test_a_bad_address_is_said_to_be_one_without_its_password(url: str) -> None:
    error = refusal(url)
    assert error.code == "bad_url"
    assert PASSWORD not in "".join(traceback.format_exception(error)) + repr(error) + str(error)


def test_a_file_is_for_one_process_at_a_time(tmp_path: Path) -> None:
    path = str(tmp_path / "voliera.db")
    (tmp_path / "link.db").symlink_to(path)

    async def twice() -> None:
        storage = await open_storage(path)
        for other in (path, str(tmp_path / "link.db")):
            with pytest.raises(StorageError) as caught:
                await open_storage(other)
            assert (caught.value.code, caught.value.facts) == ("locked", {"path": path})
        code = f"import fcntl; fcntl.flock(open({path + '.lock'!r}), fcntl.LOCK_EX | fcntl.LOCK_NB)"
        assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode != 0
        await storage.close()

    asyncio.run(twice())
    open_and_close(path)


HOLD = """
import asyncio, sys
from voliera.server.storage import StorageError, open_storage

async def hold():
    try:
        storage = await open_storage(sys.argv[1])
    except StorageError as error:
        print(error.code, flush=True)
        return
    print("open", flush=True)
    sys.stdin.read()
    await storage.close()

asyncio.run(hold())
"""


@contextmanager
def another_process(path: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A process that opens a file: what it says (`open`, or why not), and itself."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen([sys.executable, "-c", HOLD, str(path)], text=True, **pipes) as process:  # type: ignore[call-overload]
        try:
            yield process.stdout.readline().strip(), process
        finally:
            process.kill()


@pytest.mark.skipif(sys.platform not in ("linux", "win32"), reason="only the name is locked on other systems")
def test_a_second_name_of_a_file_does_not_let_a_second_process_in(tmp_path: Path) -> None:
    path, second = tmp_path / "voliera.db", tmp_path / "second.db"
    open_and_close(str(path))
    os.link(path, second)

    async def both() -> None:
        storage = await open_storage(str(path))
        await storage.run(table_rows("wren"))
        with another_process(second) as (said, _):
            assert said == "locked"
        with pytest.raises(StorageError) as caught:
            await open_storage(str(second))
        assert (caught.value.code, caught.value.facts) == ("locked", {"path": str(second)})
        await storage.append(entry("wren", 1), summary(1))
        with another_process(second) as (said, _):  # being refused, here and there, has taken no lock away
            assert said == "locked"
        await storage.close()

    asyncio.run(both())
    open_and_close(str(second))


@pytest.mark.skipif(sys.platform not in ("linux", "win32"), reason="only the name is locked on other systems")
def test_a_process_that_was_killed_leaves_no_lock(tmp_path: Path) -> None:
    path, second = tmp_path / "voliera.db", tmp_path / "second.db"
    with another_process(path) as (said, process):
        assert said == "open"
        os.link(path, second)
        assert refusal(str(path)).code == refusal(str(second)).code == "locked"
        process.kill()
        process.wait()
        open_and_close(str(second))
        open_and_close(str(path))


def test_sqlite_keeps_its_own_locks_beside_ours(tmp_path: Path) -> None:
    """Nobody can take the file away from under a server that runs, nor does a program that looks into it."""
    path = tmp_path / "voliera.db"
    outside = "import sqlite3, sys; sqlite3.connect(sys.argv[1], timeout=0).execute('PRAGMA journal_mode=DELETE')"

    async def play() -> None:
        storage = await open_storage(str(path))
        await storage.run(table_rows("wren"))
        done = subprocess.run([sys.executable, "-c", outside, str(path)], capture_output=True, text=True)
        assert "database is locked" in done.stderr
        await storage.append(entry("wren", 1), summary(1))
        await storage.close()

    asyncio.run(play())


def test_a_refused_file_is_not_kept_locked(tmp_path: Path) -> None:
    path = tmp_path / "voliera.db"
    path.write_text("This is a shopping list. " * 100)
    assert refusal(str(path)).code == "damaged"
    path.unlink()
    open_and_close(str(path))


def test_what_is_no_database_of_ours_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    letter = tmp_path / "letter.db"
    letter.write_text("Dear wren, " * 1000)
    assert refusal(str(letter)).code == "damaged"
    assert letter.read_text() == "Dear wren, " * 1000
    foreign = tmp_path / "foreign.db"
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE birds (name)")
    before = foreign.read_bytes()
    assert (refusal(str(foreign)).code, refusal(str(foreign)).facts["why"]) == ("damaged", "foreign")
    assert foreign.read_bytes() == before


@pytest.mark.parametrize("kept", [0.4, 0.7])
def test_half_a_file_is_damaged(tmp_path: Path, kept: float) -> None:
    path = tmp_path / "voliera.db"
    open_and_close(str(path))
    whole = path.read_bytes()
    path.write_bytes(whole[: int(len(whole) * kept)])
    assert refusal(str(path)).code == "damaged"


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for place in (tmp_path / "file" / "voliera.db", tmp_path / "file" / "deeper" / "voliera.db"):
        error = refusal(str(place))
        assert error.code == "not_writable"
        assert error.facts["path"].startswith(str(place))
    (tmp_path / "folder").mkdir()
    assert refusal(str(tmp_path / "folder")).code == "not_writable"


def test_a_database_of_a_newer_version_is_refused_and_left_as_it_is(storage_url: str) -> None:
    open_and_close(storage_url)
    change = f"UPDATE {migrating.VERSION_TABLE} SET version_num = '9999'"
    file = Path(storage_url.removeprefix("sqlite:///")) if storage_url.startswith("sqlite") else None
    if file is None:
        asyncio.run(execute(storage_url, change))
    else:
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute(change)
    before = file.read_bytes() if file else b""
    error = refusal(storage_url)
    assert (error.code, error.facts["revision"]) == ("newer", "9999")
    assert PASSWORD not in "".join(traceback.format_exception(error))
    assert file is None or (file.read_bytes() == before and not list(file.parent.glob("*before*")))


def test_a_server_that_cannot_be_used_is_said_to_be_so_without_the_password(postgres: Postgres) -> None:
    good = postgres.url("postgres")
    nobody = free_port()
    cases = {
        good.replace(f":{postgres.port}/", f":{nobody}/"): ("no_answer", {"port": str(nobody)}),
        good.replace(":plumage@", ":wrong-plumage@"): ("login", {}),
        postgres.url("nest"): ("no_database", {"database": "nest"}),
        good.replace("127.0.0.1", "no-such-host.invalid"): ("no_answer", {"host": "no-such-host.invalid"}),
    }
    for url, (why, facts) in cases.items():
        error = refusal(url)
        assert (error.code, error.facts["why"]) == ("unreachable", why)
        assert facts.items() <= error.facts.items()
        assert PASSWORD not in "".join(traceback.format_exception(error)) + repr(error) + str(error)


def test_a_database_that_others_use_is_not_written_into(postgres_url: str) -> None:
    asyncio.run(execute(postgres_url, "CREATE TABLE sessions (other int)"))
    assert refusal(postgres_url).code == "damaged"
    asyncio.run(execute(postgres_url, "DROP TABLE sessions"))
    open_and_close(postgres_url)


# How it becomes new


def test_migrations_on_sqlite_give_the_schema_of_the_code(tmp_path: Path) -> None:
    open_and_close(str(tmp_path / "voliera.db"))
    engine = create_engine(f"sqlite:///{tmp_path / 'voliera.db'}")
    with engine.connect() as connection:
        options = {"version_table": migrating.VERSION_TABLE, "compare_type": True, "compare_server_default": True}
        assert compare_metadata(MigrationContext.configure(connection, opts=options), metadata) == []
    engine.dispose()


def test_migrations_on_postgresql_give_the_schema_of_the_code(postgres: Postgres) -> None:
    migrated, made = postgres.new_database(), postgres.new_database()
    open_and_close(migrated)
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    creations = [str(CreateTable(table).compile(dialect=dialect)) for table in metadata.sorted_tables]
    indexes = [CreateIndex(index) for table in metadata.sorted_tables for index in table.indexes]
    asyncio.run(execute(made, *creations, *(str(index.compile(dialect=dialect)) for index in indexes)))

    def dump(url: str) -> list[str]:
        command = [str(postgres.binaries / "pg_dump"), "--schema-only", "-T", migrating.VERSION_TABLE, url]
        text = subprocess.run(command, capture_output=True, check=True, text=True).stdout
        return [line for line in text.splitlines() if line and not line.startswith(("--", "\\"))]

    assert "CREATE TABLE public.entries (" in dump(made)
    assert dump(migrated) == dump(made)


def test_before_a_file_is_migrated_a_copy_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "voliera.db"

    async def fill() -> None:
        storage = await open_storage(str(path))
        await storage.run(table_rows("wren"))
        await storage.append(entry("wren", 1), summary(1))
        await storage.close()

    asyncio.run(fill())
    assert not list(tmp_path.glob("*before*"))
    shutil.copytree(migrating.FOLDER, tmp_path / "steps")
    (tmp_path / "steps" / "versions" / f"{NEXT}_more.py").write_text(NEXT_STEP)
    with monkeypatch.context() as patched:
        patched.setattr(migrating, "FOLDER", tmp_path / "steps")
        open_and_close(str(path))
    assert refusal(str(path)).code == "newer"
    copy = tmp_path / f"voliera.db.before-{NEXT}"

    async def read() -> None:
        storage = await open_storage(str(copy))
        assert await storage.entries_after("wren", 0) == [entry("wren", 1)]
        await storage.close()

    asyncio.run(read())


@pytest.mark.parametrize("revision", ["0003"])
def test_a_file_of_an_earlier_version_keeps_what_is_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, revision: str
) -> None:
    """Made as that version made it, filled, then opened by this one."""
    path = tmp_path / "voliera.db"
    shutil.copytree(migrating.FOLDER, tmp_path / "steps")
    for step in (tmp_path / "steps" / "versions").glob("[0-9]*.py"):
        if step.name[:4] > revision:
            step.unlink()

    async def fill() -> None:
        storage = await open_storage(str(path))
        await storage.run(table_rows("wren"))
        await storage.append(entry("wren", 1), summary(1))
        await storage.close()

    with monkeypatch.context() as patched:
        patched.setattr(migrating, "FOLDER", tmp_path / "steps")
        asyncio.run(fill())
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute(f"SELECT version_num FROM {migrating.VERSION_TABLE}").fetchone() == (revision,)

    async def read() -> None:
        storage = await open_storage(str(path))
        assert await storage.entries_after("wren", 0) == [entry("wren", 1)]
        await storage.run(insert(notices).values(table_id="wren", turn=3, reminded=0))
        assert (await storage.fetch(select(notices.c.turn)))[0].turn == 3
        await storage.close()

    asyncio.run(read())


def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "voliera.db"
    open_and_close(str(path))
    shutil.copytree(migrating.FOLDER, tmp_path / "steps")
    (tmp_path / "steps" / "versions" / f"{NEXT}_more.py").write_text(NEXT_STEP + '    op.execute("SELECT nonsense")\n')
    with monkeypatch.context() as patched:
        patched.setattr(migrating, "FOLDER", tmp_path / "steps")
        assert refusal(str(path)).code == "damaged"
    open_and_close(str(path))
    with closing(sqlite3.connect(path)) as connection:
        assert "colour" not in {row[1] for row in connection.execute("PRAGMA table_info(sessions)")}


def test_many_processes_may_open_a_new_database_on_a_server_at_once(postgres_url: str) -> None:
    async def all_at_once() -> None:
        storages: list[Storage] = await asyncio.gather(*(open_storage(postgres_url) for _ in range(8)))
        await storages[0].run(table_rows("wren"))
        for storage in storages:
            assert len(await storage.entries_after("wren", 0)) == 0
            with pytest.raises(Conflict):
                await storage.run(table_rows("wren"))
        await asyncio.gather(*(storage.close() for storage in storages))

    asyncio.run(all_at_once())


def test_the_steps_are_in_the_package() -> None:
    root = Path(__file__).parents[2]
    files = {file.distribution_path for file in WheelBuilder(str(root)).recurse_included_files()}
    folder = migrating.FOLDER
    steps = {f"voliera/server/storage/migrations/{path.relative_to(folder)}" for path in folder.rglob("*.py")}
    assert any("versions/0001" in step for step in steps)
    assert steps <= files
