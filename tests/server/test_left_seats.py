"""Seats that people left: what the game leaves with those people, with the others at the table, and in the lists."""

from collections.abc import Iterator
from datetime import date, timedelta
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.api_world import Device, World, opened, two
from tests.server.tables import person, played
from tests.server.test_table import BIRDIE
from voliera.documents import Document
from voliera.protocol.messages import Leave, LiveClock, Return, Settings, Vote
from voliera.server.core.deciding import flag
from voliera.server.core.statistics import duel_of, outcome_of, ranks, sums
from voliera.server.storage.plays import Finished

NOBODY = frozenset[int]()


@st.composite
def results(draw: st.DrawFn) -> tuple[Document, int, frozenset[int]]:
    """A result of two to four seats, and the seats that were left."""
    players = draw(st.integers(2, 4))
    totals = draw(st.lists(st.integers(0, 5), min_size=players, max_size=players))
    ahead = [seat for seat in range(players) if totals[seat] == max(totals)]
    winner = draw(st.sampled_from(ahead))
    result: Document = draw(
        st.sampled_from(
            [
                {"totals": totals, "winner": winner},
                {"eggs": totals, "winners": ahead},
                {"eggs": totals, "winners": [winner]},
            ]
        )
    )
    left = draw(st.frozensets(st.integers(0, players - 1), min_size=1))
    return result, players, left


@given(results())
def test_a_seat_that_was_left_has_lost_and_the_others_are_compared_as_before(
    given_result: tuple[Document, int, frozenset[int]],
) -> None:
    result, players, left = given_result
    places, before = ranks(result, players, left), ranks(result, players)
    here = [seat for seat in range(players) if seat not in left]
    assert all(outcome_of(result, seat, left) == "lost" for seat in left)
    assert all(places[one] < places[other] for one in here for other in left)
    assert len({places[seat] for seat in left}) == 1
    for one, other in combinations(here, 2):
        assert duel_of(places, one, other) == duel_of(before, one, other)
    winners = [seat for seat in here if outcome_of(result, seat, left) != "lost"]
    assert winners == [seat for seat in here if places[seat] == min(places)]
    alone = "won" if len(winners) == 1 else "drawn"
    assert {outcome_of(result, seat, left) for seat in winners} <= {alone}


@given(results())
def test_without_such_seats_nothing_is_judged_otherwise(given_result: tuple[Document, int, frozenset[int]]) -> None:
    result, players, _ = given_result
    assert ranks(result, players, NOBODY) == ranks(result, players)
    assert [outcome_of(result, seat, NOBODY) for seat in range(players)] == [
        outcome_of(result, seat) for seat in range(players)
    ]


def test_a_bot_that_finished_the_game_beats_nobody_for_the_person_who_left() -> None:
    result = {"totals": [30, 20, 10], "winner": 0}
    sitting = [("ada", None), ("berta", None), (None, "search")]
    game = Finished("table", "birdie", "standard", True, 1, result, sitting, frozenset({0}))
    assert [game.play(seat, name)["outcome"] for seat, name in ((0, "ada"), (1, "berta"))] == ["lost", "won"]
    assert [one["outcome"] for one in game.duels(0, "ada")] == ["lost", "lost"]
    assert [one["outcome"] for one in game.duels(1, "berta")] == ["won", "won"]


def test_two_who_left_have_both_lost() -> None:
    result = {"eggs": [3, 2], "winners": [0]}
    game = Finished("table", "bower", "standard", True, 1, result, [("ada", None), ("berta", None)], frozenset({0, 1}))
    assert [game.duels(seat, name)[0]["outcome"] for seat, name in ((0, "ada"), (1, "berta"))] == ["lost", "lost"]
    assert ranks(result, 2, frozenset({0, 1})) == [3.0, 3.0]


def test_points_that_a_bot_made_are_in_no_average() -> None:
    found = sums([("bower", "standard", 1, "won", 6), ("bower", "standard", 2, "lost", None)], 0, 10)
    (line,) = found.variants
    assert (line.games, line.won, line.lost, line.average, line.best) == (2, 1, 1, 6.0, 6)
    assert (found.wins_now, found.wins_longest) == (0, 1)
    (line,) = sums([("bower", "standard", 2, "lost", None)], 0, 10).variants
    assert (line.games, line.average, line.best) == (1, 0.0, 0)


def test_a_seat_is_left_until_its_person_comes_back() -> None:
    sitting = played(BIRDIE, 3)
    assert sitting.table.left == NOBODY
    sitting.say(0, Leave("l"))
    assert sitting.table.left == {0}
    sitting.say(0, Return("r"))
    assert sitting.table.left == NOBODY
    sitting.say(1, Vote("v", 0, True), away=frozenset({0}))
    assert sitting.table.left == {0}


