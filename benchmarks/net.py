"""`make bench-net`: the networks against the ladder on fresh mirrored deals, and what an evaluation costs.

Deals are those of the arena: training never sees them. Matches against `search` at 300 ms need a core for each process.
How well its chances foretell wins is seen in games against itself. The last line is JSON; the same object is kept in
`results/net.json`.
"""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np

import voliera
from voliera import bots
from voliera.arena.tournament import match
from voliera.bots.net.forward import Evaluator
from voliera.bots.net.weights import read
from voliera.games.birdie.bots.net import SHIPPED
from voliera.games.birdie.layout import LAYOUT, SIZE
from voliera.games.birdie.observe import observe_first
from voliera.games.mix import trained_tables

SEED = 20_261_118
EVALUATIONS = 2_000


def rows_of(games: int) -> Any:
    """Observations from games of the network against itself."""
    found = []
    for seed in range(games):
        game = voliera.new("birdie", 2, "standard", seed=SEED + seed)
        while not game.over:
            if game.phase in ("turn", "laying"):
                row = np.zeros(SIZE, np.int8)
                observe_first(game.whole_states(), row)
                found.append(row)
            game.apply(bots.choose(game, "net", seed=seed)["action"])
    return found


def evaluation_us() -> float:
    """The median time of one evaluation on one core, in microseconds."""
    evaluate, rows = Evaluator(read(SHIPPED, LAYOUT)), rows_of(4)
    evaluate(rows[0])
    times = []
    for i in range(EVALUATIONS):
        started = time.perf_counter()
        evaluate(rows[i % len(rows)])
        times.append(time.perf_counter() - started)
    return float(np.median(times)) * 1e6


def foretold(games: int) -> Any:
    """Chances that the network gave itself in games against itself, and whether the seat won: one row for each turn."""
    found = []
    for number in range(games):
        game = voliera.new("birdie", 2, "standard", seed=SEED + 1_000 + number)
        told = []
        while not game.over:
            choice = bots.choose(game, "net", seed=number)
            if game.phase == "turn":
                told.append((game.mover(), choice["value"]))
            game.apply(choice["action"])
        winner = game.result()["winner"]
        found += [(value, float(seat == winner)) for seat, value in told]
    return np.array(found)


def calibration(games: int) -> dict[str, Any]:
    """How well chances foretell wins: mean chance and share of wins in ten bins, and the mean gap between the two."""
    rows = foretold(games)
    bins = np.minimum(9, (10 * rows[:, 0]).astype(int))
    table = []
    for number in range(10):
        inside = rows[bins == number]
        if len(inside):
            table.append([round(float(inside[:, 0].mean()), 3), round(float(inside[:, 1].mean()), 3), len(inside)])
    gap = sum(abs(chance - won) * count for chance, won, count in table) / len(rows)
    brier = float(((rows[:, 0] - rows[:, 1]) ** 2).mean())
    return {"games": games, "gap": round(gap, 4), "brier": round(brier, 4), "bins": table}


def matches(levels: Sequence[str]) -> list[tuple[str, str, str, str]]:
    """Contestant, opponent, table and key of each match; with four players a fair share is 0.25."""
    names = {"search": "search300"}
    found = [("net", level, "2:standard", f"net_vs_{names.get(level, level)}_birdie2") for level in levels]
    if "search" in levels:
        found += [
            ("net+", "search", "2:standard", "netplus_vs_search300_birdie2"),
            ("net", "search", "2:expert", "net_vs_search300_birdie_expert"),
            ("net", "search", "4:standard", "net_vs_search300_birdie4"),
        ]
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print a table and a last line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--jobs", type=int, default=None)
    parser.add_argument("--against", default="search,heuristic,greedy", help="levels, separated by commas")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent / "results" / "net.json")
    parser.add_argument("--games", type=int, default=300, help="games against itself, for the calibration")
    asked = parser.parse_args(arguments)
    training = read(SHIPPED, LAYOUT).header["training"]
    figures: dict[str, Any] = {
        "eval_us_birdie": round(evaluation_us(), 1),
        "weights_mb": round(SHIPPED.stat().st_size / 1e6, 3),
        "train_minutes_birdie2": round(training["seconds"] / 60, 1),
        "train_decisions_birdie2": training["decisions"],
    }
    figures["calibration_birdie2"] = told = calibration(asked.games)
    print("chance  share of wins  turns")
    for chance, won, count in told["bins"]:
        print(f"{chance:>6.1%} {won:>14.1%} {count:>6}")
    trained = {table.name for table in trained_tables(training["settings"])}
    for one, level, table, key in matches(asked.against.split(",")):
        if table not in trained:
            continue
        players, variant = table.split(":")
        deals = max(1, asked.deals * 2 // int(players))
        outcome = match("birdie", [one, level], deals, SEED, players=int(players), variant=variant, jobs=asked.jobs)
        share = outcome.results[0].share
        interval = f"{share.low:.1%} to {share.high:.1%}"
        print(f"{one} against {level:>12}, {table}: {share.value:.1%} ({interval}), {deals} deals")
        figures[key] = share.document()
    figures["date"] = date.today().isoformat()
    asked.out.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
