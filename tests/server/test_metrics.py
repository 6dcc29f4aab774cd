"""Figures of several workers are told together, whichever of them is asked."""

import os
import re
import subprocess
import sys
from pathlib import Path

from voliera.server.metrics import FOLDER, WINDOW_S, Metrics, forget_worker, shared_by_workers

WORKER = """
import sys
from voliera.server.metrics import Metrics

metrics = Metrics()
metrics.sockets.inc(int(sys.argv[1]))
metrics.nacks.labels("stale").inc(int(sys.argv[1]))
metrics.lagged(float(sys.argv[1]) / 100, 5.0)
metrics.commit.observe(0.002)
print(metrics.text().decode())
"""


def figure(text: str, name: str) -> float | None:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return None if found is None else float(found[1])


def worker(folder: Path, count: int) -> tuple[int, str]:
    """A process with some figures; its pid, and what it tells."""
    command = [sys.executable, "-c", WORKER, str(count)]
    with subprocess.Popen(command, env={**os.environ, FOLDER: str(folder)}, stdout=subprocess.PIPE, text=True) as one:
        said = one.communicate()[0]
    return one.pid, said


def test_workers_tell_sums_and_those_that_have_ended_leave_what_they_counted() -> None:
    with shared_by_workers():
        folder = Path(os.environ[FOLDER])
        first, alone = worker(folder, 2)
        _, both = worker(folder, 3)
        assert (figure(alone, "voliera_sockets"), figure(both, "voliera_sockets")) == (2, 5)
        assert figure(both, 'voliera_nacks_total{code="stale"}') == 5
        assert figure(both, "voliera_commit_seconds_count") == 2
        assert figure(both, "voliera_loop_lag_longest_seconds") == 0.03
        forget_worker(first)
        _, after = worker(folder, 1)
        assert figure(after, "voliera_sockets") == 4
        assert figure(after, 'voliera_nacks_total{code="stale"}') == 6
    assert not folder.exists()
    assert FOLDER not in os.environ


def test_the_longest_lag_is_that_of_the_last_minute() -> None:
    metrics = Metrics()
    for second in (0.0, 0.2, 0.4):
        metrics.lagged(0.1 + second, 10 + second)
    metrics.lagged(0.001, 10 + WINDOW_S - 1)
    assert figure(metrics.text().decode(), "voliera_loop_lag_longest_seconds") == 0.5
    assert figure(metrics.text().decode(), "voliera_loop_lag_seconds") == 0.001
    metrics.lagged(0.002, 10 + WINDOW_S)
    assert figure(metrics.text().decode(), "voliera_loop_lag_longest_seconds") == 0.002


def test_one_process_tells_its_own() -> None:
    forget_worker(os.getpid())
    metrics = Metrics()
    metrics.sockets.inc()
    assert figure(metrics.text().decode(), "voliera_sockets") == 1
