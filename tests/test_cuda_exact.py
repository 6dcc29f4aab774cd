"""How a CUDA kernel is compiled without fused multiply-add, for each numba-cuda there may be; no device is needed."""

import os
import subprocess
import sys
from pathlib import Path
from threading import RLock
from types import SimpleNamespace
from typing import Any

import pytest

from voliera.kernel import cuda, cuda_exact
from voliera.kernel.cuda_exact import NVVM, OPTION, CannotCompileExactly, exact_kernel, way

ROOT = Path(__file__).parents[1]


class Dispatchers:
    """A module `numba.cuda.dispatcher` and `numba.cuda`, in one; kernels are compiled as numba-cuda 0.30.4 does it."""

    def __init__(self, kernel: type, told: list[dict[str, Any]]) -> None:
        self._Kernel, self.global_compiler_lock = kernel, RLock()
        self.jitted: dict[str, Any] = {}
        self.compile_cuda: Any = lambda function, nvvm_options=None: told.append(nvvm_options)

    def jit(self, function: Any, **options: Any) -> Any:
        self.jitted = options
        given = {"fastmath": False, "opt": 3}
        return SimpleNamespace(compile=lambda signature: self.compile_cuda(function, nvvm_options=given))


class Plain:
    """A kernel as in Numba's own CUDA target."""

    def __init__(self, py_func: Any, argtypes: Any, fastmath: bool = False) -> None: ...


class Linked:
    """A kernel as in numba-cuda 0.30.4."""

    def __init__(self, py_func: Any, argtypes: Any, fastmath: bool = False, lto: bool = False) -> None: ...


class Asked:
    """A kernel that knows the option."""

    def __init__(self, py_func: Any, argtypes: Any, fma: bool = True, lto: bool = False) -> None: ...


def used(monkeypatch: pytest.MonkeyPatch, kernel: type, told: list[dict[str, Any]]) -> Any:
    module = Dispatchers(kernel, told)
    monkeypatch.setattr(cuda, "driver", lambda: module)
    monkeypatch.setattr(cuda_exact, "import_module", lambda name: module)
    monkeypatch.setattr(cuda_exact, "is_simulated", lambda: False)
    return module


def test_kernels_that_know_the_option_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[dict[str, Any]] = []
    module = used(monkeypatch, Asked, told)
    exact_kernel(max_registers=64)(print).compile("signature")
    assert way(module) == OPTION
    assert module.jitted == {"fma": False, "lto": False, "max_registers": 64}
    assert told == [{"fastmath": False, "opt": 3}]


@pytest.mark.parametrize(("kernel", "jitted"), [(Plain, {}), (Linked, {"lto": False})], ids=["numba", "numba-cuda"])
def test_nvvm_is_told_of_this_kernel_alone(
    monkeypatch: pytest.MonkeyPatch, kernel: type, jitted: dict[str, bool]
) -> None:
    told: list[dict[str, Any]] = []
    module = used(monkeypatch, kernel, told)
    exact, other = exact_kernel()(print), module.jit(print, **jitted)
    assert (way(module), module.jitted) == (NVVM, jitted)
    other.compile("signature")
    exact.compile("signature")
    other.compile("signature")
    assert [one.get("fma") for one in told] == [None, False, None]
    assert told[1] == {"fastmath": False, "opt": 3, "fma": False}


def test_a_compiler_that_fails_is_put_back(monkeypatch: pytest.MonkeyPatch) -> None:
    module = used(monkeypatch, Linked, [])
    plain = module.compile_cuda = lambda function, nvvm_options=None: 1 // 0
    with pytest.raises(ZeroDivisionError):
        exact_kernel()(print).compile("signature")
    assert module.compile_cuda is plain


def test_without_a_way_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    module = used(monkeypatch, Linked, [])
    module.compile_cuda = lambda function: None
    with pytest.raises(CannotCompileExactly, match="neither knows `fma`"):
        exact_kernel()


def test_in_the_installed_numba_there_is_a_way() -> None:
    """In numba-cuda, or in Numba's own CUDA target where that is missing; importing either needs no device."""
    found = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", WAY], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert found.stdout.split() == [NVVM]


def test_in_the_simulator_kernels_are_python() -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    found = subprocess.run(
        [sys.executable, "-c", SIMULATED], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    assert found.stdout.split() == ["True", "2.25"]


WAY = "from numba.cuda import dispatcher; from voliera.kernel.cuda_exact import way; print(way(dispatcher))"
SIMULATED = """
import numpy as np
from voliera.kernel.cuda_exact import exact_kernel, is_simulated

@exact_kernel(max_registers=64)
def kernel(out):
    out[0] = out[0] * out[0]

out = np.array([1.5])
kernel[1, 1](out)
print(is_simulated(), out[0])
"""
