"""Bower's oracle by itself: what bonus tiles do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oracle.bower_tables import (
    full_nest,
    laid,
    made_up_components,
    play,
    table,
    tile,
)

from .bower import BONUSES, EGGS, Document, Oracle


def keeping(name: str, **changes: Any) -> Oracle:
    """Let seat 0 keep a bonus tile it has drawn."""
    nests = [
        [laid("straw flower-red", "straw gem", 1, 0, "e"), laid("moss shell", "straw feather-red", 1, 1, "e")],
        [laid("gravel flower-red flower-red", "moss feather-white shell", 0, 0, "n")],
    ]
    drawn = [name, *[other for other in ("egg-red", "egg-purple") if other != name]]
    rest = [other for other in BONUSES if other not in drawn]
    given = {"phase": "keep", "pending": {"drawn": drawn}, "bonus_pile": rest, "nests": nests} | changes
    oracle = table(**given)
    oracle.apply({"do": "keep", "bonus": name})
    return oracle


def done(oracle: Oracle) -> list[Document]:
    """List the legal actions but declining."""
    return [action for action in oracle.legal() if action["do"] != "decline"]


def test_every_other_effect_may_be_declined() -> None:
    """W-B3: after keeping; nest and egg tiles simply take effect."""
    for name in BONUSES:
        oracle = keeping(name)
        if name.startswith(("nest-", "egg-", "coloured-")):
            assert oracle.phase == "take"
            continue
        assert oracle.to_move() == {"seat": 0, "phase": "effect"}
        assert oracle.pending == {"effect": name}
        before = oracle.position()
        oracle.apply({"do": "decline"})
        after = oracle.position()
        assert after["kept"] == [[name], []]
        same = set(before) - {"phase", "seat", "pending", "turns_played"}
        assert {key: before[key] for key in same} == {key: after[key] for key in same}


def test_spies() -> None:
    """W-B7, W-B8: one of the opponent's three eggs; the two set aside."""
    oracle = keeping("spy-opponent")
    assert done(oracle) == [{"do": "spy", "column": column} for column in (1, 3, 5)]
    oracle.apply({"do": "spy", "column": 3})
    assert oracle.view(0)["eggs"] == [EGGS[0], None, EGGS[2], EGGS[3], EGGS[4], None]
    assert oracle.view(1)["eggs"] == [None, EGGS[1], None, EGGS[3], None, EGGS[5]]
    assert oracle.view(1)["known"] == [{"columns": [3], "aside": False}, {"columns": [], "aside": False}]
    oracle = keeping("spy-aside")
    assert done(oracle) == [{"do": "use"}]
    oracle.apply({"do": "use"})
    assert oracle.view(0)["aside"] == EGGS[6:]
    assert oracle.view(1)["aside"] == [None, None]


def test_x_on_any_flower_or_feather() -> None:
    """W-B9: once per square and kind, in either nest, tokens too."""
    oracle = keeping("x")
    assert done(oracle) == [
        {"do": "token", "nest": 0, "at": [1, 0], "object": "flower-red"},
        {"do": "token", "nest": 0, "at": [2, 1], "object": "feather-red"},
        {"do": "token", "nest": 1, "at": [0, 0], "object": "flower-red"},
        {"do": "token", "nest": 1, "at": [0, 1], "object": "feather-white"},
    ]
    oracle.apply({"do": "token", "nest": 1, "at": [0, 0], "object": "flower-red"})
    assert oracle.nests[1][-1] == {"token": "x", "at": [0, 0], "object": "flower-red"}
    nest = oracle._nest(1)
    assert nest.objects[0, 0] == ["flower-red"]


def test_x_on_a_token_and_under_a_cover() -> None:
    """W-B9, W-B10, W-B13: an X takes a token's object away; covered things are no target."""
    nest = [laid("straw gem", "moss shell", 0, 0, "e"), {"token": "white-flower", "at": [1, 0]}]
    oracle = keeping("x", nests=[nest, []])
    action = {"do": "token", "nest": 0, "at": [1, 0], "object": "flower-white"}
    assert done(oracle) == [action]
    oracle.apply(action)
    assert oracle._nest(0).objects[1, 0] == ["shell"]
    covered = [*nest, {"cover": tile("gravel gem", "gravel shell"), "at": [1, 0], "facing": "w"}]
    oracle = keeping("x", nests=[covered, []])
    assert oracle.to_move() == {"seat": 1, "phase": "take"}, "impossible: the turn ends with keep"
    assert oracle.kept[0] == ["x"]


