"""Friends: links to become one, who is here, and invitations to tables. A token stands in a URL's fragment only."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from voliera.protocol.errors import Refused
from voliera.protocol.messages import PersonId
from voliera.server.api.endpoint import Answer, Call, Endpoint, Nothing
from voliera.server.api.facts import facts_of, seen, table_id
from voliera.server.api.links import Entrance, Token
from voliera.server.attendance import BELIEVED_MS
from voliera.server.core.profiles import Avatar
from voliera.server.friends import INVITED_MS
from voliera.server.notices.notice import invitation
from voliera.server.people import hashed
from voliera.server.storage.friends import friends_of, invitations_to, links_of
from voliera.server.storage.plays import FRIEND, earn


class Friend(Struct, frozen=True):
    """A friend, and whether that one is here; `table` is where they play, if everybody may watch it."""

    person: str
    name: str
    avatar: Avatar | None
    since: int
    presence: Literal["away", "online", "playing"]
    table: str | None


class FriendLink(Struct, frozen=True):
    """A good link that one made; it opens nothing by its id."""

    id: str
    created: int
    expires: int


class Invitation(Struct, frozen=True):
    """An open table to which a friend invites."""

    table: str
    game: str
    variant: str
    person: str
    name: str
    avatar: Avatar | None
    created: int


class FriendList(Struct, frozen=True):
    """Friends by name, one's own good links, and invitations, the newest first."""

    friends: list[Friend]
    links: list[FriendLink]
    invitations: list[Invitation]


class NewFriendLink(Struct, frozen=True):
    """A link, once: its token is not kept here."""

    id: str
    token: str
    path: str
    expires: int


class Maker(Struct, frozen=True):
    """Whose friend one becomes by a link."""

    name: str
    avatar: Avatar | None
    expires: int
    own: bool
    """Whether the asker made it."""


class Invited(Struct, forbid_unknown_fields=True, frozen=True):
    """Which friend to invite."""

    person: PersonId


async def _list(call: Call) -> Answer:
    await call.allowances.messages.take(call.me)
    return Answer(await _told(call))


async def _new(call: Call) -> Answer:
    await call.allowances.tables.take(call.me)
    token, expires = await call.house.friends.new_link(call.me)
    return Answer(NewFriendLink(hashed(token), token, f"/#/friend/{token}", expires), 201)


async def _revoke(call: Call) -> Answer:
    await call.allowances.messages.take(call.me)
    await call.house.friends.revoke(call.me, call.part("link"))
    return Answer(status=204)


async def _look(call: Call) -> Answer:
    await call.allowances.sessions.take(call.address)
    found = await call.house.friends.maker(call.body.token)
    told = Maker(found.name, found.avatar, found.expires, found.id == call.session)
    return Answer(msgspec.convert(told, Maker))


async def _agree(call: Call) -> Answer:
    await call.allowances.sessions.take(call.address)
    await call.house.friends.agree(call.me, call.body.token)
    return Answer(await _told(call))


async def _remove(call: Call) -> Answer:
    await call.allowances.messages.take(call.me)
    await call.house.friends.remove(call.me, call.part("person"))
    return Answer(await _told(call))


async def _invite(call: Call) -> Answer:
    await call.allowances.tables.take(call.me)
    facts, _ = await seen(call)
    if facts.seat_of(call.me) is None and call.me != facts.host:
        raise Refused("forbidden", "only players of this table can invite")
    if facts.status != "open":
        raise Refused("no_free_seat", "everybody is here already")
    other = call.body.person
    if facts.seat_of(other) is not None:
        raise Refused("seated", "this friend sits there already")
    if await call.house.friends.invite(call.me, other, facts.id):
        person = await call.house.people.person(call.me)
        call.house.hall.sender.put(invitation(facts.id, facts.game, call.me, person.name, other))
    return Answer(status=204)


