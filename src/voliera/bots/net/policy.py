"""What a network's numbers mean, as compiled code: chances of steps and of seats, the same bits in all modes."""

from math import inf

import numpy as np
import numpy.typing as npt

from voliera.bots.net.weights import Floats
from voliera.kernel import entry, rule
from voliera.kernel.exact import exp, log

Words = npt.NDArray[np.int64]
Chances = npt.NDArray[np.float64]
BITS = 64


@rule
def is_legal(legal: Words, row: int, step: int) -> bool:
    """Whether a step is among a row's legal ones."""
    return (int(legal[row, step // BITS]) >> (step % BITS)) & 1 == 1


@entry
def log_policy(preferences: Floats, legal: Words, out: Chances) -> None:
    """Write the logarithm of each step's chance under the policy; -inf where the step is not legal."""
    for row in range(preferences.shape[0]):
        highest = -inf
        for step in range(preferences.shape[1]):
            if is_legal(legal, row, step):
                highest = max(highest, float(preferences[row, step]))
        total = 0.0
        for step in range(preferences.shape[1]):
            out[row, step] = -inf
            if is_legal(legal, row, step):
                out[row, step] = float(preferences[row, step]) - highest
                total += exp(out[row, step])
        shift = log(total)
        for step in range(preferences.shape[1]):
            if is_legal(legal, row, step):
                out[row, step] -= shift


@entry
def seat_chances(logits: Floats, players: int, out: Chances) -> None:
    """Write each seat's chance to win, counted from the seat to move."""
    for row in range(logits.shape[0]):
        highest = -inf
        for seat in range(players):
            highest = max(highest, float(logits[row, seat]))
        total = 0.0
        for seat in range(players):
            out[row, seat] = exp(float(logits[row, seat]) - highest)
            total += out[row, seat]
        for seat in range(players):
            out[row, seat] /= total
