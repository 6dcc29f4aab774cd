"""Largest groups, the Branch and the cover: W-E2, W-B12 and W-B13."""

import pytest

import voliera
from tests.games.bower.tables import (
    DECLINE,
    USE,
    column,
    cover,
    group,
    ids,
    lay,
    nest,
    nest_of,
    place,
    places,
    play,
    playing,
    position,
    quiet_turn,
    refused,
    rejected,
    settling,
    squares_for_token,
    table,
    tile,
    token,
    told,
)

# W-E2: the largest group


@pytest.mark.rule("W-E2")
@pytest.mark.parametrize(("material", "name"), [("S", "straw"), ("M", "moss"), ("G", "gravel")])
def test_the_larger_group_gets_an_egg(material: str, name: str) -> None:
    m = material
    three, two = f"00n {m}r {m}r / 10n {m}r Er", f"00n {m}r {m}r / 10n Er Er"
    assert group(table(three, two), name) == ([3, 2], [0, 0], [1, 0], "size")
    assert group(table(two, three), name) == ([2, 3], [0, 0], [0, 1], "size")
    assert table(three, two).result()["eggs"] == [1, 0]


@pytest.mark.rule("W-E2")
def test_groups_are_listed_in_the_order_of_materials() -> None:
    assert [one["material"] for one in table().result()["groups"]] == ["straw", "moss", "gravel"]


@pytest.mark.rule("W-E2")
@pytest.mark.parametrize(
    ("steps", "size"),
    [
        ("00n Sr Mr / 10n Mr Sr", 1),
        ("00n Sr Sr / 20n Sr Sr", 2),
        ("00n Sr Sr / 10n Sr Mr / 20n Sr Mr", 4),
        ("00n Sr Sr / 02n Sr Sr / 10n Mr Mr / 12n Mr Sr / 20n Sr Sr / 22n Sr Sr", 9),
        ("00n Mr Sr / 10n Mr Sr / 02n Sr Mr / 20n Sr Mr", 3),
    ],
    ids=["corners", "a gap", "bent", "round the rim", "two groups"],
)
def test_squares_hang_together_side_by_side(steps: str, size: int) -> None:
    assert group(table(steps, ""), "straw")[0] == [size, 0]


@pytest.mark.rule("W-E2")
def test_columns_do_not_run_into_each_other() -> None:
    """The topmost square of a column is no neighbour of the lowest one of the next."""
    mine = "00n Mr Mr / 02n Mr Sr / 10n Sr Mr"
    assert group(table(mine, ""), "straw")[0] == [1, 0]


@pytest.mark.rule("W-E2")
def test_a_tie_goes_to_more_shells_in_the_group() -> None:
    mine, theirs = "00n Srs Srs / 10n Mrr Gr", "00n Sr Srs / 10n Msss Gsss"
    assert group(table(mine, theirs), "straw") == ([2, 2], [2, 1], [1, 0], "shells")
    assert group(table(theirs, mine), "straw") == ([2, 2], [1, 2], [0, 1], "shells")


@pytest.mark.rule("W-E2")
def test_a_tie_with_equal_shells_goes_to_nobody() -> None:
    assert group(table("00n Srs Sr", "00n Sss Sr"), "straw") == ([2, 2], [1, 2], [0, 1], "shells")
    assert group(table("00n Srs Sr", "00n Ss Sr"), "straw") == ([2, 2], [1, 1], [0, 0], "tied")
    assert group(table("00n Sr Sr", "00n Sr Sr"), "straw") == ([2, 2], [0, 0], [0, 0], "tied")


@pytest.mark.rule("W-E2")
def test_shells_outside_the_largest_group_do_not_help() -> None:
    mine, theirs = "00n Sr Sr / 20n Ssss Mr", "00n Sr Ss / 20n Mr Mr"
    assert group(table(mine, theirs), "straw") == ([2, 2], [0, 1], [0, 1], "shells")


@pytest.mark.rule("W-E2")
def test_the_best_of_several_largest_groups_counts() -> None:
    mine, theirs = "00n Sr Sr / 20n Sss Srs / 40n Srs Sr", "00n Srs Srs / 20n Mr Mr / 40n Mr Mr"
    assert group(table(mine, theirs), "straw") == ([2, 2], [3, 2], [1, 0], "shells")


@pytest.mark.rule("W-E2")
def test_nobody_has_the_material() -> None:
    assert group(table("00n Sr Sr", "00n Mr Mr"), "gravel") == ([0, 0], [0, 0], [0, 0], "none")


