"""`make campaign-wasm`: the module built once more, and compared with the CPU over many games and recorded calls.

Games are played in Node and in Chromium.
"""

import argparse
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import ceil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from tests.configurations import CONFIGURATIONS
from tests.wasm import node
from tests.wasm.documents import PICKED, asked, compare, played
from tests.wasm.games import Case, cases
from tests.wasm.recording import recording
from tests.wasm.sessions import call_small_functions, play_all
from tests.wasm.spared import as_in_browsers
from tests.wasm.tables import sat
from voliera.documents import Document
from voliera.wasm import DESCRIPTION, MODULE, build

T = TypeVar("T")

AT_ONCE = 500
"""Games that one program plays."""
NODES = 400
LEVELS = {PICKED: 70, "random": 5, "greedy": 5, "heuristic": 10, "search": 4, "net": 4, "net+": 2}
"""How many games of a hundred each level plays where documents are compared."""


def compare_builds() -> int:
    """Build the module again; return the number of files that differ."""
    node.run("sizes.mjs", MODULE)  # has it built
    with TemporaryDirectory() as folder:
        build(Path(folder))
        names = (MODULE, DESCRIPTION)
        different = sum((Path(folder) / name).read_bytes() != (node.FOLDER / name).read_bytes() for name in names)
    print(f"built again: {different} files different", flush=True)
    return different


def compare_games(program: str, games: int) -> int:
    """Play games of all configurations on both sides; return the number of games that differ."""
    different = played = decisions = 0
    for case in cases(games):
        for start in range(0, len(case.seeds), AT_ONCE):
            some = Case(case.configuration, case.seeds[start : start + AT_ONCE])
            [answer] = node.run_with([some.document()], program)
            different += len(some.different(answer["digests"]))
            played += len(some.seeds)
            decisions += answer["decisions"]
        told = f"{played} games, {decisions} decisions so far, {different} different"
        print(f"{program}: {case.configuration}: {told}", flush=True)
    return different


def compare_calls(calls: int) -> int:
    """Record calls and make them again; return the number of calls that differ."""
    with TemporaryDirectory() as folder:
        with recording(Path(folder), calls):
            call_small_functions()
            play_all(games=3, nodes=NODES)
        found = node.run("calls.mjs", folder)
    for name, one in sorted(found.items()):
        print(f"{name}: {one['calls']} calls, {len(one['different'])} different")
    return sum(len(one["different"]) for one in found.values())


def compare_documents(games: int, first: int) -> int:
    """Ask the engines of both sides the same; return the number of answers that differ."""
    plan = [level for level, share in LEVELS.items() for _ in range(ceil(games * share / 100 / len(CONFIGURATIONS)))]
    batches = [batch for batch in enumerate(plan) if batch[0] * len(CONFIGURATIONS) >= first]
    return compare_side_by_side("documents", _documents, batches)


def _documents(batch: tuple[int, str]) -> Document:
    number, level = batch
    with as_in_browsers():
        return compare(played(CONFIGURATIONS, (level,), number * len(CONFIGURATIONS)))


def compare_tables(games: int) -> int:
    """Play games at tables on the device, on both sides; return the number of answers that differ."""
    return compare_side_by_side("tables", _tables, range(ceil(games / len(CONFIGURATIONS))))


def _tables(number: int) -> Document:
    people = 1 + number % 2
    with as_in_browsers():
        sittings = sat(CONFIGURATIONS, number * len(CONFIGURATIONS), people)
    return asked([line for one in sittings for line in one.lines], "house")


def compare_side_by_side(what: str, of: Callable[[T], Document], batches: Sequence[T]) -> int:
    """Compare batches of games, one of each configuration, on all cores; return the number of answers that differ."""
    different = requests = 0
    with ProcessPoolExecutor() as pool:
        for done, found in enumerate(pool.map(of, batches), 1):
            different += len(found["different"])
            requests += found["requests"]
            told = f"{done * len(CONFIGURATIONS)} of {len(batches) * len(CONFIGURATIONS)} games"
            print(f"{what}: {told}, {requests} requests so far, {different} different", flush=True)
    return different


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--browser", type=int, default=8_000)
    parser.add_argument("--calls", type=int, default=400)
    parser.add_argument("--documents", type=int, default=1_000)
    parser.add_argument("--first", type=int, default=0, help="the first of these games; those before it are left out")
    wishes = parser.parse_args()
    different = compare_builds() + compare_games("games.mjs", wishes.games)
    different += compare_games("chromium.mjs", wishes.browser) + compare_calls(wishes.calls)
    different += compare_documents(wishes.documents, wishes.first) + compare_tables(wishes.documents // 10)
    raise SystemExit(f"{different} differ" if different else 0)


if __name__ == "__main__":
    main()
