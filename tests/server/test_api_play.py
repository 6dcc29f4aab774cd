"""Playing by HTTP: commands, waiting for what happens, and hints."""

import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.api_world import Device, World, code, opened, two
from tests.waiting import PATIENCE_S
from voliera.documents import Document
from voliera.protocol.messages import LARGEST_FRAME
from voliera.server.api import play
from voliera.server.settings import Limits
from voliera.server.storage import Storage, Unavailable


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with opened(tmp_path_factory.mktemp("api")) as found:
        yield found


def test_a_command_is_acknowledged_once_and_everybody_sees_it(world: World) -> None:
    table, first, second = two(world)
    before = first.full(table)
    action = before["legal"][0]
    done = first.act(table, action, "a1", before["rev"])
    assert done.status_code == 200
    ack = done.json()
    assert ack == {"type": "ack", "id": "a1", "v": before["v"] + 1, "rev": before["rev"] + 1}
    assert first.act(table, action, "a1", before["rev"]).json() == ack
    assert second.full(table)["v"] == ack["v"]


def test_a_refused_command_comes_back_with_the_truth(world: World) -> None:
    table, first, second = two(world)
    state = first.full(table)
    for device, action, rev, expected in (
        (second, state["legal"][0], state["rev"], "not_your_turn"),
        (first, state["legal"][0], state["rev"] + 7, "stale"),
        (first, {"do": "nothing"}, state["rev"], "bad_request"),
        (first, {"do": "done"}, state["rev"], "illegal_action"),
    ):
        answer = device.act(table, action, "a1", rev)
        assert answer.status_code == 409
        nack = answer.json()
        assert (nack["type"], nack["id"], nack["code"]) == ("nack", "a1", expected)
        assert nack["full"]["v"] == state["v"]
        assert ("legal" in nack["full"]) == (device is first)


@pytest.mark.parametrize(
    "body",
    [
        {"type": "hello", "proto": 1, "table": "abcdefghij234567"},
        {"type": "ping"},
        {"type": "dance", "id": "1"},
        {"type": "act", "id": "", "rev": 0, "actions": [{}]},
        {"type": "act", "id": "\u0000", "rev": 0, "actions": [{}]},
        {"type": "act", "id": "1", "rev": -1, "actions": [{}]},
        {"type": "act", "id": "1", "rev": 0, "actions": []},
        {"type": "act", "id": "1", "rev": 0, "actions": [{}] * 65},
        {"type": "say", "id": "1", "text": "x" * 281},
    ],
)
def test_what_is_no_command_is_refused(world: World, body: Document) -> None:
    ada = world.device("Ada")
    table = ada.table("me", "free")
    assert code(ada.post(f"/api/tables/{table}/send", body)) == (400, "bad_request")


def test_a_command_is_as_large_as_a_frame_at_most(world: World) -> None:
    ada = world.device("Ada")
    table = ada.table("me", "free")
    body = {"type": "act", "id": "1", "rev": 0, "actions": [{"do": "x" * LARGEST_FRAME}]}
    assert code(ada.post(f"/api/tables/{table}/send", body)) == (413, "too_large")


def test_other_commands_travel_as_well(world: World) -> None:
    table, first, second = two(world, settings={"take_back": True})
    state = first.full(table)
    first.act(table, state["legal"][0], "a1", state["rev"])

    def send(device: Device, **body: Any) -> Document:
        answer: Document = device.post(f"/api/tables/{table}/send", {"id": body["type"], **body}).json()
        return answer

    assert send(second, type="say", text=" hi\u202e there ")["type"] == "ack"
    assert first.full(table)["chat"][-1]["text"] == "hi there"
    assert send(first, type="back", rev=1, say="ask")["type"] == "ack"
    assert send(second, type="back", rev=1, say="yes")["rev"] == 2
    assert send(first, type="vote", seat=first.full(table)["you"]["seat"])["code"] == "bad_seat"
    assert send(second, type="leave")["type"] == "ack"
    assert send(second, type="return")["type"] == "ack"
    assert send(first, type="undo", rev=2)["code"] == "undo_nothing"


