"""Two hundred puzzles have one best answer each, by brute force; and the brute force finds what is wrong with others.

It tries every play that the rules allow and knows nothing of solvers, so it also proves what the puzzles were made by:
the tables of all that can be written, and the counting of eggs.
"""

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from tests.games.birdie.tables import WRITE, Board, declare, scoring_table
from tests.puzzles.golden_puzzles import COUNT, kept, of_kind
from voliera.documents import Document
from voliera.game import Game
from voliera.games.birdie.puzzles.brute_force import BirdieTrying
from voliera.puzzles.answers import judged
from voliera.puzzles.days import KINDS
from voliera.puzzles.force import prove
from voliera.puzzles.trying import Unproved


def test_there_are_two_hundred_of_all_kinds() -> None:
    assert len(kept()) == COUNT
    kinds = Counter(one["puzzle"]["kind"] for one in kept().values())
    assert set(kinds) == set(KINDS)
    assert min(kinds.values()) >= 45


@pytest.mark.parametrize("part", range(8))
def test_every_puzzle_has_one_best_answer(part: int) -> None:
    for one in list(kept().values())[part::8]:
        proof = prove(one)
        if one["puzzle"]["kind"] == "gift":
            assert proof.answers == len(one["answer"]["replies"]) == 4
        else:
            assert proof.answers == one["answer"]["facts"]["ways"], one["puzzle"]["id"]


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_is_told_wrong_is_noticed(kind: str) -> None:
    def told(**wrong: Any) -> Document:
        one = deepcopy(of_kind(kind))
        for part in ("puzzle", "answer"):
            one[part] |= {name: value for name, value in wrong.items() if name in one[part]}
        return one

    right = of_kind(kind)
    prove(right)
    best, second = right["puzzle"]["best"], right["answer"]["second"]
    for one in (
        told(best=best + 1, value=best + 1),
        told(best=second, value=second),
        told(second=second - 1),
        told(actions=right["answer"]["actions"][:-1]),
        told(explanation=[]),
    ):
        with pytest.raises(Unproved):
            prove(one)


def puzzle_at(game: Game, kind: str, actions: list[Document]) -> Document:
    puzzle = {"id": "x", "kind": kind, "record": game.record(), "best": 0}
    answer: Document = {"actions": actions, "value": 0, "second": 0, "replies": [], "explanation": []}
    value, events = judged(puzzle, answer, actions)
    puzzle["best"] = answer["value"] = value
    answer |= {"second": value - 1, "explanation": events}
    return {"puzzle": puzzle, "answer": answer}


def test_two_best_answers_are_noticed() -> None:
    """Robins or Springs: the same two cards, and the Robins' trophy is out of reach."""
    game = scoring_table("RoSp RoSp OwSu", trophies={"robin": 1}, others=[Board(boxes={"robin": 9})])
    for feature in ("robin", "spring"):
        with pytest.raises(Unproved, match="not the only one"):
            prove(puzzle_at(game, "split", [declare(0, 2, feature), WRITE]))


def test_a_robin_that_could_be_played_is_noticed() -> None:
    game = scoring_table("RoSp RoSp OwSu", "RoWi")
    with pytest.raises(Unproved, match="Robin"):
        prove(puzzle_at(game, "split", [declare(0, 2, "robin"), WRITE]))


def test_the_brute_force_counts_what_can_be_written() -> None:
    """Two Robins in Spring, a Robin in Summer: nothing, Robin 2 or 3, Spring 2."""
    trying = BirdieTrying(scoring_table("RoSp RoSp RoSu"))
    boxes = {written[:8] for written in trying.answers()}
    assert boxes == {(0,) * 8, (2, *[0] * 7), (3, *[0] * 7), (0, 0, 0, 0, 2, 0, 0, 0)}
