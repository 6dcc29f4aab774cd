"""The kernels of batches in Numba's simulator, beside the same games on the CPU; run by test_batch.py.

Argument: a number of steps for the plain tables; all others are played for a few. Prints a line of JSON: the tables.
"""

import os

os.environ |= {"NUMBA_ENABLE_CUDASIM": "1", "VOLIERA_MODE": "interpreted"}

import json
import sys

from tests.configurations import CONFIGURATIONS
from tests.interpreted import read_quickly
from tests.lab.test_batch import same_on_device, table_of
from tests.learn.simulated import Simulated
from voliera.kernel import cuda as door
from voliera.kernel import cuda_looks

LANES = 4
"""Simulated threads take long: there are few, and they write whole rows at once."""
GAMES = 6
"""Two groups, of which the second is not full."""
FEW = 10
"""Steps at tables of other players, variants and options: the kernels are the same functions."""


def main(steps: int) -> list[str]:
    """Play a few games of every table on both; return the tables."""
    cuda = Simulated(door.driver())
    setattr(door, "driver", lambda: cuda)  # noqa: B010
    cuda_looks.LANES, cuda_looks.CHUNK = LANES, 512
    for game in ("birdie", "bower"):
        assert same_on_device(game, GAMES, steps) > 0, "no game has ended: nothing was dealt again"
    for table in CONFIGURATIONS:
        same_on_device(table.game, GAMES, FEW, **table_of(table))
    return [str(table) for table in CONFIGURATIONS]


if __name__ == "__main__":
    read_quickly()
    print(json.dumps(main(int(sys.argv[1]))))
