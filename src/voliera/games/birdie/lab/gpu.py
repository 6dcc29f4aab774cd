"""Birdie's batches on a CUDA device: a thread for each game, and the functions that the CPU calls."""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from voliera.games.birdie.lab.cpu import end_game, look_at
from voliera.games.birdie.rules.numbers import STEPS
from voliera.games.birdie.rules.state import Phase
from voliera.games.birdie.rules.steps import apply
from voliera.games.birdie.selfplay.cpu import deal_again
from voliera.kernel import cuda as door

REGISTERS = 64


class Kernels(NamedTuple):
    """The kernels, and the room that a game needs beside its record: none, but a byte."""

    deal: Any
    look: Any
    play: Any
    scratch: "np.dtype[Any]" = np.dtype(np.int8)


@cache
def kernels() -> Kernels:
    """Compiled when they are first launched."""
    from numba import int16

    cuda = door.driver()

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def deal(states: Any, seats: Any, seed: int) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            deal_again(states[i], seed + i)
            seats[i] = states[i].seat

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def look(states: Any, scratch: Any, rows: Any, mask: Any, what: int) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            out = cuda.local.array(STEPS, int16)
            look_at(states[i], rows[i], mask[i], what, out)

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def play(
        states: Any,
        actions: Any,
        mask: Any,
        rewards: Any,
        points: Any,
        done: Any,
        seats: Any,
        episodes: Any,
        illegal: Any,
        again: int,
        seed: int,
    ) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            s = states[i]
            for seat in range(rewards.shape[1]):
                rewards[i, seat] = 0
            done[i] = 0
            action = int(actions[i])
            if s.phase != Phase.OVER:
                if action < 0 or action >= STEPS or mask[i, action] == 0:
                    cuda.atomic.add(illegal, 0, 1)
                else:
                    log = cuda.local.array((1, 4), int16)
                    log[0, 0] = 0
                    apply(s, action, log)
                    done[i] = end_game(s, rewards[i], points[i])
            if done[i] and again:
                episodes[i] += 1
                deal_again(s, seed + i + states.shape[0] * episodes[i])
            seats[i] = s.seat

    return Kernels(deal, look, play)
