"""Damaged files: refused in words, or served with every table as it was or refused as damaged; never a failure."""

import asyncio
import random
import secrets
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs
from typer.testing import CliRunner

from tests.server.api_world import code, opened, record_of
from tests.server.running import Server
from tests.server.sockets import talking
from voliera.cli import app
from voliera.cli.options import REFUSED
from voliera.documents import Document
from voliera.languages import LANGUAGES, Language
from voliera.protocol.messages import PROTOCOL
from voliera.server.storage import StorageError, open_storage
from voliera.server.storage.migrating import VERSION_TABLE

FILES = 36
FLIPPED = (1, 1, 2, 4, 16, 64)
"""Bytes that are changed in a file."""


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, dict[str, Document]]:
    """A file with tables of all kinds, the cookie of the person who made them, and what that person saw."""
    place, chance = tmp_path_factory.mktemp("original"), random.Random(14)
    with pytest.MonkeyPatch.context() as patched, opened(place) as world:
        patched.setattr(secrets, "token_bytes", lambda size=None: chance.randbytes(size or 32))
        patched.setattr(secrets, "randbits", chance.getrandbits)
        patched.setattr(secrets, "choice", chance.choice)
        ada, berta = world.device("Ada"), world.device("Berta")
        for number in range(3):
            kept = {"record": record_of("birdie" if number % 2 else "bower", seed=number)}
            assert ada.post("/api/records", kept).status_code == 201
        for game in ("birdie", "bower", "birdie"):
            table = ada.table("me", "free", game=game, settings={"public": True})
            berta.exchange(ada.link(table, "invite")["token"])
            play(table, ada, berta)
        ada.table("me", "free", settings={"public": True})
        seen = everything(ada)
        cookie = ada.client.cookies["voliera"]
    assert len(seen) == 7
    return place / "voliera.db", cookie, seen


def play(table: str, *players: Any) -> None:
    """A dozen moves, always the last of those that are legal."""
    for number in range(12):
        for device in players:
            now = device.full(table)
            if now.get("legal"):
                assert device.act(table, now["legal"][-1], f"a{number}", now["rev"]).status_code == 200
                break


def everything(device: Any) -> dict[str, Document]:
    """The tables of a person, and what that person sees there."""
    return {one["id"]: seen_at(device, one["id"]) for one in listed(device)}


def listed(device: Any) -> list[Document]:
    tables: list[Document] = []
    for which in ("mine", "open", "finished"):
        answer = device.get(f"/api/tables?which={which}&limit=100")
        assert answer.status_code == 200, answer.text
        tables += [one for one in answer.json()["tables"] if one["id"] not in {other["id"] for other in tables}]
    return tables


def seen_at(device: Any, table: str) -> Document:
    full = device.get(f"/api/tables/{table}")
    assert full.status_code == 200, full.text
    return game_of(full.json())


def game_of(full: Document) -> Document:
    """What the rules and the promise about the deal decide; names and talk are as readable as their bytes are."""
    told = {"v": full["v"], "commitment": full["table"]["commitment"], "you": full["you"]}
    return told | {"view": full.get("view")}


def damaged_copy(original: Path, copy: Path, number: int) -> Path:
    """A copy in which some bytes are others."""
    chance, data = random.Random(number), bytearray(original.read_bytes())
    for _ in range(FLIPPED[number % len(FLIPPED)]):
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    copy.mkdir()
    (copy / "voliera.db").write_bytes(data)
    return copy


@pytest.mark.parametrize("number", range(FILES))
def test_a_damaged_file_is_refused_or_served_but_never_a_failure(
    number: int, original: tuple[Path, str, dict[str, Document]], tmp_path: Path
) -> None:
    path, cookie, expected = original
    place = damaged_copy(path, tmp_path / "copy", number)
    with capture_logs() as log:
        refusal = refused(place / "voliera.db")
        if refusal is not None:
            assert refusal in {"damaged", "newer"}
            return
        with opened(place) as world:
            ada = world.device()
            ada.client.cookies["voliera"] = cookie
            told = listed(ada) if ada.get("/api/session").status_code == 200 else []
            for table, seen in expected.items():
                answer = ada.get(f"/api/tables/{table}")
                if answer.status_code != 200:  # the row that says who may see a table is damaged too, now and then
                    assert code(answer) in {(410, "damaged_table"), (404, "no_table")}
                    continue
                found = game_of(answer.json())
                assert (found["v"], found["commitment"]) == (seen["v"], seen["commitment"])
                assert found["view"] == seen["view"] or found["you"] != seen["you"]
            assert len(told) <= len(expected)
    assert not [line for line in log if "exc_info" in line or line["event"].endswith("_failed")], log


def refused(path: Path) -> str | None:
    """Why a file is not opened; None if it is."""

    async def open_and_close() -> None:
        await (await open_storage(str(path))).close()

    try:
        asyncio.run(open_and_close())
    except StorageError as error:
        return error.code
    return None


# One damaged row


@pytest.fixture
def world(original: tuple[Path, str, dict[str, Document]], tmp_path: Path) -> Callable[[str, str], Any]:
    """A server on a copy of the file in which one statement was carried out for one table."""

    def changed(statement: str, table: str) -> Any:
        shutil.copy(original[0], tmp_path / "voliera.db")
        with closing(sqlite3.connect(tmp_path / "voliera.db")) as connection, connection:
            assert connection.execute(statement, (table,)).rowcount > 0
        return opened(tmp_path)

    return changed


