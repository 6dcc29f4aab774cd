"""Values that modules compute when they are imported, as expressions: browsers do not compute them again."""

import ast
import math
from enum import IntEnum
from typing import Any

import numpy as np

MOST_BYTES = 200_000
"""Size of the largest array that is written down; larger ones are made where they are needed."""
NUMBERS = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q", "f4": "f", "f8": "d"}
"""NumPy's numbers as `struct` and `array` call them."""


class NotPlain(Exception):
    """A value that is no plain data."""


def expression(value: Any) -> ast.expr:
    """Return an expression for plain data; anything else raises NotPlain."""
    return ast.parse(text(value), mode="eval").body


def text(value: Any) -> str:
    """Return the source of plain data."""
    kind = type(value)
    if value is None or kind in (bool, int, str, bytes):
        return repr(value)
    if isinstance(value, IntEnum):
        return repr(int(value))
    if kind is float:
        return repr(value) if math.isfinite(value) else f"float({str(value)!r})"
    if kind in (tuple, list):
        inside = ", ".join(map(text, value))
        return f"[{inside}]" if kind is list else f"({inside}{',' * (len(value) == 1)})"
    if kind in (set, frozenset):
        return f"{kind.__name__}(({''.join(text(one) + ',' for one in sorted(value))}))"
    if kind is dict:
        return "{" + ", ".join(f"{text(key)}: {text(one)}" for key, one in value.items()) + "}"
    return numpy_text(value)


def numpy_text(value: Any) -> str:
    """Return the source of an array, a type of NumPy, or one of its numbers."""
    if isinstance(value, np.dtype):
        return f"_rt.dtype({dtype_text(value)})"
    if isinstance(value, np.ndarray) and value.dtype.hasobject is False and value.nbytes <= MOST_BYTES:
        return f"_rt.array_of({dtype_text(value.dtype)}, {value.shape!r}, {value.tobytes()!r})"
    if isinstance(value, np.integer):
        return repr(int(value))
    if isinstance(value, np.floating):
        return repr(float(value))
    raise NotPlain(type(value).__name__)


def dtype_text(dtype: np.dtype[Any]) -> str:
    """Return how the shim describes a type: a code, or the size and the fields of a record."""
    if dtype.names is None:
        return "'?'" if dtype.kind == "b" else repr(NUMBERS[dtype.str[1:]])
    fields = []
    for name in dtype.names:
        assert dtype.fields is not None
        field, offset = dtype.fields[name][:2]
        fields.append(f"({name!r}, {dtype_text(field.base)}, {offset}, {field.shape!r}), ")
    return f"({dtype.itemsize}, ({''.join(fields)}))"
