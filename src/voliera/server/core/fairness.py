"""The promise about the deal: its hash is published before the first move, and everything behind it after the last.

The hash is SHA-256 over a nonce of 256 bits and the start position. The nonce keeps players from finding the deal by
hashing one deal after the other; the hash keeps the server from changing the deal afterwards. It does not prove that
the deal is random. Anybody can check it with `commitment_of`. docs/fairness.md says what is promised, and what is not.
"""

import hashlib
import json
from contextlib import suppress
from secrets import token_bytes

import msgspec
from msgspec import Struct

from voliera.documents import Document
from voliera.server.core.randomness import Draw

SEED_BITS = 128
"""Random bits that the deal of a table comes from."""

ALGORITHM = "sha256(nonce, newline, start as JSON with sorted names and no spaces, in ASCII)"


class Fairness(Struct, frozen=True, omit_defaults=True):
    """What was promised about the deal and, once the game is over, all that is needed to check it."""

    commitment: str
    algorithm: str
    nonce: str | None = None
    start: Document | None = None


def new_seed(draw: Draw = token_bytes) -> int:
    """A wide seed (voliera.kernel.chance) with as many random bits; the bit above them makes it wide."""
    return 1 << SEED_BITS | int.from_bytes(draw(SEED_BITS // 8), "big")


def new_nonce(draw: Draw = token_bytes) -> str:
    """256 random bits."""
    return draw(32).hex()


def canonical(position: Document) -> str:
    """A position as one text: sorted names, no spaces, plain ASCII.

    A position is names and integers, which msgspec writes as `json` does; only component data among the options may be
    something else, which the two write differently.
    """
    options = position.get("options")
    if isinstance(options, dict) and all(type(value) is bool for value in options.values()):
        with suppress(OverflowError):
            written = msgspec.json.encode(position, order="sorted")
            text = written.decode()
            if len(text) == len(written) and "\\" not in text and "\x7f" not in text:  # ASCII, with nothing to escape
                return text
    return json.dumps(position, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def commitment_of(nonce: str, position: Document) -> str:
    """The hash that is published."""
    return hashlib.sha256(f"{nonce}\n{canonical(position)}".encode()).hexdigest()
