"""What a compiled function is made of: its own file, and every file of the package that this imports, and so on.

Numba's cache does not notice that a function *called by* a cached one, or a constant in another file, has changed. So
compiled functions are kept in folders that are named after a hash of all these sources: stale ones are never run, and
what a change does not touch need not be compiled again. The WebAssembly module is keyed in the same way: hatch_build.py
loads this file by itself, so it imports nothing but the standard library.
"""

import hashlib
import re
from functools import cache
from importlib.metadata import version
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
_IMPORT = re.compile(r"^(?:from (voliera[\w.]*) import (\([^)]*\)|[^\n]*)|import (voliera[\w.]*))", re.MULTILINE)
COMPILED = ("@rule", "@entry", "@short_entry")
"""What marks a compiled function (kernel/__init__.py)."""


@cache
def imported(file: Path, package: Path = PACKAGE) -> frozenset[Path]:
    """The files of the package that a file imports when it is loaded."""
    found: set[Path] = set()
    for module, names, alone in _IMPORT.findall(file.read_text(encoding="utf-8")):
        inside = package.joinpath(*(module or alone).split(".")[1:])
        candidates = [inside.with_suffix(".py"), inside / "__init__.py"]
        for name in re.findall(r"\w+", names):
            candidates += [inside / f"{name}.py", inside / name / "__init__.py"]
        found.update(path for path in candidates if path.is_file())
    return frozenset(found)


def made_of(file: Path, package: Path = PACKAGE) -> list[Path]:
    """A file and all that it leans on, in a fixed order."""
    found: set[Path] = set()
    left = [file]
    while left:
        path = left.pop()
        if path not in found:
            found.add(path)
            left += imported(path, package)
    return sorted(found)


@cache
def key_of(file: Path, package: Path = PACKAGE) -> str:
    """A hash of everything that the functions of a file are compiled from."""
    return _hash(made_of(file, package), package)


@cache
def key_of_all(package: Path = PACKAGE) -> str:
    """A hash of everything that any compiled function is made of."""
    files: set[Path] = set()
    for path in package.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        if any(mark in source for mark in COMPILED):
            files.update(made_of(path, package))
    return _hash(sorted(files), package)


def _hash(files: list[Path], package: Path) -> str:
    digest = hashlib.blake2b(version("numba").encode(), digest_size=8)
    for path in files:
        name = path.relative_to(package).as_posix() if path.is_relative_to(package) else path.name
        digest.update(name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()
