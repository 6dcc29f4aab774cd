"""The kernels of a batch of games on a CUDA device, for any game: a thread for each game.

Records lie one after another, and rules read and write them there: a step touches a small part of a record, so most of
the memory that a copy of it would move stays where it is. An observation writes all of its row. Threads therefore write
their rows into memory of their own, and those of a warp bring one row after another to its place (cuda_looks.py).
"""

from typing import Any, NamedTuple

from voliera.kernel import cuda as door
from voliera.kernel.cuda_looks import Looks, look_kernels

REGISTERS = 128
"""Registers that a thread may use."""


class Kernels(NamedTuple):
    """The kernels; blocks have `LANES` games (cuda_looks.py), and those of `deal` and `play` as many threads."""

    deal: Any
    """Kernel of (first, records, seats, seed): `first` has one record, of which all are copies."""
    play: Any
    """Kernel of (records, actions, mask, rewards, points, done, seats, episodes, illegal, again, seed)."""
    looks: Looks


def batch_kernels(deal_again: Any, see: Any, list_legal: Any, act: Any, size: int, steps: int, over: int) -> Kernels:
    """Make the kernels of a game, compiled when they are first launched.

    `deal_again(state, seed)` is a rule. Functions for the device, since they need memory of a thread, are `see(state,
    row)`, which writes `size` numbers on zeros, `list_legal(state, mask)`, which writes ones, and `act(state, action,
    rewards, points)`, which tells whether the game is over.
    """
    cuda, limits = door.driver(), {"max_registers": REGISTERS}

    @cuda.jit(**limits)  # type: ignore[untyped-decorator]
    def deal(first: Any, records: Any, seats: Any, seed: int) -> None:
        i = cuda.grid(1)
        if i < records.shape[0]:
            records[i] = first[0]
            s = records[i]
            deal_again(s, seed + i)
            seats[i] = s.seat

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
        if i < records.shape[0]:
            s = records[i]
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
                deal_again(s, seed + i + records.shape[0] * episodes[i])
            seats[i] = s.seat

    return Kernels(deal, play, look_kernels(see, list_legal, size, steps, over, REGISTERS))
