"""The oracle of Bower by itself: groups, bonuses, effects, turns, scoring and views by hand, and random games."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from .bower import BONUSES, EGGS, Document, Nest, Oracle, bonuses_of, declare, start

OBJECTS = ["flower-yellow", "flower-purple", "flower-red", "feather-yellow", "feather-purple", "feather-red"]


def made_up_components(seed: int) -> Document:
    """Make 36 tiles: any materials and objects, with gems and shells enough."""
    chance = random.Random(seed)

    def square() -> Document:
        objects = chance.choices([*OBJECTS, "gem", "shell"], [1] * 6 + [3, 2], k=chance.randint(1, 3))
        return {"material": chance.choice(["straw", "moss", "gravel"]), "objects": objects}

    tiles = [{"id": f"t{number:02}", "squares": [square(), square()]} for number in range(1, 37)]
    return {"format": "voliera/components/1", "game": "bower", "tiles": tiles}


def fresh(
    seed: int = 1,
    variant: str = "standard",
    options: Document | None = None,
    bonuses: list[str] | None = None,
    first: int = 0,
) -> Oracle:
    """Begin a game with tiles t01, t02, … in order; `bonuses` lie on top of their pile."""
    options = options or {}
    on_top = bonuses or []
    rest = [name for name in bonuses_of(options) if name not in on_top]
    names = [f"t{number:02}" for number in range(1, 37)]
    return Oracle(start(variant, options, names, on_top + rest, EGGS, first), made_up_components(seed))


def square(text: str) -> Document:
    """Spell out a square: 'straw gem gem'."""
    material, *objects = text.split()
    return {"material": material, "objects": objects}


def tile(first: str, second: str) -> list[Document]:
    """Spell out a tile."""
    return [square(first), square(second)]


def laid(first: str, second: str, column: int, row: int, facing: str) -> Document:
    """Spell out a tile that lies in a nest."""
    return {"tile": tile(first, second), "at": [column, row], "facing": facing}


def table(**changes: Any) -> Oracle:
    """Put two players in mid-game, seat 0 about to play the last tile of its hand, then change what is given."""
    position = start("standard", {}, [f"t{number:02}" for number in range(1, 37)], list(BONUSES), EGGS, 0)
    position["display"] = ["t03", "t04", "t05"]
    position["pile"] = [f"t{number:02}" for number in range(6, 31)]
    position["hands"] = [["t01"], ["t02"]]
    position["turns_played"] = [3, 3]
    position["phase"] = "take"
    position.update(changes)
    return Oracle(position, made_up_components(1))


def play(oracle: Oracle, column: int, row: int, facing: str, hand: int | str = 0) -> None:
    """Play a tile."""
    oracle.apply({"do": "play", "hand": hand, "at": [column, row], "facing": facing})


def after_playing(
    nest: list[Document],
    first: str,
    second: str,
    column: int,
    row: int,
    facing: str,
    options: Document | None = None,
) -> str:
    """Play a spelled-out tile into a nest and tell the phase: 'bonus' if it earned one."""
    oracle = table(phase="play", hands=[[tile(first, second)], []], nests=[nest, []], options=options or {})
    play(oracle, column, row, facing)
    return oracle.phase


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


def full_nest(but: list[tuple[int, int]], rows: int = 4) -> list[Document]:
    """Fill a nest with upright tiles but for those whose lower square is named."""
    nest = []
    for column in range(6):
        for row in range(0, rows - 1, 2):
            if (column, row) not in but:
                nest.append(laid("gravel flower-red", "straw shell", column, row, "n"))
    return nest


# Set-up and turns


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


# Groups and gems


def test_groups() -> None:
    """Groups of orthogonally adjacent squares; corners do not join."""
    nest = Nest(4)
    for place in [(0, 0), (1, 0), (1, 1), (2, 2), (3, 2), (5, 0)]:
        nest.lay(place, square("straw"), False)
    nest.lay((2, 1), square("moss"), False)
    groups = nest.groups("straw")
    assert sorted(map(sorted, groups)) == [[(0, 0), (1, 0), (1, 1)], [(2, 2), (3, 2)], [(5, 0)]]
    assert nest.groups("moss") == [{(2, 1)}]
    assert nest.groups("gravel") == []


def test_branch_joins_equal_materials() -> None:
    """W-B12: the squares at its ends, if both are filled with one material, now or later."""
    nest = Nest(4)
    for place in [(1, 1), (2, 1)]:
        nest.lay(place, square("gravel"), False)
    nest.lay((1, 0), square("straw"), False)
    nest.lay_token({"token": "branch", "at": [1, 1], "along": "column"})
    assert nest.group_around((1, 0)) == {(1, 0)}
    nest.lay((1, 2), square("straw"), False)
    assert nest.group_around((1, 0)) == {(1, 0), (1, 2)}
    nest.lay((1, 2), square("moss"), False)
    assert nest.group_around((1, 0)) == {(1, 0)}
    nest.lay((1, 2), square("straw"), False)
    nest.lay((1, 1), square("gravel"), False)
    assert nest.group_around((1, 0)) == {(1, 0)}, "a covered Branch joins nothing"


def test_x1_third_gem_in_a_column() -> None:
    """W-X1, W-B1, W-B2: from two gems to three earns a bonus; a fourth does not."""
    nest = [laid("straw gem", "moss gem", 1, 0, "n")]
    assert after_playing(nest, "gravel gem", "gravel shell", 1, 2, "n") == "bonus"
    assert after_playing(nest, "gravel shell", "gravel shell", 1, 2, "n") == "take"
    nest.append(laid("gravel gem", "gravel shell", 1, 2, "e"))
    assert after_playing(nest, "moss gem", "moss shell", 1, 3, "e") == "take"


def test_x2_column_and_group_at_once() -> None:
    """W-X2, W-B2: one bonus, whatever was fulfilled."""
    nest = [laid("straw gem", "straw gem", 1, 0, "n")]
    oracle = table(phase="play", hands=[[tile("straw gem", "straw shell")], []], nests=[nest, []])
    play(oracle, 1, 2, "n")
    assert oracle.legal() == [{"do": "bonus"}, {"do": "decline"}]
    oracle.apply({"do": "decline"})
    assert oracle.to_move() == {"seat": 1, "phase": "take"}
    assert oracle.kept == [[], []]


def test_third_gem_in_a_group_by_joining() -> None:
    """W-B1: a tile without a gem joins 1 and 2 gems; not if a part held 3 before."""
    one_and_two = [laid("straw gem", "moss shell", 0, 0, "n"), laid("straw gem gem", "moss shell", 2, 0, "n")]
    assert after_playing(one_and_two, "straw shell", "gravel shell", 1, 0, "n") == "bonus"
    assert after_playing(one_and_two, "gravel shell", "straw shell", 1, 0, "n") == "take"
    one_and_three = [laid("straw gem", "moss shell", 0, 0, "n"), laid("straw gem gem gem", "moss shell", 2, 0, "n")]
    assert after_playing(one_and_three, "straw shell", "gravel shell", 1, 0, "n") == "take"


def test_third_gem_without_joining_gems() -> None:
    """W-B1, option `joining_gems` off: the tile needs a gem in the group itself."""
    nest = [laid("straw gem", "moss shell", 0, 0, "n"), laid("straw gem gem", "moss shell", 2, 0, "n")]
    strict = {"joining_gems": False}
    assert after_playing(nest, "straw shell", "gravel shell", 1, 0, "n", strict) == "take"
    assert after_playing(nest, "straw shell", "gravel gem", 1, 0, "n", strict) == "take"
    assert after_playing(nest, "straw gem", "gravel shell", 1, 0, "n", strict) == "bonus"
    assert after_playing(nest, "straw shell", "straw gem", 1, 0, "n", strict) == "bonus"


def test_old_three_in_one_condition_does_not_spoil_another() -> None:
    """W-B1: the column held three before, the group around the other placed square did not, and the other way round."""
    nest = [laid("straw gem gem", "moss gem", 0, 0, "n"), laid("gravel gem", "gravel gem", 1, 1, "e")]
    # Column 0 has 3 already, the gravel group comes to 3 through the tile's first square in column 0.
    assert after_playing(nest, "gravel gem", "straw shell", 0, 2, "e") == "take"
    assert after_playing(nest, "straw shell", "gravel gem", 0, 2, "e") == "bonus"
    # A straw group of 3 grows to 4, while column 2 comes to 3.
    nest = [laid("straw gem gem", "straw gem", 1, 0, "n"), laid("moss gem gem", "moss shell", 2, 0, "n")]
    assert after_playing(nest, "straw gem", "gravel gem", 1, 2, "e") == "bonus"


def test_both_squares_of_one_tile_make_a_group() -> None:
    """W-B1: three gems on one tile; Earth forms groups for gems; different materials do not."""
    assert after_playing([], "straw gem gem", "straw gem", 0, 0, "e") == "bonus"
    assert after_playing([], "straw gem gem", "moss gem", 0, 0, "e") == "take"
    assert after_playing([], "straw gem gem", "moss gem", 0, 0, "n") == "bonus"
    earth = [{"tile": "nest-4", "at": [0, 0], "facing": "e"}]
    assert after_playing(earth, "earth gem", "moss shell", 2, 0, "n") == "bonus"


def test_gems_over_the_branch() -> None:
    """W-B1, W-B12: a placed end joins over the Branch; what the Branch itself joined is spent."""
    nest = [
        laid("straw gem", "moss shell", 0, 0, "n"),
        laid("gravel gem", "moss shell", 1, 0, "n"),
        {"token": "branch", "at": [1, 0], "along": "row"},
    ]
    assert after_playing(nest, "straw gem gem", "gravel shell", 2, 0, "n") == "bonus"
    nest[2]["at"] = [1, 1]
    assert after_playing(nest, "straw gem gem", "gravel shell", 2, 0, "n") == "take"
    nest = [laid("straw gem gem", "moss", 0, 0, "n"), laid("gravel", "moss", 1, 0, "n")]
    nest += [laid("straw gem", "moss", 2, 0, "n"), {"token": "branch", "at": [1, 0], "along": "row"}]
    assert after_playing(nest, "straw gem", "gravel shell", 3, 0, "e") == "take"


def test_cover_changes_what_the_next_placement_sees() -> None:
    """W-B13: gems under a cover are gone, its own count, and a third gem can come again."""
    nest = [laid("straw gem gem", "moss gem", 0, 0, "n")]
    assert after_playing(nest, "gravel gem", "gravel shell", 0, 2, "n") == "take"
    nest.append({"cover": tile("straw gem", "moss gem"), "at": [0, 0], "facing": "n"})
    assert after_playing(nest, "gravel gem", "gravel shell", 0, 2, "n") == "bonus"
    nest[1] = {"cover": tile("straw gem", "moss gem gem"), "at": [0, 0], "facing": "n"}
    assert after_playing(nest, "gravel gem", "gravel shell", 0, 2, "n") == "take"


# Drawing bonus tiles


def earned(**changes: Any) -> Oracle:
    """Let seat 0 have earned a bonus."""
    return table(**({"phase": "bonus", "nests": [[laid("straw gem gem gem", "moss", 0, 0, "e")], []]} | changes))


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


# Effects


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
    """W-B10, W-B11: on a filled square of the own nest."""
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


# Views


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


# Scoring


def scored(nest: list[Document], other: list[Document], **changes: Any) -> Document:
    """Score two nests."""
    return table(**({"nests": [nest, other], "phase": "over", "seat": None} | changes)).result()


def nest_of(columns: list[list[str]]) -> list[Document]:
    """Lay upright tiles: per column its squares from the board on, in pairs."""
    nest = []
    for column, squares in enumerate(columns):
        for row in range(0, len(squares), 2):
            nest.append(laid(squares[row], squares[row + 1], column, row, "n"))
    return nest


def test_x3_the_rulebook_example() -> None:
    """W-X3: the final scoring, 4 (Simone) to 6 (Pier)."""
    simone = nest_of(
        [
            ["gravel gem", "gravel feather-red", "gravel gem", "gravel shell"],
            ["gravel flower-yellow", "gravel flower-yellow", "gravel flower-yellow", "gravel flower-yellow"],
            [],
            ["straw feather-yellow feather-yellow", "straw feather-yellow feather-purple"],
            ["straw flower-purple", "straw feather-red", "straw gem", "straw flower-red"],
            ["gravel feather-yellow", "gravel gem", "moss feather-yellow", "moss gem"],
        ]
    )
    simone += [
        {"tile": "nest-1", "at": [2, 0], "facing": "n"},
        laid("moss gem", "moss flower-purple", 2, 2, "n"),
        {"tile": "coloured-shells", "at": [3, 3], "facing": "s"},
    ]
    pier = nest_of(
        [
            ["moss flower-yellow", "moss gem", "moss feather-purple", "moss gem"],
            ["moss gem", "moss feather-red", "moss flower-red", "moss gem"],
            ["straw feather-red shell", "straw feather-red", "straw gem", "gravel gem"],
            [
                "gravel shell shell",
                "gravel feather-yellow",
                "gravel feather-yellow shell",
                "gravel feather-yellow shell",
            ],
            ["straw shell feather-purple", "straw shell feather-purple", "straw shell", "moss feather-yellow"],
            ["gravel feather-yellow", "gravel feather-yellow", "gravel gem", "gravel flower-purple"],
        ]
    )
    pier += [{"token": "branch", "at": [3, 1], "along": "row"}, {"token": "white-feather", "at": [3, 0]}]
    result = scored(
        simone,
        pier,
        eggs=["flower-white", "flower-yellow", "feather-red", "feather-white", "feather-purple", "feather-yellow"],
        kept=[["nest-1", "egg-yellow", "coloured-shells"], ["branch", "egg-shells", "white-feather"]],
    )
    assert result["groups"] == [
        {"material": "straw", "sizes": [6, 6], "shells": [0, 4], "eggs": [0, 1], "by": "shells"},
        {"material": "moss", "sizes": [4, 8], "shells": [0, 0], "eggs": [0, 1], "by": "size"},
        {"material": "gravel", "sizes": [8, 5], "shells": [1, 4], "eggs": [1, 0], "by": "size"},
    ]
    assert [(column["counts"], column["eggs"], column["by"]) for column in result["columns"]] == [
        ([0, 1], [0, 2], "objects"),
        ([4, 0], [1, 0], "objects"),
        ([2, 2], [0, 1], "shells"),
        ([4, 4], [1, 0], "coloured-shells"),
        ([0, 2], [0, 1], "objects"),
        ([2, 2], [0, 0], "tied"),
    ]
    assert [column["shells"] for column in result["columns"]][2:4] == [[0, 1], [0, 4]]
    assert result["egg_tiles"] == [
        {"bonus": "egg-yellow", "seat": 0, "counts": [9, 7], "eggs": 1},
        {"bonus": "egg-shells", "seat": 1, "counts": [1, 8], "eggs": 0},
    ]
    assert (result["eggs"], result["winners"], result["by"]) == ([4, 6], [1], "eggs")
    # Without the Branch Pier's Straw is two groups of three.
    pier = [item for item in pier if item.get("token") != "branch"]
    assert scored(simone, pier)["groups"][0]["sizes"] == [6, 3]


def test_group_ties() -> None:
    """W-E2, W-E5: shells of the counted group, the best of several; Coloured Shells for Moss; nobody; none."""
    one = [laid("moss", "moss shell", 0, 0, "n"), laid("moss shell", "moss shell", 2, 0, "n")]
    other = [laid("moss shell", "moss", 0, 0, "n"), laid("straw", "straw shell", 1, 0, "n")]
    groups = scored(one, other)["groups"]
    assert groups[0] == {"material": "straw", "sizes": [0, 2], "shells": [0, 1], "eggs": [0, 1], "by": "size"}
    assert groups[1] == {"material": "moss", "sizes": [2, 2], "shells": [2, 1], "eggs": [1, 0], "by": "shells"}
    assert groups[2] == {"material": "gravel", "sizes": [0, 0], "shells": [0, 0], "eggs": [0, 0], "by": "none"}
    other.append({"tile": "coloured-shells", "at": [4, 0], "facing": "n"})
    moss = scored(one, other)["groups"][1]
    assert moss == {"material": "moss", "sizes": [2, 2], "shells": [2, 0], "eggs": [0, 1], "by": "coloured-shells"}
    assert scored(one[1:], one[1:])["groups"][1]["by"] == "tied"


def test_coloured_shells_outside_the_counted_group() -> None:
    """W-E5: only in the counted group and in its own columns; covered halfway, the other square still counts."""
    one = [
        laid("moss", "moss", 0, 0, "n"),
        laid("moss", "gravel", 0, 2, "e"),
        {"tile": "coloured-shells", "at": [4, 0], "facing": "n"},
    ]
    other = [laid("moss shell", "moss shell", 0, 0, "n"), laid("moss", "gravel", 0, 2, "e")]
    assert scored(one, other)["groups"][1]["by"] == "shells"
    result = scored(one, other)
    assert result["columns"][4]["by"] == "coloured-shells"
    assert result["columns"][4]["eggs"] == [1, 0]
    assert result["columns"][0]["by"] == "shells"
    assert result["coloured_shells"] == [True, False]
    one.append({"cover": tile("straw", "straw"), "at": [4, 0], "facing": "n"})
    assert scored(one, other)["coloured_shells"] == [False, False]
    one[-1] = {"cover": tile("straw", "straw"), "at": [4, 1], "facing": "n"}
    assert scored(one, other)["coloured_shells"] == [True, False]


def test_earth_never_counts_for_groups() -> None:
    """W-E2."""
    result = scored([{"tile": "nest-1", "at": [0, 0], "facing": "n"}], [])
    assert [group["by"] for group in result["groups"]] == ["none"] * 3


@pytest.mark.parametrize(
    ("one", "other", "zero_ties", "counts", "eggs", "by"),
    [
        ("flower-yellow", "", True, [1, 0], [2, 0], "objects"),
        ("flower-yellow flower-yellow", "flower-yellow", True, [2, 1], [1, 0], "objects"),
        ("flower-yellow shell", "flower-yellow", True, [1, 1], [2, 0], "shells"),
        ("flower-yellow shell", "flower-yellow", False, [1, 1], [2, 0], "shells"),
        ("flower-yellow", "flower-yellow", True, [1, 1], [0, 0], "tied"),
        ("shell", "", True, [0, 0], [1, 0], "shells"),
        ("shell", "", False, [0, 0], [0, 0], "none"),
        ("shell", "shell", True, [0, 0], [0, 0], "none"),
        ("feather-yellow flower-red", "", True, [0, 0], [0, 0], "none"),
        # Two white ones against nothing: declare one. Against one printed: declare both.
        ("flower-white flower-white", "", True, [1, 0], [2, 0], "objects"),
        ("flower-white flower-white", "flower-yellow", True, [2, 1], [1, 0], "objects"),
        ("flower-white flower-white shell", "flower-yellow", True, [1, 1], [2, 0], "shells"),
        ("feather-white", "flower-yellow", True, [0, 1], [0, 2], "objects"),
        # The one that cannot win makes the other's win cheaper, if it can.
        ("flower-white", "flower-white flower-white", True, [1, 2], [0, 1], "objects"),
        ("flower-white", "flower-yellow flower-yellow flower-yellow", True, [1, 3], [0, 1], "objects"),
    ],
)
def test_columns(one: str, other: str, zero_ties: bool, counts: list[int], eggs: list[int], by: str) -> None:
    """W-E3, W-E4: column 0 asks for yellow Flowers."""
    nests = [[laid(f"straw {text}", "straw", 0, 0, "e")] for text in (one, other)]
    column = scored(nests[0], nests[1], options={"zero_ties": zero_ties})["columns"][0]
    assert column["egg"] == "flower-yellow"
    assert (column["counts"], column["eggs"], column["by"]) == (counts, eggs, by)


@pytest.mark.parametrize(
    ("one", "other", "counts", "eggs", "by"),
    [
        ("flower-yellow", "", [1, 0], [2, 0], "objects"),
        ("flower-yellow shell", "flower-yellow", [1, 1], [1, 0], "shells"),
        ("flower-yellow", "flower-yellow", [1, 1], [0, 0], "tied"),
        # One egg either way: both white ones are declared.
        ("flower-white flower-white shell", "flower-yellow", [2, 1], [1, 0], "objects"),
        ("flower-white flower-white shell", "", [1, 0], [2, 0], "objects"),
    ],
)
def test_columns_without_lone_ties(one: str, other: str, counts: list[int], eggs: list[int], by: str) -> None:
    """W-E3, W-E4, option `lone_ties` off: only one against none pays two eggs."""
    nests = [[laid(f"straw {text}", "straw", 0, 0, "e")] for text in (one, other)]
    column = scored(nests[0], nests[1], options={"lone_ties": False})["columns"][0]
    assert (column["counts"], column["eggs"], column["by"]) == (counts, eggs, by)


def test_white_egg_counts_every_colour() -> None:
    """W-C2, W-E4: white objects always match there."""
    nest = [laid("straw flower-white flower-white", "straw flower-red", 3, 0, "n")]
    assert scored(nest, [])["columns"][3]["egg"] == "flower-white"
    assert scored(nest, [])["columns"][3]["counts"] == [3, 0]


def test_who_declares_first_never_matters() -> None:
    """W-E4: for all columns with up to 8 printed and 5 white objects a side; `declare` asserts it."""
    for printed in range(9):
        for printed_other in range(9):
            for white in range(6):
                for white_other in range(6):
                    ours = list(range(printed, printed + white + 1))
                    theirs = list(range(printed_other, printed_other + white_other + 1))
                    for favoured in (None, 0, 1):
                        for zero_ties, lone_ties in product((False, True), repeat=2):
                            counts = declare(ours, theirs, favoured, zero_ties, lone_ties)
                            assert counts[0] in ours
                            assert counts[1] in theirs


def test_egg_tiles() -> None:
    """W-B6: strictly more, printed in that colour, uncovered; white ones do not count; only the owner is paid."""
    one = [laid("straw flower-red feather-red", "moss feather-white shell", 0, 0, "n")]
    other = [laid("straw flower-red flower-red", "moss feather-white", 0, 0, "n")]
    kept = [["egg-red", "nest-1", "egg-shells"], ["egg-yellow"]]
    assert scored(one, other, kept=kept)["egg_tiles"] == [
        {"bonus": "egg-red", "seat": 0, "counts": [2, 2], "eggs": 0},
        {"bonus": "egg-shells", "seat": 0, "counts": [1, 0], "eggs": 1},
        {"bonus": "egg-yellow", "seat": 1, "counts": [0, 0], "eggs": 0},
    ]
    other.append({"token": "x", "at": [0, 0], "object": "flower-red"})
    assert scored(one, other, kept=kept)["egg_tiles"][0] == {
        "bonus": "egg-red",
        "seat": 0,
        "counts": [2, 1],
        "eggs": 1,
    }
    coloured = {"tile": "coloured-shells", "at": [4, 0], "facing": "n"}
    assert [paid["eggs"] for paid in scored(one, [*other, coloured], kept=kept)["egg_tiles"]] == [1, 0, 0]
    assert scored([*one, coloured], [*other, {"token": "shells", "at": [0, 0]}], kept=kept)["egg_tiles"][1] == {
        "bonus": "egg-shells",
        "seat": 0,
        "counts": [1, 2],
        "eggs": 1,
    }


def test_final_ties() -> None:
    """W-E7: Coloured Shells, then shells in the nest, then a shared win."""
    result = scored([], [])
    assert (result["eggs"], result["winners"], result["by"]) == ([0, 0], [0, 1], "shared")
    # Each wins one column of the other's absence: counts 2, so one egg each, and the same groups.
    one = [laid("earth flower-yellow flower-yellow", "earth", 0, 0, "n")]
    other = [laid("earth flower-purple flower-purple", "earth", 1, 0, "n")]
    assert scored(one, other)["by"] == "shared"
    other.append(laid("earth shell", "earth", 0, 0, "n"))
    result = scored(one, other)
    assert (result["eggs"], result["winners"], result["by"], result["shells"]) == ([1, 1], [1], "shells", [0, 1])
    one.append({"tile": "coloured-shells", "at": [1, 2], "facing": "n"})
    other.append(laid("moss", "moss", 3, 0, "n"))
    other.append(laid("moss", "earth", 4, 0, "n"))
    other[0] = laid("earth flower-purple", "earth", 2, 0, "n")
    result = scored(one, other, options={"zero_ties": False})
    assert result["eggs"] == [1, 1]
    assert (result["winners"], result["by"]) == ([0], "coloured-shells")


# Whole games


def play_randomly(
    oracle: Oracle, components: Document, chance: random.Random, prefer: tuple[str, ...] = ()
) -> Counter[str]:
    """Play a game to its end; `prefer` names actions and bonus tiles that are chosen whenever they can be."""
    seen: Counter[str] = Counter()
    while oracle.phase != "over":
        legal = oracle.legal()
        assert legal, oracle.to_move()
        preferred = [action for action in legal if action["do"] in prefer or action.get("bonus") in prefer]
        action = chance.choice(preferred or legal)
        shuffled = list(oracle.bonus_discards) if oracle.needs_shuffle_after(action) else None
        if shuffled is not None:
            chance.shuffle(shuffled)
            seen["reshuffle"] += 1
        oracle.apply(action, shuffled)
        seen[action["do"]] += 1
        position = oracle.position()
        there = position["display"] + position["pile"] + position["hands"][0] + position["hands"][1] + position["out"]
        there += [item[key] for nest in position["nests"] for item in nest for key in ("tile", "cover") if key in item]
        there += [position["gift"]["tile"]] if position["gift"] else []
        there += [position["pending"]["tile"]] if "tile" in (position["pending"] or {}) else []
        assert sum(name.startswith("t") for name in there) == 36
        assert len(there) == len(set(there))
        pile = position["bonus_pile"] + position["bonus_discards"] + position["kept"][0] + position["kept"][1]
        pile += (position["pending"] or {}).get("drawn", [])
        assert len(pile) == len(set(pile))
        if seen.total() % 7 == 0:
            assert Oracle(position, components).legal() == oracle.legal()
    return seen


@pytest.mark.parametrize("variant", ["standard", "super"])
@pytest.mark.parametrize("fair_play", [False, True])
def test_random_games(variant: str, fair_play: bool) -> None:
    """Games come to an end, no tile is lost or doubled, and the result adds up."""
    seen: Counter[str] = Counter()
    for seed in range(30):
        chance = random.Random(seed)
        options = {"fair_play": fair_play, "zero_ties": bool(seed % 2), "lone_ties": seed % 3 != 0}
        options["joining_gems"] = seed % 5 < 3
        tiles, bonuses, eggs = [f"t{n:02}" for n in range(1, 37)], bonuses_of(options), list(EGGS)
        for pile in (tiles, bonuses, eggs):
            chance.shuffle(pile)
        position = start(variant, options, tiles, bonuses, eggs, seed % 2)
        if variant == "standard" and seed % 2:
            position["bonus_pile"], position["bonus_discards"] = bonuses[:4], bonuses[4:]
        components = made_up_components(seed % 5)
        oracle = Oracle(position, components)
        prefer = [(), ("bonus",), ("bonus", "use", "cover", "gift")][seed % 3]
        seen += play_randomly(oracle, components, chance, prefer)
        assert oracle.turns_played == ([15, 15] if variant == "super" else [12, 12])
        assert oracle.gift is None
        assert oracle.double is None
        result = oracle.result()
        assert sum(result["eggs"]) <= 19
        assert len(result["columns"]) == 6
    assert {"take", "play", "bonus", "keep", "token", "spy", "use", "cover", "decline"} <= set(seen)
    assert fair_play or {"gift", "discard"} <= set(seen)
    assert variant == "super" or seen["reshuffle"]


def test_x4_super_nest_with_cover_uses_all_tiles() -> None:
    """W-X4: 15 turns each, the first picks, the display and the cover tile: 36."""
    covered = 0
    for seed in range(12):
        oracle = fresh(seed, "super", bonuses=["cover"])
        seen = play_randomly(oracle, made_up_components(seed), random.Random(seed), ("bonus", "cover", "use"))
        assert len(oracle.pile) == 1 - seen["cover"]
        assert len(oracle.display) == 3
        covered += seen["cover"]
    assert covered > 0
