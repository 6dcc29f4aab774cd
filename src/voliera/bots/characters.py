"""The opponents that people meet: five characters, each with a name, a manner and a memory of its own.

Names and descriptions are messages in every language (`bot-…`, `manner-…`, `memory-…` in `locales/*/bots.ftl`). The id
is what is typed and what a saved game keeps; four of the ids are those of levels, from the time when each character was
a level. How they play is a game's own business (`Ladder` in games/contract); neighbours are about equally far apart
(docs/strength.md). Where a game has no ladder, they play at the levels below.
"""

import os
from dataclasses import dataclass

from voliera import bots
from voliera.bots.budget import QUICK_MS
from voliera.bots.players import chance_of
from voliera.bots.rungs import Rung
from voliera.documents import Document
from voliera.game import Game
from voliera.games import wing_of

SEARCH = "search"


@dataclass(frozen=True, slots=True)
class Character:
    """An opponent: its id, the level it plays at where a game has no ladder, and how long it may think about a move."""

    id: str
    level: str
    time_ms: int | None = None
    """None where thinking longer would change nothing, at any table."""
    all_cores: bool = False

    def choose(
        self,
        game: Game,
        seed: int | None = None,
        time_ms: int | None = None,
        nodes: int | None = None,
        cores: int = 1,
        most_ms: int | None = None,
    ) -> Document:
        """What it does for the seat to move (`bots.choose`).

        A budget gives a thinker more or less than usual; `most_ms` is the most that it may take.
        """
        return play(game, self.rung_at(game), seed, time_ms, nodes, cores, most_ms)

    def rung_at(self, game: Game) -> Rung:
        """Return how it plays at a table."""
        ladder = wing_of(game.name).ladder()
        rung = None if ladder is None else ladder.rung(self.id, game.players, game.variant)
        return self.plain if rung is None else rung

    @property
    def plain(self) -> Rung:
        """How it plays where a game has no ladder."""
        return Rung(self.level, time_ms=self.time_ms)

    @property
    def cores(self) -> int:
        """How many cores it thinks on."""
        return all_cores() if self.all_cores else 1


CHARACTERS = (
    Character("random", "random"),
    Character("greedy", "greedy"),
    Character("heuristic", "heuristic"),
    Character("search", SEARCH, QUICK_MS),
    Character("strongest", SEARCH, QUICK_MS, all_cores=True),
)
"""From the weakest to the strongest."""

IDS = tuple(character.id for character in CHARACTERS)
DEFAULT = "heuristic"
"""Against whom one plays without saying so: no fool, and no wall."""


def character(name: str) -> Character:
    """A character by its id."""
    return CHARACTERS[IDS.index(name)]


def play(
    game: Game,
    rung: Rung,
    seed: int | None,
    time_ms: int | None = None,
    nodes: int | None = None,
    cores: int = 1,
    most_ms: int | None = None,
) -> Document:
    """Return what somebody on a rung does for the seat to move; a budget goes before the rung's own."""
    if rung.weakened:
        return _weakened(game, rung, seed)
    if not rung.thinks:
        return bots.choose(game, rung.level, seed)
    if time_ms is None and nodes is None:
        time_ms, nodes = rung.time_ms, rung.nodes
    if nodes is not None:
        return bots.choose(game, rung.level, seed, nodes=nodes, cores=cores)
    if time_ms is not None and most_ms is not None:
        time_ms = min(time_ms, most_ms)
    return bots.choose(game, rung.level, seed, time_ms=time_ms, cores=cores)


def _weakened(game: Game, rung: Rung, seed: int | None) -> Document:
    wing = wing_of(game.name)
    players, ladder = wing.bots(), wing.ladder()
    assert players is not None
    assert ladder is not None
    states = game.whole_states()
    k = players.knowledge(states, game.mover())
    found = ladder.candidates(rung, states, k, chance_of(seed, k))
    return {"action": found[0]["action"], "value": found[0]["value"], "candidates": found}


def all_cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
