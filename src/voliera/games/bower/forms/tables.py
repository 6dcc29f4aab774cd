"""Bower's tables: positions and views."""

from typing import Literal, NotRequired

from voliera.games.bower.forms.names import (
    Along,
    Bonus,
    Egg,
    Facing,
    Object,
    Options,
    Pair,
    Phase,
    Place,
    Tile,
    Variant,
)
from voliera.typed import TypeAliasType, TypedDict


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
    """The effect that is being settled."""

    effect: Bonus


class CoverEffect(TypedDict):
    """The same for a cover whose tile is drawn."""

    effect: Literal["cover"]
    tile: Tile


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
    pending: Drawn | Effect | CoverEffect | None
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
