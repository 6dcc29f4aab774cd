"""Batches of the laboratory on a CUDA device: `python -m benchmarks.lab_gpu` prints a table, and a line of JSON.

A part of `make bench-lab` that needs neither Gymnasium nor the peers. A variant of the kernels is the number of
registers that a thread may use. Each has a process of its own, so that all compile at the same time; they are timed one
after the other. Before that each plays some thousand games for some steps, and what it shows has to be what the CPU
shows, byte by byte. Batches of all `--sizes` are timed with the same compiled kernels.
"""

import argparse
import fcntl
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from typing import Any

import numpy as np

from voliera.kernel import cuda, cuda_batches
from voliera.lab.batch import make

COUNT = 1 << 17
"""Games side by side, unless other sizes are asked for."""
CHECKED, STEPS = 2048, 120
"""Games and steps that are compared with the CPU's."""
WARM_UP = 150
"""Steps after which games are at different places."""
GAMES = ("birdie", "bower")
THREADS = 128
ARRAYS = ("observation", "mask", "seat", "reward", "points", "done", "episode")
PARTS = ("step", "look", "observe", "mark", "pick", "asked")
"""Calls of which the table tells the microseconds; `look` does what `observe` and `legal_mask` do."""


def variant_used() -> str:
    """Return the variant that is used if nothing else is asked for."""
    return str(cuda_batches.REGISTERS)


def use(variant: str) -> None:
    """Choose a variant, before kernels are made."""
    cuda_batches.REGISTERS = int(variant)


@cache
def device_picker(driver: Any) -> Any:
    """A kernel that picks a legal action in each game at random."""

    @driver.jit  # type: ignore[untyped-decorator]
    def pick(mask: Any, actions: Any, seed: int) -> None:
        i = driver.grid(1)
        if i < mask.shape[0]:
            number = (i * 2654435761 + seed * 40503) & 0xFFFFFFFF
            number ^= number >> 15
            number = (number * 2246822519) & 0xFFFFFFFF
            number ^= number >> 13
            legal = 0
            for k in range(mask.shape[1]):
                legal += int(mask[i, k])
            left = number % max(1, legal)
            for k in range(mask.shape[1]):
                if mask[i, k]:
                    if left == 0:
                        actions[i] = k
                        break
                    left -= 1

    return pick


def picked(mask: Any, seed: int) -> Any:
    """Return the actions that the kernel picks."""
    number = (np.arange(len(mask), dtype=np.uint64) * 2654435761 + seed * 40503) & 0xFFFFFFFF
    number ^= number >> 15
    number = (number * 2246822519) & 0xFFFFFFFF
    number ^= number >> 13
    left = (number % mask.sum(1).astype(np.uint64)).astype(np.int64)
    return (np.cumsum(mask, 1) > left[:, None]).argmax(1)


def shown(games: Any, act: Any, steps: int) -> str:
    """Return a hash of all that games show while actions are picked in them."""
    total = blake2b(digest_size=16)
    for turn in range(steps):
        games.look()
        for name in ARRAYS:
            array = getattr(games, name)
            total.update((array.copy_to_host() if hasattr(array, "copy_to_host") else array).tobytes())
        games.step(act(games, turn))
    total.update(games.states.tobytes())
    return total.hexdigest()


def on_cpu(game: str, count: int = CHECKED, steps: int = STEPS) -> str:
    """What the CPU shows."""
    return shown(make(game, count, seed=7), lambda games, turn: picked(games.mask, turn), steps)


