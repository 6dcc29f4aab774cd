"""The kernels of Birdie's self-play in Numba's simulator, beside the same games on the CPU; run by test_selfplay.py.

Arguments: a mix of tables and a number of steps. Prints a line of JSON: rounds scored, and those with equal bytes.
"""

import json
import os
import random
import sys
from threading import Lock, Thread

os.environ |= {"NUMBA_ENABLE_CUDASIM": "1", "VOLIERA_MODE": "interpreted"}

from typing import Any

import numpy as np
from numba.np.numpy_support import as_dtype

from tests.interpreted import read_quickly
from voliera.games import deals
from voliera.games.birdie.rules.numbers import STEPS
from voliera.games.birdie.selfplay import cpu, gpu
from voliera.games.birdie.selfplay.cpu import ACTIONS
from voliera.games.birdie.selfplay.gpu_collapse import WARP
from voliera.games.birdie.solve.at_once import VALUES, WORK
from voliera.games.birdie.solve.layers import WORTHS
from voliera.games.mix import tables_of
from voliera.kernel import SILENT
from voliera.kernel import cuda as door

PAUSE_S = 0.001
"""Seconds to wait for a simulated thread, if it neither ends nor waits for others."""


class Local:
    """Arrays of a thread. The simulator's have no records with attributes."""

    def array(self, shape: Any, kind: Any) -> Any:
        found = as_dtype(kind)
        return np.zeros(shape, found if found.names is None else np.dtype((np.record, found)))


class Shared:
    """Arrays of a block, one for each place in the code; the simulator makes some twice if threads ask at once."""

    def __init__(self, kernel: Any) -> None:
        self._kernel, self._lock = kernel, Lock()

    def array(self, shape: Any, kind: Any) -> Any:
        frame = sys._getframe(1)
        with self._lock:
            made = self._kernel._kernel_context.shared._allocations
            return made.setdefault((frame.f_code, frame.f_lineno), np.empty(shape, as_dtype(kind)))


def is_alive_soon(thread: Any) -> bool:
    """Whether a simulated thread is alive. The simulator asks without pause; the thread may work for a moment first."""
    if not thread.syncthreads_blocked:
        thread.join(PAUSE_S)
    return Thread.is_alive(thread)


class Simulated:
    """The simulator's module: within a kernel, what belongs to the thread; it knows no limits of registers."""

    def __init__(self, module: Any) -> None:
        from numba.cuda.simulator import kernel

        setattr(kernel.BlockThread, "is_alive", is_alive_soon)  # noqa: B010
        self._module, self._kernel = module, kernel
        self.local, self.shared = Local(), Shared(kernel)

    def jit(self, *given: Any, max_registers: int | None = None, **options: Any) -> Any:
        return self._module.jit(*given, **options)

    def __getattr__(self, name: str) -> Any:
        within = self._kernel._kernel_context
        return getattr(within if within is not None and hasattr(within, name) else self._module, name)


def main(mix: str, steps: int) -> dict[str, int]:
    """Play at random; where a round has ended, the simulated kernel scores it too."""
    cuda = Simulated(door.driver())
    setattr(door, "driver", lambda: cuda)  # noqa: B010
    kernels = gpu.kernels()
    tables = tables_of(mix)
    count = len(tables)
    states, guesses = cpu.dealt(count, tables, 3), cpu.all_guesses()
    there = cuda.to_device(states.copy())
    values, given = cuda.to_device(np.zeros(1, VALUES)), cuda.to_device(guesses)
    layers = cuda.to_device(np.zeros((1, *WORTHS, WARP), np.float32))
    ended = cuda.to_device(np.zeros(count, np.int32))
    rows = np.zeros((count, 992), np.int8)
    legal, mover = np.zeros((count, 1), np.int64), np.zeros(count, np.int8)
    results = (np.zeros((count, 4), np.float32), np.zeros((count, 4), np.float32), np.zeros(count, np.int8))
    theirs = [cuda.to_device(one.copy()) for one in results]
    chance = random.Random(2)
    found = {"rounds": 0, "equal": 0}
    for number in range(steps):
        seed = deals.first_deal(3) + count * (number + 1)
        cpu.look_many(states, rows, legal, mover, np.zeros(STEPS, np.int16))
        taken = np.array([eager_step(int(word), chance) for word in legal[:, 0]], np.int64)
        cpu.step_many(states, taken, *results, np.zeros(1, WORK), guesses, SILENT, seed)
        counters = cuda.to_device(np.zeros(2, np.int32))
        kernels.step[1, count](there, cuda.to_device(taken), ended, counters, theirs[2])
        rounds = counters.copy_to_host()[gpu.ENDED]
        if rounds:
            kernels.score[1, WARP](there, ended, counters, values, layers, given, *theirs, seed)
            for i in ended.copy_to_host()[:rounds]:
                found["rounds"] += 1
                found["equal"] += there.copy_to_host()[i].tobytes() == states[i].tobytes()
            there = cuda.to_device(states.copy())
    return found


def eager_step(word: int, chance: random.Random) -> int:
    """A random step; passes are rare, so that lines grow."""
    listed = [step for step in range(ACTIONS) if word >> step & 1]
    eager = [step for step in listed if step != 0]
    return chance.choice(eager if eager and chance.random() < 0.93 else listed)


if __name__ == "__main__":
    read_quickly()
    print(json.dumps(main(sys.argv[1], int(sys.argv[2]))))
