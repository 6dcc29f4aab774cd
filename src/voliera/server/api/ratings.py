"""Ratings: the leaders of a game, and one's own place in it."""

from typing import Any

from msgspec import Struct
from sqlalchemy import select

from voliera.server.api.endpoint import Answer, Call, Endpoint
from voliera.server.core.names import GameName
from voliera.server.core.seeking import FEWEST_GAMES
from voliera.server.storage.schema import ratings, sessions

LEADERS = 100


class Rating(Struct, frozen=True):
    """What is believed of somebody's play: `score` is the mean less three times the doubt."""

    game: str
    score: float
    mu: float
    sigma: float
    games: int


class Leader(Struct, frozen=True):
    """A place in the list."""

    id: str
    name: str
    score: float
    games: int


class Leaderboard(Struct, frozen=True):
    """The best of a game, of those who have played some games; and the asker's own rating, however few."""

    game: GameName
    fewest_games: int
    leaders: list[Leader]
    own: Rating | None


class LeaderboardQuery(Struct, forbid_unknown_fields=True, frozen=True):
    """Of which game."""

    game: GameName


def rating_of(row: Any) -> Rating:
    """A rating as it is shown."""
    return Rating(row.game, _score(row), round(row.mu, 3), round(row.sigma, 3), row.games)


async def _leaders(call: Call) -> Answer:
    game: GameName = call.query.game
    query = (
        select(ratings, sessions.c.name)
        .join(sessions, sessions.c.id == ratings.c.session_id)
        .where(ratings.c.game == game, ratings.c.games >= FEWEST_GAMES)
        .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc(), ratings.c.session_id)
        .limit(LEADERS)
    )
    storage = call.house.services.storage
    leaders = [Leader(row.session_id, row.name, _score(row), row.games) for row in await storage.fetch(query)]
    own = None
    if call.session is not None:
        mine = select(ratings).where(ratings.c.game == game, ratings.c.session_id == call.session)
        own = next((rating_of(row) for row in await storage.fetch(mine)), None)
    return Answer(Leaderboard(game, FEWEST_GAMES, leaders, own))


def _score(row: Any) -> float:
    return round(float(row.mu) - 3 * float(row.sigma), 3)


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/ratings",
        "The leaders of a game, and one's own rating",
        _leaders,
        {200: Leaderboard},
        query=LeaderboardQuery,
        who="anyone",
    ),
)
