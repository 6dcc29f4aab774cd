"""To take along what is kept of oneself, and to be erased: no table of the database has a trace, others' games stay."""

import time
from collections.abc import Callable, Iterator
from typing import Any, cast

import msgspec
import pytest
from sqlalchemy import insert, select
from sqlalchemy.sql.util import find_tables
from webauthn.helpers import bytes_to_base64url

import voliera
from tests.server.api_world import Device, World, code, opened
from tests.server.authenticator import Authenticator
from tests.server.test_api_passkeys import ORIGIN, options, post
from voliera.server.core.fairness import commitment_of
from voliera.server.people import COOKIE, hashed
from voliera.server.storage import Storage
from voliera.server.storage.erasing import erase_person, erase_tables, tables_of
from voliera.server.storage.exporting import part_of
from voliera.server.storage.schema import metadata, notices, push_devices, webhooks

ENDPOINT = "https://endpoint.test"
OF_NOBODY = {"analyses", "deals", "probes", "push_keys", "puzzles", "sheets"}
"""Tables of the database in which no person is named."""
NAME, SAID = "Zelda Unmistakable", "remember the nightingale"


@pytest.fixture
def world(storage_url: str) -> Iterator[World]:
    with opened(storage_url) as found:
        yield found


def everything(world: World) -> str:
    """All rows of all tables of the database, as one text."""
    storage = world.house.services.storage
    rows = [(table.name, world.portal.call(storage.fetch, select(table))) for table in metadata.sorted_tables]
    return "\n".join(f"{name}: {tuple(row)}" for name, found in rows for row in found)


def link_of(device: Device) -> str:
    """A link by which others become somebody's friends."""
    return str(device.post("/api/friend-links").json()["token"])


def say(device: Device, table: str, text: str) -> None:
    body = {"type": "say", "id": f"say-{len(text)}", "text": text}
    assert device.post(f"/api/tables/{table}/send", body).status_code == 200


class Life:
    """Somebody who has been everywhere: with a friend, alone, as host, watcher and coach, on two devices."""

    def __init__(self, world: World) -> None:
        self.me, self.friend = world.device(NAME), world.device("Friend")
        me, friend = self.me, self.friend
        me.post("/api/profile", {"avatar": "bowerbird-winter"})
        self.over = self.table(me, friend, rated=True)
        say(me, self.over, SAID)
        say(friend, self.over, "goodbye")
        loser = me if me.full(self.over).get("legal") else friend
        assert loser.post(f"/api/tables/{self.over}/send", {"type": "resign", "id": "r1"}).status_code == 200
        self.record = me.get(f"/api/tables/{self.over}/record").json()
        self.running = self.table(friend, me)
        say(me, self.running, SAID)
        self.alone = me.table("me", "bot", game="bower")
        self.open = me.table("me", "free", game="bower")
        self.left = friend.table("me", "free", "free")
        me.exchange(friend.link(self.left, "invite")["token"])
        assert me.post(f"/api/tables/{self.left}/send", {"type": "leave", "id": "l1"}).status_code == 200
        friend.exchange(me.link(self.running, "watch")["token"])
        me.exchange(friend.link(self.left, "watch")["token"])
        carried = Authenticator(ORIGIN)
        assert post(me, "/api/passkeys", carried.make(options(post(me, "/api/passkeys/offer")))).status_code == 201
        post(me, "/api/passkeys/offer")
        me.post("/api/recovery")
        self.befriend(world)
        me.post("/api/blocked", {"person": friend.id})
        friend.post("/api/blocked", {"person": me.id})
        me.post("/api/seek", {"game": "bower"})
        self.dealt = me.post("/api/deal").json()["id"]
        self.told(world, me.id)
        seats = [one["person"] for one in me.full(self.running)["table"]["seats"]]
        for who, other in ((me, friend), (friend, me)):
            told = {"seat": seats.index(other.id), "why": "words"}
            assert who.post(f"/api/tables/{self.running}/reports", told).status_code == 204
        me.post("/api/session/code")
        self.tables = {self.over, self.running, self.alone, self.open, self.left, self.dealt, self.invited}
        self.handle = bytes_to_base64url(carried.keys[0].handle)
        self.id, self.cookie = me.id, me.client.cookies[COOKIE]

    def befriend(self, world: World) -> None:
        """Friends by links of both, and invitations given and taken; blocking does not reach these friends."""
        for who, name in ((self.me, "Third"), (world.device("Fourth"), None)):
            other = self.me if name is None else world.device(name)
            assert other.post("/api/friendship/agree", {"token": link_of(who)}).status_code == 200
            table = who.table("me", "free", game="bower")
            assert who.post(f"/api/tables/{table}/invitations", {"person": other.id}).status_code == 204
            if who is self.me:
                self.invited = table

    def told(self, world: World, session: str) -> None:
        """A device that is notified, and tables that write to a channel."""
        device = {"id": "d" * 64, "session_id": session, "endpoint": f"{ENDPOINT}/push", "p256dh": "p", "auth": "a"}
        more = {"lang": "en", "contact": "", "failures": 0, "created": 1}
        hook = {"url": f"{ENDPOINT}/hook", "lang": "en", "page": "", "failures": 0, "created": 1}
        for statement in (
            insert(push_devices).values(**device, **more),
            insert(webhooks).values([{"table_id": table, **hook} for table in (self.alone, self.over)]),
            insert(notices).values(
                [{"table_id": table, "turn": 1, "reminded": 0} for table in (self.alone, self.open)]
            ),
        ):
            world.portal.call(world.house.services.storage.run, statement)

    @staticmethod
    def table(host: Device, guest: Device, **settings: Any) -> str:
        table = host.table("me", "free", game="bower", settings=settings)
        assert guest.exchange(host.link(table, "invite")["token"]).status_code == 200
        return table


