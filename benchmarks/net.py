"""`make bench-net`: the networks against the ladder on fresh mirrored deals, and what an evaluation costs.

Deals are those of the arena: training never sees them. Matches against `search` at 300 ms need a core for each process
and take hours on two, so they are kept match by match, each with its date and machine, and `--only` plays some of them
again. How well its chances predict wins is seen in games against itself. Best responses are trained on a GPU
(docs/learning.md): `--responses birdie2=FOLDER` reads what such a run found. The last line is JSON; the same object is
kept in `results/net.json`.
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
from benchmarks.observed import SEED, made, rows_of, rows_of_bower
from benchmarks.together import measured as played_together
from voliera import bots
from voliera.arena.counters import counter_of
from voliera.arena.tournament import match
from voliera.bots.net.forward import Evaluator
from voliera.bots.net.weights import read
from voliera.games.birdie.bots.network import SHIPPED
from voliera.games.birdie.layout import LAYOUT
from voliera.games.bower.bots.shipped import SHIPPED as BOWER_SHIPPED
from voliera.games.bower.layout import LAYOUT as BOWER_LAYOUT
from voliera.games.mix import trained_tables

EVALUATIONS = 2_000
RESULTS = Path(__file__).parent / "results"
TURNS = {"birdie": "turn", "bower": "play"}
"""The phases in which turns begin."""
CALIBRATED = {"birdie": "calibration_birdie2", "bower": "calibration_bower"}


def evaluation_us(evaluate: Evaluator, rows: Any) -> float:
    """The median time of one evaluation on one core, in microseconds."""
    evaluate(rows[0])
    times = []
    for i in range(EVALUATIONS):
        started = time.perf_counter()
        evaluate(rows[i % len(rows)])
        times.append(time.perf_counter() - started)
    return float(np.median(times)) * 1e6


def foretold(name: str, games: int) -> Any:
    """Chances that the network gave itself in games against itself, and the seat's share: one row for each turn."""
    found = []
    for number in range(games):
        game = voliera.new(name, 2, "standard", seed=SEED + 1_000 + number)
        told = []
        while not game.over:
            choice = bots.choose(game, "net", seed=number)
            if game.phase == TURNS[name]:
                told.append((game.mover(), choice["value"]))
            game.apply(choice["action"])
        shares = counter_of(name).shares(game.result())
        found += [(value, shares[seat]) for seat, value in told]
    return np.array(found)


def runs_of(training: dict[str, Any]) -> list[dict[str, Any]]:
    """The runs that made a network, the last one first: each began with the weights of the next."""
    return [training, *(runs_of(training["began_with"]) if "began_with" in training else [])]


def trained_alone() -> dict[str, Any]:
    """Where the run ended that trained two players, standard, alone and from nothing (docs/learning.md)."""
    lines = (RESULTS / "learn_birdie2.jsonl").read_text(encoding="utf-8").splitlines()
    found: dict[str, Any] = json.loads(lines[-1])
    return found


def calibration(name: str, games: int) -> dict[str, Any]:
    """How well chances predict wins: mean chance and share of wins in ten bins, and the mean gap between the two."""
    rows = foretold(name, games)
    bins = np.minimum(9, (10 * rows[:, 0]).astype(int))
    table = []
    for number in range(10):
        inside = rows[bins == number]
        if len(inside):
            table.append([round(float(inside[:, 0].mean()), 3), round(float(inside[:, 1].mean()), 3), len(inside)])
    gap = sum(abs(chance - won) * count for chance, won, count in table) / len(rows)
    brier = float(((rows[:, 0] - rows[:, 1]) ** 2).mean())
    return {"games": games, "gap": round(gap, 4), "brier": round(brier, 4), "bins": table}


def matches(levels: Sequence[str]) -> list[tuple[str, str, str, str, str]]:
    """Game, contestant, opponent, table and key of each match; with four players a fair share is 0.25."""
    names = {"search": "search300"}
    found = [("birdie", "net", one, "2:standard", f"net_vs_{names.get(one, one)}_birdie2") for one in levels]
    if "search" in levels:
        found += [
            ("birdie", "net+@50ms", "search", "2:standard", "netplus_vs_search300_birdie2"),
            ("birdie", "net", "search", "2:expert", "net_vs_search300_birdie_expert"),
            ("birdie", "net+@50ms", "search", "2:expert", "netplus_vs_search300_birdie_expert"),
            ("birdie", "net", "search", "3:standard", "net_vs_search300_birdie3"),
            ("birdie", "net+@50ms", "search", "3:standard", "netplus_vs_search300_birdie3"),
            ("birdie", "net", "search", "4:standard", "net_vs_search300_birdie4"),
            ("birdie", "net+@50ms", "search", "4:standard", "netplus_vs_search300_birdie4"),
        ]
    found += [("bower", "net", one, "2:standard", f"net_vs_{names.get(one, one)}_bower") for one in levels]
    if "search" in levels:
        found.append(("bower", "net+@50ms", "search", "2:standard", "netplus_vs_search300_bower"))
    return found


