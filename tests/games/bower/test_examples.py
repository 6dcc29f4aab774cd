"""The worked examples of the rules: W-X1 to W-X4."""

from typing import Any

import pytest

import voliera
from tests.games.bower.tables import (
    BONUS,
    DECLINE,
    USE,
    ended,
    ids,
    keep,
    lay,
    nest,
    play,
    playing,
    quiet_turn,
    table,
    take,
    told,
)
from voliera.documents import Document
from voliera.games import rules_of

SIMONE = """
    00n Gy Gpg / 02n Gps Gg / 10n GYs GYg / 12n GY GYr / 20n nest-1 / 22n Sg SPp /
    30n coloured-shells / 32n Syr Syp / 40n MRs Mg / 42n SR SRg / 50n Gy GyP / 52n Mg MP
"""
"""Column by column, two upright tiles in each. Gravel fills columns 1 and 2, Straw the upper half of 3 to 5."""
PIER = """
    00n MY Myg / 02n My Mp / 10n MR MPg / 12n Mp Mr / 20n Srs Sr / 22n Sg GP /
    30n Gss Gys / 32n Grs Gp / 40n Sps Sps / 42n SYs Mg / 50n Gy GyR / 52n Mg MR /
    30 branch row / 33 white-feather
"""
"""Moss fills columns 1 and 2; Straw stands in columns 3 and 5, and the Branch on column 4 joins it."""
EGGS = dict(
    enumerate(["flower-white", "flower-yellow", "feather-red", "feather-white", "feather-purple", "feather-yellow"])
)
TABLE: dict[str, Any] = {"eggs": EGGS, "kept": ["egg-yellow", "egg-shells"]}


SIMONE_BUILT_IN = """
    10w t19 / 21s nest-1 / 40w t04 / 50n t20 / 01n t35 / 12s t14 /
    41w coloured-shells / 22e t02 / 42e t03 / 03e t34 / 23e t36 / 53w t13
"""
"""The same scoring with tiles of the built-in box, from the board on."""
PIER_BUILT_IN = """
    10w t11 / 30w t10 / 50w t15 / 02s t21 / 11n t24 / 21n t08 /
    31e t12 / 52s t33 / 32e t05 / 13w t23 / 23e t18 / 53w t31 /
    20 branch row / 33 white-feather
"""


@pytest.mark.rule("W-X1")
def test_a_third_and_a_fourth_gem_in_the_second_column() -> None:
    game = playing("10n Sg Mg / 00n Gr Gg", "Gg Mr", more_hand="Mg Sr", top="egg-red nest-1 x")
    events = play(game, lay("12e"))
    assert told(events, "bonus-earned") == [{"seat": 0, "columns": [1], "groups": []}]
    play(game, BONUS, keep("egg-red"))
    quiet_turn(game)
    events = play(game, take(0), lay("13e", 0))
    assert ids(events) == ["tile-taken", "display-refilled", "tile-played"], "the fourth gem earns nothing"
    assert game.seat == 1


@pytest.mark.rule("W-X2")
def test_column_and_group_in_one_turn() -> None:
    """Two gems in the second column, one of them in Straw, and another gem in the same Straw."""
    game = playing("00n Mr Sr / 10n Gg Sg / 20n Mr Sg / 30n Gr Sr", "Sg Mr", top="egg-red nest-1 x")
    events = play(game, lay("12n"))
    assert told(events, "bonus-earned") == [{"seat": 0, "columns": [1], "groups": ["straw"]}]
    events = play(game, BONUS, keep("egg-red"))
    assert ids(events) == ["bonus-drawn", "bonus-drawn-hidden", "bonus-kept"]
    assert (game.seat, game.phase) == (1, "take"), "one bonus, and the turn is over"


def check_final_scoring(game: voliera.Game, all_shells: tuple[int, int] = (3, 8)) -> None:
    """Every figure of the example; it does not tell the shells of the whole nests."""
    result = game.result()
    assert [(one["material"], one["sizes"], one["shells"], one["eggs"], one["by"]) for one in result["groups"]] == [
        ("straw", [6, 6], [0, 4], [0, 1], "shells"),
        ("moss", [4, 8], result["groups"][1]["shells"], [0, 1], "size"),
        ("gravel", [8, 5], result["groups"][2]["shells"], [1, 0], "size"),
    ]
    assert [(one["egg"], one["counts"], one["eggs"], one["by"]) for one in result["columns"]] == [
        ("flower-white", [0, 1], [0, 2], "objects"),
        ("flower-yellow", [4, 0], [1, 0], "objects"),
        ("feather-red", [2, 2], [0, 1], "shells"),
        ("feather-white", [4, 4], [1, 0], "coloured-shells"),
        ("feather-purple", [0, 2], [0, 1], "objects"),
        ("feather-yellow", [2, 2], [0, 0], "tied"),
    ]
    shells = [one["shells"] for one in result["columns"]]
    assert (shells[2], shells[3][1], shells[5]) == ([0, 1], 4, [0, 0])
    assert result["egg_tiles"] == [
        {"bonus": "egg-yellow", "seat": 0, "counts": [9, 7], "eggs": 1},
        {"bonus": "egg-shells", "seat": 1, "counts": [*all_shells], "eggs": 0},
    ]
    assert (result["eggs"], result["winners"], result["by"]) == ([4, 6], [1], "eggs")
    assert (result["shells"], result["coloured_shells"]) == ([*all_shells], [True, False])


