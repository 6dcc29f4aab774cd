"""The best scoring play for the seat that is scoring: the protocol's `solve`.

Both variants are solved exactly: the split of a line (split.py), and its collapse in the expert game (collapse.py),
with every ability in any combination. What time does not allow to be looked at in full is answered as well as it can
be, with a proved bound, and says so.
"""

from typing import Any

from voliera.errors import GameError
from voliera.game import Game
from voliera.games.birdie.rules.box import FEATURES
from voliera.games.birdie.solve.bounds import most_points
from voliera.games.birdie.solve.collapse import MEMORY_MB
from voliera.games.birdie.solve.estimates import guesses, worths
from voliera.games.birdie.solve.knowledge import SCORING_PHASES, Knowledge
from voliera.games.birdie.solve.scoring import Effort, plans
from voliera.games.birdie.solve.values import in_points
from voliera.solve.explaining import explain, whole

OBJECTIVES = ("points", "win")
DEFAULT_MS = 2000
"""How long a search may look unless told otherwise; only Woodpeckers and Robins in long lines come near."""


def solve(
    game: Game, objective: str = "points", time_ms: float | None = None, memory_mb: float = MEMORY_MB
) -> dict[str, Any]:
    """The best play found for the seat that scores, from where it stands to the end of its scoring.

    - `actions`: a list that `game.apply` accepts as it is; with a Robin that is worth drawing it ends with the draw.
    - `value`: points gained by the seat until it has scored (with a Robin: expected over the cards it has not seen).
    - `bound`: proved, no play gains more; `exact`: whether `value` is proved to be the best.
    - for the objective `"win"` the value is the greedy bot's estimate, in which boxes and abilities kept for the second
      round count; nothing is proved of it, so `bound` is None.
    - `boxes`: what is written, by feature.
    - `explanation`: what happens when the actions are played, as events: sets, boxes, flaps, trophies.

    `time_ms` limits the search (DEFAULT_MS unless given); `math.inf` lets it look at everything. `memory_mb` limits the
    table of the search through collapses; with a small one it takes longer, and is as right.
    """
    check_wishes(game, objective, time_ms)
    k = Knowledge.of(game.whole_states(), game.mover())
    if k.phase not in SCORING_PHASES:
        raise GameError("bad_request", "solve: nobody is scoring")
    effort = Effort(time_ms=DEFAULT_MS if time_ms is None else time_ms, memory_mb=memory_mb)
    exact = False
    bound: float | None = None
    if objective == "points":
        plan = plans(k, in_points(k), effort)[0]
        bound = plan.value if plan.exact else min(plan.bound, max(plan.value, most_points(k)))
        exact = plan.value >= bound
    else:
        plan = plans(k, worths(k, guesses(k)), effort)[0]
    return {
        "value": whole(plan.value),
        "exact": exact,
        "bound": None if bound is None else whole(bound),
        "actions": plan.actions,
        "boxes": {FEATURES[feature]: plan.boxes[feature] for feature in sorted(plan.boxes)},
        "explanation": explain(game, plan.actions),
    }


def check_wishes(game: Game, objective: str, time_ms: float | None) -> None:
    """Refuse what cannot be solved."""
    if game.name != "birdie":
        raise GameError("bad_request", f"solve: there is nothing to solve in {game.name}")
    if objective not in OBJECTIVES:
        raise GameError("bad_request", f"objective: {' or '.join(OBJECTIVES)}; found {objective!r:.40}")
    if time_ms is not None and (isinstance(time_ms, bool) or not isinstance(time_ms, int | float) or not time_ms > 0):
        raise GameError("bad_request", f"time_ms: a positive number, found {time_ms!r:.40}")
    if game.over:
        raise GameError("bad_request", "solve: the game is over, nobody is scoring")
