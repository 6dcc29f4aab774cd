"""What child processes complain about on standard error, and how the server logs it."""

import asyncio
import sys
import traceback

import structlog

LONGEST = 2_000
CHUNK = 65_536
BREATH_S = 0.05
"""Seconds between two log lines of one child."""

log = structlog.get_logger(__name__)


def complain(error: Exception) -> None:
    """Tell where an exception happened. What it says may name hidden cards or addresses, so that is not told."""
    where = "".join(traceback.format_tb(error.__traceback__)[-12:])
    print(f"{type(error).__name__}\n{where}", file=sys.stderr, flush=True)


async def hear_complaints(stream: asyncio.StreamReader, who: str, pid: int) -> None:
    """Log what comes on standard error, the end of each piece, as `WHO_said`; a flood has to wait."""
    while heard := await stream.read(CHUNK):
        if text := heard[-LONGEST:].decode("utf-8", "replace").strip():
            log.warning(f"{who}_said", pid=pid, text=text)
        await asyncio.sleep(BREATH_S)
