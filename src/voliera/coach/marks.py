"""How bad is bad: what a decision must cost to be called a slip, a mistake or a blunder.

Costs of a scoring are points, and exact. Costs of all else are shares of the win, as a search measures them, and a
search errs: a difference that may be chance is none.
"""

SHARES = {"slip": 0.03, "mistake": 0.07, "blunder": 0.15}
"""Of the win, between the best found and what was played."""
POINTS = {"slip": 1.0, "mistake": 3.0, "blunder": 6.0}
"""In a scoring, between the best and what was scored."""
SURE = 3.0
"""A difference counts if it is this many times its standard error: chance alone exceeds that once in 700 times."""
UNITS = {"share": SHARES, "points": POINTS}


def mark(cost: float, unit: str) -> str | None:
    """What a decision that costs this much is called; None where it is as good as the best."""
    found = None
    for name, least in UNITS[unit].items():
        if cost >= least:
            found = name
    return found


def is_real(difference: float, error: float) -> bool:
    """Whether a measured difference is more than chance."""
    return difference > SURE * error
