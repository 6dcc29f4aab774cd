"""Links: invite to a seat, let watch, let coach. A token stands in a URL's fragment only, and comes back by POST.

Whoever hosts or plays may invite and let others watch. To coach, each player decides for their own seat alone.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from voliera.protocol.errors import Refused
from voliera.protocol.messages import Seat, TableInfo
from voliera.server.api.endpoint import Answer, Call, Endpoint
from voliera.server.api.facts import Facts, facts_of, hidden, seen
from voliera.server.people import hashed
from voliera.server.storage.loading import loaded
from voliera.server.storage.plays import FRIEND, earn
from voliera.server.storage.schema import links

Kind = Literal["invite", "watch", "coach"]


class NewLink(Struct, forbid_unknown_fields=True, frozen=True):
    """What a link shall allow; to invite, perhaps to one seat only."""

    kind: Kind
    seat: Seat | None = None


class Link(Struct, frozen=True):
    """A link, once: its token is not kept here."""

    id: str
    kind: Kind
    seat: int | None
    token: str
    path: str


class MadeLink(Struct, frozen=True):
    """A link that one made before."""

    id: str
    kind: Kind
    seat: int | None
    created: int


class MadeLinks(Struct, frozen=True):
    """One's own links to a table that are still good."""

    links: list[MadeLink]


class Token(Struct, forbid_unknown_fields=True, frozen=True):
    """The secret of a link."""

    token: Annotated[str, Meta(min_length=1, max_length=128)]


class Entrance(Struct, frozen=True):
    """Where a link led to: as a player, a coach of a seat, or a watcher."""

    table: str
    game: str
    kind: Kind
    seat: int | None


class Prospect(Struct, frozen=True):
    """Where a link would lead to: shown before anybody sits down, with the options and components in force."""

    kind: Kind
    seat: int | None
    table: TableInfo


async def _new(call: Call) -> Answer:
    wish: NewLink = call.body
    await call.allowances.tables.take(call.me)
    facts, _ = await seen(call)
    seat = _allowed(facts, call.me, wish)
    token = await call.house.people.new_link(facts.id, wish.kind, seat, call.me)
    return Answer(Link(hashed(token), wish.kind, seat, token, f"/#/t/{facts.id}/{token}"), 201)


def _allowed(facts: Facts, session: str, wish: NewLink) -> int | None:
    """The seat that the link is for; Refused where one may not give such a link."""
    own = facts.seat_of(session)
    if own is None and (session != facts.host or wish.kind == "coach"):
        raise Refused("forbidden", "only players of this table can make such a link")
    match wish.kind:
        case "coach":
            if wish.seat not in {None, own}:
                raise Refused("forbidden", "a coach is invited by the player of that seat")
            return own
        case "invite":
            if wish.seat is not None and wish.seat >= len(facts.sitting):
                raise Refused("bad_request", f"seat: 0 to {len(facts.sitting) - 1}")
            return wish.seat
        case "watch":
            if wish.seat is not None:
                raise Refused("bad_request", "seat: a link to watch names no seat")
            return None


async def _made(call: Call) -> Answer:
    facts, _ = await seen(call)
    found = await call.house.people.links_of(facts.id, call.me)
    return Answer(MadeLinks([MadeLink(one.hash, one.kind, one.seat, one.created) for one in found]))


async def _revoke(call: Call) -> Answer:
    facts, _ = await seen(call)
    link = call.part("link")
    if not _good_hash(link) or not await call.house.people.revoke(facts.id, link, call.me):
        raise Refused("bad_link", "you have no link with this id")
    await call.house.hall.revoke(facts.id, link)
    return Answer(status=204)


async def _look(call: Call) -> Answer:
    await call.allowances.sessions.take(call.address)
    link = await call.house.people.link(call.body.token)
    table = await loaded(call.house.services.storage, link.table_id)
    if table is None:
        raise hidden()
    return Answer(Prospect(link.kind, link.seat, table.info()))


async def _exchange(call: Call) -> Answer:
    await call.allowances.sessions.take(call.address)
    link = await call.house.people.link(call.body.token)
    facts = await facts_of(call, link.table_id)
    own = facts.seat_of(call.me)
    if link.kind == "invite":
        if own is None:
            await call.house.company.check_welcome(call.me, [*facts.sitting, facts.host])
            own = await _sit_down(call, link)
        return Answer(Entrance(facts.id, facts.game, link.kind, own))
    if link.kind == "coach" and facts.sitting[link.seat] != link.made_by:
        raise Refused("bad_link", "the player who gave this link has left the seat")
    await call.house.people.allow(call.me, link)
    return Answer(Entrance(facts.id, facts.game, link.kind, link.seat))


async def _sit_down(call: Call, link: Any) -> int | None:
    person = await call.house.people.person(call.me)
    try:
        await call.house.hall.join(link.table_id, call.me, person.name, link.seat)
    except Refused as refusal:
        if refusal.code != "seated":  # by the same link, in another tab
            raise
    else:
        services = call.house.services
        await services.storage.run(earn(link.made_by, FRIEND, services.now()))
    return (await facts_of(call, link.table_id)).seat_of(call.me)


def _good_hash(text: str) -> bool:
    return len(text) == links.c.hash.type.length and text.isascii() and text.isalnum()  # type: ignore[attr-defined]


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/tables/{table}/links",
        "Make a link: to invite, to let watch, or to let coach",
        _new,
        {201: Link},
        body=NewLink,
        codes=("no_table", "too_many"),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/links",
        "One's own good links to a table, without their tokens",
        _made,
        {200: MadeLinks},
        codes=("no_table",),
    ),
    Endpoint(
        "DELETE",
        "/api/tables/{table}/links/{link}",
        "Take a link back, with all that it allowed",
        _revoke,
        {204: None},
        codes=("no_table", "bad_link"),
    ),
    Endpoint(
        "POST",
        "/api/links/look",
        "What a link would lead to: the table, its options and components; nothing is taken yet",
        _look,
        {200: Prospect},
        body=Token,
        who="anyone",
        codes=("bad_link", "no_table", "too_many"),
    ),
    Endpoint(
        "POST",
        "/api/links/exchange",
        "Use a link: take the seat, or be allowed to watch or to coach",
        _exchange,
        {200: Entrance},
        body=Token,
        codes=("bad_link", "no_table", "no_free_seat", "stale", "too_many", "too_many_entries", "unwelcome"),
    ),
)
