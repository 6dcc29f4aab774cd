"""Recorded calls, made again on the CPU."""

import json
import zlib
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

from voliera.kernel.exports import Array, Export
from voliera.wasm import all_exports


@dataclass(frozen=True)
class Call:
    """A recorded call."""

    name: str
    place: int
    """Its number among the calls of this function."""
    export: Export
    arguments: list[Any]
    """Numbers; arrays and records as bytes with their shapes."""

    @property
    def numbers(self) -> list[Any]:
        """The arguments that are numbers."""
        return [one for one in self.arguments if not isinstance(one, tuple)]

    def given(self) -> list[Any]:
        """Return the arguments as they were before the call."""
        return [
            made(kind, *one) if isinstance(one, tuple) else one
            for kind, one in zip(self.export.arguments, self.arguments, strict=True)
        ]

    def seconds(self) -> float:
        """Make the call; return the seconds that the processor spent on it."""
        given = self.given()
        started = process_time()
        self.export.function(*given)
        return process_time() - started


def made(kind: Any, data: bytes, shape: list[int] | None) -> Any:
    """Return an array, or a record, of its bytes."""
    array = np.frombuffer(bytearray(data), kind.dtype)
    return array.reshape(shape) if isinstance(kind, Array) and shape is not None else array[0]


def recorded_calls(folder: Path) -> list[Call]:
    """Read the calls of a folder (recording.py)."""
    blobs = (folder / "blobs.bin").read_bytes()
    exports = {export.name: export for export in all_exports()}
    calls: list[Call] = []
    places: dict[str, int] = {}
    for told in json.loads((folder / "calls.json").read_text(encoding="utf-8")):
        arguments: list[Any] = []
        for one in told["arguments"]:
            if isinstance(one, dict) and "blob" in one:
                start, length = one["blob"]
                arguments.append((zlib.decompress(blobs[start : start + length]), one["shape"]))
            else:
                arguments.append(int(one["long"]) if isinstance(one, dict) else one)
        name = told["name"]
        places[name] = places.get(name, -1) + 1
        calls.append(Call(name, places[name], exports[name], arguments))
    return calls
