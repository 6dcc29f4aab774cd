"""Tables by HTTP: made, looked at, joined, listed; and people who may not look learn nothing."""

from collections.abc import Iterator

import pytest

from tests.server.api_world import Device, World, code, finished, opened, record_of
from voliera.documents import Document

SECRET = {"start", "nonce", "seed", "rng", "deck", "pile", "under_stop", "second_half", "position", "record"}


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with opened(tmp_path_factory.mktemp("api")) as found:
        yield found


def names_in(document: object) -> set[str]:
    if isinstance(document, dict):
        return set(document) | {name for value in document.values() for name in names_in(value)}
    return {name for one in document for name in names_in(one)} if isinstance(document, list) else set()


def listed(device: Device, query: str) -> list[Document]:
    answer = device.get(f"/api/tables?{query}")
    assert answer.status_code == 200, answer.text
    found: list[Document] = answer.json()["tables"]
    return found


def test_a_table_is_made_as_it_was_wished(world: World) -> None:
    ada = world.device("Ada")
    wish = {
        "game": "birdie",
        "variant": "expert",
        "options": {"open_memory": True},
        "seats": [{"kind": "free"}, {"kind": "me"}, {"kind": "bot", "bot": "greedy"}],
        "settings": {"hints": True, "clock": {"kind": "days", "days": 3}},
    }
    answer = ada.post("/api/tables", wish)
    assert answer.status_code == 201
    info = answer.json()
    assert (info["game"], info["variant"], info["players"], info["status"]) == ("birdie", "expert", 3, "open")
    assert [seat["kind"] for seat in info["seats"]] == ["free", "person", "bot"]
    assert info["seats"][1]["person"] == info["host"] == ada.id
    assert info["settings"]["clock"] == {"kind": "days", "days": 3}
    full = ada.full(info["id"])
    assert full["type"] == "full"
    assert full["you"] == {"kind": "seat", "seat": 1}
    assert full["table"] == info
    assert not names_in(full) & SECRET


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"game": "chess"}, (400, "unknown_game")),
        ({"variant": "super"}, (400, "bad_request")),
        ({"options": {"fair_play": True}}, (400, "bad_request")),
        ({"game": "bower", "options": {"lone_tie": False}}, (400, "bad_request")),
        ({"options": {"components": {"format": "x"}}}, (400, "bad_request")),
        ({"seats": [{"kind": "me"}]}, (400, "bad_request")),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, (400, "bad_request")),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deepest"}]}, (400, "bad_request")),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "time_ms": 59_999}]}, (400, "bad_request")),
        ({"settings": {"pace_ms": -1}}, (400, "bad_request")),
        ({"settings": {"clock": {"kind": "live"}}}, (400, "bad_request")),
        ({"game": "bower", "seats": [{"kind": "me"}, {"kind": "free"}, {"kind": "free"}]}, (400, "bad_request")),
        ({"seed": 5}, (400, "bad_request")),
    ],
)
def test_wrong_wishes_are_refused_whole(world: World, change: Document, expected: tuple[int, str]) -> None:
    ada = world.device("Ada")
    wish = {"game": "birdie", "seats": [{"kind": "me"}, {"kind": "free"}], **change}
    assert code(ada.post("/api/tables", wish)) == expected
    assert listed(ada, "which=mine") == []


def test_own_components_stand_in_the_options(world: World) -> None:
    ada = world.device("Ada")
    flap = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    components = {"format": "voliera/components/1", "game": "birdie", "flap": flap}
    table = ada.table("me", "free", options={"components": components})
    assert ada.full(table)["table"]["options"]["components"]["flap"] == flap


def test_open_readings_stand_in_the_options(world: World) -> None:
    """W-E3, W-B1."""
    ada = world.device("Ada")
    options = {"lone_ties": False, "joining_gems": False}
    table = ada.table("me", "free", game="bower", options=options)
    assert ada.full(table)["table"]["options"] == options


def test_strangers_do_not_learn_whether_a_table_is_there(world: World) -> None:
    ada, eve, nobody = world.device("Ada"), world.device("Eve"), world.device()
    table, missing = ada.table("me", "free", settings={"hints": True}), "abcdefghij234567"
    say = {"type": "say", "id": "1", "emote": "hello"}
    asked = [
        ("GET", "", None),
        ("GET", "/wait?have=0", None),
        ("GET", "/record", None),
        ("GET", "/fairness", None),
        ("GET", "/links", None),
        ("POST", "/links", {"kind": "watch"}),
        ("POST", "/join", {}),
        ("POST", "/send", say),
        ("POST", "/send", {"type": "act", "id": "2", "rev": 0, "actions": [{"do": "pass"}]}),
        ("POST", "/hint", {"kind": "bot"}),
        ("POST", "/branch", {"at": 0, "seats": [{"kind": "me"}, {"kind": "free"}]}),
        ("DELETE", f"/links/{'0' * 64}", None),
    ]
    for method, path, body in asked:
        more = {} if body is None else {"json": body}
        there = eve.request(method, f"/api/tables/{table}{path}", **more)
        not_there = eve.request(method, f"/api/tables/{missing}{path}", **more)
        assert code(there) == (404, "no_table"), path
        assert there.json() == not_there.json(), path
    for path in ("", "/wait?have=0", "/record", "/fairness"):
        assert code(nobody.get(f"/api/tables/{table}{path}")) == (404, "no_table")
    for strange in ("x", "A" * 16, "abcdefghij%00", "é" * 12, "a" * 3000):
        assert code(eve.get(f"/api/tables/{strange}")) == (404, "no_table")
    assert ada.full(table)["v"] == 0


