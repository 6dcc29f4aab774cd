"""What goes wrong: pauses, crashes of what servers lean on, partitions of the network, clocks that are set."""

import asyncio
import os
import random
import signal

from tests.server.cluster import Cluster
from tests.server.faketime import WallClock
from tests.server.proxy import Mode
from tests.server.running import Server
from voliera.protocol.messages import DaysClock, LiveClock, Settings

LEASE_S = 5.0
CLOCKS = [Settings(clock=LiveClock(600)), Settings(clock=DaysClock(1))]
"""Clocks of the tables that are played while the wall clock is set."""
FURTHEST_S = 365 * 86_400
"""Seconds that a clock may be wrong by."""


async def pause(cluster: Cluster, chance: random.Random) -> str:
    """Stop a server for longer than its leases last, so that two believe to own the same tables; then let it go on."""
    number, seconds = chance.randrange(2), LEASE_S + chance.uniform(0.5, 3.0)
    pid = cluster.servers[number].pid
    os.kill(pid, signal.SIGSTOP)
    try:
        await asyncio.sleep(seconds)
    finally:
        os.kill(pid, signal.SIGCONT)
    return f"server {number} paused for {seconds:.1f} s"


async def crash(cluster: Cluster, chance: random.Random) -> str:
    """Kill PostgreSQL or Redis, or stop PostgreSQL as in an emergency; start it again after a while."""
    which, seconds = (
        chance.choice(("PostgreSQL killed", "PostgreSQL stopped", "Redis killed")),
        chance.uniform(0.1, 2.0),
    )
    server = cluster.redis if which.startswith("Redis") else cluster.postgres
    if which.endswith("stopped"):
        await asyncio.to_thread(cluster.postgres.quit)
    else:
        await asyncio.to_thread(server.kill)
    await asyncio.sleep(seconds)
    server.start()  # not in a thread: the system ends it with the thread that started it
    return f"{which} for {seconds:.1f} s"


async def partition(cluster: Cluster, chance: random.Random) -> str:
    """Cut, swallow or delay what one server, or both, say to PostgreSQL or to Redis."""
    which = chance.choice(("PostgreSQL", "Redis", "Redis"))  # of Redis there is more to be afraid of
    ways = cluster.to_redis if which == "Redis" else cluster.to_postgres
    hit = chance.choice(([0], [1], [0, 1]))
    mode: Mode = chance.choice(("cut", "swallow", "delay"))
    seconds, delay = chance.uniform(0.5, LEASE_S + 2.0), chance.uniform(0.01, 0.4)
    for number in hit:
        await asyncio.to_thread(cluster.proxies.set, ways[number], mode, delay)
    try:
        await asyncio.sleep(seconds)
    finally:
        for number in hit:
            await asyncio.to_thread(cluster.proxies.set, ways[number], "pass")
    return f"{which} of server {hit}: {mode} for {seconds:.1f} s"


async def step(clock: WallClock, server: Server, chance: random.Random) -> str:
    """Set the wall clock of a server; now and then kill the server at that moment, and start it with the new time."""
    seconds = chance.choice((-1, 1)) * chance.choice((10, 3_600, 7_200, 86_400, 30 * 86_400))
    if abs(clock.ahead_s + seconds) > FURTHEST_S:
        seconds = -clock.ahead_s
    killed = chance.random() < 0.2
    if killed:
        await asyncio.to_thread(server.kill)
    clock.step(seconds)
    if killed:
        await asyncio.to_thread(server.start)
    return f"{seconds:+d} s{' while killed' * killed}"
