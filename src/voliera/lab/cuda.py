"""Batches on a CUDA device: nothing leaves it. The arrays are Numba's, and torch shares them (`torch.as_tensor`)."""

from typing import Any

import numpy as np

from voliera.errors import GameError
from voliera.games.numbering import MASK, OBSERVATION
from voliera.kernel import States, cuda_looks
from voliera.kernel import cuda as door
from voliera.lab.asked import whole_numbers
from voliera.lab.batch_base import Batch
from voliera.lab.laboratories import AGENT


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
        self._threads = cuda_looks.LANES
        count = self.count
        self._grid = -(-count // self._threads)
        room = self._grid * self._threads  # a block writes zeros into the masks of all its games
        self._dealt = cuda.to_device(self._first.reshape(1))
        self._records = cuda.device_array(count, self._first.dtype)
        self.observation, rows = _bytes(count, count, self.lab.layout.size)
        self._rows = rows.reshape(count, -1)
        self.mask, masks = _bytes(room, count, self.actions)
        self._masks = masks.reshape(self._grid, -1)
        self.seat = cuda.to_device(np.zeros(count, np.int8))
        self.reward = cuda.to_device(np.zeros((count, seats), np.float32))
        self.points = cuda.to_device(np.zeros((count, seats), np.float32))
        self.done = cuda.to_device(np.zeros(count, np.int8))
        self.episode = cuda.to_device(np.zeros(count, np.int64))
        self._illegal = cuda.to_device(np.zeros(1, np.int32))
        self._fresh = False
        self._deal()

    @property
    def states(self) -> States:
        """A copy of all records; waits for the device."""
        found: States = self._records.copy_to_host()
        return found

    def step(self, actions: Any) -> None:
        """Play an action in every game: an array on the device, or any that is brought there."""
        cuda = door.driver()
        if hasattr(actions, "__cuda_array_interface__"):
            chosen = cuda.as_cuda_array(actions)
        else:
            chosen = cuda.to_device(whole_numbers("actions", actions))
        if chosen.dtype.kind not in "iu":
            raise GameError("bad_request", f"actions: whole numbers; found {chosen.dtype}")
        if chosen.shape != (self.count,):
            raise GameError("bad_request", f"actions: {self.count} numbers; found the shape {chosen.shape}")
        if not self._fresh:
            self._look(MASK)
        self._fresh = False
        results = (self.reward, self.points, self.done, self.seat, self.episode)
        self._kernels.play[self._grid, self._threads](
            self._records, chosen, self.mask, *results, self._illegal, int(self.autoreset), self.seed
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
        self._kernels.deal[self._grid, self._threads](self._dealt, self._records, self.seat, self.seed)

    def _look(self, what: int) -> None:
        looks = self._kernels.looks
        kernel = {OBSERVATION: looks.observe, MASK: looks.mark, OBSERVATION | MASK: looks.both}[what]
        kernel[self._grid, looks.threads](self._records, self._rows, self._masks, self.mask)
        self._fresh = self._fresh or bool(what & MASK)

    def _record(self, place: int) -> States:
        found: States = self._records[place : place + 1].copy_to_host()
        return found


def _bytes(room: int, count: int, width: int) -> tuple[Any, Any]:
    """Return `count` rows of bytes on the device, and the memory of `room` rows that begins with them, in words."""
    flat = door.driver().device_array(room * width, np.int8)
    return flat[: count * width].reshape(count, width), flat.view(np.int32)
