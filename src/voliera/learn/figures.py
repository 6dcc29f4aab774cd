"""Figures of a run, rounded for people and for the log: what rounds to nothing is 0, not -0.0000."""

from collections.abc import Mapping

LOGGED = 5
"""Decimal places in the log and in the story of weights."""
SHOWN = 4
"""Decimal places in live progress, as the message `learn-figure` has them."""


def rounded(value: float, digits: int) -> float:
    """Round a number; one that becomes 0 loses its sign."""
    return round(value, digits) + 0.0  # -0.0 + 0.0 is 0.0


def all_logged(figures: Mapping[str, float]) -> dict[str, float]:
    """Return figures as they are logged."""
    return {name: rounded(value, LOGGED) for name, value in figures.items()}
