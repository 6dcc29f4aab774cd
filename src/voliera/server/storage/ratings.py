"""Ratings of people who keep their session: openskill, a belief with a mean and a doubt, for two to four players.

Only people are rated, and only at tables that were rated from the start, in the transaction of the move that ended the
game: a table is rated once, or not at all. Each rating is also a point of the person's curve. A person for whom a bot
finished the game has lost to everybody else.
"""

from collections.abc import Sequence

from openskill.models import PlackettLuce
from sqlalchemy import Executable, delete, insert, select

from voliera.server.core.statistics import ranks
from voliera.server.core.table import Table
from voliera.server.storage import Storage
from voliera.server.storage.schema import rating_points, ratings

_model = PlackettLuce()


async def rated(storage: Storage, table: Table, now: int) -> Sequence[Executable]:
    """The statements that write the new ratings of everybody at a finished table."""
    seated = [(i, sitting.session) for i, sitting in enumerate(table.seats) if sitting.kind == "person"]
    people = [(i, session) for i, session in seated if session is not None]
    if len(people) < 2:
        return []
    game = table.row.game
    sessions = [session for _, session in people]
    rows = await storage.fetch(select(ratings).where(ratings.c.game == game, ratings.c.session_id.in_(sessions)))
    known = {row.session_id: row for row in rows}
    places = ranks(table.result(), table.row.players, table.left)
    before = [
        [_model.rating(mu=known[one].mu, sigma=known[one].sigma) if one in known else _model.rating()]
        for one in sessions
    ]
    after = _model.rate(before, ranks=[places[i] for i, _ in people])
    statements: list[Executable] = [delete(ratings).where(ratings.c.game == game, ratings.c.session_id.in_(sessions))]
    for session, (new,) in zip(sessions, after, strict=True):
        games = known[session].games + 1 if session in known else 1
        row = {"session_id": session, "game": game, "mu": new.mu, "sigma": new.sigma, "games": games, "updated": now}
        statements.append(insert(ratings).values(row))
        point = {"session_id": session, "game": game, "games": games, "mu": new.mu, "sigma": new.sigma, "at": now}
        statements.append(insert(rating_points).values(point))
    return statements
