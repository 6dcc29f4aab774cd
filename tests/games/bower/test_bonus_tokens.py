"""Tokens on nest tiles: W-B9 to W-B11."""

from typing import Any

import pytest

from tests.games.bower.tables import (
    DECLINE,
    column,
    cross,
    group,
    lay,
    nest_of,
    play,
    playing,
    refused,
    settling,
    squares_for_token,
    table,
    told,
)


@pytest.mark.rule("W-B9")
def test_the_x_goes_on_any_feather_or_flower_in_either_nest() -> None:
    game = settling("x", "00n MYYr Sgs / 01 white-feather", "10n Gw GPs / 10 white-flower")
    assert sorted(map(str, game.legal())) == sorted(
        map(
            str,
            [
                cross(0, "00", "flower-yellow"),
                cross(0, "00", "feather-red"),
                cross(0, "01", "feather-white"),
                cross(1, "10", "feather-white"),
                cross(1, "10", "flower-white"),
                cross(1, "11", "flower-purple"),
                DECLINE,
            ],
        )
    ), "two alike on one square are one choice"


@pytest.mark.rule("W-B9")
def test_the_x_is_laid() -> None:
    game = settling("x", "00n MYYr Sg", "10n Gw GP")
    events = play(game, cross(1, "11", "flower-purple"))
    assert nest_of(game, 1)[-1] == {"token": "x", "at": [1, 1], "object": "flower-purple"}
    assert all("tile" in one for one in nest_of(game, 0))
    laid = {"seat": 0, "token": "x", "nest": 1, "at": [1, 1], "object": "flower-purple", "along": None}
    assert told(events, "token-laid") == [laid]
    assert game.seat == 1


@pytest.mark.rule("W-B9")
@pytest.mark.parametrize(
    ("egg", "action", "before", "after"),
    [
        ("flower-yellow", cross(0, "00", "flower-yellow"), [2, 1], [1, 1]),
        ("flower-yellow", cross(1, "00", "flower-yellow"), [2, 1], [2, 0]),
        ("flower-yellow", cross(0, "00", "feather-yellow"), [2, 1], [2, 1]),
        ("feather-white", cross(0, "00", "feather-yellow"), [3, 2], [2, 2]),
        ("feather-white", cross(0, "01", "feather-white"), [3, 2], [2, 2]),
        ("feather-white", cross(1, "01", "feather-white"), [3, 2], [3, 1]),
        ("feather-red", cross(0, "01", "feather-white"), [2, 1], [1, 1]),
    ],
    ids=["one of two", "the opponent's", "another kind", "white egg", "printed white", "token", "white under red"],
)
def test_what_lies_under_the_x_does_not_count(
    egg: str, action: dict[str, Any], before: list[int], after: list[int]
) -> None:
    """Seat 0's white Feathers are printed, seat 1's is a token."""
    game = settling("x", "00n MYYy Sww", "00n MYp Mg / 01 white-feather", eggs={0: egg})
    assert column(game, 0)[0] == before
    play(game, action)
    assert column(game, 0)[0] == after


@pytest.mark.rule("W-B9")
@pytest.mark.rule("W-B6")
def test_the_x_counts_for_egg_tiles() -> None:
    game = settling("x", "00n MYYy Sg", "00n MYp Mg", kept=["egg-yellow", ""], turns=(1, 2))
    assert game.result()["egg_tiles"] == [{"bonus": "egg-yellow", "seat": 0, "counts": [3, 1], "eggs": 1}]
    play(game, cross(1, "00", "flower-yellow"))
    assert game.result()["egg_tiles"] == [{"bonus": "egg-yellow", "seat": 0, "counts": [3, 0], "eggs": 1}]


@pytest.mark.rule("W-B9")
@pytest.mark.parametrize(
    "action",
    [
        cross(0, "00", "flower-red"),
        cross(0, "01", "flower-yellow"),
        cross(0, "20", "flower-yellow"),
        cross(1, "00", "flower-yellow"),
        cross(0, "10", "feather-purple"),
    ],
    ids=["not there", "on the other square", "no tile", "in the other nest", "covered"],
)
def test_where_the_x_cannot_go(action: dict[str, Any]) -> None:
    game = settling("x", "00n MYY Sg / 10n Mp Sg / 10n cover Mr Mr", "10n MYY Mg")
    assert refused(game, action) == "W-B9"


@pytest.mark.rule("W-B9")
@pytest.mark.parametrize(("nest", "counts"), [(0, [1, 1]), (1, [2, 0])])
def test_the_second_player_lays_the_x(nest: int, counts: list[int]) -> None:
    game = table("00n MYY Mg", "00n MY Mg", phase="effect", effect="x", seat=1, eggs={0: "flower-yellow"})
    assert game.legal()[-1] == DECLINE
    assert {action["nest"] for action in game.legal()[:-1]} == {0, 1}
    events = play(game, cross(nest, "00", "flower-yellow"))
    assert nest_of(game, nest)[-1] == {"token": "x", "at": [0, 0], "object": "flower-yellow"}
    laid = {"seat": 1, "token": "x", "nest": nest, "at": [0, 0], "object": "flower-yellow", "along": None}
    assert told(events, "token-laid") == [laid]
    assert column(game, 0)[0] == counts


