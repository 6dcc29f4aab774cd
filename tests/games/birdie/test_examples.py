"""The worked examples of the rules: B-X1 to B-X4."""

import itertools

import pytest

import voliera
from tests.games.birdie.tables import (
    DONE,
    PASS,
    WRITE,
    Board,
    choose,
    declare,
    expert_table,
    filled,
    flaps,
    hand,
    lay,
    line,
    play,
    remove,
    scoring_table,
    told,
    turn_table,
)

THIRTEEN = "OwWi WoWi PiWi PiSu OwSp WoSp OwSp RoAu WoSp OwSp PiSu PiWi RoWi"


@pytest.mark.rule("B-X1")
def test_four_players_pass_in_turn() -> None:
    game = voliera.new("birdie", 4, seed=1)
    events = play(game, PASS, PASS, PASS, PASS)
    assert [passed["points"] for passed in told(events, "passed")] == [6, 4, 2, 0]


@pytest.mark.rule("B-X2")
def test_a_line_of_twelve_cards() -> None:
    game = scoring_table("RoSp RoAu RoSu RoSp PiSu OwSu OwWi PiWi WoWi PiAu RoWi WoWi")
    events = play(
        game,
        declare(0, 4, "robin"),
        declare(4, 2, "summer"),
        declare(6, 3, "winter"),
        declare(10, 2, "winter"),
        WRITE,
    )
    assert filled(game) == {"robin": 4, "summer": 2, "winter": 3}
    assert flaps(game) == 3
    assert told(events, "nothing") == [{"seat": 0, "feature": "winter", "size": 2, "why": "smaller"}]
    assert game.result()["breakdown"][0] == {"seasons": 5, "birds": 4, "pass": 2, "flap": 3, "trophies": 3}


@pytest.mark.rule("B-X3")
@pytest.mark.parametrize(
    ("choices", "boxes"),
    [
        (["pigeon"], {"spring": 5, "pigeon": 4, "winter": 3}),
        (["summer", "winter"], {"spring": 5, "summer": 2, "winter": 5}),
    ],
    ids=["Pigeon", "Summer"],
)
def test_an_expert_line_of_thirteen_cards(choices: list[str], boxes: dict[str, int]) -> None:
    """After Summer two Pigeons in Winter meet, which is a choice again."""
    game = expert_table(THIRTEEN)
    events = play(game, remove(7))
    assert filled(game) == {"spring": 5}
    for choice in choices:
        assert game.phase == "feature"
        events += play(game, choose(choice))
    assert filled(game) == boxes
    assert [wrote["box"] for wrote in told(events, "wrote")] == ["spring", choices[0], "winter"]
    assert line(game) == ""
    assert flaps(game) == 3


@pytest.mark.rule("B-X4")
def test_four_autumn_cards_in_any_order() -> None:
    sources = {"RoAu": "display", "PiAu": "display", "OwAu": "hand", "WoAu": "hand"}
    for order in itertools.permutations(sources):
        game = turn_table(Board("OwAu WoAu", "RoSp RoSu"), Board(), display="RoAu OwSp PiAu WoWi")
        play(game, *(lay(card, sources[card]) for card in order), DONE)
        assert line(game) == "RoSp RoSu " + " ".join(order)
        assert hand(game) == ""
