"""The third gem: W-B1 and W-B2."""

from typing import Any

import pytest

import voliera
from tests.games.bower.tables import (
    BONUS,
    BONUSES,
    DECLINE,
    cover,
    ids,
    keep,
    lay,
    play,
    playing,
    quiet_turn,
    settling,
    table,
    take,
    told,
)
from voliera.documents import Document


def earned(steps: str, code: str, where: str, **more: Any) -> tuple[list[int], list[str]] | None:
    """What earns a bonus when a tile is played: columns and groups. None if nothing does."""
    game = playing(steps, code, **more)
    events = play(game, lay(where))
    found = told(events, "bonus-earned")
    assert len(found) <= 1
    assert (game.seat, game.phase) == ((0, "bonus") if found else (1, "take"))
    assert ids(events) == ["tile-played", "bonus-earned"][: 1 + len(found)]
    if not found:
        return None
    assert found[0]["seat"] == 0
    return found[0]["columns"], found[0]["groups"]


# W-B1: columns


@pytest.mark.rule("W-B1")
@pytest.mark.parametrize(
    ("steps", "code", "where"),
    [
        ("10n Mg Gg", "Sg Mr", "12n"),
        ("10n Mg Gg", "Sr Mg", "12n"),
        ("10n Mg Gg", "Mr Sg", "13s"),
        ("10n Mg Gg", "Sg Mr", "12e"),
        ("10n Mgg Gr", "Sgg Mr", "12n"),
        ("10n Mg Gr", "Sg Mg", "12n"),
        ("", "Sgg Mg", "10n"),
        ("10n Mgg Gr / 20e Sr Sr", "Gr Sg", "22w"),
    ],
    ids=["above", "further up", "upside down", "across", "two to four", "two at once", "all at once", "half in it"],
)
def test_the_third_gem_in_a_column(steps: str, code: str, where: str) -> None:
    assert earned(steps, code, where) == ([1], [])


@pytest.mark.rule("W-B1")
@pytest.mark.parametrize(
    ("steps", "code", "where"),
    [
        ("10n Mg Gr", "Sg Mr", "12n"),
        ("10n Mgg Gr", "Sr Mr", "12n"),
        ("10n Mgg Gr", "Sr Mg", "12e"),
        ("10n Mg Gg", "Sg Mg", "20n"),
        ("10n Mgg Gr / 00n Srrr Srrr", "Srrs Mss", "12n"),
    ],
    ids=["two", "no gem", "gem beside it", "other column", "other objects"],
)
def test_fewer_than_three_in_a_column(steps: str, code: str, where: str) -> None:
    assert earned(steps, code, where) is None


@pytest.mark.rule("W-B1")
def test_only_the_columns_of_the_tile_count() -> None:
    """Column 1 has had three gems for long, and the tile goes to column 3."""
    assert earned("10n Mgg Gg / 30n Sr Sr", "Mr Gr", "32n") is None


@pytest.mark.rule("W-B1")
def test_the_nest_of_the_other_is_not_looked_at() -> None:
    assert earned("10n Mg Gr", "Sr Mr", "12n", theirs="10n Mgg Gg / 12n Sg Sg") is None


@pytest.mark.rule("W-B1")
def test_the_second_player_earns_a_bonus() -> None:
    game = table(
        "30n Sr Sr / 40n Sr Sr", "10n Mg Gg", phase="play", seat=1, hands=["t31", ["Sg Mr", "t33"]], turns=(2, 1)
    )
    assert told(play(game, lay("12n")), "bonus-earned") == [{"seat": 1, "columns": [1], "groups": []}]
    assert (game.seat, game.phase) == (1, "bonus")


# W-B1: groups


@pytest.mark.rule("W-B1")
@pytest.mark.parametrize(("material", "name"), [("S", "straw"), ("M", "moss"), ("G", "gravel"), ("E", "earth")])
def test_the_third_gem_in_a_group(material: str, name: str) -> None:
    """The group lies along the board, one gem in each of three columns; the tile's other square is no part of it."""
    other = "S" if material != "S" else "M"
    steps = f"00e {material}g {material}g / 01e {other}r {other}y"
    assert earned(steps, f"{material}g {other}r", "20n") == ([], [name])


