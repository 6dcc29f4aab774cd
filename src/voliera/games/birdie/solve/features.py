"""Cards and what they share, in plain Python: card = 4 × bird + season, features 0 to 7."""

from collections.abc import Sequence
from itertools import groupby

from voliera.games.birdie.rules.box import FIRST_SEASON, KINDS
from voliera.games.birdie.solve.values import FEATURE_COUNT

CARRIES: tuple[tuple[bool, ...], ...] = tuple(
    tuple(feature in (card >> 2, FIRST_SEASON + (card & 3)) for card in range(KINDS))
    for feature in range(FEATURE_COUNT)
)
"""CARRIES[feature][card]."""
SHARED: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(
        tuple(feature for feature in range(FEATURE_COUNT) if CARRIES[feature][a] and CARRIES[feature][b])
        for b in range(KINDS)
    )
    for a in range(KINDS)
)
"""SHARED[a][b]: the features that two cards share."""


def longest_runs(line: Sequence[int], feature: int, count: int) -> int:
    """How many cards are in the longest runs of a feature, `count` of them taken together."""
    runs = sorted(sum(1 for _ in run) for carried, run in groupby(line, CARRIES[feature].__getitem__) if carried)
    return sum(runs[-count:])
