"""A day's puzzle is the same wherever and however it is made; and it is one that simple ways to play do not solve."""

import json
import os
import subprocess
import sys
from datetime import date
from hashlib import sha256
from itertools import count
from typing import Any

import pytest

from tests.puzzles.golden_puzzles import kept, of_kind
from voliera.errors import GameError
from voliera.games.birdie.puzzles import chains, scorings, splits
from voliera.games.birdie.puzzles.written import Worth, abilities
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.games.bower.puzzles import gifts, placements
from voliera.puzzles import VERSION, make
from voliera.puzzles.answers import answer_of, table_of
from voliera.puzzles.days import KINDS, day_of
from voliera.puzzles.making import task
from voliera.puzzles.puzzle import FoundPuzzle

QUICK = {"split": "2026-03-17", "chain": "2026-05-04", "placement": "2026-05-07", "gift": "2026-01-19"}
"""A day of each kind that is made in a moment."""
DIGEST = "import sys; from tests.puzzles.test_made import digest; print(*map(digest, sys.argv[1:]))"


def digest(day: str) -> str:
    found = day_of(day)
    assert found is not None
    return sha256(json.dumps(make(found), sort_keys=True).encode()).hexdigest()


def kept_digest(day: str) -> str:
    return sha256(json.dumps(kept()[day], sort_keys=True).encode()).hexdigest()


@pytest.mark.parametrize("kind", KINDS)
def test_a_day_is_made_as_it_was_before(kind: str) -> None:
    """Where this fails, the puzzles of all days have changed: raise VERSION, and make the kept ones again."""
    assert kept()[QUICK[kind]]["puzzle"]["kind"] == kind
    assert digest(QUICK[kind]) == kept_digest(QUICK[kind])
    assert kept()[QUICK[kind]]["version"] == VERSION


def in_another_process(days: list[str], **environment: str) -> list[str]:
    command = [sys.executable, "-c", DIGEST, *days]
    told = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=True)
    return told.stdout.split()


def test_another_process_makes_the_same() -> None:
    days = list(QUICK.values())
    assert in_another_process(days, PYTHONHASHSEED="7") == [kept_digest(day) for day in days]


def test_interpreted_rules_and_solvers_make_the_same() -> None:
    """A whole day from the bots' game on; of the other kinds, all that follows once a table is there."""
    day = QUICK["split"]
    assert in_another_process([day], VOLIERA_MODE="interpreted") == [kept_digest(day)]
    command = [sys.executable, "-c", "from tests.puzzles.test_made import found_again; found_again()"]
    subprocess.run(command, env={**os.environ, "VOLIERA_MODE": "interpreted"}, check=True)


def found_again() -> None:
    for kind in KINDS:
        one = of_kind(kind)
        puzzle, game = one["puzzle"], table_of(one["puzzle"])
        found: FoundPuzzle | None
        if kind == "placement":
            found = placements.puzzle_at(kind, game)
        elif kind == "gift":
            found = gifts.puzzle_at(kind, game, puzzle["question"]["args"]["turns"])
        else:
            found = scorings.puzzle_at(kind, scorings.FORMS[kind], game)
        assert found is not None
        assert answer_of(found) == one["answer"]


def test_a_table_is_the_same_puzzle_again() -> None:
    found_again()


def test_the_work_of_a_thinker() -> None:
    """It makes one attempt; the first one that leads to a puzzle has that of the day."""
    day = QUICK["split"]
    attempts = (task({"day": day, "attempt": attempt})["made"] for attempt in count())
    assert next(one for one in attempts if one is not None) == kept()[day]
    for wrong in ({"day": "2025-12-31", "attempt": 0}, {"day": "never", "attempt": 0}, {"day": day}, {}):
        with pytest.raises(GameError):
            task(wrong)


def test_simple_ways_to_play_do_not_find_the_answer() -> None:
    for one in kept().values():
        puzzle = one["puzzle"]
        game = table_of(puzzle)
        states, seat = game.whole_states(), game.mover()
        if puzzle["kind"] in ("split", "chain"):
            k = Knowledge.of(states, seat)
            way: Any = splits if puzzle["kind"] == "split" else chains
            assert way.natural(k, Worth.of(k)) < puzzle["best"]
        elif puzzle["kind"] == "placement":
            assert placements.natural(states, seat) < puzzle["best"]
        else:
            values = {reply["action"].get("display"): reply["value"] for reply in one["answer"]["replies"]}
            assert all(values[step] < puzzle["best"] for step in gifts.simple(states, seat))


def test_lines_and_hands_are_as_they_should_be() -> None:
    for one in kept().values():
        puzzle = one["puzzle"]
        if puzzle["game"] != "birdie":
            continue
        game = table_of(puzzle)
        k = Knowledge.of(game.whole_states(), game.mover())
        robins, _, _, woodpeckers = abilities(k)
        fewest, most = (8, 13) if puzzle["kind"] == "split" else (7, 11)
        assert fewest <= len(k.line) <= most
        assert (robins, game.phase) == (0, "split" if puzzle["kind"] == "split" else "collapse")
        assert woodpeckers <= 1
        assert puzzle["question"] == {"id": f"puzzle-question-{puzzle['kind']}", "args": {"cards": len(k.line)}}


def test_harder_days_need_abilities_more_often() -> None:
    def share(difficulty: int) -> float:
        found = [one for one in kept().values() if one["puzzle"]["difficulty"] == difficulty]
        used = [one["answer"]["facts"]["abilities"] > 0 for one in found if one["puzzle"]["game"] == "birdie"]
        return float(sum(used) / len(used))

    assert share(1) < share(3) < share(5)


def test_nothing_is_left_to_chance_in_a_late_nest() -> None:
    for kind in ("placement", "gift"):
        start = of_kind(kind)["puzzle"]["record"]["start"]
        assert (start["pile"], start["bonus_pile"], start["bonus_discards"]) == ([], [], [])
        assert start["hands"][1 - start["seat"]] == []
        assert len(start["display"]) == 3
    assert of_kind("gift")["puzzle"]["record"]["start"]["pending"] == {"effect": "gift"}


def test_a_puzzle_does_not_tell_its_answer() -> None:
    for one in kept().values():
        assert set(one["puzzle"]) == {
            *("format", "id", "kind", "game", "difficulty", "seat", "record", "question", "unit", "best"),
        }
        assert one["puzzle"]["record"]["actions"] == []
        assert date.fromisoformat(one["puzzle"]["id"])
