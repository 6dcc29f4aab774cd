"""Egg tiles, and spying on eggs: W-B6 to W-B8."""

import pytest

from tests.games.bower.bonus_tables import three_with
from tests.games.bower.tables import (
    DECLINE,
    EGG_TILES,
    USE,
    keep,
    keeping_one,
    play,
    quiet_turn,
    refused,
    settling,
    spy,
    table,
)


@pytest.mark.rule("W-B6")
@pytest.mark.parametrize("bonus", EGG_TILES)
def test_an_egg_tile_lies_open_until_the_end(bonus: str) -> None:
    game = keeping_one(three_with(bonus), "00n Mr Mr")
    play(game, keep(bonus))
    quiet_turn(game)
    quiet_turn(game)
    for viewer in (None, 0, 1):
        assert game.view(viewer)["kept"] == [[bonus], []]
    assert [one["bonus"] for one in game.result()["egg_tiles"]] == [bonus]


@pytest.mark.rule("W-B7")
@pytest.mark.parametrize("chosen", [1, 3, 5])
def test_spy_on_an_opposing_egg(chosen: int) -> None:
    game = settling("spy-opponent")
    assert game.legal() == [spy(1), spy(3), spy(5), DECLINE]
    eggs = game.position()["eggs"]
    events = play(game, spy(chosen))
    assert [(event["id"], event["args"], event["to"]) for event in events] == [
        ("spied", {"seat": 0, "column": chosen}, "all"),
        ("egg-seen", {"seat": 0, "column": chosen, "egg": eggs[chosen]}, [0]),
    ]
    assert [event["reveals"] for event in events] == [False, True]
    assert game.seat == 1
    for _ in range(3):
        seen = game.view(0)["eggs"]
        assert seen == [egg if space % 2 == 0 or space == chosen else None for space, egg in enumerate(eggs)]
        for viewer in (None, 0, 1):
            assert game.view(viewer)["known"][0] == {"columns": [chosen], "aside": False}
        quiet_turn(game)


@pytest.mark.rule("W-B7")
def test_the_second_player_spies_on_the_first() -> None:
    game = table("", "00n Mg Mg", phase="effect", effect="spy-opponent", seat=1)
    assert game.legal() == [spy(0), spy(2), spy(4), DECLINE]
    play(game, spy(4))
    eggs = game.position()["eggs"]
    assert game.view(1)["eggs"] == [None, eggs[1], None, eggs[3], eggs[4], eggs[5]]
    assert game.view(0)["eggs"] == [eggs[0], None, eggs[2], None, eggs[4], None]
    assert game.view(None)["eggs"] == [None] * 6


@pytest.mark.rule("W-B7")
@pytest.mark.parametrize("own", [0, 2, 4])
def test_own_eggs_are_not_spied_on(own: int) -> None:
    assert refused(settling("spy-opponent"), spy(own)) == "W-B7"


@pytest.mark.rule("W-B8")
def test_spy_on_the_eggs_set_aside() -> None:
    game = settling("spy-aside")
    assert game.legal() == [USE, DECLINE]
    aside = game.position()["aside"]
    events = play(game, USE)
    assert [(event["id"], event["args"], event["to"]) for event in events] == [
        ("spied-aside", {"seat": 0}, "all"),
        ("aside-seen", {"seat": 0, "eggs": aside}, [0]),
    ]
    assert game.seat == 1
    for _ in range(3):
        assert game.view(0)["aside"] == aside
        assert game.view(1)["aside"] == game.view(None)["aside"] == [None, None]
        assert game.view(1)["known"][0] == {"columns": [], "aside": True}
        quiet_turn(game)
