"""Birdie's batches on a CUDA device: a thread for each game, and the functions that the CPU calls."""

from functools import cache
from typing import Any

from voliera.games.birdie.lab.cpu import end_game, mark_legal
from voliera.games.birdie.lab.layout import LAYOUT
from voliera.games.birdie.lab.observe import observe_turn
from voliera.games.birdie.rules.numbers import STEPS
from voliera.games.birdie.rules.state import Phase
from voliera.games.birdie.rules.steps import apply
from voliera.games.birdie.selfplay.cpu import deal_again
from voliera.kernel import cuda as door
from voliera.kernel.cuda_batches import Kernels, batch_kernels


@cache
def kernels() -> Kernels:
    """Return the kernels."""
    cuda, int16 = door.driver(), door.kinds().int16

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def list_legal(s: Any, mask: Any) -> None:
        out = cuda.local.array(STEPS, int16)
        mark_legal(s, mask, out)

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def act(s: Any, action: int, rewards: Any, points: Any) -> int:
        log = cuda.local.array((1, 4), int16)
        log[0, 0] = 0
        apply(s, action, log)
        return int(end_game(s, rewards, points))

    return batch_kernels(deal_again, observe_turn, list_legal, act, LAYOUT.size, STEPS, int(Phase.OVER))
