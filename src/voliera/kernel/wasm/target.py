"""Numba's CPU target with LLVM's wasm32 machine behind it. Importing this changes Numba for the whole process.

Numba's front half (types, lowering) is untouched. What differs: the triple; that nothing is linked or optimised before
all functions are there; and that nothing compiled can be called here. Numba has pointers without a size and integers of
64 bits for `intp`, and goes between them by `ptrtoint` and `inttoptr`: LLVM makes 32-bit addresses of that by itself if
it knows the data layout from the beginning.
"""

from collections.abc import Callable
from typing import Any

import llvmlite.binding as ll
import numba
from llvmlite import ir
from numba._dynfunc import make_function
from numba.core import cgutils, cpu
from numba.core.codegen import CPUCodegen, CPUCodeLibrary
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.runtime.nrt import rtsys

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+bulk-memory-opt,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128"
"""What every browser has that runs ECMAScript 2022, which the page needs anyway."""
OPTIONS = {"error_model": "numpy", "no_cpython_wrapper": True, "no_cfunc_wrapper": True, "_nrt": False}
"""Without doors to Python, and without Numba's runtime: a function that allocates does not compile."""


class WasmLibrary(CPUCodeLibrary):
    """A function as Numba lowered it; the functions that it calls are only noted."""

    def _optimize_functions(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        """Leave the function as it is: all are optimised together."""
        self._finalized = True

    def needed(self) -> list[Any]:
        """Return this library and all that it calls, each once, in the order of the calls."""
        found: dict[int, Any] = {}
        left = [self]
        while left:
            one = left.pop()
            if id(one) not in found:
                found[id(one)] = one
                left += sorted(one._linking_libraries, key=lambda library: library.name)
        return list(found.values())


class WasmCodegen(CPUCodegen):
    """Makes modules for wasm32."""

    _library_class = WasmLibrary

    def _init(self, llvm_module: Any) -> None:
        ll.initialize_all_targets()
        ll.initialize_all_asmprinters()
        self._tm_features = FEATURES
        self._tm = ll.Target.from_triple(TRIPLE).create_target_machine(
            cpu="generic", features=FEATURES, opt=3, reloc="static", codemodel="default"
        )
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)

    def _create_empty_module(self, name: str) -> Any:
        module = ir.Module(cgutils.normalize_ir_text(name))
        module.triple = TRIPLE
        if self._data_layout:
            module.data_layout = self._data_layout
        return module

    def _add_module(self, module: Any) -> None:
        """Load nothing: it cannot run here."""


class WasmContext(cpu.CPUContext):
    """Lowers for WasmCodegen."""

    def init(self) -> None:
        """Take another machine than the CPU's."""
        self.is32bit = False
        self._internal_codegen: Any = WasmCodegen("numba.wasm")
        self.aot_mode = True

    def post_lowering(self, mod: Any, library: Any) -> None:
        """Change nothing for the machine that this runs on."""

    def get_executable(self, library: Any, fndesc: Any, env: Any) -> Any:
        """Return an empty function: `WasmDispatcher` never calls it."""
        name = fndesc.qualname.split(".")[-1]
        return make_function(fndesc.lookup_module(), name, "", 0, env, (library,))


class WasmDispatcher(CPUDispatcher):
    """A function that is compiled for WebAssembly, and runs as plain Python."""

    def __call__(self, *arguments: Any) -> Any:
        """Run it as plain Python: tables are filled so while a module is built."""
        return self.py_func(*arguments)


rtsys.initialize = lambda context: None
cpu_target._toplevel_target_context = WasmContext(cpu_target.typing_context, "cpu")
context: Any = cpu_target.target_context
_njit: Any = numba.njit


def lowered(function: Callable[..., Any]) -> Any:
    """Return the dispatcher of a function for this target."""
    dispatcher = _njit(**OPTIONS)(function)
    dispatcher.__class__ = WasmDispatcher
    return dispatcher
