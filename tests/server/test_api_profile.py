"""A self by HTTP: statistics, rivals, curves, feats, history; and that nobody else is told of them."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import insert

from tests.server.api_world import Device, World, code, finished, opened, record_of
from voliera.server.storage.schema import duels, feats, plays, rating_points, sessions

DAY_MS = 86_400_000
NOON = 20_000 * DAY_MS + DAY_MS // 2


@pytest.fixture
def world(storage_url: str) -> Iterator[World]:
    with opened(storage_url) as found:
        yield found


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """A server on a file, for what does not depend on the kind of database."""
    with opened(tmp_path_factory.mktemp("profile")) as found:
        yield found


def profile(device: Device, offset: int = 0) -> dict[str, Any]:
    answer = device.get(f"/api/profile?offset={offset}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def play_out(table: str, *devices: Device) -> None:
    """Play a table to its end, each device when it is its turn."""
    chance, count = random.Random(3), 0
    while True:
        shown = [device.full(table) for device in devices]
        if shown[0]["table"]["status"] == "over":
            return
        for device, full in zip(devices, shown, strict=True):
            if full.get("legal"):
                count += 1
                action = chance.choice(full["legal"])
                assert device.act(table, action, f"a{count}", full["rev"]).status_code == 200


def test_a_rated_game_of_two_stands_in_both_profiles(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("voliera.games.bower.feats.MANY_EGGS", 0)
    ada, berta = world.device("Ada"), world.device("Berta")
    table = ada.table("me", "free", game="bower", settings={"rated": True})
    berta.exchange(ada.link(table, "invite")["token"])
    play_out(table, ada, berta)
    result = ada.full(table)["result"]
    for seat, (device, other) in enumerate(((ada, berta), (berta, ada))):
        told = profile(device)
        outcome = "lost" if seat not in result["winners"] else "won" if len(result["winners"]) == 1 else "drawn"
        (line,) = told["variants"]
        assert (line["game"], line["variant"], line["games"]) == ("bower", "standard", 1)
        assert line[outcome] == 1
        assert line["average"] == line["best"] == result["eggs"][seat]
        (rival,) = told["rivals"]
        assert (rival["person"], rival["name"], rival["bot"]) == (
            other.id,
            other.get("/api/session").json()["name"],
            None,
        )
        assert rival[outcome] == 1
        assert rival["margin"] == result["eggs"][seat] - result["eggs"][1 - seat]
        (curve,) = told["curves"]
        assert curve["game"] == "bower"
        (point,) = curve["points"]
        assert point["mu"] == device.get("/api/session").json()["ratings"][0]["mu"]
        assert point["rating"] == round(1500 + 30 * (point["mu"] - 25))
        (game,) = device.get("/api/profile/games").json()["games"]
        assert (game["table"], game["outcome"]) == (table, outcome)
        assert [one["name"] for one in game["opponents"]] == [rival["name"]]
    assert [one["name"] for one in profile(ada)["feats"]] == ["friend", "ten-eggs"]
    assert [one["name"] for one in profile(berta)["feats"]] == ["ten-eggs"]


def test_games_from_the_middle_are_listed_but_do_not_count(here: World) -> None:
    ada = here.device("Ada")
    table = finished(ada, record_of("birdie"))
    told = profile(ada)
    assert (told["games"], told["variants"], told["rivals"], told["days"]) == (1, [], [], [])
    (game,) = ada.get("/api/profile/games").json()["games"]
    assert game["table"] == table
    assert [one["bot"] for one in game["opponents"]] == ["heuristic"]


def fill(world: World, device: Device, *lines: tuple[str, int], game: str = "bower") -> list[str]:
    """Finished games against a bot, of which only the lists know: how each ended, and on which day."""
    tables = [device.table("me", "bot", game=game) for _ in lines]
    rows = [
        {
            "session_id": device.id,
            "table_id": table,
            "seat": 0,
            "game": game,
            "variant": "standard",
            "ended": NOON + day * DAY_MS,
            "outcome": outcome,
            "points": 4 + i,
            "counts": True,
        }
        for i, (table, (outcome, day)) in enumerate(zip(tables, lines, strict=True))
    ]
    world.portal.call(world.house.services.storage.run, insert(plays).values(rows))
    return tables


def test_streaks_and_averages(here: World) -> None:
    ada = here.device("Ada")
    fill(here, ada, ("won", 0), ("won", 1), ("won", 1), ("lost", 2), ("drawn", 4), ("won", 5))
    told = profile(ada)
    assert (told["wins_now"], told["wins_longest"]) == (1, 3)
    assert told["days"] == [20_005, 20_004, 20_002, 20_001, 20_000]
    assert profile(ada, 13 * 60)["days"] == [20_006, 20_005, 20_003, 20_002, 20_001]
    (line,) = told["variants"]
    assert (line["games"], line["won"], line["drawn"], line["lost"]) == (6, 4, 1, 1)
    assert (line["average"], line["best"]) == (6.5, 9)


def test_history_is_searched_and_comes_in_pages(here: World) -> None:
    ada = here.device("Ada")
    tables = fill(here, ada, *((outcome, day) for day, outcome in enumerate(["won", "lost", "won", "drawn", "won"])))

    def found(query: str) -> list[str]:
        answer = ada.get(f"/api/profile/games?{query}")
        assert answer.status_code == 200, answer.text
        return [game["table"] for game in answer.json()["games"]]

    assert found("") == tables[::-1]
    assert found("outcome=won") == [tables[4], tables[2], tables[0]]
    assert found(f"since={NOON + DAY_MS}&until={NOON + 3 * DAY_MS}") == [tables[2], tables[1]]
    assert found("bot=random") == tables[::-1]
    assert found("bot=search") == found("game=birdie") == found("variant=super") == found("name=ada") == []
    first = ada.get("/api/profile/games?limit=3").json()
    assert [game["table"] for game in first["games"]] == tables[:1:-1]
    assert found(f"limit=3&before={first['next']}") == [tables[1], tables[0]]


def test_rivals_who_were_met_at_public_tables_only_are_strangers(here: World) -> None:
    ada, berta, carla = (here.device(name) for name in ("Ada", "Berta", "Carla"))
    for other, public in ((berta, True), (carla, True), (carla, False)):
        table = ada.table("me", "free", game="bower", settings={"public": public})
        other.exchange(ada.link(table, "invite")["token"])
        ended = ada.post(f"/api/tables/{table}/send", {"type": "resign", "id": f"r{table}"})
        assert ended.status_code == 200, ended.text
    assert {one["name"]: one["stranger"] for one in profile(ada)["rivals"]} == {"Berta": True, "Carla": False}
    games = ada.get("/api/profile/games").json()["games"]
    assert sorted((one["opponents"][0]["name"], one["public"]) for one in games) == [
        ("Berta", True),
        ("Carla", False),
        ("Carla", True),
    ]


def test_opponents_are_found_in_any_case_and_alphabet(world: World) -> None:
    ada, olga = world.device("Ada"), world.device("Ольга 100%")
    table = ada.table("me", "free", game="bower")
    olga.exchange(ada.link(table, "invite")["token"])
    mover = ada if ada.full(table).get("legal") else olga
    assert mover.post(f"/api/tables/{table}/send", {"type": "resign", "id": "r1"}).status_code == 200
    for name in ("ольга", "ОЛЬГА", "льг", "100%"):
        assert len(ada.get(f"/api/profile/games?name={name.replace('%', '%25')}").json()["games"]) == 1
    assert ada.get("/api/profile/games?name=%25").json()["games"] != []
    assert ada.get("/api/profile/games?name=Olga").json()["games"] == []
    assert olga.get("/api/profile/games?name=Ольга").json()["games"] == []


def test_a_bird_is_chosen_and_everybody_may_see_it(here: World) -> None:
    ada, berta = here.device("Ada"), here.device("Berta")
    assert ada.get("/api/session").json()["avatar"] is None
    assert ada.post("/api/profile", {"avatar": "owl-winter"}).status_code == 204
    assert ada.get("/api/session").json()["avatar"] == profile(ada)["avatar"] == "owl-winter"
    asked = f"/api/birds?people={ada.id},{berta.id},{'a' * 26}"
    assert here.device().get(asked).json() == {"birds": {ada.id: "owl-winter"}}
    assert code(ada.post("/api/profile", {"avatar": "cat-winter"})) == (400, "bad_request")
    assert code(ada.get("/api/birds?people=")) == (400, "bad_request")
    assert ada.post("/api/profile", {"avatar": None}).status_code == 204
    assert here.device().get(asked).json() == {"birds": {}}


def test_nobody_reads_what_somebody_else_keeps(here: World) -> None:
    ada, berta = here.device("Ada"), here.device("Berta")
    tables = fill(here, ada, ("won", 0))
    now = {"session_id": ada.id, "at": 1}
    here.portal.call(
        here.house.services.storage.run,
        insert(feats).values(name="ten-eggs", **now),
        insert(rating_points).values(game="bower", games=1, mu=1.0, sigma=1.0, **now),
    )
    told = profile(berta)
    assert (told["games"], told["feats"], told["curves"], told["days"]) == (0, [], [], [])
    assert berta.get("/api/profile/games").json() == {"games": [], "next": None}
    assert code(berta.get(f"/api/profile/games?person={ada.id}")) == (400, "bad_request")
    for path in ("/api/profile", "/api/profile/games"):
        assert code(here.device().get(path)) == (401, "no_session")
    assert tables[0] not in berta.get("/api/profile/games").text


def test_games_from_before_they_were_kept_are_added_once(world: World) -> None:
    ada, berta = world.device("Ada"), world.device("Berta")
    table = ada.table("me", "free", game="bower")
    berta.exchange(ada.link(table, "invite")["token"])
    mover = ada if ada.full(table).get("legal") else berta
    mover.post(f"/api/tables/{table}/send", {"type": "resign", "id": "r1"})
    run = world.house.services.storage.run
    before = profile(ada)
    world.portal.call(run, plays.delete(), duels.delete(), sessions.update().values(caught_up=None))
    after = profile(ada)
    assert after == before
    assert profile(ada) == before
