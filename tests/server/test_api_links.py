"""Links by HTTP: who may give which, what they open, and that they stop doing so."""

from collections.abc import Iterator

import pytest
from sqlalchemy import select

from tests.server.api_world import Device, World, code, opened
from voliera.server.people import hashed
from voliera.server.storage.schema import links


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with opened(tmp_path_factory.mktemp("api")) as found:
        yield found


def give(device: Device, table: str, kind: str, **more: int) -> tuple[int, str]:
    answer = device.post(f"/api/tables/{table}/links", {"kind": kind, **more})
    return (201, "") if answer.status_code == 201 else code(answer)


def test_an_invitation_takes_the_free_seat_once_for_each(world: World) -> None:
    ada, berta, carla, dora = (world.device(name) for name in ("Ada", "Berta", "Carla", "Dora"))
    table = ada.table("me", "free", "free")
    link = ada.link(table, "invite")
    assert link["path"] == f"/#/t/{table}/{link['token']}"
    assert len(link["token"]) >= 22
    assert link["id"] == hashed(link["token"])
    expected = {"table": table, "game": "birdie", "kind": "invite"}
    assert berta.exchange(link["token"]).json() == {**expected, "seat": 1}
    assert berta.exchange(link["token"]).json() == {**expected, "seat": 1}
    assert ada.exchange(link["token"]).json() == {**expected, "seat": 0}
    assert carla.exchange(link["token"]).json() == {**expected, "seat": 2}
    assert code(dora.exchange(link["token"])) == (409, "no_free_seat")
    assert code(dora.get(f"/api/tables/{table}")) == (404, "no_table")
    assert code(world.device().exchange(link["token"])) == (401, "no_session")


def test_an_invitation_may_be_to_one_seat_only(world: World) -> None:
    ada, berta, carla = (world.device(name) for name in ("Ada", "Berta", "Carla"))
    table = ada.table("me", "free", "free")
    link = ada.link(table, "invite", seat=2)
    assert berta.exchange(link["token"]).json()["seat"] == 2
    assert code(carla.exchange(link["token"])) == (409, "no_free_seat")
    assert give(ada, table, "invite", seat=3) == (400, "bad_request")


def test_an_invitation_is_looked_at_before_it_is_taken(world: World) -> None:
    """The options, a component file among them, are known before anybody sits down; looking takes nothing."""
    ada, stranger = world.device("Ada"), world.device()
    table = ada.table("me", "free")
    link = ada.link(table, "invite")
    seen = stranger.post("/api/links/look", {"token": link["token"]})
    assert seen.status_code == 200
    assert (seen.json()["kind"], seen.json()["table"]["id"]) == ("invite", table)
    assert [seat["kind"] for seat in seen.json()["table"]["seats"]] == ["person", "free"]
    assert ada.full(table)["table"] == seen.json()["table"]
    assert code(stranger.post("/api/links/look", {"token": "x"})) == (404, "bad_link")
    assert ada.delete(f"/api/tables/{table}/links/{link['id']}").status_code == 204
    assert code(stranger.post("/api/links/look", {"token": link["token"]})) == (404, "bad_link")


def test_who_may_give_which_links(world: World) -> None:
    host, ada, berta, eve = (world.device(name) for name in ("Host", "Ada", "Berta", "Eve"))
    table = host.table("free", "free", settings={"public": True})
    for device in (ada, berta):
        device.post(f"/api/tables/{table}/join")
    expected = {
        "invite": {host: 201, ada: 201, eve: 403},
        "watch": {host: 201, ada: 201, eve: 403},
        "coach": {host: 403, ada: 201, eve: 403},
    }
    for kind, devices in expected.items():
        for device, status in devices.items():
            assert give(device, table, kind)[0] == status, kind
    assert give(ada, table, "coach", seat=0) == (201, "")
    assert give(ada, table, "coach", seat=1) == (403, "forbidden")
    assert give(ada, table, "watch", seat=0) == (400, "bad_request")
    eve.exchange(ada.link(table, "watch")["token"])
    assert give(eve, table, "watch") == (403, "forbidden")
    assert give(ada, table, "steal") == (400, "bad_request")


