"""Compiled functions read back from the disk, without all that Numba needs only to compile.

Before it loads anything, Numba declares every function of Python and NumPy that it could compile: half a second in
every process. What is compiled already needs none of it. A function that is not in the cache is compiled as ever:
Numba's compiler declares all of that itself.
"""

from typing import Any

from numba.core.caching import FunctionCache
from numba.core.runtime.nrt import rtsys


class LightCache(FunctionCache):
    """Numba's own cache of a function's compiled versions, which declares nothing when one of them is loaded."""

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Return the version for a signature, ready to be called, or None if it has not been compiled."""
        rtsys.initialize(target_context)  # the functions of the runtime that compiled code calls
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)
