"""A person, as that person alone sees it: statistics, rivals, all games. Others see a name, a bird and ratings."""

from typing import Annotated

from msgspec import Meta, Struct
from sqlalchemy import select, update

from voliera.protocol.messages import Bot
from voliera.server.api.endpoint import Answer, Call, Endpoint
from voliera.server.core.names import GameName
from voliera.server.core.profiles import Avatar, PlayedGames, Profile
from voliera.server.core.statistics import Outcome
from voliera.server.storage.backfill import catch_up
from voliera.server.storage.history import CURSOR, games_of
from voliera.server.storage.profiles import profile_of
from voliera.server.storage.schema import sessions

MOST = 100
MOST_PEOPLE = 8
LATEST = 10**15
Moment = Annotated[int, Meta(ge=0, le=LATEST, description="Milliseconds since 1970.")]


class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """Whose days are counted: minutes that the reader's clock is ahead of UTC."""

    offset: Annotated[int, Meta(ge=-900, le=900)] = 0


class Search(Struct, forbid_unknown_fields=True, frozen=True):
    """Which games, and from where on."""

    game: GameName | None = None
    variant: Annotated[str, Meta(pattern="^[a-z]{1,16}$")] | None = None
    outcome: Outcome | None = None
    name: Annotated[str, Meta(min_length=1, max_length=40, description="A part of an opponent's name.")] | None = None
    bot: Bot | None = None
    since: Moment = 0
    until: Moment = LATEST
    before: Annotated[str, Meta(pattern=CURSOR, description="The `next` of the page before.")] | None = None
    limit: Annotated[int, Meta(ge=1, le=MOST)] = 20


class Plumage(Struct, forbid_unknown_fields=True, frozen=True):
    """The bird that somebody wants to be; null for none."""

    avatar: Avatar | None


class Whose(Struct, forbid_unknown_fields=True, frozen=True):
    """Of whom: public ids with commas between them."""

    people: Annotated[str, Meta(pattern=f"^[a-z2-7]{{10,32}}(,[a-z2-7]{{10,32}}){{0,{MOST_PEOPLE - 1}}}$")]


class Birds(Struct, frozen=True):
    """The birds of people who chose one, by their public ids."""

    birds: dict[str, Avatar]


async def _profile(call: Call) -> Answer:
    await call.allowances.records.take(call.me)
    storage = call.house.services.storage
    person = await call.house.people.person(call.me)
    if not person.caught_up:
        await catch_up(storage, call.me)
    return Answer(await profile_of(storage, person, call.query.offset))


async def _games(call: Call) -> Answer:
    await call.allowances.messages.take(call.me)
    w: Search = call.query
    bots = [] if w.bot is None else [w.bot]
    page = await games_of(
        call.house.services.storage,
        call.me,
        w.limit,
        game=w.game,
        variant=w.variant,
        outcome=w.outcome,
        name=w.name,
        bots=bots,
        since=w.since,
        until=w.until,
        before=w.before,
    )
    return Answer(page)


async def _choose(call: Call) -> Answer:
    await call.allowances.messages.take(call.me)
    change = update(sessions).where(sessions.c.id == call.me).values(avatar=call.body.avatar)
    await call.house.services.storage.run(change)
    return Answer(status=204)


async def _birds(call: Call) -> Answer:
    await call.allowances.messages.take(call.session or call.address)
    c = sessions.c
    query = select(c.id, c.avatar).where(c.id.in_(call.query.people.split(",")), c.avatar.is_not(None))
    return Answer(Birds({row.id: row.avatar for row in await call.house.services.storage.fetch(query)}))


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/profile",
        "All that is known of oneself: statistics, rivals, ratings, feats, passkeys",
        _profile,
        {200: Profile},
        query=Clock,
        codes=("too_many",),
    ),
    Endpoint(
        "POST",
        "/api/profile",
        "Choose the bird that others see",
        _choose,
        {204: None},
        body=Plumage,
        codes=("too_many",),
    ),
    Endpoint(
        "GET",
        "/api/profile/games",
        "All games of oneself, the newest first, and search among them",
        _games,
        {200: PlayedGames},
        query=Search,
        codes=("too_many",),
    ),
    Endpoint(
        "GET",
        "/api/birds",
        "The birds of people, by their public ids",
        _birds,
        {200: Birds},
        query=Whose,
        who="anyone",
        codes=("too_many",),
    ),
)
