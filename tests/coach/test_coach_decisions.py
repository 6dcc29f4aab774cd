"""What counts as one decision: a take, a whole laying turn, a pass, a whole scoring; in Bower each choice."""

import json
from pathlib import Path
from typing import Any

import pytest

import voliera
from tests.coach.games import SCORING, sensible
from voliera.coach import decisions
from voliera.coach.decisions import before
from voliera.errors import GameError

CORPUS = [path for path in sorted((Path(__file__).parents[1] / "corpus").glob("*.json")) if ".final" not in path.name]


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_decisions_are_whole_and_only_the_forced_are_missing(path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    found = decisions(record)
    game = voliera.from_position(record["start"])
    last = 0
    for one in found:
        while last < one.at:  # what was left out had no alternative
            assert len(game.legal()) == 1
            game.apply(record["actions"][last])
            last += 1
        assert (game.seat, game.phase) == (one.seat, one.phase)
        assert list(one.actions) == record["actions"][one.at : one.at + one.count]
        for action in one.actions:
            assert game.seat == one.seat
            game.apply(action)
        last = one.at + one.count
    for action in record["actions"][last:]:
        assert len(game.legal()) == 1
        game.apply(action)


def kinds(record: dict[str, Any]) -> set[tuple[str, str]]:
    return {(one.kind, one.actions[0]["do"]) for one in decisions(record)}


def test_a_laying_turn_and_a_scoring_are_one_decision_each() -> None:
    record = sensible("birdie", 3)
    for one in decisions(record):
        if one.actions[0]["do"] == "lay":
            assert one.actions[-1] == {"do": "done"}
            assert all(action["do"] == "lay" for action in one.actions[:-1])
        elif one.kind == "choice":
            assert one.count == 1
        else:
            assert one.phase in SCORING
    scorings = [one for one in decisions(record) if one.kind == "scoring"]
    assert [one.seat for one in scorings[:2]] == voliera.replay(
        {**record, "actions": record["actions"][: scorings[0].at], "result": None}
    ).position()["pass_order"]
    assert len(scorings) == 4


def test_each_choice_of_bower_is_a_decision_of_its_own() -> None:
    found = decisions(sensible("bower", 3))
    assert all(one.count == 1 and one.kind == "choice" for one in found)
    assert {"setup", "take", "play", "bonus", "keep"} <= {one.phase for one in found}


def test_a_game_that_goes_on_has_decisions_too() -> None:
    record = sensible("birdie", 3)
    part = {**record, "actions": record["actions"][:30], "result": None}
    assert decisions(part)[:5] == decisions(record)[:5]
    with pytest.raises(GameError, match="shorter"):
        before(part, decisions(record)[-1])
