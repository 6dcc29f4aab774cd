"""Batches of the laboratory on a CUDA device: `python -m benchmarks.lab_gpu` prints steps per second as JSON.

A part of `make bench-lab` that needs neither Gymnasium nor the peers.
"""

import json
import sys
import time
from typing import Any

import numpy as np

from voliera.kernel import cuda
from voliera.lab.batch import make

COUNT = 1 << 17
"""Games side by side."""
THREADS = 128


def device_picker(driver: Any) -> Any:
    """A kernel that picks a legal action in each game at random."""

    @driver.jit  # type: ignore[untyped-decorator]
    def pick(mask: Any, actions: Any, seed: int) -> None:
        i = driver.grid(1)
        if i < mask.shape[0]:
            number = (i * 2654435761 + seed * 40503) & 0xFFFFFFFF
            number ^= number >> 15
            number = (number * 2246822519) & 0xFFFFFFFF
            number ^= number >> 13
            legal = 0
            for k in range(mask.shape[1]):
                legal += mask[i, k]
            left = number % max(1, legal)
            for k in range(mask.shape[1]):
                if mask[i, k]:
                    if left == 0:
                        actions[i] = k
                        break
                    left -= 1

    return pick


def device(seconds: float, game: str, count: int = COUNT) -> float | None:
    """Steps per second of a batch on a CUDA device; the picking of actions is taken off, timed alone."""
    if not cuda.available():
        return None
    driver = cuda.driver()
    games: Any = make(game, count, seed=1, device="cuda")
    pick, grid = device_picker(driver), -(-count // THREADS)
    actions = driver.to_device(np.zeros(count, np.int64))

    def rounds(number: int, play: bool) -> float:
        driver.synchronize()
        started = time.perf_counter()
        for turn in range(number):
            pick[grid, THREADS](games.mask, actions, turn)
            if play:
                games.step(actions)
                games.look()
        driver.synchronize()
        return time.perf_counter() - started

    games.look()
    rounds(100, True)
    number = max(100, int(seconds / (rounds(100, True) / 100)))
    spent = rounds(number, True) - rounds(number, False)
    if games.illegal():
        sys.exit(f"{games.illegal()} illegal actions on the device: the masks are wrong")
    return number * count / spent


def main() -> None:
    """Measure both games."""
    print(json.dumps({game: device(5.0, game) for game in ("birdie", "bower")}))


if __name__ == "__main__":
    main()
