"""Calls of compiled functions, recorded while bots, solvers and networks work: arguments before, and all that is after.

A call is kept with the bytes of its arguments, and digests of those that it left behind; web/proof/calls.mjs makes the
same call in WebAssembly.
"""

import hashlib
import json
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba.core.registry import CPUDispatcher

from voliera.kernel.exports import Array, Export, One
from voliera.wasm import all_exports

SHORT = 16
"""Digits of a digest."""


class Recorder:
    """Keeps some of the calls of each function: the first ones, then every nth."""

    def __init__(self, folder: Path, most: int, rest: int = 7) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder, self._most, self._rest = folder, most, rest
        self._blobs = (folder / "blobs.bin").open("wb")
        self._seen: Counter[str] = Counter()
        self.kept: Counter[str] = Counter()
        self.calls: list[dict[str, Any]] = []

    def call(self, exports: list[Export], function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        """Call a function, and keep the call or not."""
        name = next(export.name for export in exports if fits(export, arguments))
        self._seen[name] += 1
        early = self._seen[name] <= self._most // 4
        if self.kept[name] >= self._most or not (early or self._seen[name] % self._rest == 0):
            return function(*arguments)
        self.kept[name] += 1
        told = [self._before(one) for one in arguments]
        back = function(*arguments)
        for one, before in zip(arguments, told, strict=True):
            if isinstance(before, dict) and "blob" in before:
                before["after"] = hashlib.sha256(one.tobytes()).hexdigest()[:SHORT]
        self.calls.append({"name": name, "arguments": told, "result": as_json(back)})
        return back

    def _before(self, argument: Any) -> Any:
        if not isinstance(argument, np.ndarray | np.void):
            return as_json(argument)
        packed = zlib.compress(argument.tobytes(), 1)
        start = self._blobs.tell()
        self._blobs.write(packed)
        shape = list(argument.shape) if isinstance(argument, np.ndarray) else None
        return {"size": argument.itemsize, "shape": shape, "blob": [start, len(packed)]}

    def close(self) -> Path:
        """Write all that was kept; returns the folder."""
        self._blobs.close()
        (self._folder / "calls.json").write_text(json.dumps(self.calls), encoding="utf-8")
        return self._folder


def as_json(value: Any) -> Any:
    """Return a number, or several, as JSON has them; integers that JavaScript could not hold are refused."""
    if isinstance(value, tuple):
        return [as_json(one) for one in value]
    plain = value.item() if isinstance(value, np.generic) else value
    if isinstance(plain, int) and abs(plain) > 2**53:
        return {"long": str(plain)}
    return plain


def fits(export: Export, arguments: tuple[Any, ...]) -> bool:
    """Whether arguments are of an export's types: one function may be exported for several kinds of records."""
    wanted = [one.dtype.itemsize for one in export.arguments if isinstance(one, Array | One)]
    return wanted == [one.itemsize for one in arguments if isinstance(one, np.ndarray | np.void)]


@contextmanager
def recording(folder: Path, most: int) -> Iterator[Recorder]:
    """Record calls while the context lasts: all calls from Python, wherever the function is held."""
    recorder = Recorder(folder, most)
    by_function: dict[int, list[Export]] = {}
    for export in all_exports():
        by_function.setdefault(id(export.function), []).append(export)
    usual = CPUDispatcher.__call__

    class Watched(CPUDispatcher):
        """A compiled function that tells of its calls."""

        def __call__(self, *arguments: Any) -> Any:
            return recorder.call(by_function[id(self)], lambda *given: usual(self, *given), arguments)

    with pytest.MonkeyPatch.context() as patch:
        for export in all_exports():
            patch.setattr(export.function, "__class__", Watched)
        yield recorder
    recorder.close()