def played(game: str, one: str, level: str, table: str, deals: int, jobs: int | None) -> dict[str, Any]:
    """Play a match, print its share of wins, and return it."""
    players, variant = table.split(":")
    fewer = max(1, deals * 2 // int(players))
    outcome = match(game, [one, level], fewer, SEED, players=int(players), variant=variant, jobs=jobs)
    share = outcome.results[0].share
    interval = f"{share.low:.1%} to {share.high:.1%}"
    print(f"{game}: {one} against {level:>12}, {table}: {share.value:.1%} ({interval}), {fewer} deals", flush=True)
    return {**share.document(), **made()}


def response(folder: Path) -> dict[str, Any]:
    """What the best response of a training run gained, in points beyond a half: at its end, and for how long it ran."""
    lines = [json.loads(line) for line in (folder / "log.jsonl").read_text(encoding="utf-8").splitlines()]
    measured = [line for line in lines if "against_opponent" in line]
    if not measured:
        raise SystemExit(f"{folder}: its log has no share against the opponent; train with --against")
    value, error = measured[-1]["against_opponent"]
    gained = {"gain": round(value - 0.5, 4), "error": error, "seconds": measured[-1]["seconds"]}
    return {**gained, "decisions": measured[-1]["decisions"], "date": date.today().isoformat()}


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print a table and a last line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--jobs", type=int, default=None)
    parser.add_argument("--against", default="search,heuristic,greedy", help="levels, separated by commas")
    parser.add_argument("--out", type=Path, default=RESULTS / "net.json")
    parser.add_argument("--games", type=int, default=300, help="games against itself, for the calibration")
    parser.add_argument("--together", type=int, default=1, help="0: leave out how fast games are played together")
    parser.add_argument("--only", default="", help="keys of matches to be played, separated by commas; else all are")
    parser.add_argument("--responses", nargs="*", default=[], metavar="KEY=FOLDER", help="birdie2=FOLDER, bower=FOLDER")
    asked = parser.parse_args(arguments)
    figures: dict[str, Any] = json.loads(asked.out.read_text(encoding="utf-8")) if asked.out.exists() else {}
    training = read(SHIPPED, LAYOUT).header["training"]
    rows = {"birdie": rows_of(4), "bower": rows_of_bower(4)}
    figures |= {
        "eval_us_birdie": round(evaluation_us(Evaluator(read(SHIPPED, LAYOUT)), rows["birdie"]), 1),
        "eval_us_bower": round(evaluation_us(Evaluator(read(BOWER_SHIPPED, BOWER_LAYOUT)), rows["bower"]), 1),
        "weights_mb": round(SHIPPED.stat().st_size / 1e6, 3),
        "weights_mb_bower": round(BOWER_SHIPPED.stat().st_size / 1e6, 3),
        "train_minutes_birdie2": round(trained_alone()["seconds"] / 60, 1),
        "train_decisions_birdie2": trained_alone()["decisions"],
        "train_minutes_birdie": round(sum(run["seconds"] for run in runs_of(training)) / 60, 1),
        "train_decisions_birdie": sum(run["decisions"] for run in runs_of(training)),
        **made(),
    }
    if asked.together:
        figures |= {f"together_{game}": {**played_together(game, some), **made()} for game, some in rows.items()}
    for one in asked.responses:
        key, folder = one.split("=", 1)
        figures[f"best_response_{key}"] = response(Path(folder))
    if asked.games:
        for name, key in CALIBRATED.items():
            figures[key] = told = calibration(name, asked.games)
            print(f"{name}: chance, share of wins, turns")
            for chance, won, count in told["bins"]:
                print(f"{chance:>6.1%} {won:>14.1%} {count:>6}")
    trained = {table.name for table in trained_tables(training["settings"])}
    wanted = set(asked.only.split(",")) if asked.only else None
    for game, one, level, table, key in matches(asked.against.split(",")):
        if (game == "bower" or table in trained) and (wanted is None or key in wanted):
            figures[key] = played(game, one, level, table, asked.deals, asked.jobs)
            asked.out.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    asked.out.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
