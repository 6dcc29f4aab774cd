"""Reading what people keep of themselves."""

from typing import Any

from sqlalchemy import BindParameter, bindparam, case, func, select

from voliera.server.core.profiles import Feat, Passkey, Point, Profile, RatingCurve, Rival
from voliera.server.core.seeking import points_of
from voliera.server.core.statistics import OUTCOMES, sums
from voliera.server.storage import Storage, deals
from voliera.server.storage.schema import (
    credentials,
    duels,
    feats,
    plays,
    rating_points,
    seats,
    sessions,
    solved,
    tables,
    tokens,
)
from voliera.server.worker_thread import in_thread

MOST_DAYS = 400
MOST_POINTS = 200
"""Points of a curve: a picture shows no more."""
MOST_RIVALS = 50
_ME: BindParameter[str] = bindparam("me")
_OWN_SEAT = (seats.c.table_id == plays.c.table_id) & (seats.c.seat == plays.c.seat)
_PLAYED = seats.c.bot.is_(None)
"""Whether the person played to the end: otherwise a bot made the points."""
_GAMES = (
    select(plays.c.game, plays.c.variant, plays.c.ended, plays.c.outcome, case((_PLAYED, plays.c.points)))
    .join(seats, _OWN_SEAT)
    .where(plays.c.session_id == _ME, plays.c.counts)
    .order_by(plays.c.ended, plays.c.table_id)
)
_ALL_GAMES = select(func.count()).select_from(plays).where(plays.c.session_id == _ME)
_DUELS = (
    select(
        duels.c.rival,
        duels.c.bot,
        plays.c.game,
        *(func.sum(case((duels.c.outcome == one, 1), else_=0)).label(one) for one in OUTCOMES),
        func.coalesce(func.max(case((_PLAYED, duels.c.margin))), 0).label("margin"),
        func.min(case((tables.c.public, 1), else_=0)).label("stranger"),
    )
    .join(plays, (plays.c.session_id == duels.c.session_id) & (plays.c.table_id == duels.c.table_id))
    .join(tables, tables.c.id == duels.c.table_id)
    .join(seats, _OWN_SEAT)
    .where(duels.c.session_id == _ME)
    .group_by(duels.c.rival, duels.c.bot, plays.c.game)
)
_POINTS = (
    select(rating_points)
    .where(rating_points.c.session_id == _ME, rating_points.c.game == bindparam("game"))
    .order_by(rating_points.c.games.desc())
    .limit(MOST_POINTS)
)
_RATED = select(rating_points.c.game).where(rating_points.c.session_id == _ME).distinct().order_by(rating_points.c.game)
_FEATS = select(feats.c.name, feats.c.at).where(feats.c.session_id == _ME).order_by(feats.c.at, feats.c.name)
_SOLVED = select(solved.c.puzzle).where(solved.c.session_id == _ME).order_by(solved.c.puzzle.desc()).limit(MOST_DAYS)
_PASSKEYS = select(credentials).where(credentials.c.session_id == _ME).order_by(credentials.c.created)
_RECOVERY = select(tokens.c.created).where(tokens.c.session_id == _ME, tokens.c.kind == "recovery")


async def profile_of(storage: Storage, person: Any, offset_min: int) -> Profile:
    """Return all that somebody is told of themselves; `person` is the session's row."""
    me: str = person.id
    games = await storage.fetch(_GAMES, me=me)
    totals = await in_thread(sums, games, offset_min, MOST_DAYS)
    recovery = await storage.fetch(_RECOVERY, me=me)
    return Profile(
        me,
        person.name,
        person.avatar,
        person.created,
        (await storage.fetch(_ALL_GAMES, me=me))[0][0],
        totals.variants,
        totals.wins_now,
        totals.wins_longest,
        totals.days,
        [await _curve(storage, me, row.game) for row in await storage.fetch(_RATED, me=me)],
        await _rivals(storage, me),
        [Feat(row.name, row.at) for row in await storage.fetch(_FEATS, me=me)],
        [row.puzzle for row in await storage.fetch(_SOLVED, me=me)],
        await passkeys_of(storage, me),
        recovery[0].created if recovery else None,
        await deals.count_of(storage, me),
    )


async def passkeys_of(storage: Storage, me: str) -> list[Passkey]:
    """Return somebody's passkeys, the oldest first."""
    rows = await storage.fetch(_PASSKEYS, me=me)
    return [Passkey(row.id, row.domain, row.created, row.used) for row in rows]


async def _curve(storage: Storage, me: str, game: str) -> RatingCurve:
    rows = await storage.fetch(_POINTS, me=me, game=game)
    return RatingCurve(game, [_point(row) for row in reversed(rows)])


def _point(row: Any) -> Point:
    return Point(row.at, round(row.mu, 3), round(row.sigma, 3), points_of(row.mu))


async def _rivals(storage: Storage, me: str) -> list[Rival]:
    """Return the bots, and the people that somebody met most often; those who are gone are one rival without a name."""
    met: dict[tuple[str | None, str | None], list[Any]] = {}
    for row in await storage.fetch(_DUELS, me=me):
        met.setdefault((row.rival, row.bot), []).append(row)
    often = sorted(met, key=lambda who: -sum(row.won + row.drawn + row.lost for row in met[who]))
    people = [who for who in often if who[1] is None][:MOST_RIVALS]
    bots = [who for who in often if who[1] is not None]
    named = select(sessions.c.id, sessions.c.name, sessions.c.avatar)
    known = {row.id: row for row in await storage.fetch(named.where(sessions.c.id.in_([rival for rival, _ in people])))}
    return [_rival(who, met[who], known.get(who[0])) for who in often if who in {*people, *bots}]


def _rival(who: tuple[str | None, str | None], rows: list[Any], person: Any) -> Rival:
    won, drawn, lost = (sum(int(getattr(row, one)) for row in rows) for one in OUTCOMES)
    name, avatar = ("", None) if person is None else (person.name, person.avatar)
    games = sorted(row.game for row in rows)
    margin, stranger = max(row.margin for row in rows), who[1] is None and all(row.stranger for row in rows)
    return Rival(who[0], who[1], name, avatar, games, won, drawn, lost, margin, stranger)
