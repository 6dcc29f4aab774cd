"""Cycles of garbage: looked for when it harms nobody.

Playing leaves none behind: what a table no longer needs is freed as soon as nobody refers to it. Only sockets that come
and go leave things that refer to themselves, and have to be searched for. Left to itself Python searches all the time,
which takes a tenth of a busy server's time and makes everybody wait for 15 ms now and then. So it is told to search
when there is little to do and some sockets have gone, when many have, or at last once an hour (0.2 s for 500 tables).
"""

import asyncio
import gc
import time
from collections.abc import Callable

LOOK_S = 1.0
QUIET = 0.05
"""A process that used less than this part of its time has little to do."""
MANY = 2_000
"""Search after this number of closed sockets: together they hold about 50 MB."""
FEW = 100
"""Closed sockets that are worth no search, whatever there is to do: it would find next to nothing, but take as long."""
REST = 10
"""Looks between two searches of a process that has little to do."""
LATEST = 3_600
"""After this many looks it is time, whatever there is to do."""


async def tend_garbage(gone: Callable[[], int]) -> None:
    """Search now and then, for as long as the server runs; what is there at its start stays anyway.

    `gone` tells how many connections have been closed, or have become sockets.
    """
    gc.collect()
    gc.freeze()
    gc.disable()
    looks, before = 0, gone()
    try:
        while True:
            used = time.process_time()
            await asyncio.sleep(LOOK_S)
            looks += 1
            quiet = time.process_time() - used < QUIET * LOOK_S
            left = gone() - before
            if (quiet and looks >= REST and left > FEW) or looks == LATEST or left > MANY:
                gc.collect()
                looks, before = 0, gone()
    finally:
        gc.enable()
