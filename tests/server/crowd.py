"""A crowd that looks for opponents, at one server or at several: some stop, some vanish, some change their minds.

Afterwards everybody who stayed has an opponent, as far as there was one, nobody has two, and nothing is left behind.
The campaign runs large ones; `make test` small ones.
"""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TypeVar

from sqlalchemy import delete, func, select

from tests.waiting import PATIENCE_S
from voliera.server.bus import Bus
from voliera.server.core.seeking import SeekWish
from voliera.server.live.hall import Hall
from voliera.server.seeking.desk import Desk
from voliera.server.services import Services
from voliera.server.settings import ServerSettings
from voliera.server.storage import Unavailable, open_storage
from voliera.server.storage.schema import seats, seeks, tables
from voliera.server.thinking.thinkers import Thinkers

WISHES = [SeekWish("birdie"), SeekWish("bower"), SeekWish("birdie", rated=False)]
AGAIN_S = 0.5
ASKING = 500
"""Clients of large crowds that ask in a second: they share their two cores with both servers and the database."""
T = TypeVar("T")
FATES = ("stays", "stays", "stays", "stays", "stops", "vanishes", "changes", "moves")


@dataclass
class Seeking:
    """One client, and what became of it."""

    session: str
    fate: str
    wish: SeekWish
    told: list[str] = field(default_factory=list)


@dataclass
class Report:
    """What came of a crowd."""

    clients: int
    paired: int
    tables: int


@asynccontextmanager
async def desks_at(url: str, *buses: Bus) -> AsyncIterator[list[Desk]]:
    """Desks of as many processes, each with its own way to a PostgreSQL; a file is for one process."""
    storages = [await open_storage(url) for _ in (buses if url.startswith("postgres") else buses[:1])]
    found = [Services(ServerSettings(), storages[i % len(storages)], bus, Thinkers(0)) for i, bus in enumerate(buses)]
    halls = [Hall(services) for services in found if not services.bus.alone]
    try:
        for hall in halls:
            await hall.start()
        yield [Desk(services) for services in found]
    finally:
        for hall in halls:
            await hall.close(0)
        for services in found:
            await services.thinkers.close()
        for storage in storages:
            await storage.close()


async def crowd(desks: Sequence[Desk], clients: int, seed: int) -> Report:
    """Let clients come at the desks of several processes with one storage; all must end well."""
    chance = random.Random(seed)
    everybody = [_client(seed, i, chance) for i in range(clients)]
    for desk in desks:
        desk.start()
    try:
        async with asyncio.timeout(PATIENCE_S):
            to_come = {one.session for one in everybody}
            pace_s = max(0.5, clients / ASKING)
            coming = (_seeks(one, desks, random.Random(one.session), to_come, pace_s) for one in everybody)
            await asyncio.gather(*coming)
    finally:
        for desk in desks:
            await desk.close()
    return await _checked(desks[0].services, everybody)


def _client(seed: int, number: int, chance: random.Random) -> Seeking:
    fate = chance.choice(FATES)
    return Seeking(f"{fate[0]}{seed}x{number}", fate, chance.choice(WISHES))


async def _seeks(one: Seeking, desks: Sequence[Desk], chance: random.Random, to_come: set[str], pace_s: float) -> None:
    """A client as the interface serves it. It gives up when everybody has come, and nobody is left for it."""
    desk = chance.choice(desks)
    await asyncio.sleep(chance.random() * pace_s)
    await _begin(one, desk, chance)
    if one.fate == "vanishes":
        to_come.discard(one.session)
        return
    await asyncio.sleep(chance.random() / 5)
    if one.fate == "changes":
        one.wish = chance.choice(WISHES)
        await _begin(one, desk, chance)
    to_come.discard(one.session)
    if one.fate == "stops":
        await _answered(lambda: desk.seeks.end(one.session, None))
        desk.left(one.session)
        row = await _answered(lambda: desk.seeks.of(one.session))
        one.told += [row.table_id] if row is not None else []  # it was too late to stop
        return
    lonely = 0
    while lonely < 3:
        if one.fate == "moves":
            desk = chance.choice(desks)
        at = desk
        done, _ = await asyncio.wait({asyncio.create_task(at.wait(one.session, stay))}, timeout=pace_s)
        await asyncio.sleep(max((each.result().again_ms for each in done), default=0) / 1000)
        row = await _answered(lambda: at.seeks.of(one.session))
        assert row is not None, "a seek that is alive is kept"
        if row.table_id is not None:
            one.told.append(row.table_id)
            return
        lonely = lonely + 1 if not to_come and await _alone(one, at) else 0
    await _answered(lambda: desk.seeks.end(one.session, None))


async def _alone(one: Seeking, desk: Desk) -> bool:
    """Whether nobody else wants the same, those apart who vanished; a crowd's clients must not read all of it each."""
    wanting = (seeks.c.wish == one.wish.text(), seeks.c.table_id.is_(None), seeks.c.session_id.not_like("v%"))
    two = select(seeks.c.session_id).where(*wanting).limit(2)
    return len(await _answered(lambda: desk.services.storage.fetch(two))) == 1


async def _begin(one: Seeking, desk: Desk, chance: random.Random) -> None:
    rating = round(chance.gauss(1500, 8))
    wish = one.wish.text()
    if await _answered(lambda: desk.seeks.begin(one.session, one.session, wish, rating, desk.services.now())):
        desk.came(one.session)


async def _answered(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask as pages do: again after a while, where the server is too busy to answer."""
    while True:
        try:
            return await ask()
        except Unavailable:
            await asyncio.sleep(AGAIN_S)


async def stay() -> None:
    await asyncio.Event().wait()


async def _checked(services: Services, everybody: Sequence[Seeking]) -> Report:
    storage, names = services.storage, [one.session for one in everybody]
    rows = await storage.fetch(select(seats).where(seats.c.session_id.in_(names)))
    sitting = Counter(row.session_id for row in rows)
    assert all(count == 1 for count in sitting.values()), "somebody was paired twice"
    at = Counter(row.table_id for row in rows)
    assert all(count == 2 for count in at.values()), "a table has one player only"
    found = (await storage.fetch(select(func.count()).select_from(tables)))[0][0]
    assert found == len(at), "there is a table without players"
    where = {row.session_id: row.table_id for row in rows}
    for one in everybody:
        assert one.told in ([], [where.get(one.session)]), "somebody was told of another table"
        if one.fate != "vanishes":
            assert bool(one.told) == (one.session in where), "somebody was not told"
    alone = Counter(one.wish.text() for one in everybody if one.fate not in {"stops", "vanishes"} and not one.told)
    assert all(count <= 1 for count in alone.values()), f"some were left who could have been paired: {alone}"
    await storage.run(delete(seeks).where(seeks.c.table_id.is_not(None)))
    left = {row.session_id for row in await storage.fetch(select(seeks.c.session_id))}
    assert left <= {one.session for one in everybody if one.fate == "vanishes"}, "a seek was left behind"
    return Report(len(everybody), len(sitting), len(at))
