"""What a seat of Bower may know, and nothing else: the only thing that Bower's players ever look at.

It is the record itself, with all that the seat cannot know dealt again, always in the same way: two tables that the
seat cannot tell apart give the same bytes. Hands are part of it: every tile in them lay open before (W-T4).
"""

from dataclasses import dataclass

import numpy as np

from voliera.games.bower.rules.box import BONUSES
from voliera.games.bower.rules.redeal import redeal
from voliera.games.bower.rules.state import STATE
from voliera.kernel import States, thaw


@dataclass(frozen=True, slots=True)
class Knowledge:
    """One seat's side of the table. Equal knowledge means equal choices."""

    seat: int
    table: bytes

    @classmethod
    def of(cls, states: States, seat: int) -> "Knowledge":
        """What `seat`, which is to act, knows of the first game in the array."""
        known = thaw(states[:1].tobytes(), STATE)
        redeal(known[0], seat, 0, 0, np.zeros(len(BONUSES), np.int8))
        return cls(seat, known.tobytes())

    def states(self) -> States:
        """A table that the seat cannot tell from the true one."""
        return thaw(self.table, STATE)
