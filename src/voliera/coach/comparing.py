"""Two choices compared, world by world: both meet the same luck, so what differs is the choice.

What a search says of its favourite is flattering: of many it looked at, this one had most luck. So the favourite and
what was played are played on once more, in worlds that neither has met, the same number of times.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter

import numpy as np
import numpy.typing as npt

from voliera.bots.budget import Budget
from voliera.coach.marks import SHARES, SURE, is_real

Shares = npt.NDArray[np.float64]
Playout = Callable[[], Sequence[float]]
"""Plays on in the next world; returns each seat's share of the win."""

LOOKS = 4
"""How often to check whether a difference is too small to matter: most are, and need no more play-outs."""
ROUND = 64
"""Play-outs between two looks at the clock."""
FEWEST = 32
"""Play-outs without which nothing can be said about a difference, however much each of them tells."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a decision is looked at: `nodes` play-outs for finding the best and for each side of the comparison.

    By the clock, half of the time goes to either.
    """

    nodes: int | None
    time_ms: int | None = None

    def part(self, share: int) -> "Effort":
        """Return the same effort for play-outs that each cost as much as this many others."""
        return self if self.nodes is None else Effort(max(FEWEST, self.nodes // share))

    @property
    def budget(self) -> Budget:
        """What finding the best may cost."""
        if self.nodes is not None:
            return Budget(nodes=self.nodes)
        return Budget(time_ms=max(1, (self.time_ms or 1) // 2), by_clock=True)


@dataclass(frozen=True, slots=True)
class Comparison:
    """The shares of all seats after what was played, and after the best found; and how sure the difference is."""

    played: Shares
    best: Shares
    error: float

    def cost(self, seat: int) -> float:
        """What the choice cost its seat; 0 where that may be chance."""
        difference = float(self.best[seat] - self.played[seat])
        return difference if is_real(difference, self.error) else 0.0


def alone(played: Playout, effort: Effort) -> Comparison:
    """What was played is the best found: only its shares are wanted."""
    shares = np.mean([played() for _ in range(max(1, (effort.nodes or 4 * ROUND) // LOOKS))], axis=0)
    return Comparison(shares, shares, 0.0)


def compare(played: Playout, best: Playout, seat: int, effort: Effort) -> Comparison:
    """Play both on in the same worlds, until the budget is spent or the difference is known to be small."""
    ours: list[Sequence[float]] = []
    theirs: list[Sequence[float]] = []
    end = None if effort.time_ms is None else perf_counter() + effort.time_ms / 2000
    batch = ROUND if effort.nodes is None else max(2, effort.nodes // LOOKS)
    while True:
        for _ in range(batch):
            ours.append(played())
            theirs.append(best())
        one, two = np.asarray(ours), np.asarray(theirs)
        differences = two[:, seat] - one[:, seat]
        error = float(differences.std(ddof=1) / np.sqrt(len(differences)))
        small = float(differences.mean()) + SURE * error < SHARES["slip"]
        spent = perf_counter() >= end if end is not None else len(ours) >= batch * LOOKS
        if small or spent:
            return Comparison(one.mean(axis=0), two.mean(axis=0), error)