@pytest.mark.rule("W-B1")
def test_bonus_nest_tiles_make_groups_of_earth() -> None:
    """`nest-4` has a gem on each square."""
    assert earned("00e Eg Mr", "nest-4", "01e", hands=[["nest-4", "t31"], "t33"]) == ([], ["earth"])


@pytest.mark.rule("W-B1")
def test_both_squares_of_a_tile_are_looked_at() -> None:
    """The second square completes its group, the first does not."""
    assert earned("20e Gg Gg / 00e Mr Sr", "Sr Gg", "31n") is None
    assert earned("20e Gg Gg / 00e Mr Sr", "Gg Sr", "31n") == ([], ["gravel"])
    assert earned("20e Gg Gg / 00e Mr Sr", "Sr Gg", "32s") == ([], ["gravel"])


@pytest.mark.rule("W-B1")
def test_squares_that_only_meet_at_a_corner_are_no_group() -> None:
    assert earned("00e Sg Sg / 01e Mr Mr", "Mr Sg", "20n") is None


@pytest.mark.rule("W-B1")
def test_a_group_reaches_round_corners() -> None:
    steps = "00n Sg Mr / 10n Sr Sr / 20n Mr Sg / 30n Mr Mr"
    assert earned(steps, "Sg Gr", "22e") == ([], ["straw"])
    assert earned(steps, "Gr Sg", "22e") is None


@pytest.mark.rule("W-B1")
def test_a_tile_without_a_gem_joins_two_groups() -> None:
    steps = "00e Sgg Mr / 20e Sg Gr / 01e Sr Gr"
    assert earned(steps, "Sr Sr", "12w") is None, "it joins nothing to the right"
    assert earned("00n Sgg Mr / 20n Sg Gr", "Sr Gr", "10n") == ([], ["straw"])
    assert earned("00n Sgg Mr / 20n Sg Gr", "Gr Sr", "10n") is None


@pytest.mark.rule("W-B1")
@pytest.mark.parametrize(
    ("steps", "code", "where", "on", "off"),
    [
        ("00n Sgg Mr / 20n Sg Gr", "Sr Gr", "10n", ([], ["straw"]), None),
        ("00n Sgg Mr / 20n Sg Gr", "Sr Gg", "10n", ([], ["straw"]), None),
        ("00n Sgg Mr / 20n Sg Gr", "Sg Gr", "10n", ([], ["straw"]), ([], ["straw"])),
        ("00n Sgg Mr / 20n Sg Gr", "Sr Sg", "10n", ([], ["straw"]), ([], ["straw"])),
        ("00n Sgg Mg / 20n Sg Mgg", "Sr Mg", "10n", ([], ["straw", "moss"]), ([], ["moss"])),
        ("10n Sgg Mr / 20n Mg Sg", "Sr Mg", "12n", ([1], []), ([1], [])),
        ("00n Sgg Mr / 10n Mr Mr / 30n Sg Gr / 10 branch row", "Sr Gr", "20n", ([], ["straw"]), None),
        ("10n Sgg Mr / 12n Mg Gr", "Sg Gr", "00n", ([], ["straw"]), ([], ["straw"])),
    ],
    ids=["no gem", "in the other square", "a gem", "a gem in it", "one of two", "column", "branch", "not joined"],
)
def test_joining_gems_is_an_option(
    steps: str, code: str, where: str, on: tuple[list[int], list[str]], off: tuple[list[int], list[str]] | None
) -> None:
    """Off, the tile itself must bring a gem into that column or group."""
    assert earned(steps, code, where) == earned(steps, code, where, options={"joining_gems": True}) == on
    assert earned(steps, code, where, options={"joining_gems": False}) == off


@pytest.mark.rule("W-B1")
@pytest.mark.rule("W-B2")
def test_what_a_tile_without_a_gem_joins_is_spent() -> None:
    """Option `joining_gems` off: three gems came together without a bonus, and the fourth earns none either."""
    strict = {"joining_gems": False}
    steps = "00n Sgg Mr / 20n Sg Gr / 10n Sr Gr"
    assert earned(steps, "Sg Mr", "30n", options=strict) is None
    assert earned(steps, "Mr Sg", "30n", options=strict) is None


