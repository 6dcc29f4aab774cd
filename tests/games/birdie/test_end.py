"""The end of the game: B-F1 and B-F2."""

import itertools

import pytest

import voliera
from tests.games.birdie.tables import (
    BOXES,
    PASS,
    STOP,
    WRITE,
    Board,
    declare,
    final_table,
    play,
    scoring_table,
    told,
    turn_table,
)

# B-F1: the total


@pytest.mark.rule("B-F1")
def test_the_parts_of_a_total() -> None:
    boxes = dict(zip(BOXES, (2, 3, 4, 5, 2, 2, 2, 3), strict=True))
    game = final_table(Board(boxes=boxes, flaps=9), Board(boxes={"owl": 4}), trophies={"robin": 0, "owl": 1})
    assert game.result()["breakdown"] == [
        {"seasons": 9, "birds": 14, "pass": 4, "flap": 15, "trophies": 3},
        {"seasons": 0, "birds": 4, "pass": 0, "flap": 0, "trophies": 3},
    ]
    assert game.result()["totals"] == [45, 7]


@pytest.mark.rule("B-F1")
@pytest.mark.parametrize("held", range(5))
def test_three_points_per_trophy(held: int) -> None:
    birds = BOXES[:4]
    game = final_table(Board(boxes=dict.fromkeys(birds, 3)), Board(), trophies=dict.fromkeys(birds[:held], 0))
    assert game.result()["breakdown"][0]["trophies"] == 3 * held


@pytest.mark.rule("B-F1")
@pytest.mark.parametrize("best", [0, 1, 2])
def test_most_points_win(best: int) -> None:
    boards = [Board(boxes={"spring": 9 if seat == best else 2}) for seat in range(3)]
    game = final_table(*boards, order=(0, 1, 2), first_order=(2, 1, 0))
    assert game.result()["winner"] == best


@pytest.mark.rule("B-F1")
@pytest.mark.parametrize(("variant", "finish"), [("standard", WRITE), ("expert", STOP)])
def test_the_game_is_over_after_round_two(variant: str, finish: dict[str, str]) -> None:
    game = scoring_table(variant=variant, round_no=2, order=(1, 0), first_order=(1, 0))
    events = play(game, finish)
    assert game.over
    assert (game.seat, game.phase, game.legal()) == (None, "over", [])
    assert told(events, "over") == [{"winner": 1, "totals": [0, 4]}]
    with pytest.raises(voliera.GameError) as caught:
        game.apply(PASS)
    assert caught.value.code == "game_over"


@pytest.mark.rule("B-F1")
def test_not_after_round_one() -> None:
    game = scoring_table(order=(1, 0))
    play(game, WRITE)
    assert not game.over
    assert game.position()["round"] == 2


@pytest.mark.rule("B-F1")
def test_a_box_of_round_two_counts() -> None:
    game = scoring_table("RoSp RoSu RoAu", round_no=2, boxes={"owl": 4}, flaps=1, order=(1, 0), first_order=(1, 0))
    play(game, declare(0, 3, "robin"), WRITE)
    assert game.result()["breakdown"][0] == {"seasons": 0, "birds": 7, "pass": 0, "flap": 2, "trophies": 3}
    assert game.result()["winner"] == 0


# B-F2: ties


@pytest.mark.rule("B-F2")
@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_of_all_tied_the_first_to_pass_in_round_two_wins(order: tuple[int, ...]) -> None:
    game = final_table(Board(), Board(), Board(), order=order, first_order=order[::-1])
    assert game.result()["totals"] == [4, 4, 4]
    assert game.result()["winner"] == order[0]


@pytest.mark.rule("B-F2")
def test_only_tied_players_are_compared() -> None:
    """Seat 2 passed first in round 2 but has fewer points; of the others seat 1 passed before seat 0."""
    game = final_table(
        Board(boxes={"spring": 5}), Board(boxes={"owl": 5}), Board(), order=(2, 1, 0), first_order=(0, 1, 2)
    )
    assert game.result()["totals"] == [9, 9, 4]
    assert game.result()["winner"] == 1


@pytest.mark.rule("B-F2")
def test_passing_early_in_round_one_does_not_break_a_tie() -> None:
    game = final_table(Board(), Board(), order=(1, 0), first_order=(0, 1))
    assert game.result() == {
        "winner": 1,
        "totals": [2, 2],
        "breakdown": [{"seasons": 0, "birds": 0, "pass": 2, "flap": 0, "trophies": 0}] * 2,
    }


@pytest.mark.rule("B-F2")
def test_a_tie_at_the_end_of_a_real_game() -> None:
    game = turn_table(Board(), Board(), seat=1, round_no=2, first_order=(0, 1))
    events = play(game, PASS, PASS, WRITE, WRITE)
    assert told(events, "over") == [{"winner": 1, "totals": [2, 2]}]


@pytest.mark.rule("B-F2")
def test_before_the_last_round_a_tie_is_open() -> None:
    assert voliera.new("birdie", 3, seed=1).result()["winner"] is None
