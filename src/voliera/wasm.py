"""The WebAssembly module of all games: `python -m voliera.wasm FOLDER` builds voliera.wasm and voliera.json there.

The description says how each function is called: its arguments with names and types, and its result. The same sources
and versions of Numba and linker give the same bytes, on any machine.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from voliera.kernel import LOWERED
from voliera.kernel.exports import Argument, Array, Export, One

MODULE, DESCRIPTION = "voliera.wasm", "voliera.json"
FORMAT = "voliera/wasm/1"


def all_exports() -> list[Export]:
    """Return the functions of all games, and those that games share."""
    from voliera.bots.net.exports import EXPORTS
    from voliera.games import GAMES

    return [*EXPORTS, *(export for wing in GAMES.values() for export in wing.exports())]


def described(argument: Argument) -> dict[str, Any]:
    """Return the type of an argument for the description."""
    if isinstance(argument, Array):
        return {"type": type_name(argument), "bytes": argument.dtype.itemsize, "dimensions": argument.dimensions}
    if isinstance(argument, One):
        return {"type": "record", "bytes": argument.dtype.itemsize}
    return {"type": argument.value}


def type_name(argument: Array) -> str:
    """Return the name of an array's elements: `int16`, or `record`."""
    return "record" if argument.dtype.names else argument.dtype.name


def compile_all(exports: list[Export]) -> tuple[bytes, dict[str, Any]]:
    """Return the object file of all functions, and their description."""
    from voliera.kernel.wasm import doors, linking, target

    module = target.context.codegen()._create_empty_module("doors")
    libraries: dict[bool, dict[str, Any]] = {True: {}, False: {}}
    entries = {}
    for export in exports:
        libraries[export.small][export.name] = doors.add_door(module, export)
        arguments = zip(export.names, export.arguments, strict=True)
        entries[export.name] = {
            "arguments": [{"name": name, **described(argument)} for name, argument in arguments],
            "result": export.result,
        }
    inlined = doors.symbols(rule for export in exports for rule in export.inlined)
    whole = linking.join(module, libraries[False], libraries[True], inlined)
    return linking.emit(whole), {"format": FORMAT, "entries": entries}


def write(folder: Path) -> None:
    """Write the module and its description into a folder."""
    from voliera.kernel.wasm import linking

    compiled, description = compile_all(all_exports())
    folder.mkdir(parents=True, exist_ok=True)
    object_file = folder / "voliera.o"
    object_file.write_bytes(compiled)
    linking.link(object_file, folder / MODULE, description["entries"])
    object_file.unlink()
    (folder / DESCRIPTION).write_text(json.dumps(description, indent=1) + "\n", encoding="utf-8")


def build(folder: Path) -> None:
    """Build in a process of its own, whatever mode this one is in."""
    environment = {**os.environ, "VOLIERA_MODE": "wasm", "PYTHONHASHSEED": "0"}
    subprocess.run([sys.executable, "-m", "voliera.wasm", str(folder)], env=environment, check=True)


if __name__ == "__main__":
    if LOWERED and os.environ.get("PYTHONHASHSEED") == "0":
        write(Path(sys.argv[1]))
    else:
        build(Path(sys.argv[1]))
