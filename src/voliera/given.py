"""What callers give when a game begins: a seed, names, options; checked, and copied as often as they are asked for."""

import marshal
import re
import secrets
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from types import NoneType

from voliera.documents import Document
from voliera.errors import GameError

LONGEST_NAME = 40
RANDOM_BITS = 53
"""Bits of a seed that nobody has given."""
EXACT = 2**53 - 1
"""The largest integer that JSON carries through JavaScript and back (Number.MAX_SAFE_INTEGER)."""
LONGEST_SEED = 1001
"""Characters of a seed as text, with its sign."""
_LARGEST_SEED = 10 ** (LONGEST_SEED - 1)
_DIGITS = re.compile("-?[0-9]+", re.ASCII)
FLAT = (bool, int, str, NoneType)


def check_names(names: object, players: int) -> list[str]:
    """Names of the first seats, or of all."""
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        raise GameError("bad_request", "names: a list of texts, one per seat from the first")
    if len(names) > players:
        raise GameError("bad_request", f"names: {players} at most, found {len(names)}")
    if any(len(name) > LONGEST_NAME for name in names):
        raise GameError("bad_request", f"names: at most {LONGEST_NAME} characters each")
    return list(names)


def check_seed(seed: object) -> int:
    """A seed: an integer, or its decimal digits as text (`seed_document`), or None for a random one.

    A random one has few enough bits to be typed again, and to be a number everywhere. It is no secret among players of
    one program; servers deal from 128 bits (server/core/fairness.py).
    """
    if seed is None:
        return secrets.randbits(RANDOM_BITS)
    if isinstance(seed, str) and len(seed) <= LONGEST_SEED and _DIGITS.fullmatch(seed):
        return int(seed)
    if isinstance(seed, bool) or not isinstance(seed, int) or abs(seed) >= _LARGEST_SEED:
        wanted = f"an integer of at most {LONGEST_SEED - 1} digits, or its digits as text"
        raise GameError("bad_request", f"seed: {wanted}, found {_shown(seed)}")
    return seed


def seed_document(seed: int | None) -> int | str | None:
    """A seed as documents have it: where JavaScript's numbers would not hold it exactly, as text."""
    return str(seed) if seed is not None and abs(seed) > EXACT else seed


def _shown(value: object) -> str:
    """A wrong value for a message; Python refuses to print the largest integers."""
    return "a larger one" if isinstance(value, int) and not isinstance(value, bool) else f"{value!r:.40}"


def copier(options: Document) -> Callable[[], Document]:
    """How to make copies of options fast: most are flat, and component data is large."""
    if all(type(value) in FLAT for value in options.values()):
        return options.copy
    try:
        return partial(marshal.loads, marshal.dumps(options))
    except ValueError:  # something that only looks like plain data
        return partial(deepcopy, options)
