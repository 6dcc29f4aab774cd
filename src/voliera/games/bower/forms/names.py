"""The names in documents of Bower, components and options."""

from typing import Literal, NotRequired

from voliera.typed import TypeAliasType, TypedDict

Material = TypeAliasType("Material", Literal["straw", "moss", "gravel", "earth"])
Egg = TypeAliasType(
    "Egg",
    Literal[
        "flower-yellow",
        "flower-purple",
        "flower-red",
        "flower-white",
        "feather-yellow",
        "feather-purple",
        "feather-red",
        "feather-white",
    ],
)
Object = TypeAliasType("Object", Egg | Literal["gem", "shell"])
Bonus = TypeAliasType(
    "Bonus",
    Literal[
        "nest-1",
        "nest-2",
        "nest-3",
        "nest-4",
        "coloured-shells",
        "egg-yellow",
        "egg-purple",
        "egg-red",
        "egg-shells",
        "spy-opponent",
        "spy-aside",
        "x",
        "white-feather",
        "white-flower",
        "shells",
        "branch",
        "cover",
        "gift",
        "double-turn",
        "discard",
    ],
)
Variant = TypeAliasType("Variant", Literal["standard", "super"])
Phase = TypeAliasType("Phase", Literal["setup", "take", "play", "bonus", "keep", "effect", "discard", "over"])
Facing = TypeAliasType("Facing", Literal["n", "e", "s", "w"])
Along = TypeAliasType("Along", Literal["row", "column"])
Place = TypeAliasType("Place", tuple[int, int])
"""Column and row, both from 0; row 0 is at the board."""
Pair = TypeAliasType("Pair", tuple[int, int])
"""Seat 0's figure and seat 1's."""
Flags = TypeAliasType("Flags", tuple[bool, bool])


class Square(TypedDict):
    """A square of a tile."""

    material: Material
    objects: list[Object]


Tile = TypeAliasType("Tile", str | tuple[Square, Square])
"""An id of the component file, a bonus nest name, or two squares spelled out."""


class ComponentTile(TypedDict):
    """A nest tile of the component file."""

    id: str
    squares: tuple[Square, Square]


class Components(TypedDict):
    """What the rulebook shows only in pictures."""

    format: Literal["voliera/components/1"]
    game: Literal["bower"]
    tiles: list[ComponentTile]
    bonus_nest: NotRequired[dict[str, tuple[Square, Square]]]


class Options(TypedDict, total=False):
    """The options of a table; those left out are as usual."""

    fair_play: bool
    zero_ties: bool
    lone_ties: bool
    joining_gems: bool
    components: Components
