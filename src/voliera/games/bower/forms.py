"""The documents of Bower, typed. At run time they are plain dicts; the field names are those of the protocol.

The browser's types and the JSON schemas are made from these (`make generated`).
"""

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

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


# Actions


class Take(TypedDict):
    """Take a tile of the display (W-T1)."""

    do: Literal["take"]
    display: int


class Play(TypedDict):
    """Lay a tile into the own nest: its first square, and where its second one lies (W-T2)."""

    do: Literal["play"]
    hand: int | Literal["gift"]
    at: Place
    facing: Facing


class DrawBonus(TypedDict):
    """Draw bonus tiles (W-B3)."""

    do: Literal["bonus"]


class Decline(TypedDict):
    """Do without a bonus, or without an effect."""

    do: Literal["decline"]


class Keep(TypedDict):
    """Keep one of the bonus tiles."""

    do: Literal["keep"]
    bonus: Bonus


class Spy(TypedDict):
    """Look at an egg of the opponent (W-B7)."""

    do: Literal["spy"]
    column: int


class LayToken(TypedDict):
    """Lay a token (W-B9 to W-B12); an X names the nest and the object, the Branch its direction."""

    do: Literal["token"]
    nest: NotRequired[int]
    at: Place
    object: NotRequired[Object]
    along: NotRequired[Along]


class Gift(TypedDict):
    """Give a tile of the display to the opponent (W-B14)."""

    do: Literal["gift"]
    display: int


class Use(TypedDict):
    """Use an effect that leaves nothing to choose."""

    do: Literal["use"]


class Cover(TypedDict):
    """Lay the drawn tile over others (W-B13)."""

    do: Literal["cover"]
    at: Place
    facing: Facing


class Discard(TypedDict):
    """Discard a tile of the hand (W-B16)."""

    do: Literal["discard"]
    hand: int


Action = TypeAliasType(
    "Action", Take | Play | DrawBonus | Decline | Keep | Spy | LayToken | Gift | Use | Cover | Discard
)


# Tables


class LaidTile(TypedDict):
    """A tile in a nest."""

    tile: Tile
    at: Place
    facing: Facing


class LaidCover(TypedDict):
    """A tile that lies over others."""

    cover: Tile
    at: Place
    facing: Facing


class LaidToken(TypedDict):
    """A token in a nest."""

    token: Bonus
    at: Place
    object: NotRequired[Object]
    along: NotRequired[Along]


NestItem = TypeAliasType("NestItem", LaidTile | LaidCover | LaidToken)


class Known(TypedDict):
    """What a seat has spied: which eggs, not what they are."""

    columns: list[int]
    aside: bool


class GivenTile(TypedDict):
    """The gift that waits to be played."""

    seat: int
    tile: Tile


class Drawn(TypedDict):
    """The bonus tiles to choose from; how many, for those who may not see them."""

    drawn: list[Bonus] | int


class Effect(TypedDict):
    """The effect that is being settled, with the tile of a cover."""

    effect: Bonus
    tile: NotRequired[Tile]


class Public(TypedDict):
    """What everybody sees at any moment."""

    game: Literal["bower"]
    players: Literal[2]
    variant: Variant
    options: Options
    first: int
    turns_played: Pair
    phase: Phase
    seat: int | None
    known: tuple[Known, Known]
    display: list[Tile]
    nests: tuple[list[NestItem], list[NestItem]]
    kept: tuple[list[Bonus], list[Bonus]]
    pending: Drawn | Effect | None
    gift: GivenTile | None
    double: int | None
    out: list[Tile]


class Position(Public):
    """The whole table, hidden parts included."""

    format: Literal["voliera/position/1"]
    eggs: list[Egg]
    aside: list[Egg]
    pile: list[Tile]
    bonus_pile: list[Bonus]
    bonus_discards: list[Bonus]
    hands: tuple[list[Tile], list[Tile]]
    rng: list[int]


class View(Public):
    """What a seat, or a spectator, may know; `bonus_pile` lies open in Super Nest."""

    format: Literal["voliera/view/1"]
    eggs: list[Egg | None]
    aside: list[Egg | None]
    pile_size: int
    bonus_pile_size: int
    bonus_pile: NotRequired[list[Bonus]]
    bonus_discards: int
    hands: tuple[int | list[Tile], int | list[Tile]]


# Results

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