def test_a_watcher_sees_what_everybody_sees_until_the_link_is_taken_back(world: World) -> None:
    ada, eve, fay = world.device("Ada"), world.device("Eve"), world.device("Fay")
    table = ada.table("me", "bot")
    link, other = ada.link(table, "watch"), ada.link(table, "watch")
    assert eve.exchange(link["token"]).json() == {"table": table, "game": "birdie", "kind": "watch", "seat": None}
    seen = eve.full(table)
    assert seen["you"] == {"kind": "watch", "seat": None}
    assert all(isinstance(hand, int) for hand in seen["view"]["hands"])
    assert "legal" not in seen
    assert [one["id"] for one in ada.get(f"/api/tables/{table}/links").json()["links"]] == [link["id"], other["id"]]
    assert eve.get(f"/api/tables/{table}/links").json() == {"links": []}
    assert code(eve.delete(f"/api/tables/{table}/links/{link['id']}")) == (404, "bad_link")
    assert ada.delete(f"/api/tables/{table}/links/{link['id']}").status_code == 204
    assert code(eve.get(f"/api/tables/{table}")) == (404, "no_table")
    assert code(fay.exchange(link["token"])) == (404, "bad_link")
    assert eve.exchange(other["token"]).status_code == 200
    assert eve.full(table)["you"]["kind"] == "watch"
    assert [one["id"] for one in ada.get(f"/api/tables/{table}/links").json()["links"]] == [other["id"]]


def test_a_coach_sees_the_seat_and_can_do_nothing(world: World) -> None:
    ada, coach = world.device("Ada"), world.device("Coach")
    table = ada.table("me", "bot", settings={"hints": True})
    entrance = coach.exchange(ada.link(table, "coach")["token"]).json()
    assert (entrance["kind"], entrance["seat"]) == ("coach", 0)
    seen = coach.full(table)
    assert seen["you"] == {"kind": "coach", "seat": 0}
    assert isinstance(seen["view"]["hands"][0], list)
    assert isinstance(seen["view"]["hands"][1], int)
    assert "legal" not in seen
    refused = coach.post(f"/api/tables/{table}/send", {"type": "say", "id": "1", "emote": "hello"})
    assert refused.status_code == 409
    assert (refused.json()["type"], refused.json()["code"]) == ("nack", "no_seat")
    assert code(coach.post(f"/api/tables/{table}/hint", {"kind": "bot"})) == (403, "forbidden")


def test_a_coach_of_a_seat_that_changed_hands_sees_nothing(world: World) -> None:
    ada, berta, coach, late = (world.device(name) for name in ("Ada", "Berta", "Coach", "Late"))
    table = ada.table("free", "me", "free")
    invitation = ada.link(table, "invite")
    berta.exchange(invitation["token"])
    link = berta.link(table, "coach")
    assert link["seat"] == 0
    coach.exchange(link["token"])
    assert coach.full(table)["you"] == {"kind": "coach", "seat": 0}
    assert berta.post(f"/api/tables/{table}/send", {"type": "leave", "id": "1"}).status_code == 200
    assert code(coach.get(f"/api/tables/{table}")) == (404, "no_table")
    assert world.device("Carla").exchange(invitation["token"]).json()["seat"] == 0
    assert code(coach.get(f"/api/tables/{table}")) == (404, "no_table")
    assert code(late.exchange(link["token"])) == (404, "bad_link")


def test_a_link_of_one_table_opens_no_other(world: World) -> None:
    ada, eve = world.device("Ada"), world.device("Eve")
    first, second = ada.table("me", "free"), ada.table("me", "free")
    link = ada.link(first, "watch")
    eve.exchange(link["token"])
    assert code(eve.get(f"/api/tables/{second}")) == (404, "no_table")
    assert code(ada.delete(f"/api/tables/{second}/links/{link['id']}")) == (404, "bad_link")
    for wrong in ("x", "0" * 64, "Z" * 64):
        assert code(ada.delete(f"/api/tables/{first}/links/{wrong}")) == (404, "bad_link")
    assert eve.full(first)["you"]["kind"] == "watch"


def test_tokens_are_kept_as_hashes_and_their_ids_open_nothing(world: World) -> None:
    ada, eve = world.device("Ada"), world.device("Eve")
    table = ada.table("me", "free")
    link = ada.link(table, "watch")
    kept = world.portal.call(world.house.services.storage.fetch, select(links).where(links.c.table_id == table))
    assert link["token"] not in str(kept)
    for wrong in (link["id"], link["token"][:-1], link["token"] + "x", "x"):
        answer = eve.exchange(wrong)
        assert code(answer) == (404, "bad_link")
        assert wrong == "x" or wrong not in answer.text
