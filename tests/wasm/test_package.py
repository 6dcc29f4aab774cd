"""The package for browsers has what it needs, nothing else, and is the same whenever it is built."""

import ast
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import hatch_build
from voliera.browser.__main__ import FILE, SHIMS, document

SOURCES = cache(lambda: document()["sources"])
"""The package takes seconds to make."""
ELSEWHERE = ("client", "terminal", "cli", "arena", "learn")


def test_a_build_gives_the_same_bytes_in_any_order_of_sets(tmp_path: Path) -> None:
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        command = [sys.executable, "-m", "voliera.browser", str(tmp_path / seed)]
        subprocess.run(command, env=environment, check=True)
    assert (tmp_path / "1" / FILE).read_bytes() == (tmp_path / "2" / FILE).read_bytes()


def test_servers_and_terminals_stay_out() -> None:
    sources = SOURCES()
    assert "voliera/protocol/engine.py" in sources
    assert "voliera/server/core/table.py" in sources
    assert not [path for path in sources if path.startswith("voliera/") and path.split("/")[1] in ELSEWHERE]
    server = [path for path in sources if path.startswith("voliera/server/")]
    assert [path for path in server if not path.startswith("voliera/server/core/")] == ["voliera/server/__init__.py"]


def test_all_that_modules_import_is_there() -> None:
    sources = SOURCES()
    for path, text in sources.items():
        for node in ast.walk(ast.parse(text)):
            if not path.startswith("voliera") or not isinstance(node, ast.ImportFrom):
                continue
            module = (node.module or "").replace(".", "/")
            places = [f"{module}.py", f"{module}/__init__.py", f"{module}/{node.names[0].name}.py"]
            assert any(place in sources for place in places), f"{path}: {ast.unparse(node)}"


def test_a_changed_file_of_the_package_is_noticed() -> None:
    """The sum covers all that goes into the package."""
    package = hatch_build.ROOT / "src" / "voliera"
    for path in SOURCES():
        source = package.parent / path if path.startswith("voliera") else SHIMS / path
        assert source.is_file()
        assert not path.startswith("voliera") or hatch_build.is_for_browsers(source.relative_to(package))
