"""A rehearsal before the doors open: whatever is loaded at its first use is used once, so that nobody waits for it.

Compiled rules are read from the cache on disk one by one, each at its first call; together that takes half a second, in
which the event loop would stand still.
"""

import random

import voliera
from voliera.games import GAMES
from voliera.protocol.messages import LiveClock, Settings, Viewer
from voliera.server.core.entries import Entry
from voliera.server.core.folding import fold
from voliera.server.core.outgoing import encode, full
from voliera.server.core.table import Change, Row, Table


def rehearse() -> None:
    """Play a short game of every kind at a table that nobody sees."""
    for game, wing in GAMES.items():
        for variant in wing.rules().variants:
            _play(game, variant)


def _play(game: str, variant: str) -> None:
    start = voliera.new(game, 2, variant, seed=1)
    seats = [{"kind": "person", "session": str(seat), "name": "-"} for seat in range(2)]
    settings = Settings(clock=LiveClock(60))
    row = Row("rehearsal", game, variant, 2, {}, settings, seats, start.position(), "", "", 0, None, None)
    table, chance = Table(row), random.Random(1)
    while table.status != "over":
        action = chance.choice(table.game.legal())
        fold(table, Change(Entry("", table.v + 1, table.rev + 1, 0, "act", 0, None, None, {"actions": [action]})))
        for seat in range(2):
            encode(full(table, Viewer("seat", seat), 0))
    voliera.replay(table.record())
