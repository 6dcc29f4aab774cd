"""Units, spread over processes of this machine (joblib) or over a Ray cluster; results come back as they finish.

Whoever stops early closes the generator: what is still being played is given up.
"""

import logging
import signal
import threading
import warnings
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from joblib import Parallel, cpu_count, delayed

from voliera.arena.errors import wrong
from voliera.extras import command

Result = TypeVar("Result")
Tasks = Iterable[tuple[Any, ...]]
LOCAL = "local"
"""A Ray of our own, on this machine."""
AHEAD = 2
"""Tasks that wait at each process, so that none is idle."""


def cores() -> int:
    """The cores that this process may use."""
    return int(cpu_count())


def on_processes(play: Callable[..., Result], tasks: Tasks, jobs: int) -> Generator[Result, None, None]:
    """Play the tasks on this many processes of this machine; with one job, in this one."""
    with _interrupted_once():
        yield from _streamed(play, tasks, jobs)


def _streamed(play: Callable[..., Result], tasks: Tasks, jobs: int) -> Generator[Result, None, None]:
    parallel = Parallel(n_jobs=jobs, return_as="generator_unordered", pre_dispatch=f"{AHEAD}*n_jobs")
    results: Generator[Result, None, None] = parallel(delayed(play)(*task) for task in tasks)
    try:
        for result in results:  # noqa: UP028 - so that it is closed below, and not by whoever closes this
            yield result
    finally:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # joblib warns that results are given up
            results.close()


@contextmanager
def _interrupted_once() -> Iterator[None]:
    """The first Ctrl-C interrupts; while processes are being ended for it, another one changes nothing."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def interrupt(number: int, frame: object) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def on_ray(play: Callable[..., Result], tasks: Tasks, address: str, jobs: int | None) -> Generator[Result, None, None]:
    """Play the tasks on a Ray cluster, `jobs` at a time or as many as it has cores.

    joblib's own way to Ray gives results only when all are there, so Ray is asked directly. Voliera must be installed
    on every machine of the cluster.
    """
    try:
        import ray
    except ImportError:
        raise wrong("ray", f"ray is not installed: {command('ray')}") from None
    mine = not ray.is_initialized()
    if mine:
        where = {"num_cpus": jobs or cores(), "include_dashboard": False} if address == LOCAL else {"address": address}
        try:
            ray.init(**where, log_to_driver=False, logging_level=logging.ERROR, configure_logging=False)
        except ConnectionError as error:
            message = f"no Ray answers at {address}: {error}"
            raise wrong("ray-address", message, address=address, detail=str(error)[:200]) from None
    try:
        yield from _asked(ray, play, iter(tasks), jobs)
    finally:
        if mine:
            ray.shutdown()


def _asked(ray: Any, play: Callable[..., Result], tasks: Any, jobs: int | None) -> Generator[Result, None, None]:
    remote = ray.remote(num_cpus=1, max_retries=2)(play)
    most = AHEAD * (jobs or max(1, int(ray.cluster_resources().get("CPU", 1))))
    running: list[Any] = []
    try:
        while True:
            while len(running) < most and (task := next(tasks, None)) is not None:
                running.append(remote.remote(*task))
            if not running:
                return
            done, running = ray.wait(running, num_returns=1)
            yield from ray.get(done)
    finally:
        for left in running:
            ray.cancel(left, force=True)
