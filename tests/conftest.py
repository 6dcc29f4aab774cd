"""For all tests: those that wait for other processes may be run a second time."""

import pytest

PATIENT = (
    "test_processes",
    "test_bus_redis",
    "test_serve",
    "test_faults",
    "test_restart",
    "test_join",
    "test_thinkers",
)
"""Files whose tests wait for servers, terminals and children: a shared machine may stall any of them for seconds."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What needed a second run is counted in the summary; what fails twice has failed."""
    for item in items:
        if item.path.stem.startswith(PATIENT):
            item.add_marker(pytest.mark.flaky(reruns=1))
