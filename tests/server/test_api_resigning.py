"""Resigning at a server: what is answered, told, kept and rated, and what opens because the game is over."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import voliera
from tests.server.api_world import Device, World, code, opened, two
from tests.waiting import wait_until
from voliera import coach
from voliera.documents import Document
from voliera.server.live import analyses

NODES = 1

BOTH = pytest.mark.parametrize("game", ["birdie", "bower"])


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with opened(tmp_path_factory.mktemp("api")) as found:
        yield found


def resign(device: Device, table: str, action_id: str = "r") -> Document:
    found: Document = device.post(f"/api/tables/{table}/send", {"type": "resign", "id": action_id}).json()
    return found


def winners(result: Document) -> list[int]:
    found: list[int] = result["winners"] if "winners" in result else [result["winner"]]
    return found


@BOTH
def test_a_resigned_game_is_over_for_everybody(world: World, game: str) -> None:
    table, first, second = two(world, game=game, settings={"public": True})
    before = first.full(table)
    ack = resign(second, table)
    assert ack == {"type": "ack", "id": "r", "v": before["v"] + 1, "rev": before["rev"]}
    assert resign(second, table) == ack
    loser = second.full(table)["you"]["seat"]
    for device in (first, second, world.device("Carla")):
        told = device.full(table)
        assert (told["table"]["status"], told["table"]["resigned"]) == ("over", loser)
        assert winners(told["result"]) == [1 - loser]
        assert "legal" not in told
    assert resign(first, table, "late")["code"] == "game_over"


def test_where_more_than_two_play_it_is_refused_and_leaving_remains(world: World) -> None:
    ada = world.device("Ada")
    table = ada.table("me", "bot", "bot")
    assert resign(ada, table)["code"] == "no_resign"
    assert ada.full(table)["table"]["resigned"] is None
    assert ada.post(f"/api/tables/{table}/send", {"type": "leave", "id": "l"}).status_code == 200


def test_where_the_game_has_not_begun_it_is_refused(world: World) -> None:
    ada = world.device("Ada")
    assert resign(ada, ada.table("me", "free"))["code"] == "not_started"


def test_a_person_without_a_seat_cannot_resign(world: World) -> None:
    table, _, _ = two(world, settings={"public": True})
    assert resign(world.device("Carla"), table)["code"] == "no_seat"


@BOTH
def test_what_was_secret_opens_and_the_record_replays(world: World, game: str) -> None:
    table, first, second = two(world, game=game)
    state = first.full(table)
    first.act(table, state["legal"][0], "a1", state["rev"])
    assert code(first.get(f"/api/tables/{table}/record")) == (409, "not_over")
    assert "start" not in first.get(f"/api/tables/{table}/fairness").json()
    resign(first, table)
    record = second.get(f"/api/tables/{table}/record").json()
    loser = first.full(table)["you"]["seat"]
    assert (record["result"], record["resigned"]) == (None, loser)
    assert not voliera.replay(record).over
    assert second.get(f"/api/tables/{table}/fairness").json()["start"] == record["start"]
    told = second.post("/api/study/steps", {"record": record}).json()
    steps = told["steps"]
    assert len(steps) == len(record["actions"]) + 1
    assert [(one["id"], one["args"]) for one in steps[-1]["events"]][-1] == ("resigned", {"seat": loser})
    assert all(one["id"] != "resigned" for step in steps[:-1] for one in step["events"])
    assert (told["record"], winners(told["result"])) == (record, [1 - loser])
    wish = {"at": len(record["actions"]), "seats": [{"kind": "me"}, {"kind": "free"}]}
    assert second.post(f"/api/tables/{table}/branch", wish).status_code == 201


@BOTH
@pytest.mark.parametrize("acts", [0, 1, 6])
def test_the_coach_reads_the_turns_that_were_played(
    world: World, game: str, acts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "DEFAULT_NODES", NODES)
    table, first, second = two(world, game=game)
    for number in range(acts):
        state = first.full(table)
        device, state = (first, state) if state.get("legal") else (second, second.full(table))
        device.act(table, state["legal"][0], f"a{number}", state["rev"])
    resign(first, table)
    record = first.get(f"/api/tables/{table}/record").json()
    asked = first.post("/api/analyses", {"record": record})
    assert asked.status_code == 200, asked.text
    wait_until(lambda: first.get(f"/api/analyses/{asked.json()['key']}").json()["state"] not in ("queued", "running"))
    found = first.get(f"/api/analyses/{asked.json()['key']}").json()
    assert found["state"] == "done"
    assert found["analysis"] == coach.analyse(record, nodes=NODES)


@BOTH
def test_a_record_of_a_resigned_game_can_be_kept_as_a_table(world: World, game: str) -> None:
    table, first, second = two(world, game=game)
    state = first.full(table)
    first.act(table, state["legal"][0], "a1", state["rev"])
    for acts in (True, False):
        if acts:
            resign(second, table)
            record = first.get(f"/api/tables/{table}/record").json()
        else:
            record = {**record, "actions": []}
        kept = first.post("/api/records", {"record": record})
        assert kept.status_code == 201, kept.text
        info = kept.json()
        assert (info["status"], info["resigned"]) == ("over", record["resigned"])
        assert first.full(info["id"])["result"]["resigned"] == record["resigned"]
        again = first.get(f"/api/tables/{info['id']}/record").json()
        assert {name: again[name] for name in ("actions", "resigned", "result")} == {
            name: record[name] for name in ("actions", "resigned", "result")
        }


def test_the_list_of_finished_tables_tells_the_winner(world: World) -> None:
    table, first, _ = two(world)
    resign(first, table)
    listed = first.get("/api/tables?which=finished").json()["tables"]
    (found,) = [one for one in listed if one["id"] == table]
    assert (found["status"], found["mover"], found["your_turn"]) == ("over", None, False)
    assert found["result"]["resigned"] == found["your_seat"]
    assert found["result"]["winner"] == 1 - found["your_seat"]


def test_a_rated_game_that_was_resigned_is_lost(world: World) -> None:
    table, first, second = two(world, settings={"rated": True})
    resign(first, table)
    lost, won = (device.get("/api/ratings?game=birdie").json()["own"] for device in (first, second))
    assert (lost["games"], won["games"]) == (1, 1)
    assert lost["mu"] < won["mu"]


@BOTH
def test_a_restart_changes_nothing(tmp_path: Path, game: str) -> None:
    with opened(tmp_path) as before:
        table, first, second = two(before, game=game, settings={"clock": {"kind": "live", "seconds": 600}})
        state = first.full(table)
        first.act(table, state["legal"][0], "a1", state["rev"])
        ack = resign(second, table)
        told = [device.full(table) for device in (first, second)]
    with opened(tmp_path) as after:
        devices = [after.device(), after.device()]
        for device, old in zip(devices, (first, second), strict=True):
            device.client.cookies.update(old.client.cookies)
        assert [device.full(table) for device in devices] == told
        assert resign(devices[1], table) == ack
        assert after.house.hall.local.actors[table].table.mover is None


def test_a_bot_stops_thinking(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, stopped = list[str](), list[str]()

    async def think(*_: Any, key: str, **__: Any) -> Document:
        asked.append(key)
        try:
            return await asyncio.Event().wait()  # type: ignore[return-value]
        except asyncio.CancelledError:
            stopped.append(key)
            raise

    monkeypatch.setattr(world.house.services.thinkers, "play", think)
    ada = world.device("Ada")
    for _ in range(64):  # until it is the bot that begins
        table = ada.table("me", "bot")
        if not ada.full(table).get("legal"):
            break
    wait_until(lambda: table in asked)
    assert resign(ada, table)["type"] == "ack"
    wait_until(lambda: table in stopped)
    assert not world.house.hall.local.actors[table]._bots.busy
    assert ada.full(table)["rev"] == 0
