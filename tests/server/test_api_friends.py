"""Friends by HTTP: a link and an agreement make two friends, who see each other and invite each other to tables."""

from collections.abc import Iterator
from functools import partial

import pytest
from sqlalchemy import Executable, delete, insert, select, update

from tests.server.api_world import ADDRESS, GENEROUS, Device, World, code, opened
from voliera.documents import Document
from voliera.protocol.messages import Viewer
from voliera.server import friends as limits
from voliera.server.attendance import BELIEVED_MS
from voliera.server.live.connection import Connection
from voliera.server.people import hashed
from voliera.server.storage.schema import friend_links, friends, invitations, metadata, sessions, tables


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with opened(tmp_path_factory.mktemp("friends")) as found:
        yield found


def link(device: Device) -> str:
    answer = device.post("/api/friend-links")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


def befriended(world: World) -> tuple[Device, Device]:
    ada, bea = world.device("Ada"), world.device("Bea")
    assert bea.post("/api/friendship/agree", {"token": link(ada)}).status_code == 200
    return ada, bea


def told(device: Device) -> Document:
    found: Document = device.get("/api/friends").json()
    return found


def names(device: Device) -> list[str]:
    return [one["name"] for one in told(device)["friends"]]


def run(world: World, *statements: Executable) -> None:
    world.portal.call(partial(world.house.services.storage.run, *statements))


def test_who_opens_a_link_and_agrees_is_the_friend_of_its_maker_and_the_other_way_round(world: World) -> None:
    ada, bea = world.device("Ada"), world.device("Bea")
    token = link(ada)
    looked = bea.post("/api/friendship/look", {"token": token}).json()
    assert (looked["name"], looked["own"]) == ("Ada", False)
    assert names(ada) == names(bea) == []  # to look is not to agree
    for _ in range(2):
        assert bea.post("/api/friendship/agree", {"token": token}).status_code == 200
    assert (names(ada), names(bea)) == (["Bea"], ["Ada"])
    assert told(ada)["friends"][0]["person"] == bea.id
    third = world.device("Third")
    assert third.post("/api/friendship/agree", {"token": token}).status_code == 200
    assert (names(ada), names(bea), names(third)) == (["Bea", "Third"], ["Ada"], ["Ada"])
    assert ada.post("/api/friendship/look", {"token": token}).json()["own"] is True
    assert code(ada.post("/api/friendship/agree", {"token": token})) == (409, "own_link")
    assert code(world.device().post("/api/friendship/agree", {"token": token})) == (401, "no_session")


def test_a_link_is_withdrawn_or_ends_and_friends_stay(world: World) -> None:
    ada, bea = befriended(world)
    (made,) = told(ada)["links"]
    assert made["expires"] - made["created"] == limits.LINK_MS
    assert code(bea.delete(f"/api/friend-links/{made['id']}")) == (404, "bad_link")
    assert ada.delete(f"/api/friend-links/{made['id']}").status_code == 204
    assert code(ada.delete(f"/api/friend-links/{made['id']}")) == (404, "bad_link")
    assert (told(ada)["links"], names(ada)) == ([], ["Bea"])
    token = link(ada)
    late = world.device("Late")
    run(world, update(friend_links).where(friend_links.c.hash == hashed(token)).values(expires=1))
    for path in ("look", "agree"):
        assert code(late.post(f"/api/friendship/{path}", {"token": token})) == (404, "bad_link")
        assert code(late.post(f"/api/friendship/{path}", {"token": "x" * 43})) == (404, "bad_link")
    assert told(ada)["links"] == []
    far = world.house.services.now() + 2 * limits.LINK_MS  # made before the clock went back
    run(world, update(friend_links).where(friend_links.c.hash == hashed(token)).values(expires=far))
    assert code(late.post("/api/friendship/agree", {"token": token})) == (404, "bad_link")


def test_the_token_of_a_link_is_told_once_and_kept_nowhere(world: World) -> None:
    ada, bea = befriended(world)
    token = link(ada)
    rows = [world.portal.call(world.house.services.storage.fetch, select(table)) for table in metadata.sorted_tables]
    everything = str([tuple(row) for found in rows for row in found])
    assert hashed(token) in everything
    assert token not in everything + ada.get("/api/friends").text + bea.get("/api/friends").text
    assert (
        bea.id not in world.device("Cat").post("/api/friendship/look", {"token": token}).text
    )  # nor whose friends they are
    assert hashed(token) not in bea.get("/api/friends").text
    assert ada.id not in ada.post("/api/friendship/look", {"token": token}).text
    assert code(bea.post("/api/friendship/agree", {"token": hashed(token)})) == (404, "bad_link")


