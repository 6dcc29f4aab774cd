"""What tests of Bower in the terminal are given: a table to sit at, and one in any phase."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.bower.terminal.box import OPTIONS
from tests.terminal.sitting import sit, strict_languages
from voliera import from_position, new
from voliera.game import Game

__all__ = ["sit", "strict_languages"]

EGGS = ["flower-red", "feather-yellow", "flower-white", "feather-red", "flower-yellow", "feather-white"]
EGGS += ["flower-purple", "feather-purple"]
NESTS: list[list[dict[str, Any]]] = [
    [{"tile": "t01", "at": [0, 0], "facing": "e"}, {"tile": "t13", "at": [2, 0], "facing": "e"}],
    [{"tile": "t03", "at": [0, 0], "facing": "e"}, {"tile": "t14", "at": [2, 0], "facing": "n"}],
]
"""Row 1 of seat 0: straw @, straw ✿r◆◆, straw @, gravel ✿yƒpƒr; of seat 1: straw ✿y, straw ƒyƒp, straw ✿p✿r, gravel."""


@pytest.fixture
def bower_at() -> Callable[..., Game]:
    """A table of Bower in a phase of its third turn; an effect belongs to a bonus tile that seat 0 has kept."""

    def at(phase: str, effect: str | None = None, *, variant: str = "standard", **fields: Any) -> Game:
        position = new("bower", variant=variant, options=OPTIONS, seed=5).position()
        for hidden in ("pile", "bonus_pile", "rng"):
            position.pop(hidden)
        hands = [["t20", "t36"] if phase == "play" else ["t20"], ["t21"]]
        position |= {"phase": phase, "seat": 0, "first": 0, "turns_played": [2, 2], "nests": NESTS, "hands": hands}
        position |= {"display": ["t30", "t31", "t32"], "eggs": EGGS[:6], "aside": EGGS[6:]}
        if effect is not None:
            position |= {"kept": [[effect], []], "pending": {"effect": effect}}
        return from_position({**position, **fields}, seed=1)

    return at