BROKEN = {
    "options": "UPDATE tables SET options = '{' WHERE id = ?",
    "settings": "UPDATE tables SET settings = '[1]' WHERE id = ?",
    "seats": "UPDATE tables SET seats = '{}' WHERE id = ?",
    "start": "UPDATE tables SET start = replace(start, 'a', 'b') WHERE id = ?",
    "nonce": "UPDATE tables SET nonce = 'ab' WHERE id = ?",
    "commitment": "UPDATE tables SET commitment = 'ab' WHERE id = ?",
    "players": "UPDATE tables SET players = 'two' WHERE id = ?",
    "no text": "UPDATE tables SET settings = CAST(x'7b22ff' AS TEXT) WHERE id = ?",
    "an entry": 'UPDATE entries SET body = \'{"actions":[{"do":"sing"}]}\' WHERE v = 1 AND table_id = ?',
    "no JSON": "UPDATE entries SET body = '{' WHERE v = 1 AND table_id = ?",
    "a kind": "UPDATE entries SET kind = 'acu' WHERE v = 1 AND table_id = ?",
    "the last entry": "DELETE FROM entries WHERE v = (SELECT max(v) FROM entries) AND table_id = ?",
    "a gap": "DELETE FROM entries WHERE v = 2 AND table_id = ?",
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_damaged_table_alone_is_refused(
    what: str,
    original: tuple[Path, str, dict[str, Document]],
    world: Callable[[str, str], Any],
) -> None:
    path, cookie, expected = original
    with closing(sqlite3.connect(path)) as connection:
        most = "SELECT table_id FROM entries JOIN tables ON id = table_id GROUP BY 1 ORDER BY max(entries.v) DESC"
        (victim,) = connection.execute(most).fetchone()
    with capture_logs() as log, world(BROKEN[what], victim) as served:
        ada = served.device()
        ada.client.cookies["voliera"] = cookie
        for answer in (
            ada.get(f"/api/tables/{victim}"),
            ada.post(f"/api/tables/{victim}/send", {"type": "say", "id": "a1", "emote": "hello"}),
        ):
            assert code(answer) == (410, "damaged_table"), answer.text
        assert {one["id"] for one in listed(ada)} >= set(expected) - {victim}
        for table, seen in expected.items():
            if table != victim:
                assert seen_at(ada, table) == seen
    named = [line for line in log if line["event"] == "table_damaged"]
    assert named
    assert {(line["table"], line["log_level"]) for line in named} == {(victim, "error")}
    assert not [line for line in log if "exc_info" in line or line["event"].endswith("_failed")]


def test_over_a_socket_a_damaged_table_says_bye(
    original: tuple[Path, str, dict[str, Document]], tmp_path: Path
) -> None:
    """Without a time to come back: clients do not try again."""
    path, cookie, expected = original
    shutil.copy(path, tmp_path / "voliera.db")
    victim, *others = expected
    with closing(sqlite3.connect(tmp_path / "voliera.db")) as connection, connection:
        connection.execute(BROKEN["options"], (victim,))

    async def talk(server: Server) -> None:
        async with talking(server, cookie) as one:
            one.say("hello", proto=PROTOCOL, table=victim)
            bye = await one.next("bye")
            assert (bye["why"], bye.get("retry_ms")) == ("damaged_table", None)
        async with talking(server, cookie, others[0]) as another:
            assert (await another.next("full"))["table"]["id"] == others[0]

    with Server(tmp_path / "voliera.db") as server:
        asyncio.run(talk(server))
        assert victim in server.output()
        assert "Traceback" not in server.output()


# A file that cannot be opened


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_starts_a_server_is_told_what_to_do(
    lang: str, original: tuple[Path, str, dict[str, Document]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Language, "strict", True)
    monkeypatch.setenv("COLUMNS", "1000")
    data = original[0].read_bytes()
    (tmp_path / "voliera.db").write_bytes(data[: len(data) // 2])
    options = ["--no-browser", "--port", "0", "--lang", lang, "--database", str(tmp_path / "voliera.db")]
    told = CliRunner().invoke(app, ["serve", *options])
    assert told.exit_code == REFUSED, (told.output, told.exception)
    assert "Traceback" not in told.output
    assert ".recover" in told.stderr
    assert "docs/operations.md" in told.stderr


WRONG_SCHEMA = {
    "an older revision": f"UPDATE {VERSION_TABLE} SET version_num = '0002'",
    "a revision that is none": f"UPDATE {VERSION_TABLE} SET version_num = '00\x7f2'",
    "no revision": f"DELETE FROM {VERSION_TABLE}",
    "bytes for a revision": f"UPDATE {VERSION_TABLE} SET version_num = x'ff'",
    "text that is none": f"UPDATE {VERSION_TABLE} SET version_num = CAST(x'ff' AS TEXT)",
}


@pytest.mark.parametrize("what", WRONG_SCHEMA)
def test_a_file_whose_revision_is_damaged_is_refused_as_damaged(
    what: str, original: tuple[Path, str, dict[str, Document]], tmp_path: Path
) -> None:
    shutil.copy(original[0], tmp_path / "voliera.db")
    with closing(sqlite3.connect(tmp_path / "voliera.db")) as connection, connection:
        connection.execute(WRONG_SCHEMA[what])
    assert refused(tmp_path / "voliera.db") == "damaged"
