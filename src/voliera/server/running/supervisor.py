"""The supervisor of worker processes which share one socket.

A worker that ends is replaced, at once the first time, then after growing pauses, forever: the others go on serving,
whatever keeps it from starting. Only where no worker ever served does the supervisor give up. SIGTERM and SIGINT stop
all workers in good order, a second SIGINT at once; SIGHUP replaces one after the other, each once its successor serves.
"""

import signal
import socket
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import wait
from types import FrameType
from typing import Any

import structlog

from voliera.server.metrics import forget_worker
from voliera.server.running.worker import Worker

TICK_S = 0.25
SILENCE_S = 60.0
"""Seconds without an answer after which a worker is taken for hung, and killed."""
RENEWAL_S = 120.0
"""Seconds that a successor has to serve before the renewal is given up."""
FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.5, 30.0
CALM_S = 30.0
"""Seconds of service after which earlier failures of a worker's predecessors are forgotten."""
_STOP = {getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGBREAK") if hasattr(signal, name)}
_RENEW = {getattr(signal, name) for name in ("SIGHUP",) if hasattr(signal, name)}
_log = structlog.get_logger("voliera.supervisor")


def pause_s(failures: int) -> float:
    """Return how long to wait before another start, after this many failures in a row."""
    return 0.0 if failures == 0 else min(LONGEST_PAUSE_S, FIRST_PAUSE_S * 2 ** min(failures - 1, 10))


@dataclass(eq=False)
class Post:
    """A place for one worker."""

    worker: Worker | None = None
    failures: int = 0
    due: float = 0.0
    """When the next worker is started, by the monotonic clock."""
    tried: bool = False

    def vacate(self, now: float) -> float:
        """Note that the worker has ended; returns the pause before the next one."""
        assert self.worker is not None
        since, self.worker = self.worker.serves_since, None
        if since is None:
            self.failures = max(1, self.failures)
        elif now - since >= CALM_S:
            self.failures = 0
        pause = pause_s(self.failures)
        self.failures += 1
        self.due = now + pause
        return pause


class Supervisor:
    """Keeps some workers running."""

    def __init__(self, options: dict[str, Any], listener: socket.socket, workers: int) -> None:
        self._options, self._listener = options, listener
        self._posts = [Post() for _ in range(workers)]
        self._renewing: deque[Post] = deque()
        self._successor: Worker | None = None
        self._leaving: list[Worker] = []
        self._signals: deque[int] = deque()
        self._served = False

    def run(self) -> bool:
        """Keep the workers running until told to stop; returns False where none of them could ever serve."""
        with self._listening():
            try:
                while not self._told_to_stop():
                    self._fill()
                    self._look()
                    if not self._served and all(post.tried and post.worker is None for post in self._posts):
                        return False
                    self._renew()
                    wait([worker.process.sentinel for worker in self._all()], TICK_S)
            finally:
                self._stop()
            return True

    @contextmanager
    def _listening(self) -> Iterator[None]:
        """Take note of signals; they are acted on in the loop."""

        def note(number: int, _: FrameType | None) -> None:
            self._signals.append(number)

        before = {number: signal.signal(number, note) for number in _STOP | _RENEW}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _told_to_stop(self) -> bool:
        while self._signals:
            number = self._signals.popleft()
            if number in _STOP:
                return True
            self._renewing = deque(self._posts)
        return False

    def _all(self) -> list[Worker]:
        present = [post.worker for post in self._posts if post.worker is not None]
        return [*present, *self._leaving, *([] if self._successor is None else [self._successor])]

    def _fill(self) -> None:
        """Start a worker where one is due. What could not start before anybody served waits until somebody does."""
        now = time.monotonic()
        for post in self._posts:
            if post.worker is None and now >= post.due and (self._served or not post.tried):
                post.worker, post.tried = self._start(), True

    def _start(self) -> Worker:
        return Worker(self._options, self._listener)

    def _look(self) -> None:
        """See which workers serve, which have ended, and which hang."""
        now = time.monotonic()
        for post in self._posts:
            worker = post.worker
            if worker is None:
                continue
            worker.ask()
            self._served |= worker.serves_since is not None
            if not worker.alive:
                _forget(worker)
                pause = post.vacate(now)
                _log.warning("worker_ended", pid=worker.process.pid, exit=worker.process.exitcode, retry_s=pause)
            elif now - worker.heard > SILENCE_S:
                _log.error("worker_silent", pid=worker.process.pid)
                worker.kill()
        for worker in self._leaving:
            if not worker.alive:
                _forget(worker)
        self._leaving = [worker for worker in self._leaving if worker.alive]

    def _renew(self) -> None:
        """Replace the next worker that is to be renewed, once its successor serves."""
        if not self._renewing:
            return
        if self._successor is None:
            self._successor = self._start()
            return
        successor, post = self._successor, self._renewing[0]
        successor.ask()
        if successor.serves_since is not None:
            if post.worker is not None:
                post.worker.stop()
                self._leaving.append(post.worker)
            post.worker, post.failures, self._successor = successor, 0, None
            self._renewing.popleft()
        elif not successor.alive or time.monotonic() - successor.born > RENEWAL_S:
            _log.error("renewal_failed", pid=successor.process.pid, exit=successor.process.exitcode)
            successor.kill()
            self._leaving.append(successor)
            self._successor = None
            self._renewing.clear()

    def _stop(self) -> None:
        """Let all workers end in good order, or at once if asked again."""
        for worker in self._all():
            worker.stop()
        while any(worker.alive for worker in self._all()):
            while self._signals:
                if self._signals.popleft() == signal.SIGINT:
                    for worker in self._all():
                        worker.process.kill()
            wait([worker.process.sentinel for worker in self._all() if worker.alive], TICK_S)


def _forget(worker: Worker) -> None:
    """Leave a worker that has ended out of the figures."""
    if worker.process.pid is not None:
        forget_worker(worker.process.pid)
