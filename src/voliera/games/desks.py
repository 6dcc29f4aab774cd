"""A desk: one record with all the arrays that a turn of a single game reads and writes beside the game's own record.

Python's call of a compiled function takes time for every array that it is given. A turn is given its desk in place of
eight arrays, and environments hold views of the desk's fields (docs/performance.md).
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from voliera.games.numbering import MASK, OBSERVATION
from voliera.kernel import States

LOOK = OBSERVATION | MASK
"""What environments look for after each turn."""
ILLEGAL = -2
"""The answer to an action that is not legal: nothing has been played."""


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


def checked(turn: Callable[[States, int, int], int], desks: States, states: States) -> Callable[[int], int]:
    """Return a turn that refuses illegal actions, for the desk and the game that are told here."""
    return partial(_check, turn, memoryview(desks["mask"][0]), states)


def _check(turn: Callable[[States, int, int], int], legal: memoryview, states: States, action: int) -> int:
    number = int(action)
    return turn(states, number, LOOK) if 0 <= number < len(legal) and legal[number] else ILLEGAL
