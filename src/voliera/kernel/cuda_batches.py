"""The kernels of a batch of games on a CUDA device, for any game: a thread for each game."""

from typing import Any, NamedTuple

import numpy as np

from voliera.kernel import cuda as door
from voliera.kernel.cuda import REGISTERS


class Kernels(NamedTuple):
    """The kernels, and the room that each game needs beside its record."""

    deal: Any
    """Kernel of (states, seats, seed)."""
    look: Any
    """Kernel of (states, scratch, rows, mask, what), on zeros."""
    play: Any
    """Kernel of (states, actions, mask, rewards, points, done, seats, episodes, illegal, again, seed)."""
    scratch: "np.dtype[Any]"


def batch_kernels(deal_again: Any, look_at: Any, act: Any, steps: int, over: int, scratch: "np.dtype[Any]") -> Kernels:
    """Make the kernels of a game, compiled when they are first launched.

    `deal_again(state, seed)` is a rule. `look_at(state, scratch, row, mask, what)` and `act(state, action, rewards,
    points)`, which tells whether the game is over, are functions for the device, since they need memory of a thread.
    """
    cuda = door.driver()

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def deal(states: Any, seats: Any, seed: int) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            deal_again(states[i], seed + i)
            seats[i] = states[i].seat

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def look(states: Any, rooms: Any, rows: Any, mask: Any, what: int) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            look_at(states[i], rooms[i], rows[i], mask[i], what)

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def play(
        states: Any,
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
        if i < states.shape[0]:
            s = states[i]
            for seat in range(rewards.shape[1]):
                rewards[i, seat] = 0
            done[i] = 0
            action = int(actions[i])
            if s.phase != over:
                if action < 0 or action >= steps or mask[i, action] == 0:
                    cuda.atomic.add(illegal, 0, 1)
                else:
                    done[i] = act(s, action, rewards[i], points[i])
            if done[i] and again:
                episodes[i] += 1
                deal_again(s, seed + i + states.shape[0] * episodes[i])
            seats[i] = s.seat

    return Kernels(deal, look, play, scratch)
