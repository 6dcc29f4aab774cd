"""Nests as they can be seen: from the items of a view to squares, and what can be counted on them.

Only to draw and to preview: the rules count by themselves. A cover hides what lies under it, tokens too (W-B13).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from voliera.documents import Document
from voliera.games.bower.border.game import BOWER
from voliera.games.bower.rules.box import MATERIALS, OBJECTS
from voliera.languages import Language

COLUMNS = 6
Place = tuple[int, int]
"""Column and row, from 0; row 0 touches the board."""
STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
"""From a tile's first square to its second, by its facing."""
COLOURED_SHELLS = "coloured-shells"
TOKEN_OBJECTS = {
    "white-feather": ("feather-white",),
    "white-flower": ("flower-white",),
    "shells": ("shell", "shell"),
}


@dataclass
class Square:
    """A filled square: its material, the objects that count, those under an X, and what else lies there."""

    material: str
    objects: list[str]
    crossed: list[str] = field(default_factory=list)
    branch: str | None = None
    emblem: bool = False

    def sorted_objects(self) -> list[str]:
        """The objects that count, flowers first."""
        return sorted(self.objects, key=OBJECTS.index)

    def described(self, at: str, language: Language) -> str:
        """The square in words; `at` is what the reader calls it."""
        return language.say(
            "square-bower",
            square=at,
            material=self.material,
            objects=" ".join(self.sorted_objects()),
            count=len(self.objects),
            emblem="yes" if self.emblem else "no",
            crossed=len(self.crossed),
            branch=self.branch or "none",
        )


Nest = dict[Place, Square]
Tiles = dict[str, list[Document]]
"""The squares of tiles by their ids."""


def rows_of(view: Document) -> int:
    """Four rows, or five in Super Nest (W-C1, W-V1)."""
    return 5 if view["variant"] == "super" else 4


def tiles_of(options: Document) -> Tiles:
    """The squares of every tile by its id, bonus nest tiles included."""
    if "components" not in options:
        return _our_tiles()
    return _by_id(BOWER.components(options))


@cache
def _our_tiles() -> Tiles:
    return _by_id(BOWER.components({}))


def _by_id(parts: Document) -> Tiles:
    tiles: Tiles = {tile["id"]: tile["squares"] for tile in parts["tiles"]}
    return {**tiles, **parts["bonus_nest"]}


def pair_of(tile: Any, tiles: Tiles) -> tuple[Square, Square]:
    """The two squares of a tile, by its id or spelled out."""
    squares = tiles[tile] if isinstance(tile, str) else tile
    first, second = (
        Square(square["material"], list(square["objects"]), emblem=tile == COLOURED_SHELLS) for square in squares
    )
    return first, second


def second_of(at: Iterable[int], facing: str) -> Place:
    """Where the second square of a tile lies."""
    column, row = at
    right, away = STEPS[facing]
    return column + right, row + away


def built(items: Iterable[Document], tiles: Tiles) -> Nest:
    """A nest from what was laid in it, one after the other."""
    nest: Nest = {}
    for item in items:
        column, row = item["at"]
        if "token" in item:
            _lay_token(nest[column, row], item)
            continue
        first, second = pair_of(item.get("tile", item.get("cover")), tiles)
        nest[column, row] = first
        nest[second_of(item["at"], item["facing"])] = second
    return nest


def _lay_token(square: Square, item: Document) -> None:
    match item["token"]:
        case "x":
            square.objects.remove(item["object"])
            square.crossed.append(item["object"])
        case "branch":
            square.branch = item["along"]
        case token:
            square.objects += TOKEN_OBJECTS[token]


def gems(nest: Nest, column: int) -> int:
    """The gems of a column."""
    return sum(square.objects.count("gem") for (c, _), square in nest.items() if c == column)


def matching(nest: Nest, column: int, egg: str) -> int:
    """The objects of a column that an egg can ask for; white ones might be declared to match (W-E4)."""
    kind = egg.partition("-")[0]
    counted = Counter(name for (c, _), square in nest.items() if c == column for name in square.objects)
    if egg.endswith("-white"):
        return sum(count for name, count in counted.items() if name.startswith(kind))
    return counted[egg] + counted[f"{kind}-white"]


def largest_groups(nest: Nest) -> dict[str, int]:
    """The size of the largest group of each material that counts (W-E2)."""
    found = dict.fromkeys(MATERIALS[:3], 0)
    unseen = {place for place, square in nest.items() if square.material in found}
    joined = _joined(nest)
    while unseen:
        start = unseen.pop()
        material = nest[start].material
        group, border = {start}, [start]
        while border:
            column, row = border.pop()
            near = [(column + right, row + away) for right, away in STEPS.values()]
            near += [other for pair in joined for other in pair if (column, row) in pair]
            for place in near:
                if place in unseen and nest[place].material == material:
                    unseen.discard(place)
                    group.add(place)
                    border.append(place)
        found[material] = max(found[material], len(group))
    return found


def _joined(nest: Nest) -> list[tuple[Place, Place]]:
    """The two ends of every branch (W-B12)."""
    pairs = []
    for (column, row), square in nest.items():
        if square.branch == "row":
            pairs.append(((column - 1, row), (column + 1, row)))
        elif square.branch == "column":
            pairs.append(((column, row - 1), (column, row + 1)))
    return pairs
