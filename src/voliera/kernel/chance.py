"""Chance from seeds of any size.

A seed below 2**64 counts modulo 2**64 and fills the rules' own generator, which deals, shuffles and tosses all that the
game needs (kernel/__init__.py). It is fast and the same on every target, but it is not cryptographic: cards that
somebody sees tell something about those that nobody has seen.

A seed of 2**64 or more is wide. All of its bits count: SHAKE-256 makes the deal of them and, apart from that, the four
words of the generator for whatever is shuffled later. Cards of the deal that somebody sees tell nothing about its other
cards, nor about later shuffles, unless SHAKE-256 is broken or the seed is guessed. docs/fairness.md says what follows.
"""

import hashlib
import struct
from typing import TypeVar

from voliera.kernel import WORD, Record, seed_generator, seed_halves

WIDE = 2**64
"""The smallest wide seed."""
_NAME = "voliera/deal/1"
"""What the stream is for. Another way to deal must have another name."""
_FIRST_WORDS = 96
"""Enough for a deal."""
T = TypeVar("T")


class Stream:
    """Random numbers from a wide seed: 32-bit words of SHAKE-256, little-endian, each used once."""

    def __init__(self, seed: int) -> None:
        self._hash = hashlib.shake_256(f"{_NAME}\n{seed}".encode("ascii"))
        self._words: tuple[int, ...] = ()
        self._used = 0

    def word(self) -> int:
        """The next 32 bits."""
        if self._used == len(self._words):
            count = 2 * len(self._words) or _FIRST_WORDS
            self._words = struct.unpack(f"<{count}I", self._hash.digest(4 * count))  # begins as the shorter one did
        word: int = self._words[self._used]
        self._used += 1
        return word

    def below(self, n: int) -> int:
        """A uniform integer in 0 … n-1, without bias, found as `kernel.below` does."""
        reject = (WORD + 1 - n) % n
        product = self.word() * n
        while (product & WORD) < reject:
            product = self.word() * n
        return product >> 32

    def shuffled(self, items: list[T]) -> list[T]:
        """The items in a random order (Fisher and Yates)."""
        order = list(items)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order

    def seed(self, s: Record) -> None:
        """Give the record's generator four words of its own."""
        s.rng = [self.word() for _ in range(4)]


def is_wide(seed: int) -> bool:
    """Whether all bits of a seed count, and not only 64 of them."""
    return seed >= WIDE


def seed_record(s: Record, seed: int) -> None:
    """Start the generator of a record from a seed of any size."""
    if is_wide(seed):
        Stream(seed).seed(s)
    else:
        seed_generator(s, *seed_halves(seed))
