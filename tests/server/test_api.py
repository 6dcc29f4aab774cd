"""What goes for every endpoint: who is let in, what form a request has, and that nothing is ever said too much."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from tests.server.api_world import GENEROUS, HOST, World, code, described, opened
from voliera.games import GAMES
from voliera.protocol.errors import Refused
from voliera.server.api import ENDPOINTS
from voliera.server.api.allowances import Allowance, Allowances
from voliera.server.api.serving import LARGE, Turns
from voliera.server.buckets import KNOWN, Buckets
from voliera.server.bus import Alone
from voliera.server.settings import Limits
from voliera.server.storage import Storage, Unavailable

NOWHERE = "abcdefghij234567"


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with opened(tmp_path_factory.mktemp("api")) as found:
        yield found


def filled(path: str) -> str:
    parts = {
        "table": NOWHERE,
        "link": "0" * 64,
        "game": "birdie",
        "code": "abcd2345",
        "puzzle": "2026-01-02",
        "analysis": "0" * 64,
        "device": "0" * 64,
        "passkey": "0" * 64,
        "person": "a" * 26,
        "day": "today",
        "token": "x" * 43,
    }
    return path.format(**parts)


@pytest.mark.parametrize("endpoint", [one for one in ENDPOINTS if one.method != "GET"], ids=lambda one: one.path)
def test_requests_from_other_pages_change_nothing(world: World, endpoint: Any) -> None:
    device = world.device("Ada")
    for origin in ("https://evil.example", "null", "http://[", f"http://{HOST}.evil.example"):
        answer = device.request(endpoint.method, filled(endpoint.path), json={}, headers={"origin": origin})
        assert code(answer) == (403, "forbidden")
    assert device.get("/api/session").status_code == 200


def test_a_first_visit_is_told_that_it_is_nobody_without_a_refusal(world: World) -> None:
    device = world.device()
    answer = device.get("/api/visitor")
    assert (answer.status_code, answer.json()) == (200, {"session": None})
    assert device.post("/api/session", {"name": "Ada"}).status_code == 201
    known = device.get("/api/visitor")
    assert known.json()["session"] == device.get("/api/session").json()
    assert "set-cookie" in known.headers


def test_own_pages_and_programs_are_let_in(world: World) -> None:
    device = world.device()
    own = {"origin": f"http://{HOST}"}
    assert device.post("/api/session", {"name": "Ada"}, headers=own).status_code == 201
    assert device.post("/api/session", {"name": "Berta"}).status_code == 200


BODIES = {
    "/api/seek": {"game": "birdie"},
    "/api/tables": {"game": "birdie", "seats": [{"kind": "free"}, {"kind": "free"}]},
    "/api/tables/{table}/links": {"kind": "watch"},
    "/api/tables/{table}/send": {"type": "leave", "id": "1"},
    "/api/tables/{table}/hint": {"kind": "bot"},
    "/api/tables/{table}/attempt": {"rev": 0, "actions": [{"do": "pass"}]},
    "/api/tables/{table}/branch": {"at": 0, "seats": [{"kind": "free"}, {"kind": "free"}]},
    "/api/links/exchange": {"token": "x"},
    "/api/tables/{table}/webhook": {"url": "https://hooks.example/x"},
    "/api/blocked": {"person": "a" * 26},
    "/api/friendship/agree": {"token": "x"},
    "/api/tables/{table}/invitations": {"person": "a" * 26},
    "/api/tables/{table}/reports": {"seat": 1, "why": "words"},
    "/api/push": {"endpoint": "https://push.example/x", "keys": {"p256dh": "B" * 87, "auth": "A" * 22}},
    "/api/records": {"record": {}},
    "/api/profile": {"avatar": None},
    "/api/profile/erase": {"erase": "everything"},
    "/api/passkeys": {
        "id": "x",
        "rawId": "x",
        "type": "public-key",
        "response": {"clientDataJSON": "x", "attestationObject": "x"},
    },
    "/api/records/branch": {"record": {}, "at": 0, "seats": [{"kind": "free"}, {"kind": "free"}]},
}


@pytest.mark.parametrize("endpoint", [one for one in ENDPOINTS if one.who == "session"], ids=lambda one: one.path)
def test_nobody_is_told_so(world: World, endpoint: Any) -> None:
    answer = world.device().request(endpoint.method, filled(endpoint.path), json=BODIES.get(endpoint.path, {}))
    assert code(answer) == (401, "no_session")


@pytest.mark.parametrize("endpoint", [one for one in ENDPOINTS if one.body is not None], ids=lambda one: one.path)
def test_bodies_are_json_small_and_known(world: World, endpoint: Any) -> None:
    device, path = world.device("Ada"), filled(endpoint.path)
    as_json = {"content-type": "application/json"}
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        answer = device.request("POST", path, content=b"{}", headers={"content-type": kind})
        assert code(answer) == (415, "bad_type")
    largest = endpoint.largest or GENEROUS.body_bytes
    for wrong in (b"", b"[]", b"{", b"null", b'{"surprise": 1}', b"\xff", b"[" * 5000, b'{"a":"\\ud800"}'):
        answer = device.request("POST", path, content=wrong, headers=as_json)
        assert code(answer) == (400, "bad_request"), wrong[:20]
    fits = b'{"surprise":"' + b"x" * (largest - 15) + b'"}'
    assert len(fits) == largest
    assert code(device.request("POST", path, content=fits, headers=as_json)) == (400, "bad_request")
    assert code(device.request("POST", path, content=fits + b" ", headers=as_json)) == (413, "too_large")


def test_a_body_that_does_not_tell_its_size_is_not_read_to_its_end(world: World) -> None:
    sent = 0

    async def endless() -> Any:
        nonlocal sent
        while True:
            sent += 65_536
            yield b" " * 65_536

    answer = world.device().request(
        "POST", "/api/session", content=endless(), headers={"content-type": "application/json"}
    )
    assert code(answer) == (413, "too_large")
    assert sent <= GENEROUS.body_bytes + 2 * 65_536


def test_other_methods_and_paths_are_answered_as_errors(world: World) -> None:
    device = world.device()
    for method in ("PUT", "PATCH", "DELETE", "OPTIONS"):
        answer = device.request(method, "/api/tables")
        assert code(answer) == (405, "bad_method")
        assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}
    for path in ("/api/", "/api/nothing", "/api/tables/", f"/api/tables/{NOWHERE}/nothing"):
        assert code(device.get(path)) == (404, "not_found"), path
    assert device.request("HEAD", "/api/meta").status_code == 200


def test_parameters_are_known_and_given_once(world: World) -> None:
    device = world.device("Ada")
    for query in (
        "",
        "which=all",
        "which=open&which=mine",
        "which=open&x=1",
        "which=open&limit=0",
        "which=open&limit=x",
    ):
        assert code(device.get(f"/api/tables?{query}")) == (400, "bad_request"), query
    assert code(device.get("/api/ratings")) == (400, "bad_request")


def test_nothing_is_kept_on_the_way(world: World) -> None:
    device = world.device("Ada")
    for path in ("/api/session", "/api/meta", f"/api/tables/{NOWHERE}"):
        assert device.get(path).headers["cache-control"] == "no-store"


def test_what_nobody_expected_is_logged_and_not_told(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    device = world.device("Ada")

    async def fail(*_: Any) -> Any:
        raise ZeroDivisionError("the pile is robin-spring")

    monkeypatch.setattr(world.house.people, "person", fail)
    with capture_logs() as logs:
        answer = device.get("/api/session")
    assert answer.status_code == 500
    assert answer.json() == {"error": {"code": "error"}}
    assert [(one["event"], one["path"]) for one in logs] == [("api_failed", "/api/session")]


def test_a_storage_that_is_gone_is_said_with_a_time_to_come_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = world.device("Ada")
    device.get("/api/session")

    async def gone(*_: Any, **__: Any) -> Any:
        raise Unavailable("gone")

    monkeypatch.setattr(Storage, "fetch", gone)
    for path in ("/api/session", "/api/tables?which=mine", f"/api/tables/{NOWHERE}", "/api/ratings?game=birdie"):
        answer = device.get(path)
        assert code(answer) == (503, "unavailable")
        assert answer.headers["retry-after"] == "1"
    assert device.get("/api/meta").status_code == 200


def test_the_description_is_served_and_complete(world: World) -> None:
    device = world.device()
    told = device.get("/api/openapi.json").json()
    assert told == json.loads(json.dumps(described()))
    assert told["openapi"] == "3.1.0"
    described_here = {(method.upper(), path) for path, methods in told["paths"].items() for method in methods}
    assert described_here == {(one.method, one.path) for one in ENDPOINTS}
    ids = [one["operationId"] for methods in told["paths"].values() for one in methods.values()]
    assert len(set(ids)) == len(ids)


def test_meta_says_what_can_be_chosen(world: World) -> None:
    meta = world.device().get("/api/meta").json()
    games = {one["game"]: one for one in meta["games"]}
    assert set(games) == set(GAMES)
    assert games["birdie"]["players"] == [2, 4]
    assert games["bower"]["variants"] == ["standard", "super"]
    options = {one["name"]: one for one in games["birdie"]["options"]}
    assert options["single_chain"]["variants"] == ["expert"]
    assert options["components"]["type"] == "components"
    assert [one["id"] for one in meta["bots"]] == ["random", "greedy", "heuristic", "search", "strongest"]
    assert meta["languages"] == ["en", "it", "es", "ru"]
    assert meta["limits"]["body_bytes"] == GENEROUS.body_bytes


# Limits


def test_a_bucket_empties_and_fills_again() -> None:
    now = [0.0]
    buckets = Buckets(3, 60.0, lambda: now[0])
    assert [buckets.spend("a") for _ in range(3)] == [0.0, 0.0, 0.0]
    assert buckets.spend("a") == pytest.approx(20.0)
    assert buckets.spend("b") == 0.0
    now[0] = 20.1
    assert buckets.spend("a") == 0.0
    assert buckets.spend("a") > 0
    now[0] = 10_000.0
    assert [buckets.spend("a") > 0 for _ in range(4)] == [False, False, False, True]


def test_only_the_last_ones_are_remembered() -> None:
    buckets = Buckets(1, 60.0, lambda: 0.0)
    for i in range(KNOWN + 100):
        buckets.spend(str(i))
    assert len(buckets) == KNOWN
    assert buckets.spend(str(KNOWN)) > 0


def test_an_allowance_that_is_used_up_says_when_to_come_again() -> None:
    allowance = Allowance("tables", 2, 60.0, Alone())

    async def use() -> Refused:
        await allowance.take("a")
        await allowance.take("a")
        await allowance.take("b")
        with pytest.raises(Refused) as refusal:
            await allowance.take("a")
        return refusal.value

    refused = asyncio.run(use())
    assert refused.code == "too_many"
    assert refused.retry_ms is not None
    assert 0 < refused.retry_ms <= 30_001


def test_large_bodies_take_turns_and_small_ones_do_not_wait() -> None:
    turns = Turns(Limits(documents_at_once=1, documents_waiting=1))

    async def work() -> list[str]:
        done: list[str] = []
        go = asyncio.Event()

        async def large(name: str) -> None:
            async with turns.turn(LARGE + 1):
                await go.wait()
                done.append(name)

        first, second = asyncio.create_task(large("first")), asyncio.create_task(large("second"))
        await asyncio.sleep(0)
        async with turns.turn(LARGE):
            done.append("small")
        with pytest.raises(Refused) as refusal:
            await large("third")
        assert refusal.value.code == "busy"
        go.set()
        await asyncio.gather(first, second)
        return done

    assert asyncio.run(work()) == ["small", "first", "second"]


def test_polls_are_counted_while_they_last() -> None:
    allowances = Allowances(Limits(), Alone())
    with allowances.polling("a"), allowances.polling("a"), allowances.polling("a"), allowances.polling("a"):
        with pytest.raises(Refused), allowances.polling("a"):
            pass
        with allowances.polling("b"):
            pass
    with allowances.polling("a"):
        pass


def test_limits_hold_by_session_and_by_address(tmp_path: Path) -> None:
    limits = Limits(tables_per_minute=2, sessions_per_minute=3, tables_per_session=1_000)
    with opened(tmp_path, limits) as world:
        ada, berta = world.device("Ada"), world.device("Berta")
        table = {"game": "birdie", "seats": [{"kind": "me"}, {"kind": "free"}]}
        assert [ada.post("/api/tables", table).status_code for _ in range(3)] == [201, 201, 429]
        refused = ada.post("/api/records", {"record": {}})
        assert code(refused) == (429, "too_many")
        assert int(refused.headers["retry-after"]) >= 1
        assert berta.post("/api/tables", table).status_code == 201
        world.device("Carla")
        assert code(world.device().post("/api/session", {"name": "Dora"})) == (429, "too_many")
        assert code(world.device().post("/api/session/claim", {"code": "x"})) == (429, "too_many")
        assert world.device("Dora", "198.51.100.1").get("/api/session").status_code == 200
        assert ada.post("/api/session", {"name": "Adele"}).status_code == 200


def test_open_tables_of_one_person_are_bounded(tmp_path: Path) -> None:
    with opened(tmp_path, Limits(tables_per_session=1)) as world:
        ada = world.device("Ada")
        table = {"game": "birdie", "seats": [{"kind": "me"}, {"kind": "free"}]}
        first = ada.post("/api/tables", table).json()["id"]
        assert code(ada.post("/api/tables", table)) == (409, "too_many_tables")
        ada.post(f"/api/tables/{first}/send", {"type": "leave", "id": "1"})
        assert ada.post("/api/tables", table).status_code == 201
