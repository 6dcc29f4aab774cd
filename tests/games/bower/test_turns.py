"""A turn: W-T1 to W-T4."""

import random

import pytest

import voliera
from tests.games.bower.tables import (
    BONUS,
    DECLINE,
    STEPS,
    USE,
    discard,
    filled,
    hand_of,
    ids,
    keep,
    lay,
    nest,
    nest_of,
    places,
    play,
    playing,
    quiet_turn,
    refused,
    settling,
    table,
    take,
    tile,
    told,
    verbs,
)

HOLES = (
    "00n Sy Sy / 02n My My / 10n Sy Sy / 12n My My / 20n Sy Sy / 22n My My / "
    "30n Gy Gy / 32n My My / 41e Gy Gy / 42e My My / 43e Gy Gy"
)
"""Eleven tiles; the two squares that are left, at the board in columns 4 and 5, are side by side."""
NO_ROOM = (
    "00n Sy Sy / 02n My My / 10n Sy Sy / 12n My My / 20n Sy Sy / 22n My My / "
    "31n Gy Gy / 40n My My / 42n Gy Gy / 50n My My / 52n Gy Gy"
)
"""Eleven tiles; the two squares that are left, both in column 3, do not touch."""
NO_ROOM_YET = NO_ROOM.removesuffix(" / 52n Gy Gy")
"""The same with room for exactly one tile, in column 5."""


# W-T1: take one


@pytest.mark.rule("W-T1")
@pytest.mark.parametrize("which", [0, 1, 2])
def test_take_a_display_tile(which: int) -> None:
    game = table()
    events = play(game, take(which))
    left = ["t01", "t02", "t03"]
    taken = left.pop(which)
    after = game.position()
    assert after["hands"] == [["t31", taken], ["t33"]], "a hand is in the order of arrival"
    assert after["display"] == [*left, "t04"], "the new one comes to the end"
    assert after["pile"] == ["t05", "t06", "t07", "t08", "t09"]
    assert ids(events) == ["tile-taken", "display-refilled"]
    assert events[0]["args"] == {"seat": 0, "tile": taken, "first": False}
    assert events[1]["args"] == {"tiles": ["t04"]}
    assert (game.seat, game.phase) == (0, "play")


@pytest.mark.rule("W-T1")
def test_nothing_but_the_display_can_be_taken() -> None:
    game = table()
    assert game.legal() == [take(0), take(1), take(2)]
    assert refused(game, take(3)) == "W-T1"
    assert refused(game, take(-1)) == "W-T1"
    assert refused(game, lay("00n")) == "W-T1", "taking comes first"


@pytest.mark.rule("W-T1")
def test_one_tile_is_taken_in_a_turn() -> None:
    game = table()
    play(game, take(0))
    assert verbs(game) == {"play"}
    assert refused(game, take(0)) == "W-T2"


@pytest.mark.rule("W-T1")
def test_turns_alternate_twelve_each() -> None:
    game = voliera.new("bower", seed=4)
    play(game, take(0), take(0))
    first = game.position()["first"]
    seats = []
    while not game.over:
        seats.append(game.seat)
        quiet_turn(game)
    assert seats == [first, 1 - first] * 12
    assert game.position()["turns_played"] == [12, 12]


@pytest.mark.rule("W-T1")
def test_an_empty_pile_leaves_the_display_smaller() -> None:
    """This can only come about in a position that somebody has set up."""
    game = table(pile="")
    events = play(game, take(1))
    assert ids(events) == ["tile-taken"]
    assert game.position()["display"] == ["t01", "t03"]


@pytest.mark.rule("W-T1")
def test_without_display_there_is_nothing_to_take() -> None:
    """This, too, can only come about in a position that somebody has set up."""
    game = table(display=["Gy My"], pile="", hands=[["Sy My"], ["Sy Gy"]])
    play(game, take(0), lay("00n"))
    assert (game.seat, game.phase) == (1, "play"), "no tile to take: the one in hand is played"
    play(game, lay("00n"))
    assert (game.seat, game.phase) == (0, "play")
    play(game, lay("10n"))
    assert game.over, "nobody has a tile for the turns that are left"
    assert game.position()["turns_played"] == [12, 12]
    assert [len(items) for items in game.position()["nests"]] == [2, 1]


# W-T2: play one


