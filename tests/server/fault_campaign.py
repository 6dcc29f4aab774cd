"""Play while things go wrong. A trouble is something that goes wrong for a while and is mended again.

Whatever it is, play goes on afterwards, what was acknowledged is there once, and in the end all servers tell the same.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from tests.server.killing import Diary, compared, seated
from tests.server.roaming import Roaming
from tests.server.running import Server
from tests.server.sockets import talking
from voliera.protocol.messages import Settings
from voliera.server.storage import open_storage

PATIENCE_S = 180.0
MORE = 2
"""Actions for each table that must be acknowledged after each trouble: play goes on."""
TABLES = 12

Trouble = Callable[[random.Random], Awaitable[str]]
"""Brings something about, mends it, and returns what it was."""


async def until(condition: Callable[[], bool], what: str) -> None:
    """Wait for something that must happen."""
    try:
        async with asyncio.timeout(PATIENCE_S):
            while not condition():
                await asyncio.sleep(0.02)
    except TimeoutError:
        raise AssertionError(f"{what}: not within {PATIENCE_S:.0f} s") from None


@dataclass
class Round:
    """Tables that are played while things go wrong."""

    database: str
    servers: Sequence[Server]
    diaries: list[Diary]
    players: list[Roaming]
    made: list[str] = field(default_factory=list)
    """The troubles so far."""

    @property
    def acknowledged(self) -> int:
        return sum(len(diary.acks) for diary in self.diaries)

    @property
    def over(self) -> bool:
        return all(player.over for player in self.players)

    async def suffer(self, trouble: Trouble, count: int, chance: random.Random, step: Callable[[], None]) -> None:
        """Play with this many troubles, or fewer if all games end first; then both servers must agree."""
        tasks = [asyncio.create_task(player.play()) for player in self.players]
        try:
            await until(lambda: all(diary.newest for diary in self.diaries), "everybody is greeted")
            while len(self.made) < count and not self.over:
                self.made.append(await trouble(chance))
                enough = self.acknowledged + MORE * len(self.players) // 2
                await until(lambda: self.over or self.acknowledged >= enough, f"play goes on ({self.made[-1]})")
                for player in self.players:
                    player.go_home()
                step()
            await self._settle()
            await self._agree()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _settle(self) -> None:
        """Nobody acts any more, and everybody knows all."""
        for player in self.players:
            player.resting = True
        await until(lambda: all(player.settled for player in self.players), "everybody is answered")
        last = await self.last_numbers()
        try:
            await until(lambda: all(one.seen == last[one.diary.table] for one in self.players), "everybody knows all")
        except AssertionError as error:
            raise AssertionError(f"{error}; {self._behind(await self.last_numbers())}") from None

    def _behind(self, last: dict[str, int]) -> list[str]:
        """Who has not heard of everything."""
        return [
            f"{one.diary.session} at server {self.servers.index(one.server)}, table {one.diary.table}: "
            f"knows {one.seen} of {last[one.diary.table]}"
            for one in self.players
            if one.seen != last[one.diary.table]
        ]

    async def _agree(self) -> None:
        """Whoever comes now, to either server, is told the present as the storage has it."""
        last = await self.last_numbers()
        for server in self.servers:
            for diary in self.diaries:
                async with talking(server, diary.cookie, diary.table) as talk:
                    told = (await talk.next("full"))["v"]
                    assert told == last[diary.table], f"told {told} of {last[diary.table]}"

    async def last_numbers(self) -> dict[str, int]:
        """The number of the last entry of each table."""
        storage = await open_storage(self.database)
        storage.start()
        try:
            tables = {diary.table for diary in self.diaries}
            return {table: len(await storage.entries_after(table, 0)) for table in tables}
        finally:
            await storage.close()


def suffered(
    database: str,
    servers: Sequence[Server],
    trouble: Trouble,
    count: int,
    seed: int,
    *,
    tables: int = TABLES,
    settings: Sequence[Settings] = (Settings(),),
    step: Callable[[], None] = lambda: None,
) -> tuple[list[str], int]:
    """Play at new tables, with the players of each at different servers, until enough has gone wrong.

    Returns what went wrong, and the number of acknowledged actions; raises AssertionError with the seed where anything
    is lost, doubled, contradicted or not the same at all servers.
    """
    made: list[str] = []
    acknowledged, number = 0, 0
    while len(made) < count:
        number += 1
        diaries = [one for some in settings for one in asyncio.run(seated(database, tables // len(settings), some))]
        players = [
            Roaming(diary, [*servers[home:], *servers[:home]], seed + i)
            for i, diary in enumerate(diaries)
            for home in [(i + i // 2) % len(servers)]
        ]
        playing = Round(database, servers, diaries, players)
        try:
            chance = random.Random(f"{seed} {number}")
            asyncio.run(playing.suffer(trouble, count - len(made), chance, step))
            verdict = asyncio.run(compared(database, diaries))
            assert verdict.good, verdict
            assert not verdict.flagged, f"clocks ran out: {verdict.flagged}"
            for server in servers:
                assert "Traceback" not in server.output(), server.output()
        except AssertionError as error:
            raise AssertionError(f"seed {seed}, round {number}, after {playing.made}: {error}") from None
        made += playing.made
        acknowledged += verdict.acknowledged
    return made, acknowledged
