"""The one door to CUDA: importing it gives `cuda`, and `available()` says whether there is a device.

NumPy 2.5 has no `row_stack`, which numba-cuda asks for when it is imported; it gets it back here, and only here.
"""

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # type: ignore[attr-defined]


def available() -> bool:
    """Whether a CUDA device and numba-cuda (the extra `cuda`) are here."""
    try:
        from numba import cuda
    except ImportError:
        return False
    try:
        return bool(cuda.is_available())
    except Exception:  # a broken driver is no device
        return False
