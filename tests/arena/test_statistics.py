"""Intervals hold what they promise, on matches whose truth is known."""

import numpy as np
import pytest

from voliera.arena.statistics import NOTHING, ratios, share_of, spread, weights, wilson


def test_wilson_is_the_textbooks() -> None:
    """Wilson (1927) for 10 of 10 and for 5 of 10, as tables give it."""
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0.5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)


def test_a_share_is_the_mean_of_its_units() -> None:
    found = share_of([1, 0.5, 0.5, 0, 1, 1])
    assert found.value == pytest.approx(4 / 6)
    assert found.low < found.value < found.high
    assert found.number == 6


def test_the_bootstrap_is_that_of_drawing_units() -> None:
    """Drawing counts of equal scores is drawing units: both ways give the same interval."""
    scores = np.random.default_rng(5).choice([0, 0.5, 1], 80, p=[0.2, 0.3, 0.5])
    drawn = np.concatenate([w @ scores / len(scores) for w in weights(80, 4_000)])
    found = share_of(scores)
    assert np.quantile(drawn, (0.025, 0.975)) == pytest.approx((found.low, found.high), abs=0.012)


@pytest.mark.parametrize(("truth", "units"), [(0.5, 50), (0.7, 100)])
def test_the_interval_holds_the_truth_nineteen_times_in_twenty(truth: float, units: int) -> None:
    chance = np.random.default_rng(11)
    level = 0.3  # units that are divided one to one
    scores = chance.choice([0, 0.5, 1], (600, units), p=[1 - truth - level / 2, level, truth - level / 2])
    estimates = [share_of(row, 500) for row in scores]
    covered = np.mean([one.low <= truth <= one.high for one in estimates])
    assert 0.92 <= covered <= 0.975


@pytest.mark.parametrize("score", [0.0, 0.25, 0.5, 1.0])
def test_no_interval_is_without_width(score: float) -> None:
    found = share_of([score] * 30)
    assert found.low < found.high
    assert found.low <= score <= found.high
    assert found.high - found.low > share_of([score] * 300).high - share_of([score] * 300).low


def test_nothing_is_estimated_from_nothing() -> None:
    assert share_of([]) is NOTHING
    assert spread([]).number == 0


def test_the_same_results_give_the_same_interval() -> None:
    scores = [0, 1, 1, 0.5] * 10
    assert share_of(scores) == share_of(scores)


def test_ratios_weigh_units_by_what_they_hold() -> None:
    parts = np.array([[1.0, 0.0, 0.0], [3.0, 0.0, 0.0]])
    wholes = np.array([[1.0, 2.0, 0.0], [9.0, 2.0, 0.0]])
    first, second, third = ratios(parts, wholes, np.array([True, True, True]))
    assert first.value == pytest.approx(0.4)
    assert (first.low, first.high) == pytest.approx((1 / 3, 1.0)), "either unit may be drawn twice"
    assert second.value == 0
    assert second.high > 0
    assert third is NOTHING


def test_a_spread_is_what_it_says() -> None:
    found = spread([1, 2, 3, 4, 5])
    assert (found.number, found.mean, found.quartiles) == (5, 3, (1, 2, 3, 4, 5))
    assert found.deviation == pytest.approx(2**0.5)
