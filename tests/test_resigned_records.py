"""Records of games of two that one side resigned: who did is kept, checked, and forgotten as soon as play goes on."""

import random

import pytest

import voliera
from voliera import coach
from voliera.documents import Document
from voliera.errors import GameError

BOTH = pytest.mark.parametrize("game", ["birdie", "bower"])


def played(game: str, actions: int, players: int = 2) -> voliera.Game:
    """A game in which this many actions were played at random."""
    chance = random.Random(7)
    found = voliera.new(game, players, seed=7, names=["Ada", "Berta", "Carla"][:players])
    for _ in range(actions):
        found.apply(chance.choice(found.legal()))
    return found


def resigned(game: str, actions: int, seat: int = 1) -> Document:
    return {**played(game, actions).record(), "resigned": seat}


@BOTH
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("actions", [0, 5])
def test_the_seat_that_resigned_is_kept(game: str, seat: int, actions: int) -> None:
    record = resigned(game, actions, seat)
    replayed = voliera.replay(record)
    assert (replayed.resigned, replayed.over) == (seat, False)
    assert replayed.record() == record
    assert replayed.copy().resigned == seat


def test_a_game_that_nobody_resigned_says_nothing_of_it() -> None:
    game = played("birdie", 3)
    assert game.resigned is None
    assert "resigned" not in game.record()


@BOTH
def test_a_game_that_goes_on_is_not_resigned_any_more(game: str) -> None:
    moved, undone = voliera.replay(resigned(game, 5)), voliera.replay(resigned(game, 5))
    moved.apply(moved.legal()[0])
    undone.undo()
    for one in (moved, undone):
        assert one.resigned is None
        assert "resigned" not in one.record()


@pytest.mark.parametrize("seat", [None, 2, -1, True, 0.0, "0", [0]])
def test_a_seat_that_cannot_be_is_refused(seat: object) -> None:
    with pytest.raises(GameError, match=r"record\.resigned") as caught:
        voliera.replay({**resigned("birdie", 2), "resigned": seat})
    assert caught.value.code == "bad_request"


def test_only_a_game_of_two_that_goes_on_can_be_resigned() -> None:
    with pytest.raises(GameError, match=r"record\.resigned: only a game of two"):
        voliera.replay({**played("birdie", 2, players=3).record(), "resigned": 0})
    over = played("bower", 0)
    while not over.over:
        over.apply(over.legal()[0])
    with pytest.raises(GameError, match=r"record\.resigned: the game is over"):
        voliera.replay({**over.record(), "resigned": 0})


@BOTH
@pytest.mark.parametrize("actions", [0, 1, 2, 3, 10, 11, 12, 13])
def test_the_turns_that_were_played_are_analysed(game: str, actions: int) -> None:
    """Wherever the last turn was broken off."""
    record = resigned(game, actions)
    analysis = coach.analyse(record, nodes=1)
    assert len(analysis["curve"]) == actions + 1
    assert [one for one in analysis["curve"] if one is not None and set(one) == {0.0, 1.0}] == []
    assert all(one["at"] + one["count"] <= actions for one in analysis["decisions"])
    del record["resigned"]
    assert coach.analyse(record, nodes=1) == analysis
