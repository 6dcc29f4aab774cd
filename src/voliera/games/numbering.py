"""How environments for research number a game's actions, and what they look for."""

from dataclasses import dataclass

OBSERVATION, MASK = 1, 2
"""What a look writes; their sum for both."""


@dataclass(frozen=True, slots=True)
class Steps:
    """Actions of one kind, side by side."""

    name: str
    first: int
    count: int
    meaning: str
