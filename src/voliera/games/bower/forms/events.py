"""Bower's events: what happened, as ids and arguments."""

from typing import Any

from voliera.games.bower.forms.names import Along, Bonus, Egg, Facing, Material, Object, Pair, Place, Tile
from voliera.games.bower.forms.results import WonBy
from voliera.typed import TypedDict


class TileTakenArgs(TypedDict):
    """The arguments of `tile-taken`."""

    seat: int
    tile: Tile
    first: bool


class DisplayRefilledArgs(TypedDict):
    """The arguments of `display-refilled`."""

    tiles: list[Tile]


class TilePlayedArgs(TypedDict):
    """The arguments of `tile-played`."""

    seat: int
    tile: Tile
    at: Place
    facing: Facing
    gift: bool


class NoRoomArgs(TypedDict):
    """The arguments of `no-room`."""

    seat: int
    lost: Tile | None


class BonusEarnedArgs(TypedDict):
    """The arguments of `bonus-earned`."""

    seat: int
    columns: list[int]
    groups: list[Material]


class SeatArgs(TypedDict):
    """The arguments of events that name a seat only."""

    seat: int


class BonusReshuffledArgs(TypedDict):
    """The arguments of `bonus-reshuffled` and `bonus-drawn-hidden`."""

    seat: int
    count: int


class BonusDrawnArgs(TypedDict):
    """The arguments of `bonus-drawn`."""

    seat: int
    bonuses: list[Bonus]


class BonusKeptArgs(TypedDict):
    """The arguments of `bonus-kept`, `effect-impossible`, `effect-declined`."""

    seat: int
    bonus: Bonus


class SpiedArgs(TypedDict):
    """The arguments of `spied`."""

    seat: int
    column: int


class EggSeenArgs(TypedDict):
    """The arguments of `egg-seen`."""

    seat: int
    column: int
    egg: Egg


class AsideSeenArgs(TypedDict):
    """The arguments of `aside-seen`."""

    seat: int
    eggs: list[Egg]


class TokenLaidArgs(TypedDict):
    """The arguments of `token-laid`."""

    seat: int
    token: Bonus
    nest: int
    at: Place
    object: Object | None
    along: Along | None


class CoverDrawnArgs(TypedDict):
    """The arguments of `cover-drawn` and `tile-discarded`."""

    seat: int
    tile: Tile


class CoverLaidArgs(TypedDict):
    """The arguments of `cover-laid`."""

    seat: int
    tile: Tile
    at: Place
    facing: Facing


class GiftGivenArgs(TypedDict):
    """The arguments of `gift-given`."""

    seat: int
    to: int
    tile: Tile


class DoubleTurnArgs(TypedDict):
    """The arguments of `double-turn`."""

    seat: int
    to: int


class EggsRevealedArgs(TypedDict):
    """The arguments of `eggs-revealed`."""

    eggs: list[Egg]
    aside: list[Egg]


class OverArgs(TypedDict):
    """The arguments of `over`."""

    winners: list[int]
    eggs: Pair
    by: WonBy


EventArgs = TypedDict(
    "EventArgs",
    {
        "tile-taken": TileTakenArgs,
        "display-refilled": DisplayRefilledArgs,
        "tile-played": TilePlayedArgs,
        "no-room": NoRoomArgs,
        "bonus-earned": BonusEarnedArgs,
        "bonus-declined": SeatArgs,
        "bonus-reshuffled": BonusReshuffledArgs,
        "bonus-drawn": BonusDrawnArgs,
        "bonus-drawn-hidden": BonusReshuffledArgs,
        "bonus-kept": BonusKeptArgs,
        "effect-impossible": BonusKeptArgs,
        "effect-declined": BonusKeptArgs,
        "spied": SpiedArgs,
        "egg-seen": EggSeenArgs,
        "spied-aside": SeatArgs,
        "aside-seen": AsideSeenArgs,
        "token-laid": TokenLaidArgs,
        "cover-drawn": CoverDrawnArgs,
        "cover-laid": CoverLaidArgs,
        "gift-given": GiftGivenArgs,
        "double-turn": DoubleTurnArgs,
        "discard-asked": SeatArgs,
        "tile-discarded": CoverDrawnArgs,
        "eggs-revealed": EggsRevealedArgs,
        "over": OverArgs,
    },
)
"""The arguments of each event, by its id."""


class Event(TypedDict):
    """What happened: an id, and the arguments that `EventArgs` has for it."""

    id: str
    args: dict[str, Any]