def test_people_kept_apart_become_no_friends_and_a_block_ends_a_friendship(world: World) -> None:
    ada, bea = befriended(world)
    table = ada.table("me", "free")
    assert ada.post(f"/api/tables/{table}/invitations", {"person": bea.id}).status_code == 204
    assert bea.post("/api/blocked", {"person": ada.id}).status_code == 200
    assert names(ada) == names(bea) == []
    assert told(bea)["invitations"] == []
    for one, other in ((ada, bea), (bea, ada)):
        assert code(one.post("/api/friendship/agree", {"token": link(other)})) == (409, "unwelcome")
    assert code(ada.post(f"/api/tables/{table}/invitations", {"person": bea.id})) == (404, "not_found")
    assert code(bea.post(f"/api/invitations/{table}")) == (404, "not_found")
    bea.delete(f"/api/blocked/{ada.id}")
    assert names(ada) == names(bea) == []  # a block that is taken back makes no friends
    both = [{"session_id": a, "other_id": b, "since": 1} for a, b in ((ada.id, bea.id), (bea.id, ada.id))]
    bea.post("/api/blocked", {"person": ada.id})
    run(world, insert(friends).values(both))  # as if they had become friends at the moment of the block
    assert names(ada) == names(bea) == []
    assert code(ada.post(f"/api/tables/{table}/invitations", {"person": bea.id})) == (404, "not_found")


def test_a_friend_is_removed_on_both_sides(world: World) -> None:
    ada, bea = befriended(world)
    table = ada.table("me", "free")
    assert ada.post(f"/api/tables/{table}/invitations", {"person": bea.id}).status_code == 204
    assert bea.delete(f"/api/friends/{ada.id}").json()["friends"] == []
    assert names(ada) == []
    assert told(bea)["invitations"] == []
    assert code(bea.delete(f"/api/friends/{ada.id}")) == (404, "not_found")
    assert code(ada.delete("/api/friends/nobody")) == (404, "not_found")


def present(world: World, device: Device) -> tuple[str, str | None]:
    """How a friend sees somebody, once the process has noted who is here."""
    world.portal.call(world.house.attendance.note)
    (friend,) = told(device)["friends"]
    return friend["presence"], friend["table"]


async def sits(world: World, session: str, table: str) -> None:
    """Let somebody look at a table from a seat there, on a socket."""
    connection = Connection(nothing, world.house.services.limits, session)
    connection.table = table
    world.house.hall.rooms.open(table).enter(connection, Viewer("seat", 0))


async def nothing(_: object) -> None:
    """A socket that takes everything."""


def away(world: World, device: Device) -> None:
    """As if somebody had gone a while ago."""
    world.house.people.take_heard()
    long_ago = world.house.services.now() - BELIEVED_MS
    run(world, update(sessions).where(sessions.c.id == device.id).values(seen=long_ago, at_table=long_ago))
    world.house.people.take_heard()


def test_friends_see_who_is_here_and_a_table_only_where_everybody_may_watch(world: World) -> None:
    ada, bea = befriended(world)
    assert present(world, ada) == ("online", None)
    away(world, bea)
    (friend,) = told(ada)["friends"]
    assert (friend["presence"], friend["table"]) == ("away", None)
    for public in (False, True):
        table = bea.table("me", "bot", settings={"public": public})
        world.portal.call(sits, world, bea.id, table)
        assert present(world, ada) == ("playing", table if public else None)
        assert public or table not in ada.get("/api/friends").text
    run(world, update(tables).where(tables.c.id == table).values(status="over"))
    assert present(world, ada) == ("online", None)


def test_presence_is_written_of_people_with_friends_alone(world: World) -> None:
    ada, _ = befriended(world)
    alone = world.device("Alone")
    for one in (ada, alone):
        run(world, update(sessions).where(sessions.c.id == one.id).values(seen=1))
        one.get("/api/session")
    world.portal.call(world.house.attendance.note)
    query = select(sessions.c.id, sessions.c.seen)
    seen = {row.id: row.seen for row in world.portal.call(world.house.services.storage.fetch, query)}
    assert (seen[ada.id] > 1, seen[alone.id]) == (True, 1)


def test_a_friend_is_invited_and_takes_a_seat_or_declines(world: World) -> None:
    ada, bea = befriended(world)
    table, other = ada.table("me", "free"), ada.table("me", "free", game="bower")
    for one in (table, other, table):
        assert ada.post(f"/api/tables/{one}/invitations", {"person": bea.id}).status_code == 204
    found = told(bea)["invitations"]
    assert {(one["table"], one["game"], one["name"]) for one in found} == {
        (table, "birdie", "Ada"),
        (other, "bower", "Ada"),
    }
    assert told(ada)["invitations"] == []
    assert bea.delete(f"/api/invitations/{other}").status_code == 204
    assert code(bea.post(f"/api/invitations/{other}")) == (404, "not_found")
    entrance = bea.post(f"/api/invitations/{table}").json()
    assert (entrance["table"], entrance["game"], entrance["seat"]) == (table, "birdie", 1)
    assert bea.full(table)["table"]["status"] == "running"
    assert told(bea)["invitations"] == []
    assert code(ada.post(f"/api/tables/{table}/invitations", {"person": bea.id})) == (409, "no_free_seat")
    assert "friend" in {feat["name"] for feat in ada.get("/api/profile").json()["feats"]}


