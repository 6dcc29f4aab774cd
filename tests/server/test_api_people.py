"""People by HTTP: becoming somebody, names, other devices, and leaving."""

from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from sqlalchemy import select, update

from tests.server.api_world import World, code, opened
from voliera.server.people import COOKIE, hashed
from voliera.server.storage.schema import tokens


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with opened(tmp_path_factory.mktemp("api")) as found:
        yield found


def test_a_new_person_gets_a_cookie_that_scripts_cannot_read(world: World) -> None:
    device = world.device()
    answer = device.post("/api/session", {"name": "Ada", "lang": "it"})
    assert answer.status_code == 201
    assert {**answer.json(), "id": ""} == {"id": "", "name": "Ada", "lang": "it", "ratings": [], "avatar": None}
    cookie = SimpleCookie(answer.headers["set-cookie"])[COOKIE]
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert 300 * 86_400 < int(cookie["max-age"]) <= 400 * 86_400
    assert not cookie["secure"]
    assert len(cookie.value) >= 43
    assert cookie.value not in answer.text
    again = device.get("/api/session")
    assert again.json() == answer.json()
    assert again.headers["set-cookie"] == answer.headers["set-cookie"]  # for another year


def test_cookies_are_marked_where_people_come_by_https(tmp_path: Path) -> None:
    with opened(tmp_path, secure=True) as world:
        answer = world.device().post("/api/session", {"name": "Ada"})
        assert SimpleCookie(answer.headers["set-cookie"])[COOKIE]["secure"]


def test_a_known_person_is_renamed_and_stays_the_same(world: World) -> None:
    device = world.device("Ada")
    before = device.id
    answer = device.post("/api/session", {"name": "  Adele\u202e\u0000 Rossi ", "lang": "ru"})
    assert answer.status_code == 200
    assert answer.json() == {"id": before, "name": "Adele Rossi", "lang": "ru", "ratings": [], "avatar": None}
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 25, "\u202e\u202d"])
def test_names_that_cannot_be_shown_are_refused(world: World, name: str) -> None:
    device = world.device()
    assert code(device.post("/api/session", {"name": name})) == (400, "bad_name")
    assert code(device.get("/api/session")) == (401, "no_session")


def test_languages_and_fields_are_known(world: World) -> None:
    device = world.device()
    for body in ({"name": "Ada", "lang": "xx"}, {"name": 1}, {"lang": "en"}, {"name": "Ada", "id": "me"}):
        assert code(device.post("/api/session", body)) == (400, "bad_request")


def test_a_wrong_cookie_is_nobody(world: World) -> None:
    device = world.device()
    for cookie in ("x", "x" * 5000, "a=b; voliera", ";;;", f"{COOKIE}=nonsense"):
        assert code(device.request("GET", "/api/session", headers={"cookie": cookie})) == (401, "no_session")


def test_a_device_can_be_forgotten_and_the_person_stays_on_others(world: World) -> None:
    phone = world.device("Ada")
    laptop = world.device()
    laptop.post("/api/session/claim", {"code": phone.post("/api/session/code").json()["code"]})
    answer = phone.delete("/api/session")
    assert answer.status_code == 204
    assert SimpleCookie(answer.headers["set-cookie"])[COOKIE]["max-age"] == "0"
    assert code(phone.get("/api/session")) == (401, "no_session")
    assert laptop.get("/api/session").json()["name"] == "Ada"
    assert world.device().delete("/api/session").status_code == 204


def test_a_code_makes_another_device_the_same_person_once(world: World) -> None:
    phone, laptop, third = world.device("Ada"), world.device(), world.device()
    told = phone.post("/api/session/code")
    assert told.status_code == 201
    one_time = told.json()["code"]
    assert told.json()["path"] == f"/#/device/{one_time}"
    assert told.json()["expires"] > world.house.services.now()
    claimed = laptop.post("/api/session/claim", {"code": one_time})
    assert claimed.status_code == 200
    assert claimed.json()["id"] == phone.id == laptop.id
    assert code(third.post("/api/session/claim", {"code": one_time})) == (404, "bad_code")
    assert code(third.get("/api/session")) == (401, "no_session")


def test_a_code_ends_and_is_kept_as_a_hash_only(world: World) -> None:
    phone, laptop = world.device("Ada"), world.device()
    one_time = phone.post("/api/session/code").json()["code"]
    storage, c = world.house.services.storage, tokens.c
    kept = world.portal.call(storage.fetch, select(tokens).where(c.session_id == phone.id))
    assert one_time not in str(kept)
    assert hashed(one_time) in str(kept)
    world.portal.call(storage.run, update(tokens).where(c.hash == hashed(one_time)).values(expires=1))
    assert code(laptop.post("/api/session/claim", {"code": one_time})) == (404, "bad_code")


def test_a_cookie_is_no_code_and_a_code_no_cookie(world: World) -> None:
    phone, other = world.device("Ada"), world.device()
    cookie = phone.client.cookies[COOKIE]
    assert code(other.post("/api/session/claim", {"code": cookie})) == (404, "bad_code")
    one_time = phone.post("/api/session/code").json()["code"]
    answer = other.request("GET", "/api/session", headers={"cookie": f"{COOKIE}={one_time}"})
    assert code(answer) == (401, "no_session")
