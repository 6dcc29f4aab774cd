"""`make bench-coach`: how long the coach takes for a whole game of two players on one core, at the default strength.

Games are played by heuristic players, from seeds 1 on, so that there is something to find; time is what the processor
spent, as these machines are shared, with the seconds by the clock beside it. In one run for all kinds of games.
"""

import argparse
import json
import statistics
from datetime import date
from itertools import pairwise
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import voliera
from benchmarks.engine import machine
from voliera import bots, coach

RESULTS = Path(__file__).parent / "results" / "coach.json"
KINDS = {
    "birdie": ("birdie", "standard"),
    "birdie-expert": ("birdie", "expert"),
    "bower": ("bower", "standard"),
    "bower-super": ("bower", "super"),
}
MARKS = ("slip", "mistake", "blunder")


def record_of(kind: str, seed: int) -> dict[str, Any]:
    """A game between heuristic players."""
    name, variant = KINDS[kind]
    game = voliera.new(name, 2, variant, seed=seed)
    while not game.over:
        game.apply(bots.choose(game, "heuristic", seed)["action"])
    return game.record()


def measure(kind: str, games: int, nodes: int | None, progress: Progress) -> dict[str, Any]:
    """The figures of one kind of game."""
    coach.analyse({**record_of(kind, 0), "actions": record_of(kind, 0)["actions"][:12], "result": None}, nodes=2)
    bar = progress.add_task(kind, total=games)
    seconds, clock, longest, found = [], [], [0.0], []
    for seed in range(1, games + 1):
        record = record_of(kind, seed)
        before = [process_time()]

        def judged(done: int, total: int, times: list[float] = before) -> None:
            del done, total
            times.append(process_time())

        started = perf_counter()
        found.append(coach.analyse(record, nodes=nodes, progress=judged))
        clock.append(perf_counter() - started)
        seconds.append(before[-1] - before[0])
        longest += [later - earlier for earlier, later in pairwise(before)]
        progress.advance(bar)
    decisions = [one for analysis in found for one in analysis["decisions"]]
    return {
        "games": games,
        "decisions": round(len(decisions) / games, 1),
        "seconds": round(statistics.fmean(seconds), 2),
        "most_seconds": round(max(seconds), 2),
        "seconds_by_the_clock": round(statistics.fmean(clock), 2),
        "longest_decision": round(max(longest), 2),
        "marks": {mark: round(sum(one["mark"] == mark for one in decisions) / games, 1) for mark in MARKS},
        "exact_scorings": round(
            statistics.fmean([one["exact"] for one in decisions if one["kind"] == "scoring"] or [1]), 3
        ),
    }


def main() -> None:
    """Measure, print a table, keep the figures, and print the most important ones as the last line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5, help="of each kind")
    parser.add_argument("--nodes", type=int, default=None, help="play-outs; else the coach's own")
    asked = parser.parse_args()
    with Progress(console=Console(stderr=True)) as progress:
        found = {kind: measure(kind, asked.games, asked.nodes, progress) for kind in KINDS}
    table = Table("two players, one core", "decisions", "s", "most s", "longest decision, s", *MARKS)
    for column in table.columns[1:]:
        column.justify = "right"
    for kind, row in found.items():
        cells = (row["decisions"], row["seconds"], row["most_seconds"], row["longest_decision"])
        table.add_row(kind, *(f"{cell:,}" for cell in cells), *(f"{row['marks'][mark]:,}" for mark in MARKS))
    nodes = asked.nodes or coach.DEFAULT_NODES
    table.title = f"The coach, {nodes:,} play-outs, {date.today().isoformat()}, {machine()}"
    Console(width=110).print(table)
    figures = {"nodes": nodes, "kinds": found, "date": date.today().isoformat(), "machine": machine()}
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    print(json.dumps({kind: {"s": row["seconds"], "decisions": row["decisions"]} for kind, row in found.items()}))


if __name__ == "__main__":
    main()
