"""A record as plain Python numbers and lists, for everything that is not rules: documents, events, reasons, text.

Reading single elements of a record through NumPy is slow; here every field that is asked for is read once, whole.
"""

from typing import Any

from voliera.kernel import States


class Reading:
    """One table at one moment: the record's fields by their names, as integers and (nested) lists."""

    def __init__(self, states: States) -> None:
        """Read from the first record of the array, which must stay as it is meanwhile."""
        self._states = states

    def __getattr__(self, name: str) -> Any:
        """A field of the record, read at first use."""
        if name.startswith("_") or name not in (self._states.dtype.names or ()):
            raise AttributeError(name)
        value = self._states[name][0].tolist()
        setattr(self, name, value)
        return value
