"""What a server tells Prometheus about itself. Numbers only: no table, no person, no secret.

Several workers keep their figures in files of one folder, so that whichever is asked tells those of all: sums, and of
lags the longest. prometheus_client does so where the environment names the folder before it is imported.
"""

import os
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The variable that names the folder."""
WINDOW_S = 60
"""Seconds over which the longest lag is told."""


@contextmanager
def shared_by_workers() -> Iterator[None]:
    """Let the workers that are started meanwhile share their figures."""
    with TemporaryDirectory(prefix="voliera-figures-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def forget_worker(pid: int) -> None:
    """Leave out what a worker that has ended had open; what it counted stays."""
    if FOLDER in os.environ:
        mark_process_dead(pid)  # type: ignore[no-untyped-call]


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.sockets = Gauge("voliera_sockets", "Open web sockets", registry=registry, multiprocess_mode="livesum")
        self.tables = Gauge("voliera_tables", "Tables in memory", registry=registry, multiprocess_mode="livesum")
        self.commands = Counter("voliera_commands", "Commands, by kind", ["kind"], registry=registry)
        self._by_kind: dict[type, Counter] = {}
        self.nacks = Counter("voliera_nacks", "Refused commands, by code", ["code"], registry=registry)
        self.resyncs = Counter("voliera_resyncs", "Whole views sent, by reason", ["reason"], registry=registry)
        self.byes = Counter("voliera_byes", "Sockets closed by the server, by reason", ["why"], registry=registry)
        self._http_refused = Counter(
            "voliera_http_refused", "Requests and connections cut off, by status or reason", ["why"], registry=registry
        )
        self.notices = Counter(
            "voliera_notices", "Messages to devices and webhooks, by outcome", ["kind", "outcome"], registry=registry
        )
        self.commit = Histogram(
            "voliera_commit_seconds",
            "From asking for a commit to its being durable",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
            registry=registry,
        )
        self.thinking = Gauge(
            "voliera_thinkers_running", "Bots and solvers at work", registry=registry, multiprocess_mode="livesum"
        )
        self.bot_queue = Gauge(
            "voliera_thinkers_queued", "Bots and solvers waiting", registry=registry, multiprocess_mode="livesum"
        )
        self._lag = Gauge(
            "voliera_loop_lag_seconds", "The event loop's last lag", registry=registry, multiprocess_mode="livemax"
        )
        self._longest_lag = Gauge(
            "voliera_loop_lag_longest_seconds",
            "The longest lag of the last minute",
            registry=registry,
            multiprocess_mode="livemax",
        )
        self._lags: deque[tuple[int, float]] = deque()

    def commanded(self, command: object) -> None:
        """One more command of its kind."""
        kind = type(command)
        if kind not in self._by_kind:
            self._by_kind[kind] = self.commands.labels(kind.__name__.lower())
        self._by_kind[kind].inc()

    def lagged(self, lag: float, now: float) -> None:
        """Note how late the event loop was, at a moment of the monotonic clock."""
        second = int(now)
        if self._lags and self._lags[-1][0] == second:
            lag_then = self._lags.pop()[1]
            self._lags.append((second, max(lag, lag_then)))
        else:
            self._lags.append((second, lag))
        while self._lags[0][0] <= second - WINDOW_S:
            self._lags.popleft()
        self._lag.set(lag)
        self._longest_lag.set(max(longest for _, longest in self._lags))

    def text(self) -> bytes:
        """Return all figures, as Prometheus reads them: of this process, or of all workers."""
        registry = self.registry
        if FOLDER in os.environ:
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)

    def http_refused(self, why: str) -> None:
        """Count a connection that was refused or cut off."""
        self._http_refused.labels(why).inc()
