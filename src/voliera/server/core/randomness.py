"""Random bytes of the system, for seeds, nonces and ids.

Each time they are asked for, Python's lock is let go, and a thread that draws them one by one waits for it behind all
others. So whoever makes many tables at once draws from a reserve.
"""

import secrets
from collections.abc import Callable

Draw = Callable[[int], bytes]
"""Gives this number of random bytes, each of them once."""
BLOCK = 4_096


class Reserve:
    """Random bytes drawn in blocks, for one piece of work: where a process forks, both would give the same."""

    def __init__(self) -> None:
        self._block = b""
        self._used = 0

    def __call__(self, count: int) -> bytes:
        """Give some of them."""
        if self._used + count > len(self._block):
            self._block, self._used = secrets.token_bytes(max(BLOCK, count)), 0
        first, self._used = self._used, self._used + count
        return self._block[first : self._used]
