"""Records by HTTP: out of finished tables, in from anywhere, and on from any moment; the deal's proof; ratings."""

import hashlib
import json
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import delete, insert

import voliera
from tests.server.api_world import World, code, finished, nearly_over, opened, record_of
from tests.test_chance import through_javascript
from voliera.documents import Document
from voliera.server.storage.schema import ratings

CASES = [("birdie", 2, "standard"), ("birdie", 3, "expert"), ("bower", 2, "standard"), ("bower", 2, "super")]


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with opened(tmp_path_factory.mktemp("api")) as found:
        yield found


@pytest.mark.parametrize(("game", "players", "variant"), CASES)
def test_a_record_that_goes_in_comes_out_the_same(world: World, game: str, players: int, variant: str) -> None:
    ada, record = world.device("Ada"), record_of(game, players, 7, variant)
    answer = ada.post("/api/records", {"record": record})
    assert answer.status_code == 201, answer.text
    info = answer.json()
    assert (info["status"], info["game"], info["variant"]) == ("over", game, variant)
    assert [seat["name"] for seat in info["seats"]][:2] == ["Ada", "Berta"]
    out = ada.get(f"/api/tables/{info['id']}/record").json()
    names = ["Ada", "Berta", "Player 3"][:players]
    assert out == {**record, "names": names}
    assert ada.full(info["id"])["result"] == record["result"]
    again = ada.post("/api/records", {"record": out}).json()["id"]
    assert ada.get(f"/api/tables/{again}/record").json() == out


def test_a_record_may_leave_to_the_seed_what_it_does_not_tell(world: World) -> None:
    ada, full = world.device("Ada"), record_of("bower", 2, 11)
    start = {name: value for name, value in full["start"].items() if name not in {"pile", "rng", "bonus_pile"}}
    game = voliera.from_position(start, 12345)
    while not game.over:
        game.apply(game.legal()[0])
    record = {**game.record(), "start": start, "seed": 12345}
    answer = ada.post("/api/records", {"record": record})
    assert answer.status_code == 201, answer.text
    assert ada.get(f"/api/tables/{answer.json()['id']}/record").json()["result"] == game.result()


WIDE = 2**128 + 2**100 + 7


def test_tables_are_dealt_from_128_bits_that_a_browser_does_not_spoil(world: World) -> None:
    ada, seeds = world.device("Ada"), set()
    for _ in range(50):
        table = ada.table("me", "free", settings={"pace_ms": 0})
        row = world.portal.call(world.house.services.storage.table, table)
        assert row is not None
        assert row.seed is not None
        assert row.start == voliera.new("birdie", 2, seed=row.seed).position()
        assert row.seed >> 128 == 1
        seeds.add(row.seed - 2**128)
    for bit in range(128):
        assert len({seed >> bit & 1 for seed in seeds}) == 2, f"bit {bit} is always the same"


@pytest.mark.parametrize("game", ["birdie", "bower"])
def test_a_record_with_a_wide_seed_is_kept_studied_and_played_on_from_by_a_browser(world: World, game: str) -> None:
    ada, record = world.device("Ada"), through_javascript(record_of(game, seed=WIDE))
    assert record["seed"] == str(WIDE)
    answer = ada.post("/api/records", {"record": record})
    assert answer.status_code == 201, answer.text
    table = answer.json()["id"]
    out = through_javascript(ada.get(f"/api/tables/{table}/record").json())
    assert out["seed"] == str(WIDE)
    assert voliera.replay(out).seed == WIDE
    row = world.portal.call(world.house.services.storage.table, table)
    assert row is not None
    assert row.seed == WIDE
    wishes = [{"kind": "me"}, {"kind": "bot"}]
    assert ada.post("/api/records/branch", {"record": out, "at": 2, "seats": wishes}).status_code == 201
    assert ada.post("/api/analyses", {"record": out}).status_code in {200, 202}
    assert ada.post("/api/study/steps", {"record": out}).status_code == 200