def test_erased_is_erased_everywhere_and_others_keep_their_games(world: World) -> None:
    life = Life(world)
    me, friend = life.me, life.friend
    kept = everything(world)
    words = (NAME, SAID, "bowerbird-winter", ENDPOINT)
    traces = (*words, life.id, hashed(life.cookie), life.alone, life.open, life.handle)
    for trace in traces:
        assert trace in kept
    assert me.post("/api/profile/erase", {"erase": "everything"}).status_code == 204
    left = everything(world)
    for trace in traces:
        assert trace not in left, trace
    assert code(me.get("/api/session")) == (401, "no_session")
    stolen = world.device()
    stolen.client.cookies.set(COOKIE, life.cookie)
    assert code(stolen.get("/api/profile")) == (401, "no_session")
    check_the_finished_game(life)
    check_the_running_game(life)
    (rival,) = friend.get("/api/profile").json()["rivals"]
    assert (rival["person"], rival["name"], rival["won"] + rival["lost"]) == (None, "", 1)
    (game,) = friend.get("/api/profile/games").json()["games"]
    assert game["opponents"] == [{"name": "", "bot": None}]


def check_the_finished_game(life: Life) -> None:
    """It replays move by move, and the promise about its deal holds."""
    full = life.friend.full(life.over)
    assert NAME not in str(full)
    assert SAID not in str(full)
    assert [line["text"] for line in full["chat"]] == ["…", "goodbye"]
    record = life.friend.get(f"/api/tables/{life.over}/record").json()
    assert {**record, "names": []} == {**life.record, "names": []}
    assert record["names"] == ["", "Friend"]
    assert voliera.replay(record).record()["actions"] == record["actions"]
    proof = life.friend.get(f"/api/tables/{life.over}/fairness").json()
    assert commitment_of(proof["nonce"], proof["start"]) == proof["commitment"] == full["table"]["commitment"]


def check_the_running_game(life: Life) -> None:
    """A bot plays on for the person who is gone; nobody has that name."""
    full = life.friend.full(life.running)
    assert (full["table"]["status"], full["table"]["seats"][1]["person"]) == ("running", None)
    assert full["table"]["seats"][1]["bot"] is not None
    assert NAME not in str(full)
    assert SAID not in str(full)


def test_erasing_asks_for_the_word_and_for_a_person(world: World) -> None:
    ada = world.device("Ada")
    for body in ({}, {"erase": "all"}, {"erase": "everything", "person": ada.id}):
        assert code(ada.post("/api/profile/erase", body)) == (400, "bad_request")
    assert code(world.device().post("/api/profile/erase", {"erase": "everything"})) == (401, "no_session")
    elsewhere = ada.post("/api/profile/erase", {"erase": "everything"}, headers={"origin": "https://evil.test"})
    assert code(elsewhere) == (403, "forbidden")
    assert ada.get("/api/session").json()["name"] == "Ada"


