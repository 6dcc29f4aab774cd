"""Everything tried that the rules allow at a table, step by step, to its end.

Tables that are equal byte by byte are looked at once; nothing else is left out.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any

import numpy as np

from voliera.game import Game
from voliera.kernel import SILENT, States, thaw

NOBODY = -1
"""The seat to move once a game is over."""
Written = tuple[Any, ...]
"""What an answer leaves behind: answers that leave the same are the same answer."""


class Unproved(Exception):
    """A puzzle is not what it says."""


class Trying(ABC):
    """One table, from which everything is tried. A game says where an answer ends and what it is worth."""

    def __init__(self, game: Game) -> None:
        self.rules = game.rules
        self.seat = game.mover()
        self.start: States = game.whole_states()
        self.steps = 0
        self._out = np.zeros(self.rules.steps, np.int16)

    @abstractmethod
    def is_end(self, states: States) -> bool:
        """Whether the seat's answer ends here."""

    @abstractmethod
    def written(self, states: States) -> Written:
        """Return what an answer that ends here leaves behind."""

    @abstractmethod
    def worth(self, states: States) -> int:
        """Return what an answer that ends here is worth to the seat."""

    def legal(self, states: States) -> list[int]:
        """Return the legal steps."""
        count = self.rules.listing(states, self._out)
        return self._out[:count].tolist()  # type: ignore[no-any-return]

    def after(self, states: States, step: int) -> States:
        """Return the table after a step."""
        found = thaw(states.tobytes(), self.rules.state)
        self.rules.advance(found, step, SILENT, self._out)
        self.steps += 1
        return found

    def ends(self) -> Iterator[States]:
        """Every table at which the seat's answer can end."""
        seen: set[bytes] = set()
        waiting = [self.start]
        while waiting:
            states = waiting.pop()
            for step in self.legal(states):
                then = self.after(states, step)
                if (key := then.tobytes()) in seen:
                    continue
                seen.add(key)
                if self.is_end(then):
                    yield then
                else:
                    waiting.append(then)

    def answers(self) -> dict[Written, int]:
        """Every different answer, and what it is worth."""
        found: dict[Written, int] = {}
        for states in self.ends():
            written = self.written(states)
            if written not in found:
                found[written] = self.worth(states)
        return found

    def minimax(self, states: States) -> int:
        """Return what a table comes to if the seat and its opponent both do their best; nothing is cut off."""
        if self.is_end(states):
            return self.worth(states)
        values = [self.minimax(self.after(states, step)) for step in self.legal(states)]
        return max(values) if int(states["seat"][0]) == self.seat else min(values)
