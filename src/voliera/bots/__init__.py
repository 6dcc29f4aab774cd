"""Bots"""

from random import Random
from typing import Any

from voliera.bots import greedy
from voliera.errors import GameError
from voliera.game import Game
from voliera.solve.knowledge import Knowledge, seat_to_move, settled

LEVELS = ("random", "greedy")


def choose(game: Game, level: str, seed: int | None = None) -> dict[str, Any]:
    if level not in LEVELS:
        raise GameError("bad_request", f"level: one of {', '.join(LEVELS)}; found {level!r:.40}")
    seat = seat_to_move(game)
    k = Knowledge.of(settled(game), seat)
    chance = Random(f"{seed} {k}") if seed is not None else Random()
    if level == "random":
        actions = game.legal()
        chance.shuffle(actions)
        found = [{"action": action, "value": 1 / k.players} for action in actions]
    else:
        found = greedy.candidates(k, chance)
    return {**found[0], "candidates": found}
