"""Kernels that write observations and masks of a batch of games on a CUDA device.

A row belongs behind the row of the game before, where it is read; there, each byte that a thread writes would move 32.
Short rows are written in the memory that the threads of a block share. A block has room for 32 of them, and a
multiprocessor for few blocks; so each has a second warp, which lists legal actions while the first looks. Longer rows
are written in memory of the threads, and brought to their places by way of shared memory, piece by piece.
"""

from typing import Any, NamedTuple

import numpy as np

from voliera.kernel import cuda as door

LANES = 32
"""Threads of a warp, and games of a block."""
SHORT = 1536
"""Bytes of a short row: a block has room for `LANES` of them."""
CHUNK = 16
"""Words of a long row that are brought to their place at once: few, since shared memory is taken from the cache."""


class Looks(NamedTuple):
    """Kernels of (records, rows, masks, mask); `rows` and `masks` are words, and `masks` has a line for each block."""

    observe: Any
    mark: Any
    both: Any
    threads: int
    """Threads of a block, which has `LANES` games."""


def look_kernels(see: Any, list_legal: Any, size: int, steps: int, over: int, registers: int) -> Looks:
    """Make the kernels of a game from its functions for the device (cuda_batches.py)."""
    make, threads = (short_rows, 2 * LANES) if size <= SHORT else (long_rows, LANES)
    clear = clearing(LANES * steps // 4, threads)

    def kernel(sees: bool, marks: bool) -> Any:
        return door.driver().jit(max_registers=registers)(make(see, list_legal, clear, size, over, sees, marks))

    return Looks(kernel(True, False), kernel(False, True), kernel(True, True), threads)


def clearing(words: int, threads: int) -> Any:
    """Return a function that writes zeros into the masks of a block."""
    cuda = door.driver()

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def clear(masks: Any) -> None:
        for k in range(cuda.threadIdx.x, words, threads):
            masks[cuda.blockIdx.x, k] = 0

    return clear


def short_rows(see: Any, list_legal: Any, clear: Any, size: int, over: int, sees: bool, marks: bool) -> Any:
    """Return a kernel of two warps, of which one looks and the other lists legal actions."""
    cuda, int32 = door.driver(), door.kinds().int32
    lanes, threads, words = LANES, 2 * LANES, size // 4
    pitch = words + 1 - words % 2  # odd: what the threads of a warp write lies in different banks
    room = lanes * pitch if sees else 1

    def look(records: Any, rows: Any, masks: Any, mask: Any) -> None:
        me = cuda.threadIdx.x
        lane = me % lanes
        first = cuda.blockIdx.x * lanes
        i = first + lane
        count = records.shape[0]
        tile = cuda.shared.array(room, int32)
        if sees:
            for k in range(me, room, threads):
                tile[k] = 0
        if marks:
            clear(masks)
        cuda.syncthreads()
        if i < count:
            s = records[i]
            if s.phase != over:
                if sees and me < lanes:
                    start = 4 * pitch * lane
                    see(s, tile.view(np.int8)[start : start + size])
                if marks and me >= lanes:
                    list_legal(s, mask[i])
        if sees:
            cuda.syncthreads()
            for game in range(min(lanes, count - first)):
                for k in range(me, words, threads):
                    rows[first + game, k] = tile[game * pitch + k]

    return look


def long_rows(see: Any, list_legal: Any, clear: Any, size: int, over: int, sees: bool, marks: bool) -> Any:
    """Return a kernel of one warp, whose threads look, and then list legal actions."""
    cuda, int32 = door.driver(), door.kinds().int32
    lanes, words = LANES, size // 4
    chunk, pitch = CHUNK, CHUNK + 1
    at_once = max(1, lanes // chunk)
    room = lanes * pitch if sees else 1

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def bring(row: Any, rows: Any, first: int, count: int) -> None:
        """Bring the rows of a warp to their places, one part of some rows after another."""
        tile = cuda.shared.array(room, int32)
        lane = cuda.threadIdx.x
        for start in range(0, words, chunk):
            width = min(chunk, words - start)
            for k in range(width):
                tile[lane * pitch + k] = row[start + k]
            cuda.syncthreads()
            for k in range(lane % chunk, width, lanes):
                for game in range(lane // chunk, min(lanes, count - first), at_once):
                    rows[first + game, start + k] = tile[game * pitch + k]
            cuda.syncthreads()

    def look(records: Any, rows: Any, masks: Any, mask: Any) -> None:
        first = cuda.blockIdx.x * lanes
        i = first + cuda.threadIdx.x
        count = records.shape[0]
        row = cuda.local.array(words, int32)
        if sees:
            for k in range(words):
                row[k] = 0
        if marks:
            clear(masks)
            cuda.syncthreads()
        if i < count:
            s = records[i]
            if s.phase != over:
                if sees:
                    see(s, row.view(np.int8))
                if marks:
                    list_legal(s, mask[i])
        if sees:
            bring(row, rows, first, count)

    return look
