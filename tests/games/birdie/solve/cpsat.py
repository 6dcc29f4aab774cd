"""The standard split once more, as constraints for OR-Tools' CP-SAT: no order of cards, no tables of partial lines.

Every run of cards that could be a set has two switches, written and dropped (by the Pigeon). A card is in one set at
most, a box gets one value at most, and worths of flaps and of boxes left open are looked up by what is switched on.
Declaring a set that is neither written nor dropped changes nothing, so there is no switch for that.

OR-Tools lives in the peers' environment, and this file runs there, as a process that answers one line of JSON for each
line of JSON (`python cpsat.py`); peer.py starts it. It needs nothing of the project. A request has the fields `line`,
`filled`, `sets`, `flaps`, `owl`, `open`, `costs`, `pigeons` and `owls`; the answer is `value`, and the milliseconds
that building (`build_ms`) and solving (`solve_ms`) took.
"""

import contextlib
import json
import sys
from importlib import import_module
from time import perf_counter
from typing import Any, TextIO

SCALE = 1024
"""Worths are multiples of 1/1024; CP-SAT counts in whole numbers."""
OWL, PIGEON = 1, 2
OWL_LIMIT = 5
BOXES = range(8)
MOST_MARKS = 12

cp_model: Any = None
"""OR-Tools' module, once it is loaded: other environments can import this file without it."""


def whole(worth: float) -> int:
    """A worth in units of 1/1024."""
    return round(worth * SCALE)


def runs(line: list[int]) -> list[tuple[int, int, int]]:
    """Start, length and feature of everything that can be declared (B-P4)."""
    found = []
    for start in range(len(line)):
        for stop in range(start + 2, len(line) + 1):
            birds = {card // 4 for card in line[start:stop]}
            seasons = {4 + card % 4 for card in line[start:stop]}
            found += [(start, stop - start, min(shared)) for shared in (birds, seasons) if len(shared) == 1]
    return found


def formulate(puzzle: dict[str, Any]) -> Any:
    """The model: the worth of a split is its objective."""
    model = cp_model.CpModel()
    line, filled = puzzle["line"], puzzle["filled"]
    empty = [box for box in BOXES if not filled >> box & 1]
    candidates = runs(line)
    dropped = {run: model.new_bool_var(f"dropped {run}") for run in candidates}
    written = {run: model.new_bool_var(f"written {run}") for run in candidates if run[2] in empty}
    of_box = {box: [run for run in written if run[2] == box] for box in empty}
    gains = []

    # Each card in one set at most (B-P4), and as many sets dropped as there are Pigeons (B-A4).
    for at in range(len(line)):
        covering = [run for run in candidates if run[0] <= at < run[0] + run[1]]
        model.add_at_most_one([switch[run] for switch in (dropped, written) for run in covering if run in switch])
    drops = sum(dropped.values())
    model.add(drops <= puzzle["pigeons"])
    gains.append(-whole(puzzle["costs"][PIGEON]) * drops)

    # A box gets one value at most (B-P5, B-P6).
    for box in empty:
        model.add_at_most_one([written[run] for run in of_box[box]])
        gains += [whole(puzzle["sets"][box][run[1]]) * written[run] for run in of_box[box]]

    copied = owls(model, puzzle, empty, written, gains)

    # Flaps of written sets and two for each dropped one (B-P8, B-A4).
    marks = model.new_int_var(0, MOST_MARKS, "marks")
    model.add(marks == sum(written.values()) + 2 * drops)
    gains.append(looked_up(model, marks, puzzle["flaps"], "flaps"))

    # Boxes left open.
    mask = model.new_int_var(0, 255, "open boxes")
    taken = {box: sum(written[run] for run in of_box[box]) + sum(copied.get(box, [])) for box in empty}
    model.add(mask == sum((1 << box) * (1 - taken[box]) for box in empty))
    gains.append(looked_up(model, mask, puzzle["open"], "open"))

    model.maximize(sum(gains))
    return model


def owls(
    model: Any, puzzle: dict[str, Any], empty: list[int], written: dict[tuple[int, int, int], Any], gains: list[Any]
) -> dict[int, list[Any]]:
    """The Owl: the smallest value that is written, five at most, into boxes that are empty after it (B-A5)."""
    copied: dict[int, list[Any]] = {box: [] for box in empty}
    if not puzzle["owls"]:
        return copied
    for value in range(2, OWL_LIMIT + 1):
        allowed = model.new_bool_var(f"the Owl copies {value}")
        for run, switch in written.items():
            if run[1] < value:
                model.add_implication(allowed, ~switch)
        least = [switch for run, switch in written.items() if run[1] == value or run[1] > value == OWL_LIMIT]
        model.add_bool_or([*least, ~allowed])
        for box in empty:
            copy = model.new_bool_var(f"the Owl copies {value} into {box}")
            model.add_implication(copy, allowed)
            copied[box].append(copy)
            gains.append((whole(puzzle["owl"][box][value]) - whole(puzzle["costs"][OWL])) * copy)
    for box in empty:
        model.add_at_most_one([*copied[box], *(switch for run, switch in written.items() if run[2] == box)])
    model.add(sum(copy for copies in copied.values() for copy in copies) <= puzzle["owls"])
    return copied


def looked_up(model: Any, index: Any, worths: list[float], name: str) -> Any:
    """The worth at an index."""
    numbers = [whole(worth) for worth in worths]
    found = model.new_int_var(min(numbers), max(numbers), name)
    model.add_element(index, numbers, found)
    return found


def solve(puzzle: dict[str, Any]) -> dict[str, Any]:
    """The proved optimum, and how long it took, on one core."""
    begin = perf_counter()
    model = formulate(puzzle)
    built = perf_counter()
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    status = solver.solve(model)
    done = perf_counter()
    if status != cp_model.OPTIMAL:
        return {"error": f"CP-SAT says {solver.status_name(status)}"}
    return {
        "value": round(solver.objective_value) / SCALE,
        "build_ms": 1000 * (built - begin),
        "solve_ms": 1000 * (done - built),
    }


def serve(requests: TextIO, answers: TextIO) -> None:
    """Answer lines until they end."""
    global cp_model  # noqa: PLW0603
    cp_model = import_module("ortools.sat.python.cp_model")
    for line in requests:
        print(json.dumps(solve(json.loads(line))), file=answers, flush=True)


if __name__ == "__main__":
    ours = sys.stdout
    # A library that greets its user must not do so among the answers.
    with contextlib.redirect_stdout(sys.stderr):
        serve(sys.stdin, ours)
