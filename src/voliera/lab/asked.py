"""What callers ask for, checked: environments and batches refuse it with a sentence, not with an error of Python's."""

from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt

from voliera.documents import Document
from voliera.errors import GameError


def whole(value: object) -> int | None:
    """Return a whole number, NumPy's too, as Python has it; None if it is no such number."""
    return int(value) if isinstance(value, int | np.integer) and not isinstance(value, bool) else None


def fits_a_word(value: object) -> bool:
    """Whether a value is a whole number of 64 bits, which compiled functions can be given."""
    number = whole(value)
    return number is not None and -(1 << 63) <= number < 1 << 63


def number_of(name: str, value: object, default: int) -> int:
    """Return a number from 1 on; the default where nothing is asked for."""
    number = default if value is None else whole(value)
    if number is None or number < 1:
        raise GameError("bad_request", f"{name}: a whole number from 1 on; found {value!r:.40}")
    return number


def action_of(name: str, value: Any) -> int:
    """Return an action's number, from whatever is a whole number: Python's, NumPy's, or a tensor's."""
    try:
        return index(value)
    except TypeError:
        raise GameError("bad_request", f"{name}: a whole number; found {value!r:.40}") from None


def limit_of(name: str, value: object) -> int | None:
    """Return a number from 1 on, or None for no limit."""
    return None if value is None else number_of(name, value, 1)


def options_of(options: object) -> Document:
    """Return a table's options as a document of their own; the rules check what is in it."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise GameError("bad_request", f"options: names with their values, or None; found {options!r:.40}")
    return dict(options)


def whole_numbers(name: str, values: Any) -> npt.NDArray[np.int64]:
    """Return whole numbers as an array; others are refused, even where rounding would make whole ones of them."""
    try:
        found = np.asarray(values)
    except ValueError:
        found = np.asarray(str(values))
    if found.dtype.kind not in "iu":
        raise GameError("bad_request", f"{name}: whole numbers; found {found.dtype}")
    return np.ascontiguousarray(found, np.int64)
