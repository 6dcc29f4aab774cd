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
from collections.abc import Callable, Iterable, Iterator
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
        self.word: Callable[[], int] = self._words().__next__
        """Return the next 32 bits."""

    def _words(self) -> Iterator[int]:
        used, count = 0, _FIRST_WORDS
        while True:
            words = struct.unpack(f"<{count}I", self._hash.digest(4 * count))  # begins as the shorter one did
            yield from words[used:]
            used, count = count, 2 * count

    def below(self, n: int) -> int:
        """A uniform integer in 0 … n-1, without bias, found as `kernel.below` does."""
        product = self.word() * n
        return (product if product & WORD >= n else self._accepted(product, n)) >> 32

    def _accepted(self, product: int, n: int) -> int:
        """Draw again as long as the product is rejected: then its lower half is below n."""
        reject = (WORD + 1 - n) % n
        while (product & WORD) < reject:
            product = self.word() * n
        return product

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """The items in a random order (Fisher and Yates)."""
        order, word = list(items), self.word
        for i in range(len(order) - 1, 0, -1):
            product = word() * (i + 1)  # as in `below`, which is called too often here
            j = (product if product & WORD > i else self._accepted(product, i + 1)) >> 32
            order[i], order[j] = order[j], order[i]
        return order

    def seed(self, s: Record) -> None:
        """Give the record's generator four words of its own."""
        s["rng"] = [self.word() for _ in range(4)]


def is_wide(seed: int) -> bool:
    """Whether all bits of a seed count, and not only 64 of them."""
    return seed >= WIDE


def seed_record(s: Record, seed: int) -> None:
    """Start the generator of a record from a seed of any size."""
    if is_wide(seed):
        Stream(seed).seed(s)
    else:
        seed_generator(s, *seed_halves(seed))
