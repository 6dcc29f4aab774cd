"""Answers: the right one, worse ones, and what is no answer at all."""

import pytest

from tests.puzzles.golden_puzzles import kept, of_kind
from voliera.documents import Document
from voliera.errors import GameError
from voliera.puzzles.answers import judged, table_of
from voliera.puzzles.days import KINDS


def lazy(one: Document) -> list[Document]:
    """The first legal actions to the end: a legal answer, hardly ever a good one."""
    game = table_of(one["puzzle"])
    seat = game.mover()
    if one["puzzle"]["kind"] == "gift":
        worst = min(one["answer"]["replies"], key=lambda reply: reply["value"])
        return [worst["action"]]
    actions = []
    while game.seat == seat:
        legal = game.legal()
        actions.append(next((one for one in legal if one["do"] in ("write", "stop", "end")), legal[0]))
        game.apply(actions[-1])
    return actions


@pytest.mark.parametrize("kind", KINDS)
def test_the_answer_is_right_and_brings_what_it_tells(kind: str) -> None:
    one = of_kind(kind)
    value, events = judged(one["puzzle"], one["answer"], one["answer"]["actions"])
    assert value == one["puzzle"]["best"] > one["answer"]["second"]
    assert events == one["answer"]["explanation"] != []


def test_the_explanation_of_a_scoring_ends_with_it() -> None:
    for kind in ("split", "chain"):
        one = of_kind(kind)
        assert one["answer"]["explanation"][-1] == {"id": "scored", "args": {"seat": one["puzzle"]["seat"]}}


@pytest.mark.parametrize("kind", KINDS)
def test_other_answers_are_worth_no_more_and_mostly_less(kind: str) -> None:
    puzzles = [one for one in kept().values() if one["puzzle"]["kind"] == kind]
    lost = [one["puzzle"]["best"] - judged(one["puzzle"], one["answer"], lazy(one))[0] for one in puzzles]
    assert min(lost) >= 0
    assert sum(loss > 0 for loss in lost) > 0.8 * len(lost)


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_whole_answer_is_refused(kind: str) -> None:
    one = of_kind(kind)
    right = one["answer"]["actions"]
    for actions in ([], right[:-1], [*right, right[-1]], [{"do": "dance"}], [{"do": "pass"}]):
        with pytest.raises(GameError) as refused:
            judged(one["puzzle"], one["answer"], actions)
        assert refused.value.code in ("bad_request", "illegal_action", "game_over")


def test_after_a_gift_both_play_on_as_told() -> None:
    one = of_kind("gift")
    for reply in one["answer"]["replies"]:
        game = table_of(one["puzzle"])
        seat = game.mover()
        value, events = judged(one["puzzle"], one["answer"], [reply["action"]])
        game.apply([reply["action"], *reply["then"]])
        eggs = game.result()["eggs"]
        assert game.over
        assert value == reply["value"] == eggs[seat] - eggs[1 - seat]
        assert events[-1]["id"] == "over"
