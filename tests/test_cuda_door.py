"""Numba's CUDA target is named in two files: what replaces it one day changes nothing else (docs/dependencies.md)."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from voliera.kernel import cuda

SOURCES = Path(__file__).parents[1] / "src" / "voliera"
DOORS = {"kernel/cuda.py", "kernel/cuda_exact.py"}
CUDA = re.compile(r"(numba\.cuda|numba_cuda)(\.\w+)*")


def names_in(text: str) -> Iterator[str]:
    """The modules that a source imports, and texts that look like the name of one."""
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Import():
                yield from (one.name for one in node.names)
            case ast.ImportFrom(module=str(module)):
                yield from (f"{module}.{one.name}" for one in node.names)
            case ast.Constant(value=str(value)):
                yield value
            case _:
                pass


def names_cuda(text: str) -> bool:
    """Whether a source asks for Numba's CUDA target."""
    return any(CUDA.fullmatch(name) for name in names_in(text))


def test_only_the_doors_name_the_cuda_target() -> None:
    found = {
        str(path.relative_to(SOURCES))
        for path in SOURCES.rglob("*.py")
        if "cuda" in (text := path.read_text(encoding="utf-8")) and names_cuda(text)
    }
    assert found == DOORS


@pytest.mark.parametrize(
    "text",
    [
        "from numba import cuda",
        "import numba.cuda",
        "from numba.cuda import jit",
        "import numba_cuda",
        "def f():\n    from numba_cuda.numba import cuda",
        "importlib.import_module('numba.cuda.dispatcher')",
    ],
)
def test_every_way_of_asking_for_it_is_seen(text: str) -> None:
    assert names_cuda(text)


def test_other_uses_of_numba_are_not() -> None:
    assert not names_cuda("import numba\nfrom voliera.kernel import cuda\ntext = 'numba.cuda is deprecated'")


def test_small_batches_are_no_reason_to_warn() -> None:
    """Tests turn warnings into errors, and numba-cuda would warn at each launch of fewer than 128 blocks."""
    assert cuda.driver().config.CUDA_LOW_OCCUPANCY_WARNINGS == 0
