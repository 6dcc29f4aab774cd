"""The end and the scoring: W-E1, W-E3 to W-E7, and what egg tiles pay (W-B6)."""

from itertools import product
from typing import Any

import pytest

import voliera
from tests.games.bower.tables import (
    EGG_TILES,
    column,
    ended,
    group,
    ids,
    lay,
    play,
    table,
    take,
    told,
)

RED = {0: "flower-red"}
Ending = tuple[list[int], list[int], str]
"""How a column ends: matching objects, eggs, and by what."""


def red(mine: str, theirs: str, **options: bool) -> Ending:
    """How column 0 ends that asks for red Flowers, if it holds these objects (up to twelve a side)."""
    return column(table(stack(mine), stack(theirs), eggs=RED, options=options), 0)


def stack(objects: str) -> str:
    """Two upright tiles in column 0 with these objects, three on a square; a Gem where there is none."""
    squares = [f"G{objects[i : i + 3] or 'g'}" for i in (0, 3, 6, 9)]
    return f"00n {squares[0]} {squares[1]} / 02n {squares[2]} {squares[3]}"


# W-E1: the end


@pytest.mark.rule("W-E1")
def test_the_game_ends_after_twelve_turns_each() -> None:
    """Seat 1 began, so seat 0 has the last turn."""
    game = table(turns=(11, 12), idle="Ep Ep", hands=[["Sr Mr"], "t33"])
    eggs, aside = game.position()["eggs"], game.position()["aside"]
    assert game.view(0)["eggs"][1] is None
    events = play(game, take(0), lay("02n", 0))
    assert ids(events)[2:] == ["tile-played", "eggs-revealed", "over"]
    assert events[-2]["args"] == {"eggs": eggs, "aside": aside}
    assert (events[-2]["to"], events[-2]["reveals"]) == ("all", True)
    result = game.result()
    assert events[-1]["args"] == {"winners": result["winners"], "eggs": result["eggs"], "by": result["by"]}
    assert game.over
    assert (game.seat, game.phase, game.legal()) == (None, "over", [])
    assert game.position()["turns_played"] == [12, 12]
    for viewer in (None, 0, 1):
        view = game.view(viewer)
        assert (view["eggs"], view["aside"]) == (eggs, aside)
        assert view["hands"][1 - (viewer or 0)] == 1, "hands stay hidden"


@pytest.mark.rule("W-E1")
def test_nothing_is_played_after_the_end() -> None:
    game = ended("00n Sr Sr", "00n Sr Sr")
    for action in (take(0), lay("00n")):
        with pytest.raises(voliera.GameError) as caught:
            game.apply(action)
        assert caught.value.code == "game_over"


@pytest.mark.rule("W-E1")
def test_the_result_so_far_is_as_if_the_game_ended_now() -> None:
    nests = ("00n SRs Sr / 20n Myy Gr", "00n SYR Mr / 20n Gr Gr")
    so_far, final = table(*nests).result(), ended(*nests).result()
    assert so_far == final
    assert so_far["eggs"] != [0, 0]


# W-E3: columns


@pytest.mark.rule("W-E3")
@pytest.mark.parametrize(
    ("mine", "theirs", "counts", "eggs", "by"),
    [
        ("RR", "R", [2, 1], [1, 0], "objects"),
        ("R", "RRR", [1, 3], [0, 1], "objects"),
        ("RRRRR", "", [5, 0], [1, 0], "objects"),
        ("R", "", [1, 0], [2, 0], "objects"),
        ("YPr", "YR", [0, 1], [0, 2], "objects"),
        ("Rsss", "RR", [1, 2], [0, 1], "objects"),
        ("RRs", "RR", [2, 2], [1, 0], "shells"),
        ("RRs", "RRss", [2, 2], [0, 1], "shells"),
        ("RRs", "RRs", [2, 2], [0, 0], "tied"),
        ("RR", "RR", [2, 2], [0, 0], "tied"),
        ("Rss", "Rs", [1, 1], [2, 0], "shells"),
        ("R", "Rs", [1, 1], [0, 2], "shells"),
        ("Rs", "Rs", [1, 1], [0, 0], "tied"),
        ("s", "", [0, 0], [1, 0], "shells"),
        ("Yss", "rsss", [0, 0], [0, 1], "shells"),
        ("s", "s", [0, 0], [0, 0], "none"),
        ("", "", [0, 0], [0, 0], "none"),
    ],
)
def test_a_column(mine: str, theirs: str, counts: list[int], eggs: list[int], by: str) -> None:
    assert red(mine, theirs) == (counts, eggs, by)
    assert red(theirs, mine) == (counts[::-1], eggs[::-1], by)


