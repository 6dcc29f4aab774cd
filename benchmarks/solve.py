"""`make bench-solve`: how long Birdie's exact solvers take, beside brute force and CP-SAT, in one run.

Lines are those of lines.py, by chance and drafted; contenders.py says what is measured. These machines are shared and
noisy, so everything is measured in an order by chance: whatever slows the machine down for a while slows all solvers.
Answers are compared, too: a difference ends the run with status 1.
"""

import argparse
import gc
import json
import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks.contenders import FORCED_SIZE, SOLVERS, Measured, Solver
from benchmarks.engine import machine
from benchmarks.lines import KINDS_OF_LINE, SIZES, Line, lines

RESULTS = Path(__file__).parent / "results" / "solve.json"


@dataclass(frozen=True)
class Task:
    """One solver and one line."""

    solver: Solver
    kind: str
    number: int
    line: Line

    @property
    def puzzle(self) -> tuple[str, Line]:
        """What the answer is an answer to."""
        return self.solver.puzzle, self.line


def tasks(count: int, seed: int) -> list[Task]:
    """Everything that is measured, in an order by chance."""
    found = [
        Task(solver, kind, number, line)
        for kind in KINDS_OF_LINE
        for size in SIZES
        for number, line in enumerate(lines(kind, size, count, seed))
        for solver in SOLVERS
        if size in solver.sizes and (solver.most_lines is None or number < solver.most_lines)
    ]
    Random(seed).shuffle(found)
    return found


def measure(count: int, seed: int, console: Console) -> dict[Task, Measured]:
    """Measure all; the collector of garbage waits outside the times."""
    todo = tasks(count, seed)
    for solver in SOLVERS:
        solver.measure(lines("drafted", FORCED_SIZE, 1, seed)[0])  # compiled, loaded and started before it counts
    found = {}
    gc.collect()
    gc.freeze()
    gc.disable()
    with Progress(console=console) as progress:
        bar = progress.add_task("measuring", total=len(todo))
        for done, task in enumerate(todo):
            found[task] = task.solver.measure(task.line)
            progress.advance(bar)
            if done % 200 == 0:
                gc.collect()
    gc.enable()
    return found


def differences(found: dict[Task, Measured]) -> list[str]:
    """Proved answers to the same puzzle that are not the same."""
    answers: dict[tuple[str, Line], dict[str, float]] = {}
    for task, measured in found.items():
        if measured.exact:
            answers.setdefault(task.puzzle, {})[task.solver.name] = measured.value
    return [f"{puzzle}: {values}" for puzzle, values in answers.items() if len(set(values.values())) > 1]


def middle(measured: Sequence[Measured]) -> float:
    """The median time in milliseconds."""
    return statistics.median(one.ms for one in measured)


def row_of(found: dict[Task, Measured], solver: Solver, size: int) -> dict[str, Any]:
    """What a solver does with lines of a size."""
    by_kind = {
        kind: [
            measured
            for task, measured in found.items()
            if task.solver is solver and task.kind == kind and len(task.line) == size
        ]
        for kind in KINDS_OF_LINE
    }
    both = [measured for part in by_kind.values() for measured in part]
    nodes = [one.nodes for one in both if one.nodes is not None]
    memory = [one.memory for one in both if one.memory is not None]
    return {
        "solver": solver.name,
        "size": size,
        "lines": len(both),
        "median_ms": middle(both),
        "worst_ms": max(one.ms for one in both),
        **{f"{kind}_ms": middle(part) for kind, part in by_kind.items()},
        **{f"{kind}_worst_ms": max(one.ms for one in part) for kind, part in by_kind.items()},
        "exact": statistics.fmean(one.exact for one in both),
        "nodes": statistics.median(nodes) if nodes else None,
        "most_nodes": max(nodes, default=None),
        "memory_bytes": max(memory, default=None),
    }


KEYS: dict[str, tuple[str, int, str, float]] = {
    "split_us_14": ("split, compiled", 14, "median_ms", 1000),
    "split_us_28": ("split, compiled", 28, "median_ms", 1000),
    "split_abilities_ms_18": ("split, Woodpecker and Owl", 18, "median_ms", 1),
    **{f"collapse_ms_{size}": ("collapse", size, "median_ms", 1.0) for size in SIZES if size > FORCED_SIZE},
    "collapse_worst_ms_26": ("collapse", 26, "worst_ms", 1),
    "cpsat_split_ms_14": ("split, CP-SAT", 14, "median_ms", 1),
}
"""The figures that are kept an eye on: solver, size, column, and factor of their unit."""


def in_words(ms: float) -> str:
    """A time with a unit that suits it."""
    if ms < 0.1:
        return f"{1000 * ms:.2f} µs"
    return f"{ms:.2f} ms" if ms < 100 else f"{ms:,.0f} ms"


def show(rows: Sequence[dict[str, Any]], title: str, console: Console) -> None:
    """Print the table."""
    heads = ("solver", "cards", "lines", "median", "worst", "random", "drafted", "proved", "nodes", "most", "memory")
    table = Table(*heads, title=title)
    for column in table.columns[1:]:
        column.justify = "right"
    for number, row in enumerate(rows):
        times = [in_words(row[key]) for key in ("median_ms", "worst_ms", "random_ms", "drafted_ms")]
        counts = ["" if row[key] is None else f"{row[key]:,.0f}" for key in ("nodes", "most_nodes", "memory_bytes")]
        last = number + 1 == len(rows) or rows[number + 1]["solver"] != row["solver"]
        table.add_row(
            row["solver"], str(row["size"]), str(row["lines"]), *times, f"{row['exact']:.1%}", *counts, end_section=last
        )
    console.print(table)


def main() -> int:
    """Measure, print the table, keep the figures, and print the most important ones as the last line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", type=int, default=200, help="lines of each kind and size (200)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.lines < 1:
        parser.error("--lines is at least 1")
    try:
        found = measure(asked.lines, asked.seed, Console(stderr=True))
    except RuntimeError as error:
        sys.exit(str(error))
    rows = [row_of(found, solver, size) for solver in SOLVERS for size in solver.sizes]
    by_name = {(row["solver"], row["size"]): row for row in rows}
    figures: dict[str, Any] = {
        key: round(by_name[solver, size][column] * factor, 3) for key, (solver, size, column, factor) in KEYS.items()
    }
    figures |= {"date": date.today().isoformat(), "machine": machine()}
    show(rows, f"Exact scoring, {figures['date']}, {figures['machine']}", Console(width=140))
    wrong = differences(found)
    for difference in wrong:
        print(difference)
    RESULTS.parent.mkdir(exist_ok=True)
    kept = {**figures, "lines": asked.lines, "seed": asked.seed, "rows": rows}
    RESULTS.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(figures))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
