"""Looking for an opponent by HTTP: begun, paired, stopped; wrong wishes, other people's seeks, and too many."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from tests.server.api_world import GENEROUS, Device, World, code, opened
from tests.waiting import wait_until
from voliera.documents import Document
from voliera.server.seeking import desk
from voliera.server.storage import seeks as kept
from voliera.server.storage.schema import seeks, tables

BOWER = {"game": "bower", "rated": False}
SECRET = {"start", "nonce", "seed", "rng", "deck", "pile", "position", "record", "session", "session_id"}


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with opened(tmp_path_factory.mktemp("seek")) as found:
        yield found


def seek(device: Device, **wish: Any) -> Document:
    answer = device.post("/api/seek", {"game": "birdie", **wish})
    assert answer.status_code == 200, answer.text
    found: Document = answer.json()
    return found


def found(device: Device) -> Document:
    for _ in range(3):
        answer: Document = device.get("/api/seek?wait=true").json()
        if answer["state"] != "waiting":
            break
    assert answer["state"] == "found"
    return answer


def rows(world: World) -> int:
    async def count() -> int:
        return int((await world.house.services.storage.fetch(select(func.count()).select_from(seeks)))[0][0])

    return world.portal.call(count)


def test_two_who_want_the_same_sit_down_at_one_table(world: World) -> None:
    ada, berta = world.device("Ada"), world.device("Berta")
    clock = {"kind": "live", "seconds": 300, "increment": 0}
    begun = seek(ada, clock=clock)
    assert (begun["state"], begun["rating"], begun["wish"]["clock"]) == ("waiting", 1500, clock)
    assert begun["ranges"][0] > 0
    seek(berta, clock=clock)
    one, other = found(ada), found(berta)
    assert one["table"] == other["table"]
    assert (one["opponent"], other["opponent"]) == ("Berta", "Ada")
    full = ada.full(one["table"])
    assert full["you"]["kind"] == "seat"
    assert full["table"]["status"] == "running"
    assert {seat["name"] for seat in full["table"]["seats"]} == {"Ada", "Berta"}
    settings = full["table"]["settings"]
    assert (settings["clock"], settings["public"], settings["rated"]) == (clock, True, True)
    for device in (ada, berta):
        assert device.delete(f"/api/seek?table={one['table']}").json()["state"] == "none"
    assert rows(world) == 0


def test_different_wishes_wait_and_a_changed_wish_replaces_the_first(world: World) -> None:
    ada, berta = world.device("Ada"), world.device("Berta")
    seek(ada)
    seek(berta, rated=False)
    assert ada.get("/api/seek").json()["state"] == "waiting"
    seek(ada, rated=False)
    assert found(ada)["table"] == found(berta)["table"]
    for device in (ada, berta):
        device.delete(f"/api/seek?table={found(device)['table']}")


def test_the_usual_options_are_the_same_wish_whether_they_are_named_or_not(world: World) -> None:
    ada, berta = world.device("Ada"), world.device("Berta")
    seek(ada, variant="expert", options={"open_memory": False})
    seek(berta, variant="expert")
    assert found(ada)["table"] == found(berta)["table"]


def test_who_was_paired_is_told_until_the_client_knows(world: World) -> None:
    ada, berta = world.device("Ada"), world.device("Berta")
    seek(ada, **BOWER)
    seek(berta, **BOWER)
    table = found(ada)["table"]
    assert seek(ada)["table"] == table  # a new search does not lose it
    assert ada.delete("/api/seek").json()["table"] == table
    assert ada.delete(f"/api/seek?table={table}").json()["state"] == "none"
    assert found(berta)["table"] == table
    assert seek(ada)["state"] == "waiting"
    ada.delete("/api/seek")


def test_who_stopped_is_not_paired_and_nobody_stops_for_another(world: World) -> None:
    ada, berta, carla = (world.device(name) for name in ("Ada", "Berta", "Carla"))
    seek(ada, **BOWER)
    assert berta.delete("/api/seek").json()["state"] == "none"
    assert ada.get("/api/seek").json()["state"] == "waiting"
    assert ada.delete("/api/seek").json()["state"] == "none"
    seek(berta, **BOWER)
    seek(carla, **BOWER)
    assert found(berta)["opponent"] == "Carla"
    assert ada.get("/api/seek").json() == {**ada.get("/api/seek").json(), "state": "none", "table": None}


def test_an_answer_names_nobody_but_the_opponent_and_nothing_that_is_hidden(world: World) -> None:
    ada, berta = world.device("Ada"), world.device("Berta")
    seek(ada, variant="expert", rated=False)
    waiting = ada.get("/api/seek").json()
    assert not set(waiting) & SECRET
    assert waiting["opponent"] is waiting["table"] is None
    seek(berta, variant="expert", rated=False)
    told = found(ada)
    assert not set(told) & SECRET
    assert berta.id not in str(told)


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        ({"game": "chess"}, (400, "bad_request")),
        ({"variant": "super"}, (400, "bad_request")),
        ({"options": {"fair_play": True}}, (400, "bad_request")),
        ({"options": {"components": True}}, (400, "bad_request")),
        ({"options": {"components": {}}}, (400, "bad_request")),
        ({"clock": {"kind": "live", "seconds": 1}}, (400, "bad_request")),
        ({"rating": 1500}, (400, "bad_request")),
        ({"session": "aaaaaaaaaaaaaaaa"}, (400, "bad_request")),
    ],
)
def test_a_wrong_wish_is_refused_and_leaves_nothing(world: World, wish: Document, expected: tuple[int, str]) -> None:
    ada = world.device("Ada")
    assert code(ada.post("/api/seek", {"game": "birdie", **wish})) == expected
    assert ada.get("/api/seek").json()["state"] == "none"


def test_nobody_without_a_session_seeks(world: World) -> None:
    nobody = world.device()
    for answer in (nobody.post("/api/seek", {"game": "birdie"}), nobody.get("/api/seek"), nobody.delete("/api/seek")):
        assert code(answer) == (401, "no_session")


def test_too_many_searches_and_too_many_seekers_are_refused(tmp_path: Path) -> None:
    with opened(tmp_path, replace(GENEROUS, seeks_per_minute=2, seekers=1, seekers_held=0)) as world:
        ada, berta = world.device("Ada"), world.device("Berta")
        seek(ada)
        assert ada.get("/api/seek?wait=true").json()["again_ms"] > 0  # not held, but told when to come again
        seek(ada, rated=False)
        assert code(ada.post("/api/seek", {"game": "birdie"})) == (429, "too_many")
        wait_until(lambda: berta.post("/api/seek", {"game": "birdie"}).status_code in {429, 503})


def test_a_client_that_vanishes_is_not_paired_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "GRACE_S", 0.1)
    monkeypatch.setattr(desk, "KEEP_S", 0.1)
    monkeypatch.setattr(desk, "SWEEP_S", 0.2)
    monkeypatch.setattr(desk, "ROUND_S", 0.1)
    monkeypatch.setattr(kept, "ALIVE_MS", 300)
    monkeypatch.setattr(kept, "KEPT_MS", 1_000)
    with opened(tmp_path) as world:
        ada, berta = world.device("Ada"), world.device("Berta")
        seek(ada)
        wait_until(lambda: _not_alive(world))
        seek(berta)
        assert berta.get("/api/seek").json()["state"] == "waiting"
        wait_until(lambda: rows(world) == 0)
        assert _made(world) == 0


def _not_alive(world: World) -> bool:
    async def nobody() -> bool:
        house = world.house
        return not await house.desk.seeks.waiting(house.services.now())

    return world.portal.call(nobody)


def _made(world: World) -> int:
    async def count() -> int:
        return int((await world.house.services.storage.fetch(select(func.count()).select_from(tables)))[0][0])

    return world.portal.call(count)


def test_the_lobby_tells_numbers_and_open_seats_and_leaves_out_ones_own(storage_url: str) -> None:
    with opened(storage_url) as world:
        ada, berta, nobody = world.device("Ada"), world.device("Berta"), world.device()
        clock = {"kind": "live", "seconds": 600, "increment": 0}
        table = ada.table("me", "free", variant="expert", settings={"public": True, "clock": clock})
        ada.table("me", "free")  # for those with an invitation
        ada.full(ada.table("me", "bot", settings={"public": True}))
        seek(berta, game="bower")
        wait_until(lambda: all(map(nobody.get("/api/lobby").json().get, ("waiting", "playing"))))  # a few seconds later
        lobby = nobody.get("/api/lobby").json()
        assert (lobby["waiting"], lobby["playing"], lobby["tables"]) == ({"bower": 1}, 1, 1)
        (seat,) = lobby["seats"]
        assert (seat["table"], seat["name"], seat["rating"], seat["free"]) == (table, "Ada", None, 1)
        assert (seat["variant"], seat["clock"]) == ("expert", clock)
        assert ada.id not in str(lobby)
        assert ada.get("/api/lobby").json()["seats"] == []
        berta.delete("/api/seek")
