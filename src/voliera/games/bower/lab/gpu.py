"""Bower's batches on a CUDA device: a thread for each game, and the functions that the CPU calls."""

from functools import cache
from typing import Any

from voliera.games.bower.lab.cpu import end_game, look_at
from voliera.games.bower.mirror import turned_step
from voliera.games.bower.rules.numbers import STEPS
from voliera.games.bower.rules.scoring import ROWS, Score
from voliera.games.bower.rules.state import Phase
from voliera.games.bower.rules.steps import apply
from voliera.games.bower.selfplay.tables import deal_again
from voliera.games.bower.sight import SIGHT
from voliera.kernel import cuda as door
from voliera.kernel.cuda_batches import Kernels, batch_kernels

SHEET_WIDTH = int(Score.WIDTH)


@cache
def kernels() -> Kernels:
    """Return the kernels; each game needs room for a sight."""
    from numba import int16, int32

    cuda = door.driver()

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def look(s: Any, sight: Any, row: Any, mask: Any, what: int) -> None:
        out = cuda.local.array(STEPS, int16)
        look_at(s, sight, row, mask, what, out)

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def act(s: Any, action: int, rewards: Any, points: Any) -> int:
        log = cuda.local.array((1, 4), int16)
        log[0, 0] = 0
        sheet = cuda.local.array((ROWS, SHEET_WIDTH), int32)
        apply(s, turned_step(int(s.seat), action), log)
        return int(end_game(s, sheet, rewards, points))

    return batch_kernels(deal_again, look, act, STEPS, int(Phase.OVER), SIGHT)
