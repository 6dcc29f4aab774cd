"""Waiting for conditions: with an end that only something broken reaches, however busy the machine is."""

import asyncio
import time
from collections.abc import Callable

PATIENCE_S = 300.0
"""Seconds to wait for a condition."""
LOOK_S = 0.01
"""Seconds between two looks."""


async def until(condition: Callable[[], object], patience_s: float = PATIENCE_S) -> None:
    """Wait in an event loop until the condition is true."""
    async with asyncio.timeout(patience_s):
        while not condition():
            await asyncio.sleep(LOOK_S)


def wait_until(condition: Callable[[], object], patience_s: float = PATIENCE_S) -> None:
    """Wait in a thread until the condition is true."""
    end = time.monotonic() + patience_s
    while not condition():
        assert time.monotonic() < end, "it never came true"
        time.sleep(LOOK_S)
