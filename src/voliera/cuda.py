"""The one door to CUDA: `driver()` gives numba.cuda, `available()` says whether there is a device.

NumPy 2.5 has no `row_stack`, which numba-cuda asks for when it is imported; it gets it back here, and only here.
"""

import warnings
from importlib import import_module
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):
    setattr(np, "row_stack", np.vstack)  # noqa: B010  # newer NumPy's types do not know the name


def driver() -> Any:
    """The module numba.cuda."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what its import warns of says nothing about the device
        return import_module("numba.cuda")


def available() -> bool:
    """Whether a CUDA device and numba-cuda (the extra `cuda`) are here."""
    try:
        return bool(driver().is_available())
    except Exception:  # not installed, or a broken driver: no device
        return False
