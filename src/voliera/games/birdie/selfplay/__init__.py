"""Birdie for learners: what `voliera.learn` asks of a game."""

from typing import TYPE_CHECKING

from voliera.errors import GameError
from voliera.games.birdie.layout import LAYOUT
from voliera.games.birdie.rules.numbers import DONE, LAY, LAY_HAND, PASS, TAKE
from voliera.games.birdie.rules.state import SEATS, Variant
from voliera.games.birdie.selfplay.cpu import ACTIONS, CpuGames
from voliera.games.birdie.selfplay.secrets import SECRETS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from voliera.games.mix import Table
    from voliera.learn.environments import Games

layout = LAYOUT
actions = ACTIONS
kinds: "Sequence[int]" = (PASS, DONE, TAKE, LAY, LAY_HAND)
seats = SEATS
secrets = SECRETS
mix = "2:standard=4,2:expert=2,3:standard=1,3:expert=1,4:standard=1,4:expert=1"
"""All tables, trained together unless one is asked for."""
softness = 8.0  # as `solve.estimates` has it
side_by_side = 131_072
stretch = 24
longest = 240


def check(players: int, variant: str) -> None:
    """Refuse a table that does not exist."""
    if not 2 <= players <= SEATS:
        raise GameError("bad_request", f"players: 2 to {SEATS}; found {players}")
    known = [one.name.lower() for one in Variant]
    if variant not in known:
        raise GameError("bad_request", f"variant: one of {', '.join(known)}; found {variant!r:.40}")


def games(device: str, count: int, tables: "Sequence[Table]", seed: int) -> "Games":
    """Return a number of games on the CPU or on a CUDA device, shared out among the tables."""
    if device == "cpu":
        return CpuGames(count, tables, seed)
    from voliera.games.birdie.selfplay.gpu import CudaGames

    return CudaGames(count, tables, seed)
