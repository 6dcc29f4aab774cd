"""Compile all rules now, telling what is being done, so that every later start is a warm one.

`make` does this as part of the set-up. Whoever skips it gets the same progress line at the first start. The parts of
a game are compiled side by side, in processes of their own; they meet again in the cache on disk.
"""

import gc
import multiprocessing
import os
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import NamedTuple

from voliera import kernel
from voliera.games import GAMES

READY = "ready"
SOLVERS_READY = "solvers-ready"


class Part(NamedTuple):
    """What one process compiles: a part of a game's rules, or one of its solvers by its place."""

    game: str
    rules: str = ""
    solver: int = 0

    def __str__(self) -> str:
        """What the progress line says."""
        return f"{self.game}, {self.rules}" if self.rules else f"{self.game}, solver {self.solver + 1}"

    def compile(self) -> None:
        """Compile it, in a process of its own; that ends soon, so nothing needs to be collected."""
        gc.disable()
        wing = GAMES[self.game]
        if self.rules:
            wing.rules().warm_up(self.rules)
        else:
            wing.prepared()[self.solver].prepare()


def is_warm(solvers: bool = False) -> bool:
    """Whether the rules (and solvers) of these very sources have been compiled before, or need not be."""
    folder = kernel.cache_folder()
    return kernel.INTERPRETED or ((folder / READY).exists() and (not solvers or (folder / SOLVERS_READY).exists()))


def warm_up(say: Callable[[str], None], solvers: bool = False) -> float:
    """Compile the rules of every game, telling what is done and what is left; returns the seconds it took.

    With `solvers`, what bots and the score helper think with is compiled as well.
    """
    started = time.perf_counter()
    if kernel.INTERPRETED:
        return 0.0
    folder = kernel.cache_folder()  # of the sources as they are now, whatever happens to them meanwhile
    jobs = [] if (folder / READY).exists() else parts_of_rules()
    jobs += parts_of_solvers() if solvers else []
    workers = min(len(jobs), os.cpu_count() or 1)
    say(f"compiling {len(jobs)} parts with {workers} processes")
    if jobs:
        with ProcessPoolExecutor(workers, multiprocessing.get_context(start_method())) as pool:
            running = {pool.submit(job.compile): job for job in jobs}
            for done, part in enumerate(as_completed(running), 1):
                part.result()
                say(f"{done} of {len(jobs)} compiled: {running[part]}")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / READY).touch()
    if solvers:
        (folder / SOLVERS_READY).touch()
    kernel.forget_stale_caches()
    return time.perf_counter() - started


def parts_of_rules() -> list[Part]:
    """Return all parts of all rules, in the order in which processes that share them are done soonest.

    A game names its longest part first, and a game with more kinds of steps takes longer.
    """
    listed = [
        (place, -wing.rules().steps, Part(name, part))
        for name, wing in GAMES.items()
        for place, part in enumerate(wing.rules().parts)
    ]
    return [part for _, _, part in sorted(listed)]


def parts_of_solvers() -> list[Part]:
    """Return all solvers of all games; each game names those first that take longest."""
    listed = [(place, name) for name, wing in GAMES.items() for place in range(len(wing.prepared()))]
    return [Part(name, solver=place) for place, name in sorted(listed)]


def start_method() -> str:
    """How to start the processes: by a fork where nothing forbids it, as all that they need is imported then."""
    return "fork" if sys.platform == "linux" and threading.active_count() == 1 else "spawn"


def ensure_warm() -> None:
    """Compile with a progress line on standard error, unless that was done before."""
    if is_warm():
        return
    print("Preparing the rules for this machine, once (about 20 s) …", file=sys.stderr)
    seconds = warm_up(lambda news: print(news, file=sys.stderr))
    print(f"Rules compiled in {seconds:.1f} s.", file=sys.stderr)