@pytest.mark.rule("W-E3")
def test_only_shells_of_the_column_break_its_tie() -> None:
    game = table("00n GR Gs / 10n Ssss Ssss", "00n GR Gss / 10n Sg Sg", eggs=RED)
    assert column(game, 0) == ([1, 1], [0, 2], "shells")
    assert game.result()["columns"][0]["shells"] == [1, 2]
    assert game.result()["shells"] == [7, 2]


@pytest.mark.rule("W-E3")
@pytest.mark.parametrize(
    ("mine", "theirs", "on", "off"),
    [
        ("s", "", ([0, 0], [1, 0], "shells"), ([0, 0], [0, 0], "none")),
        ("", "ss", ([0, 0], [0, 1], "shells"), ([0, 0], [0, 0], "none")),
        ("Rs", "R", ([1, 1], [2, 0], "shells"), ([1, 1], [2, 0], "shells")),
        ("R", "", ([1, 0], [2, 0], "objects"), ([1, 0], [2, 0], "objects")),
        ("RRs", "RR", ([2, 2], [1, 0], "shells"), ([2, 2], [1, 0], "shells")),
    ],
)
def test_ties_at_nothing_are_an_option(mine: str, theirs: str, on: Ending, off: Ending) -> None:
    assert red(mine, theirs) == red(mine, theirs, zero_ties=True) == on
    assert red(mine, theirs, zero_ties=False) == off


@pytest.mark.rule("W-E3")
@pytest.mark.parametrize(
    ("mine", "theirs", "on", "off"),
    [
        ("Rs", "R", ([1, 1], [2, 0], "shells"), ([1, 1], [1, 0], "shells")),
        ("R", "Rss", ([1, 1], [0, 2], "shells"), ([1, 1], [0, 1], "shells")),
        ("R", "R", ([1, 1], [0, 0], "tied"), ([1, 1], [0, 0], "tied")),
        ("R", "ss", ([1, 0], [2, 0], "objects"), ([1, 0], [2, 0], "objects")),
        ("RRs", "RR", ([2, 2], [1, 0], "shells"), ([2, 2], [1, 0], "shells")),
        ("s", "", ([0, 0], [1, 0], "shells"), ([0, 0], [1, 0], "shells")),
    ],
)
def test_two_eggs_for_a_tie_at_one_are_an_option(mine: str, theirs: str, on: Ending, off: Ending) -> None:
    assert red(mine, theirs) == red(mine, theirs, lone_ties=True) == on
    assert red(mine, theirs, lone_ties=False) == off
    assert red(theirs, mine, lone_ties=False) == (off[0][::-1], off[1][::-1], off[2])


@pytest.mark.rule("W-E3")
@pytest.mark.rule("W-E5")
@pytest.mark.parametrize(("lone_ties", "eggs"), [(True, [2, 0]), (False, [1, 0])])
def test_coloured_shells_and_a_tie_at_one(lone_ties: bool, eggs: list[int]) -> None:
    mine, theirs = "00n coloured-shells / 02n GR Gg", "00n GR Gss / 02n Gs Gs"
    game = table(mine, theirs, eggs=RED, options={"lone_ties": lone_ties})
    assert column(game, 0) == ([1, 1], eggs, "coloured-shells")
    assert game.explain()["columns"][0]["single"] is lone_ties


@pytest.mark.rule("W-E4")
@pytest.mark.parametrize(
    ("mine", "theirs", "on", "off"),
    [
        ("RWs", "R", ([1, 1], [2, 0], "shells"), ([2, 1], [1, 0], "objects")),
        ("WWs", "W", ([1, 1], [2, 0], "shells"), ([2, 1], [1, 0], "objects")),
        ("Ws", "W", ([1, 1], [2, 0], "shells"), ([1, 1], [1, 0], "shells")),
        ("WW", "s", ([1, 0], [2, 0], "objects"), ([1, 0], [2, 0], "objects")),
        ("W", "Ws", ([1, 1], [0, 2], "shells"), ([1, 1], [0, 1], "shells")),
    ],
)
def test_declarations_follow_what_a_tie_at_one_pays(mine: str, theirs: str, on: Ending, off: Ending) -> None:
    assert red(mine, theirs) == on
    assert red(mine, theirs, lone_ties=False) == off