def test_a_game_that_was_over_before_it_began_can_be_kept(world: World) -> None:
    ada = world.device("Ada")
    end = voliera.from_position(voliera.replay(record_of("birdie")).position(), 1)
    assert end.over
    answer = ada.post("/api/records", {"record": end.record()})
    assert answer.status_code == 201, answer.text
    assert ada.get(f"/api/tables/{answer.json()['id']}/record").json()["actions"] == []


def broken(record: Document, **change: Any) -> Document:
    return {**record, **change}


def test_records_that_do_not_replay_are_refused(world: World) -> None:
    ada, record = world.device("Ada"), record_of("birdie")
    wrong: list[tuple[Any, tuple[int, str]]] = [
        ({}, (400, "bad_request")),
        (broken(record, actions=5), (400, "bad_request")),
        (broken(record, actions={"a": 1}), (400, "bad_request")),
        (broken(record, actions=[*record["actions"], {"do": "pass"}]), (400, "bad_request")),
        (broken(record, actions=record["actions"][:-1], result=None), (409, "not_over")),
        (broken(record, actions=record["actions"][1:]), (400, "bad_request")),
        (broken(record, result={"winner": 0}), (400, "bad_request")),
        (broken(record, game="chess"), (400, "unknown_game")),
        (broken(record, start={**record["start"], "deck": ["robin-spring"] * 9}), (400, "bad_position")),
        (broken(record, start=None), (400, "bad_position")),
        (broken(record, seed=10**60), (400, "bad_request")),
        (broken(record, seed="x"), (400, "bad_request")),
        (broken(record, seed="9" * 40), (400, "bad_request")),
        (broken(record, seed=1.7e38), (400, "bad_request")),
        (broken(record, names=[1]), (400, "bad_request")),
        (broken(record, format="voliera/record/9"), (400, "bad_request")),
        (broken(record, actions=[{"do": "take", "card": [[[[]]]]}], result=None), (400, "bad_request")),
    ]
    for one, expected in wrong:
        assert code(ada.post("/api/records", {"record": one})) == expected, str(one)[:80]
    assert code(ada.post("/api/records", {"record": [record]})) == (400, "bad_request")
    assert ada.get("/api/tables?which=mine").json()["tables"] == []


def test_names_in_records_are_made_fit_to_be_shown(world: World) -> None:
    ada = world.device("Ada")
    record = {**record_of("birdie"), "names": ["\u202eevil\u0000", "x" * 40]}
    info = ada.post("/api/records", {"record": record}).json()
    assert [seat["name"] for seat in info["seats"]] == ["evil", "x" * 24]


def test_a_kept_record_is_its_keepers_until_a_link_is_given(world: World) -> None:
    ada, eve = world.device("Ada"), world.device("Eve")
    table = ada.post("/api/records", {"record": record_of("birdie")}).json()["id"]
    assert table in [one["id"] for one in ada.get("/api/tables?which=finished").json()["tables"]]
    assert code(eve.get(f"/api/tables/{table}/record")) == (404, "no_table")
    assert eve.exchange(ada.link(table, "watch")["token"]).status_code == 200
    assert eve.get(f"/api/tables/{table}/record").status_code == 200


def test_the_record_is_a_secret_until_the_game_is_over(world: World) -> None:
    ada, berta = world.device("Ada"), world.device("Berta")
    record = record_of("birdie")
    table, last = nearly_over(ada, record, "free", public=True)
    berta.post(f"/api/tables/{table}/join")
    for device in (ada, berta, world.device()):
        assert code(device.get(f"/api/tables/{table}/record")) == (409, "not_over")
    seats = [{"kind": "me"}, {"kind": "free"}]
    assert code(ada.post(f"/api/tables/{table}/branch", {"at": 0, "seats": seats})) == (409, "not_over")
    fairness = ada.get(f"/api/tables/{table}/fairness").json()
    assert set(fairness) == {"commitment", "algorithm"}
    assert ada.act(table, last).status_code == 200
    for device in (ada, berta, world.device()):
        found = device.get(f"/api/tables/{table}/record")
        assert found.status_code == 200
        assert found.json()["actions"] == [last]
        assert voliera.replay(found.json()).result() == record["result"]


