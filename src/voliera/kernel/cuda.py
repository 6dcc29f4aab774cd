"""The one door to CUDA: whether there is a device, and a kernel that plays many games of any kind on it.

Kernels get the module of CUDA by `driver`, and its types by `kinds`: what replaces numba-cuda one day is named here and
in cuda_exact.py, which knows its inside (docs/dependencies.md).

NumPy 2.5 has no `row_stack`, which numba-cuda asks for when it is imported; it gets it back here, and only here.
"""

import warnings
from importlib import import_module
from typing import Any

import numpy as np

from voliera.kernel import WORD

THREADS = 128
"""Threads per block."""
REGISTERS = 64
"""Registers that a thread may use: with fewer, more warps are at hand while one waits for its instructions."""

if not hasattr(np, "row_stack"):
    setattr(np, "row_stack", np.vstack)  # noqa: B010  # newer NumPy's types do not know the name


def driver() -> Any:
    """The module numba.cuda. It does not warn of small grids: whoever asks for a few games knows how many they are."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what its import warns of says nothing about the device
        module = import_module("numba.cuda")
    module.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0
    return module


def kinds() -> Any:
    """The module that has the types of what kernels keep in memory: `int16`, `int32`, `from_dtype` and so on."""
    return import_module("numba")


def available() -> bool:
    """Whether a CUDA device and numba-cuda (the extra `cuda`) are here."""
    try:
        return bool(driver().is_available())
    except Exception:  # not installed, or a broken driver: no device
        return False


class Views:
    """Tensors of torch as arrays for kernels, without a copy; each is made once, and found by its address."""

    def __init__(self) -> None:
        self._views: dict[int, Any] = {}

    def __call__(self, tensor: Any) -> Any:
        """Return the array that shares a tensor's memory."""
        address = tensor.data_ptr()
        if address not in self._views:
            self._views[address] = driver().as_cuda_array(tensor)
        return self._views[address]


def player(state: np.dtype[np.void], steps: int, start_game: Any, random_playout: Any) -> Any:
    """A kernel in which each thread plays the games of one record, one after the other, at random to their ends.

    It does so on a copy of the record in local memory, where the same field of a warp's 32 records lies side by side:
    more than twice as fast as in the records themselves (docs/performance.md).
    """
    int16, record = kinds().int16, kinds().from_dtype(state)
    cuda = driver()

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def play(states: Any, players: int, seed: int, games: int, decisions: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            out = cuda.local.array(steps, int16)
            log = cuda.local.array((1, 4), int16)
            log[0, 0] = 0
            own = cuda.local.array(1, record)
            own[0] = states[i]
            s = own[0]
            count = 0
            for game in range(games):
                number = seed + i + game * states.shape[0]
                start_game(s, players, number & WORD, number >> 32)
                count += random_playout(s, out, log)
            states[i] = own[0]
            decisions[i] = count

    return play


def launch(kernel: Any, states: Any, players: int, seed: int, games: int, decisions: Any) -> None:
    """Play `games` games per record of a device array, without waiting; `decisions` counts them per record."""
    blocks = (states.shape[0] + THREADS - 1) // THREADS
    kernel[blocks, THREADS](states, players, seed, games, decisions)
