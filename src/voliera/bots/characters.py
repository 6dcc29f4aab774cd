"""The opponents that people meet: each is a level with a budget, and has a name, a manner and a memory of its own.

Names and descriptions are messages in every language (`bot-…`, `manner-…`, `memory-…` in `locales/*/bots.ftl`). The id
is what is typed and what a saved game keeps; of the five only `strongest` is not the id of a level: it plays at the
strongest level that the table has, a network that looks ahead or else the search with more time.
"""

import os
from dataclasses import dataclass
from typing import Any

from voliera import bots
from voliera.bots.budget import DEFAULT_MS
from voliera.game import Game
from voliera.games import wing_of

STRONGEST_MS = 3_000
SEARCH = "search"
"""The level for which time makes a difference."""


@dataclass(frozen=True, slots=True)
class Character:
    """An opponent: its id, the level it plays at, and how long it thinks about a move."""

    id: str
    level: str
    time_ms: int | None = None
    """None where thinking longer would change nothing."""
    all_cores: bool = False
    by_network: bool = False
    """Whether a network decides instead, at the tables that one was trained for."""

    def choose(self, game: Game, seed: int | None = None, time_ms: int | None = None) -> dict[str, Any]:
        """What it does for the seat to move (`bots.choose`); `time_ms` gives a thinker more or less time than usual."""
        if self.time_ms is None:
            return bots.choose(game, self.level, seed)
        return bots.choose(game, self.level_at(game), seed, time_ms=time_ms or self.time_ms, cores=self.cores)

    def level_at(self, game: Game) -> str:
        """Return the level it plays at, which for the strongest depends on the table."""
        network = wing_of(game.name).network() if self.by_network else None
        learned = network is not None and network.is_trained_for(game.players, game.variant)
        return bots.AHEAD if learned else self.level

    @property
    def cores(self) -> int:
        """How many cores it thinks on."""
        return all_cores() if self.all_cores else 1


CHARACTERS = (
    Character("random", "random"),
    Character("greedy", "greedy"),
    Character("heuristic", "heuristic"),
    Character("search", SEARCH, DEFAULT_MS),
    Character("strongest", SEARCH, STRONGEST_MS, all_cores=True, by_network=True),
)
"""From the weakest to the strongest."""

IDS = tuple(character.id for character in CHARACTERS)
DEFAULT = "heuristic"
"""Against whom one plays without saying so: no fool, and no wall."""


def character(name: str) -> Character:
    """A character by its id."""
    return CHARACTERS[IDS.index(name)]


def all_cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