@pytest.mark.parametrize(
    ("name", "objects"),
    [
        ("white-feather", ["moss", "feather-white"]),
        ("white-flower", ["moss", "flower-white"]),
        ("shells", ["moss", "shell", "shell"]),
    ],
)
def test_tokens_on_filled_squares(name: str, objects: list[str]) -> None:
    """W-B10, W-B11: on a filled square of one's own nest."""
    oracle = keeping(name)
    assert {tuple(action["at"]) for action in done(oracle)} == {(1, 0), (2, 0), (1, 1), (2, 1)}
    assert all(set(action) == {"do", "at"} for action in done(oracle))
    oracle.apply({"do": "token", "at": [1, 1]})
    assert oracle.nests[0][-1] == {"token": name, "at": [1, 1]}
    nest = oracle._nest(0)
    assert [nest.material[1, 1], *nest.objects[1, 1][1:]] == objects


def test_branch_directions() -> None:
    """W-B12: only directions with both ends inside the grid; earns no bonus by itself."""
    nest = [
        laid("straw gem", "gravel gem", 0, 0, "n"),
        laid("straw", "straw", 0, 2, "n"),
        laid("moss", "moss", 1, 0, "e"),
    ]
    oracle = keeping("branch", nests=[nest, []])
    assert {(*action["at"], action["along"]) for action in done(oracle)} == {
        (0, 1, "column"),
        (0, 2, "column"),
        (1, 0, "row"),
        (2, 0, "row"),
    }
    oracle.apply({"do": "token", "at": [0, 1], "along": "column"})
    assert oracle.nests[0][-1] == {"token": "branch", "at": [0, 1], "along": "column"}
    assert oracle.result()["groups"][0]["sizes"] == [3, 0]
    assert oracle.to_move() == {"seat": 1, "phase": "take"}


def test_cover() -> None:
    """W-B13: drawn, then laid over two adjacent filled squares of one or two tiles; no bonus, not a turn."""
    oracle = keeping("cover", pile=[tile("moss gem gem gem", "moss gem"), "t09"])
    assert done(oracle) == [{"do": "use"}]
    oracle.apply({"do": "use"})
    assert oracle.to_move() == {"seat": 0, "phase": "effect"}
    assert oracle.pending == {"effect": "cover", "tile": tile("moss gem gem gem", "moss gem")}
    assert oracle.view(1)["pending"] == oracle.pending
    assert len(oracle.legal()) == 8
    assert {action["do"] for action in oracle.legal()} == {"cover"}
    oracle.apply({"do": "cover", "at": [2, 0], "facing": "n"})
    assert oracle.to_move() == {"seat": 1, "phase": "take"}
    assert oracle.turns_played == [4, 3]
    assert oracle.pile == ["t09"]
    nest = oracle._nest(0)
    assert nest.objects[2, 1] == ["gem"]
    assert nest.group_around((1, 1)) == {(1, 1), (2, 1), (2, 0)}
    assert keeping("cover", pile=[]).phase == "take"


def test_gift() -> None:
    """W-B14: no take, and it must be played; it lies open and can earn a bonus."""
    shown = tile("straw gem gem", "straw gem")
    oracle = keeping("gift", display=["t03", shown, "t05"])
    assert done(oracle) == [{"do": "gift", "display": k} for k in range(3)]
    oracle.apply({"do": "gift", "display": 1})
    assert oracle.display == ["t03", "t05", "t06"]
    assert oracle.to_move() == {"seat": 1, "phase": "play"}
    assert oracle.position()["gift"] == {"seat": 1, "tile": shown}
    assert oracle.view(0)["gift"] == {"seat": 1, "tile": shown}
    assert {action["hand"] for action in oracle.legal()} == {"gift"}
    play(oracle, 2, 0, "e", hand="gift")
    assert oracle.gift is None
    assert oracle.hands[1] == ["t02"]
    assert oracle.to_move() == {"seat": 1, "phase": "bonus"}
    assert keeping("gift", turns_played=[11, 12]).to_move() == {"seat": None, "phase": "over"}
    assert keeping("gift", turns_played=[10, 12]).to_move() == {"seat": 0, "phase": "take"}
    assert keeping("gift", turns_played=[11, 11]).phase == "effect"


def test_gift_without_room_is_out() -> None:
    """W-B14: the turn ends and counts, the tile is out."""
    oracle = keeping("gift", nests=[full_nest([(5, 2)]), full_nest([])], turns_played=[10, 10])
    oracle.apply({"do": "gift", "display": 2})
    assert oracle.to_move() == {"seat": 0, "phase": "take"}
    assert oracle.turns_played == [11, 11]
    assert oracle.out == ["t05"]
    assert oracle.gift is None


