"""The benchmark of batches on a device, in Numba's simulator; run by test_lab_gpu.py. Prints its figures as JSON."""

import os

os.environ |= {"NUMBA_ENABLE_CUDASIM": "1", "VOLIERA_MODE": "interpreted"}

import json
import sys
from tempfile import NamedTemporaryFile
from typing import Any

from benchmarks import lab_gpu
from tests.interpreted import read_quickly
from tests.learn.simulated import Simulated
from voliera.kernel import cuda as door
from voliera.kernel import cuda_looks


class Counted(Simulated):
    """The simulator, and how many kernels and device functions were made by it."""

    made = 0

    def jit(self, *given: Any, **options: Any) -> Any:
        Counted.made += 1
        return super().jit(*given, **options)


def main(game: str, sizes: list[int]) -> dict[str, Any]:
    """Measure small batches of a game with few steps; return that, what the CPU shows, and what was made."""
    cuda = Counted(door.driver())
    setattr(door, "driver", lambda: cuda)  # noqa: B010
    cuda_looks.LANES, cuda_looks.CHUNK = 4, 512
    lab_gpu.WARM_UP, lab_gpu.THREADS = 2, 4
    checked = lab_gpu.on_device.__defaults__ = lab_gpu.on_cpu.__defaults__ = (5, 3)
    with NamedTemporaryFile() as lock:
        told = lab_gpu.measure(game, "128", 0.0, sizes[:1], lock.name)
        made = Counted.made
        told["sizes"] += lab_gpu.measure(game, "128", 0.0, sizes[1:], lock.name)["sizes"]
    return {"told": told, "right": lab_gpu.on_cpu(game, *checked), "made": [made, Counted.made]}


if __name__ == "__main__":
    read_quickly()
    print(json.dumps(main(sys.argv[1], [int(size) for size in sys.argv[2:]])))
