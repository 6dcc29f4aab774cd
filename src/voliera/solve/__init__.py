"""The best scoring play for the seat that is scoring: the protocol's `solve`.

The standard game without a Robin is solved exactly. A Robin's card is not known in advance, and a collapse (expert)
is searched by a beam: there the answer is a good plan with a proved bound, and says so.
"""

from typing import Any

from voliera.birdie.components import FEATURES
from voliera.errors import GameError
from voliera.game import Game
from voliera.solve.bounds import most_points
from voliera.solve.estimates import guesses, prices
from voliera.solve.knowledge import SCORING_PHASES, Knowledge
from voliera.solve.prices import in_points
from voliera.solve.scoring import Effort, plans

OBJECTIVES = ("points", "win")
DEFAULT_MS = 1000
"""How long the search may look further unless told otherwise; only long lines with a Woodpecker come near."""


def solve(game: Game, objective: str = "points", time_ms: float | None = None) -> dict[str, Any]:
    """The best play found for the seat that scores, from where it stands to the end of its scoring.

    - `actions`: a list that `game.apply` accepts as it is; with a Robin in hand it ends with the draw.
    - `value`: points gained by the seat until it has scored (with a Robin: expected over the cards it has not seen).
    - `bound`: proved, no play gains more; `exact`: whether `value` is proved to be the best.
    - for the objective `"win"` the value is the greedy bot's estimate, in which boxes and abilities kept for the second
      round count; nothing is proved of it, so `bound` is None.
    - `boxes`: what is written, by feature.
    """
    if game.name != "birdie":
        raise GameError("bad_request", f"solve: there is nothing to solve in {game.name}")
    if objective not in OBJECTIVES:
        raise GameError("bad_request", f"objective: {' or '.join(OBJECTIVES)}; found {objective!r:.40}")
    if time_ms is None:
        time_ms = DEFAULT_MS
    elif isinstance(time_ms, bool) or not isinstance(time_ms, int | float) or not time_ms > 0:
        raise GameError("bad_request", f"time_ms: a positive number, found {time_ms!r:.40}")
    if game.over:
        raise GameError("bad_request", "solve: the game is over, nobody is scoring")
    k = Knowledge.of(game.whole_states(), game.mover())
    if k.phase not in SCORING_PHASES:
        raise GameError("bad_request", "solve: nobody is scoring")
    effort = Effort(moves=None, insertions=3, width=64, trial_width=2, discards=True, time_ms=time_ms)
    exact = False
    bound: float | None = None
    if objective == "points":
        plan = plans(k, in_points(k), effort)[0]
        bound = most_points(k)
        exact = plan.proved or plan.value >= bound
        bound = plan.value if exact else bound
    else:
        plan = plans(k, prices(k, guesses(k)), effort)[0]
    return {
        "value": plan.value,
        "exact": exact,
        "bound": bound,
        "actions": plan.actions,
        "boxes": {FEATURES[feature]: plan.boxes[feature] for feature in sorted(plan.boxes)},
    }