@pytest.mark.rule("W-E2")
def test_one_square_beats_none() -> None:
    assert group(table("00n Sr Mr", "00n Mr Mr"), "straw") == ([1, 0], [0, 0], [1, 0], "size")


@pytest.mark.rule("W-E2")
def test_earth_never_counts() -> None:
    game = table("00n Er Er / 10n Er Er / 20n Er Er", "00n Sr Mr / 10n Gr Mr / 20n Gr Gr")
    result = game.result()
    assert [one["sizes"] for one in result["groups"]] == [[0, 1], [0, 2], [0, 3]]
    assert result["eggs"] == [0, 3]


@pytest.mark.rule("W-E2")
def test_earth_does_not_connect() -> None:
    assert group(table("00n Sr Mr / 10n Er Er / 20n Sr Mr", ""), "straw")[0] == [1, 0]


@pytest.mark.rule("W-E2")
def test_the_counted_squares_are_explained() -> None:
    mine = "00n Sr Sr / 20n Sss Mr / 30n Srs Mr"
    straw = table(mine, "00n Sr Mr / 20n Mr Mr / 30n Mr Mr").explain()["groups"][0]
    assert straw["material"] == "straw"
    assert [sorted(squares) for squares in straw["squares"]] == [[[2, 0], [3, 0]], [[0, 0]]]
    assert (straw["sizes"], straw["shells"], straw["eggs"], straw["by"]) == ([2, 1], [3, 0], [1, 0], "size")
    assert (straw["coloured"], straw["branch"]) == ([False, False], [False, False])


# W-B12: the Branch


@pytest.mark.rule("W-B12")
def test_where_the_branch_can_go() -> None:
    """Both ends inside the grid: a corner has no direction at all, the rim has one, the rest have two."""
    game = settling("branch", "00n Sr Sr / 10n Sr Sr / 02n Sr Sr / 12n Sr Sr", "40n Mr Mr")
    assert set(squares_for_token(game)) == {
        *("01 column", "02 column"),
        *("10 row", "11 row", "11 column", "12 row", "12 column", "13 row"),
    }
    assert len(game.legal()) == 9, "or decline"
    assert refused(game, token("00", "row")) == "W-B12"
    assert refused(game, token("00", "column")) == "W-B12"
    assert refused(game, token("10", "column")) == "W-B12"
    assert refused(game, token("20", "row")) == "W-B12", "no tile there"
    assert refused(game, token("40", "row")) == "W-B12", "only in one's own nest"


@pytest.mark.rule("W-B12")
def test_every_square_of_a_full_nest() -> None:
    full = " / ".join(f"{column}{row}n Sr Sr" for column in range(6) for row in (0, 2))
    game = settling("branch", full, turns=(11, 11), idle="Ep Ep")
    rows = {f"{column}{row} row" for column in range(1, 5) for row in range(4)}
    columns = {f"{column}{row} column" for column in range(6) for row in (1, 2)}
    assert set(squares_for_token(game)) == rows | columns
    assert len(game.legal()) == 16 + 12 + 1


@pytest.mark.rule("W-B12")
def test_the_branch_is_laid() -> None:
    game = settling("branch", "10n Sr Mr")
    events = play(game, token("10", "row"))
    assert nest_of(game)[-1] == {"token": "branch", "at": [1, 0], "along": "row"}
    laid = {"seat": 0, "token": "branch", "nest": 0, "at": [1, 0], "object": None, "along": "row"}
    assert told(events, "token-laid") == [laid]
    assert game.seat == 1


@pytest.mark.rule("W-B12")
@pytest.mark.parametrize(
    ("steps", "branch", "size"),
    [
        ("00n Sr Sr / 10n Mr Mr / 20n Sr Gr", "10 branch row", 3),
        ("00n Sr Sr / 10n Mr Mr / 20n Sr Gr", "11 branch row", 2),
        ("00n Sr Mr / 02n Sr Sr", "01 branch column", 3),
        ("00n Sr Mr / 02n Sr Sr / 10n Mr Sr", "11 branch row", 2),
        ("00n Sr Gr / 10n Mr Mr / 20n Mr Sr", "10 branch row", 1),
        ("00n Sr Sr / 10n Sr Sr / 20n Sr Sr", "10 branch row", 6),
        ("00n Sr Sr / 10n Sr Mr / 20n Mr Sr / 30n Sr Mr / 40n Sr Mr", "20 branch row", 5),
    ],
    ids=["along the row", "different materials", "along the column", "an empty end", "ends unlike", "joined", "longer"],
)
def test_the_ends_of_the_branch_are_neighbours(steps: str, branch: str, size: int) -> None:
    game = table(f"{steps} / {branch}", "")
    assert group(game, "straw")[0] == [size, 0]


