"""`python -m voliera.browser FOLDER` writes python.json there: the package for browsers, file by file.

Networks lie beside it, not compressed: as they travel they are compressed better than by zlib.
"""

import inspect
import json
import sys
import tomllib
from pathlib import Path
from typing import Any, get_args

from voliera.bots.net import weights
from voliera.browser.reach import PACKAGE, Bundle
from voliera.games import GAMES

FILE = "python.json"
FORMAT = "voliera/python/1"
WANTED = [
    ("voliera.protocol.engine", "Engine"),
    ("voliera.protocol.engine", "encode"),
    ("voliera.offline.house", "House"),
]
"""What the program of the browser (web/python/main.py) imports."""
SHIMS = PACKAGE.parents[1] / "web" / "python"
"""Modules of the standard library and of packages, as far as the rewritten modules need them."""


def exported() -> dict[tuple[str, str], list[tuple[str, str]]]:
    """Return the functions of the WebAssembly module by their Python functions: names, and what they return."""
    from voliera.wasm import all_exports

    found: dict[tuple[str, str], list[tuple[str, str]]] = {}
    for export in all_exports():
        annotation = inspect.signature(export.plain).return_annotation
        kinds = get_args(annotation) or (annotation,)
        told = ",".join("none" if kind is None else kind.__name__ for kind in kinds)
        found.setdefault((export.plain.__module__, export.plain.__name__), []).append((export.name, told))
    return found


def sources() -> dict[str, str]:
    """Return the rewritten modules and the shims by their paths."""
    bundle = Bundle(exported())
    bundle.reach(WANTED)
    shims = {path.relative_to(SHIMS).as_posix(): path.read_text(encoding="utf-8") for path in SHIMS.rglob("*.py")}
    return dict(sorted({**bundle.sources(), **shims}.items()))


def data() -> dict[str, str]:
    """Return the component files of the games, as JSON: browsers read no TOML."""
    paths = sorted(PACKAGE.glob("games/*/components.toml"))
    return {inside(path): json.dumps(tomllib.loads(path.read_text(encoding="utf-8"))) for path in paths}


def inside(path: Path) -> str:
    """Return the path of a file as the package for browsers names it."""
    return path.relative_to(PACKAGE.parent).as_posix()


def document() -> dict[str, Any]:
    """Return the bundle: modules, data, and the names of the networks, which travel beside it."""
    return {"format": FORMAT, "sources": sources(), "data": data(), "networks": [inside(path) for path in networks()]}


def networks() -> list[Path]:
    """Return the files of the networks that browsers are given: where they are not, bots search."""
    games = [name for name, wing in GAMES.items() if wing.network_in_browsers]
    return sorted(path for name in games for path in PACKAGE.glob(f"games/{name}/bots/*.net"))


def write(folder: Path) -> None:
    """Write the bundle into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(document(), ensure_ascii=False, indent=0)
    (folder / FILE).write_text(text + "\n", encoding="utf-8")
    for path in networks():
        (folder / path.name).write_bytes(weights.uncompressed(path))


if __name__ == "__main__":
    write(Path(sys.argv[1]))
