"""`python -m benchmarks.lab_gpu` times batches of several sizes with kernels that are compiled once."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from benchmarks import lab_gpu

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def simulated() -> dict[str, Any]:
    """What the simulator measures with two sizes."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "tests.lab.simulated_benchmark", "bower", "4", "6"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def test_each_size_is_timed(simulated: dict[str, Any]) -> None:
    found = lab_gpu.figures(simulated["told"], simulated["right"])
    assert [one["games"] for one in found] == [4, 6]
    assert all(one["equal"] for one in found), "the kernels show something else than the CPU"
    assert all(one["steps"] > 0 and one["observe"] > 0 and one["mark"] > 0 and one["pick"] > 0 for one in found)


def test_kernels_are_made_once_for_all_sizes(simulated: dict[str, Any]) -> None:
    before, after = simulated["made"]
    assert before == after > 0


def told(digest: str) -> dict[str, Any]:
    parts = dict.fromkeys(lab_gpu.PARTS, 10.0)
    sizes = [{"games": count, "steps": count * 1e3, **parts} for count in (1 << 17, 1 << 18)]
    return {"game": "bower", "variant": "128", "compiled": 40.0, "digest": digest, "sizes": sizes}


def test_the_table_has_a_line_for_each_size() -> None:
    lines = [lab_gpu.row(one) for one in lab_gpu.figures(told("same"), "same")]
    assert [line.split()[:4] for line in lines] == [
        ["bower", "128", "131,072", "131.1"],
        ["bower", "128", "262,144", "262.1"],
    ]
    assert lab_gpu.headline().split()[:4] == ["game", "variant", "games", "M"]


def test_kernels_that_differ_from_the_cpu_are_told() -> None:
    assert all(lab_gpu.row(one).endswith("DIFFERS FROM THE CPU") for one in lab_gpu.figures(told("other"), "same"))


def test_sizes_are_asked_for_on_the_command_line() -> None:
    assert lab_gpu.arguments([]).sizes == [131_072]
    assert lab_gpu.arguments(["--sizes", "131072", "524288"]).sizes == [131_072, 524_288]
