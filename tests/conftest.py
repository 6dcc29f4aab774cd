"""For all tests: the solvers' clock counts work, so no answer depends on how fast the machine is."""

from collections.abc import Iterator
from itertools import count

import pytest

LOOK_S = 0.001
"""Seconds that pass between two looks of a search at the clock: about what the work between them takes."""


@pytest.fixture(autouse=True, scope="session")
def work_clock() -> Iterator[None]:
    """Let `time_ms=5` mean "until the fifth look at the clock" for the solvers of this process."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("voliera.solve.birdie.plan.monotonic", count(step=LOOK_S).__next__)
        yield
