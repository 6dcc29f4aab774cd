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
from importlib import import_module

from rich.console import Console

from voliera import kernel
from voliera.games.contract import GAMES, rules_of

READY = "ready"
SOLVERS_READY = "solvers-ready"
SOLVER = "solver"
SOLVERS = (
    "voliera.games.bower.bots.lookahead",
    "voliera.games.birdie.bots.lookahead",
    "voliera.games.birdie.solve.collapse",
    "voliera.games.birdie.solve.split",
    "voliera.games.bower.solve.placements",
)
"""Not rules, and not needed to play: modules with a function `prepare` that has everything in them compiled."""


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
    jobs: list[tuple[str, str]] = [] if (folder / READY).exists() else long_ones_first()
    jobs += [(SOLVER, module) for module in SOLVERS if solvers]
    workers = min(len(jobs), os.cpu_count() or 1)
    say(f"compiling {len(jobs)} parts with {workers} processes")
    if jobs:
        with ProcessPoolExecutor(workers, multiprocessing.get_context(start_method())) as pool:
            running = {pool.submit(compile_part, *job): job for job in jobs}
            for done, part in enumerate(as_completed(running), 1):
                part.result()
                say(f"{done} of {len(jobs)} compiled: {', '.join(running[part])}")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / READY).touch()
    if solvers:
        (folder / SOLVERS_READY).touch()
    kernel.forget_stale_caches()
    return time.perf_counter() - started


def long_ones_first() -> list[tuple[str, str]]:
    """All parts of all games, in the order in which processes that share them are done soonest.

    A game names its longest part first, and a game with more kinds of steps takes longer.
    """
    listed = [
        (place, -rules_of(game).steps, game, part) for game in GAMES for place, part in enumerate(rules_of(game).parts)
    ]
    return [(game, part) for _, _, game, part in sorted(listed)]


def start_method() -> str:
    """How to start the processes: by a fork where nothing forbids it, as all that they need is imported then."""
    return "fork" if sys.platform == "linux" and threading.active_count() == 1 else "spawn"


def compile_part(game: str, part: str) -> None:
    """Compile one part of a game, in a process of its own; it ends soon, so nothing needs to be collected."""
    gc.disable()
    if game == SOLVER:
        import_module(part).prepare()
    else:
        rules_of(game).warm_up(part)


def ensure_warm() -> None:
    """Compile with a progress line on standard error, unless that was done before."""
    if is_warm():
        return
    console = Console(file=sys.stderr)
    first = "Preparing the rules for this machine, once (about 20 s)"
    with console.status(f"{first} …") as status:
        seconds = warm_up(lambda news: status.update(f"{first}: {news} …"))
    console.print(f"Rules compiled in {seconds:.1f} s.")
