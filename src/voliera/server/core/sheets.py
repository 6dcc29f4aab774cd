"""Score sheets of boxed games as they are asked about."""

from typing import Any

from msgspec import Struct

from voliera.documents import Document
from voliera.server.core.fairness import new_seed

QUICK_MS = 110
LONG_MS = 1_000


class ScoreWish(Struct, forbid_unknown_fields=True, frozen=True):
    """A score sheet, as `voliera.score` reads it."""

    sheet: dict[str, Any]
    quick: bool = False
    """Whether the best that is found in a moment will do; whether it is `exact` is told."""


class PositionWish(Struct, forbid_unknown_fields=True, frozen=True):
    """A score sheet of a game that is not over."""

    sheet: dict[str, Any]


def score_task(wish: ScoreWish) -> Document:
    """Return what `voliera.sheet.score_within` is to do."""
    return {"sheet": wish.sheet, "time_ms": QUICK_MS if wish.quick else LONG_MS}


def position_task(wish: PositionWish) -> Document:
    """Return what `voliera.sheet.position` is to do."""
    return {"sheet": wish.sheet, "seed": new_seed()}
