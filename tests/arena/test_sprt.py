"""The sequential test: its formula, its bounds, and how often it errs."""

import numpy as np
import pytest

from voliera.arena.sprt import ACCEPTED, FEWEST, REFUSED, UNDECIDED, Claims, judge
from voliera.errors import GameError


def unit_scores(share: float, runs: int, units: int, seed: int) -> np.ndarray:
    """Simulated units of two games, with some wins shared."""
    chance = np.random.default_rng(seed)
    games = chance.choice([0.0, 0.5, 1.0], (runs, units, 2), p=[0.9 - share + 0.05, 0.1, share - 0.05])
    means: np.ndarray = games.mean(axis=2)
    return means


def test_the_ratio_is_that_of_two_normal_claims() -> None:
    scores = [0.5, 1.0, 0.5, 0.0, 1.0, 0.5, 0.5, 1.0]
    found = judge(scores, Claims(0.5, 0.6))
    mean = np.mean(scores)
    squares = sum(score * score for score in scores) + 0.5  # half a unit won and half a unit lost, for the variance
    variance = squares / 9 - ((sum(scores) + 0.5) / 9) ** 2
    assert found.ratio == pytest.approx(8 * 0.1 * (mean - 0.55) / variance)
    assert found.state == UNDECIDED


def test_the_bounds_are_walds() -> None:
    assert Claims(0.5, 0.6).bounds == pytest.approx((-2.944, 2.944), abs=1e-3)


def test_it_stops_at_the_first_unit_that_decides() -> None:
    won = judge([1.0] * 500, Claims(0.5, 0.6))
    assert won.state == ACCEPTED
    assert FEWEST <= won.units < 100
    again = judge([1.0] * won.units + [0.0] * 400, Claims(0.5, 0.6))
    assert again == won, "what comes after the decision does not change it"
    assert judge([1.0] * (won.units - 1), Claims(0.5, 0.6)).state == UNDECIDED
    assert judge([0.5, 0.0] * 200, Claims(0.5, 0.6)).state == REFUSED
    assert judge([], Claims(0.5, 0.6)).state == UNDECIDED


@pytest.mark.parametrize(("share", "wrong"), [(0.5, ACCEPTED), (0.6, REFUSED)])
def test_it_errs_about_once_in_twenty(share: float, wrong: str) -> None:
    found = [judge(row, Claims(0.5, 0.6)) for row in unit_scores(share, 400, 600, seed=3)]
    assert np.mean([one.state == wrong for one in found]) < 0.09
    assert np.mean([one.state == UNDECIDED for one in found]) < 0.02
    assert np.mean([one.units for one in found]) < 200, "it takes fewer units than a match of fixed length"


def test_in_between_it_may_say_either() -> None:
    found = [judge(row, Claims(0.5, 0.6)).state for row in unit_scores(0.55, 200, 600, seed=4)]
    assert 0.3 < np.mean([state == ACCEPTED for state in found]) < 0.7


@pytest.mark.parametrize("text", ["", "0.5", "0.6,0.5", "0.5,0.5", "a,b", "0.5,1.5", "-1,0.5", "nan,1"])
def test_claims_that_make_no_sense_are_refused(text: str) -> None:
    with pytest.raises(GameError):
        Claims.of(text)


def test_claims_are_read() -> None:
    assert Claims.of("0.5,0.55") == Claims(0.5, 0.55)
