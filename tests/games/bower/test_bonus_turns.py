"""Gift, double turn and discard: W-B14 to W-B16."""

from typing import Any

import pytest

import voliera
from tests.games.bower.tables import (
    DECLINE,
    USE,
    discard,
    give,
    hand_of,
    ids,
    keep,
    keeping_one,
    lay,
    nest_of,
    place,
    places,
    play,
    quiet_turn,
    refused,
    settling,
    table,
    take,
    tile,
    told,
    verbs,
)
from tests.games.bower.test_turns import NO_ROOM


@pytest.mark.rule("W-B14")
def test_a_gift_must_be_played_in_the_next_turn() -> None:
    game = settling("gift", "00n Mg Mg", display=["t01", "Gp Gy", "t03"])
    gift = tile("Gp Gy")
    assert game.legal() == [give(0), give(1), give(2), DECLINE]
    events = play(game, give(1))
    assert ids(events) == ["gift-given", "display-refilled"]
    assert events[0]["args"] == {"seat": 0, "to": 1, "tile": gift}
    assert events[1]["args"] == {"tiles": ["t04"]}
    after = game.position()
    assert after["display"] == ["t01", "t03", "t04"]
    assert after["gift"] == {"seat": 1, "tile": gift}
    assert after["hands"] == [["t31"], ["t33"]], "apart from the hand"
    for viewer in (None, 0, 1):
        assert game.view(viewer)["gift"] == {"seat": 1, "tile": gift}, "open"
    assert (game.seat, game.phase) == (1, "play"), "no tile is taken"
    assert refused(game, take(0)) == "W-B14"
    assert refused(game, lay("00n", 0)) == "W-B14"
    assert verbs(game) == {"play"}
    assert len(game.legal()) == len(places(game, "gift")) == 22, "where its player wants"
    events = play(game, lay("50w", "gift"))
    assert events[0]["args"] == {"seat": 1, "tile": gift, **place("50w"), "gift": True}
    after = game.position()
    assert (after["gift"], after["hands"][1]) == (None, ["t33"])
    assert nest_of(game, 1)[-1] == {"tile": gift, **place("50w")}
    assert after["display"] == ["t01", "t03", "t04"]


@pytest.mark.rule("W-B14")
def test_after_the_gift_turns_are_as_always() -> None:
    game = settling("gift", "00n Mg Mg", display=["Gp Gp", "t02", "t03"])
    play(game, give(0), lay("00n", "gift"))
    assert (game.seat, game.phase) == (0, "take")
    assert game.position()["turns_played"] == [1, 1]
    quiet_turn(game)
    assert (game.seat, game.phase) == (1, "take")


@pytest.mark.rule("W-B14")
def test_a_gift_waits_while_a_double_turn_comes_between() -> None:
    """Seat 0 has the first of two turns in a row, and gives a tile away."""
    game = settling("gift", "00n Mg Mg", double=0, turns=(0, 1))
    play(game, give(0))
    assert (game.seat, game.phase) == (0, "take")
    assert game.position()["double"] is None
    assert game.position()["gift"] == {"seat": 1, "tile": "t01"}
    quiet_turn(game)
    assert (game.seat, game.phase) == (1, "play")
    assert {action["hand"] for action in game.legal()} == {"gift"}


@pytest.mark.rule("W-B14")
@pytest.mark.rule("W-B16")
def test_a_waiting_gift_cannot_be_discarded() -> None:
    """Seat 0 has the second of two turns in a row; in the first it has given a tile away."""
    more: dict[str, Any] = {"gift": (1, "t20"), "kept": ["", "double-turn"], "turns": (1, 1), "first": 1}
    game = settling("discard", "00n Mg Mg", **more)
    play(game, USE)
    assert game.legal() == [discard(0)]
    play(game, discard(0))
    assert game.position()["out"] == ["t33"]
    assert (game.seat, game.phase) == (1, "play")
    assert game.position()["gift"] == {"seat": 1, "tile": "t20"}
    game = keeping_one("discard x cover", hands=["t31", ""], **more)
    assert "effect-impossible" in ids(play(game, keep("discard"))), "the hand is empty, whatever the gift"


@pytest.mark.rule("W-B14")
def test_a_gift_without_room_is_lost() -> None:
    game = settling("gift", "00n Mg Mg", NO_ROOM, turns=(11, 11), idle="Ep Ep")
    events = play(game, give(2))
    assert ids(events) == ["gift-given", "display-refilled", "no-room", "eggs-revealed", "over"]
    assert told(events, "no-room") == [{"seat": 1, "lost": "t03"}]
    after = game.position()
    assert (after["out"], after["gift"]) == (["t03"], None)
    assert after["turns_played"] == [12, 12], "the turn counts"
    assert after["hands"][1] == ["t33"]


@pytest.mark.rule("W-B14")
def test_a_gift_without_room_before_the_end() -> None:
    """Ten tiles and four holes; it is the giver's turn again."""
    upright = " / ".join(f"{column}{row}n Mp Mp" for column in (1, 3, 4, 5) for row in (0, 2))
    game = settling("gift", "00n Mg Mg", f"{upright} / 01n Sp Sp / 21n Sp Sp", turns=(10, 10), idle="Ep Ep")
    play(game, give(0))
    assert (game.seat, game.phase) == (0, "take")
    assert game.position()["turns_played"] == [11, 11]


