"""What the seat to move may not know, for critics: which cards the others have in hand and in their lines."""

import numpy as np
import numpy.typing as npt

from voliera.games.birdie.rules.box import KINDS
from voliera.games.birdie.rules.state import SEATS
from voliera.kernel import Record, States, entry, rule

Secrets = npt.NDArray[np.int8]
IN_HAND = 2
IN_LINE = 3
COPIES = IN_HAND + IN_LINE
SECRETS = (SEATS - 1) * KINDS * COPIES
"""For each of the others, as they follow, and each card: one copy in hand or more, two; one in the line, two, three."""


@rule
def tell_secrets(s: Record, secrets: Secrets) -> None:
    """Write what the others have."""
    for i in range(SECRETS):
        secrets[i] = 0
    for other in range(1, int(s.players)):
        seat = (int(s.seat) + other) % int(s.players)
        at = (other - 1) * KINDS * COPIES
        for card in range(KINDS):
            for i in range(min(IN_HAND, int(s.hand[seat, card]))):
                secrets[at + COPIES * card + i] = 1
        for place in range(int(s.line_n[seat])):
            first = at + COPIES * int(s.line[seat, place]) + IN_HAND
            i = 0
            while i < IN_LINE - 1 and secrets[first + i] != 0:
                i += 1
            secrets[first + i] = 1


@entry
def tell_many(states: States, secrets: Secrets) -> None:
    """Write the secrets of every game."""
    for i in range(states.shape[0]):
        tell_secrets(states[i], secrets[i])
