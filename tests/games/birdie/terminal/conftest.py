"""What tests of Birdie in the terminal are given: a table to sit at, and views written by hand."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tests.terminal.sitting import sit, strict_languages

__all__ = ["sit", "strict_languages"]

BIRDS = ("robin", "owl", "pigeon", "woodpecker")
SEASONS = ("spring", "summer", "autumn", "winter")


@pytest.fixture
def view() -> Callable[..., dict[str, Any]]:
    """A view document of seat 0 to move, written by hand; fields can be replaced."""

    def written(**fields: Any) -> dict[str, Any]:
        boxes = dict.fromkeys(BIRDS + SEASONS)
        document: dict[str, Any] = {
            "format": "voliera/view/1",
            "game": "birdie",
            "players": 2,
            "variant": "standard",
            "options": {},
            "round": 1,
            "phase": "turn",
            "seat": 0,
            "deck_size": 22,
            "display": ["robin-spring", "owl-winter", "pigeon-summer", "woodpecker-autumn"],
            "hands": [["owl-spring", "pigeon-autumn"], 2],
            "lines": [0, 0],
            "laying": None,
            "boxes": [dict(boxes), dict(boxes)],
            "pass_points": [[None, None], [None, None]],
            "pass_order": [],
            "flaps": [0, 0],
            "uses": [dict.fromkeys(BIRDS, 0), dict.fromkeys(BIRDS, 0)],
            "trophies": dict.fromkeys(BIRDS),
            "scoring": None,
            "history": [],
        }
        return {**document, **fields}

    return written


@pytest.fixture
def scoring(view: Callable[..., dict[str, Any]]) -> Callable[..., dict[str, Any]]:
    """A view of seat 0 while it scores this line."""

    def written(line: Sequence[str], phase: str = "split", **fields: Any) -> dict[str, Any]:
        sets = fields.pop("sets", [])
        state = {"sets": sets, "drawn": None, "gap": None, "set": None, "written": [], "scored": []}
        state |= fields.pop("state", {})
        return view(phase=phase, scoring=state, lines=[list(line), 0], pass_order=[0, 1], **fields)

    return written