def test_only_friends_are_invited_by_players_of_a_table_to_free_seats(world: World) -> None:
    ada, bea = befriended(world)
    stranger = world.device("Stranger")
    table = ada.table("me", "free", "free")
    path = f"/api/tables/{table}/invitations"
    assert code(ada.post(path, {"person": stranger.id})) == (404, "not_found")
    assert code(ada.post(path, {"person": ada.id})) == (409, "seated")
    assert code(bea.post(path, {"person": ada.id})) == (404, "no_table")
    assert code(stranger.post(f"/api/invitations/{table}")) == (404, "not_found")
    public = ada.table("me", "free", settings={"public": True})
    assert code(bea.post(f"/api/tables/{public}/invitations", {"person": ada.id})) == (403, "forbidden")
    assert ada.post(path, {"person": bea.id}).status_code == 204
    run(world, update(invitations).where(invitations.c.table_id == table).values(created=1))
    assert told(bea)["invitations"] == []
    assert code(bea.post(f"/api/invitations/{table}")) == (404, "not_found")
    guest = world.device("Guest")
    guest.exchange(ada.link(table, "invite")["token"])
    assert ada.post(path, {"person": bea.id}).status_code == 204
    assert guest.post("/api/blocked", {"person": bea.id}).status_code == 200
    assert code(bea.post(f"/api/invitations/{table}")) == (409, "unwelcome")


def test_links_friends_and_invitations_are_bounded(world: World) -> None:
    ada, bea = befriended(world)
    tokens = [link(ada) for _ in range(limits.MOST_LINKS - 1)]
    assert code(ada.post("/api/friend-links")) == (409, "too_many_links")
    row = {"lang": "en", "created": 1, "seen": 1}
    many = [{"id": f"{'c' * 20}{chr(97 + i // 26)}{chr(97 + i % 26)}", "name": "C", **row} for i in range(199)]
    pairs = [{"session_id": ada.id, "other_id": one["id"], "since": 1} for one in many]
    run(world, insert(sessions).values(many), insert(friends).values(pairs))
    late = world.device("Late")
    assert code(late.post("/api/friendship/agree", {"token": tokens[0]})) == (409, "too_many_friends")
    assert code(ada.post("/api/friendship/agree", {"token": link(late)})) == (409, "too_many_friends")
    assert names(late) == []
    run(world, delete(friends).where(friends.c.other_id == many[0]["id"]))
    assert late.post("/api/friendship/agree", {"token": tokens[0]}).status_code == 200
    table, one_more = ada.table("me", "free"), ada.table("me", "free")
    given = [
        {"session_id": one["id"], "table_id": table, "made_by": ada.id, "created": world.house.services.now()}
        for one in many[: limits.MOST_INVITATIONS]
    ]
    run(world, insert(invitations).values(given))
    refused = ada.post(f"/api/tables/{one_more}/invitations", {"person": bea.id})
    assert code(refused) == (409, "too_many_invitations")


def test_strangers_cannot_try_many_links_nor_come_from_other_pages(tmp_path_factory: pytest.TempPathFactory) -> None:
    few = type(GENEROUS)(sessions_per_minute=5, tables_per_minute=5)
    with opened(tmp_path_factory.mktemp("few"), few) as world:
        ada = world.device("Ada", "198.51.100.1")
        thief = world.device("Thief", ADDRESS)
        answers = [code(thief.post("/api/friendship/agree", {"token": f"{i:043}"})) for i in range(5)]
        assert answers == [(404, "bad_link")] * 4 + [(429, "too_many")]
        assert code(thief.post("/api/friendship/look", {"token": "x"})) == (429, "too_many")
        elsewhere = ada.post("/api/friend-links", headers={"origin": "https://evil.test"})
        assert code(elsewhere) == (403, "forbidden")
        token = link(ada)
        assert [ada.post("/api/friend-links").status_code for _ in range(6)][-1] == 429
        for bad in ({}, {"token": ""}, {"token": "x" * 129}, {"token": token, "person": ada.id}, {"token": 7}):
            assert code(world.device(address="198.51.100.9").post("/api/friendship/look", bad)) == (400, "bad_request")
