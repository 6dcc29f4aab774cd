"""`solve` and `bot` with Birdie."""

import json
from typing import Any

import pytest

from tests.protocol.birdie_requests import both_games, mixed
from tests.protocol.engine_client import FEATURES, PHASES, Talk, moment
from voliera import bots
from voliera.bots import LEVELS
from voliera.documents import Document
from voliera.game import Game
from voliera.protocol.engine import LONGEST_MS, MOST_NODES


@pytest.mark.parametrize("phase", ["turn", "laying", "over"])
def test_solve_when_nobody_scores(talk: Talk, phase: str) -> None:
    talk.set_up(json.loads(moment(phase)))
    assert talk.refused("solve") == "bad_request"
    assert talk.refused("solve", objective="win") == "bad_request"


@pytest.mark.parametrize("phase", ["split", "insert", "collapse", "feature", "pigeon", "owl"])
@pytest.mark.parametrize("objective", [None, "points", "win"])
def test_solve_answers_what_apply_accepts(talk: Talk, phase: str, objective: str | None) -> None:
    position = talk.set_up(json.loads(moment(phase)))
    answer = talk.get("solve", time_ms=50, **({} if objective is None else {"objective": objective}))
    assert answer.keys() == {"ok", "value", "exact", "bound", "actions", "boxes", "explanation"}
    assert isinstance(answer["exact"], bool)
    assert set(answer["boxes"]) <= set(FEATURES)
    assert talk.position() == position
    talk.get("apply", actions=answer["actions"])


@pytest.mark.parametrize(
    "fields",
    [
        *({"objective": value} for value in mixed("", "Points", "draw", None, 0, True)),
        *({"time_ms": value} for value in mixed(0, -1, None, True, 1.5, "5", [])),
        *({"nodes": 5}, {"level": "greedy"}, {"seed": 1}),
    ],
)
def test_wrong_wishes_of_solve(talk: Talk, fields: Document) -> None:
    talk.set_up(json.loads(moment("split")))
    assert talk.refused("solve", **fields) == "bad_request"


@pytest.mark.parametrize("phase", PHASES[:-1])
@pytest.mark.parametrize("level", LEVELS)
def test_bot_answers_what_apply_accepts(talk: Talk, phase: str, level: str) -> None:
    position = talk.set_up(json.loads(moment(phase)))
    answer = talk.get("bot", level=level, seed=3, nodes=20)
    assert answer.keys() == {"ok", "action", "value", "candidates"}
    legal = talk.get("legal")["actions"]
    assert answer["action"] in legal
    assert isinstance(answer["value"], float)
    assert {"action": answer["action"], "value": answer["value"]} in answer["candidates"]
    assert all(candidate["action"] in legal for candidate in answer["candidates"])
    assert talk.get("bot", level=level, seed=3, nodes=20) == answer, "the same seed and nodes, the same choice"
    assert talk.get("bot", level=level, time_ms=1)["action"] in legal
    assert talk.position() == position
    talk.get("apply", action=answer["action"])


@pytest.mark.parametrize(
    "fields",
    [
        *({"level": value} for value in mixed("", "Greedy", "perfect", None, 1, ["greedy"])),
        *({field: value} for field in ("time_ms", "nodes") for value in mixed(0, -5, None, True, 2.5, "5")),
        *({"seed": value} for value in mixed(None, True, 1.5, "1.0")),
        {"time_ms": 5, "nodes": 5},
    ],
)
@both_games
def test_wrong_wishes_of_bot(talk: Talk, fields: Document, game: str) -> None:
    talk.new(game=game)
    assert talk.refused("bot", **fields) == "bad_request"


def test_boundless_budgets_are_no_trouble(talk: Talk) -> None:
    talk.set_up(json.loads(moment("split")))
    for cmd in ("solve", "bot"):
        talk.get(cmd, time_ms=10**400)
    talk.get("bot", nodes=10**400, seed=10**400)


@both_games
def test_the_budget_of_a_bot_reaches_it_cut_down(talk: Talk, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[Document] = []

    def choose(game: Game, level: str, seed: int | None, **budget: Any) -> Document:
        budgets.append(budget)
        return {"action": {}, "value": 0.5, "candidates": []}

    monkeypatch.setattr(bots, "choose", choose)
    talk.new(game=game)
    for wish in ({}, {"time_ms": 70}, {"nodes": 70}, {"time_ms": 10**12}, {"nodes": 10**12}):
        talk.get("bot", level="search", **wish)
    assert [budget["time_ms"] for budget in budgets] == [None, 70, None, LONGEST_MS, None]
    assert [budget["nodes"] for budget in budgets] == [None, None, 70, None, MOST_NODES]
    assert all(budget.keys() == {"time_ms", "nodes", "watch"} for budget in budgets), "one core"
