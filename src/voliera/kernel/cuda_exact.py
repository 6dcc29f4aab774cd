"""CUDA kernels without fused multiply-add: a product is rounded before it is added to, as on the CPU.

A device multiplies and adds in one step, with one rounding, wherever its compiler likes; exp and log of exact.py, and
all that adds such numbers up, would then differ from the CPU's in the last bit. NVVM, the compiler below numba-cuda,
has an option against it, `-fma=0`, but numba-cuda 0.30 has no way to ask for it (its issue 118). So it is asked

- `OPTION`: by `fma=False`, where kernels know it;
- `NVVM`: by adding it to the options that numba-cuda gives to NVVM for this kernel alone;
- `SIMULATOR`: not at all; there kernels are Python, which fuses nothing.

The kernel is compiled without link-time optimisation, since that compiles once more, with options of its own.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial, wraps
from importlib import import_module
from inspect import signature
from typing import Any

import numba

from voliera.kernel import cuda as door

OPTION, NVVM, SIMULATOR = "option", "nvvm", "simulator"


class CannotCompileExactly(RuntimeError):
    """The numba-cuda that is installed fuses multiply and add, and there is no known way to stop it."""


def exact_kernel(**options: Any) -> Callable[[Any], Any]:
    """Return a decorator like `cuda.jit(**options)`, for kernels whose floats have to be those of the CPU."""
    cuda = door.driver()
    if is_simulated():
        plain: Callable[[Any], Any] = cuda.jit
        return plain
    dispatcher = import_module("numba.cuda.dispatcher")
    if "lto" in signature(dispatcher._Kernel.__init__).parameters:
        options |= {"lto": False}
    if way(dispatcher) == OPTION:
        return partial(cuda.jit, fma=False, **options)
    return lambda function: told_to_nvvm(dispatcher, cuda.jit(function, **options))


def is_simulated() -> bool:
    """Whether kernels run in Numba's simulator."""
    return bool(getattr(numba.config, "ENABLE_CUDASIM", False))


def way(dispatcher: Any) -> str:
    """Return how a kernel of this module `numba.cuda.dispatcher` is compiled without fused multiply-add."""
    if "fma" in signature(dispatcher._Kernel.__init__).parameters:
        return OPTION
    compiler = getattr(dispatcher, "compile_cuda", None)
    if compiler is not None and "nvvm_options" in signature(compiler).parameters:
        return NVVM
    raise CannotCompileExactly(
        "this numba-cuda neither knows `fma` nor hands options to NVVM: see kernel/cuda_exact.py"
    )


def told_to_nvvm(dispatcher: Any, kernel: Any) -> Any:
    """Let NVVM be told whenever this kernel is compiled."""
    compile_it = kernel.compile

    @wraps(compile_it)
    def compile_exactly(*given: Any) -> Any:
        with without_fma(dispatcher):
            return compile_it(*given)

    kernel.compile = compile_exactly
    return kernel


@contextmanager
def without_fma(dispatcher: Any) -> Iterator[None]:
    """Add the option to all that this module compiles meanwhile; Numba's lock keeps other threads from compiling."""
    with dispatcher.global_compiler_lock:
        plain = dispatcher.compile_cuda

        @wraps(plain)
        def compile_cuda(*given: Any, **named: Any) -> Any:
            return plain(*given, **{**named, "nvvm_options": {**(named.get("nvvm_options") or {}), "fma": False}})

        dispatcher.compile_cuda = compile_cuda
        try:
            yield
        finally:
            dispatcher.compile_cuda = plain
