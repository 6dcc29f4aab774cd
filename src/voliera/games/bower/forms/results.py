"""Bower's results."""

from typing import Literal, NotRequired

from voliera.games.bower.forms.names import Bonus, Egg, Flags, Material, Pair, Place
from voliera.typed import TypeAliasType, TypedDict

DecidedBy = TypeAliasType("DecidedBy", Literal["size", "objects", "coloured-shells", "shells", "tied", "none"])
WonBy = TypeAliasType("WonBy", Literal["eggs", "coloured-shells", "shells", "shared", "resignation"])


class Group(TypedDict):
    """Who has the largest group of a material (W-E2)."""

    material: Material
    sizes: Pair
    shells: Pair
    eggs: Pair
    by: DecidedBy


class Column(TypedDict):
    """Who has most of what a column's egg asks for (W-E3)."""

    column: int
    egg: Egg
    counts: Pair
    shells: Pair
    eggs: Pair
    by: DecidedBy


class EggTile(TypedDict):
    """Whether an egg tile pays its owner (W-B6)."""

    bonus: Bonus
    seat: int
    counts: Pair
    eggs: int


class Outcome(TypedDict):
    """What result and explanation share."""

    eggs: Pair
    winners: list[int]
    by: WonBy
    shells: Pair
    coloured_shells: Flags
    resigned: NotRequired[int]


class Result(Outcome):
    """The result, final or as if the game ended now."""

    groups: list[Group]
    columns: list[Column]
    egg_tiles: list[EggTile]


class ExplainedGroup(Group):
    """The same with its reasons."""

    squares: tuple[list[Place], list[Place]]
    coloured: Flags
    branch: Flags


class ExplainedColumn(Column):
    """The same with its reasons: what is printed, and which white objects were declared (W-E4)."""

    printed: Pair
    white: Pair
    declared: Pair
    coloured: Flags
    single: bool


class ExplainedEggTile(EggTile):
    """The same with its reasons."""

    coloured: Flags


class Explanation(Outcome):
    """The result with all that led to it."""

    groups: list[ExplainedGroup]
    columns: list[ExplainedColumn]
    egg_tiles: list[ExplainedEggTile]
