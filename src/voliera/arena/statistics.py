"""What many games come to: shares and means with intervals, by resampling units.

Games of a unit share a deal, so the unit is what is drawn again: 95 % of the resampled means lie within the interval
(percentile bootstrap, with fixed random numbers, so that the same results give the same interval). Where all units are
alike there is nothing to resample: Wilson's interval for as many units is used, so that no interval has zero width.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.float64]

RESAMPLES = 4_000
CHUNK = 500
"""Resamples that are held in memory at a time."""
CONFIDENCE = 0.95
Z = 1.959964
SEED = 20_240_229
"""Of the resampling, always."""


class Estimate(NamedTuple):
    """A value with its interval, and how many units, or how much, it stands on."""

    value: float
    """The estimate itself."""
    low: float
    """The lower end of the 95% interval."""
    high: float
    """The upper end of the 95% interval."""
    number: float
    """The number of units, or the amount, behind it."""

    def document(self, digits: int = 4) -> dict[str, float]:
        """For JSON."""
        return {
            "value": round(self.value, digits),
            "low": round(self.low, digits),
            "high": round(self.high, digits),
            "number": round(self.number, digits),
        }


NOTHING = Estimate(float("nan"), float("nan"), float("nan"), 0)


def wilson(share: float, number: float) -> tuple[float, float]:
    """The interval of a share of this many trials."""
    middle = (share + Z * Z / (2 * number)) / (1 + Z * Z / number)
    half = Z / (1 + Z * Z / number) * np.sqrt(share * (1 - share) / number + Z * Z / (4 * number * number))
    return max(0.0, float(middle - half)), min(1.0, float(middle + half))


def within(resampled: Numbers) -> tuple[Numbers, Numbers]:
    """The ends between which most resampled values (along the first axis) lie; those that are not numbers aside."""
    outside = (1 - CONFIDENCE) / 2
    low, high = np.nanquantile(resampled, (outside, 1 - outside), axis=0)
    return low, high


def share_of(scores: npt.ArrayLike, resamples: int = RESAMPLES) -> Estimate:
    """The mean of unit scores from 0 to 1.

    Scores take few values, and how often each is drawn is multinomial: that is the bootstrap, without drawing units.
    """
    units = np.asarray(scores, np.float64)
    if not len(units):
        return NOTHING
    values, counts = np.unique(units, return_counts=True)
    mean = float(units.mean())
    if len(values) == 1:
        return Estimate(mean, *wilson(mean, len(units)), len(units))
    draws = np.random.default_rng(SEED).multinomial(len(units), counts / len(units), size=resamples)
    low, high = within(draws @ values / len(units))
    return Estimate(mean, float(low), float(high), len(units))


def weights(units: int, resamples: int) -> list[Numbers]:
    """How often each unit is drawn, in each resample: chunks of rows."""
    chance = np.random.default_rng(SEED)
    even = np.full(units, 1 / units)
    sizes = [min(CHUNK, resamples - start) for start in range(0, resamples, CHUNK)]
    return [chance.multinomial(units, even, size=size).astype(np.float64) for size in sizes]


def ratios(parts: Numbers, wholes: Numbers, shares: npt.NDArray[np.bool_], resamples: int = 1_000) -> list[Estimate]:
    """Many ratios at once: sums of parts over sums of wholes, a row per unit and a column per ratio.

    `shares` says which of them are shares; where no unit differs these get Wilson's interval. What has no whole at all
    is `NOTHING`.
    """
    if not len(parts):
        return [NOTHING] * len(shares)
    total = wholes.sum(axis=0)
    drawn = [
        np.divide(w @ parts, w @ wholes, out=np.full((len(w), parts.shape[1]), np.nan), where=w @ wholes > 0)
        for w in weights(len(parts), resamples)
    ]
    found = []
    columns = np.concatenate(drawn)
    for column, whole in enumerate(total):
        if whole <= 0:
            found.append(NOTHING)
            continue
        value = float(parts[:, column].sum() / whole)
        low, high = (float(end) for end in within(columns[:, column]))
        if low == high and shares[column]:
            low, high = wilson(value, min(whole, len(parts)))
        found.append(Estimate(value, low, high, float(whole)))
    return found


class Spread(NamedTuple):
    """How numbers are distributed."""

    number: int
    """How many numbers there are."""
    mean: float
    """Their mean."""
    deviation: float
    """Their standard deviation."""
    quartiles: tuple[float, float, float, float, float]
    """The least, a quarter, half, three quarters, the most."""

    def document(self) -> dict[str, float | list[float]]:
        """For JSON."""
        return {
            "number": self.number,
            "mean": round(self.mean, 3),
            "deviation": round(self.deviation, 3),
            "quartiles": [round(one, 3) for one in self.quartiles],
        }


def spread(numbers: npt.ArrayLike) -> Spread:
    """Mean, standard deviation and quartiles; of nothing, zeros."""
    values = np.asarray(numbers, np.float64)
    if not len(values):
        return Spread(0, 0.0, 0.0, (0.0,) * 5)
    least, quarter, half, three, most = (float(one) for one in np.quantile(values, (0, 0.25, 0.5, 0.75, 1)))
    return Spread(len(values), float(values.mean()), float(values.std()), (least, quarter, half, three, most))
