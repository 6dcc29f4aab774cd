"""For all tests: nothing depends on how fast the machine is, and what takes longest comes first.

The solvers' clock counts work, programs from outside have time enough, and Hypothesis sets no deadlines.
"""

import gc
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from typer.main import get_command

from tests.waiting import PATIENCE_S

settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")

LOOK_S = 0.001
"""Seconds that pass between two looks of a search at the clock: about what the work between them takes."""
TESTS = Path(__file__).parent
LONG = {
    65: [
        "lab/test_examples.py",
        "server/test_processes.py",
        "test_simulation.py",
    ],
    48: [
        "games/birdie/bots/test_bots.py",
        "server/test_supervisor.py",
        "server/test_troubles.py",
    ],
    33: [
        "games/birdie/terminal/test_score.py",
        "learn/test_training.py",
        "protocol/test_bower_play.py",
        "server/test_api_everything.py",
        "server/test_resend.py",
        "test_readme.py",
    ],
    27: [
        "games/birdie/solve/test_solve.py",
        "games/bower/bots/test_bots.py",
        "games/bower/terminal/test_score.py",
        "games/bower/terminal/test_sitting.py",
        "lab/test_observations.py",
        "oracle/test_against_oracle.py",
        "server/test_strangers.py",
        "wasm/test_wasm.py",
    ],
    22: [
        "arena/test_command.py",
        "lab/test_batch.py",
        "lab/test_openspiel.py",
        "protocol/test_hostile.py",
        "server/test_http_limits.py",
        "server/test_killed.py",
        "server/test_processes_analyses.py",
        "server/test_socket_limits.py",
        "server/test_storage_faults.py",
        "server/test_thinkers.py",
        "wasm/test_study.py",
        "wasm/test_tables.py",
    ],
    16: [
        "arena/test_ray.py",
        "arena/test_together.py",
        "learn/test_selfplay.py",
        "server/notices/test_dispatch.py",
        "server/test_message_secrets.py",
        "server/test_restart.py",
        "server/test_storage_damage.py",
        "test_modes.py",
        "test_redeal.py",
        "wasm/test_documents.py",
        "wasm/test_package.py",
    ],
}
"""Files by the seconds that their tests take together, about."""
LONG_S = {path: seconds for seconds, paths in LONG.items() for path in paths}
OTHER_S = 0.03
"""About what any other test takes."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the longest files first: side by side, the last ones to end are then short."""
    tests = Counter(item.path for item in items)

    def seconds(path: Path) -> float:
        return LONG_S.get(path.relative_to(TESTS).as_posix(), 0) + OTHER_S * tests[path]

    items.sort(key=lambda item: -seconds(item.path))


def pytest_collection_finish() -> None:
    """Leave all tests out of every later search for garbage: they stay until the end."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def any_machine() -> Iterator[None]:
    """Let `time_ms=5` mean "until the fifth look at the clock" for solvers, and give programs from outside time."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("voliera.games.birdie.solve.plan.monotonic", count(step=LOOK_S).__next__)
        patched.setattr("voliera.bots.external.GRACE_S", PATIENCE_S)
        patched.setattr("voliera.bots.external.START_S", PATIENCE_S)
        yield


@pytest.fixture(autouse=True, scope="session")
def commands_made_once() -> Iterator[None]:
    """Let the command line be made once, not for each call of a command: that takes longer than most commands."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("typer.testing._get_command", cache(get_command))
        yield
