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

from rich.console import Console

from voliera import kernel
from voliera.game import GAMES, rules_of

READY = "ready"


def is_warm() -> bool:
    """Whether the rules of these very sources have been compiled before (or need not be)."""
    return kernel.INTERPRETED or (kernel.cache_folder() / READY).exists()


def warm_up(say: Callable[[str], None]) -> float:
    """Compile the rules of every game, telling what is done and what is left; returns the seconds it took."""
    started = time.perf_counter()
    if kernel.INTERPRETED:
        return 0.0
    folder = kernel.cache_folder()  # of the sources as they are now, whatever happens to them meanwhile
    parts = long_ones_first()
    workers = min(len(parts), os.cpu_count() or 1)
    say(f"compiling {len(parts)} parts with {workers} processes")
    with ProcessPoolExecutor(workers, multiprocessing.get_context(start_method())) as pool:
        jobs = {pool.submit(compile_part, game, part): (game, part) for game, part in parts}
        for done, job in enumerate(as_completed(jobs), 1):
            job.result()
            game, part = jobs[job]
            say(f"{done} of {len(parts)} compiled: {game}, {part}")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / READY).touch()
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
