"""Birdie's tables: positions and views."""

from typing import Literal

from voliera.games.birdie.forms.names import Card, Feature, Options, Phase, Source, Variant
from voliera.typed import TypeAliasType, TypedDict

LaidCard = TypedDict("LaidCard", {"card": Card, "from": Source})
"""A card of an open laying turn."""


class Laying(TypedDict):
    """An open laying turn, the bottom-most card first."""

    cards: list[LaidCard]


class DeclaredSet(TypedDict):
    """A set of the line that was declared."""

    start: int
    length: int
    feature: Feature
    dropped: bool


class FormedSet(TypedDict):
    """The set that has just appeared in a collapse."""

    feature: Feature
    size: int


class Scoring(TypedDict):
    """Where the scoring of a seat stands."""

    sets: list[DeclaredSet]
    drawn: Card | None
    gap: int | None
    set: FormedSet | None
    written: list[Feature]
    scored: list[int]


class Took(TypedDict):
    """A card was taken."""

    seat: int
    took: Card


class Laid(TypedDict):
    """Cards were laid: the two from the display, and how many from the hand."""

    seat: int
    laid: list[Card]
    from_hand: int


class Passed(TypedDict):
    """Somebody passed."""

    seat: int
    passed: Literal[True]


Act = TypeAliasType("Act", Took | Laid | Passed)


class Boxes(TypedDict):
    """The boxes of a board; None where nothing is written."""

    robin: int | None
    owl: int | None
    pigeon: int | None
    woodpecker: int | None
    spring: int | None
    summer: int | None
    autumn: int | None
    winter: int | None


class ByBird(TypedDict):
    """A number for each bird."""

    robin: int
    owl: int
    pigeon: int
    woodpecker: int


class Trophies(TypedDict):
    """The holder of each trophy."""

    robin: int | None
    owl: int | None
    pigeon: int | None
    woodpecker: int | None


class Public(TypedDict):
    """What everybody sees at any moment."""

    game: Literal["birdie"]
    players: int
    variant: Variant
    options: Options
    round: int
    seat: int | None
    boxes: list[Boxes]
    pass_points: list[list[int | None]]
    pass_order: list[int]
    flaps: list[int]
    uses: list[ByBird]
    trophies: Trophies
    laying: Laying | None
    scoring: Scoring | None
    history: list[Act] | None


class Position(Public):
    """The whole table, hidden parts included."""

    format: Literal["voliera/position/1"]
    phase: Phase
    deck: list[Card]
    under_stop: list[Card]
    second_half: list[Card]
    display: list[Card]
    hands: list[list[Card]]
    lines: list[list[Card]]
    rng: list[int]


class View(Public):
    """What a seat, or a spectator, may know. `scoring` is the phase of others who score."""

    format: Literal["voliera/view/1"]
    phase: Phase | Literal["scoring"]
    deck_size: int
    display: list[Card]
    hands: list[int | list[Card]]
    lines: list[int | list[Card]]
