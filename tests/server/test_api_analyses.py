"""Analyses by HTTP: begun, followed, given up, kept; never of a game that goes on, and never before anybody's bot."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import decode, encode

import voliera
from tests.server.api_world import Device, World, code, opened, record_of
from tests.waiting import wait_until
from voliera import coach
from voliera.documents import Document
from voliera.server.live import analyses
from voliera.server.thinking.thinkers import NoThought, Thinkers

NODES = 15
LONGEST_S = 1_800.0
"""Seconds to wait for the analysis of a whole game, on a busy machine."""


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(analyses, "DEFAULT_NODES", NODES)
        patched.setattr(analyses, "PAUSE_S", 0.01)
        with opened(tmp_path_factory.mktemp("api")) as found:
            yield found


@pytest.fixture
def stuck(world: World, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Thinkers that take every job of an analysis, and never answer; whose they are."""
    asked: list[str] = []

    async def task(
        self: Thinkers, name: str, document: Document, time_ms: int, *, key: str, patience_s: float
    ) -> bytes:
        asked.append(key)
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(Thinkers, "task", task)
    return asked


def begun(device: Device, record: Document) -> Document:
    answer = device.post("/api/analyses", {"record": record})
    assert answer.status_code == 200, answer.text
    found: Document = answer.json()
    return found


def until(device: Device, key: str, state: str) -> list[Document]:
    """What was told while it was made."""
    told: list[Document] = []
    end = time.monotonic() + LONGEST_S
    while not told or told[-1]["state"] != state:
        assert time.monotonic() < end
        assert not told or told[-1]["state"] in ("queued", "running"), told[-1]
        time.sleep(0.05)
        told.append(device.get(f"/api/analyses/{key}").json())
    return told


@pytest.mark.parametrize("game", ["birdie", "bower"])
def test_an_analysis_is_what_the_coach_says_and_is_kept(world: World, game: str) -> None:
    device, record = world.device(), record_of(game, seed=11)
    first = begun(device, record)
    assert first["state"] in ("queued", "running")
    assert "analysis" not in first or first["analysis"] is None
    told = until(device, first["key"], "done")
    assert [one["done"] for one in told] == sorted(one["done"] for one in told)
    found = told[-1]["analysis"]
    assert found == coach.analyse(record, nodes=NODES)
    assert told[-1]["done"] == told[-1]["total"] == len(found["decisions"])
    again = begun(world.device("Ada"), {**record, "names": ["Other", "Names"]})
    assert (again["state"], again["analysis"]) == ("done", found)


def test_what_was_found_is_there_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def task(self: Thinkers, name: str, document: Document, *_: Any, **__: Any) -> bytes:
        return encode(coach.task(decode(encode(document))))

    monkeypatch.setattr(Thinkers, "task", task)
    monkeypatch.setattr(analyses, "DEFAULT_NODES", 1)
    record = record_of("birdie", seed=12)
    with opened(tmp_path) as first:
        key = begun(first.device(), record)["key"]
        found = until(first.device(), key, "done")[-1]["analysis"]
    with opened(tmp_path) as second:
        assert second.device().get(f"/api/analyses/{key}").json()["analysis"] == found
        assert begun(second.device(), record)["analysis"] == found


def test_a_game_that_goes_on_is_refused(world: World) -> None:
    record = record_of("birdie")
    going_on = {**record, "actions": record["actions"][:-1], "result": None}
    assert code(world.device().post("/api/analyses", {"record": going_on})) == (409, "not_over")


@pytest.mark.parametrize(
    "record",
    [
        {},
        {"actions": []},
        {**record_of("birdie"), "actions": [{"do": "dance"}]},
        {**record_of("bower"), "game": "chess"},
    ],
)
def test_what_is_no_record_is_refused(world: World, record: Document) -> None:
    assert world.device().post("/api/analyses", {"record": record}).status_code == 400


def test_an_unknown_key_is_not_there(world: World) -> None:
    for key in ("0" * 64, "nonsense"):
        assert code(world.device().get(f"/api/analyses/{key}")) == (404, "not_found")
        assert code(world.device().delete(f"/api/analyses/{key}")) == (404, "not_found")


