"""All that the rules may lean on: the `@rule` decorator, random numbers, and the log of what happened.

The rules of a game are plain functions over a record (one element of a NumPy structured array), in the subset of
Python that Numba compiles. The very same source runs

1. interpreted, when the environment says ``VOLIERA_MODE=interpreted`` (debugging, reading, coverage, tests);
2. compiled for the CPU, the default;
3. inside CUDA kernels, which may call `@rule` functions directly.

So rules allocate nothing, raise nothing, and use integers only. In interpreted mode NumPy's small integers overflow:
loads are widened with ``int(...)`` before they are shifted, multiplied or summed.

Numba's cache does not notice that a function *called by* a cached one has changed. The cache folder therefore
carries a hash of all sources that hold rules, and of those beside them, whose constants are compiled in: stale rules
are never run.
"""

import hashlib
import os
import shutil
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import numba
import numpy as np
import numpy.typing as npt
from platformdirs import user_cache_path

INTERPRETED = os.environ.get("VOLIERA_MODE", "compiled") == "interpreted"
"""True when the rules run as plain Python."""

Record: TypeAlias = Any
"""One game's state: an element of a structured array, whose fields are read and written as attributes."""

Log: TypeAlias = npt.NDArray[np.int16]
"""What happened, as numbers: row 0 holds the count, each further row one event (kind, and three arguments)."""

Cards: TypeAlias = npt.NDArray[np.int8]

SILENT: Log = np.zeros((1, 4), np.int16)
"""A log without room: for play-outs and searches that want no events."""

LOG_ROWS = 96
"""Room for everything that one step can cause (a written round of eight sets, trophies, and the next deal)."""

_PACKAGE = Path(__file__).parent
_STALE_AFTER_DAYS = 30


def sources_key(package: Path = _PACKAGE) -> str:
    """A hash of every source that compiled rules are made of; it names the cache folder.

    These are the files that hold rules and, in a game's folder, all files: rules take constants from them.
    """
    sources = {path: path.read_bytes() for path in sorted(package.rglob("*.py"))}
    holding = {path for path, source in sources.items() if b"@rule" in source or b"@entry" in source}
    folders = {path.parent for path in holding} - {package}
    digest = hashlib.blake2b(numba.__version__.encode(), digest_size=8)
    for path, source in sources.items():
        if path in holding or path.parent in folders:
            digest.update(path.relative_to(package).as_posix().encode() + b"\0" + source)
    return digest.hexdigest()


def cache_folder() -> Path:
    """Where compiled rules are kept: ``VOLIERA_CACHE`` or the user's cache folder, keyed by the sources."""
    root = os.environ.get("VOLIERA_CACHE")
    return (Path(root) if root else user_cache_path("voliera")) / "compiled" / sources_key()


if not INTERPRETED:
    with suppress(OSError):
        os.utime(cache_folder())  # in use: see forget_stale_caches
    numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]

_njit: Any = numba.njit  # some of the options below are missing from its types
_unliteral: Any = numba.types.unliteral
_OPTIONS = {"cache": True, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}


F = TypeVar("F", bound=Callable[..., Any])


def _wide(kind: Any) -> Any:
    """The type in which a rule is given an argument of some type: every integer, also a constant, has 64 bits."""
    kind = _unliteral(kind)
    return numba.types.int64 if isinstance(kind, numba.types.Integer) else kind


def _compile_once(dispatcher: Any) -> Any:
    """Numba compiles a function anew for each constant and each size of integer it is called with: here, only once.

    It takes half the time, and nothing is lost: what is small enough is inlined where it is called, constants too.
    """
    ask = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: ask(tuple(map(_wide, args)), kws)
    return dispatcher


def rule(function: F) -> F:
    """Mark a function as part of the rules, called by other rules only: no door to Python is compiled for it."""
    if INTERPRETED:
        return function
    inner: F = _compile_once(_njit(**_OPTIONS, no_cpython_wrapper=True)(function))
    return inner


def entry(function: F) -> F:
    """Mark a rule that Python calls too."""
    if INTERPRETED:
        return function
    outer: F = _compile_once(_njit(**_OPTIONS)(function))
    return outer


def forget_stale_caches() -> None:
    """Remove compiled rules of other source versions that nobody has used for a month."""
    current = cache_folder()
    if not current.parent.is_dir():
        return
    for folder in current.parent.iterdir():
        if folder != current and time.time() - folder.stat().st_mtime > _STALE_AFTER_DAYS * 86_400:
            shutil.rmtree(folder, ignore_errors=True)


WORD = 0xFFFFFFFF


@rule
def draw(s: Record) -> int:
    """The next 32 random bits of the record's own generator (Doty-Humphrey's sfc32).

    Only additions, shifts and exclusive-ors of 32-bit words held in 64-bit integers: the same on every target.
    """
    a = np.int64(s.rng[0])
    b = np.int64(s.rng[1])
    c = np.int64(s.rng[2])
    counter = np.int64(s.rng[3])
    word = (a + b + counter) & WORD
    s.rng[0] = b ^ (b >> 9)
    s.rng[1] = (c + (c << 3)) & WORD
    s.rng[2] = ((((c << 21) & WORD) | (c >> 11)) + word) & WORD
    s.rng[3] = (counter + 1) & WORD
    return word  # type: ignore[return-value]  # a 64-bit integer in every mode


@rule
def below(s: Record, n: int) -> int:
    """A uniform integer in 0 … n-1, without bias (Lemire's multiply and reject), 1 ≤ n ≤ 2**31."""
    product = draw(s) * n
    if (product & WORD) < n:
        reject = (WORD + 1 - n) % n
        while (product & WORD) < reject:
            product = draw(s) * n
    return product >> 32


@entry
def seed_generator(s: Record, low: int, high: int) -> None:
    """Start the record's generator from two 32-bit halves of a seed."""
    s.rng[0] = low
    s.rng[1] = high
    s.rng[2] = 0x9E3779B9
    s.rng[3] = 1
    for _ in range(12):
        draw(s)


@rule
def shuffle(s: Record, cards: Cards, start: int, stop: int) -> None:
    """Shuffle cards[start:stop] in place (Fisher and Yates)."""
    for i in range(stop - 1, start, -1):
        j = start + below(s, i - start + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


@rule
def note(log: Log, kind: int, a: int, b: int, c: int) -> None:
    """Write one event into the log, if it has room (the first question is settled when compiling for a silent one)."""
    if log.shape[0] > 1:
        row = log[0, 0] + 1
        if row < log.shape[0]:
            log[row, 0] = kind
            log[row, 1] = a
            log[row, 2] = b
            log[row, 3] = c
            log[0, 0] = row


States: TypeAlias = npt.NDArray[np.void]


def thaw(frozen: bytes, state: np.dtype[np.void]) -> States:
    """Games from their bytes (`states.tobytes()`), free to be changed: by far NumPy's fastest way to copy records."""
    return np.frombuffer(bytearray(frozen), state)


def new_log() -> Log:
    """An empty log with room for one step's events."""
    return np.zeros((LOG_ROWS, 4), np.int16)


def seed_halves(seed: int) -> tuple[int, int]:
    """The two 32-bit halves of a seed. Any integer is a seed; it counts modulo 2**64."""
    return seed & WORD, (seed >> 32) & WORD
