"""The addresses of names that people gave, looked up beside everything else.

A resolver may take half a minute to answer, or never answer, and nothing can stop a thread that asks it. So each lookup
has a thread of its own that nobody waits for, not one of the pool that the rest of the server works in; there are few
at a time, and each is waited for a short while only.
"""

import asyncio
import socket
import threading
import time
from collections import OrderedDict

LOOKUPS = 32
"""Maximum number of names that are looked up at a time; further ones count as unanswered at once."""
DEADLINE_S = 3.0
"""Seconds to wait for the addresses of a name."""
FRESH_S = 60.0
"""Seconds for which addresses are used without asking again. Older ones are used where no answer comes."""
KEPT = 256
"""Maximum number of names whose addresses are kept."""


def addresses_of(host: str) -> list[str]:
    """Return the addresses of a name, however long that takes; raises OSError where it has none."""
    found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(one[4][0]) for one in found))


class Names:
    """The names that one process looks up."""

    def __init__(self) -> None:
        self._asked: dict[str, asyncio.Future[list[str]]] = {}
        self._kept: OrderedDict[str, tuple[float, list[str]]] = OrderedDict()

    async def resolved(self, host: str) -> list[str]:
        """Return the addresses of a name; raises OSError where it has none, TimeoutError where nobody answers."""
        kept = self._kept.get(host)
        if kept is not None and time.monotonic() - kept[0] < FRESH_S:
            self._kept.move_to_end(host)
            return kept[1]
        try:
            async with asyncio.timeout(DEADLINE_S):
                return await asyncio.shield(self._asked.get(host) or self._ask(host))
        except TimeoutError:
            if kept is None:
                raise
            return kept[1]

    def close(self) -> None:
        """Give up what is being looked up. The threads end by themselves, and the process ends without them."""
        for asked in self._asked.values():
            if not asked.done():
                asked.set_exception(TimeoutError("the server stops"))

    def _ask(self, host: str) -> asyncio.Future[list[str]]:
        if len(self._asked) >= LOOKUPS:
            raise TimeoutError("too many names are looked up")
        loop = asyncio.get_running_loop()
        asked: asyncio.Future[list[str]] = loop.create_future()

        def tell(found: list[str] | OSError) -> None:
            if asked.done():
                return
            if isinstance(found, OSError):
                asked.set_exception(found)
            else:
                asked.set_result(found)

        def work() -> None:
            found: list[str] | OSError
            try:
                found = addresses_of(host)
            except OSError as error:
                found = error
            except UnicodeError as error:  # a label that is too long, for example
                found = OSError(str(error))
            try:
                loop.call_soon_threadsafe(tell, found)
            except RuntimeError:
                return  # the server has stopped meanwhile

        threading.Thread(target=work, name="names", daemon=True).start()
        self._asked[host] = asked
        asked.add_done_callback(lambda _: self._answered(host, asked))
        return asked

    def _answered(self, host: str, asked: asyncio.Future[list[str]]) -> None:
        del self._asked[host]
        if asked.cancelled() or asked.exception() is not None:
            return
        self._kept[host] = (time.monotonic(), asked.result())
        self._kept.move_to_end(host)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
