"""The target WebAssembly: Numba lowers the same functions as for the CPU, and LLVM makes wasm32 code of them.

`target.py` is Numba's CPU target with another machine behind it, `doors.py` gives functions a plain signature, and
`linking.py` makes one module of all. A process builds it (`python -m voliera.wasm`) and does nothing else. In that
process, ``VOLIERA_MODE=wasm`` compiles functions for this target, and they run as plain Python when they are called.

About ten names here are Numba's own and may change with a version. So the version is pinned for the build, and tests
compare the module with the CPU, byte by byte.
"""
