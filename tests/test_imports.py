"""Imports go one way: no module imports itself, through whichever others.

Imports inside functions count, and so do those for the type checker alone. The directions are contracts of
import-linter (pyproject.toml), which `make lint` checks.
"""

from graphlib import CycleError, TopologicalSorter

import grimp
import pytest


@pytest.mark.parametrize("without_types", [True, False], ids=["running", "types-included"])
def test_there_is_no_cycle(without_types: bool) -> None:
    # no cache: one cannot hold both graphs, and tells of imports that were changed since
    graph = grimp.build_graph("voliera", exclude_type_checking_imports=without_types, cache_dir=None)
    imported = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    assert len(imported) > 400
    try:
        TopologicalSorter(imported).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))
