"""One decision judged: what it was worth, what the best found would have been worth, what that cost, and why.

A decision is judged by what its seat could know: all else is dealt again, always in the same way (`Game.redealt`). With
a number of nodes the same decision gets the same judgement, whatever lies hidden.
"""

from voliera.coach.comparing import Effort
from voliera.coach.decision import Decision
from voliera.coach.decisions import before, coach_of
from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game

DEFAULT_NODES = 4_000
"""Play-outs to find the best choice, and for each side of the comparison."""


def judge(
    where: Document | Game,
    decision: Decision,
    *,
    nodes: int | None = None,
    time_ms: int | None = None,
    seed: int = 0,
) -> Document:
    """A decision of a record (or of the game as it stood before it) as the analysis has it.

    Besides that, `views` holds the shares of the win that the seat could see: `before`, with the best choice, and
    `after`, with its own; None where nothing can be said.
    """
    effort = effort_of(nodes, time_ms)
    game = where if isinstance(where, Game) else before(where, decision)
    if game.mover() != decision.seat:
        raise GameError("bad_request", "decision: it is not that seat's turn")
    return coach_of(game.name).judge(game, game.redealt(decision.seat), decision, effort, seed)


def effort_of(nodes: int | None, time_ms: int | None) -> Effort:
    """How hard to look, checked."""
    for name, number in (("nodes", nodes), ("time_ms", time_ms)):
        if number is not None and (isinstance(number, bool) or not isinstance(number, int) or number < 1):
            raise GameError("bad_request", f"{name}: a whole number from 1 on; found {number!r:.40}")
    if nodes is not None and time_ms is not None:
        raise GameError("bad_request", "time_ms or nodes, not both")
    return Effort(nodes, time_ms) if nodes or time_ms else Effort(DEFAULT_NODES)
