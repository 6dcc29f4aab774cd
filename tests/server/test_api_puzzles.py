"""Puzzles by HTTP: a day's puzzle without its answer, answers judged, the archive; made once, kept for good."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from typing import Any

import httpx2
import msgspec
import pytest
from sqlalchemy import select

from tests.puzzles.golden_puzzles import kept, of_kind
from tests.server.api_world import GENEROUS, Device, World, code, opened
from voliera.puzzles.days import FIRST_DAY, KINDS, difficulty_of, kind_of, last_day, today
from voliera.server.storage.schema import puzzles
from voliera.server.thinking.thinkers import Busy

SECRETS = ("answer", "second", "explanation", "replies", "facts")


class Maker:
    """Stands in for the thinkers: hands out kept puzzles, and counts."""

    def __init__(self) -> None:
        self.made: list[str] = []
        self.busy = False
        self.pause_s = 0.0

    async def task(self, name: str, document: dict[str, Any], *_: Any, **__: Any) -> bytes:
        assert name == "puzzle"
        await asyncio.sleep(self.pause_s)
        if self.busy:
            raise Busy("nobody is free")
        if document["attempt"] < 2:
            return msgspec.json.encode({"made": None})
        self.made.append(document["day"])
        return msgspec.json.encode({"made": kept()[document["day"]]})


MAKER = Maker()


@pytest.fixture
def maker() -> Maker:
    MAKER.__init__()  # type: ignore[misc]
    return MAKER


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with opened(tmp_path_factory.mktemp("api")) as found, pytest.MonkeyPatch.context() as patched:
        patched.setattr(found.house.services.thinkers, "task", MAKER.task)
        yield found


@pytest.fixture
def device(world: World) -> Device:
    return world.device()  # nobody: puzzles ask for no name


def path_of(kind: str) -> str:
    return f"/api/puzzles/{of_kind(kind)['puzzle']['id']}"


def unasked(number: int) -> str:
    """A day that no other test asks for."""
    return list(kept())[20 + number]


def test_a_real_thinker_makes_a_real_puzzle(tmp_path_factory: pytest.TempPathFactory) -> None:
    day = "2026-03-17"
    with opened(tmp_path_factory.mktemp("api")) as found:
        assert found.device().get(f"/api/puzzles/{day}").json() == kept()[day]["puzzle"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_puzzle_comes_without_its_answer(device: Device, kind: str) -> None:
    told = device.get(path_of(kind))
    assert told.json() == of_kind(kind)["puzzle"]
    assert not [name for name in SECRETS if f'"{name}"' in told.text]


@pytest.mark.parametrize("kind", KINDS)
def test_the_right_answer_is_right_and_is_explained(device: Device, kind: str) -> None:
    one = of_kind(kind)
    told = device.post(f"{path_of(kind)}/answer", {"actions": one["answer"]["actions"]}).json()
    assert (told["right"], told["value"], told["best"]) == (True, one["puzzle"]["best"], one["puzzle"]["best"])
    assert (told["unit"], told["rule"]) == (one["puzzle"]["unit"], one["answer"]["rule"])
    assert told["events"] == told["answer"]["events"] == one["answer"]["explanation"]
    assert told["answer"]["actions"] == one["answer"]["actions"]


@pytest.mark.parametrize(
    ("kind", "actions"), [("split", [{"do": "write"}]), ("chain", [{"do": "stop"}]), ("gift", [{"do": "decline"}])]
)
def test_a_worse_answer_is_told_its_worth_and_nothing_of_the_best(
    device: Device, kind: str, actions: list[dict[str, Any]]
) -> None:
    one = of_kind(kind)
    assert kind == "gift" or not any(card.startswith("owl") for card in hand_of(one)), "the Owl would be asked for"
    told = device.post(f"{path_of(kind)}/answer", {"actions": actions}).json()
    assert told["right"] is False
    assert told["value"] < told["best"] == one["puzzle"]["best"]
    assert told["answer"] is None


def hand_of(one: dict[str, Any]) -> list[str]:
    start = one["puzzle"]["record"]["start"]
    hand: list[str] = start["hands"][start["seat"]]
    return hand


@pytest.mark.parametrize("kind", KINDS)
def test_whoever_gives_up_gets_the_answer(device: Device, kind: str) -> None:
    told = device.post(f"{path_of(kind)}/answer", {"give_up": True}).json()
    assert (told["right"], told["value"], told["events"]) == (False, None, [])
    assert told["answer"]["actions"] == of_kind(kind)["answer"]["actions"]
    assert told["answer"]["second"] == of_kind(kind)["answer"]["second"]


@pytest.mark.parametrize(
    ("wish", "refusal"),
    [
        ({}, (400, "bad_request")),
        ({"actions": []}, (400, "bad_request")),
        ({"actions": [{"do": "dance"}]}, (400, "bad_request")),
        ({"actions": [{"do": "pass"}]}, (400, "illegal_action")),
        ({"actions": [{"do": "set", "start": 0, "length": 99, "feature": "robin"}]}, (400, "illegal_action")),
        ({"actions": "none"}, (400, "bad_request")),
        ({"give_up": True, "why": "tired"}, (400, "bad_request")),
    ],
)
def test_what_is_no_answer_is_refused(device: Device, wish: dict[str, Any], refusal: tuple[int, str]) -> None:
    assert code(device.post(f"{path_of('split')}/answer", wish)) == refusal


def test_a_half_played_scoring_is_no_answer(device: Device) -> None:
    actions = of_kind("split")["answer"]["actions"]
    assert code(device.post(f"{path_of('split')}/answer", {"actions": actions[:1]})) == (400, "bad_request")


def test_days_before_the_first_and_days_to_come_have_no_puzzle(world: World, device: Device, maker: Maker) -> None:
    latest = last_day(world.house.services.now())
    for day in (FIRST_DAY - timedelta(days=1), latest + timedelta(days=1), latest + timedelta(days=400)):
        assert code(device.get(f"/api/puzzles/{day}")) == (404, "not_found")
        assert code(device.post(f"/api/puzzles/{day}/answer", {"give_up": True})) == (404, "not_found")
    for name in ("tomorrow", "2026-02-30", "2026-1-1", "x"):
        assert code(device.get(f"/api/puzzles/{name}")) == (404, "not_found")
    assert maker.made == []


def test_the_archive_goes_back_from_today_and_never_tells_the_future(world: World, device: Device) -> None:
    now = today(world.house.services.now())
    told = device.get("/api/puzzles?count=5").json()["puzzles"]
    days = [now - timedelta(days=back) for back in range(5)]
    assert [one["id"] for one in told] == [day.isoformat() for day in days]
    assert [(one["kind"], one["difficulty"]) for one in told] == [(kind_of(day), difficulty_of(day)) for day in days]
    ahead = device.get("/api/puzzles?until=2999-01-01&count=1").json()["puzzles"]
    assert [one["id"] for one in ahead] == [last_day(world.house.services.now()).isoformat()]


def test_the_archive_ends_with_the_first_day(device: Device) -> None:
    told = device.get("/api/puzzles?until=2026-01-03&count=30").json()["puzzles"]
    assert [one["id"] for one in told] == ["2026-01-03", "2026-01-02", "2026-01-01"]
    assert device.get("/api/puzzles?until=2025-12-31").json() == {"puzzles": []}
    for wrong in ("until=2026-02-31", "until=today", "count=0", "count=101", "since=2026-01-01"):
        assert code(device.get(f"/api/puzzles?{wrong}")) == (400, "bad_request")


def test_a_list_says_of_a_day_what_its_puzzle_says(device: Device) -> None:
    for one in device.get("/api/puzzles?until=2026-07-19&count=100").json()["puzzles"]:
        puzzle = kept()[one["id"]]["puzzle"]
        assert one == {name: puzzle[name] for name in ("id", "kind", "game", "difficulty")}


def test_those_who_ask_at_once_get_one_puzzle_that_is_made_once(world: World, device: Device, maker: Maker) -> None:
    maker.pause_s = 0.1
    path = f"/api/puzzles/{unasked(0)}"

    async def ask() -> list[httpx2.Response]:
        return list(await asyncio.gather(*(device.client.get(path) for _ in range(8))))

    told = [one.json() for one in world.portal.call(ask)]
    assert told == [kept()[unasked(0)]["puzzle"]] * 8
    assert len(maker.made) == 1
    device.get(path)
    assert len(maker.made) == 1


def test_a_puzzle_that_was_shown_stays_whatever_the_generator_makes_now(
    world: World, device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"/api/puzzles/{unasked(1)}"
    before = device.get(path).json()
    monkeypatch.setitem(kept(), before["id"], {**of_kind("split"), "version": 99})
    assert device.get(path).json() == before

    async def rows() -> Any:
        wanted = select(puzzles.c.document).where(puzzles.c.id == before["id"])
        return await world.house.services.storage.fetch(wanted)

    (row,) = world.portal.call(rows)
    assert msgspec.json.decode(row.document)["puzzle"] == before


def test_a_busy_house_says_so_and_can_be_asked_again(device: Device, maker: Maker) -> None:
    maker.busy = True
    path = f"/api/puzzles/{unasked(2)}"
    assert code(device.get(path)) == (503, "busy")
    maker.busy = False
    assert device.get(path).status_code == 200


def test_nobody_makes_the_house_work_without_end(
    tmp_path_factory: pytest.TempPathFactory, maker: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path_factory.mktemp("api"), replace(GENEROUS, hints_per_minute=2)) as found:
        monkeypatch.setattr(found.house.services.thinkers, "task", maker.task)
        device = found.device()
        days = list(kept())[:4]
        answers = [device.get(f"/api/puzzles/{day}").status_code for day in days]
        assert answers == [200, 200, 429, 429]
        assert device.get(f"/api/puzzles/{days[0]}").status_code == 200
