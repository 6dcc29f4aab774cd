"""The names in documents of Birdie, components and options."""

from typing import Literal

from voliera.typed import TypeAliasType, TypedDict

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
