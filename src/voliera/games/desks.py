"""A desk: one record with all the arrays that a turn of a single game reads and writes beside the game's own record.

Python's call of a compiled function takes time for every array that it is given. A turn is given its desk in place of
eight arrays, and environments hold views of the desk's fields (docs/performance.md).
"""

from typing import Any

import numpy as np


def desk_of(observation: int, actions: int, seats: int, *more: tuple[Any, ...]) -> np.dtype[np.void]:
    """Return the type of a game's desks, with further fields that the game needs."""
    fields: list[Any] = [
        ("row", np.int8, (observation,)),  # what the seat to move may know
        ("mask", np.int8, (actions,)),  # 1 for each legal action
        ("out", np.int16, (actions,)),  # room for the list of legal steps
        ("log", np.int16, (1, 4)),  # a log without room (kernel.SILENT)
        ("rewards", np.float32, (seats,)),
        ("points", np.float32, (seats,)),
    ]
    return np.dtype((np.record, np.dtype([*fields, *more], align=True)))