def test_a_cancelled_analysis_ends_and_can_be_asked_for_again(world: World, stuck: list[str]) -> None:
    device, record = world.device("Ada"), record_of("birdie", seed=21)
    key = begun(device, record)["key"]
    wait_until(lambda: bool(stuck))
    given_up = device.delete(f"/api/analyses/{key}").json()
    assert (given_up["state"], given_up["done"]) == ("cancelled", 0)
    assert device.get(f"/api/analyses/{key}").json()["state"] == "cancelled"
    assert device.delete(f"/api/analyses/{key}").json()["state"] == "cancelled"
    assert len(stuck) == 1
    assert begun(device, record)["state"] in ("queued", "running")
    wait_until(lambda: len(stuck) == 2)
    device.delete(f"/api/analyses/{key}")


def test_two_who_ask_for_the_same_share_it(world: World, stuck: list[str]) -> None:
    ada, berta, record = world.device("Ada"), world.device("Berta"), record_of("birdie", seed=22)
    key = begun(ada, record)["key"]
    assert begun(berta, record)["key"] == key
    wait_until(lambda: bool(stuck))
    assert ada.delete(f"/api/analyses/{key}").json()["state"] == "running"
    assert len(stuck) == 1
    assert berta.delete(f"/api/analyses/{key}").json()["state"] == "cancelled"


def test_one_person_has_one_that_runs_and_few_that_wait(world: World, stuck: list[str]) -> None:
    device = world.device("Ada")
    keys = [begun(device, record_of("birdie", seed=seed))["key"] for seed in (31, 32, 33)]
    wait_until(lambda: bool(stuck))
    states = [device.get(f"/api/analyses/{key}").json()["state"] for key in keys]
    assert sorted(states) == ["queued", "queued", "running"]
    refused = device.post("/api/analyses", {"record": record_of("birdie", seed=34)})
    assert code(refused) == (429, "too_many")
    assert int(refused.headers["retry-after"]) >= 1
    for key in keys:
        assert device.delete(f"/api/analyses/{key}").json()["state"] == "cancelled"
    assert len(stuck) <= 2


def test_there_are_not_too_many_in_all(world: World, stuck: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST", 2)
    people = [world.device(name) for name in ("Ada", "Berta", "Carla")]
    keys = [begun(one, record_of("birdie", seed=41 + i))["key"] for i, one in enumerate(people[:2])]
    assert code(people[2].post("/api/analyses", {"record": record_of("birdie", seed=49)})) == (503, "busy")
    for one, key in zip(people, keys, strict=False):
        one.delete(f"/api/analyses/{key}")


def test_thinkers_that_fail_again_and_again_are_told(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    tries = 0

    async def task(*_: Any, **__: Any) -> bytes:
        nonlocal tries
        tries += 1
        raise NoThought("no")

    monkeypatch.setattr(Thinkers, "task", task)
    device = world.device("Ada")
    key = begun(device, record_of("birdie", seed=51))["key"]
    until(device, key, "failed")
    assert tries == analyses.TRIES
    assert begun(device, record_of("birdie", seed=51))["state"] in ("queued", "running")
    until(device, key, "failed")


def test_a_bot_waits_for_one_decision_at_most(world: World) -> None:
    """While a game is analysed, in the one process there is, a move is chosen long before the analysis is done."""
    device, record = world.device("Ada"), record_of("bower", seed=61)
    key = begun(device, record)["key"]
    wait_until(lambda: device.get(f"/api/analyses/{key}").json()["done"] > 0)
    game = voliera.new("birdie", seed=1)

    async def choose() -> int:
        job = world.house.hall.coaching.analyses.find(key)
        assert job is not None
        before = job.done
        await world.house.services.thinkers.choose(game, "heuristic", seed=1, key="a table")
        return job.done - before

    asked: Callable[[], Awaitable[int]] = choose
    assert world.portal.call(asked) <= 2
    device.delete(f"/api/analyses/{key}")
