"""The ledger of notices: of all who would tell of a turn at one moment, one does; nobody tells of an old one."""

import asyncio

from tests.server.databases import table_rows
from voliera.server.notices.ledger import OVER, claim_reminder, claim_turn
from voliera.server.storage import Storage, open_storage

PROCESSES = 8


def test_of_many_who_claim_a_turn_at_once_one_gets_it(storage_url: str) -> None:
    async def claimed(storages: list[Storage], turn: int) -> int:
        return sum(await asyncio.gather(*(claim_turn(storage, "wren", turn) for storage in storages)))

    async def work() -> None:
        several = PROCESSES if storage_url.startswith("postgres") else 1  # a file is for one process
        opened = [await open_storage(storage_url) for _ in range(several)]
        storages = opened * (PROCESSES // several)
        try:
            await storages[0].run(table_rows("wren"))
            assert [await claimed(storages, turn) for turn in (0, 1, 1, 3, 2)] == [1, 1, 0, 1, 0]
            assert await claim_reminder(storages[0], "wren", 1_000)
            assert not await claim_reminder(storages[-1], "wren", 1_000)
            assert [await claimed(storages, turn) for turn in (OVER, OVER)] == [1, 0]
        finally:
            for storage in opened:
                await storage.close()

    asyncio.run(work())
