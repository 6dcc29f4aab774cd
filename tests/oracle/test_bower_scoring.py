"""Bower's oracle by itself: scoring."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.oracle.bower_tables import (
    laid,
    table,
    tile,
)

from .bower import Document, declare


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
