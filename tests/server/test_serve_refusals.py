"""Why a server cannot start is said in the reader's language, with what to do, without a password, and as a refusal."""

import asyncio
import socket
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from starlette.applications import Starlette
from typer.testing import CliRunner

from tests.server.databases import PASSWORD, Postgres, Redis
from tests.server.running import free_port
from voliera.cli import app
from voliera.cli.options import REFUSED
from voliera.languages import LANGUAGES, Language
from voliera.server import app as make
from voliera.server.running import process as running
from voliera.server.running.addresses import bound
from voliera.server.running.addresses import free_port as next_port
from voliera.server.settings import ServerSettings
from voliera.server.storage.locking import FileLock
from voliera.server.storage.migrating import VERSION_TABLE
from voliera.server.storage.opening_sqlite import open_sqlite


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Missing words are an error, and nothing of this machine's own is touched."""
    monkeypatch.setattr(Language, "strict", True)
    monkeypatch.setenv("VOLIERA_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "1000")
    for name in ("DATABASE", "REDIS", "PORT", "HOST", "THINKERS", "WEB", "ORIGINS", "PROXIES", "SECURE"):
        monkeypatch.delenv(f"VOLIERA_{name}", raising=False)


def refused(*options: object, lang: str = "en") -> str:
    """What is said to somebody whose server does not start."""
    told = CliRunner().invoke(app, ["serve", "--no-browser", "--lang", lang, *map(str, options)])
    assert told.exit_code == REFUSED, (told.output, told.exception)
    assert told.stdout == ""
    return " ".join(told.stderr.split())


def somewhere() -> tuple[object, ...]:
    return ("--port", free_port())


TAKEN = {
    "en": "Port {port} is taken by another program. Try: voliera serve --port ",
    "it": "La porta {port} è occupata da un altro programma. Prova: voliera serve --port ",
    "es": "El puerto {port} lo ocupa otro programa. Prueba: voliera serve --port ",
    "ru": "Порт {port} занят другой программой. Попробуйте: voliera serve --port ",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_port_that_is_taken(lang: str) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        said = refused("--port", port, lang=lang)
    begins, _, proposed = said.removeprefix("✗ ").rpartition(" ")
    assert begins + " " == TAKEN[lang].format(port=port)
    with socket.socket() as free:
        free.bind(("127.0.0.1", int(proposed)))


def test_the_next_port_is_one_of_the_next() -> None:
    assert next_port("127.0.0.1", 20_000) in range(20_001, 20_051)
    assert next_port("127.0.0.1", 65_535) > 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_that_is_in_use(lang: str, tmp_path: Path) -> None:
    lock = FileLock(tmp_path / "voliera.db")
    said = refused(*somewhere(), lang=lang)
    lock.release()
    assert str(tmp_path / "voliera.db") in said
    assert "--database" in said
    assert "Voliera" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_of_a_newer_version_is_not_touched(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "ours.db"
    asyncio.run(open_sqlite(file).close())
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
    before = file.read_bytes()
    said = refused("--database", file, *somewhere(), lang=lang)
    newer = {"en": "newer Voliera", "it": "Voliera più recente", "es": "Voliera más reciente", "ru": "более новой"}
    assert newer[lang] in said
    assert file.read_bytes() == before


def test_files_that_are_none_of_ours(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("a letter to somebody\n" * 100)
    assert "is damaged" in refused("--database", tmp_path / "text.db", *somewhere())
    with closing(sqlite3.connect(tmp_path / "other.db")) as connection, connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    assert "holds something else" in refused("--database", tmp_path / "other.db", *somewhere())
    (tmp_path / "file").write_text("")
    assert "cannot be written" in refused("--database", tmp_path / "file" / "in.db", *somewhere())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("url", ["mysql://ada:plumage@h/x", "sqlite://x", "postgresql://ada:plumage@[h/x"])
def test_addresses_that_are_none(url: str, lang: str) -> None:
    assert PASSWORD not in refused("--database", url, *somewhere(), lang=lang)


def test_a_database_that_does_not_answer() -> None:
    port = free_port()
    said = refused("--database", f"postgresql://ada:{PASSWORD}@127.0.0.1:{port}/voliera", *somewhere())
    assert f"The database 127.0.0.1:{port}/voliera does not answer" in said
    assert PASSWORD not in said


def test_a_database_that_refuses_or_is_not_there(postgres: Postgres) -> None:
    url = postgres.new_database()
    elsewhere = url.rpartition("/")[0] + "/nowhere"
    assert "create it first" in refused("--database", elsewhere, *somewhere())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_redis_that_does_not_answer(lang: str) -> None:
    port = free_port()
    said = refused("--redis", f"redis://ada:{PASSWORD}@127.0.0.1:{port}/0", *somewhere(), lang=lang)
    assert f"127.0.0.1:{port}" in said
    assert PASSWORD not in said
    assert PASSWORD not in refused("--redis", f"http://ada:{PASSWORD}@h", *somewhere(), lang=lang)


def test_a_redis_that_refuses_the_password(redis: Redis) -> None:
    said = refused("--redis", redis.url.replace("://", "://ada:wrong@"), *somewhere())
    assert "refuses the user or the password" in said
    assert "wrong" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_several_workers_need_postgresql_and_redis(lang: str) -> None:
    for given in ((), ("--redis", "redis://h"), ("--database", "postgresql://h/x"), ("--database", "file.db")):
        said = refused("--workers", 3, *given, *somewhere(), lang=lang)
        assert "--database postgresql://…" in said
        assert "--redis redis://…" in said


def test_russian_counts_processes() -> None:
    assert "Для 2 процессов" in refused("--workers", 2, lang="ru")
    assert "Для 21 процесса" in refused("--workers", 21, lang="ru")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [
        ("--port", "-1"),
        ("--port", "65536"),
        ("--workers", "0"),
        ("--thinkers", "0"),
        ("--origin", "games.example"),
        ("--origin", "https://games.example/path"),
        ("--proxies", "nginx"),
        ("--host", "192.0.2.77"),
        ("--host", "no such host"),
        ("--lan", "--host", "127.0.0.1"),
    ],
)
def test_wishes_that_cannot_be_met(options: tuple[str, ...], lang: str) -> None:
    said = refused(*options, *(() if "--port" in options else somewhere()), lang=lang)
    assert len(said) > 30


def test_the_environment_is_read_and_its_faults_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("VOLIERA_PORT", "many")
    assert "VOLIERA_PORT" in refused()
    monkeypatch.setenv("VOLIERA_PORT", "70000")
    assert "70000" in refused()
    monkeypatch.setenv("VOLIERA_PORT", str(free_port()))
    monkeypatch.setenv("VOLIERA_WEB", str(tmp_path))
    assert "index.html" in refused()


def test_a_house_that_cannot_be_opened_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    @asynccontextmanager
    async def broken(_: Starlette) -> AsyncIterator[None]:
        raise OSError("the roof is gone")
        yield

    monkeypatch.setattr(make, "make_app", lambda _: Starlette(lifespan=broken))
    with bound("127.0.0.1", 0) as listener:
        assert not running.serve(ServerSettings(), listener, 1)


def test_an_unknown_language_is_refused_in_one_that_is_known() -> None:
    assert "xx" in refused(lang="xx")
