"""A crowd that looks for opponents, at one server or at several: some stop, some vanish, some change their minds.

Afterwards everybody who stayed has an opponent, as far as there was one, nobody has two, and nothing is left behind.
The campaign runs large ones; `make test` small ones.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from sqlalchemy import delete, func, select

from tests.waiting import PATIENCE_S
from voliera.server.core.seeking import SeekWish
from voliera.server.seeking.desk import Desk
from voliera.server.services import Services
from voliera.server.storage.schema import seats, seeks, tables

WISHES = [SeekWish("birdie"), SeekWish("bower"), SeekWish("birdie", rated=False)]
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


async def crowd(desks: Sequence[Desk], clients: int, seed: int) -> Report:
    """Let clients come at the desks of several processes with one storage; all must end well."""
    chance = random.Random(seed)
    everybody = [Seeking(f"s{seed}x{i}", chance.choice(FATES), chance.choice(WISHES)) for i in range(clients)]
    for desk in desks:
        desk.start()
    try:
        async with asyncio.timeout(PATIENCE_S):
            await asyncio.gather(*(_seeks(one, desks, random.Random(one.session)) for one in everybody))
    finally:
        for desk in desks:
            await desk.close()
    return await _checked(desks[0].services, everybody)


async def _seeks(one: Seeking, desks: Sequence[Desk], chance: random.Random) -> None:
    """A client as the interface serves it."""
    desk = chance.choice(desks)
    await asyncio.sleep(chance.random() / 2)
    await _begin(one, desk, chance)
    if one.fate == "vanishes":
        return
    await asyncio.sleep(chance.random() / 5)
    if one.fate == "stops":
        await desk.seeks.end(one.session, None)
        desk.left(one.session)
        row = await desk.seeks.of(one.session)
        one.told += [row.table_id] if row is not None else []  # it was too late to stop
        return
    if one.fate == "changes":
        one.wish = chance.choice(WISHES)
        await _begin(one, desk, chance)
    lonely = 0
    while lonely < 3:  # everybody else has come by then
        if one.fate == "moves":
            desk = chance.choice(desks)
        await asyncio.wait({asyncio.create_task(desk.wait(one.session, _stay))}, timeout=0.5)
        row = await desk.seeks.of(one.session)
        assert row is not None, "a seek that is alive is kept"
        if row.table_id is not None:
            one.told.append(row.table_id)
            return
        counts = await desk.seeks.counts(desk.services.now())
        lonely = lonely + 1 if counts.get(one.wish.text()) == 1 else 0
    await desk.seeks.end(one.session, None)


async def _begin(one: Seeking, desk: Desk, chance: random.Random) -> None:
    rating = round(chance.gauss(1500, 8))
    if await desk.seeks.begin(one.session, one.session, one.wish.text(), rating, desk.services.now()):
        desk.came(one.session)


async def _stay() -> None:
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
    for one in everybody:
        await storage.run(delete(seeks).where(seeks.c.session_id == one.session, seeks.c.table_id.is_not(None)))
    left = {row.session_id for row in await storage.fetch(select(seeks.c.session_id))}
    assert left <= {one.session for one in everybody if one.fate == "vanishes"}, "a seek was left behind"
    return Report(len(everybody), len(sitting), len(at))
