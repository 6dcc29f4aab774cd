"""What records cost: each is made once, outside the event loop, and kept; and there is an allowance."""

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.server.api_world import GENEROUS, World, code, finished, nearly_over, opened, record_of
from voliera.documents import Document
from voliera.protocol.errors import Refused
from voliera.server.core import folding
from voliera.server.core.table import Change, Table
from voliera.server.storage import loading
from voliera.server.storage.records import Records


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with opened(tmp_path_factory.mktemp("api")) as found:
        yield found


async def _thread() -> int:
    return threading.get_ident()


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The threads in which tables were folded and records made, in order."""
    threads: list[int] = []
    real_fold, real_record = folding.fold, Table.record

    def fold(table: Table, change: Change) -> Any:
        threads.append(threading.get_ident())
        return real_fold(table, change)

    def record(self: Table) -> Document:
        threads.append(threading.get_ident())
        return real_record(self)

    monkeypatch.setattr(loading, "fold", fold)
    monkeypatch.setattr(Table, "record", record)
    return threads


def test_a_record_is_made_once_and_never_on_the_event_loop(world: World, replays: list[int]) -> None:
    ada = world.device("Ada")
    table = ada.post("/api/records", {"record": record_of("birdie")}).json()["id"]

    async def together() -> list[str]:
        answers = await asyncio.gather(*(ada.client.get(f"/api/tables/{table}/record") for _ in range(8)))
        return [answer.text for answer in answers]

    assert len(set(world.portal.call(together))) == 1
    wish = {"at": 3, "seats": [{"kind": "me"}, {"kind": "free"}]}
    assert ada.post(f"/api/tables/{table}/branch", wish).status_code == 201
    assert len(replays) == 2  # one entry was folded, one record made
    assert world.portal.call(_thread) not in replays


def test_the_table_behind_a_link_is_not_folded_on_the_event_loop(world: World, replays: list[int]) -> None:
    ada = world.device("Ada")
    table = ada.post("/api/records", {"record": record_of("bower")}).json()["id"]
    token = ada.link(table, "watch")["token"]
    assert world.device().post("/api/links/look", {"token": token}).status_code == 200
    assert replays
    assert world.portal.call(_thread) not in replays


def test_nothing_changes_a_record_once_the_game_is_over(world: World) -> None:
    """So it may be kept: whatever is sent is refused, but for chat, which is not in it."""
    ada = world.device("Ada")
    table = finished(ada, record_of("birdie"), take_back=True)
    before, rev = ada.get(f"/api/tables/{table}/record").text, ada.full(table)["rev"]
    commands: list[Document] = [
        {"type": "undo", "rev": rev},
        *({"type": "back", "rev": rev, "say": say} for say in ("ask", "yes", "no")),
        *({"type": "vote", "seat": seat} for seat in (0, 1)),
        {"type": "leave"},
        {"type": "resign"},
        {"type": "return"},
        {"type": "act", "rev": rev, "actions": [{"do": "pass"}]},
    ]
    for i, body in enumerate(commands):
        answer = ada.post(f"/api/tables/{table}/send", {"id": str(i), **body})
        assert answer.status_code == 409, body
    assert ada.post(f"/api/tables/{table}/send", {"id": "say", "type": "say", "emote": "nice"}).status_code == 200
    fresh = world.portal.call(Records(world.house.services.storage).text, table)
    assert fresh == before == ada.get(f"/api/tables/{table}/record").text


def test_the_oldest_records_make_room(world: World, replays: list[int]) -> None:
    ada = world.device("Ada")
    tables = [ada.post("/api/records", {"record": record_of("birdie")}).json()["id"] for _ in range(2)]
    whole = len(world.portal.call(Records(world.house.services.storage).text, tables[0]) or "")
    records = Records(world.house.services.storage, largest=whole + 100)

    def made(table: str) -> bool:
        replays.clear()
        assert world.portal.call(records.text, table) is not None
        return bool(replays)

    one, other = tables
    assert [made(table) for table in (one, one, other, other, one)] == [True, False, True, False, True]


def test_a_running_game_has_no_record_whoever_asks(world: World) -> None:
    ada = world.device("Ada")
    table, _ = nearly_over(ada, record_of("birdie"))
    records = Records(world.house.services.storage)
    with pytest.raises(Refused) as caught:
        world.portal.call(records.text, table)
    assert caught.value.code == "not_over"
    assert world.portal.call(records.text, "abcdefghij234567") is None


def test_records_have_an_allowance(tmp_path_factory: pytest.TempPathFactory) -> None:
    with opened(tmp_path_factory.mktemp("few"), replace(GENEROUS, records_per_minute=2)) as world:
        ada, berta = world.device("Ada"), world.device("Berta")
        table = finished(ada, record_of("birdie"), public=True)
        path = f"/api/tables/{table}/record"
        answers = [ada.get(path) for _ in range(3)]
        assert [one.status_code for one in answers] == [200, 200, 429]
        assert code(answers[2]) == (429, "too_many")
        assert berta.get(path).status_code == 200
        near, far = world.device(), world.device(address="198.51.100.1")
        assert [one.get(path).status_code for one in (near, near, near, far)] == [200, 200, 429, 200]
