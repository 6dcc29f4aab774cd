"""Earlier selves: a pool of networks that the learner meets again, so that it does not forget how to beat them."""

import copy
from random import Random
from typing import Any

MOST = 24
NEWEST_KEPT = 4
"""The newest ones are never dropped."""


class Past:
    """At most MOST earlier selves; as the pool is full, one of the older ones goes by chance."""

    def __init__(self, seed: int) -> None:
        self.selves: list[Any] = []
        self.chance = Random(seed)

    def pick(self) -> Any:
        """One of them, or None while there is none."""
        return self.chance.choice(self.selves) if self.selves else None

    def keep(self, actor: Any) -> None:
        """Add a copy of the network as it plays now."""
        self.selves.append(copy.deepcopy(actor))
        if len(self.selves) > MOST:
            self.selves.pop(self.chance.randrange(len(self.selves) - NEWEST_KEPT))