def test_a_seat_whose_time_ran_out_is_left() -> None:
    sitting = played(BIRDIE, 3, Settings(clock=LiveClock(60)))
    mover = sitting.table.mover
    sitting.now += 61_000
    change = flag(sitting.table, sitting.now)
    assert change is not None
    sitting.commit(change)
    assert sitting.table.left == {mover}


def test_a_bot_that_plays_for_itself_is_not_left() -> None:
    seats = [person(0), {"kind": "bot", "bot": "random"}]
    assert played(BIRDIE, 3, seats=seats).table.left == NOBODY


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with opened(tmp_path_factory.mktemp("left")) as found:
        yield found


def send(device: Device, table: str, kind: str) -> None:
    answer = device.post(f"/api/tables/{table}/send", {"type": kind, "id": kind})
    assert answer.json()["type"] == "ack", answer.text


def profile(device: Device) -> dict[str, Any]:
    found: dict[str, Any] = device.get("/api/profile").json()
    return found


def own_rating(device: Device) -> float:
    return float(device.get("/api/ratings?game=bower").json()["own"]["mu"])


def test_in_a_rated_game_who_left_has_lost_whatever_the_bot_does(world: World) -> None:
    table, gone, there = two(world, game="bower", settings={"rated": True})
    send(gone, table, "leave")
    send(there, table, "resign")  # against a bot that plays for somebody who has lost
    result = there.full(table)["result"]
    assert result["winners"] == [gone.full(table)["you"]["seat"]]
    assert own_rating(gone) < 25 < own_rating(there)
    assert [profile(one)["variants"][0]["won"] for one in (gone, there)] == [0, 1]
    assert [profile(one)["rivals"][0]["lost"] for one in (gone, there)] == [1, 0]


def test_who_came_back_is_judged_as_usual(world: World) -> None:
    table, first, other = two(world, game="bower", settings={"rated": True})
    send(first, table, "leave")
    send(first, table, "return")
    send(other, table, "resign")
    assert own_rating(other) < 25 < own_rating(first)


def test_a_bot_wins_no_bird_and_no_statistics_for_who_left(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("voliera.games.bower.feats.MANY_EGGS", 0)
    table, *devices = two(world, game="bower")
    gone = there = devices[0]
    for count in range(1_000):
        shown = [device.full(table) for device in devices]
        if shown[0]["table"]["status"] == "over":
            break
        mover = 0 if shown[0].get("legal") else 1
        action, after = shown[mover]["legal"][0], world.house.hall.local.actors[table].table.game.copy()
        after.apply(action)
        if after.over:
            there, gone = devices[mover], devices[1 - mover]
            send(gone, table, "leave")
        assert devices[mover].act(table, action, f"a{count}", shown[mover]["rev"]).status_code == 200
    assert there is not gone
    told, other = profile(gone), profile(there)
    (line,), (others,) = told["variants"], other["variants"]
    assert (line["games"], line["lost"], line["average"], line["best"]) == (1, 1, 0, 0)
    assert (others["games"], others["won"]) == (1, 1)
    assert others["average"] == others["best"] == there.full(table)["result"]["eggs"][there.full(table)["you"]["seat"]]
    assert ([one["name"] for one in told["feats"] if one["name"] != "friend"], told["wins_now"]) == ([], 0)
    assert "ten-eggs" in [one["name"] for one in other["feats"]]
    (rival,) = told["rivals"]
    assert (rival["won"], rival["lost"], rival["margin"]) == (0, 1, 0)
    assert [one["outcome"] for one in gone.get("/api/profile/games").json()["games"]] == ["lost"]


def test_a_left_deal_of_the_day_is_last_and_told_as_left(world: World) -> None:
    gone, there, last = (world.device(name) for name in ("Gone", "There", "Last"))
    for device in (gone, there, last):
        table = str(device.post("/api/deal").json()["id"])
        if device is not there:
            send(device, table, "leave")
        send(device, table, "resign")
    told = gone.get("/api/deals/today/results").json()
    assert [one["left"] for one in told["best"]] == [False, True, True]
    assert told["best"][0]["name"] == "There"
    assert (told["own"]["outcome"], told["own"]["left"], told["played"]) == ("lost", True, 3)
    assert told["best"][told["place"] - 1]["own"]
    places = [one.get("/api/deals/today/results").json()["place"] for one in (there, gone, last)]
    assert (places[0], {*places}) == (1, {1, 2, 3})
    assert [profile(one)["deals"] for one in (gone, there)] == [0, 1]
    newest = date.fromisoformat(there.get("/api/deals/today").json()["deal"]["day"])
    assert there.get(f"/api/deals/{newest - timedelta(days=1)}").json()["played"] == 0
