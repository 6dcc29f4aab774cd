"""How compiled functions are declared for WebAssembly: a name and the type of each argument.

A function of the rules takes whatever Numba can infer; a function of a module has one signature. A game lists its own
in `exports.py` of its folder (`Wing.exports`). An array crosses the border as its address and its extents, a record as
its address; integers are of the width that is declared here, and the loader refuses numbers that do not fit.
"""

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeAlias, get_args

import numpy as np


class Scalar(Enum):
    """A number as an argument."""

    INT = "int"  # signed, 32 bits
    WORD = "word"  # unsigned, 32 bits: half of a seed
    LONG = "long"  # signed, 64 bits
    FLAG = "flag"
    FLOAT = "float"  # 64 bits


@dataclass(frozen=True)
class Array:
    """A contiguous array of numbers or records."""

    dtype: np.dtype[Any]
    dimensions: int = 1


@dataclass(frozen=True)
class One:
    """One record."""

    dtype: np.dtype[Any]


Argument: TypeAlias = Scalar | Array | One
RESULTS = {None: "none", bool: "flag", int: "number", float: "number"}


@dataclass(frozen=True)
class Export:
    """A compiled function of the module."""

    name: str
    function: Callable[..., Any]
    arguments: tuple[Argument, ...]
    small: bool = False
    """Whether size counts more than speed: for functions that no search calls."""
    inlined: tuple[Callable[..., Any], ...] = ()
    """Rules to inline wherever they are called, where LLVM would not and it was measured to help."""

    @property
    def names(self) -> list[str]:
        """The names of the arguments."""
        return list(inspect.signature(self.plain).parameters)

    @property
    def result(self) -> str | int:
        """What comes back: `none`, `number`, `flag`, or how many numbers."""
        annotation = inspect.signature(self.plain).return_annotation
        several = get_args(annotation)
        return len(several) if several else RESULTS[annotation]

    @property
    def plain(self) -> Callable[..., Any]:
        """The function as it was written."""
        plain: Callable[..., Any] = getattr(self.function, "py_func", self.function)
        return plain


def numbers(kind: type[np.generic], dimensions: int = 1) -> Array:
    """An array of numbers."""
    return Array(np.dtype(kind), dimensions)
