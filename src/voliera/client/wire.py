"""One web socket to a server, as small as a table needs it; tests hand in their own."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol

from msgspec import MsgspecError
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import WebSocketException

from voliera import __version__

LARGEST = 4_194_304
"""The longest message: the present of a finished game, with its whole log."""
OPEN_S = 9.0
CLOSE_S = 0.5


class Broken(Exception):
    """The socket is of no use any more."""


BREAKS = (Broken, OSError, EOFError, TimeoutError, WebSocketException, MsgspecError)
"""Everything after which another socket is opened."""


class Wire(Protocol):
    """A socket that is open."""

    async def send(self, text: str, /) -> None:
        """Send one message; raises one of BREAKS."""

    async def recv(self) -> str | bytes:
        """The next message; may be cancelled without losing one."""

    async def close(self) -> None:
        """Close it, and do not wait long."""


Connect = Callable[[str, Mapping[str, str]], Awaitable[Wire]]
"""Opens a socket to an address with headers; raises one of BREAKS."""


async def connect(url: str, headers: Mapping[str, str]) -> Wire:
    """A real socket. Voliera's own pings look after it, and messages are too small to be compressed."""
    return await open_socket(
        url,
        additional_headers=headers,
        user_agent_header=f"voliera/{__version__}",
        compression=None,
        ping_interval=None,
        open_timeout=OPEN_S,
        close_timeout=CLOSE_S,
        max_size=LARGEST,
        max_queue=8,
    )
