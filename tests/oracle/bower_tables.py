"""Tables of Bower for the tests of its oracle."""

from __future__ import annotations

import random
from typing import Any

from .bower import BONUSES, EGGS, Document, Oracle, bonuses_of, start

OBJECTS = ["flower-yellow", "flower-purple", "flower-red", "feather-yellow", "feather-purple", "feather-red"]


def made_up_components(seed: int) -> Document:
    """Make 36 tiles: any materials and objects, with gems and shells enough."""
    chance = random.Random(seed)

    def square() -> Document:
        objects = chance.choices([*OBJECTS, "gem", "shell"], [1] * 6 + [3, 2], k=chance.randint(1, 3))
        return {"material": chance.choice(["straw", "moss", "gravel"]), "objects": objects}

    tiles = [{"id": f"t{number:02}", "squares": [square(), square()]} for number in range(1, 37)]
    return {"format": "voliera/components/1", "game": "bower", "tiles": tiles}


def fresh(
    seed: int = 1,
    variant: str = "standard",
    options: Document | None = None,
    bonuses: list[str] | None = None,
    first: int = 0,
) -> Oracle:
    """Begin a game with tiles t01, t02, … in order; `bonuses` lie on top of their pile."""
    options = options or {}
    on_top = bonuses or []
    rest = [name for name in bonuses_of(options) if name not in on_top]
    names = [f"t{number:02}" for number in range(1, 37)]
    return Oracle(start(variant, options, names, on_top + rest, EGGS, first), made_up_components(seed))


def square(text: str) -> Document:
    """Spell out a square: 'straw gem gem'."""
    material, *objects = text.split()
    return {"material": material, "objects": objects}


def tile(first: str, second: str) -> list[Document]:
    """Spell out a tile."""
    return [square(first), square(second)]


def laid(first: str, second: str, column: int, row: int, facing: str) -> Document:
    """Spell out a tile that lies in a nest."""
    return {"tile": tile(first, second), "at": [column, row], "facing": facing}


def table(**changes: Any) -> Oracle:
    """Put two players in mid-game, seat 0 about to play the last tile of its hand, then change what is given."""
    position = start("standard", {}, [f"t{number:02}" for number in range(1, 37)], list(BONUSES), EGGS, 0)
    position["display"] = ["t03", "t04", "t05"]
    position["pile"] = [f"t{number:02}" for number in range(6, 31)]
    position["hands"] = [["t01"], ["t02"]]
    position["turns_played"] = [3, 3]
    position["phase"] = "take"
    position.update(changes)
    return Oracle(position, made_up_components(1))


def play(oracle: Oracle, column: int, row: int, facing: str, hand: int | str = 0) -> None:
    """Play a tile."""
    oracle.apply({"do": "play", "hand": hand, "at": [column, row], "facing": facing})


def full_nest(but: list[tuple[int, int]], rows: int = 4) -> list[Document]:
    """Fill a nest with upright tiles but for those whose lower square is named."""
    nest = []
    for column in range(6):
        for row in range(0, rows - 1, 2):
            if (column, row) not in but:
                nest.append(laid("gravel flower-red", "straw shell", column, row, "n"))
    return nest


def earned(**changes: Any) -> Oracle:
    """Let seat 0 have earned a bonus."""
    return table(**({"phase": "bonus", "nests": [[laid("straw gem gem gem", "moss", 0, 0, "e")], []]} | changes))
