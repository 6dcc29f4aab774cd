"""Reports: told once, so many of one person, and read and closed by whoever runs the server, beside a running one."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select
from typer.testing import CliRunner

from tests.server.api_world import Device, World, code, opened
from voliera.cli.main import app
from voliera.cli.options import REFUSED
from voliera.languages import LANGUAGES
from voliera.server.company import MOST_REPORTS
from voliera.server.storage.migrating import VERSION_TABLE
from voliera.server.storage.schema import reports


@pytest.fixture
def world(storage_url: str) -> Iterator[World]:
    with opened(storage_url) as found:
        yield found


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """A server on a file, for what does not depend on the kind of database."""
    with opened(tmp_path_factory.mktemp("reports")) as found:
        yield found


def seated(host: Device, guest: Device) -> str:
    table = host.table("me", "free")
    assert guest.exchange(host.link(table, "invite")["token"]).status_code == 200
    return table


def report(device: Device, table: str, seat: int = 1, why: str = "words", text: str = "He shouts.") -> tuple[int, str]:
    answer = device.post(f"/api/tables/{table}/reports", {"seat": seat, "why": why, "text": text})
    return (204, "") if answer.status_code == 204 else code(answer)


def kept(world: World, about: Device) -> list[str]:
    query = select(reports.c.id).where(reports.c.about == about.id)
    return [row.id for row in world.portal.call(world.house.services.storage.fetch, query)]


def said(*arguments: str, lang: str = "en") -> str:
    done = CliRunner().invoke(app, ["reports", "--lang", lang, *arguments])
    assert done.exit_code == 0, (done.output, done.exception)
    return " ".join(done.stdout.split())


def refused(*arguments: str, lang: str = "en") -> str:
    done = CliRunner().invoke(app, ["reports", "--lang", lang, *arguments])
    assert done.exit_code == REFUSED, (done.output, done.exception)
    assert done.stdout == ""
    return " ".join(done.stderr.split())


def test_the_same_about_the_same_person_at_the_same_table_counts_once(here: World) -> None:
    host, guest = here.device("Host"), here.device("Rude")
    tables = [seated(host, guest) for _ in range(2)]
    for why in ("words", "name", "words"):
        assert report(host, tables[0], why=why) == (204, "")
    assert len(kept(here, guest)) == 1
    assert report(host, tables[1]) == (204, "")
    assert report(guest, tables[0], seat=0) == (204, "")
    assert (len(kept(here, guest)), len(kept(here, host))) == (2, 1)


def test_one_person_has_so_many_open_reports(here: World) -> None:
    host, guest = here.device("Host"), here.device("Rude")
    tables = [seated(host, guest) for _ in range(MOST_REPORTS + 1)]
    assert [report(host, table) for table in tables[:-1]] == [(204, "")] * MOST_REPORTS
    assert report(host, tables[-1]) == (409, "too_many_reports")
    assert report(host, tables[0]) == (204, "")  # it is kept already
    assert len(kept(here, guest)) == MOST_REPORTS


def test_reports_are_read_and_closed_beside_a_running_server(world: World, storage_url: str) -> None:
    where = ("--database", storage_url)
    assert said(*where) == "There are no reports."
    host, guest = world.device("Host"), world.device("[red]Rude")
    older, table = seated(host, guest), seated(host, guest)
    guest.post(f"/api/tables/{table}/send", {"type": "say", "id": "s", "text": "[bold]You cheat"})
    assert report(host, older, why="play", text="") == (204, "")
    assert report(host, table) == (204, "")
    told = said(*where)
    for part in (host.id, guest.id, "Host", "[red]Rude", table, "He shouts.", "[bold]You cheat", "messages"):
        assert part in told
    assert told.index(table) < told.index(older)  # the newest first
    first, *_ = [one for one in kept(world, guest) if told.index(one) < told.index(table)]
    assert said(*where, "--most", "1").count("Rude") == 1
    assert "1 more" in said(*where, "--most", "1")
    assert said("close", first, *where) == f"Report {first} is closed: it has been deleted."
    assert first not in said(*where)
    assert first not in kept(world, guest)
    assert len(kept(world, guest)) == 1
    assert refused("close", first, *where) == f"✗ There is no report {first}: voliera reports lists them."
    assert report(host, table) == (204, "")  # what happened since may be told again


def test_a_database_that_cannot_be_read_is_neither_made_nor_changed(tmp_path: Path) -> None:
    file = tmp_path / "voliera.db"
    told = [refused("--database", str(file), lang=lang) for lang in LANGUAGES]
    assert list(tmp_path.iterdir()) == []
    with opened(tmp_path):
        pass
    for revision in ("0001", "9999"):
        connection = sqlite3.connect(file)
        with connection:
            connection.execute(f"UPDATE {VERSION_TABLE} SET version_num = ?", (revision,))
        connection.close()
        before = file.read_bytes()
        told += [refused("--database", str(file), lang=lang) for lang in LANGUAGES]
        assert file.read_bytes() == before
    assert all(str(file) in words.replace(" ", "") for words in told)
    assert len(set(told)) == 3 * len(LANGUAGES)


def test_the_database_of_the_environment_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(tmp_path):
        pass
    monkeypatch.setenv("VOLIERA_DATABASE", str(tmp_path / "voliera.db"))
    assert said() == "There are no reports."
