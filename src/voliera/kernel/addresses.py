"""Records by their address: a call from Python that is given two numbers takes a third of the time of one with records.

Of each array that Python gives to a compiled function Numba has to find the type, and that of records is the dearest.
Whoever calls the same function with the same arrays again and again tells their addresses instead, in a list whose
address is the only thing that the function is given of them. An address is good as long as its array lives: keep the
arrays beside their addresses.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

import numpy as np
from numba import carray, types  # type: ignore[attr-defined]
from numba.core import cgutils
from numba.extending import intrinsic

from voliera.kernel import INTERPRETED, Record, States, rule

Turn: TypeAlias = Callable[[int], int]
"""Play an action in records that were told before, if it is legal, and look; return the seat to move."""


def direct(function: Any, arguments: int) -> Callable[..., Any]:
    """Return the door of an entry that is given whole numbers only: what a call of the entry finds by their types."""
    if INTERPRETED:
        return function  # type: ignore[no-any-return]
    return function.compile((types.int64,) * arguments)  # type: ignore[no-any-return]


def fixed(function: Callable[..., Any], *records: States) -> Callable[..., Any]:
    """Return a function with its first argument told: where the addresses of records are listed. It keeps all alive."""
    places = np.array([one.ctypes.data for one in records], np.int64)
    told = partial(function, int(places.ctypes.data))
    told.kept = (places, *records)  # type: ignore[attr-defined]
    return told


def _cast(context: Any, address: Any) -> Any:
    """A number as a pointer, in compiled code."""
    del context

    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        del context, signature
        return builder.inttoptr(given[0], cgutils.voidptr_t)

    return types.voidptr(types.int64), generate


_pointer: Any = intrinsic(_cast)


@rule
def record_of(places: int, number: int, kind: "np.dtype[Any]") -> Record:
    """Return a record of a type, given where addresses are listed and its number there; in compiled rules only."""
    return carray(_pointer(carray(_pointer(places), number + 1, np.int64)[number]), 1, kind)[0]
