"""Bower for learners: what `voliera.learn` asks of a game."""

from typing import TYPE_CHECKING

from voliera.errors import GameError
from voliera.games.bower.layout import LAYOUT
from voliera.games.bower.rules.numbers import (
    ALONG,
    AT,
    AT_OTHER,
    BONUS,
    DECLINE,
    GIFT,
    HAND,
    KEEP,
    OBJECT,
    PLACE,
    SPY,
    TAKE,
    USE,
)
from voliera.games.bower.rules.state import SEATS
from voliera.games.bower.selfplay.cpu import ACTIONS, CpuGames
from voliera.games.bower.selfplay.secrets import SECRETS
from voliera.games.bower.selfplay.tables import TABLES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from voliera.games.mix import Table
    from voliera.learn.environments import Games

layout = LAYOUT
actions = ACTIONS
kinds: "Sequence[int]" = (TAKE, HAND, GIFT, PLACE, BONUS, DECLINE, USE, KEEP, SPY, AT, AT_OTHER, OBJECT, ALONG)
seats = SEATS
secrets = SECRETS
softness = 1.5
side_by_side = 32_768
stretch = 96
longest = 96
mix = "2:all"
"""Both variants with all options, trained together unless one is asked for."""


def check(players: int, variant: str) -> None:
    """Refuse what cannot be trained."""
    if players != SEATS:
        raise GameError("bad_request", f"players: {SEATS}; found {players}")
    if variant not in TABLES:
        raise GameError("bad_request", f"variant: one of {', '.join(TABLES)}; found {variant!r:.40}")


def games(device: str, count: int, tables: "Sequence[Table]", seed: int) -> "Games":
    """Return a number of games on the CPU or on a CUDA device, all of the first table."""
    variant = tables[0].variant
    if device == "cpu":
        return CpuGames(count, variant, seed)
    from voliera.games.bower.selfplay.gpu import CudaGames

    return CudaGames(count, variant, seed)
