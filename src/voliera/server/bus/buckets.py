"""Buckets in Redis: an allowance that all processes share. Looking and taking is one script, by Redis's own clock."""

import asyncio

from redis.asyncio import Redis

from voliera.server.bus import BusDown
from voliera.server.bus.subscriber import BROKEN

PREFIX = "voliera:bucket:"
ANSWER_S = 0.5
"""Seconds to wait for Redis; an allowance is not worth more."""

_SPEND = """
local time = redis.call('time')
local now = time[1] + time[2] / 1000000
local most, window = tonumber(ARGV[1]), tonumber(ARGV[2])
local kept = redis.call('hmget', KEYS[1], 'level', 'at')
local level = most
if kept[1] then
  level = math.min(most, kept[1] + math.max(0, now - kept[2]) * most / window)
end
local granted = level >= 1
if granted then level = level - 1 end
redis.call('hset', KEYS[1], 'level', string.format('%.6f', level), 'at', string.format('%.6f', now))
redis.call('pexpire', KEYS[1], math.ceil(window * 1000))
if granted then return '0' end
return string.format('%.6f', (1 - level) * window / most)
"""


class SharedBuckets:
    """The buckets of all processes. They fill evenly, and are forgotten once they are full."""

    def __init__(self, redis: Redis) -> None:
        self._spend = redis.register_script(_SPEND)

    async def spend(self, key: str, most: int, window_s: float) -> float:
        """Take a drop; return 0, or the seconds until there is one. Raises BusDown."""
        try:
            async with asyncio.timeout(ANSWER_S):
                return float(await self._spend([PREFIX + key], [most, window_s]))
        except BROKEN as error:
            raise BusDown(type(error).__name__) from None
