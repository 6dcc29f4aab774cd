"""The worker thread, for work that would block the event loop too long, such as playing a game through.

There is only one: Python runs one thread at a time, so the loop would have to wait for each of several in turn.
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
_thread = ThreadPoolExecutor(1, "worker")


async def in_thread(work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """Do work in the worker thread; nothing else may touch the same objects meanwhile."""
    return await asyncio.get_running_loop().run_in_executor(_thread, partial(work, *args, **named))


async def in_thread_if_long(actions: int, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """Do work that plays this many actions: at once if they are few, else in the worker thread."""
    if actions <= ACTIONS_AT_ONCE:
        return work(*args, **named)
    return await in_thread(work, *args, **named)
