"""Work that takes longer than the event loop may wait, such as playing a game through: done in a thread.

There is one thread for all of it: Python runs one thread at a time, so the loop would wait for several in turn.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

ACTIONS_AT_ONCE = 16
"""Maximum number of actions that are played on the event loop: a millisecond or two."""
_thread = ThreadPoolExecutor(1, "aside")


async def aside(work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """Return the result of work that no other thread has a hand in."""
    return await asyncio.get_running_loop().run_in_executor(_thread, partial(work, *args, **named))


async def playing(actions: int, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """Return the result of work that plays so many actions: done at once if they are few."""
    if actions <= ACTIONS_AT_ONCE:
        return work(*args, **named)
    return await aside(work, *args, **named)
