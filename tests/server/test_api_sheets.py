"""Score sheets by HTTP: what they come to, and sheets that several phones share by a code."""

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import update

import voliera
from tests.server.api_world import Device, World, code, opened
from voliera.server.api.sheets import KEPT_MS, LENGTH, LETTERS
from voliera.server.settings import Limits
from voliera.server.storage.schema import sheets

SHEET: dict[str, Any] = {
    "format": "voliera/sheet/1",
    "game": "birdie",
    "players": 2,
    "variant": "expert",
    "rounds": [{"pass_order": [1, 0], "lines": ["ROsp ROsu ROau OWsu PIsu", "PIwi PIwi OWwi"]}],
}


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with opened(tmp_path_factory.mktemp("api")) as found:
        yield found


@pytest.fixture(scope="module")
def device(world: World) -> Device:
    return world.device()  # nobody: a score sheet asks for no name


def shared(device: Device, document: dict[str, Any] | None = None) -> str:
    answer = device.post("/api/sheets", {"document": document or {"a": 1}})
    assert (answer.status_code, answer.json()["v"]) == (201, 1)
    found: str = answer.json()["code"]
    return found


def test_a_sheet_comes_to_what_the_engine_says(device: Device) -> None:
    told = device.post("/api/score", {"sheet": SHEET}).json()
    assert told == voliera.score(SHEET)
    quick = device.post("/api/score", {"sheet": SHEET, "quick": True}).json()
    assert quick["result"] == told["result"]


def test_a_sheet_that_is_none_is_refused_with_its_rule(device: Device) -> None:
    assert code(device.post("/api/score", {"sheet": {}})) == (400, "bad_request")
    assert code(device.post("/api/score", {"sheet": {**SHEET, "game": "chess"}})) == (400, "unknown_game")
    five = {**SHEET, "rounds": [{"pass_order": [1, 0], "lines": ["ROsp ROsp ROsp ROsp ROsp", None]}]}
    refused = device.post("/api/score", {"sheet": five})
    assert (code(refused), refused.json()["error"]["rule"]) == ((400, "bad_request"), "B-C1")


def test_after_round_1_a_sheet_is_a_position_of_round_2(device: Device) -> None:
    found = [device.post("/api/score/position", {"sheet": SHEET}).json() for _ in range(2)]
    assert [(one["round"], one["phase"], one["seat"]) for one in found] == [(2, "turn", 0)] * 2
    assert found[0]["deck"] != found[1]["deck"]  # dealt again each time
    game = voliera.from_position(found[0])
    assert game.result()["totals"] == voliera.score(SHEET)["result"]["totals"]
    nothing = {**SHEET, "rounds": []}
    assert code(device.post("/api/score/position", {"sheet": nothing})) == (409, "no_position")


def test_two_phones_share_a_sheet(world: World, device: Device) -> None:
    found = shared(device, {"boxes": {"robin": 4}})
    assert len(found) == LENGTH
    assert set(found) <= set(LETTERS)
    other = world.device(address="198.51.100.1")
    assert other.get(f"/api/sheets/{found.lower()}").json() == {
        "code": found,
        "v": 1,
        "document": {"boxes": {"robin": 4}},
    }
    changed = other.post(f"/api/sheets/{found}", {"document": {"boxes": {"robin": 5}}, "v": 1})
    assert changed.json() == {"code": found, "v": 2}
    late = device.post(f"/api/sheets/{found}", {"document": {"boxes": {}}, "v": 1})
    assert code(late) == (409, "stale")
    assert device.get(f"/api/sheets/{found}?v=1").json()["document"] == {"boxes": {"robin": 5}}
    assert device.get(f"/api/sheets/{found}?v=2").json() == {"code": found, "v": 2, "document": None}