@pytest.mark.rule("W-B12")
def test_the_square_under_the_branch_keeps_its_own_neighbours() -> None:
    """The Branch joins its ends, not what it lies on."""
    game = table("00n Sr Gr / 10n Mr Mr / 20n Sr Gr / 10 branch row", "")
    assert group(game, "moss")[0] == [2, 0]
    assert group(game, "straw")[0] == [2, 0]


@pytest.mark.rule("W-B12")
@pytest.mark.parametrize("name", ["straw", "moss", "gravel"])
def test_the_branch_joins_any_material(name: str) -> None:
    m = name[0].upper()
    other = "G" if m != "G" else "S"
    game = table(f"00n {m}r Er / 10n {other}r Er / 20n {m}r Er / 10 branch row", "")
    assert group(game, name)[0] == [2, 0]


@pytest.mark.rule("W-B12")
@pytest.mark.rule("W-E2")
def test_shells_of_both_parts_count() -> None:
    mine = "00n Sss Gr / 10n Mr Mr / 20n Ss Gr / 10 branch row"
    game = table(mine, "00n Ss Ss / 10n Mr Mr / 20n Gr Gr")
    assert group(game, "straw") == ([2, 2], [3, 2], [1, 0], "shells")
    assert game.explain()["groups"][0]["branch"] == [True, False]


@pytest.mark.rule("W-B12")
def test_a_group_that_does_not_need_the_branch() -> None:
    """The larger group lies elsewhere, or hangs together anyway."""
    apart = "00n Sr Gr / 10n Mr Mr / 20n Sr Gr / 40n Sr Sr / 50n Sr Gr / 10 branch row"
    assert table(apart, "").explain()["groups"][0]["branch"] == [False, False]
    round_it = "00n Sr Sr / 10n Mr Sr / 20n Sr Sr / 10 branch row"
    game = table(round_it, "")
    assert game.explain()["groups"][0]["branch"] == [False, False]
    assert group(game, "straw")[0] == [5, 0]


@pytest.mark.rule("W-B12")
def test_the_branch_works_in_its_own_nest_only() -> None:
    nests = "00n Sr Gr / 10n Mr Mr / 20n Sr Gr"
    game = table(f"{nests} / 10 branch row", nests)
    assert group(game, "straw") == ([2, 1], [0, 0], [1, 0], "size")


@pytest.mark.rule("W-B12")
def test_the_ends_may_be_filled_later() -> None:
    game = settling("branch", "10n Mr Mr", hands=[["Sr Gp"], "t33"], display=["Sp Gp", "Sr Gr", "Sr Mr"], idle="Ep Ep")
    play(game, token("10", "row"))
    quiet_turn(game)
    play(game, {"do": "take", "display": 0}, lay("00n", 0))
    assert group(game, "straw")[0][0] == 1
    quiet_turn(game)
    play(game, {"do": "take", "display": 0}, lay("20n", 0))
    assert group(game, "straw")[0][0] == 2


@pytest.mark.rule("W-B12")
def test_laying_the_branch_earns_no_bonus_and_spends() -> None:
    """Two gems and one gem are joined by it; then a fourth comes, on either side."""
    nests = "00n Sgg Gr / 10n Mr Mr / 20n Sg Gr"
    game = settling("branch", nests)
    events = play(game, token("10", "row"))
    assert ids(events) == ["token-laid"]
    assert (game.seat, game.phase) == (1, "take")
    for steps in (nests, f"{nests} / 10 branch row"):
        game = playing(steps, "Sg Mr")
        events = play(game, lay("30n"))
        assert "bonus-earned" not in ids(events), "two in the part on the right, or the fourth of all"
    game = playing(nests.replace("Sg Gr", "Sgg Gr"), "Sg Mr")
    assert "bonus-earned" in ids(play(game, lay("30n"))), "without the Branch this part has its third"
    game = playing(nests.replace("Sg Gr", "Sgg Gr") + " / 10 branch row", "Sg Mr")
    assert "bonus-earned" not in ids(play(game, lay("30n"))), "with it there were four"


# W-B13: the cover


