"""Opponents beside the learner itself: earlier selves, so that it does not forget how to beat them, or one network."""

import copy
from random import Random
from typing import Any

MOST = 24
NEWEST_KEPT = 4
"""The newest ones are never dropped."""


class Past:
    """At most MOST earlier selves; as the pool is full, one of the older ones goes by chance.

    With an `opponent`, a network that does not change, there are none: it is met always.
    """

    def __init__(self, seed: int, opponent: Any = None) -> None:
        self.selves: list[Any] = []
        self.chance = Random(seed)
        self.opponent = opponent

    def pick(self) -> Any:
        """The opponent, or one of the selves, or None while there is none."""
        if self.opponent is not None:
            return self.opponent
        return self.chance.choice(self.selves) if self.selves else None

    def keep(self, actor: Any) -> None:
        """Add a copy of the network as it plays now."""
        if self.opponent is not None:
            return
        self.selves.append(copy.deepcopy(actor))
        if len(self.selves) > MOST:
            self.selves.pop(self.chance.randrange(len(self.selves) - NEWEST_KEPT))
