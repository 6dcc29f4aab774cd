"""The simple players. They see what their seat may know (`voliera.solve.knowledge`), and choose in milliseconds.

- `random` plays any legal action, all with the same chance;
- `greedy` takes what improves its best line and scores soundly, but does not look ahead.
"""

from random import Random
from typing import Any

from voliera.bots import greedy
from voliera.errors import GameError
from voliera.game import Game, check_seed
from voliera.solve.knowledge import Knowledge, seat_to_move, settled

LEVELS = ("random", "greedy")
"""From the weakest to the strongest."""


def choose(game: Game, level: str, seed: int | None = None) -> dict[str, Any]:
    """An action for the seat to move, at one of the LEVELS.

    Returns `action`, its `value`, and `candidates`: a list of actions with their values, the chosen one first. A value
    is the share of wins that the bot expects, from 0 to 1, and it is rough: `random` says 1/players whatever it
    plays, `greedy` compares projected totals.

    The same seed and the same knowledge of the seat give the same action; without a seed the choice is random.
    """
    if level not in LEVELS:
        raise GameError("bad_request", f"level: one of {', '.join(LEVELS)}; found {level!r:.40}")
    if game.name != "birdie":
        raise GameError("bad_request", f"level {level}: does not play {game.name}")
    k = Knowledge.of(settled(game), seat_to_move(game))
    chance = Random() if seed is None else Random(f"{check_seed(seed)} {k}")
    if level == "random":
        actions = game.legal()
        chance.shuffle(actions)
        candidates = [{"action": action, "value": 1 / game.players} for action in actions]
    else:
        candidates = greedy.candidates(k, chance)
    return {**candidates[0], "candidates": candidates}