@pytest.mark.rule("W-B13")
def test_a_tile_is_drawn_from_the_nest_pile() -> None:
    game = settling("cover", "00n Sr Sr", pile=["Mgg Gs", "t05"])
    assert game.legal() == [USE, DECLINE]
    events = play(game, USE)
    assert ids(events) == ["cover-drawn"]
    assert events[0]["args"] == {"seat": 0, "tile": tile("Mgg Gs")}
    assert (events[0]["reveals"], events[0]["random"]) == (True, True)
    assert (game.seat, game.phase) == (0, "effect")
    after = game.position()
    assert after["pending"] == {"effect": "cover", "tile": tile("Mgg Gs")}
    assert after["pile"] == ["t05"]
    for viewer in (None, 0, 1):
        assert game.view(viewer)["pending"] == {"effect": "cover", "tile": tile("Mgg Gs")}
    assert refused(game, DECLINE) == "W-B13", "not any more"
    assert places(game) == {"00n", "01s"}
    events = play(game, cover("01s"))
    assert ids(events) == ["cover-laid"]
    assert events[0]["args"] == {"seat": 0, "tile": tile("Mgg Gs"), **place("01s")}
    assert nest_of(game)[-1] == {"cover": tile("Mgg Gs"), **place("01s")}
    assert (game.seat, game.phase) == (1, "take")
    assert game.position()["turns_played"] == [1, 0], "no turn of its own"
    assert game.position()["display"] == ["t01", "t02", "t03"]


@pytest.mark.rule("W-B12")
@pytest.mark.rule("W-B13")
def test_the_second_player_lays_branch_and_cover() -> None:
    nests = ("", "00n Sr Gr / 10n Mr Mr / 20n Sr Gr")
    game = table(*nests, phase="effect", effect="branch", seat=1, turns=(3, 2))
    assert set(squares_for_token(game)) == {
        "01 column",
        "10 row",
        "11 row",
        "11 column",
        "20 row",
        "21 row",
        "21 column",
    }
    play(game, token("10", "row"))
    assert nest_of(game, 1)[-1] == {"token": "branch", "at": [1, 0], "along": "row"}
    assert group(game, "straw")[0] == [0, 2]
    assert game.explain()["groups"][0]["branch"] == [False, True]
    game = table(nests[0], f"{nests[1]} / 10 branch row", phase="effect", cover_tile="Mg Mg", effect="cover", seat=1)
    play(game, cover("10n"))
    assert nest_of(game, 1)[-1] == {"cover": tile("Mg Mg"), **place("10n")}
    assert group(game, "straw")[0] == [0, 1]


@pytest.mark.rule("W-B13")
def test_the_squares_of_one_tile_or_of_two() -> None:
    game = settling("cover", "00n Sr Sr / 10n Mr Mr / 30n Gr Gr", "00n Sr Sr / 10n Sr Sr", cover_tile="Mg Mg")
    upright = {f"{column}{where}" for column in (0, 1, 3) for where in ("0n", "1s")}
    assert places(game) == upright | {"00e", "10w", "01e", "11w"}
    assert len(game.legal()) == 10
    for where in ("20n", "20e", "02n", "30e", "50e"):
        assert refused(game, cover(where)) == "W-B13"


@pytest.mark.rule("W-B13")
def test_what_is_covered_does_not_count() -> None:
    under = "00n SYYY Srss / 10n Srr Mr"
    game = table(f"{under} / 00e cover MP Gs", "00n Mr Mr / 10n Mr Mr", eggs={0: "flower-white", 1: "feather-red"})
    assert column(game, 0) == ([1, 0], [2, 0], "objects")
    assert column(game, 1)[0] == [1, 2]
    assert game.result()["shells"] == [3, 0]
    assert group(game, "straw")[0] == [1, 0]
    assert group(game, "moss")[0] == [1, 4]
    assert group(game, "gravel")[0] == [1, 0]


@pytest.mark.rule("W-B13")
@pytest.mark.rule("W-B6")
def test_covered_objects_do_not_count_for_egg_tiles() -> None:
    mine = "00n SYYY Sr / 10n Mr Mr / 00n cover My Mr"
    game = table(mine, "00n My Mg / 10n Mg Mg", kept=["egg-yellow", ""])
    assert game.result()["egg_tiles"] == [{"bonus": "egg-yellow", "seat": 0, "counts": [1, 1], "eggs": 0}]


