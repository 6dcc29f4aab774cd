"""Birdie's actions."""

from typing import Literal, NotRequired

from voliera.games.birdie.forms.names import Card, Feature, Source
from voliera.typed import TypeAliasType, TypedDict


class Take(TypedDict):
    """Take a card into the hand (B-T1)."""

    do: Literal["take"]
    card: Card


Lay = TypedDict("Lay", {"do": Literal["lay"], "card": Card, "from": Source})
"""Lay a card on the personal deck, the bottom-most first (B-T2)."""


class Done(TypedDict):
    """Close a laying turn."""

    do: Literal["done"]


class Pass(TypedDict):
    """Pass for the rest of the round (B-T3)."""

    do: Literal["pass"]


Woodpecker = TypedDict("Woodpecker", {"do": Literal["woodpecker"], "from": int, "to": int})
"""Move a card of the line (B-A2)."""


class Robin(TypedDict):
    """Draw a card for the line (B-A3)."""

    do: Literal["robin"]


class Insert(TypedDict):
    """Insert the drawn card."""

    do: Literal["insert"]
    at: int


class Set(TypedDict):
    """Declare a set of the line (B-P4)."""

    do: Literal["set"]
    start: int
    length: int
    feature: Feature


class Pigeon(TypedDict):
    """Turn a set into marked flaps (B-A4); the set is named in the standard game."""

    do: Literal["pigeon"]
    set: NotRequired[int]


class Write(TypedDict):
    """Write the declared sets into their boxes."""

    do: Literal["write"]


class Owl(TypedDict):
    """Write the lowest number of this round again, into another box (B-A5)."""

    do: Literal["owl"]
    box: Feature


class End(TypedDict):
    """Decline the Owl."""

    do: Literal["end"]


class Remove(TypedDict):
    """Remove a card of the line (B-E2)."""

    do: Literal["remove"]
    at: int


class ChooseFeature(TypedDict):
    """Say which of two shared features makes the set (B-E4)."""

    do: Literal["feature"]
    feature: Feature


class Keep(TypedDict):
    """Write the set that has just appeared."""

    do: Literal["keep"]


class Stop(TypedDict):
    """End the collapse."""

    do: Literal["stop"]


Action = TypeAliasType(
    "Action",
    Take
    | Lay
    | Done
    | Pass
    | Woodpecker
    | Robin
    | Insert
    | Set
    | Pigeon
    | Write
    | Owl
    | End
    | Remove
    | ChooseFeature
    | Keep
    | Stop,
)
