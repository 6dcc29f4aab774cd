"""Hints by HTTP: for whom, where, how many; and that they change nothing."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.server.api_world import GENEROUS, World, code, finished, nearly_over, opened, record_of, two
from tests.server.remote_table import owned_elsewhere
from voliera.documents import Document
from voliera.server.settings import Limits
from voliera.server.thinking.thinkers import Busy, Thinkers

HINTS: Document = {"settings": {"hints": True}}


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with opened(tmp_path_factory.mktemp("api"), replace(GENEROUS, bot_ms=60_000)) as found:
        yield found


def test_only_the_seat_to_move_gets_hints_and_only_where_they_are_allowed(world: World) -> None:
    table, first, second = two(world, **HINTS)
    path = f"/api/tables/{table}/hint"
    watcher = world.device("Eve")
    watcher.exchange(first.link(table, "watch")["token"])
    assert code(second.post(path, {"kind": "bot"})) == (409, "not_your_turn")
    assert code(watcher.post(path, {"kind": "bot"})) == (403, "forbidden")
    assert code(world.device("Fay").post(path, {"kind": "bot"})) == (404, "no_table")
    assert code(world.device().post(path, {"kind": "bot"})) == (401, "no_session")
    for wrong in ({"kind": "oracle"}, {"kind": "bot", "level": "best"}, {"kind": "bot", "time_ms": 0}, {}):
        assert code(first.post(path, wrong)) == (400, "bad_request")
    plain, mover, _ = two(world)
    assert code(mover.post(f"/api/tables/{plain}/hint", {"kind": "bot"})) == (409, "no_hints")
    waiting = first.table("me", "free", **HINTS)
    assert code(first.post(f"/api/tables/{waiting}/hint", {"kind": "bot"})) == (409, "not_started")
    over = finished(first, record_of("birdie"), hints=True)
    assert code(first.post(f"/api/tables/{over}/hint", {"kind": "bot"})) == (409, "game_over")
    first.post(f"/api/tables/{table}/send", {"type": "leave", "id": "1"})
    assert code(first.post(path, {"kind": "bot"}))[0] == 409


def test_a_hint_is_what_a_bot_would_do_and_changes_nothing(world: World) -> None:
    table, first, _ = two(world, **HINTS)
    before = first.full(table)
    answer = first.post(f"/api/tables/{table}/hint", {"kind": "bot", "level": "greedy"})
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert (told["rev"], told["kind"]) == (before["rev"], "bot")
    assert told["hint"]["action"] in before["legal"]
    assert told["hint"]["candidates"][0]["action"] == told["hint"]["action"]
    assert first.full(table) == before
    refused = first.post(f"/api/tables/{table}/hint", {"kind": "solve"})
    assert code(refused) == (409, "no_hint")


def test_the_best_scoring_play_can_be_asked_for(world: World) -> None:
    ada, record = world.device("Ada"), record_of("birdie")
    table, _ = nearly_over(ada, record, "free", hints=True)
    world.device("Berta").exchange(ada.link(table, "invite")["token"])
    answer = ada.post(f"/api/tables/{table}/hint", {"kind": "solve", "time_ms": 60_000})
    assert answer.status_code == 200, answer.text
    hint = answer.json()["hint"]
    assert hint["exact"] is True
    body = {"type": "act", "id": "a", "rev": 0, "actions": hint["actions"]}
    assert ada.post(f"/api/tables/{table}/send", body).status_code == 200


def test_who_finds_everybody_thinking_is_told_when_to_come_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table, first, _ = two(world, **HINTS)

    async def busy(*_: Any, **__: Any) -> Any:
        raise Busy("64 jobs are waiting")

    monkeypatch.setattr(Thinkers, "choose", busy)
    answer = first.post(f"/api/tables/{table}/hint", {"kind": "bot"})
    assert code(answer) == (503, "busy")
    assert answer.headers["retry-after"] == "2"
    assert answer.json()["error"]["retry_ms"] == 2_000


def test_hints_think_no_longer_than_bots_and_not_too_often(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []

    async def choose(_: Any, game: Any, level: str, **wishes: Any) -> Document:
        asked.append((level, wishes["time_ms"]))
        return {"action": game.legal()[0], "value": 0.5, "candidates": []}

    monkeypatch.setattr(Thinkers, "choose", choose)
    with opened(tmp_path_factory.mktemp("few"), Limits(hints_per_minute=2, bot_ms=700)) as world:
        table, first, _ = two(world, **HINTS)
        wish = {"kind": "bot", "level": "search", "time_ms": 60_000}
        answers = [first.post(f"/api/tables/{table}/hint", wish).status_code for _ in range(3)]
    assert answers == [200, 200, 429]
    assert asked == [("search", 700)] * 2


def test_hints_of_tables_elsewhere_are_thought_where_they_are_owned(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, first, second = two(world, **HINTS)
    asked = owned_elsewhere(world, monkeypatch)
    answer = first.post(f"/api/tables/{table}/hint", {"kind": "bot", "level": "random"})
    assert answer.json()["kind"] == "bot", answer.text
    assert code(second.post(f"/api/tables/{table}/hint", {"kind": "bot"})) == (409, "not_your_turn")
    assert asked == ["another process"] * 2