@pytest.mark.rule("W-E3")
@pytest.mark.rule("W-E5")
@pytest.mark.parametrize(("zero_ties", "wanted"), [(True, ([1, 0], "coloured-shells")), (False, ([0, 0], "none"))])
def test_coloured_shells_and_a_tie_at_nothing(zero_ties: bool, wanted: tuple[list[int], str]) -> None:
    game = table("00n coloured-shells", "00n Gss Gs", eggs=RED, options={"zero_ties": zero_ties})
    assert column(game, 0) == ([0, 0], *wanted)


# W-E4: white objects


@pytest.mark.rule("W-E4")
@pytest.mark.parametrize(
    ("mine", "theirs", "counts", "eggs", "by"),
    [
        ("RRW", "RR", [3, 2], [1, 0], "objects"),
        ("W", "", [1, 0], [2, 0], "objects"),
        ("RW", "", [1, 0], [2, 0], "objects"),
        ("WWW", "", [1, 0], [2, 0], "objects"),
        ("RRW", "", [3, 0], [1, 0], "objects"),
        ("RW", "R", [2, 1], [1, 0], "objects"),
        ("RWs", "R", [1, 1], [2, 0], "shells"),
        ("RWWs", "R", [1, 1], [2, 0], "shells"),
        ("RWs", "Rs", [2, 1], [1, 0], "objects"),
        ("RWs", "RRs", [2, 2], [0, 0], "tied"),
        ("RWs", "RR", [2, 2], [1, 0], "shells"),
        ("RW", "RRR", [2, 3], [0, 1], "objects"),
        ("W", "W", [1, 1], [0, 0], "tied"),
        ("Ws", "W", [1, 1], [2, 0], "shells"),
        ("WW", "W", [2, 1], [1, 0], "objects"),
        ("WWs", "W", [1, 1], [2, 0], "shells"),
        ("R", "W", [1, 1], [0, 0], "tied"),
        ("Rs", "WW", [1, 2], [0, 1], "objects"),
        ("Wr", "w", [1, 0], [2, 0], "objects"),
        ("www", "Y", [0, 0], [0, 0], "none"),
    ],
)
def test_white_flowers_are_declared_for_the_best(
    mine: str, theirs: str, counts: list[int], eggs: list[int], by: str
) -> None:
    assert red(mine, theirs) == (counts, eggs, by)
    assert red(theirs, mine) == (counts[::-1], eggs[::-1], by)


@pytest.mark.rule("W-E4")
def test_under_a_white_egg_they_always_match() -> None:
    eggs = {0: "flower-white", 1: "feather-white"}
    game = table("00n GRW Gg / 10n Gwr Gg", "00n Gg Gg / 10n Gg Gg", eggs=eggs)
    assert column(game, 0) == ([2, 0], [1, 0], "objects")
    assert column(game, 1) == ([2, 0], [1, 0], "objects")
    told_why = game.explain()["columns"][0]
    assert (told_why["printed"], told_why["white"], told_why["declared"]) == ([2, 0], [0, 0], [0, 0])


@pytest.mark.rule("W-E4")
def test_each_column_is_declared_by_itself() -> None:
    """The white Flower of column 0 is red, that of column 1 stays away, that of column 2 is purple."""
    eggs = {0: "flower-red", 1: "flower-yellow", 2: "flower-purple"}
    mine = "00n GRW Gg / 10n GYW Gg / 20n GPW Gg"
    game = table(mine, "00n GR Gg / 10n Gg Gg / 20n GP Gg", eggs=eggs)
    assert [column(game, number)[:2] for number in (0, 1, 2)] == [([2, 1], [1, 0]), ([1, 0], [2, 0]), ([2, 1], [1, 0])]
    columns = game.explain()["columns"]
    assert [one["declared"] for one in columns[:3]] == [[1, 0], [0, 0], [1, 0]]
    assert [one["white"] for one in columns[:3]] == [[1, 0]] * 3
    assert [one["printed"] for one in columns[:3]] == [[1, 1], [1, 0], [1, 1]]
    assert [one["single"] for one in columns[:3]] == [False, True, False]


Ties = tuple[int, bool, bool]
"""Who wins a tie (1, 0 or -1), whether 0:0 is one, and whether 1:1 pays two eggs."""
Column = tuple[int, int, int, int, Ties]
"""Printed and white objects of both seats, and how ties count."""


