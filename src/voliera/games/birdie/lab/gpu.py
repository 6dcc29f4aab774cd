"""Birdie's batches on a CUDA device: a thread for each game, and the functions that the CPU calls."""

from functools import cache
from typing import Any

import numpy as np

from voliera.games.birdie.lab.cpu import end_game, look_at
from voliera.games.birdie.rules.numbers import STEPS
from voliera.games.birdie.rules.state import Phase
from voliera.games.birdie.rules.steps import apply
from voliera.games.birdie.selfplay.cpu import deal_again
from voliera.kernel import cuda as door
from voliera.kernel.cuda_batches import Kernels, batch_kernels

NO_ROOM = np.dtype(np.int8)
"""A game needs no room beside its record; nothing is smaller than a byte."""


@cache
def kernels() -> Kernels:
    """Return the kernels."""
    from numba import int16

    cuda = door.driver()

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def look(s: Any, _: Any, row: Any, mask: Any, what: int) -> None:
        out = cuda.local.array(STEPS, int16)
        look_at(s, row, mask, what, out)

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def act(s: Any, action: int, rewards: Any, points: Any) -> int:
        log = cuda.local.array((1, 4), int16)
        log[0, 0] = 0
        apply(s, action, log)
        return int(end_game(s, rewards, points))

    return batch_kernels(deal_again, look, act, STEPS, int(Phase.OVER), NO_ROOM)
