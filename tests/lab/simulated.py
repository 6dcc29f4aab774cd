"""The kernels of batches in Numba's simulator, beside the same games on the CPU; run by test_batch.py.

Argument: a number of steps. Prints a line of JSON.
"""

import os

os.environ |= {"NUMBA_ENABLE_CUDASIM": "1", "VOLIERA_MODE": "interpreted"}

import json
import sys
from typing import Any

from tests.interpreted import read_quickly
from tests.lab.test_batch import same_on_device
from tests.learn.simulated import Simulated
from voliera.kernel import cuda as door
from voliera.lab import cuda as device

GAMES = 3


class Clear:
    """What stands for the kernel that writes zeros: a simulated thread for each word would take minutes."""

    def __getitem__(self, grid: tuple[int, int]) -> Any:
        return lambda words: words.copy_to_device(words.copy_to_host() * 0)


def main(steps: int) -> dict[str, str]:
    """Play a few games of each kind on both."""
    cuda = Simulated(door.driver())
    setattr(door, "driver", lambda: cuda)  # noqa: B010
    setattr(device, "clearing", Clear)  # noqa: B010
    device.THREADS = GAMES
    for game in ("birdie", "bower"):
        assert same_on_device(game, GAMES, steps) > 0, "no game has ended: nothing was dealt again"
    return {"birdie": "equal", "bower": "equal"}


if __name__ == "__main__":
    read_quickly()
    print(json.dumps(main(int(sys.argv[1]))))
