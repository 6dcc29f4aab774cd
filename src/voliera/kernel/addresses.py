"""Records by their address: a call from Python that is given numbers takes half the time of one that is given records.

Of each array that Python gives to a compiled function Numba has to find the type, and that of records is the dearest.
Whoever calls the same function with the same arrays again and again tells their addresses instead. An address is good
as long as its array lives: keep the arrays beside their addresses.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

import numpy as np
from numba import carray, types  # type: ignore[attr-defined]
from numba.core import cgutils
from numba.extending import intrinsic

from voliera.kernel import Record, States, rule

Turn: TypeAlias = Callable[[int, int], int]
"""Play an action, given what to look for, in records that were told before; return the seat to move."""


def fixed(function: Callable[..., Any], *records: States) -> Callable[..., Any]:
    """Return a compiled function with its first arguments told: the addresses of records, which it keeps alive."""
    told = partial(function, *(int(one.ctypes.data) for one in records))
    told.kept = records  # type: ignore[attr-defined]
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
def record_at(address: int, kind: "np.dtype[Any]") -> Record:
    """Return the record of a type that lies at an address; in compiled rules only."""
    return carray(_pointer(address), 1, kind)[0]
