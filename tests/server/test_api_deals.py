"""The deal of the day: one deal for all, one game each, and nothing is told before one's own is over."""

from collections.abc import Iterator
from datetime import date, timedelta
from itertools import pairwise

import msgspec
import pytest
from sqlalchemy import update

import voliera
from tests.server.api_world import Device, World, code, opened
from tests.server.test_api_own_data import wait_for
from voliera.documents import Document
from voliera.games import GAMES, rules_of
from voliera.server.core.deals import DAYS_SHOWN, DealLine, PlayedLine, kind_of
from voliera.server.core.statistics import totals_of
from voliera.server.live import deal_lines
from voliera.server.storage.schema import deals


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with opened(tmp_path_factory.mktemp("deals")) as found:
        yield found


def begun(device: Device) -> str:
    answer = device.post("/api/deal")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def resigned(device: Device) -> str:
    """The game given up at once, which ends it."""
    table = begun(device)
    assert device.post(f"/api/tables/{table}/send", {"type": "resign", "id": "r"}).json()["type"] == "ack"
    return table


def start_of(device: Device, table: str) -> Document:
    record = device.get(f"/api/tables/{table}/record").json()
    found: Document = record["start"]
    return found


def test_games_and_variants_take_turns() -> None:
    days = [date(2026, 11, 17) + timedelta(days=i) for i in range(4 * len(GAMES))]
    kinds = [kind_of(day) for day in days]
    assert {(kind.game, kind.variant) for kind in kinds} == {
        (game, variant) for game in GAMES for variant in rules_of(game).variants
    }
    assert all(one.game != other.game for one, other in pairwise(kinds))


def test_everybody_has_the_same_deal_against_the_same_bot_and_one_game(world: World) -> None:
    ada, bo = world.device("Ada"), world.device("Bo")
    before = ada.get("/api/deals/today").json()
    assert (before["played"], before["table"], before["over"]) == (0, None, False)
    first, second = begun(ada), begun(bo)
    assert begun(ada) == first != second
    info = ada.full(first)["table"]
    assert (info["game"], info["variant"]) == (before["deal"]["game"], before["deal"]["variant"])
    assert [seat["bot"] for seat in info["seats"]] == [None, before["deal"]["bot"]]
    assert not info["settings"]["hints"]
    assert not info["settings"]["public"]
    assert ada.get("/api/deals/today").json()["table"] == first
    for device, table in ((ada, first), (bo, second)):
        device.post(f"/api/tables/{table}/send", {"type": "resign", "id": "r"})
    assert start_of(ada, first) == start_of(bo, second)
    after = ada.get("/api/deals/today").json()
    assert (after["played"], after["over"]) == (2, True)


def test_results_and_the_best_game_are_for_those_who_are_done(world: World) -> None:
    done, playing, nobody = world.device("Done"), world.device("Playing"), world.device("Nobody")
    resigned(done)
    begun(playing)
    for path in ("/api/deals/today/results", "/api/deals/today/best"):
        assert code(playing.get(path)) == (409, "not_over")
        assert code(nobody.get(path)) == (409, "not_over")
        assert code(world.device().get(path)) == (401, "no_session")
    told = done.get("/api/deals/today/results").json()
    assert (told["own"]["name"], told["own"]["outcome"], told["own"]["own"]) == ("Done", "lost", True)
    assert 1 <= told["place"] <= told["played"]
    margins = [one["margin"] for one in told["best"]]
    assert margins == sorted(margins, reverse=True)
    assert [one["own"] for one in told["best"]].count(True) == 1
    assert told["best"][told["place"] - 1]["own"]
    record = done.get("/api/deals/today/best").json()
    assert voliera.replay(record).name == told["deal"]["game"]


def test_days_are_shown_for_a_while(world: World) -> None:
    ada = world.device("Ada")
    newest = date.fromisoformat(ada.get("/api/deals/today").json()["deal"]["day"])
    last = newest - timedelta(days=DAYS_SHOWN)
    assert ada.get(f"/api/deals/{last}").json()["deal"]["day"] == last.isoformat()
    for day in (last - timedelta(days=1), newest + timedelta(days=1), "2026-99-99", "tomorrow"):
        assert code(ada.get(f"/api/deals/{day}")) == (404, "not_found")


def test_a_profile_counts_the_deals_that_were_finished(world: World) -> None:
    ada, bo = world.device("Ada"), world.device("Bo")
    begun(ada)
    assert ada.get("/api/profile").json()["deals"] == 0
    resigned(ada)
    assert [one.get("/api/profile").json()["deals"] for one in (ada, bo)] == [1, 0]


def test_the_strongest_bot_plays_the_deal_for_those_who_have_finished_it(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deal_lines, "NODES", 1)
    with opened(tmp_path_factory.mktemp("line")) as world:
        done, playing = world.device("Done"), world.device("Playing")
        table = resigned(done)
        begun(playing)
        for path in ("results", "line"):
            assert code(playing.get(f"/api/deals/today/{path}")) == (409, "not_over")
        assert code(world.device().get("/api/deals/today/line")) == (401, "no_session")
        first = done.get("/api/deals/today/results").json()
        assert (first["line"], first["line_known"]) == (None, False)
        assert wait_for(lambda: done.get("/api/deals/today/results").json()["line_known"], 300.0)
        told = done.get("/api/deals/today/results").json()
        record = done.get("/api/deals/today/line").json()
        assert record["start"] == start_of(done, table)
        assert (record["names"], record["seed"]) == (["strongest", told["deal"]["bot"]], None)
        game = voliera.replay(record)
        totals = totals_of(record["result"])
        assert game.over
        margin = totals[0] - totals[1]
        better = all(one["left"] or margin > one["margin"] for one in told["best"])
        expected = {"bot": "strongest", "points": totals[0], "margin": margin} if better else {}
        assert {**(told["line"] or {}), "outcome": ""} == {**expected, "outcome": ""}
        assert code(playing.get("/api/deals/today/line")) == (409, "not_over")
        assert done.get("/api/deals/today/line").json() == record  # it is played once


def test_a_line_that_is_no_better_than_what_was_played_is_not_told(tmp_path_factory: pytest.TempPathFactory) -> None:
    with opened(tmp_path_factory.mktemp("lines")) as world:
        done = world.device("Done")
        resigned(done)
        (mine,) = done.get("/api/deals/today/results").json()["best"]
        for margin in (mine["margin"], mine["margin"] + 1):
            line = PlayedLine(DealLine("strongest", "won", 90, margin), {})
            kept = update(deals).values(line=msgspec.json.encode(line).decode())
            world.portal.call(world.house.services.storage.run, kept)
            told = done.get("/api/deals/today/results").json()
            assert told["line_known"]
            assert (told["line"] is not None) is (margin > mine["margin"])
