"""A sheet entered piece by piece: every piece is taken back again, and a card too many is found in the new piece."""

from __future__ import annotations

import pytest

import voliera
from tests.sheet.games import small_sheet
from voliera.errors import GameError
from voliera.games.birdie.sheet import entries
from voliera.games.birdie.sheet.document import read_sheet


@pytest.mark.parametrize("variant", ["standard", "expert"])
def test_a_sheet_is_taken_back_piece_by_piece_to_its_beginning(variant: str) -> None:
    document = small_sheet(2, 2, variant)
    seen = 0
    steps = [document]
    while (earlier := entries.before(steps[-1])) is not None:
        steps.append(earlier)
        seen += voliera.score(earlier)["next"] is not None
    actions = sum(len(one["actions"]) + len(one["drawn"]) for told in document["rounds"] for one in told["scorings"])
    lists = 2 * 2 * 2
    assert len(steps) - 1 == len(document["rounds"]) + lists + actions + len(entries.HEADING)
    assert seen == len(steps) - 1
    assert steps[-1] == {**entries.new_document(), "options": {}, "rounds": []}
    assert voliera.score(document)["next"] is None


def test_taking_back_changes_nothing_of_the_old_document() -> None:
    document = small_sheet(3, 2, "standard")
    copy = voliera.score(document)["sheet"]
    entries.before(document)
    assert document["rounds"] == copy["rounds"]


@pytest.mark.rule("B-C1")
def test_the_card_too_many_is_looked_for_in_what_was_entered_last() -> None:
    document = entries.with_pass_order({**entries.new_document(), "players": 2, "rounds": []}, [1, 0])
    document = entries.with_cards(document, "lines", 1, ["owl-spring"] * 3)
    document = entries.with_cards(document, "hands", 1, ["owl-spring"])
    with pytest.raises(GameError) as refused:
        entries.with_cards(document, "lines", 0, ["robin-spring", "owl-spring"])
    facts = refused.value.facts
    assert (facts["fault"], facts["kind"], facts["seat"], facts["index"]) == ("copies", "lines", 0, 1)
    places = entries.copies_of(read_sheet(document), "owl-spring")
    assert places == [(0, "lines", 1)] * 3 + [(0, "hands", 1)]


@pytest.mark.rule("B-A3")
def test_a_drawn_card_is_one_of_the_four() -> None:
    document = entries.with_pass_order({**entries.new_document(), "players": 2, "rounds": []}, [0, 1])
    document = entries.with_cards(document, "lines", 0, ["owl-spring"] * 4)
    document = entries.with_cards(document, "hands", 0, ["robin-spring"])
    document = entries.with_actions(document, 0, [{"do": "robin"}])
    assert voliera.score(document)["next"]["what"] == "drawn"
    with pytest.raises(GameError, match="a fifth owl-spring"):
        entries.with_drawn(document, 0, "owl-spring")
    told = entries.with_drawn(document, 0, "owl-winter")
    assert voliera.score(told)["next"]["phase"] == "insert"
    assert entries.before(told) == document
