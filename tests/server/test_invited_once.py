"""Invitations on both databases: of two that are made at the same moment one is the first, and is told of."""

import asyncio

from sqlalchemy import insert, select

from voliera.server.bus import Alone
from voliera.server.company import Company
from voliera.server.core.making import NewTable, SeatWish
from voliera.server.creation import make
from voliera.server.friends import INVITED_MS, Friends
from voliera.server.services import Services
from voliera.server.settings import ServerSettings
from voliera.server.storage.friends import inviter_to, joining
from voliera.server.storage.opening import open_storage
from voliera.server.storage.schema import invitations, sessions
from voliera.server.thinking.thinkers import Thinkers


def test_an_invitation_is_made_once_and_is_good_for_longer_afterwards(storage_url: str) -> None:
    async def work() -> None:
        storage = await open_storage(storage_url)
        storage.start()
        services = Services(ServerSettings(), storage, Alone(), Thinkers(0))
        friends = Friends(services, Company(services))
        people = [{"id": name, "name": name, "lang": "en", "created": 1, "seen": 1} for name in ("ada", "bea")]
        await storage.run(insert(sessions).values(people), joining("ada", "bea", 1))
        table = (await make(services, "ada", "Ada", NewTable("birdie", [SeatWish("me"), SeatWish("free")]))).id
        made = await asyncio.gather(*(friends.invite("ada", "bea", table) for _ in range(5)))
        assert sorted(made) == [False] * 4 + [True]
        assert await inviter_to(storage, "bea", table, services.now() - INVITED_MS) == "ada"
        before = (await storage.fetch(select(invitations.c.created)))[0].created
        await asyncio.sleep(0.01)
        assert not await friends.invite("ada", "bea", table)
        assert (await storage.fetch(select(invitations.c.created)))[0].created > before
        await friends.answered("bea", table)
        assert await friends.invite("ada", "bea", table)
        await services.thinkers.close()
        await storage.close()

    asyncio.run(work())