def worth(a: int, b: int, ties: Ties) -> int:
    """The difference in eggs that a column brings to the first, for what both count."""
    tie, zero_ties, lone_ties = ties
    if a == b:
        return {0: tie * zero_ties, 1: tie * (1 + lone_ties)}.get(a, tie)
    return (1 if a > b else -1) * (2 if a + b == 1 else 1)


def declared(case: Column) -> tuple[int, int]:
    """Both counts, played out: each for the best difference, then with most objects."""
    a, white_a, b, white_b, ties = case
    mine, theirs = range(a, a + white_a + 1), range(b, b + white_b + 1)
    first = max(mine, key=lambda i: (min(worth(i, j, ties) for j in theirs), i))
    second = min(theirs, key=lambda j: (max(worth(i, j, ties) for i in mine), -j))
    return first, second


@pytest.mark.rule("W-E4")
@pytest.mark.parametrize("lone_ties", [True, False])
def test_who_declares_first_never_matters(lone_ties: bool) -> None:
    sizes = [(printed, white) for printed in range(9) for white in range(6)]
    checked = 0
    for (a, white_a), (b, white_b), tie, zero in product(sizes, sizes, (1, 0, -1), (True, False)):
        ties = (tie, zero, lone_ties)
        mine, theirs = range(a, a + white_a + 1), range(b, b + white_b + 1)
        first = max(min(worth(i, j, ties) for j in theirs) for i in mine)
        second = min(max(worth(i, j, ties) for i in mine) for j in theirs)
        assert first == second
        assert worth(*declared((a, white_a, b, white_b, ties)), ties) == first
        checked += 1
    assert checked == 17_496


@pytest.mark.rule("W-E4")
@pytest.mark.parametrize("lone_ties", [True, False])
@pytest.mark.parametrize("zero_ties", [True, False])
@pytest.mark.parametrize("tie", [1, 0, -1])
def test_every_small_column_is_declared_so(tie: int, zero_ties: bool, lone_ties: bool) -> None:
    ties = (tie, zero_ties, lone_ties)
    sizes = [(printed, white) for printed in range(4) for white in range(4)]
    for (a, white_a), (b, white_b) in product(sizes, sizes):
        mine = "R" * a + "W" * white_a + "s" * (tie > 0)
        theirs = "R" * b + "W" * white_b + "s" * (tie < 0)
        counts, eggs, by = red(mine, theirs, zero_ties=zero_ties, lone_ties=lone_ties)
        wanted = declared((a, white_a, b, white_b, ties))
        assert tuple(counts) == wanted, (mine, theirs)
        assert eggs[0] - eggs[1] == worth(*wanted, ties)
        assert min(eggs) == 0
        if counts[0] != counts[1]:
            assert by == "objects"
        elif eggs == [0, 0]:
            assert by == ("tied" if counts[0] else "none")
        else:
            assert by == "shells"


# W-E5: Coloured Shells


@pytest.mark.rule("W-E5")
def test_coloured_shells_win_ties_in_their_columns() -> None:
    """Column 0 has them, column 1 does not."""
    mine, theirs = "00n coloured-shells / 02n SRR Sg / 10n SYY Sg", "00n GRR Gsss / 02n Gg Gg / 10n SYY Ss"
    eggs = {0: "flower-red", 1: "flower-yellow"}
    game = table(mine, theirs, eggs=eggs)
    assert column(game, 0) == ([2, 2], [1, 0], "coloured-shells")
    assert column(game, 1) == ([2, 2], [0, 1], "shells")
    assert game.explain()["columns"][0]["coloured"] == [True, False]
    assert game.explain()["columns"][1]["coloured"] == [False, False]
    assert column(table(theirs, mine, eggs=eggs), 0) == ([2, 2], [0, 1], "coloured-shells")


@pytest.mark.rule("W-E5")
def test_coloured_shells_lie_in_two_columns() -> None:
    mine = "00e coloured-shells / 01n SRR Sg / 11n SYY Sg"
    game = table(mine, "00n GRR Gs / 10n SYY Ss", eggs={0: "flower-red", 1: "flower-yellow"})
    assert column(game, 0) == ([2, 2], [1, 0], "coloured-shells")
    assert column(game, 1) == ([2, 2], [1, 0], "coloured-shells")


