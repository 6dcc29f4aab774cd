"""Bower's oracle by itself: set-up, turns and views."""

from __future__ import annotations

import pytest

from tests.oracle.bower_tables import (
    earned,
    fresh,
    full_nest,
    laid,
    play,
    square,
    table,
)

from .bower import BONUSES, EGGS, Nest, start


@pytest.mark.parametrize("first", [0, 1])
def test_first_picks(first: int) -> None:
    """W-S3: the first player takes one of three, the second one of the other two, then two new ones come."""
    oracle = fresh(first=first)
    assert oracle.to_move() == {"seat": first, "phase": "setup"}
    assert oracle.legal() == [{"do": "take", "display": k} for k in range(3)]
    oracle.apply({"do": "take", "display": 1})
    assert oracle.to_move() == {"seat": 1 - first, "phase": "setup"}
    assert oracle.display == ["t01", "t03"]
    oracle.apply({"do": "take", "display": 1})
    assert oracle.to_move() == {"seat": first, "phase": "take"}
    assert oracle.display == ["t01", "t04", "t05"]
    assert (oracle.hands[first], oracle.hands[1 - first]) == (["t02"], ["t03"])
    assert oracle.turns_played == [0, 0]


def test_set_up_of_the_variants() -> None:
    """W-S1, W-S2, W-V1, W-V2: eggs, display and bonus tiles."""
    position = fresh().position()
    assert (len(position["pile"]), len(position["bonus_pile"])) == (33, 20)
    assert position["eggs"] + position["aside"] == EGGS
    fair = fresh(options={"fair_play": True}).position()["bonus_pile"]
    assert len(fair) == 16
    assert not {"x", "gift", "double-turn", "discard"} & set(fair)
    assert len(fresh(variant="super").position()["bonus_pile"]) == 7
    with pytest.raises(ValueError, match="8 eggs"):
        start("standard", {"fair_play": True}, [], list(BONUSES), EGGS, 0)


def test_take_and_play() -> None:
    """W-T1, W-T2: the display closes up and is refilled at its end; the other player follows."""
    oracle = table()
    oracle.apply({"do": "take", "display": 0})
    assert oracle.display == ["t04", "t05", "t06"]
    assert oracle.hands[0] == ["t01", "t03"]
    assert oracle.to_move() == {"seat": 0, "phase": "play"}
    # An empty nest: along row 0 there are 5 pairs in two directions, and 6 upright ones in two.
    assert len(oracle.legal()) == 2 * (10 + 12)
    play(oracle, 2, 1, "s", hand=1)
    assert oracle.nests[0] == [{"tile": "t03", "at": [2, 1], "facing": "s"}]
    assert oracle.hands[0] == ["t01"]
    with pytest.raises(ValueError, match="not legal now"):
        oracle.apply({"do": "bonus"})


def test_where_a_tile_may_go() -> None:
    """W-T2: inside, on empty squares, touching with a side; a corner is not enough."""
    nest = Nest(4)
    for place in [(0, 0), (0, 1), (0, 2)]:
        nest.lay(place, square("moss shell"), False)
    places = nest.places()
    assert ((1, 2), "e") in places
    assert ((2, 2), "w") in places
    assert ((0, 3), "e") in places
    assert ((1, 3), "e") not in places
    assert ((2, 1), "n") not in places
    assert ((0, 3), "n") not in places
    assert ((0, 0), "e") not in places
    assert len(places) == len(set(places))


def test_no_room_ends_the_turn() -> None:
    """W-T3: after the take; the turn counts and the tile stays in hand."""
    holes = [item for item in full_nest([(3, 2), (5, 2)]) if item["at"] != [4, 2]]
    holes.append(laid("straw gem", "moss gem", 4, 3, "w"))
    holes.append(laid("straw gem", "moss gem", 4, 2, "e"))
    oracle = table(nests=[holes, []], turns_played=[11, 11])
    oracle.apply({"do": "take", "display": 2})
    assert oracle.to_move() == {"seat": 1, "phase": "take"}
    assert oracle.turns_played == [12, 11]
    assert oracle.hands[0] == ["t01", "t05"]


def test_empty_display_and_empty_hand() -> None:
    """After a set-up with few tiles: no take from an empty display; no tile at all ends the turn."""
    oracle = table(display=["t03"], pile=[], hands=[["t01"], []], turns_played=[10, 11])
    oracle.apply({"do": "take", "display": 0})
    assert oracle.display == []
    play(oracle, 0, 0, "n")
    # Seat 1 has no tile: its twelfth turn ends by itself, and seat 0 plays its last without a take.
    assert oracle.turns_played == [11, 12]
    assert oracle.to_move() == {"seat": 0, "phase": "play"}
    play(oracle, 3, 0, "n")
    assert oracle.to_move() == {"seat": None, "phase": "over"}
    assert oracle.legal() == []


def test_views() -> None:
    """W-S1, W-T4: own eggs and hand; sizes instead of piles; the drawn tiles for who drew them."""
    oracle = earned()
    oracle.apply({"do": "bonus"})
    position = oracle.position()
    for seat in (0, 1, None):
        view = oracle.view(seat)
        wanted = set(position) - {"pile", "bonus_pile"} | {"pile_size", "bonus_pile_size"}
        assert set(view) == wanted
        assert view["format"] == "voliera/view/1"
        assert (view["pile_size"], view["bonus_pile_size"], view["bonus_discards"]) == (25, 17, 0)
        assert view["pending"] == ({"drawn": BONUSES[:3]} if seat == 0 else {"drawn": 3})
        assert [view["phase"], view["seat"]] == ["keep", 0]
    assert oracle.view(0)["hands"] == [["t01"], 1]
    assert oracle.view(1)["hands"] == [1, ["t02"]]
    assert oracle.view(None)["hands"] == [1, 1]
    assert oracle.view(None)["eggs"] == [None] * 6
    assert oracle.view(1)["eggs"] == [None, EGGS[1], None, EGGS[3], None, EGGS[5]]
    assert oracle.position() == position


def test_view_of_super_nest_and_at_the_end() -> None:
    """W-V1: the bonus tiles lie open; W-E1: at the end the eggs do, the hands do not."""
    oracle = earned(variant="super", bonus_pile=["egg-red", "x"])
    oracle.apply({"do": "bonus"})
    view = oracle.view(None)
    assert (view["bonus_pile"], view["bonus_pile_size"], view["pending"]) == (["egg-red", "x"], 2, None)
    oracle = table(phase="over", seat=None, turns_played=[12, 12])
    assert oracle.view(None)["eggs"] + oracle.view(None)["aside"] == EGGS
    assert oracle.view(0)["hands"] == [["t01"], 1]
