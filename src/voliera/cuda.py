"""The one door to CUDA: importing it gives `cuda`, and `available()` says whether there is a device.

NumPy 2.5 has no `row_stack`, which numba-cuda asks for when it is imported; it gets it back here, and only here.
"""

from importlib import import_module
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):
    setattr(np, "row_stack", np.vstack)  # noqa: B010  # newer NumPy's types do not know the name


def available() -> bool:
    """Whether a CUDA device and numba-cuda (the extra `cuda`) are here."""
    try:
        device: Any = import_module("numba.cuda")
        return bool(device.is_available())
    except Exception:  # not installed, or a broken driver: no device
        return False
