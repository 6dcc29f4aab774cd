"""Random legal actions, in compiled code: the baseline that every experiment needs."""

import numpy as np
import numpy.typing as npt

from voliera.games.contract.research import Rows, Words
from voliera.kernel import entry


@entry
def pick_each(mask: Rows, chances: npt.NDArray[np.float64], actions: Words) -> None:
    """Pick a legal action in each row, by a number from 0 to 1; 0 where there is none."""
    for i in range(mask.shape[0]):
        legal = 0
        for k in range(mask.shape[1]):
            legal += mask[i, k]
        left = int(chances[i] * legal)
        actions[i] = 0
        for k in range(mask.shape[1]):
            if mask[i, k]:
                if left == 0:
                    actions[i] = k
                    break
                left -= 1


def random_actions(mask: Rows, chance: np.random.Generator) -> Words:
    """Return a legal action for each game, all with the same chance; 0 where there is none."""
    actions = np.zeros(len(mask), np.int64)
    pick_each(mask, chance.random(len(mask)), actions)
    return actions