@pytest.mark.rule("W-B14")
def test_a_gift_for_the_last_turn() -> None:
    game = keeping_one("gift x cover", turns=(11, 11), idle="Ep Ep")
    play(game, keep("gift"), give(0))
    assert (game.seat, game.phase) == (1, "play")
    quiet_turn(game)
    assert game.over


@pytest.mark.rule("W-B14")
def test_the_second_player_gives_a_tile() -> None:
    game = table("", "00n Mg Mg", phase="effect", effect="gift", seat=1, turns=(1, 0), display=["Gp Gp", "t02", "t03"])
    assert told(play(game, give(0)), "gift-given") == [{"seat": 1, "to": 0, "tile": tile("Gp Gp")}]
    assert (game.seat, game.phase) == (0, "play")
    play(game, lay("00n", "gift"))
    assert nest_of(game, 0)[-1] == {"tile": tile("Gp Gp"), **place("00n")}


def seats_to_come(game: voliera.Game, count: int) -> list[int | None]:
    """Who plays the next turns."""
    seats = []
    for _ in range(count):
        seats.append(game.seat)
        quiet_turn(game)
    return seats


@pytest.mark.rule("W-B15")
def test_the_opponent_plays_two_turns() -> None:
    game = settling("double-turn")
    assert game.legal() == [USE, DECLINE]
    events = play(game, USE)
    assert ids(events) == ["double-turn"]
    assert events[0]["args"] == {"seat": 0, "to": 1}
    assert game.position()["double"] == 1
    assert game.view(None)["double"] == 1
    assert seats_to_come(game, 1) == [1]
    assert game.position()["double"] is None, "one of the two has been played"
    assert seats_to_come(game, 5) == [1, 0, 1, 0, 1]


@pytest.mark.rule("W-B15")
def test_the_second_player_makes_the_first_play_twice() -> None:
    game = table("", "00n Mg Mg", phase="effect", effect="double-turn", seat=1, turns=(1, 0))
    assert told(play(game, USE), "double-turn") == [{"seat": 1, "to": 0}]
    assert game.position()["double"] == 0
    assert seats_to_come(game, 4) == [0, 0, 1, 0]


@pytest.mark.rule("W-B15")
def test_two_of_the_twelve() -> None:
    game = settling("double-turn")
    play(game, USE)
    while not game.over:
        quiet_turn(game)
    assert game.position()["turns_played"] == [12, 12]


@pytest.mark.rule("W-B15")
def test_who_is_left_plays_the_rest_in_a_row() -> None:
    """Seat 1 began and has two turns left, which it plays now; then seat 0 has two."""
    game = settling("double-turn", turns=(9, 10), idle="Ep Ep")
    play(game, USE)
    assert seats_to_come(game, 4) == [1, 1, 0, 0]
    assert game.over


@pytest.mark.rule("W-B15")
def test_two_turns_left_are_enough() -> None:
    game = keeping_one("double-turn x cover", turns=(10, 10), idle="Ep Ep")
    play(game, keep("double-turn"), USE)
    assert seats_to_come(game, 3) == [1, 1, 0]
    assert game.over


@pytest.mark.rule("W-B16")
def test_the_opponent_discards_a_hand_tile() -> None:
    game = settling("discard")
    assert game.legal() == [USE, DECLINE]
    events = play(game, USE)
    assert ids(events) == ["discard-asked"]
    assert events[0]["args"] == {"seat": 1}
    assert (game.seat, game.phase) == (1, "discard")
    assert game.position()["turns_played"] == [0, 0], "the turn is still seat 0's"
    assert game.legal() == [discard(0)], "asked for, even if there is no choice"
    events = play(game, discard(0))
    assert ids(events) == ["tile-discarded"]
    assert events[0]["args"] == {"seat": 1, "tile": "t33"}
    after = game.position()
    assert (after["hands"], after["out"]) == ([["t31"], []], ["t33"])
    assert after["turns_played"] == [1, 0]
    assert (game.seat, game.phase) == (1, "take")


@pytest.mark.rule("W-B16")
@pytest.mark.parametrize("which", [0, 1, 2])
def test_of_several_the_opponent_chooses(which: int) -> None:
    game = settling("discard", hands=["t31", ["nest-1", "t33", "nest-4"]], turns=(2, 2))
    play(game, USE)
    assert game.legal() == [discard(0), discard(1), discard(2)]
    assert refused(game, discard(3)) == "W-B16"
    assert refused(game, DECLINE) == "W-B16"
    play(game, discard(which))
    left = ["nest-1", "t33", "nest-4"]
    assert game.position()["out"] == [left.pop(which)]
    assert hand_of(game, 1) == left
    assert game.position()["kept"][1] == ["nest-1", "nest-4"], "kept tiles stay kept"


@pytest.mark.rule("W-B16")
def test_the_second_player_makes_the_first_discard() -> None:
    game = table("", "00n Mg Mg", phase="effect", effect="discard", seat=1, turns=(1, 0), hands=["t31 t32", "t33"])
    play(game, USE)
    assert (game.seat, game.phase) == (0, "discard")
    play(game, discard(1))
    assert game.position()["hands"] == [["t31"], ["t33"]]
    assert game.position()["out"] == ["t32"]
    assert (game.seat, game.phase, game.position()["turns_played"]) == (0, "take", [1, 1])