@pytest.mark.rule("W-X3")
def test_the_final_scoring() -> None:
    check_final_scoring(ended(SIMONE, PIER, **TABLE))


@pytest.mark.rule("W-X3")
def test_the_final_scoring_after_the_last_tile() -> None:
    """Pier, who was second, lays his last tile."""
    unfinished = PIER.replace(" / 52n Mg MR", "")
    game = table(SIMONE, unfinished, seat=1, turns=(12, 11), hands=["t31", ["Mg MR"]], **TABLE)
    events = play(game, take(0), lay("52n", 0))
    assert told(events, "eggs-revealed")[0]["eggs"] == list(EGGS.values())
    assert told(events, "over") == [{"winners": [1], "eggs": [4, 6], "by": "eggs"}]
    check_final_scoring(game)


@pytest.mark.rule("W-X3")
def test_the_final_scoring_with_built_in_tiles() -> None:
    """All 36 tiles are there: Simone, who laid two bonus nest tiles, has as many more in her hand at the end."""
    box = {tile["id"] for tile in rules_of("bower").components({})["tiles"]}
    nests = [nest(SIMONE_BUILT_IN), nest(PIER_BUILT_IN)]
    laid = [item["tile"] for items in nests for item in items if "tile" in item]
    assert len(set(laid)) == 24
    assert set(laid) - box == {"nest-1", "coloured-shells"}
    left = sorted(box - set(laid))
    rest: dict[str, Any] = {"display": left[:3], "hands": [left[3:6], left[6:7]], "pile": left[7:]}
    game = ended(SIMONE_BUILT_IN, PIER_BUILT_IN, **TABLE, **rest)
    check_final_scoring(game, (4, 9))
    story = game.explain()
    assert story["groups"][0]["branch"] == [False, True], "Pier's Straw needs the Branch"
    assert story["columns"][2]["declared"] == [2, 0], "Simone's red Feathers are both white"
    for variant in ({"lone_ties": False}, {"joining_gems": False}):
        same = ended(SIMONE_BUILT_IN, PIER_BUILT_IN, **TABLE, **rest, options=variant)
        assert same.result() == game.result(), "no column is tied at one"


@pytest.mark.rule("W-X3")
def test_why_the_final_scoring_is_so() -> None:
    story = ended(SIMONE, PIER, **TABLE).explain()
    straw, moss, gravel = story["groups"]
    assert straw["branch"] == [False, True], "Pier's Straw needs the Branch"
    assert (moss["branch"], gravel["branch"]) == ([False, False], [False, False])
    assert sorted(straw["squares"][1]) == [[column, row] for column in (2, 4) for row in (0, 1, 2)]
    red, any_feather = story["columns"][2], story["columns"][3]
    assert (red["printed"], red["white"], red["declared"]) == ([0, 2], [2, 0], [2, 0]), "Simone's are both white"
    assert (any_feather["coloured"], any_feather["counts"]) == ([True, False], [4, 4])
    assert [one["single"] for one in story["columns"]] == [True, False, False, False, False, False]
    assert story["egg_tiles"][1]["coloured"] == [True, False]
    assert (story["eggs"], story["winners"], story["by"]) == ([4, 6], [1], "eggs")


@pytest.mark.rule("W-X3")
def test_without_the_branch_simone_has_the_straw() -> None:
    result = ended(SIMONE, PIER.replace("30 branch row /", ""), **TABLE).result()
    assert (result["groups"][0]["sizes"], result["eggs"]) == ([6, 3], [5, 5])
    assert (result["winners"], result["by"]) == ([0], "coloured-shells")


def next_action(game: voliera.Game, wanted: str | None) -> Document:
    """What a player does who wants a certain bonus tile, and no other."""
    legal = game.legal()
    if game.phase == "play" and wanted in game.position()["bonus_pile"]:
        for action in legal:
            twin = game.copy()
            if "bonus-earned" in ids(twin.apply(action)):
                return action
    if game.phase == "bonus":
        return BONUS if wanted in game.position()["bonus_pile"] else DECLINE
    if game.phase == "keep":
        return keep(str(wanted))
    return USE if USE in legal else legal[0]


@pytest.mark.rule("W-X4")
def test_super_nest_with_the_cover_needs_all_tiles() -> None:
    seen = []
    for seed in range(12):
        game = voliera.new("bower", 2, "super", seed=seed)
        there = "cover" in game.position()["bonus_pile"]
        covers = 0
        while not game.over:
            covers += "cover-laid" in ids(play(game, next_action(game, "cover" if there else None)))
        after = game.position()
        laid = sum(len(items) for items in after["nests"])
        assert covers == there
        assert len(after["display"]) == 3
        assert len(after["pile"]) == 1 - covers
        assert laid + sum(map(len, after["hands"])) == 32 + covers
        seen.append(covers)
    assert set(seen) == {0, 1}, "with and without"
