"""The games that the proofs run over, and how they are played there.

A test that is parametrised by `CONFIGURATIONS` proves something of every game, variant, number of players and option.
A further game fills in `Facts` (tests/facts.py), adds them to `FACTS`, and gets all of them.
"""

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np

import voliera
from tests.facts import Facts, Pace
from tests.games.birdie.facts import BIRDIE
from tests.games.bower.facts import BOWER
from voliera.documents import Document
from voliera.game import Game
from voliera.games import rules_of
from voliera.games.contract import Rules
from voliera.kernel import States, seed_halves, thaw

FACTS = {"birdie": BIRDIE, "bower": BOWER}


@dataclass(frozen=True)
class Configuration:
    """One way to play one game."""

    game: str
    players: int
    variant: str
    options: Document = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        options = (f"no_{name}" if value is False else name for name, value in sorted(self.options.items()))
        return "-".join([self.game, self.variant, str(self.players), *options])

    @property
    def rules(self) -> Rules:
        return rules_of(self.game)

    @property
    def facts(self) -> Facts:
        return FACTS[self.game]

    def new(self, seed: int) -> Game:
        """A fresh game."""
        return voliera.new(self.game, self.players, self.variant, deepcopy(self.options), seed)

    def at(self, frozen: bytes) -> Game:
        """A game that stands at a state given by its bytes."""
        return Game(self.rules, thaw(frozen, self.rules.state), deepcopy(self.options), (), None)


CONFIGURATIONS = [Configuration(game, *settings) for game, facts in FACTS.items() for settings in facts.settings]

EVEN: Pace = {}
"""All kinds of actions are as likely, and all of a kind."""


def choose(game: Game, chance: random.Random, pace: Pace) -> Document:
    """A legal action: first its kind, by the pace, then one of that kind."""
    legal = game.legal()
    kinds = sorted({action["do"] for action in legal})
    kind = chance.choices(kinds, [pace.get(kind, 1.0) for kind in kinds])[0]
    of_kind = [action for action in legal if action["do"] == kind]
    return FACTS[game.name].pick(game, chance, of_kind) if pace else chance.choice(of_kind)


def pace_of(configuration: Configuration, seed: int) -> Pace:
    """Every third game is played at an even pace, with early passes; the others slowly, with long lines."""
    return EVEN if seed % 3 == 2 else configuration.facts.slow


def play(configuration: Configuration, seed: int, pace: Pace | None = None) -> Iterator[tuple[Game, Document | None]]:
    """A random game, state by state, each with the action that is played next (None at the end)."""
    game = configuration.new(seed)
    yield from go_on(game, seed, pace_of(configuration, seed) if pace is None else pace)


def go_on(game: Game, seed: int, pace: Pace) -> Iterator[tuple[Game, Document | None]]:
    """The same from any state. The caller must leave the game as it was, or hand on a copy."""
    chance = random.Random(seed)
    while not game.over:
        action = choose(game, chance, pace)
        yield game, action
        game.apply(action)
    yield game, None


@lru_cache(maxsize=512)
def moments(configuration: Configuration, seed: int) -> tuple[bytes, ...]:
    """The bytes of every state of a random game; some games start where rare things come up."""
    game = configuration.new(seed)
    if seed % 4 == 3:
        game = voliera.from_position(configuration.facts.rich(game, random.Random(seed)), seed)
    return tuple(game.states.tobytes() for game, _ in go_on(game, seed, pace_of(configuration, seed)))


def seats_and_spectator(players: int) -> tuple[int | None, ...]:
    return (*range(players), None)


def as_json(document: object) -> bytes:
    """A document as it would be sent: every difference shows, the order of keys included."""
    return json.dumps(document, separators=(",", ":")).encode()


def visible(events: list[Document], seat: int | None) -> list[Document]:
    """The events that are addressed to a seat, or to everybody."""
    return [event for event in events if event["to"] == "all" or seat in event["to"]]


def redealt(rules: Rules, frozen: bytes, seat: int | None, seed: int) -> bytes:
    """A world that the seat cannot tell from the given one."""
    states = thaw(frozen, rules.state)
    rules.redeal(states[0], -1 if seat is None else seat, *seed_halves(seed), np.zeros(128, np.int8))
    return states.tobytes()


def without(states: States, fields: tuple[str, ...]) -> bytes:
    """The bytes of a record but for some fields."""
    copy = thaw(states.tobytes(), states.dtype)
    for name in fields:
        copy[name] = 0
    return copy.tobytes()