async def _accept(call: Call) -> Answer:
    await call.allowances.tables.take(call.me)
    table = table_id(call)
    inviter = await call.house.friends.inviter(call.me, table)
    facts = await facts_of(call, table)
    await call.house.company.check_welcome(call.me, [*facts.sitting, facts.host])
    person = await call.house.people.person(call.me)
    try:
        await call.house.hall.join(table, call.me, person.name, None)
    except Refused as refusal:
        if refusal.code != "seated":  # in another tab
            raise
    else:
        services = call.house.services
        await services.storage.run(earn(inviter, FRIEND, services.now()))
    await call.house.friends.answered(call.me, table)
    return Answer(Entrance(table, facts.game, "invite", (await facts_of(call, table)).seat_of(call.me)))


async def _decline(call: Call) -> Answer:
    await call.allowances.messages.take(call.me)
    table = table_id(call)
    await call.house.friends.inviter(call.me, table)
    await call.house.friends.answered(call.me, table)
    return Answer(status=204)


async def _told(call: Call) -> FriendList:
    storage, now = call.house.services.storage, call.house.services.now()
    found = [_friend(row, now) for row in await friends_of(storage, call.me)]
    made = [FriendLink(row.hash, row.created, row.expires) for row in await links_of(storage, call.me, now)]
    invited = [
        Invitation(row.table_id, row.game, row.variant, row.made_by, row.name, row.avatar, row.created)
        for row in await invitations_to(storage, call.me, now - INVITED_MS)
    ]
    return msgspec.convert(FriendList(found, made, invited), FriendList)


def _friend(row: Any, now: int) -> Friend:
    presence: Literal["away", "online", "playing"] = "online" if row.seen > now - BELIEVED_MS else "away"
    if row.public is not None and (row.at_table or 0) > now - BELIEVED_MS:
        presence = "playing"
    return Friend(
        row.id,
        row.name,
        row.avatar,
        row.since,
        presence,
        row.table_id if presence == "playing" and row.public else None,
    )


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/friends",
        "One's friends and whether they are here, one's own links, and invitations to tables",
        _list,
        {200: FriendList},
        codes=("too_many",),
    ),
    Endpoint(
        "POST",
        "/api/friend-links",
        "Make a link by which others become one's friends, for a week",
        _new,
        {201: NewFriendLink},
        body=Nothing,
        codes=("too_many", "too_many_links"),
    ),
    Endpoint(
        "DELETE",
        "/api/friend-links/{link}",
        "Take such a link back; friends stay",
        _revoke,
        {204: None},
        codes=("bad_link", "too_many"),
    ),
    Endpoint(
        "POST",
        "/api/friendship/look",
        "Whose friend one would become by a link; nothing happens yet",
        _look,
        {200: Maker},
        body=Token,
        who="anyone",
        codes=("bad_link", "too_many"),
    ),
    Endpoint(
        "POST",
        "/api/friendship/agree",
        "Become the friend of whoever made a link",
        _agree,
        {200: FriendList},
        body=Token,
        codes=("bad_link", "own_link", "too_many", "too_many_friends", "unwelcome"),
    ),
    Endpoint(
        "DELETE",
        "/api/friends/{person}",
        "Be no friend of somebody any more",
        _remove,
        {200: FriendList},
        codes=("too_many",),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/invitations",
        "Invite a friend to an open table",
        _invite,
        {204: None},
        body=Invited,
        codes=("no_table", "no_free_seat", "seated", "too_many", "too_many_invitations"),
    ),
    Endpoint(
        "POST",
        "/api/invitations/{table}",
        "Take a seat at a table to which a friend invited",
        _accept,
        {200: Entrance},
        body=Nothing,
        codes=("no_table", "no_free_seat", "stale", "too_many", "too_many_entries", "unwelcome"),
    ),
    Endpoint(
        "DELETE",
        "/api/invitations/{table}",
        "Decline such an invitation",
        _decline,
        {204: None},
        codes=("no_table", "too_many"),
    ),
)
