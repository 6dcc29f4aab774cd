"""Bower for learners: what `voliera.learn` asks of a game."""

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from voliera.errors import GameError
from voliera.games.bower.bots.observed import WORDS, Thoughts
from voliera.games.bower.layout import LAYOUT
from voliera.games.bower.mirror import turned_step
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

    import numpy.typing as npt

    from voliera.games.contract.training import Games
    from voliera.games.mix import Table
    from voliera.kernel import States

layout = LAYOUT
actions = ACTIONS
kinds: "Sequence[int]" = (TAKE, HAND, GIFT, PLACE, BONUS, DECLINE, USE, KEEP, SPY, AT, AT_OTHER, OBJECT, ALONG)
seats = SEATS
secrets = SECRETS
softness = 1.5
side_by_side = 32_768
stretch = 96
longest = 96
recipe = Path(__file__).parent / "recipe.toml"
mix = "2:all"
"""Both variants with all options, trained together unless one is asked for."""


def check(players: int, variant: str) -> None:
    """Refuse what cannot be trained."""
    if players != SEATS:
        raise GameError("bad_request", f"players: {SEATS}; found {players}")
    if variant not in TABLES:
        raise GameError("bad_request", f"variant: one of {', '.join(TABLES)}; found {variant!r:.40}")


def seen(states: "States") -> "tuple[npt.NDArray[np.int8], npt.NDArray[np.int64]] | None":
    """What a network sees of the first game, and a bit for each legal step."""
    first = states[:1]
    rows, legal = np.zeros((1, LAYOUT.size), np.int8), np.zeros((1, WORDS), np.int64)
    thoughts = Thoughts(first)
    thoughts.think(first)
    thoughts.look(first, rows, legal, np.zeros(1, np.int8))
    return rows[0], legal[0]


def own_step(seat: int, step: int) -> int:
    """Columns are counted from the seat's side."""
    return turned_step(seat, step)


def games(device: str, count: int, tables: "Sequence[Table]", seed: int) -> "Games":
    """Return a number of games on the CPU or on a CUDA device, all of the first table."""
    variant = tables[0].variant
    if device == "cpu":
        return CpuGames(count, variant, seed)
    from voliera.games.bower.selfplay.gpu import CudaGames

    return CudaGames(count, variant, seed)