@pytest.mark.rule("W-T2")
def test_the_first_tile_touches_the_board() -> None:
    game = playing()
    upright = {f"{column}0n" for column in range(6)} | {f"{column}1s" for column in range(6)}
    flat = {f"{column}0e" for column in range(5)} | {f"{column}0w" for column in range(1, 6)}
    assert places(game, 0) == places(game, 1) == upright | flat
    assert len(game.legal()) == 44, "every tile of the hand in every place, each way round"


@pytest.mark.rule("W-T2")
def test_a_tile_is_laid() -> None:
    game = playing("", "Sg Mr", more_hand="t31")
    events = play(game, lay("31s", 0))
    assert nest_of(game) == [{"tile": tile("Sg Mr"), "at": [3, 1], "facing": "s"}]
    assert hand_of(game) == ["t31"]
    assert told(events, "tile-played") == [
        {"seat": 0, "tile": tile("Sg Mr"), "at": [3, 1], "facing": "s", "gift": False}
    ]
    assert game.seat == 1
    assert game.position()["turns_played"] == [1, 0]


@pytest.mark.rule("W-T2")
@pytest.mark.parametrize(
    ("where", "counts"),
    [("20n", [0, 0, 3]), ("21s", [0, 0, 3]), ("20e", [0, 0, 1]), ("20w", [0, 2, 1]), ("10e", [0, 1, 2])],
)
def test_the_way_it_faces(where: str, counts: list[int]) -> None:
    """The first square has one yellow Flower, the second two; columns ask for yellow Flowers one after the other."""
    for asked in (0, 1, 2):
        game = playing("", "SY MYY", eggs={asked: "flower-yellow"})
        play(game, lay(where))
        assert game.result()["columns"][asked]["counts"] == [counts[asked], 0]


@pytest.mark.rule("W-T2")
def test_a_tile_may_touch_a_tile_instead_of_the_board() -> None:
    game = playing("20n Sy Sy", "Gr Gr")
    assert {"22n", "23s", "22e", "22w", "11w", "11n", "32s", "31e", "12s"} <= places(game)
    assert "12n" not in places(game), "a corner is no side"
    assert "32e" not in places(game)
    assert places(game) == all_places("20n Sy Sy")


def all_places(steps: str, rows: int = 4) -> set[str]:
    """Every place for a tile, worked out from the rule."""
    taken = set(filled(nest(steps)))
    grid = {(column, row) for column in range(6) for row in range(rows)}
    found = set()
    for column, row in grid - taken:
        for facing, (right, up) in STEPS.items():
            both = {(column, row), (column + right, row + up)}
            beside = {(c + x, r + y) for c, r in both for x, y in STEPS.values()}
            if both <= grid - taken and (any(r == 0 for _, r in both) or beside & taken):
                found.add(f"{column}{row}{facing}")
    return found


@pytest.mark.rule("W-T2")
@pytest.mark.parametrize("steps", [HOLES, NO_ROOM_YET, "00e Sy My / 01n Sy My / 11e Gy Gy / 50n My My / 52w Gy Gy"])
def test_every_place_and_no_other(steps: str) -> None:
    assert places(playing(steps, "Gr Gr")) == all_places(steps)


@pytest.mark.rule("W-T2")
@pytest.mark.parametrize(
    ("where", "why"),
    [
        ("20n", "on a tile"),
        ("10e", "half on a tile"),
        ("51e", "half outside"),
        ("00s", "under the board"),
        ("60n", "outside"),
        ("03e", "touches nothing"),
        ("12n", "touches a corner only"),
    ],
)
def test_where_a_tile_cannot_go(where: str, why: str) -> None:
    game = playing("20n Sy Sy", "Gr Gr")
    assert refused(game, lay(where)) == "W-T2", why
    assert where not in all_places("20n Sy Sy")


@pytest.mark.rule("W-T2")
def test_only_tiles_of_the_hand() -> None:
    game = playing()
    assert refused(game, lay("00n", 2)) == "W-T2"
    assert refused(game, lay("00n", -1)) == "W-T2"


@pytest.mark.rule("W-T2")
@pytest.mark.parametrize("code", ["Sy Sy", "My My", "Gy Gy", "Sy Gy", "nest-1"])
def test_materials_do_not_matter(code: str) -> None:
    assert places(playing("20n Sy My", code)) == all_places("20n Sy My")


@pytest.mark.rule("W-T2")
def test_tiles_never_move_again() -> None:
    chance = random.Random(3)
    game = voliera.new("bower", seed=3)
    before: list[list[object]] = [[], []]
    while not game.over:
        game.apply(chance.choice(game.legal()))
        after = game.position()["nests"]
        for seat in (0, 1):
            assert after[seat][: len(before[seat])] == before[seat]
        before = after


