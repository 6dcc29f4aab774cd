"""Bower's batches on a CUDA device: a thread for each game, and the functions that the CPU calls."""

from functools import cache
from typing import Any

from voliera.games.bower.lab.cpu import end_game, mark_legal, see_all
from voliera.games.bower.lab.layout import LAYOUT
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
    """Return the kernels."""
    cuda, kinds = door.driver(), door.kinds()
    int16, int32, int64 = kinds.int16, kinds.int32, kinds.int64
    words = SIGHT.itemsize // 8  # some of its numbers have 64 bits: nothing is left over

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def see(s: Any, row: Any) -> None:
        room = cuda.local.array(words, int64)
        see_all(s, room.view(SIGHT)[0], row)

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def list_legal(s: Any, mask: Any) -> None:
        out = cuda.local.array(STEPS, int16)
        mark_legal(s, mask, out)

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def act(s: Any, action: int, rewards: Any, points: Any) -> int:
        log = cuda.local.array((1, 4), int16)
        log[0, 0] = 0
        sheet = cuda.local.array((ROWS, SHEET_WIDTH), int32)
        apply(s, turned_step(int(s.seat), action), log)
        return int(end_game(s, sheet, rewards, points))

    return batch_kernels(deal_again, see, list_legal, act, LAYOUT.size, STEPS, int(Phase.OVER))
