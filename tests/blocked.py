"""A process in which only the packages of the smallest installation can be imported: `python -m tests.blocked`.

With `-c CODE` it runs some code there, else the command `voliera` with the arguments.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from _typeshed.importlib import MetaPathFinderProtocol

SMALLEST = {"llvmlite", "msgspec", "numba", "numpy", "platformdirs"}
"""The four packages, and the one that numba needs."""
OURS = {"tests", "voliera"}


class Smallest(MetaPathFinder):
    """Finds the modules that Python and the smallest installation bring, as others do; no others."""

    def __init__(self, others: list[MetaPathFinderProtocol]) -> None:
        self.others = others

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        top = name.partition(".")[0]
        if top in sys.stdlib_module_names or top in SMALLEST or top in OURS:
            found = (finder.find_spec(name, path, target) for finder in self.others)
            return next((spec for spec in found if spec is not None), None)
        return None

    def find_distributions(self, context: Any) -> Iterator[Any]:
        """What is installed, as `importlib.metadata` asks for it."""
        for finder in self.others:
            if hasattr(finder, "find_distributions"):
                yield from finder.find_distributions(context)


def loaded() -> set[str]:
    """Packages in this process that are neither Python's nor ours."""
    paths = {name: getattr(module, "__file__", None) or "" for name, module in list(sys.modules.items())}
    return {name.partition(".")[0] for name, path in paths.items() if "site-packages" in path} - OURS


if __name__ == "__main__":
    found = [name for name in sys.modules if "site-packages" in (getattr(sys.modules[name], "__file__", None) or "")]
    for name in found:  # what the environment itself loads at its start
        del sys.modules[name]
    sys.meta_path[:] = [Smallest(list(sys.meta_path))]
    if sys.argv[1:2] == ["-c"]:
        exec(sys.argv[2])
    else:
        from voliera.__main__ import main

        sys.argv[0] = "voliera"
        main()
