"""Games of networks side by side in one process, beside the same games in turn (part of `make bench-net`).

Both are played in turn in one run, by the processor's time of this thread, so that other work on the machine matters
little. The last line is JSON.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.observed import made, rows_of, rows_of_bower
from voliera.arena.contestants import contestants_of
from voliera.arena.play import Settings, play_unit, play_units
from voliera.arena.schedule import Task
from voliera.arena.together import GAMES
from voliera.bots.net.batch import BatchEvaluator
from voliera.bots.net.forward import Evaluator
from voliera.bots.net.weights import read
from voliera.games.birdie.bots.network import SHIPPED as BIRDIE
from voliera.games.birdie.layout import LAYOUT as BIRDIE_LAYOUT
from voliera.games.bower.bots.shipped import SHIPPED as BOWER
from voliera.games.bower.layout import LAYOUT as BOWER_LAYOUT

SEED = 20_261_119
NETS = {"birdie": (BIRDIE, BIRDIE_LAYOUT), "bower": (BOWER, BOWER_LAYOUT)}
ROUNDS = 5
REPEATED = 20
"""A batch is evaluated this often at a time."""


def seconds(work: Callable[[], object]) -> float:
    """The processor's time that something takes in this thread."""
    started = time.thread_time()
    work()
    return time.thread_time() - started


def compared(in_turn: Callable[[], object], together: Callable[[], object], count: int, what: str) -> dict[str, float]:
    """Rates of both, medians over rounds in which they follow one another, and the median of their ratios."""
    in_turn()
    together()
    rounds = np.array([(seconds(in_turn), seconds(together)) for _ in range(ROUNDS)])
    one, other = np.median(rounds, axis=0)
    ratio = float(np.median(rounds[:, 0] / rounds[:, 1]))
    names = (f"{what}_s_in_turn", f"{what}_s_together", f"{what}_ratio")
    return dict(zip(names, (round(count / one, 1), round(count / other, 1), round(ratio, 2)), strict=True))


def games(game: str) -> dict[str, float]:
    """How many games of the network with itself a core plays in a second, two players, standard."""
    settings = Settings(game, 2, "standard", contestants_of(["net", "net"]), SEED)
    tasks = [Task(0, unit) for unit in range(GAMES // 2)]
    return compared(
        lambda: [play_unit(settings, task) for task in tasks], lambda: play_units(settings, tasks), GAMES, "games"
    )


def evaluations(path: Path, layout: Any, rows: Sequence[Any]) -> dict[str, float]:
    """How many observations a core evaluates in a second."""
    net = read(path, layout)
    single, many = Evaluator(net), BatchEvaluator(net, GAMES)
    places = np.random.default_rng(1).choice(len(rows), GAMES, replace=False)
    some = np.array(rows)[places]

    def in_turn() -> None:
        for _ in range(REPEATED):
            for row in some:
                single(row)

    def together() -> None:
        for _ in range(REPEATED):
            many(some)

    return compared(in_turn, together, GAMES * REPEATED, "evaluations")


def measured(game: str, rows: Sequence[Any]) -> dict[str, float]:
    """All figures of a game; `rows` are observations of it."""
    return {"games": GAMES, **games(game), **evaluations(*NETS[game], rows)}


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and print a line for each game and a last one of JSON."""
    argparse.ArgumentParser(description=__doc__).parse_args(arguments)
    figures: dict[str, Any] = dict(made())
    for game, rows in (("birdie", rows_of(4)), ("bower", rows_of_bower(4))):
        figures[f"together_{game}"] = told = measured(game, rows)
        print(f"{game}: {', '.join(f'{name} {value}' for name, value in told.items())}", flush=True)
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