def test_a_commit_that_fails_is_said_with_a_time_to_come_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table, first, _ = two(world)
    state = first.full(table)

    async def gone(*_: Any) -> Any:
        raise Unavailable("gone")

    with monkeypatch.context() as patched:
        patched.setattr(Storage, "append", gone)
        answer = first.act(table, state["legal"][0], "a1", state["rev"])
        assert code(answer) == (503, "unavailable")
        assert "retry-after" in answer.headers
    assert first.act(table, state["legal"][0], "a1", state["rev"]).status_code == 200


def test_too_many_commands_are_held_back(tmp_path_factory: pytest.TempPathFactory) -> None:
    with opened(tmp_path_factory.mktemp("few"), Limits(seat_messages=3)) as world:
        ada = world.device("Ada")
        table = ada.table("me", "free")
        say = [{"type": "say", "id": str(i), "emote": "chirp"} for i in range(4)]
        assert [ada.post(f"/api/tables/{table}/send", one).status_code for one in say] == [200, 200, 200, 429]


# Waiting


def test_waiting_ends_when_something_happens(world: World) -> None:
    table, first, second = two(world)
    state = second.full(table)
    heard: list[Any] = []
    waiter = threading.Thread(target=lambda: heard.append(second.get(f"/api/tables/{table}/wait?have={state['v']}")))
    waiter.start()
    time.sleep(0.4)
    assert not heard
    action = first.full(table)["legal"][0]
    first.act(table, action, "a1", state["rev"])
    waiter.join(PATIENCE_S)
    assert heard[0].status_code == 200
    assert heard[0].json()["v"] == state["v"] + 1
    assert heard[0].json()["you"] == second.full(table)["you"]


def test_who_is_behind_does_not_wait(world: World) -> None:
    table, first, _ = two(world)
    answer = first.get(f"/api/tables/{table}/wait?have=1000")
    assert answer.json() == first.full(table)


def test_waiting_ends_without_anything_after_a_while(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "PATIENCE_S", 0.3)
    table, first, _ = two(world)
    answer = first.get(f"/api/tables/{table}/wait?have={first.full(table)['v']}")
    assert answer.status_code == 204
    assert not answer.content


def test_tables_of_other_processes_are_asked_for(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table, first, _ = two(world)
    hall, texts = world.house.hall, ['{"v":5}', '{"v":5}', '{"v":6}']
    full = first.full(table)

    async def elsewhere(_: str) -> str:
        return "another process"

    async def told(*_: Any) -> str:
        return texts.pop(0)

    monkeypatch.setattr(play, "ASK_S", 0.01)
    monkeypatch.setattr(hall.local, "find", elsewhere)
    monkeypatch.setattr(hall, "full", told)
    call = first.client.get(f"/api/tables/{table}/wait?have=5")

    async def asked() -> Any:
        return await call

    assert world.portal.call(asked).text == '{"v":6}'
    assert texts == []
    assert full["v"] >= 0


def test_one_person_waits_for_a_few_tables_only(world: World) -> None:
    table, first, second = two(world)
    state = first.full(table)
    path = f"/api/tables/{table}/wait?have={state['v']}"
    found: list[int] = []
    waiting = [threading.Thread(target=lambda: found.append(first.get(path).status_code)) for _ in range(5)]
    waiting.append(threading.Thread(target=lambda: found.append(second.get(path).status_code)))
    for one in waiting:
        one.start()
    while not found:
        time.sleep(0.01)
    assert found == [429]
    assert first.act(table, state["legal"][0], "a1", state["rev"]).status_code == 200
    for one in waiting:
        one.join(PATIENCE_S)
    assert found == [429, 200, 200, 200, 200, 200]