def on_device(game: str, count: int = CHECKED, steps: int = STEPS) -> str:
    """What the device shows."""
    driver = cuda.driver()
    pick, actions = device_picker(driver), driver.to_device(np.zeros(count, np.int64))

    def act(games: Any, turn: int) -> Any:
        pick[-(-count // THREADS), THREADS](games.mask, actions, turn)
        return actions

    return shown(make(game, count, seed=7, device="cuda"), act, steps)


def device(seconds: float, game: str, count: int = COUNT) -> float | None:
    """Steps per second of a batch on a CUDA device; None without one."""
    if not cuda.available():
        return None
    return float(timed(seconds, game, count)["steps"])


def device_name() -> str:
    """What the device is called."""
    name = cuda.driver().get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def timed(seconds: float, game: str, count: int = COUNT) -> dict[str, float]:
    """Steps per second, the picking of actions being taken off, and microseconds of all parts of a step.

    `asked` is what the CPU needs to launch all kernels of a step; where it comes near the sum, the device waits for it.
    """
    driver = cuda.driver()
    games: Any = make(game, count, seed=1, device="cuda")
    pick, grid = device_picker(driver), -(-count // THREADS)
    actions = driver.to_device(np.zeros(count, np.int64))
    turn, asked = 0, 0.0

    def picks() -> None:
        nonlocal turn
        turn += 1
        pick[grid, THREADS](games.mask, actions, turn)

    def whole() -> None:
        picks()
        games.step(actions)
        games.look()

    def spent(part: Any, limit: float) -> float:
        nonlocal asked
        part()
        driver.synchronize()
        started = time.perf_counter()
        for _ in range(10):
            part()
        driver.synchronize()
        number = max(10, int(limit / (time.perf_counter() - started) * 10))
        started = time.perf_counter()
        for _ in range(number):
            part()
        asked = (time.perf_counter() - started) / number
        driver.synchronize()
        return (time.perf_counter() - started) / number

    games.look()
    for _ in range(WARM_UP):
        whole()
    all_of_it = spent(whole, seconds)
    found = {"asked": asked}
    calls = {"pick": picks, "observe": games.observe, "mark": games.legal_mask, "look": games.look}
    found |= {name: spent(call, seconds / 4) for name, call in calls.items()}
    if games.illegal():
        sys.exit(f"{games.illegal()} illegal actions on the device: the masks are wrong")
    found["step"] = all_of_it - found["pick"] - found["look"]
    return {"steps": count / (all_of_it - found["pick"])} | {name: 1e6 * one for name, one in found.items()}


def measure(game: str, variant: str, seconds: float, sizes: Sequence[int], lock: str) -> dict[str, Any]:
    """Compile a variant, and check and time it once no other one is."""
    use(variant)
    started = time.perf_counter()
    on_device(game, 64, 1)
    compiled = time.perf_counter() - started
    with open(lock, "w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        found = {"game": game, "variant": variant, "compiled": compiled, "digest": on_device(game)}
        return found | {"sizes": [{"games": count} | timed(seconds, game, count) for count in sizes]}


def figures(told: dict[str, Any], right: str) -> list[dict[str, Any]]:
    """Return what was measured, one entry for each size, and whether the kernels show what the CPU does."""
    shared = {name: value for name, value in told.items() if name not in ("sizes", "digest")}
    return [{**shared, "equal": told["digest"] == right, **one} for one in told["sizes"]]


def headline() -> str:
    """The first line of the table."""
    columns = "".join(f"{name:>9}" for name in PARTS)
    return f"{'game':8}{'variant':>9}{'games':>10}{'M steps/s':>11}   µs:{columns}{'ready after s':>15}"


def row(one: dict[str, Any]) -> str:
    """A line of the table."""
    columns = "".join(f"{one[name]:9.0f}" for name in PARTS)
    named = f"{one['game']:8}{one['variant']:>9}{one['games']:10,}{one['steps'] / 1e6:11.1f}"
    return f"{named}      {columns}{one['compiled']:15.0f}{'' if one['equal'] else '  DIFFERS FROM THE CPU'}"


def run(given: argparse.Namespace) -> tuple[list[dict[str, Any]], int]:
    """Measure all variants in processes of their own and print the table; return figures and the number of failures."""
    with tempfile.NamedTemporaryFile() as lock:
        limits = ["--seconds", str(given.seconds), "--sizes", *map(str, given.sizes), "--lock", lock.name]
        asked = [(game, variant) for variant in given.variants for game in given.game]
        running = []
        for game, variant in asked:
            command = [sys.executable, "-m", "benchmarks.lab_gpu", "--game", game, "--variants", variant, *limits]
            running.append(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
        right = {game: on_cpu(game) for game in given.game}
        wrong, found = 0, []
        print(headline(), flush=True)
        for (game, variant), one in zip(asked, running, strict=True):
            told = one.communicate()[0]
            if one.returncode or not told:
                print(f"{game:8}{variant:>9}  failed", flush=True)
                wrong += 1
                continue
            had = figures(json.loads(told.splitlines()[-1]), right[game])
            wrong += not had[0]["equal"]
            found += had
            print(*map(row, had), sep="\n", flush=True)
    return found, wrong


def arguments(given: Sequence[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", nargs="+", default=GAMES, choices=GAMES)
    parser.add_argument("--variants", nargs="+", default=[variant_used()])
    parser.add_argument("--sizes", nargs="+", type=int, default=[COUNT], metavar="GAMES", help="games side by side")
    parser.add_argument("--seconds", type=float, default=2.0, help="per size")
    parser.add_argument("--lock", help=argparse.SUPPRESS)
    return parser.parse_args(given)


def main() -> None:
    """Measure all that is asked for."""
    given = arguments()
    if given.lock:
        print(json.dumps(measure(given.game[0], given.variants[0], given.seconds, given.sizes, given.lock)))
        return
    found, wrong = run(given)
    best = {game: max((one["steps"] for one in found if one["game"] == game), default=None) for game in given.game}
    print(json.dumps({**best, "variants": found}))
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
