"""Friends: people who agreed to be each other's by a link, and invite each other to tables.

A link is a secret like those of tables: 256 bits, kept as a hash, in the URL's fragment. Whoever opens it and agrees is
the friend of its maker, and the other way round. It ends after a week, or when it is taken back; friends stay.
"""

from typing import Any

from sqlalchemy import delete, insert, literal, or_, select, update

from voliera.protocol.errors import Refused
from voliera.server.company import Company
from voliera.server.people import hashed, new_secret
from voliera.server.services import Services
from voliera.server.storage import Conflict
from voliera.server.storage.friends import are_friends, count_of, inviter_to, joining, links_of, maker_of, parting
from voliera.server.storage.schema import friend_links, invitations

DAY_MS = 86_400_000
LINK_MS = 7 * DAY_MS
"""Milliseconds for which a link is good."""
INVITED_MS = 7 * DAY_MS
"""Milliseconds for which an invitation is shown."""
MOST_FRIENDS = 200
MOST_LINKS = 5
"""Maximum number of good links of one person."""
MOST_INVITATIONS = 50
"""Maximum number of invitations that one person has given and that nobody has answered."""


class Friends:
    """Friends, their links and their invitations, of one server."""

    def __init__(self, services: Services, company: Company) -> None:
        self.services = services
        self.company = company

    # Links

    async def new_link(self, session: str) -> tuple[str, int]:
        """Return the secret of a new link, and when it ends; only its hash is kept."""
        storage, now = self.services.storage, self.services.now()
        if len(await links_of(storage, session, now)) >= MOST_LINKS:
            raise Refused("too_many_links", f"{MOST_LINKS} of your links are good; take one back first")
        secret, c = new_secret(), friend_links.c
        row = {"hash": hashed(secret), "session_id": session, "created": now, "expires": now + LINK_MS}
        ended = delete(friend_links).where(c.session_id == session, c.expires <= now)
        await storage.run(ended, insert(friend_links).values(row))
        return secret, now + LINK_MS

    async def revoke(self, session: str, link: str) -> None:
        """Take a link back; those who became friends by it stay so."""
        mine = (friend_links.c.hash == link, friend_links.c.session_id == session)
        if not await self.services.storage.fetch(select(friend_links.c.hash).where(*mine)):
            raise Refused("bad_link", "you have no link with this id")
        await self.services.storage.run(delete(friend_links).where(*mine))

    async def maker(self, secret: str) -> Any:
        """Return who made a link; refused when it was taken back, has ended or never existed."""
        now = self.services.now()
        found = await maker_of(self.services.storage, hashed(secret), now, now + LINK_MS)
        if found is None:
            raise Refused("bad_link", "this link was taken back, has ended, or never existed")
        return found

    async def agree(self, session: str, secret: str) -> None:
        """Become the friend of whoever made a link; to do so twice changes nothing."""
        storage, other = self.services.storage, (await self.maker(secret)).id
        if other == session:
            raise Refused("own_link", "this is your own link: send it to somebody")
        await self.company.check_welcome(session, [other])
        if await are_friends(storage, session, other):
            return
        if max(await count_of(storage, session), await count_of(storage, other)) >= MOST_FRIENDS:
            raise Refused("too_many_friends", f"one of you has {MOST_FRIENDS} friends already")
        try:
            await storage.run(joining(session, other, self.services.now()))
        except Conflict:  # in another tab at the same moment
            return

    async def remove(self, session: str, other: str) -> None:
        """Part two friends."""
        if not await are_friends(self.services.storage, session, other):
            raise _no_friend()
        await self.services.storage.run(*parting(session, other))

    # Invitations

    async def invite(self, session: str, other: str, table: str) -> bool:
        """Invite a friend to a table; False where this friend was invited there already: that is good for longer."""
        storage, now = self.services.storage, self.services.now()
        if not await are_friends(storage, session, other) or await self.company.apart(session, [other]):
            raise _no_friend()
        i = invitations.c
        same, ended = (i.session_id == other) & (i.table_id == table), i.created <= now - INVITED_MS
        given = select(i.table_id).where(i.made_by == session, ~or_(ended, same))
        if len(await storage.fetch(given)) >= MOST_INVITATIONS:
            raise Refused("too_many_invitations", f"{MOST_INVITATIONS} of your invitations have no answer yet")
        row = {"session_id": other, "table_id": table, "made_by": session, "created": now}
        there = select(i.table_id).where(same)
        fresh = select(*(literal(value, i[name].type) for name, value in row.items())).where(~there.exists())
        try:
            _, made, _ = await storage.run(
                delete(invitations).where(i.session_id == other, ended),
                insert(invitations).from_select([*row], fresh),
                update(invitations).where(same).values(made_by=session, created=now),
            )
        except Conflict:  # by somebody else at the table at the same moment
            return False
        return made == 1

    async def inviter(self, session: str, table: str) -> str:
        """Return who invited somebody to a table; refused where nobody did."""
        found = await inviter_to(self.services.storage, session, table, self.services.now() - INVITED_MS)
        if found is None:
            raise Refused("not_found", "you have no invitation to this table")
        return found

    async def answered(self, session: str, table: str) -> None:
        """Forget an invitation."""
        mine = (invitations.c.session_id == session, invitations.c.table_id == table)
        await self.services.storage.run(delete(invitations).where(*mine))


def _no_friend() -> Refused:
    return Refused("not_found", "you have no friend with this id")
