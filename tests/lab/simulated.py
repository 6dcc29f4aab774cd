"""The kernels of batches in Numba's simulator, beside the same games on the CPU; run by test_batch.py.

Argument: a number of steps for the plain tables; all others are played for a few. Prints a line of JSON: the tables.
"""

import os

os.environ |= {"NUMBA_ENABLE_CUDASIM": "1", "VOLIERA_MODE": "interpreted"}

import json
import sys
from typing import Any

from tests.configurations import CONFIGURATIONS
from tests.interpreted import read_quickly
from tests.lab.test_batch import same_on_device, table_of
from tests.learn.simulated import Simulated
from voliera.kernel import cuda as door
from voliera.lab import cuda as device

GAMES = 3
FEW = 10
"""Steps at tables of other players, variants and options: the kernels are the same functions."""


class Clear:
    """What stands for the kernel that writes zeros: a simulated thread for each word would take minutes."""

    def __getitem__(self, grid: tuple[int, int]) -> Any:
        return lambda words: words.copy_to_device(words.copy_to_host() * 0)


def main(steps: int) -> list[str]:
    """Play a few games of every table on both; return the tables."""
    cuda = Simulated(door.driver())
    setattr(door, "driver", lambda: cuda)  # noqa: B010
    setattr(device, "clearing", Clear)  # noqa: B010
    device.THREADS = GAMES
    for game in ("birdie", "bower"):
        assert same_on_device(game, GAMES, steps) > 0, "no game has ended: nothing was dealt again"
    for table in CONFIGURATIONS:
        same_on_device(table.game, GAMES, FEW, **table_of(table))
    return [str(table) for table in CONFIGURATIONS]


if __name__ == "__main__":
    read_quickly()
    print(json.dumps(main(int(sys.argv[1]))))
