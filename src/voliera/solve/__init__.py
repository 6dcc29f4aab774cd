"""The best scoring play for the seat that is scoring: the protocol's `solve`."""

from typing import Any

from voliera.errors import GameError
from voliera.game import Game
from voliera.games import wing_of

OBJECTIVES = ("points", "win")


def solve(
    game: Game, objective: str = "points", time_ms: float | None = None, memory_mb: float | None = None
) -> dict[str, Any]:
    """The best play found for the seat that scores, from where it stands to the end of its scoring.

    - `actions`: a list that `game.apply` accepts as it is; with a Robin that is worth drawing it ends with the draw.
    - `value`: points gained by the seat until it has scored (with a Robin: expected over the cards it has not seen).
    - `bound`: proved, no play gains more; `exact`: whether `value` is proved to be the best.
    - for the objective `"win"` the value is the greedy bot's estimate, in which boxes and abilities kept for the second
      round count; nothing is proved of it, so `bound` is None.
    - `boxes`: what is written, by feature.
    - `explanation`: what happens when the actions are played, as events: sets, boxes, flaps, trophies.

    `time_ms` limits the search (2 s unless given); `math.inf` lets it look at everything. `memory_mb` limits the table
    of the search through collapses; with a small one it takes longer, and is as right.
    """
    solver = wing_of(game.name).solver()
    if solver is None:
        raise GameError("bad_request", f"solve: there is nothing to solve in {game.name}")
    if objective not in OBJECTIVES:
        raise GameError("bad_request", f"objective: {' or '.join(OBJECTIVES)}; found {objective!r:.40}")
    if time_ms is not None and (isinstance(time_ms, bool) or not isinstance(time_ms, int | float) or not time_ms > 0):
        raise GameError("bad_request", f"time_ms: a positive number, found {time_ms!r:.40}")
    if game.over:
        raise GameError("bad_request", "solve: the game is over, nobody is scoring")
    return solver.solve(game, objective, time_ms, memory_mb)