def test_a_code_that_nobody_has_is_no_sheet(device: Device) -> None:
    assert code(device.get("/api/sheets/ZZZZZZZZ")) == (404, "bad_code")
    assert code(device.post("/api/sheets/ZZZZZZZZ", {"document": {}, "v": 1})) == (404, "bad_code")
    assert code(device.get("/api/sheets/ZZZZZZZZ?v=x")) == (400, "bad_request")


def test_a_sheet_is_an_object_of_64_kilobytes_at_most(device: Device) -> None:
    found = shared(device)
    large = {"document": {"a": "x" * 65_536}}
    assert code(device.post("/api/sheets", large)) == (413, "too_large")
    assert code(device.post(f"/api/sheets/{found}", {**large, "v": 1})) == (413, "too_large")
    assert code(device.post("/api/sheets", {"document": []})) == (400, "bad_request")
    assert code(device.post(f"/api/sheets/{found}", {"document": {}, "v": 0})) == (400, "bad_request")


def test_what_nobody_touches_for_ninety_days_is_cleared_away(world: World, device: Device) -> None:
    old, young = shared(device), shared(device)
    now = world.house.services.now()
    world.house.services.time.trusted_from = now  # as after an hour
    for one, age in ((old, KEPT_MS + 1), (young, KEPT_MS - 60_000)):
        age_it = update(sheets).where(sheets.c.code == one).values(updated=now - age)
        world.portal.call(world.house.services.storage.run, age_it)
    shared(device)
    assert code(device.get(f"/api/sheets/{old}")) == (404, "bad_code")
    assert device.get(f"/api/sheets/{young}").status_code == 200


def test_codes_cannot_be_guessed_by_many_tries(tmp_path_factory: pytest.TempPathFactory) -> None:
    with opened(tmp_path_factory.mktemp("few"), limits=Limits()) as strict:
        owner = strict.device(address="192.0.2.1")
        found = shared(owner)
        guesser = strict.device(address="192.0.2.2")
        answers = [code(guesser.get(f"/api/sheets/ZZZZZZ{i}")) for i in range(22, 90)]
        assert answers[0] == (404, "bad_code")
        assert answers[-1] == (429, "too_many")
        assert code(guesser.get(f"/api/sheets/{found}")) == (429, "too_many")  # nor is a right one told
        for _ in range(80):  # a client that knows it asks as often as is needed
            assert owner.get(f"/api/sheets/{found}?v=1").status_code == 200


def test_changes_and_new_sheets_have_allowances(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(sheets_per_hour=2, sheet_changes_per_minute=5)
    with opened(tmp_path_factory.mktemp("few"), limits=limits) as strict:
        owner, other = strict.device(address="192.0.2.1"), strict.device(address="192.0.2.2")
        found, second = shared(owner), shared(owner)
        assert code(owner.post("/api/sheets", {"document": {}})) == (429, "too_many")
        changes = [owner.post(f"/api/sheets/{found}", {"document": {}, "v": v}) for v in range(1, 7)]
        assert [one.status_code for one in changes] == [200] * 5 + [429]
        assert code(owner.post(f"/api/sheets/{second}", {"document": {}, "v": 1})) == (429, "too_many")
        assert code(other.post(f"/api/sheets/{found}", {"document": {}, "v": 6})) == (
            429,
            "too_many",
        )  # the sheet's own
        assert other.post(f"/api/sheets/{second}", {"document": {}, "v": 1}).status_code == 200


def test_a_full_server_takes_no_new_sheet_and_loses_none(tmp_path_factory: pytest.TempPathFactory) -> None:
    with opened(tmp_path_factory.mktemp("full"), limits=Limits(sheets_kept=2)) as strict:
        device = strict.device()
        kept = [shared(device), shared(device)]
        refused = device.post("/api/sheets", {"document": {}})
        assert code(refused) == (503, "sheets_full")
        assert int(refused.headers["retry-after"]) == 86_400
        for one in kept:
            assert device.post(f"/api/sheets/{one}", {"document": {"b": 2}, "v": 1}).status_code == 200
