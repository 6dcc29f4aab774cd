"""One module of all functions: Numba's pieces are joined, optimised as a whole, and linked."""

import subprocess
import sys
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Any

import llvmlite.binding as ll

from voliera.kernel.wasm.target import TRIPLE, context

STACK = 1 << 20
SQUARE_ROOTS = f"""
target triple = "{TRIPLE}"
declare double @llvm.sqrt.f64(double)
define linkonce_odr double @sqrt(double %x) {{
  %y = call double @llvm.sqrt.f64(double %x)
  ret double %y
}}
"""
"""The one function of the C library that Numba asks for; every machine rounds it alike."""


def join(doors: Any, fast: Mapping[str, Any], small: Mapping[str, Any], inlined: Collection[str]) -> Any:
    """Return one optimised module with all doors and all that they need; nothing may be lacking.

    `fast` and `small` are the libraries behind doors, by name: those for which speed counts, and those for which size
    does. What both need is made for speed. `inlined` are functions that are always inlined.
    """
    codegen = context.codegen()
    whole = codegen.create_library("voliera")
    whole.add_ir_module(doors)
    final = whole._final_module
    final.data_layout = codegen._data_layout
    hot = {id(one): one for library in fast.values() for one in library.needed()}
    cold = {id(one): one for library in small.values() for one in library.needed() if id(one) not in hot}
    for one in cold.values():
        make_small(one._final_module.functions)
    make_small(function for function in final.functions if function.name in small)
    for one in (*hot.values(), *cold.values()):
        share(one._final_module)
        final.link_in(one._final_module, preserve=True)
    roots = ll.parse_assembly(SQUARE_ROOTS)
    roots.data_layout = codegen._data_layout
    final.link_in(roots)
    for function in final.functions:
        if not function.is_declaration and function.name not in {*fast, *small}:
            function.linkage = "internal"
        if function.name in inlined:
            function.add_function_attribute("alwaysinline")
    for variable in final.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"
    final.verify()
    optimise(final, codegen._tm)
    lacking = [one.name for one in final.functions if one.is_declaration and not one.name.startswith("llvm.")]
    if lacking:
        raise ValueError(f"functions that are not there: {', '.join(lacking)}")
    return final


def optimise(module: Any, machine: Any) -> None:
    """Optimise; loops are vectorised, but not unrolled: that would be a fifth more code, and hardly anything faster."""
    options = ll.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = True
    options.loop_unrolling = options.loop_interleaving = options.slp_vectorization = False
    builder = ll.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)


def make_small(functions: Iterable[Any]) -> None:
    """Have functions compiled for size."""
    for function in functions:
        if not function.is_declaration:
            function.add_function_attribute("optsize")


def share(module: Any) -> None:
    """Let a module's functions and variables be merged with equal ones of other modules."""
    for function in module.functions:
        if not function.is_declaration and function.linkage == ll.Linkage.external:
            function.linkage = "linkonce_odr"
    for variable in module.global_variables:
        if variable.linkage == ll.Linkage.common:  # Numba's environments: never read without Python
            variable.linkage = "linkonce_odr"


def emit(module: Any) -> bytes:
    """Return a module as an object file."""
    return bytes(context.codegen()._tm.emit_object(module))


def link(object_file: Path, module_file: Path, exported: Collection[str]) -> None:
    """Link an object file into a module that imports its memory and nothing else."""
    command = [sys.executable, "-m", "ziglang", "wasm-ld", "--no-entry", *(f"--export={name}" for name in exported)]
    command += ["--import-memory", "--export=__heap_base", "--stack-first", "-z", f"stack-size={STACK}"]
    command += ["-O2", "--strip-all", "-o", str(module_file), str(object_file)]
    subprocess.run(command, check=True)
