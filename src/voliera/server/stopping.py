"""Ending tasks that run forever."""

import asyncio
from typing import Any

AGAIN_S = 1.0


async def stop(*tasks: asyncio.Task[Any] | None) -> None:
    """Cancel tasks, and return when they have ended.

    What is cancelled while it waits for a database or for Redis may end with an error of theirs instead. A loop that
    goes on after such errors would go on forever; so what has not ended after a while is cancelled again.
    """
    running = {task for task in tasks if task is not None and not task.done()}
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=AGAIN_S)


def pass_cancellation_on() -> None:
    """Raise CancelledError if the task is being cancelled: called where an error of a library may hide that."""
    task = asyncio.current_task()
    if task is not None and task.cancelling():
        raise asyncio.CancelledError
