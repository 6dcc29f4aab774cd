"""What programs from outside are told: everything that their seat knows, and no secrets."""

import random

import pytest

import voliera
from tests.configurations import CONFIGURATIONS, Configuration, as_json, moments, redealt
from voliera.bots.redacted import told
from voliera.game import Game


def some_moments(configuration: Configuration, count: int = 12) -> list[Game]:
    """Moments of two random games, one of them from a rich position, at which somebody is to move."""
    frozen = [one for seed in (0, 3) for one in moments(configuration, seed)]
    games = [configuration.at(one) for one in random.Random(1).sample(frozen, min(4 * count, len(frozen)))]
    whole = [game for game in games if not game.over and not game.rules.half_said(game.states)]
    return whole[:count]


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_nothing_secret_is_told(configuration: Configuration) -> None:
    """Poisoned games: whatever is hidden from the seat, the program is told the same, byte by byte."""
    for number, game in enumerate(some_moments(configuration)):
        seat = game.mover()
        here = as_json(told(game, 7))
        for seed in (number, number + 1000):
            world = configuration.at(redealt(configuration.rules, game.states.tobytes(), seat, seed))
            assert world.states.tobytes() != game.states.tobytes()
            assert as_json(told(world, 7)) == here


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_all_that_the_seat_knows_is_told(configuration: Configuration) -> None:
    """A table set up from it looks the same to the seat: the view, and what is legal."""
    for number, game in enumerate(some_moments(configuration)):
        seat = game.mover()
        position = told(game, number)
        table = voliera.from_position(position, seed=number)
        assert table.view(seat) == game.view(seat)
        assert table.legal() == game.legal()
        assert "rng" not in position
        if game.name == "birdie":
            assert position["lines"][seat] == game.position()["lines"][seat], "a seat may remember what it laid"
            assert position["history"] == game.position()["history"], "and what everybody did"
            assert ("deck" in position) == (position["scoring"] is not None)
            assert [set(hand) - {None} == set() for hand in position["hands"]].count(False) <= 1
        else:
            assert position["eggs"] == game.view(seat)["eggs"]
            assert position["aside"] == game.view(seat)["aside"]


def test_piles_are_left_out_where_that_can_be() -> None:
    for name in ("birdie", "bower"):
        position = told(voliera.new(name, seed=4), 7)
        assert not {"deck", "under_stop", "second_half", "pile", "bonus_pile"} & position.keys()
    open_piles = told(voliera.new("bower", variant="super", seed=4), 7)
    assert len(open_piles["bonus_pile"]) == 7
