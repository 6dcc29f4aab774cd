"""Leases in Redis: who owns a table, for some seconds at a time, and who shows signs of life.

A lease ends by itself when its owner is gone. All steps that look and then write are scripts, so nothing comes between.
"""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

from redis.asyncio import Redis

from voliera.server.bus import BusDown, LeaseRenewal
from voliera.server.bus.subscriber import BROKEN

LEASE_MS = 5_000
AT_ONCE = 500
OWNER, ALIVE, TO = "voliera:owner:", "voliera:alive:", "voliera:to:"

_OWN = """
redis.call('set', KEYS[1], ARGV[1], 'nx', 'px', ARGV[2])
return redis.call('get', KEYS[1])
"""
_KEEP = """
local found = {}
for i, key in ipairs(KEYS) do
  local owner = redis.call('get', key)
  if not owner then
    redis.call('set', key, ARGV[1], 'px', ARGV[2])
    found[i] = 1
  elseif owner == ARGV[1] then
    redis.call('pexpire', key, ARGV[2])
    found[i] = 0
  else
    found[i] = 2
  end
end
return found
"""
_DISOWN = """
for _, key in ipairs(KEYS) do
  if redis.call('get', key) == ARGV[1] then redis.call('del', key) end
end
"""


class Leases:
    """The leases of one process."""

    def __init__(self, redis: Redis, process: str) -> None:
        self.process = process
        self._redis = redis
        self._own = redis.register_script(_OWN)
        self._keep = redis.register_script(_KEEP)
        self._disown = redis.register_script(_DISOWN)
        self._owned: set[str] = set()

    async def own(self, table: str) -> str:
        """Take a table unless somebody has it; who has it."""
        async with _translated():
            owner = (await self._own([OWNER + table], [self.process, LEASE_MS])).decode()
        if owner == self.process:
            self._owned.add(table)
        return str(owner)

    async def owners(self, tables: list[str]) -> list[str | None]:
        """Who has each table."""
        return await self._values(OWNER, tables)

    async def keep(self, tables: list[str]) -> LeaseRenewal:
        """Renew the leases; those that ended are taken again, unless somebody else was faster."""
        lost: list[str] = []
        again: list[str] = []
        async with _translated():
            for some in _parts(tables):
                states = await self._keep([OWNER + table for table in some], [self.process, LEASE_MS])
                again += [table for table, state in zip(some, states, strict=True) if state == 1]
                lost += [table for table, state in zip(some, states, strict=True) if state == 2]
        self._owned.difference_update(lost)
        return LeaseRenewal(lost, again)

    async def disown(self, table: str) -> None:
        """Give a table up, if it is still ours."""
        self._owned.discard(table)
        async with _translated():
            await self._disown([OWNER + table], [self.process])

    async def alive(self, processes: list[str]) -> list[str]:
        """Return the processes that show signs of life and listen; a deaf one joins again once it listens."""
        signs = await self._values(ALIVE, processes)
        async with _translated():
            heard = await self._redis.pubsub_numsub(*(TO + process for process in processes))
        return [one for one, sign, (_, ears) in zip(processes, signs, heard, strict=True) if sign and ears]

    async def _values(self, prefix: str, names: list[str]) -> list[str | None]:
        found: list[str | None] = []
        async with _translated():
            for some in _parts(names):
                values: list[Any] = await self._redis.mget([prefix + name for name in some])
                found += [None if value is None else value.decode() for value in values]
        return found

    async def _give_up_all(self) -> list[str]:
        """Let others own everything; what was ours."""
        owned, self._owned = sorted(self._owned), set()
        for some in _parts(owned):
            await self._disown([OWNER + table for table in some], [self.process])
        await self._redis.delete(ALIVE + self.process)
        return owned

    async def _beat(self) -> None:
        await self._redis.set(ALIVE + self.process, b"1", px=LEASE_MS)


@asynccontextmanager
async def _translated() -> AsyncIterator[None]:
    try:
        yield
    except BROKEN as error:
        raise BusDown(type(error).__name__) from None


def _parts(names: list[str]) -> Iterator[list[str]]:
    for first in range(0, len(names), AT_ONCE):
        yield names[first : first + AT_ONCE]
