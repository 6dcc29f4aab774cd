"""The best scoring play, for the seat that scores.

Both variants are solved exactly: the split of a line (split.py), and its collapse in the expert game (collapse.py),
with every ability in any combination. What time does not allow to be looked at in full is answered as well as it can
be, with a proved bound, and says so.
"""

from voliera.documents import Document
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

DEFAULT_MS = 2000
"""How long a search may look unless told otherwise; only Woodpeckers and Robins in long lines come near."""


def solve(
    game: Game, objective: str = "points", time_ms: float | None = None, memory_mb: float | None = None
) -> Document:
    """Answer `voliera.solve.solve`, whose arguments are checked already."""
    k = Knowledge.of(game.whole_states(), game.mover())
    if k.phase not in SCORING_PHASES:
        raise GameError("bad_request", "solve: nobody is scoring")
    effort = Effort(
        time_ms=DEFAULT_MS if time_ms is None else time_ms,
        memory_mb=MEMORY_MB if memory_mb is None else memory_mb,
    )
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
