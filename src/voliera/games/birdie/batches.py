"""Many games at once: in one compiled loop on the CPU, or one game per thread on a GPU.

Game number i of a batch is dealt from seed + i, so a batch is the same on every target, byte by byte.
"""

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from voliera.games.birdie.border.components import builtin
from voliera.games.birdie.rules.deal import start_game
from voliera.games.birdie.rules.numbers import STEPS
from voliera.games.birdie.rules.state import STATE, blank_records
from voliera.games.birdie.rules.steps import random_playout
from voliera.kernel import SILENT, WORD, Log, States, entry
from voliera.kernel.cuda import launch, player


def blank_games(count: int, variant: int, single_chain: int = 0) -> States:
    """Records with variant, options and flap column set, and nothing dealt."""
    states = blank_records(count)
    flap = builtin().flap
    states["variant"] = variant
    states["single_chain"] = single_chain
    states["flap_boxes"] = len(flap)
    states["flap_values"][:, : len(flap)] = flap
    return states


@entry
def play_range(
    states: States,
    start: int,
    stop: int,
    players: int,
    seed: int,
    out: npt.NDArray[np.int16],
    log: Log,
) -> int:
    """Deal games start … stop-1 of the batch and play each at random to its end; returns the decisions taken."""
    decisions = 0
    for i in range(start, stop):
        s = states[i % states.shape[0]]
        start_game(s, players, (seed + i) & WORD, (seed + i) >> 32)
        decisions += random_playout(s, out, log)
    return decisions


def play_on_cpu(states: States, players: int, seed: int, games: int | None = None) -> int:
    """Play a batch on one core (by default one game per record); returns the decisions taken."""
    count = len(states) if games is None else games
    decisions: int = play_range(states, 0, count, players, seed, np.zeros(STEPS, np.int16), SILENT)
    return decisions


@cache
def gpu_kernel() -> Any:
    """The kernel, compiled when it is first launched."""
    return player(STATE, STEPS, start_game, random_playout)


def play_on_gpu(states: Any, players: int, seed: int, games: int, decisions: Any) -> None:
    """Play `games` games per record of a device array, without waiting; `decisions` counts them per record."""
    launch(gpu_kernel(), states, players, seed, games, decisions)
