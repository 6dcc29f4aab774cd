"""Birdie's results."""

from typing import NotRequired

from voliera.typed import TypeAliasType, TypedDict

Breakdown = TypedDict("Breakdown", {"seasons": int, "birds": int, "pass": int, "flap": int, "trophies": int})
"""Where a seat's points come from (B-F1)."""


class Result(TypedDict):
    """The result, final or as if the game ended now; `resigned` is the seat that gave up."""

    winner: int | None
    totals: list[int]
    breakdown: list[Breakdown]
    resigned: NotRequired[int]


Explanation = TypeAliasType("Explanation", Result)
