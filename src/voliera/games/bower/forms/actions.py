"""Bower's actions."""

from typing import Literal, NotRequired

from voliera.games.bower.forms.names import Along, Bonus, Facing, Object, Place
from voliera.typed import TypeAliasType, TypedDict


class Take(TypedDict):
    """Take a tile of the display (W-T1)."""

    do: Literal["take"]
    display: int


class Play(TypedDict):
    """Lay a tile into the player's nest: its first square, and where its second one lies (W-T2)."""

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
