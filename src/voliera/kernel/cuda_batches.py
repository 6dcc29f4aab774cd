"""The kernels of a batch of games on a CUDA device, for any game: a thread for each game.

Threads of a warp read and write together only where their words lie side by side. Records are therefore kept in groups
of `LANES` games, word by word; a kernel copies them into memory of its threads, where neighbours lie side by side, too,
and plays and looks there. Rows have to lie one after another for those who read them: threads write theirs into their
own memory, and then a warp writes one part of one row after another, by way of memory that its threads share.
"""

from typing import Any, NamedTuple

import numpy as np

from voliera.kernel import cuda as door

LANES = 32
"""Threads of a warp, and games whose records lie together."""
WARPS = 1
"""Warps of a block."""
CHUNK = 16
"""Words of a row that a warp writes at once; shared memory is taken from the cache, so there are few."""
REGISTERS = door.REGISTERS


class Kernels(NamedTuple):
    """The kernels; `records` and `first` are words of records, `rows` and `masks` words of numbers."""

    deal: Any
    """Kernel of (first, records, count, seats, seed)."""
    observe: Any
    """Kernel of (records, count, rows)."""
    mark: Any
    """Kernel of (records, count, masks, mask)."""
    look: Any
    """Kernel of (records, count, rows, masks, mask): both."""
    play: Any
    """Kernel of (records, actions, mask, rewards, points, done, seats, episodes, illegal, again, seed)."""


def word_of(record: "np.dtype[Any]") -> "np.dtype[Any]":
    """Return the largest word that a record is made of without rest."""
    return np.dtype(np.int64 if record.itemsize % 8 == 0 else np.int32)


def batch_kernels(
    state: "np.dtype[Any]", deal_again: Any, see: Any, list_legal: Any, act: Any, size: int, steps: int, over: int
) -> Kernels:
    """Make the kernels of a game, compiled when they are first launched.

    `deal_again(state, seed)` is a rule. Functions for the device, since they need memory of a thread, are `see(state,
    row)`, which writes `size` numbers on zeros, `list_legal(state, mask)`, which writes ones, and `act(state, action,
    rewards, points)`, which tells whether the game is over.
    """
    cuda, from_dtype, int32 = door.driver(), door.kinds().from_dtype, door.kinds().int32
    lanes, chunk, shared = LANES, CHUNK, (LANES * WARPS, CHUNK + 1)
    kind = word_of(state)
    word, record, words = from_dtype(kind), state, state.itemsize // kind.itemsize
    row_words, mask_words = size // 4, lanes * steps // 4
    limits = {"max_registers": REGISTERS}

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def fetch(records: Any, i: int, own: Any) -> None:
        for k in range(words):
            own[k] = records[i // lanes, k, i % lanes]

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def keep(own: Any, records: Any, i: int) -> None:
        for k in range(words):
            records[i // lanes, k, i % lanes] = own[k]

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def bring(row: Any, rows: Any, i: int) -> None:
        """Bring the rows of a warp to their places, one part of one row after another."""
        tile = cuda.shared.array(shared, int32)
        me = cuda.threadIdx.x
        lane = me % lanes
        for start in range(0, row_words, chunk):
            width = min(chunk, row_words - start)
            for k in range(width):
                tile[me, k] = row[start + k]
            cuda.syncthreads()
            for at in range(lane, lanes * chunk, lanes):
                k = at % chunk
                if k < width:
                    rows[i - lane + at // chunk, start + k] = tile[me - lane + at // chunk, k]
            cuda.syncthreads()

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def clear(masks: Any, i: int) -> None:
        """Write zeros into the masks of a warp."""
        for k in range(i % lanes, mask_words, lanes):
            masks[i // lanes, k] = 0
        cuda.syncthreads()

    @cuda.jit(**limits)  # type: ignore[untyped-decorator]
    def deal(first: Any, records: Any, count: int, seats: Any, seed: int) -> None:
        i = cuda.grid(1)
        if i < count:
            own = cuda.local.array(words, word)
            for k in range(words):
                own[k] = first[k]
            s = own.view(record)[0]
            deal_again(s, seed + i)
            seats[i] = s.seat
            keep(own, records, i)

    @cuda.jit(**limits)  # type: ignore[untyped-decorator]
    def observe(records: Any, count: int, rows: Any) -> None:
        i = cuda.grid(1)
        own = cuda.local.array(words, word)
        row = cuda.local.array(row_words, int32)
        for k in range(row_words):
            row[k] = 0
        if i < count:
            fetch(records, i, own)
            s = own.view(record)[0]
            if s.phase != over:
                see(s, row.view(np.int8))
        bring(row, rows, i)

    @cuda.jit(**limits)  # type: ignore[untyped-decorator]
    def mark(records: Any, count: int, masks: Any, mask: Any) -> None:
        i = cuda.grid(1)
        clear(masks, i)
        if i < count:
            own = cuda.local.array(words, word)
            fetch(records, i, own)
            s = own.view(record)[0]
            if s.phase != over:
                list_legal(s, mask[i])

    @cuda.jit(**limits)  # type: ignore[untyped-decorator]
    def look(records: Any, count: int, rows: Any, masks: Any, mask: Any) -> None:
        i = cuda.grid(1)
        own = cuda.local.array(words, word)
        row = cuda.local.array(row_words, int32)
        for k in range(row_words):
            row[k] = 0
        clear(masks, i)
        if i < count:
            fetch(records, i, own)
            s = own.view(record)[0]
            if s.phase != over:
                see(s, row.view(np.int8))
                list_legal(s, mask[i])
        bring(row, rows, i)

    @cuda.jit(**limits)  # type: ignore[untyped-decorator]
    def play(
        records: Any,
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
        if i < actions.shape[0]:
            own = cuda.local.array(words, word)
            fetch(records, i, own)
            s = own.view(record)[0]
            for seat in range(rewards.shape[1]):
                rewards[i, seat] = 0
            ended = 0
            action = int(actions[i])
            if s.phase != over:
                if action < 0 or action >= steps or mask[i, action] == 0:
                    cuda.atomic.add(illegal, 0, 1)
                else:
                    ended = act(s, action, rewards[i], points[i])
            done[i] = ended
            if ended and again:
                episodes[i] += 1
                deal_again(s, seed + i + actions.shape[0] * episodes[i])
            seats[i] = s.seat
            keep(own, records, i)

    return Kernels(deal, observe, mark, look, play)
