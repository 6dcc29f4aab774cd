"""Birdie's events: what happened, as ids and arguments."""

from typing import Any, Literal

from voliera.games.birdie.forms.names import Bird, Card, Feature, Source
from voliera.typed import TypedDict


class TookArgs(TypedDict):
    """The arguments of `took`."""

    seat: int
    card: Card


class RefilledArgs(TypedDict):
    """The arguments of `refilled`."""

    cards: list[Card]


LaidCardArgs = TypedDict("LaidCardArgs", {"seat": int, "card": Card, "from": Source})


class LaidArgs(TypedDict):
    """The arguments of `laid`."""

    seat: int
    cards: list[Card]
    from_hand: int
    size: int


class PassedArgs(TypedDict):
    """The arguments of `passed`."""

    seat: int
    points: int
    automatic: bool


class LineOpenedArgs(TypedDict):
    """The arguments of `line-opened`."""

    seat: int
    line: list[Card]


class SpentArgs(TypedDict):
    """The arguments of `spent`."""

    seat: int
    bird: Bird
    card: Card


MovedArgs = TypedDict("MovedArgs", {"seat": int, "card": Card, "from": int, "to": int})


class DrewArgs(TypedDict):
    """The arguments of `drew`."""

    seat: int
    card: Card
    left: int


class DrewHiddenArgs(TypedDict):
    """The arguments of `drew-hidden`."""

    seat: int
    left: int


class InsertedArgs(TypedDict):
    """The arguments of `inserted` and `removed`."""

    seat: int
    card: Card
    at: int


class DeclaredArgs(TypedDict):
    """The arguments of `declared`."""

    seat: int
    start: int
    length: int
    feature: Feature


class DroppedArgs(TypedDict):
    """The arguments of `dropped` and `formed`."""

    seat: int
    feature: Feature
    size: int


class WroteArgs(TypedDict):
    """The arguments of `wrote`."""

    seat: int
    box: Feature
    value: int
    by: Literal["set", "owl"]


class NothingArgs(TypedDict):
    """The arguments of `nothing`."""

    seat: int
    feature: Feature
    size: int
    why: Literal["smaller", "filled"]


class FlappedArgs(TypedDict):
    """The arguments of `flapped`."""

    seat: int
    by: int
    marked: int
    points: int


TrophyArgs = TypedDict("TrophyArgs", {"seat": int, "bird": Bird, "from": int | None})


class SeatArgs(TypedDict):
    """The arguments of `scored`."""

    seat: int


class DealtArgs(TypedDict):
    """The arguments of `dealt`."""

    round: int
    seat: int
    display: list[Card]


class OverArgs(TypedDict):
    """The arguments of `over`."""

    winner: int | None
    totals: list[int]


EventArgs = TypedDict(
    "EventArgs",
    {
        "took": TookArgs,
        "refilled": RefilledArgs,
        "laid-card": LaidCardArgs,
        "laid": LaidArgs,
        "passed": PassedArgs,
        "line-opened": LineOpenedArgs,
        "spent": SpentArgs,
        "moved": MovedArgs,
        "drew": DrewArgs,
        "drew-hidden": DrewHiddenArgs,
        "inserted": InsertedArgs,
        "declared": DeclaredArgs,
        "dropped": DroppedArgs,
        "removed": InsertedArgs,
        "formed": DroppedArgs,
        "wrote": WroteArgs,
        "nothing": NothingArgs,
        "flapped": FlappedArgs,
        "trophy": TrophyArgs,
        "scored": SeatArgs,
        "dealt": DealtArgs,
        "over": OverArgs,
    },
)
"""The arguments of each event, by its id."""


class Event(TypedDict):
    """What happened: an id, and the arguments that `EventArgs` has for it."""

    id: str
    args: dict[str, Any]