# W-T3: no room


@pytest.mark.rule("W-T3")
def test_without_room_the_turn_ends() -> None:
    game = table(NO_ROOM)
    assert verbs(game) == {"take"}
    events = play(game, take(1))
    assert ids(events) == ["tile-taken", "display-refilled", "no-room"]
    assert told(events, "no-room") == [{"seat": 0, "lost": None}]
    assert hand_of(game) == ["t31", "t02"], "the taken tile stays"
    assert game.position()["turns_played"] == [12, 11], "the turn counts"
    assert (game.seat, game.phase) == (1, "take")
    assert len(nest_of(game)) == 11


@pytest.mark.rule("W-T3")
def test_no_bonus_without_a_tile() -> None:
    """Column 0 has three gems, as it had before the turn."""
    game = table(NO_ROOM.replace("00n Sy Sy", "00n Sgg Sg"))
    assert "bonus-earned" not in ids(play(game, take(0)))


@pytest.mark.rule("W-T3")
def test_two_squares_side_by_side_are_room() -> None:
    game = table(HOLES)
    play(game, take(0))
    assert game.phase == "play"
    assert places(game) == {"40e", "50w"}


@pytest.mark.rule("W-T3")
def test_several_turns_without_room() -> None:
    """Ten tiles and four holes."""
    upright = " / ".join(f"{column}{row}n My My" for column in (1, 3, 4, 5) for row in (0, 2))
    game = table(f"{upright} / 01n Sy Sy / 21n Sy Sy")
    play(game, take(0))
    assert (game.seat, game.position()["turns_played"]) == (1, [11, 10])
    quiet_turn(game)
    play(game, take(0))
    assert (game.seat, game.position()["turns_played"]) == (1, [12, 11])
    assert hand_of(game)[:2] == ["t31", "t01"]
    assert len(hand_of(game)) == 3


@pytest.mark.rule("W-T3")
def test_the_last_place_is_filled_then_there_is_no_room() -> None:
    assert all_places(NO_ROOM_YET) == {"52n", "53s"}
    game = table(NO_ROOM_YET)
    play(game, take(0), lay("52n"))
    quiet_turn(game)
    assert told(play(game, take(0)), "no-room") == [{"seat": 0, "lost": None}]


@pytest.mark.rule("W-T3")
def test_nobody_may_skip() -> None:
    game = table()
    assert refused(game, DECLINE) in ("W-T1", "W-T3")
    play(game, take(0))
    assert verbs(game) == {"play"}
    assert refused(game, DECLINE) == "W-T3"


# W-T4: hands


@pytest.mark.rule("W-T4")
def test_hands_are_hidden() -> None:
    game = table(hands=["t31", ["t33", "nest-1"]])
    assert game.view(0)["hands"] == [["t31"], 2]
    assert game.view(1)["hands"] == [1, ["t33", "nest-1"]]
    assert game.view(None)["hands"] == [1, 2]
    play(game, take(0))
    assert game.view(1)["hands"][0] == 2


@pytest.mark.rule("W-T4")
def test_a_hidden_hand_does_not_show() -> None:
    one, other = table(hands=["t31", "t33"]), table(hands=["t31", "t34"])
    for viewer in (None, 0):
        assert one.view(viewer) == other.view(viewer)
    assert one.view(1) != other.view(1)


@pytest.mark.rule("W-T4")
def test_a_hand_is_one_tile_after_a_turn() -> None:
    game = voliera.new("bower", seed=4)
    play(game, take(0), take(0))
    while not game.over:
        seat = game.seat
        assert seat is not None
        assert len(hand_of(game, seat)) == 1
        quiet_turn(game)
        assert len(hand_of(game, seat)) == 1


@pytest.mark.rule("W-T4")
def test_one_more_with_a_bonus_nest_tile() -> None:
    game = table("00n Mg Mg", phase="bonus", top="nest-2 egg-red cover")
    play(game, BONUS, keep("nest-2"))
    assert hand_of(game) == ["t31", "nest-2"]
    quiet_turn(game)
    quiet_turn(game)
    assert len(hand_of(game)) == 2


@pytest.mark.rule("W-T4")
def test_one_fewer_after_the_discard() -> None:
    game = settling("discard")
    play(game, USE, discard(0))
    assert hand_of(game, 1) == []
    play(game, take(0))
    assert hand_of(game, 1) == ["t01"]
    quiet_turn(game)
    assert hand_of(game, 1) == [], "the next tile is played at once, and so on"
