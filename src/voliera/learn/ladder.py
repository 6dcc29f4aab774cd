"""How strong a network is: matches against the other levels, on mirrored deals that training never sees.

While a run goes on, a process of its own measures each file of weights that appears; what it finds is a line of
`ladder.jsonl` in the run's folder.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from voliera.games.mix import Table, tables_of

LADDER = "ladder.jsonl"
FINISHED = "finished"
"""A file of this name says that no further weights will come."""
AGAINST = ("heuristic", "search@1000n")
SELECTION_SEED = 11
"""Of the deals that are looked at while training; report on others."""
PAUSE_S = 2.0


@dataclass(frozen=True, slots=True)
class Wish:
    """What is measured: tables, opponents, and on how many deals."""

    game: str = "birdie"
    tables: tuple[Table, ...] = (Table(2, "standard"),)
    against: tuple[str, ...] = AGAINST
    deals: int = 60
    seed: int = SELECTION_SEED
    jobs: int = 1

    def matches(self, number: int) -> list[tuple[Table, str]]:
        """The matches of the n-th file: the first table against everybody, and one of the others in turn."""
        first, *others = self.tables
        found = [(first, level) for level in self.against]
        if others:
            found.append((others[number % len(others)], self.against[-1]))
        return found


def measure(weights: Path, wish: Wish, table: Table, against: str) -> dict[str, Any]:
    """A match of a network against a level: the share of wins with its interval."""
    from voliera.arena.tournament import match

    contestants = [f"net:{weights}", against]
    deals = max(1, wish.deals * 2 // table.players)
    variant = "standard" if table.variant == "all" else table.variant
    outcome = match(wish.game, contestants, deals, wish.seed, players=table.players, variant=variant, jobs=wish.jobs)
    return {
        "weights": weights.name,
        "table": table.name,
        "against": against,
        **outcome.results[0].share.document(),
    }


def watch(folder: Path, wish: Wish) -> None:
    """Measure every file of weights in a folder, the newest first, until the run has ended or its process is gone."""
    measured: set[str] = set()
    number, parent = 0, os.getppid()
    while os.getppid() == parent:
        finished = (folder / FINISHED).exists()
        waiting = sorted(path for path in folder.glob("[0-9]*.net") if path.name not in measured)
        if not waiting:
            if finished:
                return
            time.sleep(PAUSE_S)
            continue
        newest = waiting[-1]
        measured.update(path.name for path in waiting)
        for table, level in wish.matches(number):
            found = measure(newest, wish, table, level)
            with (folder / LADDER).open("a", encoding="utf-8") as file:
                file.write(json.dumps(found) + "\n")
        number += 1


def found_in(folder: Path) -> list[dict[str, Any]]:
    """What has been measured so far."""
    return lines_of(folder / LADDER)


def lines_of(path: Path) -> list[dict[str, Any]]:
    """All lines of JSON in a file that may be missing. A last line that a crash has cut off is left out."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return [json.loads(line) for line in text[: text.rfind("\n") + 1].splitlines()]


def main(arguments: Sequence[str]) -> None:
    """The process that measures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", default="birdie")
    parser.add_argument("--tables", default="2:standard", help="such as 2:standard,4:expert, the first one most often")
    parser.add_argument("--against", default=",".join(AGAINST))
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--seed", type=int, default=SELECTION_SEED)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args(arguments)
    against = tuple(asked.against.split(","))
    watch(asked.folder, Wish(asked.game, tables_of(asked.tables), against, asked.deals, asked.seed, asked.jobs))


if __name__ == "__main__":
    main(sys.argv[1:])