def test_the_promise_about_the_deal_can_be_checked_by_anybody(world: World) -> None:
    ada = world.device("Ada")
    table = finished(ada, record_of("bower"), public=True)
    told = world.device().get(f"/api/tables/{table}/fairness").json()
    text = told["nonce"] + "\n" + json.dumps(told["start"], sort_keys=True, separators=(",", ":"))
    assert hashlib.sha256(text.encode()).hexdigest() == told["commitment"] == ada.full(table)["table"]["commitment"]
    assert told["start"] == ada.get(f"/api/tables/{table}/record").json()["start"]


def test_play_goes_on_from_any_moment(world: World) -> None:
    ada, record = world.device("Ada"), record_of("birdie")
    table = ada.post("/api/records", {"record": record}).json()["id"]
    wishes = [{"kind": "me"}, {"kind": "free"}]
    for at in (0, 7, len(record["actions"]) - 1):
        settings = {"rated": True, "hints": True}
        answer = ada.post(f"/api/tables/{table}/branch", {"at": at, "seats": wishes, "settings": settings})
        assert answer.status_code == 201, answer.text
        info = answer.json()
        assert (info["origin"], info["status"]) == (table, "open")
        assert (info["settings"]["rated"], info["settings"]["hints"]) == (False, True)
        world.device("Berta").exchange(ada.link(info["id"], "invite")["token"])
        expected = voliera.replay({**record, "actions": record["actions"][:at], "result": None})
        assert ada.full(info["id"])["view"]["boxes"] == expected.view(0)["boxes"]
        assert ada.full(info["id"]).get("legal", []) == (expected.legal() if expected.seat == 0 else [])
    path = f"/api/tables/{table}/branch"
    assert code(ada.post(path, {"at": len(record["actions"]), "seats": wishes})) == (409, "game_over")
    assert code(ada.post(path, {"at": 100_000, "seats": wishes})) == (400, "bad_request")
    assert code(ada.post(path, {"at": -1, "seats": wishes})) == (400, "bad_request")
    assert code(ada.post(path, {"at": 0, "seats": [*wishes, {"kind": "bot"}]})) == (400, "bad_request")
    assert code(ada.post(path, {"at": 0, "seats": [{"kind": "me"}] * 2})) == (400, "bad_request")


def test_play_goes_on_from_a_record_that_is_sent(world: World) -> None:
    ada, record = world.device("Ada"), record_of("bower")
    wishes = [{"kind": "me"}, {"kind": "free"}]
    answer = ada.post("/api/records/branch", {"record": record, "at": 3, "seats": wishes})
    assert answer.status_code == 201
    assert answer.json()["origin"] is None
    bad = {"record": {**record, "game": "chess"}, "at": 3, "seats": wishes}
    assert code(ada.post("/api/records/branch", bad)) == (400, "unknown_game")


# Ratings


def test_leaders_have_played_enough_and_everybody_sees_the_own_rating(world: World) -> None:
    ada, berta, carla = (world.device(name) for name in ("Ada", "Berta", "Carla"))
    rows = [(ada.id, 30.0, 2.0, 9), (berta.id, 26.0, 0.5, 5), (carla.id, 40.0, 1.0, 4)]
    storage = world.house.services.storage
    values = [
        {"session_id": one, "game": "birdie", "mu": mu, "sigma": sigma, "games": games, "updated": 1}
        for one, mu, sigma, games in rows
    ]
    world.portal.call(storage.run, delete(ratings), insert(ratings).values(values))
    told = carla.get("/api/ratings?game=birdie").json()
    assert [(one["name"], one["score"], one["games"]) for one in told["leaders"]] == [
        ("Berta", 24.5, 5),
        ("Ada", 24.0, 9),
    ]
    assert told["own"] == {"game": "birdie", "score": 37.0, "mu": 40.0, "sigma": 1.0, "games": 4}
    assert carla.get("/api/session").json()["ratings"] == [told["own"]]
    assert world.device().get("/api/ratings?game=birdie").json()["own"] is None
    assert ada.get("/api/ratings?game=bower").json() == {"game": "bower", "fewest_games": 5, "leaders": [], "own": None}
    assert code(ada.get("/api/ratings?game=chess")) == (400, "bad_request")