@pytest.mark.rule("W-E5")
@pytest.mark.rule("W-E3")
def test_one_to_one_won_by_coloured_shells_brings_two() -> None:
    game = table("00n coloured-shells / 02n SR Sg", "00n GR Gs / 02n Gg Gg", eggs=RED)
    assert column(game, 0) == ([1, 1], [2, 0], "coloured-shells")


@pytest.mark.rule("W-E5")
def test_coloured_shells_do_nothing_where_there_is_no_tie() -> None:
    game = table("00n coloured-shells / 02n SR Sg", "00n GRR Gg / 02n Gg Gg", eggs=RED)
    assert column(game, 0) == ([1, 2], [0, 1], "objects")


@pytest.mark.rule("W-E5")
@pytest.mark.rule("W-E4")
def test_white_objects_reckon_with_coloured_shells() -> None:
    """One red and one white against one red: not to match gives a tie at one, which they win."""
    game = table("00n coloured-shells / 02n SRW Sg", "00n GR Gsss / 02n Gg Gg", eggs=RED)
    assert column(game, 0) == ([1, 1], [2, 0], "coloured-shells")


@pytest.mark.rule("W-E5")
@pytest.mark.rule("W-E2")
def test_coloured_shells_win_the_tie_for_moss() -> None:
    mine, theirs = "00n coloured-shells / 10n Mr Sr", "00n Msss Ms / 10n Ms Sr"
    assert group(table(mine, theirs), "moss") == ([3, 3], [0, 5], [1, 0], "coloured-shells")
    assert group(table(theirs, mine), "moss") == ([3, 3], [5, 0], [0, 1], "coloured-shells")
    assert table(mine, theirs).explain()["groups"][1]["coloured"] == [True, False]


@pytest.mark.rule("W-E5")
def test_they_must_lie_in_the_counted_group() -> None:
    mine, theirs = "00n coloured-shells / 20n Mr Mr / 30n Mr Sr", "00n Ms Mr / 10n Mr Sr / 20n Sr Sr"
    assert group(table(mine, theirs), "moss") == ([3, 3], [0, 1], [0, 1], "shells")


@pytest.mark.rule("W-E5")
@pytest.mark.rule("W-E2")
def test_of_several_largest_groups_theirs_is_counted() -> None:
    """Another group of the same size has more Shells, but Coloured Shells are better."""
    mine, theirs = "00n coloured-shells / 20n Msss Msss", "00n Mss Mg / 20n Sr Sr"
    assert group(table(mine, theirs), "moss") == ([2, 2], [0, 2], [1, 0], "coloured-shells")


@pytest.mark.rule("W-E5")
def test_a_larger_group_beats_them() -> None:
    game = table("00n coloured-shells / 20n Sr Sr", "00n Mr Mr / 10n Mr Sr")
    assert group(game, "moss") == ([2, 3], [0, 0], [0, 1], "size")


@pytest.mark.rule("W-E5")
def test_they_say_nothing_about_other_materials() -> None:
    game = table("00n coloured-shells / 10n Sr Sr", "00n Mr Gr / 10n Srs Sr")
    assert group(game, "straw") == ([2, 2], [0, 1], [0, 1], "shells")


@pytest.mark.rule("W-E5")
def test_half_covered_coloured_shells() -> None:
    """The square in column 0 is covered, that in column 1 is not."""
    mine = "00e coloured-shells / 01n SRR Sg / 11n SYY Sg / 00n cover Gg SRR"
    theirs = "00n GRR Gg / 10n SYY Ss / 30n Ms Sr"
    eggs = {0: "flower-red", 1: "flower-yellow"}
    game = table(mine, theirs, eggs=eggs, kept=["egg-shells", ""])
    assert column(game, 0) == ([2, 2], [0, 0], "tied")
    assert column(game, 1) == ([2, 2], [1, 0], "coloured-shells")
    assert group(game, "moss") == ([1, 1], [0, 1], [1, 0], "coloured-shells")
    result = game.result()
    assert result["coloured_shells"] == [True, False]
    assert result["egg_tiles"] == [{"bonus": "egg-shells", "seat": 0, "counts": [0, 2], "eggs": 1}]


