"""exp and log of our own: as accurate as the C library's, and the same bits in every mode."""

import json
import math
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from voliera.kernel import INTERPRETED, cuda
from voliera.kernel.cuda_exact import exact_kernel
from voliera.kernel.exact import exp, log

ROOT = Path(__file__).parents[1]
SAMPLES = 2_000


def exponents() -> list[float]:
    """Arguments for exp: over its whole range, around 0, and very small ones."""
    chance = random.Random(1)
    wide = [chance.uniform(-745, 709.7) for _ in range(SAMPLES)]
    near = [chance.uniform(-3, 3) for _ in range(SAMPLES)]
    small = [chance.uniform(-1, 1) * 2.0 ** chance.randint(-60, 9) for _ in range(SAMPLES)]
    return [*wide, *near, *small]


def arguments() -> list[float]:
    """Arguments for log: of every size, with fewer bits than usual, and around 1."""
    chance = random.Random(2)
    return [*(2.0 ** chance.uniform(-1074, 1023) for _ in range(SAMPLES)), *np.linspace(0.5, 2, SAMPLES).tolist()]


def bits() -> list[str]:
    """Every result, bit by bit."""
    return [*(exp(x).hex() for x in exponents()), *(log(x).hex() for x in arguments())]


def units_off(found: float, true: float) -> float:
    """Return the error in units of the last place."""
    return 0.0 if found == true else abs(found - true) / math.ulp(true)


def test_exp_is_as_accurate_as_the_c_library() -> None:
    errors = [units_off(exp(x), math.exp(x)) for x in exponents()]
    assert max(errors) <= 1
    assert sum(error > 0 for error in errors) < len(errors) / 100


def test_log_is_as_accurate_as_the_c_library() -> None:
    errors = [units_off(log(x), math.log(x)) for x in arguments()]
    assert max(errors) <= 1
    assert sum(error > 0 for error in errors) < len(errors) / 10


def test_ends_of_the_range() -> None:
    assert [exp(x) for x in (0.0, -0.0, 1.0, 5e-324)] == [1.0, 1.0, math.e, 1.0]
    assert [exp(x) for x in (710.0, math.inf, -746.0, -math.inf)] == [math.inf, math.inf, 0.0, 0.0]
    assert exp(709.782712893384) == pytest.approx(math.exp(709.782712893384), rel=1e-15)
    assert [log(x) for x in (0.0, -0.0, 1.0, math.inf)] == [-math.inf, -math.inf, 0.0, math.inf]
    assert log(5e-324) == math.log(5e-324)
    assert math.isnan(exp(math.nan))
    assert math.isnan(log(math.nan))
    assert math.isnan(log(-1.0))


def test_exp_never_falls() -> None:
    """Also where the table's next root begins."""
    xs = sorted([*exponents(), *(math.log(2) * (i + 0.5) / 64 for i in range(-640, 640))])
    results = [exp(x) for x in xs]
    assert results == sorted(results)


@pytest.mark.skipif(INTERPRETED, reason="VOLIERA_MODE=interpreted: there is no compiled mode to compare with")
def test_interpreted_and_compiled_agree() -> None:
    environment = {**os.environ, "VOLIERA_MODE": "interpreted", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-W", "error::RuntimeWarning", "-m", "tests.test_exact"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == bits()


@pytest.mark.gpu
@pytest.mark.filterwarnings("ignore:.*Grid size")
@pytest.mark.parametrize(("function", "xs"), [(exp, exponents()), (log, arguments())], ids=["exp", "log"])
def test_cuda_and_cpu_agree(function: Any, xs: list[float]) -> None:
    if not cuda.available():
        pytest.skip("no CUDA device: voliera.kernel.cuda.available() is False")
    device = cuda.driver()

    @exact_kernel()
    def kernel(values: Any, out: Any) -> None:
        i = device.grid(1)
        if i < values.shape[0]:
            out[i] = function(values[i])

    out = device.to_device(np.zeros(len(xs)))
    kernel[len(xs) // 128 + 1, 128](device.to_device(np.array(xs)), out)
    assert [x.hex() for x in out.copy_to_host().tolist()] == [function(x).hex() for x in xs]


if __name__ == "__main__":
    json.dump(bits(), sys.stdout)
