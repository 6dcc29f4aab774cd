"""How environments for research number a game's actions, and what they look for."""

from dataclasses import dataclass

import numpy as np

OBSERVATION, MASK = 1, 2
"""What a look writes; their sum for both."""

GENERATOR = np.dtype((np.record, np.dtype([("rng", np.uint32, (4,))])))
"""A generator of random numbers beside a game's own, which only deals (`kernel.below`)."""


@dataclass(frozen=True, slots=True)
class Steps:
    """Actions of one kind, side by side."""

    name: str
    first: int
    count: int
    meaning: str
