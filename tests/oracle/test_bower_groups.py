"""Bower's oracle by itself: groups and gems."""

from __future__ import annotations

from tests.oracle.bower_tables import (
    laid,
    play,
    square,
    table,
    tile,
)

from .bower import Document, Nest


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