@pytest.mark.rule("W-B1")
def test_a_tile_joins_three_groups() -> None:
    steps = "00n Sg Mr / 20n Sg Gr / 02e Gr Sg / 22e Mr Mr"
    assert earned(steps, "Sr Sr", "10n") == ([], ["straw"])


@pytest.mark.rule("W-B1")
def test_joining_a_group_that_had_three_gives_nothing() -> None:
    assert earned("00n Sgg Sg / 20n Sg Gr", "Sr Gr", "10n") is None
    assert earned("00n Sgg Sg / 20n Sgg Gr", "Sg Gr", "10n") is None, "nor does a gem of its own help"


@pytest.mark.rule("W-B1")
def test_joining_two_groups_that_had_three_gives_nothing() -> None:
    assert earned("00n Sgg Sg / 20n Sgg Sg", "Sr Gr", "10n") is None


@pytest.mark.rule("W-B1")
def test_a_group_of_another_place_that_had_three_does_not_matter() -> None:
    """Straw on the left has its three; straw on the right gets them now."""
    assert earned("00n Sgg Sg / 40n Sg Gr / 50n Sg Gr", "Sg Mr", "30n") == ([], ["straw"])


@pytest.mark.rule("W-B1")
def test_a_column_counts_whatever_its_groups_had() -> None:
    assert earned("10n Sgg Mr / 20n Sg Mr", "Sr Mg", "12n") == ([1], [])
    assert earned("10n Sgg Sr / 20n Sg Mr", "Sg Mr", "12n") == ([1], []), "the straw had three, the column two"


@pytest.mark.rule("W-B1")
def test_a_group_counts_whatever_its_columns_had() -> None:
    """Column 1 had three gems of different materials; the straw has three only now."""
    assert earned("10n Sg Mg / 12n Mg Gr / 00n Sg Mr", "Sg Mr", "20n") == ([], ["straw"])


# W-B1: covers and the Branch


@pytest.mark.rule("W-B1")
@pytest.mark.rule("W-B13")
def test_a_column_crosses_three_again_after_a_cover() -> None:
    before = "10n Mgg Gg"
    assert earned(before, "Sg Sr", "12n") is None
    assert earned(f"{before} / 10n cover Mg Gr", "Sg Sr", "12n") is None, "one and one are two"
    assert earned(f"{before} / 10n cover Mg Gg", "Sg Sr", "12n") == ([1], [])


@pytest.mark.rule("W-B1")
@pytest.mark.rule("W-B13")
def test_a_group_crosses_three_again_after_a_cover() -> None:
    before = "00e Sg Sg / 20n Sg Mr"
    assert earned(before, "Sg Gr", "30n") is None
    assert earned(f"{before} / 20n cover Sr Mr", "Sg Gr", "30n") == ([], ["straw"])
    assert earned(f"{before} / 20n cover Mr Mr", "Sg Gr", "30n") is None, "the straw no longer hangs together"


@pytest.mark.rule("W-B1")
@pytest.mark.rule("W-B13")
def test_what_a_cover_brings_to_three_is_spent() -> None:
    game = settling("cover", "10n Mg Gg / 12n Sr Sr", cover_tile="Mgg Gg")
    events = play(game, cover("10n"))
    assert "bonus-earned" not in ids(events)
    assert earned("10n Mg Gr / 10n cover Mgg Gg", "Sg Sr", "12n") is None


@pytest.mark.rule("W-B1")
@pytest.mark.rule("W-B12")
def test_gems_at_both_ends_of_the_branch() -> None:
    """The Branch on column 1 joins columns 0 and 2, as soon as column 2 is filled."""
    steps = "00n Sgg Mr / 10n Mr Mr / 10 branch row"
    assert earned(steps, "Sg Gr", "20n") == ([], ["straw"])
    assert earned(steps, "Gr Sg", "20n") is None, "not at the end of the Branch"
    assert earned(steps, "Gg Gr", "20n") is None, "not the same material"
    assert earned("00n Sgg Mr / 10n Mr Mr", "Sg Gr", "20n") is None, "without the Branch"
    assert earned(steps.replace("Sgg Mr", "Sgg Sg"), "Sg Gr", "20n") is None, "the other end had three"


