"""What the rules themselves say of a scoring: the actions of an answer played, and every legal step tried."""

from functools import cache
from typing import Any

import numpy as np

from voliera.game import Game
from voliera.games.birdie.rules.numbers import ROBIN
from voliera.games.birdie.rules.state import STATE
from voliera.kernel import SILENT, thaw


def total(game: Game, seat: int) -> int:
    """A seat's points so far."""
    points: int = game.result()["totals"][seat]
    return points


def gain_of(game: Game, answer: dict[str, Any]) -> int:
    """What an answer's actions gain the seat that scores; its scoring must be over then, and the boxes as promised."""
    seat = game.mover()
    twin = game.copy()
    before = twin.position()["boxes"][seat]
    events = twin.apply(answer["actions"])
    assert {"seat": seat} in [event["args"] for event in events if event["id"] == "scored"]
    after = twin.position()["boxes"][seat]
    assert answer["boxes"] == {box: after[box] for box in after if after[box] != before[box]}
    return total(twin, seat) - total(game, seat)


def best_by_rules(game: Game) -> int:
    """The greatest gain of the scoring seat over all legal steps, by playing them; the Robin is left aside."""
    seat = game.mover()
    out = np.zeros(game.rules.steps, np.int16)

    @cache
    def best(frozen: bytes) -> int:
        states = thaw(frozen, STATE)
        if int(states["seat"][0]) != seat:
            points: int = game.rules.result(states)["totals"][seat]
            return points
        found = 0
        for step in out[: game.rules.listing(states, out)].tolist():
            if step != ROBIN:
                after = thaw(frozen, STATE)
                game.rules.advance(after, step, SILENT, out)
                found = max(found, best(after.tobytes()))
        return found

    return best(game.states.tobytes()) - total(game, seat)
