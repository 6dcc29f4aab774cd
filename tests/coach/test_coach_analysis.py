"""The analysis of a whole game: its form, its curve, its words; repeatable, and over at once when it is cancelled."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import voliera
from tests.coach.games import sensible
from voliera import coach
from voliera.documents import Document, encode
from voliera.errors import GameError
from voliera.languages import LANGUAGES, Language, message_ids

NODES = 60
FIELDS = {"at", "count", "seat", "phase", "kind", "played", "best", "value", "best_value", "cost", "unit", "mark"}
FIELDS |= {"exact", "why", "rule"}
PACKAGE = Path(coach.__file__).parents[1]
SOURCES = [PACKAGE / "coach", *sorted(PACKAGE.glob("games/*/coach"))]
GAMES = [("birdie", "standard", 2), ("birdie", "expert", 2), ("bower", "standard", 2)]


@pytest.fixture(scope="module", params=GAMES, ids=lambda one: "-".join(map(str, one)))
def analysed(request: pytest.FixtureRequest) -> tuple[Document, Document]:
    name, variant, players = request.param
    record = sensible(name, 8, variant, players, "greedy")
    return record, coach.analyse(record, nodes=NODES)


def test_the_form_of_an_analysis(analysed: tuple[Document, Document]) -> None:
    record, found = analysed
    assert (found["format"], found["game"], found["players"]) == (coach.FORMAT, record["game"], record["players"])
    level = "net+" if record["game"] == "birdie" else "search"
    assert (found["level"], found["nodes"]) == (level, NODES)
    assert json.loads(encode(found)) == found
    assert [one["at"] for one in found["decisions"]] == [one.at for one in coach.decisions(record)]
    for one in found["decisions"]:
        assert set(one) == FIELDS
        assert one["cost"] >= 0
        assert one["unit"] == ("points" if one["kind"] == "scoring" else "share")
        assert one["played"] == record["actions"][one["at"] : one["at"] + one["count"]]
        if one["unit"] == "share":
            assert 0 <= one["value"] <= one["best_value"] <= 1
            assert bool(one["why"]) == (one["mark"] is not None)
        if one["cost"] == 0:
            assert (one["best"], one["mark"]) == (one["played"], None)


def test_the_best_can_be_played(analysed: tuple[Document, Document]) -> None:
    record, found = analysed
    game = voliera.from_position(record["start"])
    at = 0
    for one in found["decisions"]:
        while at < one["at"]:
            game.apply(record["actions"][at])
            at += 1
        game.copy().apply(one["best"])


def test_the_curve_of_an_analysis(analysed: tuple[Document, Document]) -> None:
    record, found = analysed
    curve = found["curve"]
    assert len(curve) == len(record["actions"]) + 1
    for shares in curve:
        assert shares is None or (sum(shares) == pytest.approx(1) and min(shares) >= 0)
        assert shares is None or len(shares) == record["players"]
    judged = {one["at"] for one in found["decisions"]}
    assert all(curve[at] is not None for at in judged)
    result = record["result"]
    winners = result.get("winners", [result.get("winner")])
    assert curve[-1] == [1 / len(winners) if seat in winners else 0 for seat in range(record["players"])]


@pytest.fixture
def strict() -> Iterator[None]:
    Language.strict = True
    yield
    Language.strict = False


def test_every_reason_has_its_words(analysed: tuple[Document, Document], strict: None) -> None:
    _, found = analysed
    reasons = [why for one in found["decisions"] for why in one["why"]]
    assert reasons
    for why in reasons:
        for code in LANGUAGES:
            assert Language(code).say(why["id"], **why["args"])
    rules = {one["rule"] for one in found["decisions"]} - {None}
    assert {f"rule-{rule}" for rule in rules} <= set(message_ids("en"))


def test_there_are_words_for_every_reason_and_no_others() -> None:
    files = [file for folder in SOURCES for file in sorted(folder.rglob("*.py"))]
    sources = "\n".join(file.read_text(encoding="utf-8") for file in files)
    quoted = {f"coach-{name}" for name in re.findall(r'"([a-z][a-z-]*)"', sources)}
    worded = {one for one in message_ids("en") if one.startswith("coach-")}
    named = {f"coach-{name}" for name in re.findall(r'\.add\(\s*"([a-z][a-z-]*)"', sources)}
    assert named <= worded <= quoted
    assert len([one for one in worded if one.startswith("coach-bower-")]) > 5
    assert len([one for one in worded if not one.startswith("coach-bower-")]) > 10


def test_the_same_nodes_give_the_same_analysis() -> None:
    record = sensible("birdie", 9, level="greedy")
    short = {**record, "actions": record["actions"][:24], "result": None}
    once, again = (coach.analyse(short, nodes=NODES, seed=5) for _ in range(2))
    assert once == again
    assert coach.analyse(short, nodes=NODES, seed=6) != once


def test_progress_is_told_and_a_cancelled_analysis_ends_within_one_decision() -> None:
    record = sensible("bower", 9, level="greedy")
    total = len(coach.decisions(record))
    heard: list[tuple[int, int]] = []

    def asked() -> bool:
        return len(heard) == 2

    with pytest.raises(coach.Cancelled):
        coach.analyse(record, nodes=NODES, progress=lambda *now: heard.append((now[0], now[1])), cancelled=asked)
    assert heard == [(1, total), (2, total)]


def test_a_decision_can_be_judged_by_the_clock() -> None:
    record = sensible("bower", 9, level="greedy")
    found = coach.judge(record, coach.decisions(record)[20], time_ms=40)
    assert 0 <= found["value"] <= 1


@pytest.mark.parametrize("wish", [{"nodes": 0}, {"nodes": True}, {"time_ms": -1}, {"nodes": 5, "time_ms": 5}])
def test_impossible_wishes_are_refused(wish: Document) -> None:
    record = sensible("bower", 9, level="greedy")
    with pytest.raises(GameError):
        coach.analyse(record, **wish)


def test_a_task_is_one_decision() -> None:
    record = sensible("birdie", 9, level="greedy")
    decision = coach.decisions(record)[2]
    told = json.loads(encode({"record": record, "decision": decision, "nodes": NODES, "seed": 4}))
    assert coach.task(told) == coach.judge(record, decision, nodes=NODES, seed=4)