@pytest.mark.rule("W-B1")
@pytest.mark.rule("W-B12")
def test_a_tile_beside_an_end_of_the_branch() -> None:
    steps = "00n Sgg Mr / 10n Mr Mr / 20n Sr Gr / 10 branch row"
    assert earned(steps, "Sg Gr", "30n") == ([], ["straw"])


@pytest.mark.rule("W-B1")
def test_tokens_bring_no_gems() -> None:
    steps = "00n Sgg Mr / 00 shells / 01 white-feather"
    assert earned(steps, "Sr Gr", "10n") is None


@pytest.mark.rule("W-B1")
def test_a_gift_can_earn_a_bonus() -> None:
    game = table("10n Mg Gg", phase="play", gift=(0, "Sg Mr"))
    assert told(play(game, lay("12n", "gift")), "bonus-earned") == [{"seat": 0, "columns": [1], "groups": []}]
    assert (game.seat, game.phase) == (0, "bonus")


# W-B2: one bonus a turn


def one_bonus(game: voliera.Game, action: Document) -> Document:
    """Play a tile that earns a bonus, and see that it is one and the turn is over after it."""
    found = told(play(game, action), "bonus-earned")
    assert len(found) == 1
    kept = len(game.position()["kept"][0])
    play(game, BONUS, keep("egg-red"))
    assert (game.seat, game.phase) == (1, "take")
    assert len(game.position()["kept"][0]) == kept + 1
    return found[0]


@pytest.mark.rule("W-B2")
def test_two_columns_at_once_are_one_bonus() -> None:
    game = playing("10n Mg Gg / 20n Gg Mg", "Sg Mg", top="egg-red cover x")
    assert one_bonus(game, lay("12e")) == {"seat": 0, "columns": [1, 2], "groups": []}


@pytest.mark.rule("W-B2")
def test_column_and_group_at_once_are_one_bonus() -> None:
    game = playing("10n Gg Sg / 20n Mr Sg", "Sg Mr", top="egg-red cover x")
    assert one_bonus(game, lay("12n")) == {"seat": 0, "columns": [1], "groups": ["straw"]}


@pytest.mark.rule("W-B2")
def test_two_groups_at_once_are_one_bonus() -> None:
    game = playing("00e Sg Sg / 01e Mg Mg", "Sg Mg", top="egg-red cover x")
    assert one_bonus(game, lay("20n")) == {"seat": 0, "columns": [], "groups": ["straw", "moss"]}


@pytest.mark.rule("W-B2")
def test_what_was_not_used_is_spent() -> None:
    """Columns 1 and 2 came to three together; a fourth gem in either gives nothing."""
    steps = "10n Mg Gg / 20n Gg Mg / 12e Sg Mg"
    assert earned(steps, "Gg Gr", "13e") is None
    assert earned(steps, "Gr Gg", "13e") is None


@pytest.mark.rule("W-B2")
@pytest.mark.parametrize("code", ["Sg Gr", "Sgg Gr"])
def test_a_fourth_gem_gives_nothing(code: str) -> None:
    assert earned("10n Mg Gg / 12e Mg Gr", code, "13e") is None
    assert earned("00e Sg Sg / 20n Sg Mr", code, "30n") is None


@pytest.mark.rule("W-B2")
def test_what_was_declined_is_spent() -> None:
    game = playing("10n Mg Gg", "Sg Mr", more_hand="Sg Gr")
    play(game, lay("12e"), DECLINE)
    quiet_turn(game)
    assert "bonus-earned" not in ids(play(game, take(0), lay("13e", 0)))


@pytest.mark.rule("W-B2")
def test_no_bonus_is_asked_for_when_no_tile_is_left() -> None:
    kept = [" ".join(BONUSES[5:13]), " ".join(BONUSES[13:])]
    hands = [["Sg Mr", *BONUSES[:2], "t31"], [*BONUSES[2:5], "t33"]]
    game = playing("10n Mg Gg", theirs="", kept=kept, hands=hands, turns=(10, 10), idle="Ep Ep")
    assert game.position()["bonus_pile"] == []
    events = play(game, lay("12n"))
    assert (game.seat, game.phase) == (1, "take")
    assert "bonus-earned" not in ids(events)
