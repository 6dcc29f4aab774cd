"""All that the rules may lean on: the `@rule` decorator, random numbers, and the log of what happened.

The rules of a game are plain functions over a record (one element of a NumPy structured array), in the subset of
Python that Numba compiles. The very same source runs

1. interpreted, when the environment says ``VOLIERA_MODE=interpreted`` (debugging, reading, coverage, tests);
2. compiled for the CPU, the default;
3. inside CUDA kernels, which may call `@rule` functions directly;
4. as WebAssembly, for browsers: ``VOLIERA_MODE=wasm`` is the mode of the process that builds it (kernel/wasm).

So rules allocate nothing, raise nothing, and use integers only; searches and networks use floats, too, with the exp and
log of exact.py. In interpreted mode NumPy's small integers overflow: loads are widened with ``int(...)`` before they
are shifted, multiplied or summed.

Compiled rules are kept in folders named after all that they are made of (sources.py): stale ones are never run.
"""

import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import numba
import numpy as np
import numpy.typing as npt
from platformdirs import user_cache_path

from voliera.kernel.loading import LightCache
from voliera.kernel.sources import key_of, key_of_all

MODE = os.environ.get("VOLIERA_MODE", "compiled")
INTERPRETED = MODE == "interpreted"
"""True when the rules run as plain Python."""
LOWERED = MODE == "wasm"
"""True where a WebAssembly module is built: functions are compiled for that, and run as plain Python here."""

Record: TypeAlias = Any
"""One game's state: an element of a structured array, whose fields are read and written as attributes."""

Log: TypeAlias = npt.NDArray[np.int16]
"""What happened, as numbers: row 0 holds the count, each further row one event (kind, and three arguments)."""

Cards: TypeAlias = npt.NDArray[np.int8]

SILENT: Log = np.zeros((1, 4), np.int16)
"""A log without room: for play-outs and searches that want no events."""

LOG_ROWS = 96
"""Room for everything that one step can cause (a written round of eight sets, trophies, and the next deal)."""

_STALE_AFTER_DAYS = 30


def cache_folder() -> Path:
    """Where it is noted what has been compiled of the sources as they are now."""
    return compiled_folder() / key_of_all()


def compiled_folder() -> Path:
    """Where all that is compiled is kept: in ``VOLIERA_CACHE`` or in the user's cache folder."""
    root = os.environ.get("VOLIERA_CACHE")
    return (Path(root) if root else user_cache_path("voliera")) / "compiled"


@cache
def folder_of(file: Path) -> str:
    """Where the compiled functions of a source file are kept; it is marked as being in use (forget_stale_caches)."""
    folder = compiled_folder() / key_of(file)
    with suppress(OSError):
        os.utime(folder)
    return str(folder)


_njit: Any = numba.njit  # some of the options below are missing from its types
_unliteral: Any = numba.types.unliteral
_OPTIONS = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}


F = TypeVar("F", bound=Callable[..., Any])


def _wide(kind: Any) -> Any:
    """The type in which a rule is given an argument of some type: every integer, also a constant, has 64 bits."""
    kind = _unliteral(kind)
    return numba.types.int64 if isinstance(kind, numba.types.Integer) else kind


def _compile_once(dispatcher: Any) -> Any:
    """Numba compiles a function again for each constant and each size of integer it is called with: here, only once.

    It takes half the time, and nothing is lost: what is small enough is inlined where it is called, constants too.
    """
    ask = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: ask(tuple(map(_wide, args)), kws)
    return dispatcher


def rule(function: F) -> F:
    """Mark a function as part of the rules, called by other rules only: no door to Python is compiled for it."""
    return _compiled(function, no_cpython_wrapper=True)


def entry(function: F) -> F:
    """Mark a rule that Python calls too."""
    return _compiled(function)


def short_entry(function: F) -> F:
    """Mark a rule that Python calls too, and that takes so little time that Python's lock is not given back for it."""
    return _compiled(function, nogil=False)


def _compiled(function: F, **options: bool) -> F:
    if INTERPRETED:
        return function
    if LOWERED:
        from voliera.kernel.wasm.target import lowered

        dispatcher: F = _compile_once(lowered(function))
        return dispatcher
    numba.config.CACHE_DIR = folder_of(Path(function.__code__.co_filename))  # type: ignore[attr-defined]
    made: Any = _compile_once(_njit(**{**_OPTIONS, **options})(function))
    made._cache = LightCache(function)  # type: ignore[no-untyped-call]
    return made  # type: ignore[no-any-return]


def forget_stale_caches() -> None:
    """Remove compiled rules of other source versions that nobody has used for a month.

    Times are those of the file system: with a wall clock that is ahead, everything would look old.
    """
    own = cache_folder()
    if not own.is_dir():
        return
    with suppress(OSError):
        os.utime(own)
    now = own.stat().st_mtime
    for folder in compiled_folder().iterdir():
        with suppress(FileNotFoundError):  # another process does the same
            if now - folder.stat().st_mtime > _STALE_AFTER_DAYS * 86_400:
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
    """The two 32-bit halves of a seed, which counts modulo 2**64 here; larger ones are for chance.py."""
    return seed & WORD, (seed >> 32) & WORD
