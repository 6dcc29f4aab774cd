"""Compiled functions read back from the disk, without all that Numba needs only to compile.

Before it loads anything, Numba declares every function of Python and NumPy that it could compile: half a second in
every process. What is compiled already needs none of it. A function that is not in the cache is compiled as ever:
Numba's compiler declares all of that itself.

Numba keeps what it compiles by the folder of the source. Ours lies by what it is made of (sources.py), so environments
and checkouts with the same sources share it.
"""

import os
from typing import Any

import numba
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator
from numba.core.runtime.nrt import rtsys


class Anywhere(UserProvidedCacheLocator):
    """Finds what is compiled in the folder of our key, by the name of the module, wherever its source lies."""

    def __init__(self, function: Any, file: str) -> None:
        super().__init__(function, file)
        self._cache_path = os.path.join(numba.config.CACHE_DIR, function.__module__)  # type: ignore[attr-defined]

    def get_source_stamp(self) -> str:
        """Return the key: whatever changes the source changes the folder."""
        return os.path.basename(os.path.dirname(self._cache_path))


class SharedCache(CompileResultCacheImpl):
    """Numba's own, with our place first."""

    _locator_classes = [Anywhere, *CompileResultCacheImpl._locator_classes]  # noqa: RUF012  # as in the base class


class LightCache(FunctionCache):
    """Numba's own cache of a function's compiled versions, which declares nothing when one of them is loaded."""

    _impl_class = SharedCache

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Return the version for a signature, ready to be called, or None if it has not been compiled."""
        rtsys.initialize(target_context)  # the functions of the runtime that compiled code calls
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)
