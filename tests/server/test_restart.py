"""A server that is killed in the middle of many tables: people play on at every one of them, and it has little to do.

Work is counted by the processor's time, and compared with the same work before the kill.
"""

import asyncio
import itertools
from pathlib import Path

import psutil

from tests.server.killing import Diary, Player, compared, seated
from tests.server.running import Server

TABLES = 120
AT_ONCE = 100
MORE = 3.0
"""How much more of the processor a start after a kill may take than the first one, with one action at every table."""


def cpu_seconds(server: Server) -> float:
    """The processor's time that a server has used since its start."""
    used = psutil.Process(server.pid).cpu_times()
    return float(used.user + used.system)


async def one_action_each(server: Server, diaries: list[Diary]) -> None:
    """Everybody sits down; whoever is to move acts until its table has one action more."""
    players = [Player(diary, server, i) for i, diary in enumerate(diaries)]
    acted = {diary.table: sum(len(other.acks) for other in diaries if other.table == diary.table) for diary in diaries}
    waiting = asyncio.Semaphore(AT_ONCE)

    async def sit(pair: list[Player]) -> None:
        table = pair[0].diary.table
        async with waiting:
            tasks = [asyncio.create_task(player.play()) for player in pair]
            while sum(len(player.diary.acks) for player in pair) <= acted[table]:
                await asyncio.sleep(0.01)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    by_table = itertools.groupby(players, key=lambda player: player.diary.table)
    await asyncio.gather(*(sit(list(pair)) for _, pair in by_table))


def test_all_tables_are_playable_again_after_little_work(tmp_path: Path) -> None:
    database = str(tmp_path / "many.db")
    diaries = asyncio.run(seated(database, TABLES))
    with Server(database, thinkers=0, limit_sockets_per_address=10_000) as server:
        asyncio.run(one_action_each(server, diaries))
        before = cpu_seconds(server)
        server.kill()
        server.start()
        asyncio.run(one_action_each(server, diaries))
        after = cpu_seconds(server)
    verdict = asyncio.run(compared(database, diaries))
    assert verdict.lost == verdict.doubled == verdict.foreign == []
    assert verdict.acknowledged >= 2 * TABLES
    assert after < MORE * before
