"""For all tests: nothing depends on how fast the machine is.

The solvers' clock counts work, programs from outside have time enough, and Hypothesis sets no deadlines.
"""

from collections.abc import Iterator
from itertools import count

import pytest
from hypothesis import HealthCheck, settings

from tests.waiting import PATIENCE_S

settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")

LOOK_S = 0.001
"""Seconds that pass between two looks of a search at the clock: about what the work between them takes."""


@pytest.fixture(autouse=True, scope="session")
def any_machine() -> Iterator[None]:
    """Let `time_ms=5` mean "until the fifth look at the clock" for solvers, and give programs from outside time."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("voliera.games.birdie.solve.plan.monotonic", count(step=LOOK_S).__next__)
        patched.setattr("voliera.bots.external.GRACE_S", PATIENCE_S)
        patched.setattr("voliera.bots.external.START_S", PATIENCE_S)
        yield
