"""Birdie for learners: what `voliera.learn` asks of a game."""

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from voliera.errors import GameError
from voliera.games.birdie.layout import LAYOUT
from voliera.games.birdie.rules.numbers import DONE, LAY, LAY_HAND, PASS, STEPS, TAKE
from voliera.games.birdie.rules.state import SEATS, Phase, Variant
from voliera.games.birdie.selfplay.cpu import ACTIONS, CpuGames, look_many
from voliera.games.birdie.selfplay.secrets import SECRETS

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    from voliera.games.contract.training import Games
    from voliera.games.mix import Table
    from voliera.kernel import States

layout = LAYOUT
actions = ACTIONS
kinds: "Sequence[int]" = (PASS, DONE, TAKE, LAY, LAY_HAND)
seats = SEATS
secrets = SECRETS
mix = "2:standard=4,2:expert=2,3:standard=1,3:expert=1,4:standard=1,4:expert=1"
"""All tables, trained together unless one is asked for."""
softness = 8.0  # as `solve.estimates` has it
side_by_side = 65_536
stretch = 48
longest = 240
recipe = Path(__file__).parent / "recipe.toml"


def check(players: int, variant: str) -> None:
    """Refuse a table that does not exist."""
    if not 2 <= players <= SEATS:
        raise GameError("bad_request", f"players: 2 to {SEATS}; found {players}")
    known = [one.name.lower() for one in Variant]
    if variant not in known:
        raise GameError("bad_request", f"variant: one of {', '.join(known)}; found {variant!r:.40}")


def seen(states: "States") -> "tuple[npt.NDArray[np.int8], npt.NDArray[np.int64]] | None":
    """What a network sees of the first game, and a bit for each legal step; None where solvers answer."""
    if int(states["phase"][0]) not in (Phase.TURN, Phase.LAYING):
        return None
    rows, legal = np.zeros((1, LAYOUT.size), np.int8), np.zeros((1, 1), np.int64)
    look_many(states[:1], rows, legal, np.zeros(1, np.int8), np.zeros(STEPS, np.int16))
    return rows[0], legal[0]


def own_step(seat: int, step: int) -> int:
    """All seats name steps as the rules do."""
    del seat
    return step


def games(device: str, count: int, tables: "Sequence[Table]", seed: int) -> "Games":
    """Return a number of games on the CPU or on a CUDA device, shared out among the tables."""
    if device == "cpu":
        return CpuGames(count, tables, seed)
    from voliera.games.birdie.selfplay.gpu import CudaGames

    return CudaGames(count, tables, seed)