def test_a_public_table_is_watched_by_anybody_and_joined_by_people(world: World) -> None:
    ada, berta, carla = world.device("Ada"), world.device("Berta"), world.device("Carla")
    table = ada.table("me", "free", "free", settings={"public": True})
    seen = world.device().full(table)
    assert seen["you"]["kind"] == "watch"
    assert "legal" not in seen
    assert code(world.device().post(f"/api/tables/{table}/join")) == (401, "no_session")
    assert code(berta.post(f"/api/tables/{table}/join", {"seat": 0})) == (409, "no_free_seat")
    assert code(berta.post(f"/api/tables/{table}/join", {"seat": 3})) == (409, "no_free_seat")
    joined = berta.post(f"/api/tables/{table}/join", {"seat": 2})
    assert joined.json()["you"] == {"kind": "seat", "seat": 2}
    again = berta.post(f"/api/tables/{table}/join", {"seat": 1})
    assert again.json()["you"] == {"kind": "seat", "seat": 2}
    assert carla.post(f"/api/tables/{table}/join").json()["table"]["status"] == "running"
    assert code(world.device("Dora").post(f"/api/tables/{table}/join")) == (409, "no_free_seat")


def test_a_watcher_by_link_cannot_take_a_seat(world: World) -> None:
    ada, berta = world.device("Ada"), world.device("Berta")
    table = ada.table("me", "free")
    berta.exchange(ada.link(table, "watch")["token"])
    assert code(berta.post(f"/api/tables/{table}/join")) == (403, "forbidden")


def test_who_made_a_table_may_watch_it_without_a_seat(world: World) -> None:
    ada = world.device("Ada")
    table = ada.table("free", "free")
    assert ada.full(table)["you"] == {"kind": "watch", "seat": None}
    assert code(world.device("Eve").get(f"/api/tables/{table}")) == (404, "no_table")


# Lists


def test_ones_own_tables_say_whose_turn_it_is(world: World) -> None:
    ada, berta = world.device("Ada"), world.device("Berta")
    table = ada.table("me", "free", game="bower")
    assert [(one["id"], one["status"], one["your_seat"]) for one in listed(ada, "which=mine")] == [(table, "open", 0)]
    assert listed(berta, "which=mine") == []
    berta.exchange(ada.link(table, "invite")["token"])
    mine, hers = listed(ada, "which=mine")[0], listed(berta, "which=mine")[0]
    assert (mine["your_seat"], hers["your_seat"]) == (0, 1)
    assert [mine["your_turn"], hers["your_turn"]] == [mine["mover"] == 0, mine["mover"] == 1]
    assert mine["mover"] is not None
    assert [seat["name"] for seat in mine["seats"]] == ["Ada", "Berta"]
    assert not names_in(mine) & SECRET
    mover = (ada, berta)[mine["mover"]]
    mover.post(f"/api/tables/{table}/send", {"type": "leave", "id": "l"})
    assert not listed(mover, "which=mine")[0]["your_turn"]
    assert code(world.device().get("/api/tables?which=mine")) == (401, "no_session")


def test_open_tables_are_public_ones_with_a_free_seat(world: World) -> None:
    ada, nobody = world.device("Ada"), world.device()
    shown = ada.table("me", "free", settings={"public": True})
    ada.table("me", "free")
    full = ada.table("me", "bot", settings={"public": True})
    found = [one["id"] for one in listed(nobody, "which=open&limit=100")]
    assert shown in found
    assert full not in found
    assert all(one["settings"]["public"] and one["status"] == "open" for one in listed(nobody, "which=open&limit=100"))
    assert shown not in [one["id"] for one in listed(nobody, "which=open&game=bower&limit=100")]
    assert code(nobody.get("/api/tables?which=open&game=chess")) == (400, "bad_request")


def test_finished_tables_are_public_or_ones_own(world: World) -> None:
    ada, nobody = world.device("Ada"), world.device()
    private, public = finished(ada, record_of("birdie")), finished(ada, record_of("birdie"), public=True)
    own = listed(ada, "which=finished&limit=100")
    assert [one["id"] for one in own[:2]] == [public, private]
    assert own[0]["result"] == record_of("birdie")["result"]
    assert own[0]["mover"] is None
    assert not own[0]["your_turn"]
    others = [one["id"] for one in listed(nobody, "which=finished&limit=100")]
    assert public in others
    assert private not in others
    assert [one["status"] for one in listed(ada, "which=mine&status=over")] == ["over", "over"]
    assert listed(ada, "which=mine&status=running") == []


def test_pages_are_whole_and_do_not_overlap(world: World) -> None:
    ada, services = world.device("Ada"), world.house.services
    clock, moment = services.now, services.now()
    object.__setattr__(services, "now", lambda: moment)  # many tables of the same millisecond
    try:
        same = {ada.table("me", "free") for _ in range(5)}
    finally:
        object.__setattr__(services, "now", clock)
    made = same | {ada.table("me", "free") for _ in range(2)}
    found: list[str] = []
    before = ""
    for _ in range(10):
        page = ada.get(f"/api/tables?which=mine&limit=3{before}").json()
        found += [one["id"] for one in page["tables"]]
        if page["next"] is None:
            break
        before = f"&before={page['next']}"
    assert len(found) == 7
    assert set(found) == made
    for wrong in ("x", "1-x", "99999999999999999999-abcdefghij", "-1-abcdefghij"):
        assert code(ada.get(f"/api/tables?which=mine&before={wrong}")) == (400, "bad_request")


def test_a_table_that_was_left_before_it_began_is_nobodys_burden(world: World) -> None:
    ada = world.device("Ada")
    table = ada.table("me", "free")
    assert table in [one["id"] for one in listed(ada, "which=mine")]
    ada.post(f"/api/tables/{table}/send", {"type": "leave", "id": "1"})
    assert table not in [one["id"] for one in listed(ada, "which=mine")]