@pytest.mark.rule("W-E5")
def test_covered_coloured_shells() -> None:
    mine = "00e coloured-shells / 01n SRR Sg / 11n SYY Sg / 00e cover Gg Gg"
    game = table(mine, "00n GRR Gs / 10n SYY Ss", eggs={0: "flower-red", 1: "flower-yellow"}, kept=["egg-shells", ""])
    assert column(game, 0) == ([2, 2], [0, 1], "shells")
    assert game.result()["coloured_shells"] == [False, False]
    assert game.result()["egg_tiles"][0]["eggs"] == 0


# W-B6, W-E6: egg tiles


@pytest.mark.rule("W-B6")
@pytest.mark.rule("W-E6")
@pytest.mark.parametrize("colour", ["yellow", "purple", "red"])
@pytest.mark.parametrize(
    ("mine", "theirs", "counts", "eggs"),
    [
        ("00n GFf Gf", "00n GF Gf", [3, 2], 1),
        ("00n GFF Gg", "00n GF Gf", [2, 2], 0),
        ("00n Gf Gg", "00n GF Gf", [1, 2], 0),
        ("00n Gf Gg", "00n GWW Gww", [1, 0], 1),
        ("00n Gfww GWW", "00n Gf Gg", [1, 1], 0),
        ("00n Gg Gg", "00n Gg Gg", [0, 0], 0),
    ],
    ids=["more", "equal", "fewer", "their white ones", "own white ones", "nothing"],
)
def test_an_egg_tile_pays_for_more_of_its_colour(
    colour: str, mine: str, theirs: str, counts: list[int], eggs: int
) -> None:
    """F and f stand for a Flower and a Feather of the colour."""
    letter = colour[0]
    nests = [steps.replace("F", letter.upper()).replace("f", letter) for steps in (mine, theirs)]
    for owner in (0, 1):
        game = table(*nests[:: 1 - 2 * owner], kept=[f"egg-{colour}", ""][:: 1 - 2 * owner])
        wanted = {"bonus": f"egg-{colour}", "seat": owner, "counts": counts[:: 1 - 2 * owner], "eggs": eggs}
        assert game.result()["egg_tiles"] == [wanted]


@pytest.mark.rule("W-B6")
@pytest.mark.rule("W-E6")
def test_all_columns_count_for_an_egg_tile() -> None:
    mine = " / ".join(f"{number}0n GY Sy" for number in range(6))
    theirs = " / ".join(f"{number}0n GY Sp" for number in range(6))
    game = table(mine, theirs, kept=["egg-yellow", ""])
    assert game.result()["egg_tiles"][0]["counts"] == [12, 6]


@pytest.mark.rule("W-B6")
@pytest.mark.rule("W-E6")
@pytest.mark.parametrize(
    ("mine", "theirs", "counts", "eggs", "coloured"),
    [
        ("00n Gs Gs", "00n Gs Gg", [2, 1], 1, [False, False]),
        ("00n Gs Gg", "00n Gg Gs", [1, 1], 0, [False, False]),
        ("00n Gs Gg", "00n Gss Gs", [1, 3], 0, [False, False]),
        ("00n coloured-shells", "00n Gsss Gs", [0, 4], 1, [True, False]),
        ("00n coloured-shells", "00n Gg Gg", [0, 0], 1, [True, False]),
        ("00n Gsss Gs", "00n coloured-shells", [4, 0], 0, [False, True]),
    ],
)
def test_the_shells_tile(mine: str, theirs: str, counts: list[int], eggs: int, coloured: list[bool]) -> None:
    game = table(mine, theirs, kept=["egg-shells", ""], turns=(2, 2))
    assert game.result()["egg_tiles"] == [{"bonus": "egg-shells", "seat": 0, "counts": counts, "eggs": eggs}]
    assert game.explain()["egg_tiles"][0]["coloured"] == coloured


@pytest.mark.rule("W-B6")
def test_coloured_shells_in_the_hand_do_not_count() -> None:
    game = table(
        "00n Gg Gg", "00n Gs Gg", kept=["egg-shells", ""], hands=[["t31", "coloured-shells"], "t33"], turns=(2, 2)
    )
    assert game.result()["egg_tiles"][0]["eggs"] == 0
    assert game.result()["coloured_shells"] == [False, False]


@pytest.mark.rule("W-B6")
def test_the_opponent_gets_nothing_for_an_egg_tile() -> None:
    game = table("00n Gy Gy", "00n Gyyy Gyyy", kept=["egg-yellow", ""], eggs={0: "flower-red"})
    assert game.result()["egg_tiles"][0]["eggs"] == 0
    assert game.result()["eggs"] == [0, 0]


