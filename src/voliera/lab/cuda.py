"""Batches on a CUDA device: nothing leaves it. The arrays are Numba's, and torch shares them (`torch.as_tensor`)."""

from typing import Any

import numpy as np

from voliera.errors import GameError
from voliera.games.numbering import MASK, OBSERVATION
from voliera.kernel import States, cuda_batches
from voliera.kernel import cuda as door
from voliera.kernel.cuda_batches import word_of
from voliera.lab.asked import whole_numbers
from voliera.lab.batch_base import Batch
from voliera.lab.contract import AGENT


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
        self._lanes = cuda_batches.LANES
        self._threads = self._lanes * cuda_batches.WARPS
        count = self.count
        self._grid = -(-count // self._threads)
        room = self._grid * self._threads  # the last block has all its threads, and their rows
        first = self._first.view(word_of(self._first.dtype))
        self._dealt = cuda.to_device(first)
        self._records = cuda.device_array((room // self._lanes, len(first), self._lanes), first.dtype)
        self.observation, rows = _bytes(room, count, self.lab.layout.size)
        self._rows = rows.reshape(room, -1)
        self.mask, masks = _bytes(room, count, self.actions)
        self._masks = masks.reshape(room // self._lanes, -1)
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
        return self._told(self._records.copy_to_host())[: self.count]

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
        self._kernels.deal[self._grid, self._threads](self._dealt, self._records, self.count, self.seat, self.seed)

    def _look(self, what: int) -> None:
        kernels, grid = self._kernels, (self._grid, self._threads)
        if what == OBSERVATION | MASK:
            kernels.look[grid](self._records, self.count, self._rows, self._masks, self.mask)
        elif what == OBSERVATION:
            kernels.observe[grid](self._records, self.count, self._rows)
        else:
            kernels.mark[grid](self._records, self.count, self._masks, self.mask)
        self._fresh = self._fresh or bool(what & MASK)

    def _record(self, place: int) -> States:
        group = place // self._lanes
        found = self._told(self._records[group : group + 1].copy_to_host())
        return found[place % self._lanes :][:1].copy()

    def _told(self, groups: Any) -> States:
        """Return records from groups of them, which lie word by word."""
        found: States = np.ascontiguousarray(groups.transpose(0, 2, 1)).view(self._first.dtype).reshape(-1)
        return found


def _bytes(room: int, count: int, width: int) -> tuple[Any, Any]:
    """Return bytes in rows on the device, and the same memory, which may have more rows, in words."""
    flat = door.driver().device_array(room * width, np.int8)
    return flat[: count * width].reshape(count, width), flat.view(np.int32)
