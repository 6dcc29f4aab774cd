"""What a list of live tables shows of a game: how far it is, and the points where all of them are open.

It is made from what a watcher sees, so nothing else can be in it.
"""

from msgspec import Struct

from voliera.server.core.table import Table


class Glance(Struct, frozen=True):
    """How far a game is: the part of it that was played (0 to 1), and what the game counts by."""

    share: float
    round: int | None = None
    turn: int | None = None
    turns: int | None = None
    points: list[int] | None = None
    """The points of all seats so far, where they tell nothing that is hidden."""


def glance_of(table: Table) -> Glance:
    """Return what may be shown of a running game."""
    game = table.game
    told = game.rules.progress(game.view(None))
    points = game.result().get("totals") if game.rules.open_result else None
    return Glance(round(told["share"], 3), told["round"], told["turn"], told["turns"], points)