@pytest.mark.rule("W-B10")
@pytest.mark.rule("W-B11")
@pytest.mark.parametrize("bonus", ["white-feather", "white-flower", "shells"])
def test_a_token_goes_on_any_filled_square_of_the_own_nest(bonus: str) -> None:
    rule = "W-B11" if bonus == "shells" else "W-B10"
    game = settling(bonus, "00n Mrrr Sg / 20e Mg Gp", "40n Sr Sr")
    assert set(squares_for_token(game)) == {"00", "01", "20", "30"}
    assert len(game.legal()) == 5
    assert refused(game, {"do": "token", "at": [4, 0]}) == rule
    assert refused(game, {"do": "token", "at": [1, 0]}) == rule
    events = play(game, {"do": "token", "at": [3, 0]})
    assert nest_of(game)[-1] == {"token": bonus, "at": [3, 0]}
    laid = {"seat": 0, "token": bonus, "nest": 0, "at": [3, 0], "object": None, "along": None}
    assert told(events, "token-laid") == [laid]
    assert game.seat == 1


@pytest.mark.rule("W-B10")
@pytest.mark.parametrize(
    ("bonus", "egg", "count"),
    [
        ("white-feather", "feather-red", 2),
        ("white-feather", "feather-white", 3),
        ("white-feather", "flower-red", 1),
        ("white-flower", "flower-white", 2),
        ("white-flower", "feather-red", 1),
    ],
)
def test_a_white_token_is_one_white_object_more(bonus: str, egg: str, count: int) -> None:
    """The opponent has two red Flowers and two red Feathers, so a second red one is wanted."""
    game = settling(bonus, "00n MRr Sp", "00n MRR Srr", eggs={0: egg})
    play(game, {"do": "token", "at": [0, 1]})
    assert column(game, 0)[0][0] == count


@pytest.mark.rule("W-B10")
@pytest.mark.rule("W-B11")
@pytest.mark.parametrize(
    ("bonus", "egg", "found"),
    [("white-feather", "feather-white", [0, 1]), ("white-flower", "flower-white", [0, 1]), ("shells", "", [0, 2])],
)
def test_the_second_player_lays_a_token(bonus: str, egg: str, found: list[int]) -> None:
    eggs = {3: egg} if egg else {}
    game = table("10n Mg Mg", "30n Gg Mg", phase="effect", effect=bonus, seat=1, turns=(1, 0), eggs=eggs)
    assert squares_for_token(game) == ["30", "31"]
    play(game, {"do": "token", "at": [3, 1]})
    assert nest_of(game, 1)[-1] == {"token": bonus, "at": [3, 1]}
    assert (column(game, 3)[0] if egg else game.result()["shells"]) == found


@pytest.mark.rule("W-B11")
def test_the_shells_token_is_two_shells() -> None:
    game = settling("shells", "00n Mr Mr", "00n Mr Mr", eggs={0: "feather-red", 1: "flower-white"})
    assert game.result()["shells"] == [0, 0]
    play(game, {"do": "token", "at": [0, 1]})
    result = game.result()
    assert result["shells"] == [2, 0]
    assert (result["columns"][0]["shells"], result["columns"][0]["by"]) == ([2, 0], "shells")
    assert result["columns"][1]["shells"] == [0, 0]
    assert (result["groups"][1]["shells"], result["groups"][1]["by"]) == ([2, 0], "shells")


@pytest.mark.rule("W-B11")
@pytest.mark.rule("W-B6")
def test_the_shells_token_counts_for_the_shells_tile() -> None:
    game = table("00n Mr Mr / 10n Mr Mr / 00 shells", "00n Ms Mr / 10n Gr Gr", kept=["egg-shells", ""])
    assert game.result()["egg_tiles"] == [{"bonus": "egg-shells", "seat": 0, "counts": [2, 1], "eggs": 1}]


SHARED = "00n SRg Mr / 10n GYpg Mg / 20n SPg Mg"
ALL_TOKENS = "/ 10 white-feather / 10 white-flower / 10 shells / 10 branch row"


@pytest.mark.rule("W-B10")
@pytest.mark.rule("W-B11")
@pytest.mark.rule("W-B12")
def test_tokens_share_a_square_and_cover_nothing() -> None:
    """Four tokens on one square: what is printed there counts as before, and each token adds its own."""
    bare, laden = (table(SHARED + tokens, eggs={1: "flower-white"}) for tokens in ("", ALL_TOKENS))
    assert column(bare, 1)[0][0] == 1, "the printed Flower"
    assert column(laden, 1)[0][0] == 2, "and the white one"
    for game, shells in ((bare, 0), (laden, 2)):
        assert game.result()["columns"][1]["shells"][0] == shells
        assert group(game, "gravel")[0][0] == 1, "its material counts on"
    assert (group(bare, "straw")[0][0], group(laden, "straw")[0][0]) == (1, 2), "the Branch joins its ends"


@pytest.mark.rule("W-B10")
@pytest.mark.rule("W-B11")
@pytest.mark.rule("W-B12")
@pytest.mark.parametrize("token", ["10 white-feather", "10 white-flower", "10 shells", "10 branch row"])
def test_gems_under_a_token_count(token: str) -> None:
    """The printed Gem under the token is one of three in the column."""
    for steps in ("10n Gg Sg", f"10n Gg Sg / {token}"):
        game = playing(steps, "Mg Mr")
        assert told(play(game, lay("12n")), "bonus-earned") == [{"seat": 0, "columns": [1], "groups": []}]
