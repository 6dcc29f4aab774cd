"""Batches on a CUDA device: nothing leaves it. The arrays are Numba's, and torch shares them (`torch.as_tensor`)."""

from functools import cache
from typing import Any

import numpy as np

from voliera.errors import GameError
from voliera.games.numbering import MASK, OBSERVATION
from voliera.kernel import States
from voliera.kernel import cuda as door
from voliera.lab.batch_base import Batch
from voliera.lab.contract import AGENT

THREADS = 128
WORD = 8
"""Bytes that a thread clears at once."""


@cache
def clearing() -> Any:
    """The kernel that writes zeros."""
    cuda = door.driver()

    @cuda.jit  # type: ignore[untyped-decorator]
    def clear(words: Any) -> None:
        i = cuda.grid(1)
        if i < words.shape[0]:
            words[i] = 0

    return clear


class CudaBatch(Batch):
    """Games on the device. An illegal action leaves its game as it is; `illegal()` counts them."""

    def __init__(self, game: str, count: int, *, threads: int | None = None, **settings: Any) -> None:
        super().__init__(game, count, **settings)
        if threads is not None:
            raise GameError("bad_request", f"threads: for the CPU only; found {threads} for a CUDA device")
        if self.scoring != AGENT:
            raise GameError("bad_request", f"scoring: on a CUDA device only {AGENT}; found {self.scoring}")
        if not door.available():
            raise GameError("bad_request", "device: no CUDA device was found, or numba-cuda is missing (extra `cuda`)")
        cuda = door.driver()
        seats = self.lab.seats
        self._kernels = self.lab.kernels()
        count = self.count
        self.states = cuda.to_device(np.repeat(self._first, count))
        self.observation, self._rows = _bytes(count, self.lab.layout.size)
        self.mask, self._masks = _bytes(count, self.actions)
        self.seat = cuda.to_device(np.zeros(count, np.int8))
        self.reward = cuda.to_device(np.zeros((count, seats), np.float32))
        self.points = cuda.to_device(np.zeros((count, seats), np.float32))
        self.done = cuda.to_device(np.zeros(count, np.int8))
        self.episode = cuda.to_device(np.zeros(count, np.int64))
        self._illegal = cuda.to_device(np.zeros(1, np.int32))
        self._scratch = cuda.device_array(count, self._kernels.scratch)
        self._grid = -(-count // THREADS)
        self._fresh = False
        self._deal()

    def step(self, actions: Any) -> None:
        """Play an action in every game: an array on the device, or any that is brought there."""
        cuda = door.driver()
        if hasattr(actions, "__cuda_array_interface__"):
            chosen = cuda.as_cuda_array(actions)
        else:
            chosen = cuda.to_device(np.ascontiguousarray(actions, np.int64))
        if chosen.shape != (self.count,):
            raise GameError("bad_request", f"actions: {self.count} numbers; found the shape {chosen.shape}")
        if not self._fresh:
            self._look(MASK)
        self._fresh = False
        results = (self.reward, self.points, self.done, self.seat, self.episode)
        self._kernels.play[self._grid, THREADS](
            self.states, chosen, self.mask, *results, self._illegal, int(self.autoreset), self.seed
        )

    def illegal(self) -> int:
        """Return how many illegal actions were not played since the last reset; waits for the device."""
        return int(self._illegal.copy_to_host()[0])

    def seed_of(self, place: int) -> int:
        """Return the seed of the game that is played at a place of the batch now; waits for the device."""
        return self.seed + place + self.count * int(self.episode[place : place + 1].copy_to_host()[0])

    def _deal(self) -> None:
        for numbers in (self.reward, self.points, self.done, self.episode, self._illegal):
            numbers.copy_to_device(np.zeros(numbers.shape, numbers.dtype))
        self._fresh = False
        self._kernels.deal[self._grid, THREADS](self.states, self.seat, self.seed)

    def _look(self, what: int) -> None:
        for wanted, words in ((OBSERVATION, self._rows), (MASK, self._masks)):
            if what & wanted:
                clearing()[-(-words.shape[0] // THREADS), THREADS](words)
        self._kernels.look[self._grid, THREADS](self.states, self._scratch, self.observation, self.mask, what)
        self._fresh = self._fresh or bool(what & MASK)

    def _record(self, place: int) -> States:
        found: States = self.states[place : place + 1].copy_to_host()
        return found


def _bytes(count: int, width: int) -> tuple[Any, Any]:
    """Return bytes in rows on the device, and the same memory in words."""
    flat = door.driver().device_array(-(-count * width // WORD) * WORD, np.int8)
    return flat[: count * width].reshape(count, width), flat.view(np.int64)
