"""Bower's oracle by itself: drawing bonus tiles."""

from __future__ import annotations

import pytest

from tests.oracle.bower_tables import (
    earned,
    full_nest,
    play,
    table,
    tile,
)


def test_draw_three_keep_one() -> None:
    """W-B3: the others are discarded in the order drawn."""
    oracle = earned(bonus_pile=["egg-red", "x", "nest-2", "gift"])
    oracle.apply({"do": "bonus"})
    assert oracle.position()["pending"] == {"drawn": ["egg-red", "x", "nest-2"]}
    assert oracle.legal() == [{"do": "keep", "bonus": name} for name in ("egg-red", "x", "nest-2")]
    oracle.apply({"do": "keep", "bonus": "nest-2"})
    assert oracle.bonus_discards == ["egg-red", "x"]
    assert oracle.bonus_pile == ["gift"]
    assert oracle.kept == [["nest-2"], []]
    assert oracle.hands[0] == ["t01", "nest-2"]
    assert oracle.to_move() == {"seat": 1, "phase": "take"}
    assert oracle.turns_played == [4, 3]


def test_reshuffle() -> None:
    """W-B4: take what is left, reshuffle the discards, go on to three."""
    oracle = earned(bonus_pile=["egg-red", "x"], bonus_discards=["gift", "cover", "shells"])
    assert oracle.needs_shuffle_after({"do": "bonus"})
    assert not oracle.needs_shuffle_after({"do": "decline"})
    with pytest.raises(ValueError, match="new order"):
        oracle.apply({"do": "bonus"})
    with pytest.raises(ValueError, match="new order"):
        oracle.apply({"do": "bonus"}, ["gift", "cover", "branch"])
    theirs = {"pending": {"drawn": ["egg-red", "x", "shells"]}, "bonus_pile": ["gift", "cover"]}
    order = oracle.shuffled_after(theirs)
    assert order == ["shells", "gift", "cover"]
    oracle.apply({"do": "bonus"}, order)
    assert oracle.pending == theirs["pending"]
    assert oracle.bonus_pile == ["gift", "cover"]
    assert oracle.bonus_discards == []
    assert oracle.position()["bonus_discards"] == []


def test_fewer_than_three() -> None:
    """W-B4: as many as there are; with none the bonus is not asked for."""
    oracle = earned(bonus_pile=["egg-red"], bonus_discards=["gift"])
    oracle.apply({"do": "bonus"}, ["gift"])
    assert oracle.pending == {"drawn": ["egg-red", "gift"]}
    oracle = earned(bonus_pile=["egg-red", "x"])
    assert not oracle.needs_shuffle_after({"do": "bonus"})
    oracle.apply({"do": "bonus"})
    assert oracle.pending == {"drawn": ["egg-red", "x"]}
    oracle = table(phase="play", hands=[[tile("straw gem gem", "straw gem")], []], bonus_pile=[])
    play(oracle, 0, 0, "e")
    assert oracle.to_move() == {"seat": 1, "phase": "take"}


def test_exactly_three_left_are_drawn_without_a_reshuffle() -> None:
    """W-B4: the pile may be empty after the draw."""
    oracle = earned(bonus_pile=["egg-red", "x", "shells"], bonus_discards=["gift"])
    assert not oracle.needs_shuffle_after({"do": "bonus"})
    oracle.apply({"do": "bonus"})
    assert (oracle.bonus_pile, oracle.bonus_discards) == ([], ["gift"])


def test_super_nest_chooses_openly() -> None:
    """W-V1: any one still there; the same two steps, nothing discarded; none left, nothing."""
    oracle = earned(variant="super", bonus_pile=["egg-red", "x", "shells", "gift"])
    oracle.apply({"do": "bonus"})
    assert oracle.to_move() == {"seat": 0, "phase": "keep"}
    assert oracle.pending is None
    assert [action["bonus"] for action in oracle.legal()] == ["egg-red", "x", "shells", "gift"]
    oracle.apply({"do": "keep", "bonus": "egg-red"})
    assert oracle.bonus_pile == ["x", "shells", "gift"]
    assert oracle.bonus_discards == []
    oracle = table(variant="super", phase="play", hands=[[tile("moss gem gem", "moss gem")], []], bonus_pile=[])
    play(oracle, 0, 0, "e")
    assert oracle.phase == "take"


def test_super_nest_has_five_rows() -> None:
    """W-V1: 6 × 5."""
    oracle = table(variant="super", phase="play", nests=[full_nest([]), []])
    assert len(oracle.legal()) == 10
    oracle = table(phase="take", nests=[full_nest([]), []])
    oracle.apply({"do": "take", "display": 0})
    assert oracle.seat == 1
