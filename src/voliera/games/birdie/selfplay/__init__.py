"""Birdie for learners: what `voliera.learn` asks of a game."""

from typing import TYPE_CHECKING

from voliera.errors import GameError
from voliera.games.birdie.layout import LAYOUT
from voliera.games.birdie.rules.state import SEATS, Variant
from voliera.games.birdie.selfplay.cpu import ACTIONS, CpuGames

if TYPE_CHECKING:
    from voliera.learn.environments import Games

layout = LAYOUT
actions = ACTIONS
seats = SEATS


def check(players: int, variant: str) -> None:
    """Refuse what cannot be trained yet."""
    if not 2 <= players <= SEATS:
        raise GameError("bad_request", f"players: 2 to {SEATS}; found {players}")
    if variant != Variant.STANDARD.name.lower():
        raise GameError("bad_request", f"variant: self-play knows the standard game only; found {variant!r:.40}")


def games(device: str, count: int, players: int, seed: int) -> "Games":
    """Return a number of games on the CPU or on a CUDA device."""
    if device == "cpu":
        return CpuGames(count, players, seed)
    from voliera.games.birdie.selfplay.gpu import CudaGames

    return CudaGames(count, players, seed)
