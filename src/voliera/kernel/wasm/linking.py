"""One module of all functions: Numba's pieces are joined, optimised as a whole, and linked."""

import subprocess
import sys
from collections.abc import Collection
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


def join(doors: Any, libraries: Collection[Any], exported: Collection[str]) -> Any:
    """Return one optimised module with all doors and all that they need; nothing may be lacking."""
    codegen = context.codegen()
    whole = codegen.create_library("voliera")
    whole.add_ir_module(doors)
    final = whole._final_module
    final.data_layout = codegen._data_layout
    needed = {id(one): one for library in libraries for one in library.needed()}
    for one in needed.values():
        share(one._final_module)
        final.link_in(one._final_module, preserve=True)
    roots = ll.parse_assembly(SQUARE_ROOTS)
    roots.data_layout = codegen._data_layout
    final.link_in(roots)
    for function in final.functions:
        if not function.is_declaration and function.name not in exported:
            function.linkage = "internal"
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
    """Optimise for speed, but unroll no loops: that makes a quarter of the code, and hardly anything faster."""
    options = ll.create_pipeline_tuning_options(speed_level=3)
    options.loop_unrolling = options.loop_vectorization = options.slp_vectorization = False
    builder = ll.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)


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
