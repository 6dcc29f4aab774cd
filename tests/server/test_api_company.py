"""Fair company by HTTP: blocks keep two people apart, reports are kept for the operator, and strangers give signs."""

import json
from collections.abc import Iterator

import pytest
from sqlalchemy import select

from tests.server.api_world import Device, World, code, opened
from voliera.server.company import MOST_BLOCKED
from voliera.server.storage.schema import reports, sessions


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with opened(tmp_path_factory.mktemp("company")) as found:
        yield found


def seated(host: Device, guest: Device, **settings: object) -> str:
    table = host.table("me", "free", settings=settings)
    assert guest.post("/api/links/exchange", {"token": host.link(table, "invite")["token"]}).status_code == 200
    return table


def says(device: Device, table: str, name: str, **what: str) -> dict[str, object]:
    answer = device.post(f"/api/tables/{table}/send", {"type": "say", "id": name, **what})
    found: dict[str, object] = answer.json()
    return found


@pytest.mark.parametrize("who", ["host", "guest"])
def test_of_two_people_kept_apart_neither_sits_down_with_the_other(world: World, who: str) -> None:
    host, guest, third = world.device("Host"), world.device("Guest"), world.device("Third")
    blocker, other = (host, guest) if who == "host" else (guest, host)
    answer = blocker.post("/api/blocked", {"person": other.id})
    assert answer.json() == {"blocked": [{"person": other.id, "name": "Guest" if who == "host" else "Host"}]}
    public = host.table("me", "free", "free", settings={"public": True})
    private = host.table("me", "free")
    token = host.link(private, "invite")["token"]
    assert code(guest.post(f"/api/tables/{public}/join")) == (409, "unwelcome")
    assert code(guest.post("/api/links/exchange", {"token": token})) == (409, "unwelcome")
    assert third.post(f"/api/tables/{public}/join").status_code == 200
    assert public not in {one["id"] for one in guest.get("/api/tables?which=open").json()["tables"]}
    assert public in {one["id"] for one in third.get("/api/tables?which=open").json()["tables"]}
    assert blocker.delete(f"/api/blocked/{other.id}").json() == {"blocked": []}
    assert guest.post(f"/api/tables/{public}/join").status_code == 200
    assert guest.post("/api/links/exchange", {"token": token}).status_code == 200


def test_a_block_reaches_everybody_in_the_seats_not_the_host_alone(world: World) -> None:
    host, sitting, guest = world.device("Host"), world.device("Sitting"), world.device("Guest")
    table = host.table("me", "free", "free", settings={"public": True})
    assert sitting.post(f"/api/tables/{table}/join").status_code == 200
    assert sitting.post("/api/blocked", {"person": guest.id}).status_code == 200
    assert code(guest.post(f"/api/tables/{table}/join")) == (409, "unwelcome")


def test_a_game_that_both_play_already_goes_on(world: World) -> None:
    host, guest = world.device("Host"), world.device("Guest")
    table = seated(host, guest)
    host.post("/api/blocked", {"person": guest.id})
    assert guest.full(table)["table"]["status"] == "running"
    assert guest.post(f"/api/tables/{table}/join").status_code == 200  # it has a seat there


def test_blocks_are_ones_own_counted_once_and_bounded(world: World) -> None:
    ada, other = world.device("Ada"), world.device("Other")
    for _ in range(2):
        assert len(ada.post("/api/blocked", {"person": other.id}).json()["blocked"]) == 1
    assert other.get("/api/blocked").json() == {"blocked": []}
    assert code(ada.post("/api/blocked", {"person": ada.id})) == (400, "bad_request")
    assert code(ada.post("/api/blocked", {"person": "a" * 26})) == (404, "not_found")
    assert code(ada.post("/api/blocked", {"person": "Ada"})) == (400, "bad_request")
    assert code(other.delete(f"/api/blocked/{ada.id}")) == (404, "not_found")
    assert code(world.device().get("/api/blocked")) == (401, "no_session")
    row = {"lang": "en", "created": 1, "seen": 1}
    many = [{"id": f"{'b' * 20}{chr(97 + i // 26)}{chr(97 + i % 26)}", "name": "B", **row} for i in range(MOST_BLOCKED)]
    world.portal.call(world.house.services.storage.run, sessions.insert().values(many))
    answers = [ada.post("/api/blocked", {"person": one["id"]}) for one in many]
    assert [answer.status_code for answer in answers[:-1]] == [200] * (MOST_BLOCKED - 1)
    assert code(answers[-1]) == (429, "too_many")


def test_a_report_is_kept_with_what_was_said_and_tells_the_other_nothing(world: World) -> None:
    host, guest = world.device("Host"), world.device("Rude")
    table = seated(host, guest)
    for i, text in enumerate(("first", "second")):
        assert says(guest, table, f"say-{i}", text=text)["type"] == "ack"
    says(guest, table, "sign", emote="chirp")
    says(host, table, "mine", text="not this one")
    before = guest.full(table)
    answer = host.post(f"/api/tables/{table}/reports", {"seat": 1, "why": "words", "text": " He\u202e shouts. "})
    assert answer.status_code == 204
    (row,) = world.portal.call(world.house.services.storage.fetch, select(reports).where(reports.c.table_id == table))
    assert (row.session_id, row.about, row.name, row.why, row.text) == (
        host.id,
        guest.id,
        "Rude",
        "words",
        "He shouts.",
    )
    assert json.loads(row.said) == ["first", "second"]
    assert guest.full(table) == before


def test_only_players_report_and_only_other_people(world: World) -> None:
    host, guest, stranger = world.device("Host"), world.device("Guest"), world.device("Stranger")
    table = seated(host, guest, public=True)
    path = f"/api/tables/{table}/reports"
    assert code(host.post(path, {"seat": 0, "why": "words"})) == (409, "bad_seat")
    assert code(host.post(path, {"seat": 3, "why": "words"})) == (409, "bad_seat")
    assert code(host.post(path, {"seat": 1, "why": "taste"})) == (400, "bad_request")
    assert code(stranger.post(path, {"seat": 1, "why": "words"})) == (409, "no_seat")
    bots = host.table("me", "bot")
    assert code(host.post(f"/api/tables/{bots}/reports", {"seat": 1, "why": "play"})) == (409, "bad_seat")
    hidden = guest.table("me", "free")
    assert code(stranger.post(f"/api/tables/{hidden}/reports", {"seat": 0, "why": "name"})) == (404, "no_table")


@pytest.mark.parametrize(
    ("settings", "writes"),
    [({"public": True}, False), ({"public": True, "chat": True}, True), ({}, True), ({"chat": False}, False)],
)
def test_at_public_tables_players_give_signs_unless_the_host_lets_them_write(
    world: World, settings: dict[str, bool], writes: bool
) -> None:
    host, guest = world.device("Host"), world.device("Guest")
    table = seated(host, guest, **settings)
    assert host.full(table)["table"]["settings"]["chat"] is writes
    said = says(guest, table, "words", text="hello")
    assert said["type"] == "ack" if writes else said["code"] == "no_chat"
    assert says(guest, table, "sign", emote="hello")["type"] == "ack"