@pytest.mark.rule("W-B13")
@pytest.mark.parametrize(
    ("laid", "egg", "count"),
    [("00 white-feather", "feather-white", 1), ("00 white-flower", "flower-white", 1), ("00 shells", None, 2)],
)
def test_tokens_under_a_cover_do_not_count(laid: str, egg: str | None, count: int) -> None:
    """A token on the cover does: what counts is the order in which they were laid."""
    tiles = "00n Sg Sg / 10n Mg Mg"
    for steps, wanted in (
        (f"{tiles} / {laid}", count),
        (f"{tiles} / {laid} / 00n cover Mg Mg", 0),
        (f"{tiles} / {laid} / 00e cover Mg Mg", 0),
        (f"{tiles} / {laid} / 01s cover Mg Mg", 0),
        (f"{tiles} / {laid} / 10w cover Mg Mg", 0),
        (f"{tiles} / {laid} / 10n cover Mg Mg", count),
        (f"{tiles} / 00n cover Mg Mg / {laid}", count),
    ):
        game = table(steps, "00n Sg Sg / 10n Mg Mg", turns=(2, 2), eggs={0: egg} if egg else {})
        found = column(game, 0)[0][0] if egg else game.result()["shells"][0]
        assert found == wanted, steps


@pytest.mark.rule("W-B13")
@pytest.mark.rule("W-B9")
def test_an_x_under_a_cover_does_nothing_more() -> None:
    tiles = "00n SYY Sg / 10n Mg Mg"
    for steps, wanted in (
        (f"{tiles} / 00 x flower-yellow", 1),
        (f"{tiles} / 00 x flower-yellow / 00n cover MYY Mg", 2),
        (f"{tiles} / 00 x flower-yellow / 01s cover Mg MYY", 2),
        (f"{tiles} / 00n cover MYY Mg / 00 x flower-yellow", 1),
        (f"{tiles} / 00 x flower-yellow / 10n cover MYY Mg", 1),
    ):
        game = table(steps, "00n MYYY Mg / 10n Mg Mg", eggs={0: "flower-yellow"})
        assert column(game, 0)[0] == [wanted, 3], steps


@pytest.mark.rule("W-B13")
@pytest.mark.rule("W-B12")
@pytest.mark.parametrize(
    ("later", "size"),
    [
        ("10n cover Mr Mr", 1),
        ("11s cover Mr Mr", 1),
        ("11e cover Mr Mr", 2),
        ("20n cover Sr Mr", 2),
        ("20n cover Mr Mr", 1),
        ("20n cover Mr Sr", 1),
    ],
    ids=["over the Branch", "over it, turned", "beside it", "an end, the same", "an end, another", "an end, turned"],
)
def test_a_branch_and_a_cover(later: str, size: int) -> None:
    game = table(f"00n Sr Gr / 10n Mr Mr / 20n Sr Gr / 10 branch row / {later}", "")
    assert group(game, "straw")[0] == [size, 0]


@pytest.mark.rule("W-B13")
@pytest.mark.rule("W-B12")
def test_a_branch_on_a_cover() -> None:
    game = table("00n Sr Gr / 10n Mr Mr / 20n Sr Gr / 10n cover Mr Mr / 10 branch row", "")
    assert group(game, "straw")[0] == [2, 0]


@pytest.mark.rule("W-B13")
def test_a_cover_earns_no_bonus() -> None:
    game = settling("cover", "10n Mg Gg / 12n Sr Sr", cover_tile="Sgg Sgg")
    events = play(game, cover("12n"))
    assert ids(events) == ["cover-laid"]
    assert (game.seat, game.phase) == (1, "take")


@pytest.mark.rule("W-B13")
def test_a_cover_lies_on_filled_squares_only() -> None:
    for where in ("01n", "00e", "20n"):
        document = position("00n Sr Sr / 30n Sr Sr", "")
        document["nests"][0] += nest(f"{where} cover Mr Mr")
        document["kept"][0].append("cover")
        document["bonus_pile"].remove("cover")
        assert "nests[0]" in rejected(document)


@pytest.mark.rule("W-B13")
def test_covered_squares_stay_filled() -> None:
    game = playing("00n Sr Sr / 00n cover Mr Mr", "Gr Gr")
    assert not {"00n", "00e", "01n", "02s"} & places(game)
    assert {"02n", "02e"} <= places(game)


@pytest.mark.rule("W-E2")
def test_groups_of_a_real_game_agree_with_their_squares() -> None:
    """What explains the result has as many squares as the result counts, all of them filled and different."""
    game = voliera.new("bower", seed=12)
    while not game.over:
        game.apply(game.legal()[-1] if game.phase != "play" else game.legal()[0])
    for one in game.explain()["groups"]:
        for seat in (0, 1):
            squares = [tuple(where) for where in one["squares"][seat]]
            assert len(squares) == len(set(squares)) == one["sizes"][seat]
