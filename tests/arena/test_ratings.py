"""Ratings: known answers, recovered strengths, finite for perfect scores, at tables of two and more."""

import numpy as np
import numpy.typing as npt
import pytest

from voliera.arena.ratings import Meeting, expected, rate


def meeting(size: int, pair: tuple[int, int], shares: npt.ArrayLike, players: int = 2) -> Meeting:
    """Units in which the first of a pair got these shares (of all games of the unit)."""
    first, second = pair
    won = np.asarray(shares, np.float64)
    seats, wins = np.zeros(size), np.zeros((len(won), size))
    seats[first], seats[second] = 1, players - 1
    wins[:, first], wins[:, second] = won, players - won
    return Meeting(seats, np.arange(len(won), dtype=np.float64), wins)


def test_three_wins_in_four_are_191_points() -> None:
    shares = [1.5] * 2_000
    shares[0], shares[1] = 2, 1
    first, second = rate([meeting(2, (0, 1), shares)])
    assert first.value - second.value == pytest.approx(400 * np.log10(3), abs=0.2)
    assert first.value + second.value == pytest.approx(0, abs=1e-6)


def test_at_a_table_of_three_an_even_player_wins_a_third() -> None:
    shares = [1.0, 2.0, 0.0] * 500
    first, second = rate([meeting(2, (0, 1), shares, players=3)])
    assert first.value == pytest.approx(second.value, abs=0.5)
    assert first.low < 0 < first.high


def test_a_perfect_score_stays_finite_and_grows_with_the_number_of_games() -> None:
    few, many = (rate([meeting(2, (0, 1), [2.0] * units)])[0] for units in (20, 200))
    assert 100 < few.value < many.value < 1_000
    for one in (few, many):
        assert one.low < one.value <= one.high
        assert one.high - one.low > 50, "a perfect score proves less than it seems to"


def test_simulated_strengths_are_found_again_and_lie_in_their_intervals() -> None:
    truth = np.array([-200.0, -50.0, 50.0, 200.0])
    inside = []
    for seed in range(25):
        chance = np.random.default_rng(seed)
        meetings = []
        for pair in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]:
            share = expected(truth[pair[0]], truth[pair[1]])
            meetings.append(meeting(4, pair, chance.binomial(2, share, 150)))
        found = rate(meetings, 300)
        assert [one.value for one in found] == pytest.approx(truth, abs=90)
        inside += [one.low <= true <= one.high for one, true in zip(found, truth, strict=True)]
    assert 0.87 <= np.mean(inside) <= 1


def test_a_pairing_that_was_not_played_says_nothing() -> None:
    found = rate([meeting(3, (0, 1), [2, 1] * 50), meeting(3, (0, 2), []), meeting(3, (1, 2), [])])
    assert found[0].value > found[1].value
    assert found[2].number == 0
    assert all(np.isfinite(one.value) for one in found)


def test_before_the_first_unit_everything_is_open() -> None:
    assert all(one.value == 0 and np.isinf(one.high) for one in rate([meeting(2, (0, 1), [])]))


def test_a_rating_foretells_its_share() -> None:
    assert expected(400, 0) == pytest.approx(10 / 11)
    assert expected(0, 0, others=3) == pytest.approx(1 / 4)