@pytest.mark.rule("W-E6")
def test_egg_tiles_are_listed_by_seat_in_the_order_kept() -> None:
    game = table("00n Gyp Gpp", "00n Gyr Gs", kept=["egg-purple x egg-yellow", "egg-shells egg-red"], turns=(4, 4))
    tiles = game.result()["egg_tiles"]
    assert [(one["bonus"], one["seat"], one["eggs"]) for one in tiles] == [
        ("egg-purple", 0, 1),
        ("egg-yellow", 0, 0),
        ("egg-shells", 1, 1),
        ("egg-red", 1, 1),
    ]
    assert set(EGG_TILES) == {one["bonus"] for one in tiles}
    result = game.result()
    parts = [*result["groups"], *result["columns"]]
    own = [sum(one["eggs"] for one in tiles if one["seat"] == seat) for seat in (0, 1)]
    assert result["eggs"] == [own[seat] + sum(one["eggs"][seat] for one in parts) for seat in (0, 1)]
    assert own == [1, 2]


# W-E7: who wins


def outcome(mine: str, theirs: str, **more: Any) -> tuple[list[int], list[int], str]:
    """Eggs, winners, and by what."""
    result = ended(mine, theirs, **more).result()
    return result["eggs"], result["winners"], result["by"]


@pytest.mark.rule("W-E7")
def test_most_eggs_win() -> None:
    assert outcome("00n Sr Sr", "00n Sr Mr") == ([1, 1], [0, 1], "shared")
    assert outcome("00n Sr Gr", "00n Sr Er") == ([1, 0], [0], "eggs")
    assert outcome("00n Sr Er", "00n Sr Gr") == ([0, 1], [1], "eggs")


@pytest.mark.rule("W-E7")
def test_more_eggs_beat_coloured_shells_and_shells() -> None:
    """Moss goes to seat 0; Straw and Gravel to seat 1."""
    mine, theirs = "00n coloured-shells / 02n Esss Esss", "00n Sr Gr / 02n Er Er"
    assert outcome(mine, theirs, options={"zero_ties": False}) == ([1, 2], [1], "eggs")


@pytest.mark.rule("W-E7")
def test_equal_eggs_go_to_coloured_shells() -> None:
    mine, theirs = "00n coloured-shells / 02n Er Er", "00n Sr Sr / 02n Esss Esss"
    assert outcome(mine, theirs, options={"zero_ties": False}) == ([1, 1], [0], "coloured-shells")
    assert outcome(theirs, mine, options={"zero_ties": False}) == ([1, 1], [1], "coloured-shells")
    covered = f"{mine} / 00n cover Er Er"
    assert outcome(covered, theirs, options={"zero_ties": False}) == ([0, 1], [1], "eggs")
    half_covered = "00n coloured-shells / 02n Mr Er / 01n cover Er Mr"
    assert outcome(half_covered, theirs, options={"zero_ties": False}) == ([1, 1], [0], "coloured-shells")


@pytest.mark.rule("W-E7")
def test_then_to_more_shells_in_the_whole_nest() -> None:
    """Each gets a group; the Shells lie in columns that are won by objects."""
    mine, theirs = "00n GYYs GYYs / 10n GPP Gg", "00n SY Ss / 10n SPPP Sg"
    eggs = {0: "flower-yellow", 1: "flower-purple"}
    assert outcome(mine, theirs, eggs=eggs) == ([2, 2], [0], "shells")
    assert outcome(mine, theirs.replace("Sg", "Sss"), eggs=eggs) == ([2, 2], [1], "shells")


@pytest.mark.rule("W-E7")
def test_then_the_victory_is_shared() -> None:
    mine, theirs = "00n GYYs Gg / 10n GPP Gg", "00n SY Ss / 10n SPPP Sg"
    assert outcome(mine, theirs, eggs={0: "flower-yellow", 1: "flower-purple"}) == ([2, 2], [0, 1], "shared")


@pytest.mark.rule("W-E7")
def test_the_event_names_the_winners() -> None:
    """The last tile of seat 0 makes the larger group of Straw."""
    game = table("00n Er Sr", "00n Sr Er", turns=(11, 12), hands=[["Sr Er"], "t33"])
    events = play(game, take(0), lay("02n", 0))
    assert told(events, "over") == [{"winners": [0], "eggs": [1, 0], "by": "eggs"}]