def test_gift_waits_during_a_double_turn() -> None:
    """W-B14, W-B15: given in the first of two turns, it waits for the second to end; it cannot be discarded."""
    oracle = keeping("gift", double=0, hands=[["t01"], []])
    oracle.apply({"do": "gift", "display": 0})
    assert oracle.to_move() == {"seat": 0, "phase": "take"}
    assert oracle.position()["double"] is None
    oracle.phase, oracle.pending = "keep", {"drawn": ["discard"]}
    oracle.apply({"do": "keep", "bonus": "discard"})
    assert oracle.to_move() == {"seat": 1, "phase": "play"}, "an empty hand: no effect"
    assert oracle.turns_played == [5, 3]
    assert oracle.gift == {"seat": 1, "tile": "t03"}


def test_double_turn() -> None:
    """W-B15: the opponent plays two turns, then it goes on as usual."""
    oracle = keeping("double-turn")
    oracle.apply({"do": "use"})
    assert oracle.to_move() == {"seat": 1, "phase": "take"}
    assert oracle.double == 1
    seats: list[int | None] = []
    while len(seats) < 4:
        seats.append(oracle.seat)
        oracle.apply({"do": "take", "display": 0})
        oracle.apply(oracle.legal()[0])
        while oracle.phase not in ("take", "over"):
            oracle.apply({"do": "decline"})
    assert seats == [1, 1, 0, 1]
    assert oracle.turns_played == [5, 6]
    assert oracle.double is None


@pytest.mark.parametrize(
    ("variant", "played", "possible"),
    [("standard", 10, True), ("standard", 11, False), ("super", 13, True), ("super", 14, False)],
)
def test_double_turn_needs_two_turns(variant: str, played: int, possible: bool) -> None:
    """W-B15, W-V1: no effect if fewer than two are left."""
    oracle = keeping("double-turn", variant=variant, turns_played=[played, played], bonus_pile=["double-turn"])
    assert (oracle.phase == "effect") is possible


def test_who_is_left_plays_in_a_row() -> None:
    """W-B15, W-E1: and the game ends after both have had twelve."""
    oracle = keeping("double-turn", turns_played=[9, 10])
    oracle.apply({"do": "use"})
    seats = []
    while oracle.phase != "over":
        seats.append(oracle.seat)
        oracle.apply({"do": "take", "display": 0})
        oracle.apply(oracle.legal()[0])
        while oracle.phase == "bonus":
            oracle.apply({"do": "decline"})
    assert seats == [1, 1, 0, 0]
    assert oracle.turns_played == [12, 12]


def test_discard() -> None:
    """W-B16: the opponent chooses; the turn was the other's."""
    oracle = keeping("discard", hands=[["t01"], ["t02", "nest-1"]])
    assert done(oracle) == [{"do": "use"}]
    oracle.apply({"do": "use"})
    assert oracle.to_move() == {"seat": 1, "phase": "discard"}
    assert oracle.position()["pending"] == {"effect": "discard"}
    assert oracle.legal() == [{"do": "discard", "hand": 0}, {"do": "discard", "hand": 1}]
    again = Oracle({**oracle.position(), "pending": None}, made_up_components(1))
    assert again.position() == oracle.position()
    oracle.apply({"do": "discard", "hand": 1})
    assert oracle.out == ["nest-1"]
    assert oracle.hands == [["t01"], ["t02"]]
    assert oracle.turns_played == [4, 3]
    assert oracle.to_move() == {"seat": 1, "phase": "take"}
    assert keeping("discard", hands=[["t01"], []]).phase == "take"


def test_discard_in_the_first_of_two_turns() -> None:
    """W-B15, W-B16: the second turn of the two comes after it."""
    oracle = keeping("discard", double=0)
    oracle.apply({"do": "use"})
    oracle.apply({"do": "discard", "hand": 0})
    assert oracle.to_move() == {"seat": 0, "phase": "take"}
    assert oracle.double is None


def test_bonus_nest_tile_is_played_later() -> None:
    """W-B5: from the hand, as any other."""
    oracle = table(phase="play", hands=[["t01", "nest-3"], ["t02"]])
    play(oracle, 0, 0, "n", hand=1)
    nest = oracle._nest(0)
    assert nest.material == {(0, 0): "earth", (0, 1): "earth"}
    assert nest.objects == {(0, 0): ["feather-white"], (0, 1): ["flower-white"]}


def test_components_of_the_options() -> None:
    """The options' document decides, before the one that was handed over; its bonus nest tiles may be other ones."""
    own = made_up_components(2)
    own["bonus_nest"] = {"nest-1": tile("moss feather-white", "straw feather-white")}
    oracle = table(options={"components": own}, nests=[[{"tile": "nest-1", "at": [0, 0], "facing": "n"}], []])
    assert oracle._nest(0).material == {(0, 0): "moss", (0, 1): "straw"}
    assert oracle._printed("t07") == own["tiles"][6]["squares"]
    assert oracle._printed("nest-2")[0]["objects"] == ["flower-white"]
    assert oracle.position()["options"] == {"components": own}
