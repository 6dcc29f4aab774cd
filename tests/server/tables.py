"""Tables without a server around them: made from a configuration, played by hand or at random."""

import itertools
import random
from dataclasses import dataclass, field
from typing import Any

from tests.configurations import Configuration, choose, pace_of
from voliera.documents import Document
from voliera.protocol.messages import Command, Settings
from voliera.server.core.deciding import act, decide
from voliera.server.core.folding import fold
from voliera.server.core.table import Change, Happening, Row, Table

NOW = 1_700_000_000_000


def person(seat: int) -> Document:
    return {"kind": "person", "session": f"session{seat}", "name": f"Player {seat}"}


def make_row(configuration: Configuration, seed: int, settings: Settings = Settings(), **other: Any) -> Row:  # noqa: B008
    game = configuration.new(seed)
    values: dict[str, Any] = {
        "id": "abcdefghij",
        "game": configuration.game,
        "variant": configuration.variant,
        "players": configuration.players,
        "options": configuration.options,
        "settings": settings,
        "seats": [person(seat) for seat in range(configuration.players)],
        "start": game.position(),
        "nonce": "nonce",
        "commitment": "commitment",
        "created": NOW,
        "host": "session0",
        "origin": None,
        "seed": seed,
    }
    return Row(**values | other)


@dataclass
class Played:
    """A table that is played here, with everything that was committed."""

    table: Table
    committed: list[Change] = field(default_factory=list)
    now: int = NOW
    ids: Any = field(default_factory=lambda: itertools.count(1))

    def commit(self, change: Change) -> Happening:
        twin = self.table.twin()
        happening = fold(twin, change)
        self.table = twin
        self.committed.append(Change(change.entry))
        return happening

    def say(self, seat: int, command: Command, away: frozenset[int] = frozenset()) -> Happening:
        return self.commit(decide(self.table, command, f"session{seat}", self.now, lambda: away))

    def act(self, *actions: Document) -> Happening:
        table = self.table
        assert table.mover is not None
        session = f"session{table.mover}"
        change = act(
            table, table.mover, list(actions), self.now, rev=table.rev, session=session, action_id=str(next(self.ids))
        )
        return self.commit(change)


def played(configuration: Configuration, seed: int, settings: Settings = Settings(), **other: Any) -> Played:  # noqa: B008
    return Played(Table(make_row(configuration, seed, settings, **other)))


def random_acts(sitting: Played, configuration: Configuration, seed: int, most: int = 10_000) -> Any:
    """Play on at random; yields each happening."""
    chance = random.Random(seed)
    pace = pace_of(configuration, seed)
    for _ in range(most):
        if sitting.table.mover is None:
            return
        sitting.now += 1_000
        yield sitting.act(choose(sitting.table.game, chance, pace))
