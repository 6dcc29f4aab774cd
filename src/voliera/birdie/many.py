"""Many games at once: in one compiled loop on the CPU, or one game per thread on a GPU.

Game number i of a batch is dealt from seed + i, so a batch is the same on every target, byte by byte.
"""

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from voliera.birdie.components import builtin
from voliera.birdie.deal import start_game
from voliera.birdie.numbers import STEPS
from voliera.birdie.rules import random_playout
from voliera.birdie.state import STATE, blank_records
from voliera.cuda import driver
from voliera.kernel import SILENT, WORD, Log, States, entry

THREADS = 128
"""Threads per block on the GPU."""


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
    """The kernel: each thread plays its games one after the other.

    It does so on a copy of the record in local memory, where the same field of a warp's 32 records lies side by side:
    more than twice as fast as in the records themselves (docs/performance.md).
    """
    from numba import from_dtype, int16

    record = from_dtype(STATE)
    cuda = driver()

    @cuda.jit  # type: ignore[untyped-decorator]
    def play(states: Any, players: int, seed: int, games: int, decisions: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            out = cuda.local.array(STEPS, int16)
            log = cuda.local.array((1, 4), int16)
            log[0, 0] = 0
            own = cuda.local.array(1, record)
            own[0] = states[i]
            s = own[0]
            count = 0
            for game in range(games):
                number = seed + i + game * states.shape[0]
                start_game(s, players, number & WORD, number >> 32)
                count += random_playout(s, out, log)
            states[i] = own[0]
            decisions[i] = count

    return play


def play_on_gpu(states: Any, players: int, seed: int, games: int, decisions: Any) -> None:
    """Play `games` games per record of a device array, without waiting; `decisions` counts them per record."""
    blocks = (states.shape[0] + THREADS - 1) // THREADS
    gpu_kernel()[blocks, THREADS](states, players, seed, games, decisions)
