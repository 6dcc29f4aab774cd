"""People by HTTP: becoming somebody, names, other devices, and leaving."""

from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from sqlalchemy import insert, select, update

from tests.server.api_world import Device, World, code, opened
from voliera.server.people import COOKIE, hashed
from voliera.server.storage.schema import push_devices, tokens


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


def claimed(world: World, owner: Device) -> Device:
    """A further device of the same person."""
    device = world.device()
    assert (
        device.post("/api/session/claim", {"code": owner.post("/api/session/code").json()["code"]}).status_code == 200
    )
    return device


def test_all_other_devices_are_signed_out_at_once(world: World) -> None:
    phone, stranger = world.device("Ada"), world.device("Berta")
    laptop, tablet = claimed(world, phone), claimed(world, phone)
    assert laptop.id == tablet.id == phone.id  # all cookies are believed for a while
    unused = phone.post("/api/session/code").json()["code"]
    recovery = phone.post("/api/recovery").json()["code"]
    assert laptop.post("/api/session/others").status_code == 204
    for device in (phone, tablet):
        assert code(device.get("/api/session")) == (401, "no_session")
        assert code(device.post("/api/session/others")) == (401, "no_session")
    assert laptop.get("/api/session").json()["name"] == "Ada"
    assert stranger.get("/api/session").json()["name"] == "Berta"
    assert code(world.device().post("/api/session/claim", {"code": unused})) == (404, "bad_code")
    assert tablet.post("/api/recovery/use", {"code": recovery}).status_code == 200
    assert tablet.id == laptop.id
    assert (
        laptop.post("/api/session/others").status_code == 204
    )  # once more, with nobody left but the one that came back
    assert code(tablet.get("/api/session")) == (401, "no_session")


def test_devices_that_were_signed_out_are_told_of_no_turns(world: World) -> None:
    ada, berta = world.device("Ada"), world.device("Berta")
    rows = [
        {"id": f"{who.id}-{name}", "session_id": who.id, "endpoint": "https://push.test/", "p256dh": "k", "auth": "a"}
        for who, name in ((ada, "own"), (ada, "lost"), (berta, "own"))
    ]
    more = {"lang": "en", "contact": "", "failures": 0, "created": 1}
    run = world.house.services.storage.run
    world.portal.call(run, insert(push_devices).values([{**row, **more} for row in rows]))
    assert ada.post("/api/session/others", {"device": rows[0]["id"]}).status_code == 204
    left = world.portal.call(world.house.services.storage.fetch, select(push_devices.c.id))
    assert {row.id for row in left} == {rows[0]["id"], rows[2]["id"]}
    assert ada.post("/api/session/others").status_code == 204
    left = world.portal.call(world.house.services.storage.fetch, select(push_devices.c.id))
    assert {row.id for row in left} == {rows[2]["id"]}
