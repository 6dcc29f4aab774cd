"""How strong a network is: matches against the other levels, on mirrored deals that training never sees.

While a run goes on, a process of its own measures each file of weights that appears; what it finds is a line of
`ladder.jsonl` in the run's folder.
"""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

LADDER = "ladder.jsonl"
FINISHED = "finished"
"""A file of this name says that no further weights will come."""
AGAINST = ("heuristic", "search@1000n")
SELECTION_SEED = 11
"""Of the deals that are looked at while training; report on others."""
PAUSE_S = 2.0


def measure(
    weights: Path, game: str, players: int, variant: str, against: str, deals: int, seed: int, jobs: int
) -> dict[str, Any]:
    """A match of a network against a level: the share of wins with its interval."""
    from voliera.arena.tournament import match

    contestants = [f"net:{weights}", against]
    outcome = match(game, contestants, deals, seed, players=players, variant=variant, jobs=jobs)
    return {"weights": weights.name, "against": against, **outcome.results[0].share.document()}


def watch(
    folder: Path, game: str, players: int, variant: str, against: Sequence[str], deals: int, seed: int, jobs: int
) -> None:
    """Measure every file of weights in a folder, the newest first, until the run has finished."""
    measured: set[str] = set()
    while True:
        finished = (folder / FINISHED).exists()
        waiting = sorted(path for path in folder.glob("[0-9]*.net") if path.name not in measured)
        if not waiting:
            if finished:
                return
            time.sleep(PAUSE_S)
            continue
        newest = waiting[-1]
        measured.update(path.name for path in waiting)
        for level in against:
            found = measure(newest, game, players, variant, level, deals, seed, jobs)
            with (folder / LADDER).open("a", encoding="utf-8") as file:
                file.write(json.dumps(found) + "\n")


def found_in(folder: Path) -> list[dict[str, Any]]:
    """What has been measured so far."""
    path = folder / LADDER
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []


def main(arguments: Sequence[str]) -> None:
    """The process that measures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", default="birdie")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--variant", default="standard")
    parser.add_argument("--against", default=",".join(AGAINST))
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--seed", type=int, default=SELECTION_SEED)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args(arguments)
    wishes = (asked.game, asked.players, asked.variant, asked.against.split(","), asked.deals, asked.seed, asked.jobs)
    watch(asked.folder, *wishes)


if __name__ == "__main__":
    main(sys.argv[1:])
