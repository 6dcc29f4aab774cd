"""How a character plays at a table: a level, made weaker by temperature and by what it forgets.

A weaker character judges as its level does, but does not always play what it likes best: the more it likes an action,
the likelier it plays it, and the temperature says how much that matters. Chance comes from the seed, so a choice can be
repeated. A game says how its characters play (`Ladder` in games/contract).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from voliera.kernel.exact import exp

THINKING = ("search", "net+")
"""The levels for which time makes a difference."""
CARDS = {"random": 5, "greedy": 10}
"""The cards of their own line that forgetful characters remember, where a line lies closed."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A rung of a game's ladder."""

    level: str
    """The level by which it judges."""
    temperature: float = 0.0
    """An action that it likes less by this much is e times rarer; at 0 it plays what it likes best."""
    cards: int | None = None
    """Cards of its own line that it remembers, the last ones; None for all."""
    watchful: bool = True
    """Whether it keeps in mind what the others do."""
    scoring: str | None = None
    """The level that scores for it, if that is another one."""
    time_ms: int | None = None
    nodes: int | None = None
    """Play-outs or worlds of a decision, instead of time."""

    @property
    def weakened(self) -> bool:
        """Whether it plays otherwise than its level."""
        return self.temperature > 0 or self.cards is not None or not self.watchful or self.scoring is not None

    @property
    def thinks(self) -> bool:
        """Whether thinking longer makes a difference."""
        return self.level in THINKING and not self.weakened


def drawn(likings: Sequence[float], temperature: float, chance: Random) -> int:
    """Return a place in a list of likings: any of them by chance, the higher ones oftener; at 0 the highest."""
    best = max(likings)
    if temperature <= 0:
        return list(likings).index(best)
    weights = [exp((liking - best) / temperature) for liking in likings]
    return chance.choices(range(len(likings)), weights)[0]
