"""Imports go one way: no module imports itself, through whichever others.

Imports inside functions count; those for the type checker alone do not. The directions are contracts of import-linter
(pyproject.toml), which `make lint` checks.
"""

from graphlib import CycleError, TopologicalSorter

import grimp
import pytest


def test_there_is_no_cycle() -> None:
    graph = grimp.build_graph("voliera", exclude_type_checking_imports=True)
    imported = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    assert len(imported) > 400
    try:
        TopologicalSorter(imported).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))
