"""Passkeys and recovery codes by HTTP, with an authenticator in software; and every way in which they must fail."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
import pytest
from sqlalchemy import select, update

from tests.server.api_world import GENEROUS, HOST, Device, World, code, opened
from tests.server.authenticator import Authenticator
from voliera.server.people import COOKIE, hashed, recovery_key
from voliera.server.storage.schema import challenges, credentials, tokens

ORIGIN = f"https://{HOST}"


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with opened(tmp_path_factory.mktemp("api")) as found:
        yield found


def post(device: Device, path: str, body: Any = None, origin: str = ORIGIN) -> httpx2.Response:
    return device.post(path, body, headers={"origin": origin})


def options(answer: httpx2.Response) -> dict[str, Any]:
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()["question"]
    return found


def with_passkey(world: World, name: str = "Ada") -> tuple[Device, Authenticator]:
    device, carried = world.device(name), Authenticator(ORIGIN)
    made = carried.make(options(post(device, "/api/passkeys/offer")))
    answer = post(device, "/api/passkeys", made)
    assert answer.status_code == 201, answer.text
    return device, carried


def enter(device: Device, carried: Authenticator) -> httpx2.Response:
    return post(device, "/api/passkeys/enter", carried.sign(options(post(device, "/api/passkeys/ask"))))


def test_a_passkey_makes_another_device_the_same_person(world: World) -> None:
    phone, carried = with_passkey(world)
    laptop = world.device()
    answer = enter(laptop, carried)
    assert answer.status_code == 200, answer.text
    assert answer.json()["id"] == phone.id == laptop.id
    assert len(laptop.client.cookies[COOKIE]) >= 43
    (told,) = laptop.get("/api/profile").json()["passkeys"]
    assert told["domain"] == HOST
    assert told["used"] >= told["created"]
    assert enter(laptop, carried).status_code == 200


def test_what_is_kept_of_a_passkey_opens_nothing(world: World) -> None:
    phone, carried = with_passkey(world)
    storage = world.house.services.storage
    (row,) = world.portal.call(storage.fetch, select(credentials).where(credentials.c.session_id == phone.id))
    private = carried.keys[0].private.private_numbers().private_value
    assert str(private) not in str(row)
    asked = options(post(phone, "/api/passkeys/ask"))["challenge"]
    assert asked not in str(world.portal.call(storage.fetch, select(challenges)))


def test_a_challenge_is_good_for_one_answer(world: World) -> None:
    _, carried = with_passkey(world)
    laptop = world.device()
    signed = carried.sign(options(post(laptop, "/api/passkeys/ask")))
    assert post(laptop, "/api/passkeys/enter", signed).status_code == 200
    assert code(post(world.device(), "/api/passkeys/enter", signed)) == (404, "bad_passkey")


def test_a_challenge_ends(world: World) -> None:
    _, carried = with_passkey(world)
    laptop = world.device()
    asked = options(post(laptop, "/api/passkeys/ask"))
    world.portal.call(world.house.services.storage.run, update(challenges).values(expires=1))
    assert code(post(laptop, "/api/passkeys/enter", carried.sign(asked))) == (404, "bad_passkey")


def test_challenges_are_for_what_and_for_whom_they_were_made(world: World) -> None:
    ada, berta = world.device("Ada"), world.device("Berta")
    stolen = Authenticator(ORIGIN)
    for_ada = options(post(ada, "/api/passkeys/offer"))
    assert code(post(berta, "/api/passkeys", stolen.make(for_ada))) == (404, "bad_passkey")
    to_enter = options(post(ada, "/api/passkeys/ask"))
    made = stolen.make({**for_ada, "challenge": to_enter["challenge"]})
    assert code(post(ada, "/api/passkeys", made)) == (404, "bad_passkey")
    own = stolen.make({**for_ada, "challenge": "bm90LW91cnM"})
    assert code(post(ada, "/api/passkeys", own)) == (404, "bad_passkey")
    assert ada.get("/api/profile").json()["passkeys"] == []


def test_another_key_another_page_and_a_copied_key_are_refused(world: World) -> None:
    _, carried = with_passkey(world)
    forged = Authenticator(ORIGIN)
    forged.make(options(post(world.device("Eve"), "/api/passkeys/offer")))
    forged.keys[0].handle = carried.keys[0].handle
    assert code(enter(world.device(), forged)) == (404, "bad_passkey")
    elsewhere = Authenticator("https://evil.test", carried.keys)
    assert code(enter(world.device(), elsewhere)) == (404, "bad_passkey")
    assert enter(world.device(), carried).status_code == 200
    carried.keys[0].count = 0  # as a copy would count that knows nothing of the last use
    assert code(enter(world.device(), carried)) == (404, "bad_passkey")


def test_passkeys_need_a_page_of_ours_with_a_name(world: World) -> None:
    ada = world.device("Ada")
    assert code(post(ada, "/api/passkeys/offer", origin="https://evil.test")) == (403, "forbidden")
    assert code(ada.post("/api/passkeys/offer")) == (409, "no_passkeys")
    address = {"origin": "http://192.0.2.7:8460", "host": "192.0.2.7:8460"}
    assert code(ada.post("/api/passkeys/ask", headers=address)) == (409, "no_passkeys")


def test_a_domain_of_the_settings_holds_for_all_hosts_in_it(tmp_path: Path) -> None:
    with opened(tmp_path, passkey_domain="test") as world:
        _, carried = with_passkey(world)
        assert carried.keys[0].domain == "test"
        assert enter(world.device(), carried).status_code == 200
    with opened(tmp_path, passkey_domain="elsewhere.example") as world:
        assert code(post(world.device(), "/api/passkeys/ask")) == (409, "no_passkeys")


def test_a_passkey_is_forgotten_by_its_owner_only(world: World) -> None:
    ada, carried = with_passkey(world)
    berta = world.device("Berta")
    (told,) = ada.get("/api/profile").json()["passkeys"]
    assert code(berta.delete(f"/api/passkeys/own/{told['id']}")) == (404, "bad_passkey")
    assert code(world.device().delete(f"/api/passkeys/own/{told['id']}")) == (401, "no_session")
    assert ada.delete(f"/api/passkeys/own/{told['id']}").status_code == 204
    assert code(enter(world.device(), carried)) == (404, "bad_passkey")


def test_nonsense_is_refused_and_not_a_failure(world: World) -> None:
    ada, carried = with_passkey(world)
    offer = options(post(ada, "/api/passkeys/offer"))
    made = carried.make(offer)
    for name in made["response"]:
        wrong = {**made, "response": {**made["response"], name: "bm9uc2Vuc2U"}}
        assert code(post(ada, "/api/passkeys", wrong)) == (404, "bad_passkey")
    assert code(post(ada, "/api/passkeys", {**made, "id": "x", "more": 1})) == (400, "bad_request")


def test_a_person_has_a_few_passkeys_only(world: World) -> None:
    ada, carried = with_passkey(world)
    for _ in range(9):
        assert post(ada, "/api/passkeys", carried.make(options(post(ada, "/api/passkeys/offer")))).status_code == 201
    assert code(post(ada, "/api/passkeys/offer")) == (409, "too_many_passkeys")


def test_a_recovery_code_is_good_once_and_replaced_by_the_next(world: World) -> None:
    phone = world.device("Ada")
    first = phone.post("/api/recovery").json()["code"]
    second = phone.post("/api/recovery").json()["code"]
    laptop = world.device()
    assert code(laptop.post("/api/recovery/use", {"code": first})) == (404, "bad_code")
    answer = laptop.post("/api/recovery/use", {"code": second.upper().replace("-", " ")})
    assert answer.status_code == 200, answer.text
    assert answer.json()["session"]["id"] == phone.id == laptop.id
    assert code(world.device().post("/api/recovery/use", {"code": second})) == (404, "bad_code")
    assert world.device().post("/api/recovery/use", {"code": answer.json()["code"]}).status_code == 200
    rows = world.portal.call(world.house.services.storage.fetch, select(tokens).where(tokens.c.session_id == phone.id))
    assert not any(recovery_key(one) in str(rows) for one in (first, second, answer.json()["code"]))


def test_codes_of_one_kind_are_no_codes_of_another(world: World) -> None:
    ada = world.device("Ada")
    recovery = ada.post("/api/recovery").json()["code"]
    one_time = ada.post("/api/session/code").json()["code"]
    assert code(world.device().post("/api/session/claim", {"code": recovery_key(recovery)})) == (404, "bad_code")
    assert code(world.device().post("/api/recovery/use", {"code": one_time})) == (404, "bad_code")
    assert hashed(recovery_key(recovery)) != hashed(recovery)


def test_guessing_is_slow(tmp_path: Path) -> None:
    with opened(tmp_path, replace(GENEROUS, sessions_per_minute=3)) as world:
        device = world.device()
        tried = [device.post("/api/recovery/use", {"code": f"guess-{i}"}).status_code for i in range(4)]
        assert tried == [404, 404, 404, 429]
        assert post(device, "/api/passkeys/ask").status_code == 429
