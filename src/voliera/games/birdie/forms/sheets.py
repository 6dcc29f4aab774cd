"""Birdie's score sheets: what a boxed table tells, and what it comes to."""

from typing import Literal, NotRequired

from voliera.games.birdie.forms.actions import Action
from voliera.games.birdie.forms.names import Bird, Card, Feature, Options, Phase, Variant
from voliera.games.birdie.forms.plays import Play
from voliera.games.birdie.forms.results import Result
from voliera.games.birdie.forms.tables import Boxes, ByBird
from voliera.typed import TypeAliasType, TypedDict

ToldCards = TypeAliasType("ToldCards", list[Card] | str)
"""Names of cards, or one text of short codes."""


class SheetScoring(TypedDict):
    """How a seat scored; `actions` are null for the best play, and `boxes` those that the seat announced."""

    seat: int
    drawn: NotRequired[ToldCards]
    actions: NotRequired[list[Action] | None]
    boxes: NotRequired[dict[Feature, int] | None]


class Written(TypedDict, total=False):
    """What a seat that tells no line has written in a round."""

    boxes: dict[Feature, int]
    flaps: int
    uses: dict[Bird, int]


class SheetRound(TypedDict, total=False):
    """One round; null stands for cards that are not known yet."""

    pass_order: list[int]
    lines: list[ToldCards | None]
    hands: list[ToldCards | None]
    scorings: list[SheetScoring]
    written: list[Written | None]


class Sheet(TypedDict):
    """A score sheet of the boxed game."""

    format: Literal["voliera/sheet/1"]
    game: Literal["birdie"]
    players: NotRequired[int]
    variant: NotRequired[Variant]
    options: NotRequired[Options]
    names: NotRequired[list[str]]
    rounds: NotRequired[list[SheetRound]]


class RobinWorth(TypedDict):
    """What a Robin that was not drawn is expected to bring in all, and to add."""

    expected: float
    gain: float


class SheetBest(Play):
    """The best play of a seat's whole scoring, as far as it is known; no play gains more than `bound`."""

    exact: bool
    bound: float
    robin: NotRequired[RobinWorth]


class ScoredSeat(TypedDict):
    """One seat's scoring beside the best one; `announced` where the seat told boxes only."""

    seat: int
    best: SheetBest
    played: Play
    missed: float | None
    announced: NotRequired[Literal["right", "wrong", "unknown"]]


class ScoredRound(TypedDict):
    """The scorings of a round, in the order of passing."""

    seats: list[ScoredSeat]


class SheetNext(TypedDict):
    """What a sheet still has to tell."""

    what: Literal["players", "pass_order", "line", "hand", "drawn", "scoring"]
    round: NotRequired[int]
    seat: NotRequired[int]
    phase: NotRequired[Phase]


class ScoredSheet(TypedDict):
    """What a sheet comes to; `next` is null once the game is over."""

    sheet: Sheet
    rounds: list[ScoredRound]
    boxes: list[Boxes]
    flaps: list[int]
    uses: list[ByBird]
    trophies: dict[Bird, int | None]
    pass_points: list[list[int | None]]
    result: Result | None
    next: SheetNext | None
