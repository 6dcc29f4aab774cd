"""Accept or refuse a candidate as soon as the units suffice: a sequential probability ratio test.

Two claims stand against each other: the first contestant's share of wins is `p0`, or it is `p1`. After each unit, in
their order, the logarithm of the likelihood ratio is taken in the normal approximation that suits any unit score
(generalised SPRT: n (p1 - p0) (mean - (p0 + p1)/2) / variance); the test stops once it leaves its bounds. With the
usual 5 %, a candidate as weak as p0 is accepted, or one as strong as p1 refused, about once in twenty.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from voliera.arena.errors import wrong

ERROR = 0.05
FEWEST = 10
"""Units before any decision: the variance is not known earlier."""
ACCEPTED, REFUSED, UNDECIDED = "accepted", "refused", "undecided"


@dataclass(frozen=True, slots=True)
class Claims:
    """The two shares of wins that are told apart, and the errors that are put up with."""

    p0: float
    p1: float
    alpha: float = ERROR
    beta: float = ERROR

    def __post_init__(self) -> None:
        if not 0 <= self.p0 < self.p1 <= 1:
            raise wrong("sprt", f"sprt: two shares, the lower one first, such as 0.5,0.55; found {self.p0},{self.p1}")

    @classmethod
    def of(cls, text: str) -> "Claims":
        """From `0.5,0.55`."""
        try:
            p0, p1 = (float(part) for part in text.split(","))
        except ValueError:
            raise wrong("sprt", f"sprt: two shares, such as 0.5,0.55; found {text!r:.40}") from None
        return cls(p0, p1)

    @property
    def bounds(self) -> tuple[float, float]:
        """Below the first the candidate is refused, above the second accepted."""
        return float(np.log(self.beta / (1 - self.alpha))), float(np.log((1 - self.beta) / self.alpha))


class Verdict(NamedTuple):
    """Where the test stands, after how many units."""

    state: str
    ratio: float  # logarithm
    units: int


def judge(scores: Sequence[float], claims: Claims) -> Verdict:
    """Go through the units in order, and stop at the first that decides."""
    low, high = claims.bounds
    n = len(scores)
    if not n:
        return Verdict(UNDECIDED, 0.0, 0)
    x = np.asarray(scores, np.float64)
    numbers = np.arange(1, n + 1)
    means = np.cumsum(x) / numbers
    # Half a unit won and half a unit lost are added for the variance only: units that are all alike prove less than
    # they seem to.
    spread = (np.cumsum(x * x) + 0.5) / (numbers + 1) - ((np.cumsum(x) + 0.5) / (numbers + 1)) ** 2
    ratios = numbers * (claims.p1 - claims.p0) * (means - (claims.p0 + claims.p1) / 2) / spread
    decided = np.flatnonzero(((ratios <= low) | (ratios >= high)) & (numbers >= FEWEST))
    last = int(decided[0]) if len(decided) else n - 1
    ratio = float(ratios[last])
    state = UNDECIDED if not len(decided) else (ACCEPTED if ratio >= high else REFUSED)
    return Verdict(state, ratio, last + 1)
