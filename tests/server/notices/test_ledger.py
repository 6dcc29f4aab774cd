"""The ledger of notices: of all who would tell of a turn at one moment, one does; nobody tells of an old one."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import chain, compress

from sqlalchemy import insert, update

from tests.server.databases import table_rows
from voliera.server.notices.ledger import OVER, Claim, claim, waiting_for
from voliera.server.storage import Storage, open_storage
from voliera.server.storage.schema import seats, tables

PROCESSES = 8


def test_of_many_who_claim_a_turn_at_once_one_gets_it(storage_url: str) -> None:
    async def claimed(storages: list[Storage], turn: int) -> int:
        answers = await asyncio.gather(*(claim(storage, [Claim("wren", "turn", turn)]) for storage in storages))
        return sum(mine for (mine,) in answers)

    async def work() -> None:
        async with several(storage_url) as storages:
            await storages[0].run(table_rows("wren"))
            assert [await claimed(storages, turn) for turn in (0, 1, 1, 3, 2)] == [1, 1, 0, 1, 0]
            assert await claim(storages[0], [Claim("wren", "reminded", 1_000)]) == [True]
            assert await claim(storages[-1], [Claim("wren", "reminded", 1_000)]) == [False]
            assert [await claimed(storages, turn) for turn in (OVER, OVER)] == [1, 0]

    asyncio.run(work())


def test_claims_of_many_tables_are_answered_one_by_one(storage_url: str) -> None:
    """Those of tables that are gone, and of turns that are old, leave the others as they are."""

    async def work() -> None:
        async with several(storage_url) as storages:
            await storages[0].run(table_rows("wren", "ibis", "kite"))
            first = [Claim("wren", "turn", 5), Claim("gone", "turn", 1), Claim("ibis", "reminded", 9)]
            assert await claim(storages[0], first) == [True, False, True]
            second = [Claim("wren", "turn", 4), Claim("wren", "turn", 6), Claim("kite", "turn", 0)]
            assert await claim(storages[-1], second) == [False, True, True]
            twice = [Claim("ibis", "turn", 2), Claim("ibis", "turn", 2)]
            assert sorted(await claim(storages[0], twice)) == [False, True]

    asyncio.run(work())


def test_processes_that_claim_the_same_tables_at_once_share_them(storage_url: str) -> None:
    names = [f"table{i}" for i in range(24)]

    async def work() -> None:
        async with several(storage_url) as storages:
            await storages[0].run(table_rows(*names))
            orders = [names[i:] + names[:i] for i in range(len(storages))]
            wishes = [[Claim(table, "turn", 0) for table in order] for order in orders]
            answers = await asyncio.gather(*map(claim, storages, wishes))
            got = [list(compress(order, mine)) for order, mine in zip(orders, answers, strict=True)]
            assert sorted(chain.from_iterable(got)) == sorted(names)

    asyncio.run(work())


def test_tables_at_which_it_is_somebodys_turn_are_counted(storage_url: str) -> None:
    sitting = [("wren", 0, "ada"), ("wren", 1, "bea"), ("ibis", 0, "ada"), ("kite", 1, "ada"), ("owl", 0, "ada")]
    rows = [{"table_id": table, "seat": seat, "session_id": who, "name": who} for table, seat, who in sitting]
    rows[-1]["bot"] = "heron"  # it plays for Ada there

    async def work() -> None:
        async with several(storage_url) as storages:
            await storages[0].run(
                table_rows("wren", "ibis", "kite", "owl"),
                update(tables).values(status="running", mover=0),
                *(insert(seats).values(row) for row in rows),
            )
            assert await waiting_for(storages[0], ["ada", "bea", "nobody"]) == {"ada": 2}

    asyncio.run(work())


@asynccontextmanager
async def several(url: str) -> AsyncIterator[list[Storage]]:
    """As many storages as processes would have; a file is for one process, and there all are the same."""
    opened = [await open_storage(url) for _ in range(PROCESSES if url.startswith("postgres") else 1)]
    try:
        yield opened * (PROCESSES // len(opened))
    finally:
        for storage in opened:
            await storage.close()
