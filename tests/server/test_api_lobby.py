"""The lists of open seats and live tables: no host fills them, blocked people are apart, newcomers have no rating."""

import time
from collections.abc import Iterator

import pytest
from sqlalchemy import insert

from tests.server.api_world import GENEROUS, Device, World, code, opened
from voliera.server.api.lobby import MOST_SEATS
from voliera.server.core.seeking import FEWEST_GAMES, told_points
from voliera.server.settings import Limits
from voliera.server.storage.live_tables import MOST_OF_HOST
from voliera.server.storage.schema import live, ratings

PUBLIC = {"public": True}


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with opened(tmp_path_factory.mktemp("lobby")) as found:
        yield found


def open_seats(device: Device) -> list[str]:
    return [seat["table"] for seat in device.get("/api/lobby").json()["seats"]]


def rate(world: World, device: Device, games: int, game: str = "birdie") -> None:
    row = {"session_id": device.id, "game": game, "mu": 30.0, "sigma": 2.0, "games": games, "updated": 1}
    world.portal.call(world.house.services.storage.run, insert(ratings).values(row))


def live_now(world: World, *tables: str) -> None:
    rows = [{"table_id": one, "watchers": 0, "glance": '{"share":0.0}', "updated": _now()} for one in tables]
    world.portal.call(world.house.services.storage.run, insert(live).values(rows))


def _now() -> int:
    return int(time.time() * 1000)


def test_one_host_has_one_open_seat_and_crowds_nobody_out(world: World) -> None:
    quiet, loud, guest = world.device("Quiet"), world.device("Loud"), world.device("Guest")
    first = quiet.table("me", "free", settings=PUBLIC)
    many = {loud.table("me", "free", settings=PUBLIC) for _ in range(3 * MOST_SEATS)}
    for device in (guest, world.device()):
        told = open_seats(device)
        assert (len(told), told[1], told[0] in many) == (2, first, True)
    assert open_seats(loud) == [first]
    assert [one in many for one in open_seats(quiet)] == [True]


def test_open_seats_leave_out_tables_of_those_who_are_kept_apart(world: World) -> None:
    host, third, guest = (world.device(name) for name in ("Host", "Third", "Guest"))
    table = host.table("me", "free", "free", settings=PUBLIC)
    assert third.post(f"/api/tables/{table}/join").status_code == 200
    assert table in open_seats(guest)
    for blocker, other in ((guest, host), (host, guest), (guest, third), (third, guest)):
        blocker.post("/api/blocked", {"person": other.id})
        assert table not in open_seats(guest)
        assert table not in [one["id"] for one in guest.get("/api/tables?which=open").json()["tables"]]
        assert code(guest.post(f"/api/tables/{table}/join")) == (409, "unwelcome")
        blocker.delete(f"/api/blocked/{other.id}")
    assert table in open_seats(guest)


def test_a_blocked_host_takes_no_place_from_others(world: World) -> None:
    guest, hosts = world.device("Guest"), [world.device("Host") for _ in range(MOST_SEATS)]
    welcome = world.device("Welcome").table("me", "free", settings=PUBLIC)
    for host in hosts:
        host.table("me", "free", settings=PUBLIC)
        guest.post("/api/blocked", {"person": host.id})
    assert welcome in open_seats(guest)


def test_ratings_are_told_from_five_games_on(world: World) -> None:
    assert [told_points(30.0, games) for games in (None, 0, FEWEST_GAMES - 1)] == [None] * 3
    assert told_points(30.0, FEWEST_GAMES) == 1650
    newcomer, regular, anyone = world.device("Newcomer"), world.device("Regular"), world.device()
    rate(world, newcomer, FEWEST_GAMES - 1)
    rate(world, regular, FEWEST_GAMES)
    for device, told in ((newcomer, None), (regular, 1650), (world.device("First"), None)):
        table = device.table("me", "free", settings=PUBLIC)
        found = {seat["table"]: seat["rating"] for seat in anyone.get("/api/lobby").json()["seats"]}
        assert (found[table], table in found) == (told, True)
        playing = device.table("me", "bot", settings=PUBLIC)
        live_now(world, playing)
        (shown,) = [one for one in anyone.get("/api/live").json()["tables"] if one["id"] == playing]
        assert [seat["rating"] for seat in shown["seats"]] == [told, None]


def test_one_host_has_few_live_tables_unless_they_are_asked_for_by_name(world: World) -> None:
    quiet, loud, anyone = world.device("Quiet"), world.device("Host of many"), world.device()
    few = [quiet.table("me", "bot", settings=PUBLIC) for _ in range(MOST_OF_HOST)]
    many = [loud.table("me", "bot", settings=PUBLIC) for _ in range(MOST_OF_HOST + 2)]
    live_now(world, *few, *many)

    def listed(query: str = "") -> set[str]:
        return {one["id"] for one in anyone.get(f"/api/live{query}").json()["tables"]} & {*few, *many}

    assert {*few} == listed() & {*few}
    assert len(listed() & {*many}) == MOST_OF_HOST
    assert listed("?name=of many") == {*many}


def test_an_address_asks_for_the_lobby_only_so_often(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(**{**vars(GENEROUS), "seat_messages": 3})
    with opened(tmp_path_factory.mktemp("often"), limits) as world:
        device, other = world.device(), world.device(address="203.0.113.8")
        assert [device.get("/api/lobby").status_code for _ in range(3)] == [200] * 3
        assert code(device.get("/api/lobby")) == (429, "too_many")
        assert other.get("/api/lobby").status_code == 200
