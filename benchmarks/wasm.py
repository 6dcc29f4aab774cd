"""`make bench-wasm`: the WebAssembly module beside compiled code of the CPU: its size, random play, and both searches.

Both sides play the same games and make the same recorded calls. These machines are shared: of random play the fastest
piece counts, which ran undisturbed, and of searches the processor's time in the best of several rounds. The package
itself, rewritten for browsers, plays in Node, too.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import voliera
from benchmarks.engine import machine
from tests.wasm import node
from tests.wasm.recording import recording
from tests.wasm.replaying import recorded_calls
from voliera import bots
from voliera.games import GAMES, rules_of
from voliera.kernel import SILENT
from voliera.wasm import MODULE

SEARCHES = {"birdie": "birdie_simulate", "bower": "bower_work_on"}
"""The function that grows the tree of each game's search; its last number is that of play-outs."""
RECORDS = 64
PIECE = 60
"""Games that are timed together: half a millisecond of random play."""
RESULTS = Path(__file__).parent / "results" / "wasm.json"


def sizes() -> dict[str, float]:
    """Return the size of the module in kB, as it is and compressed."""
    found: dict[str, float] = node.run("sizes.mjs", MODULE)
    return {f"wasm_{name}": round(number / 1000, 1) for name, number in found.items()}


def rules_case(game: str, variant: int) -> dict[str, Any]:
    """Return a table of two players for random play."""
    batches = import_module(f"voliera.games.{game}.batches")
    record = batches.blank_games(1, variant).tobytes().hex()
    return {"game": game, "players": 2, "record": record, "steps": rules_of(game).steps, "records": RECORDS}


def native_rate(case: dict[str, Any], games: int) -> float:
    """Return the decisions per second of random play on the CPU."""
    batches, rules = import_module(f"voliera.games.{case['game']}.batches"), rules_of(case["game"])
    states = np.frombuffer(bytearray(bytes.fromhex(case["record"]) * RECORDS), rules.state)
    out, fastest = np.zeros(rules.steps, np.int16), 0.0
    for start in range(0, games, PIECE):
        before = perf_counter()
        decisions = batches.play_range(states, start, start + PIECE, 2, 1, out, SILENT)
        fastest = max(fastest, decisions / (perf_counter() - before))
    return fastest


def best(rounds: int, *sides: Callable[[], float]) -> list[float]:
    """Return the best figure of each side, which take turns."""
    found = [[side() for side in sides] for _ in range(rounds + 1)][1:]  # the first one warms up
    return [max(side) for side in zip(*found, strict=True)]


def rules_ratio(game: str, games: int, rounds: int) -> list[tuple[str, float, float]]:
    """Return the decisions per second of each variant: on the CPU, and in WebAssembly."""
    lines: list[tuple[str, float, float]] = []
    for number, variant in enumerate(rules_of(game).variants):
        case = rules_case(game, number)

        def in_wasm(case: dict[str, Any] = case) -> float:
            return float(node.run_with(case, "rates.mjs", games, PIECE)["rate"])

        def on_cpu(case: dict[str, Any] = case) -> float:
            return native_rate(case, games)

        cpu, wasm = best(rounds, on_cpu, in_wasm)
        lines.append((f"{game}, {variant}, decisions/s", cpu, wasm))
    return lines


def search_ratio(game: str, nodes: int, rounds: int) -> list[tuple[str, float, float]]:
    """Return the play-outs per second of each variant: on the CPU, and in WebAssembly."""
    lines = []
    for variant in rules_of(game).variants:
        with TemporaryDirectory() as folder:
            record_searches(Path(folder), game, variant, nodes)
            calls = [
                call
                for call in recorded_calls(Path(folder))
                if call.name == SEARCHES[game] and call.numbers[-1] == nodes
            ]
            seconds = node.run("calls.mjs", folder, SEARCHES[game], rounds)["seconds"]
            wasm = sum(min(seconds[call.place]) for call in calls)
            cpu = sum(min(call.seconds() for _ in range(rounds)) for call in calls)
        lines.append((f"{game}, {variant}, play-outs/s", len(calls) * nodes / cpu, len(calls) * nodes / wasm))
    return lines


def record_searches(folder: Path, game: str, variant: str, nodes: int) -> None:
    """Search at some positions of a game between heuristic players, and record it."""
    table = voliera.new(game, 2, variant, seed=1)
    bots.choose(table, "search", seed=1, nodes=1)  # compiled before anything is recorded
    with recording(folder, most=400):
        for moves in range(24):
            if not table.over and table.phase in ("turn", "take", "play"):
                if moves % 4 == 0:
                    bots.choose(table, "search", seed=moves, nodes=nodes)
            table.apply(bots.choose(table, "heuristic", seed=moves)["action"])


def offline() -> tuple[dict[str, float], dict[str, dict[str, float]]]:
    """Return the figures of games without a server, and a move's milliseconds by level and table."""
    medians: dict[str, dict[str, float]] = node.run("moves.mjs")["medians"]
    command = ["node", str(node.ROOT / "benchmarks" / "wasm_browser.mjs")]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return {**json.loads(said), **slowest(medians)}, medians


def slowest(medians: dict[str, dict[str, float]]) -> dict[str, float]:
    """Return the milliseconds of a move at the slowest table of each level."""
    return {f"{level}_move_ms": round(max(tables.values()), 1) for level, tables in medians.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--games", type=int, default=12_000)
    parser.add_argument("--nodes", type=int, default=1000)
    wishes = parser.parse_args()
    console = Console()
    table = Table(title=f"WebAssembly beside the CPU ({machine()})")
    for column in ("", "CPU", "WebAssembly", "ratio"):
        table.add_column(column, justify="left" if not column else "right")
    alone, moves = offline()
    told: dict[str, Any] = {
        "date": date.today().isoformat(),
        "machine": machine(),
        "command": " ".join(["python -m benchmarks.wasm", *sys.argv[1:]]),
        **sizes(),
        **alone,
    }
    for game in GAMES:
        lines = rules_ratio(game, wishes.games, wishes.rounds)
        searches = search_ratio(game, wishes.nodes, wishes.rounds)
        for name, cpu, wasm in (*lines, *searches):
            table.add_row(name, f"{cpu:,.0f}", f"{wasm:,.0f}", f"{wasm / cpu:.2f}")
        told[f"ratio_{game}"] = round(min(wasm / cpu for _, cpu, wasm in lines), 2)
        told[f"ratio_search_{game}"] = round(min(wasm / cpu for _, cpu, wasm in searches), 2)
    console.print(table)
    console.print(f"module: {told['wasm_kb']} kB, {told['wasm_brotli_kb']} kB as brotli")
    for level, tables in moves.items():
        for name, milliseconds in tables.items():
            console.print(f"{name}: {milliseconds:.0f} ms for a move of {level} in the browser's engine (median)")
    RESULTS.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(told))


if __name__ == "__main__":
    main()
