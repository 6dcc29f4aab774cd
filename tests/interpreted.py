"""Records whose fields are read quickly, for tests in interpreted mode.

There the rules read fields of `np.record` all the time. NumPy does that by Python code, which takes four times as long
as `record[name]`. Both give the same: a scalar of the field's type, or a view of its array.
"""

from typing import Any

import numpy as np

_field = np.void.__getitem__
numpys_own = np.record.__getattribute__


def read(record: np.record, name: str) -> Any:
    """Return a field of a record, or an attribute where there is no field of this name."""
    try:
        return _field(record, name)
    except ValueError:
        return object.__getattribute__(record, name)


def read_quickly() -> None:
    """Let all records of this process read their fields so."""
    np.record.__getattribute__ = read  # type: ignore[method-assign]