def test_export_has_all_of_ones_own_and_nothing_of_others(world: World) -> None:
    life = Life(world)
    answer = life.me.get("/api/profile/export")
    assert answer.status_code == 200
    told = answer.json()
    assert (told["format"], told["person"]["name"], told["next"]) == ("voliera/person/1", NAME, None)
    assert {table["id"] for table in told["tables"]} == life.tables
    over = next(table for table in told["tables"] if table["id"] == life.over)
    assert SAID in [entry["body"].get("text") for entry in over["entries"]]
    assert [game["table_id"] for game in told["lists"]["games"]] == [life.over]
    assert [one["game"] for one in told["lists"]["ratings"]] == ["bower"]
    assert len(told["lists"]["passkeys"]) == 1
    counted = {name: len(told["lists"][name]) for name in ("friends", "friend_links", "invitations", "invited")}
    assert counted == {"friends": 2, "friend_links": 1, "invitations": 1, "invited": 1}
    for secret in ("goodbye", "Friend", life.friend.id, hashed(life.cookie), life.cookie):
        assert secret not in answer.text
    running = next(table for table in told["tables"] if table["id"] == life.running)
    assert "start" not in running
    assert code(world.device().get("/api/profile/export")) == (401, "no_session")


class Listening:
    """A storage that notes which tables of the database are read and which are changed through it."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.read: set[str] = set()
        self.changed: set[str] = set()

    async def fetch(self, query: Any, **values: Any) -> Any:
        self.read |= _named(query)
        return await self.storage.fetch(query, **values)

    async def run(self, *statements: Any) -> Any:
        self.changed |= {name for one in statements for name in _named(one)}
        return await self.storage.run(*statements)


def _named(statement: Any) -> set[str]:
    return {table.name for table in find_tables(statement, include_crud=True, include_joins=True)}


def test_an_export_reads_every_table_that_an_erasure_changes_and_these_are_all_that_know_people(world: World) -> None:
    me, storage = Life(world).me.id, world.house.services.storage
    exporting, erasing = Listening(storage), Listening(storage)

    async def work() -> None:
        await part_of(cast("Storage", exporting), me, None)
        await erase_tables(cast("Storage", erasing), me, await tables_of(storage, me))
        await erase_person(cast("Storage", erasing), me)

    world.portal.call(work)
    assert erasing.changed - exporting.read == set()
    assert erasing.changed == {table.name for table in metadata.sorted_tables} - OF_NOBODY


def test_many_tables_are_exported_in_parts(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("voliera.server.storage.exporting.TABLES_AT_ONCE", 2)
    ada = world.device("Ada")
    tables = sorted(ada.table("me", "bot", game="bower") for _ in range(3))
    first = ada.get("/api/profile/export").json()
    second = ada.get(f"/api/profile/export?after={first['next']}").json()
    assert [table["id"] for part in (first, second) for table in part["tables"]] == tables
    assert (second["person"], second["lists"], second["next"]) == (None, {}, None)
    assert msgspec.json.encode(first)


def test_every_process_forgets_an_erased_person(postgres_url: str, redis_url: str) -> None:
    with opened(postgres_url, redis=redis_url) as owner, opened(postgres_url, redis=redis_url) as other:
        me, friend = owner.device(NAME), owner.device("Friend")
        table = Life.table(me, friend)
        say(me, table, SAID)
        assert NAME in str(friend.full(table))  # in the memory of its owner
        elsewhere = other.device()
        elsewhere.client.cookies.set(COOKIE, me.client.cookies[COOKIE])
        assert elsewhere.post("/api/profile/erase", {"erase": "everything"}).status_code == 204

        def forgotten() -> bool:
            text = str(friend.full(table))
            return NAME not in text and SAID not in text

        assert wait_for(forgotten)
        assert friend.full(table)["table"]["seats"][0]["bot"] is not None


def wait_for(done: Callable[[], bool], seconds: float = 60.0) -> bool:
    """Whether something comes true; it takes a moment on the bus."""
    end = time.monotonic() + seconds
    while not done():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True
