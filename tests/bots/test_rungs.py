"""Characters that are weaker than their level: legal, repeatable, without a look at what is hidden, and in order."""

from random import Random

import pytest

import voliera
from tests.bots.playing import check_choice, poisoned
from voliera.arena.counters import counter_of
from voliera.bots.characters import IDS, character
from voliera.bots.rungs import drawn

TABLES = [("birdie", 2, "standard"), ("birdie", 3, "expert"), ("birdie", 4, "standard"), ("bower", 2, "super")]
WEAK = IDS[:-1]
"""Those that no clock decides for."""


def test_what_is_liked_more_is_drawn_oftener() -> None:
    chance = Random(1)
    found = [drawn([0.0, 1.0, -50.0], 1.0, chance) for _ in range(2_000)]
    assert 0.69 < found.count(1) / len(found) < 0.77, "e times as often as the other: 73 %"
    assert found.count(2) == 0
    assert {drawn([0.0, 1.0], 0.01, chance) for _ in range(200)} == {1}
    assert drawn([0.0, 2.0, 2.0], 0.0, chance) == 1


@pytest.mark.parametrize(("name", "players", "variant"), TABLES)
def test_choices_are_legal_repeatable_and_know_nothing_hidden(name: str, players: int, variant: str) -> None:
    game = voliera.new(name, players, variant, seed=players)
    turn = worlds = 0
    while not game.over:
        one = character(WEAK[turn % len(WEAK)])
        choice = one.choose(game, seed=7, nodes=40)
        check_choice(game, choice)
        if turn % 3 == 0 and game.phase not in ("split", "collapse", "insert", "feature"):
            assert one.choose(poisoned(game, turn), seed=7, nodes=40) == choice
            worlds += 1
        turn += 1
        game.apply(choice["action"])
    assert worlds > 5


def share(better: str, other: str, name: str, deals: int) -> float:
    """The share of wins of a character on mirrored deals; no clock decides, so it is always the same."""
    won = 0.0
    for deal in range(2 * deals):
        game = voliera.new(name, seed=deal // 2)
        seat = deal % 2
        while not game.over:
            bot = character(better if game.mover() == seat else other)
            game.apply(bot.choose(game, seed=deal)["action"])
        won += counter_of(name).shares(game.result())[seat]
    return won / (2 * deals)


@pytest.mark.parametrize(("name", "better"), [("birdie", "search"), ("bower", "heuristic")])
def test_the_weakest_is_far_weaker_than_those_near_the_top(name: str, better: str) -> None:
    """A sanity check, not a measurement: docs/strength.md has those."""
    assert share(better, "random", name, 4) >= 0.7
