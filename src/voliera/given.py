"""What callers give when a game begins: a seed, names, options; checked, and copied as often as they are asked for."""

import marshal
import secrets
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from types import NoneType

from voliera.documents import Document
from voliera.errors import GameError

LONGEST_NAME = 40
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
    """A seed: any integer, or None for a random one."""
    if seed is None:
        return secrets.randbits(53)
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise GameError("bad_request", f"seed: an integer, found {seed!r:.40}")
    return seed


def copier(options: Document) -> Callable[[], Document]:
    """How to make copies of options fast: most are flat, and component data is large."""
    if all(type(value) in FLAT for value in options.values()):
        return options.copy
    try:
        return partial(marshal.loads, marshal.dumps(options))
    except ValueError:  # something that only looks like plain data
        return partial(deepcopy, options)
