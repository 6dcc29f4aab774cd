"""The documents of Birdie, typed. At run time they are plain dicts; the field names are those of the protocol.

The browser's types and the JSON schemas are made from these (`make generated`).
"""

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

Bird = TypeAliasType("Bird", Literal["robin", "owl", "pigeon", "woodpecker"])
Season = TypeAliasType("Season", Literal["spring", "summer", "autumn", "winter"])
Feature = TypeAliasType("Feature", Bird | Season)
Card = TypeAliasType(
    "Card",
    Literal[
        "robin-spring",
        "robin-summer",
        "robin-autumn",
        "robin-winter",
        "owl-spring",
        "owl-summer",
        "owl-autumn",
        "owl-winter",
        "pigeon-spring",
        "pigeon-summer",
        "pigeon-autumn",
        "pigeon-winter",
        "woodpecker-spring",
        "woodpecker-summer",
        "woodpecker-autumn",
        "woodpecker-winter",
    ],
)
Variant = TypeAliasType("Variant", Literal["standard", "expert"])
Phase = TypeAliasType(
    "Phase", Literal["turn", "laying", "split", "insert", "collapse", "feature", "pigeon", "owl", "over"]
)
Source = TypeAliasType("Source", Literal["display", "hand"])


class Components(TypedDict):
    """What the rulebook shows only in a picture."""

    format: Literal["voliera/components/1"]
    game: Literal["birdie"]
    flap: list[int]


class Options(TypedDict, total=False):
    """The options of a table; those left out are as usual."""

    single_chain: bool
    open_memory: bool
    components: Components


# Actions


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


# Tables

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


Breakdown = TypedDict("Breakdown", {"seasons": int, "birds": int, "pass": int, "flap": int, "trophies": int})
"""Where a seat's points come from (B-F1)."""


class Result(TypedDict):
    """The result, final or as if the game ended now; `resigned` is the seat that gave up."""

    winner: int | None
    totals: list[int]
    breakdown: list[Breakdown]
    resigned: NotRequired[int]


Explanation = TypeAliasType("Explanation", Result)
