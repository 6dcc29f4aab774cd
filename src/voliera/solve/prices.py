"""What a set, a flap, and the Owl's copy are worth to the seat that scores.

The solvers maximise a sum of prices and do not care where they come from. `in_points` gives the rules' own points
(whole numbers, so that optima are exact); bots put their estimates of what follows into the same tables.
"""

from dataclasses import dataclass

from voliera.birdie.components import FIRST_SEASON, LONGEST_SET, OWL_LIMIT, TROPHY_POINTS
from voliera.solve.knowledge import Knowledge

FEATURE_COUNT = 8
ALL_BOXES = (1 << FEATURE_COUNT) - 1


@dataclass(frozen=True, slots=True)
class Prices:
    """Tables of worth, relative to where the seat stands before it goes on."""

    worth: tuple[tuple[float, ...], ...]  # worth[feature][length] of a set written into that box; empty if filled
    flaps: tuple[float, ...]  # by boxes marked from now on
    owl: tuple[tuple[float, ...], ...]  # owl[box][value] of a copied value; empty if the box is filled
    costs: tuple[float, float, float, float]  # of playing each bird's ability now

    def best_owl(self, value: int, filled: int) -> tuple[float, int]:
        """The best empty box for the Owl's copy: its worth (without the Owl's cost) and the box."""
        worth, box = max((self.owl[box][value], -box) for box in range(FEATURE_COUNT) if not filled >> box & 1)
        return worth, -box


def takes_trophy(k: Knowledge, feature: int, value: int) -> bool:
    """Whether writing the value takes a trophy that the seat does not have (B-P9)."""
    return feature < FIRST_SEASON and k.trophies[feature] != k.seat and value > k.highest_of_others(feature)


def flap_gains(k: Knowledge) -> tuple[int, ...]:
    """Flap points gained by marking so many boxes now; beyond the last box nothing (B-C3)."""
    marked = k.flaps[k.seat]
    last = len(k.flap_points) - 1
    now = k.flap_points[marked]
    return tuple(k.flap_points[min(last, marked + count)] - now for count in range(FEATURE_COUNT + 5))


def in_points(k: Knowledge) -> Prices:
    """The rules' points: boxes, flap points, trophies taken now."""
    table = tuple(
        ()
        if k.filled >> feature & 1
        else tuple(value + TROPHY_POINTS * takes_trophy(k, feature, value) for value in range(LONGEST_SET + 1))
        for feature in range(FEATURE_COUNT)
    )
    owl = tuple(row[: OWL_LIMIT + 1] for row in table)
    return Prices(table, flap_gains(k), owl, (0, 0, 0, 0))
