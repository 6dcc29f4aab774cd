"""Thousands of games side by side: `reset`, `step`, `observe` and `legal_mask`, on all cores or on a CUDA device.

    games = batch.make("birdie", 4096, players=2, seed=1)
    observation, mask = games.look()
    games.step(actions)  # an action for each game: reward, points, done and seat are written

All arrays are made once and written again and again: wrap them once (`torch.from_numpy(games.observation)`, or
`torch.as_tensor` on a device) and they are shared without a copy. Where a game ends, the next is dealt at once.

Place i of a batch plays the deals `seed + i`, `seed + i + count`, `seed + i + 2 * count` and so on, whatever happens
elsewhere: each game is the one that `voliera.new` deals from the same seed, on every device, byte by byte.
"""

from typing import Any

from voliera.errors import GameError
from voliera.lab.batch_base import Batch
from voliera.lab.cpu import CpuBatch
from voliera.lab.sampling import random_actions

__all__ = ["Batch", "make", "random_actions"]


def make(game: str, count: int, *, device: str = "cpu", **settings: Any) -> Batch:
    """Return a number of games on a device, `cpu` or `cuda`; the settings are those of `Batch`."""
    if device == "cpu":
        return CpuBatch(game, count, **settings)
    if device == "cuda":
        from voliera.lab.cuda import CudaBatch

        return CudaBatch(game, count, **settings)
    raise GameError("bad_request", f"device: cpu or cuda; found {device!r:.40}")
