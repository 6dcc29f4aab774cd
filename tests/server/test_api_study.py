"""Study by HTTP: every moment of a record as the engine has it, and what could be done in it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import voliera
from tests.server.api_world import Device, World, code, opened, record_of

CORPUS = [path for path in sorted((Path(__file__).parents[1] / "corpus").glob("*.json")) if ".final" not in path.name]


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with opened(tmp_path_factory.mktemp("api")) as found:
        yield found


@pytest.fixture(scope="module")
def device(world: World) -> Device:
    return world.device()  # nobody: study asks for no name


def half(record: dict[str, Any]) -> int:
    return len(record["actions"]) // 2


@pytest.mark.parametrize("eyes", [None, 0, 1])
@pytest.mark.parametrize("game", ["birdie", "bower"])
def test_every_moment_is_the_engines(device: Device, game: str, eyes: int | None) -> None:
    record = record_of(game)
    told = device.post("/api/study/steps", {"record": record, "eyes": eyes}).json()
    held = voliera.from_position(record["start"], names=record["names"])
    assert told["record"]["actions"] == record["actions"]
    assert len(told["steps"]) == len(record["actions"]) + 1
    assert told["steps"][0] == {
        "seat": held.seat,
        "phase": held.phase,
        "view": held.view(eyes),
        "by": None,
        "action": None,
        "events": [],
    }
    for action, step in zip(record["actions"], told["steps"][1:], strict=True):
        by = held.seat
        events = held.apply(action)
        assert (step["by"], step["seat"], step["phase"], step["action"]) == (by, held.seat, held.phase, action)
        assert step["view"] == held.view(eyes)
        assert [one["id"] for one in step["events"]] == [
            one["id"] for one in events if one["to"] == "all" or eyes in one["to"]
        ]
    assert told["result"] == held.result() == record["result"]


def test_steps_travel_packed_to_those_who_can_unpack_them(device: Device) -> None:
    wish = {"record": record_of("birdie")}
    packed = device.post("/api/study/steps", wish, headers={"accept-encoding": "gzip"})
    plain = device.post("/api/study/steps", wish, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert packed.json() == plain.json()


@pytest.mark.parametrize("game", ["birdie", "bower"])
def test_an_attempt_at_a_moment_of_a_record(device: Device, game: str) -> None:
    record = record_of(game)
    at = half(record)
    here = device.post("/api/study/attempt", {"record": record, "at": at}).json()
    held = voliera.replay({**record, "actions": record["actions"][:at], "result": None})
    assert (here["done"], here["legal"], here["view"]) == (0, held.legal(), held.view(held.seat))
    tried = device.post("/api/study/attempt", {"record": record, "at": at, "actions": [held.legal()[0]]})
    assert tried.status_code == 200
    wrong = device.post("/api/study/attempt", {"record": record, "at": at, "actions": [{"do": "dance"}]})
    assert code(wrong) == (400, "bad_request")
    end = device.post("/api/study/attempt", {"record": record, "at": len(record["actions"])})
    assert code(end) == (409, "game_over")


@pytest.mark.parametrize("game", ["birdie", "bower"])
def test_playing_on_in_a_record_passes_every_wall(device: Device, game: str) -> None:
    record = record_of(game)
    at = half(record)
    more = record["actions"][at:]
    played = device.post("/api/study/play", {"record": record, "at": at, "actions": more[:20]}).json()
    held = voliera.replay({**record, "actions": record["actions"][:at], "result": None})
    seat = held.seat
    held.apply(more[:20])
    assert (played["seat"], played["legal"], played["view"]) == (held.seat, held.legal(), held.view(seat))
    assert played["record"] == held.record()


def test_the_best_scoring_of_a_moment(device: Device) -> None:
    record = record_of("birdie")
    held = voliera.from_position(record["start"], names=record["names"])
    at = 0
    while held.phase != "split":
        held.apply(record["actions"][at])
        at += 1
    found = device.post("/api/study/solve", {"record": record, "at": at}).json()
    assert found["exact"] is True
    held.apply(found["actions"])
    assert code(device.post("/api/study/solve", {"record": record, "at": 0})) == (409, "no_hint")


@pytest.mark.parametrize(
    ("wish", "refusal"),
    [
        ({"record": {}}, (400, "bad_request")),
        ({"record": {"actions": []}}, (400, "bad_request")),
        ({"record": {"actions": "x", "game": "birdie"}}, (400, "bad_request")),
        ({"record": {}, "eyes": 9}, (400, "bad_request")),
        ({"recrod": {}}, (400, "bad_request")),
    ],
)
def test_what_is_no_record_is_refused(device: Device, wish: dict[str, Any], refusal: tuple[int, str]) -> None:
    assert code(device.post("/api/study/steps", wish)) == refusal


def test_eyes_that_nobody_has_are_refused(device: Device) -> None:
    assert code(device.post("/api/study/steps", {"record": record_of("bower"), "eyes": 2})) == (400, "bad_request")


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_every_kept_record_can_be_replayed(device: Device, path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    told = device.post("/api/study/steps", {"record": record, "eyes": 0}).json()
    assert len(told["steps"]) == len(record["actions"]) + 1
