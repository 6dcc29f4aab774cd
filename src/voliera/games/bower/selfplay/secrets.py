"""What the seat to move may not know, for critics: the eggs of the other's columns, as the seat counts columns."""

import numpy as np
import numpy.typing as npt

from voliera.games.bower.mirror import turned_column
from voliera.games.bower.rules.box import EGGS
from voliera.games.bower.rules.state import COLUMNS
from voliera.kernel import Record, States, entry, rule

Secrets = npt.NDArray[np.int8]
SECRETS = COLUMNS // 2 * len(EGGS)
"""A number for each of the other's columns, 1, 3 and 5, and each egg: 1 where it lies."""


@rule
def tell_secrets(s: Record, secrets: Secrets) -> None:
    """Write the other's eggs."""
    for i in range(SECRETS):
        secrets[i] = 0
    for i in range(COLUMNS // 2):
        column = turned_column(int(s.seat), 2 * i + 1)
        secrets[len(EGGS) * i + int(s.eggs[column])] = 1


@entry
def tell_many(states: States, secrets: Secrets) -> None:
    """Write the secrets of every game."""
    for i in range(states.shape[0]):
        tell_secrets(states[i], secrets[i])
