"""`make bench-engine`: the engine's speed and size, beside its peers, in one run.

These machines are shared and noisy, so what counts is the ratio: in every round each peer and the engine play right
after one another, and a ratio is the median over the rounds of the ratios within a round. A decision is one step that
a player chooses from the full legal list; chance is not counted, its time is (peers/measure.py says how the peers
are driven, each by the fastest loop its Python interface allows).
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import voliera
from voliera.games.birdie import batches as many
from voliera.games.birdie.rules.state import STATE
from voliera.games.bower import batches as bower
from voliera.games.bower.rules.state import STATE as BOWER_STATE
from voliera.kernel import States, entry

HERE = Path(__file__).parent
PEERS = ("openspiel_hearts", "openspiel_hearts_cpp", "openspiel_gin", "rlcard_gin", "pettingzoo", "chess")
STANDARD, EXPERT = 0, 1
SUPER = 1


class Peers:
    """The other libraries, in a process and an environment of their own."""

    def __init__(self) -> None:
        python = HERE.parent / ".venv-peers" / "bin" / "python"
        if not python.exists():
            sys.exit("the peers are not installed: run `make bench-engine`, or benchmarks/peers/install.sh")
        command = [str(python), str(HERE / "peers" / "measure.py"), "--serve"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )

    def measure(self, peer: str, seconds: float, seed: int) -> float:
        """Decisions per second of one peer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"peer": peer, "seconds": seconds, "seed": seed}) + "\n")
        self.process.stdin.flush()
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        if "error" in answer:
            sys.exit(f"peer {peer}: {answer['error']}")
        return float(answer["per_second"])

    def close(self) -> None:
        """End the peers' process."""
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.wait()


def for_a_while(seconds: float, work: Callable[[int], int]) -> float:
    """Do work again and again for about that long; returns units per second. `work` is told a new number each time."""
    work(0)
    units = turns = 0
    started = time.perf_counter()
    while (elapsed := time.perf_counter() - started) < seconds:
        turns += 1
        units += work(turns)
    return units / elapsed


def random_play(seconds: float, players: int, variant: int) -> float:
    """Decisions per second of compiled random play on one core, whole games, full legal lists."""
    games = many.blank_games(64, variant)
    return for_a_while(seconds, lambda turn: many.play_on_cpu(games, players, turn << 20, 2_000))


def random_bower(seconds: float, variant: int) -> float:
    """The same for Bower."""
    games = bower.blank_games(64, variant)
    return for_a_while(seconds, lambda turn: bower.play_on_cpu(games, 2, turn << 20, 2_000))


def two_cores(seconds: float) -> float:
    """How much faster two cores are than one: threads side by side against one alone, in alternation."""
    records = [many.blank_games(64, STANDARD) for _ in range(2)]
    batch = 20_000

    def play(worker: int) -> None:
        many.play_on_cpu(records[worker], 4, worker << 30, batch)

    ratios: list[float] = []
    with ThreadPoolExecutor(2) as pool:
        started = time.perf_counter()
        while time.perf_counter() - started < 2 * seconds or not ratios:
            begin = time.perf_counter()
            play(0)
            alone = time.perf_counter() - begin
            begin = time.perf_counter()
            list(pool.map(play, range(2)))
            ratios.append(2 * alone / (time.perf_counter() - begin))
    return statistics.median(ratios)


def game_api(seconds: float, game_name: str, players: int) -> float:
    """Decisions per second through `Game`, by step numbers: legality checked, undo kept."""
    random = Random(1).random

    def play(turn: int) -> int:
        game = voliera.new(game_name, players=players, seed=turn)
        decisions = 0
        while not game.over:
            legal = game.numbers()
            game.step(legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    return for_a_while(seconds, play)


@entry
def copy_many(source: States, target: States, count: int) -> int:
    """Copy records in compiled code."""
    for i in range(count):
        target[i % target.shape[0]] = source[i % source.shape[0]]
    return count


def copies(seconds: float) -> float:
    """State copies per second in compiled code."""
    source, target = many.blank_games(64, STANDARD), many.blank_games(64, STANDARD)
    return for_a_while(seconds, lambda _: copy_many(source, target, 10_000))


def start_times() -> tuple[float, float]:
    """Seconds that compiling everything takes on a machine that has compiled nothing, and a later start.

    A start is a new process of the line engine that opens a game and plays an action.
    """
    lines = b'{"cmd":"new","game":"birdie"}\n{"cmd":"apply","action":{"do":"pass"}}\n'
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "VOLIERA_CACHE": folder}
        python = [sys.executable, "-m", "voliera"]
        started = time.perf_counter()
        subprocess.run([*python, "warm-up"], env=environment, check=True, stdout=subprocess.DEVNULL)
        cold = time.perf_counter() - started
        times = []
        for _ in range(3):
            started = time.perf_counter()
            done = subprocess.run([*python, "engine"], env=environment, input=lines, check=True, capture_output=True)
            times.append(time.perf_counter() - started)
            assert done.stdout.count(b'"ok":true') == 2
    return cold, statistics.median(times)


def machine() -> str:
    """What kind of machine this is."""
    return f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, NumPy {np.__version__}"


def measure(seconds: float, rounds: int) -> dict[str, Any]:
    """All figures."""
    ours: list[float] = []
    bowers: list[float] = []
    theirs: dict[str, list[float]] = {peer: [] for peer in PEERS}
    peers = Peers()
    console = Console(stderr=True)
    with Progress(console=console) as progress:
        task = progress.add_task("measuring", total=rounds * (len(PEERS) + 2) + 7)
        for number in range(rounds):
            ours.append(random_play(seconds, 4, STANDARD))
            progress.advance(task)
            bowers.append(random_bower(seconds, STANDARD))
            progress.advance(task)
            for peer in PEERS:
                theirs[peer].append(peers.measure(peer, seconds, number))
                progress.advance(task)
        peers.close()
        expert = random_play(seconds, 4, EXPERT)
        progress.advance(task)
        super_nest = random_bower(seconds, SUPER)
        progress.advance(task)
        speedup = two_cores(seconds)
        progress.advance(task)
        api = game_api(seconds, "birdie", 4)
        progress.advance(task)
        bower_api = game_api(seconds, "bower", 2)
        progress.advance(task)
        copied = copies(seconds / 2)
        progress.advance(task)
        cold, warm = start_times()
        progress.advance(task)

    def ratio(measured: list[float], peer: str) -> float:
        return round(statistics.median(a / b for a, b in zip(measured, theirs[peer], strict=True)), 1)

    figures = {f"{peer}_steps": round(statistics.median(values)) for peer, values in theirs.items()}
    return {
        "birdie4_steps": round(statistics.median(ours)),
        **figures,
        "ratio_hearts": ratio(ours, "openspiel_hearts"),
        "ratio_hearts_cpp": ratio(ours, "openspiel_hearts_cpp"),
        "ratio_rlcard": ratio(ours, "rlcard_gin"),
        "bower_steps": round(statistics.median(bowers)),
        "bower_super_steps": round(super_nest),
        "ratio_bower_hearts": ratio(bowers, "openspiel_hearts"),
        "ratio_bower_hearts_cpp": ratio(bowers, "openspiel_hearts_cpp"),
        "birdie4_expert_steps": round(expert),
        "two_core_speedup": round(speedup, 2),
        "game_api_steps": round(api),
        "bower_api_steps": round(bower_api),
        "copies": round(copied),
        "state_bytes": STATE.itemsize,
        "bower_state_bytes": BOWER_STATE.itemsize,
        "cold_start_s": round(cold, 1),
        "warm_start_s": round(warm, 2),
        "date": date.today().isoformat(),
        "machine": machine(),
    }


ROWS: tuple[tuple[str, str, str], ...] = (
    ("birdie4_steps", "Birdie, 4 players, random play, one core", "decisions/s"),
    ("birdie4_expert_steps", "the same, expert game", "decisions/s"),
    ("bower_steps", "Bower, random play, one core", "decisions/s"),
    ("bower_super_steps", "the same, Super Nest", "decisions/s"),
    ("openspiel_hearts_steps", "OpenSpiel hearts, driven from Python", "decisions/s"),
    ("openspiel_hearts_cpp_steps", "OpenSpiel hearts, its own C++ loop", "decisions/s"),
    ("openspiel_gin_steps", "OpenSpiel gin rummy, driven from Python", "decisions/s"),
    ("rlcard_gin_steps", "RLCard gin rummy (the bare game)", "decisions/s"),
    ("pettingzoo_steps", "PettingZoo gin rummy", "decisions/s"),
    ("chess_steps", "python-chess", "decisions/s"),
    ("ratio_hearts", "Birdie against OpenSpiel hearts from Python", "×"),
    ("ratio_hearts_cpp", "Birdie against OpenSpiel hearts in C++", "×"),
    ("ratio_rlcard", "Birdie against RLCard gin rummy", "×"),
    ("ratio_bower_hearts", "Bower against OpenSpiel hearts from Python", "×"),
    ("ratio_bower_hearts_cpp", "Bower against OpenSpiel hearts in C++", "×"),
    ("two_core_speedup", "two cores against one", "×"),
    ("game_api_steps", "Birdie through Game, by step numbers", "decisions/s"),
    ("bower_api_steps", "Bower through Game, by step numbers", "decisions/s"),
    ("copies", "state copies in compiled code", "copies/s"),
    ("state_bytes", "size of a state of Birdie", "bytes"),
    ("bower_state_bytes", "size of a state of Bower", "bytes"),
    ("cold_start_s", "compiling the rules, once", "s"),
    ("warm_start_s", "a later start, to the first action played", "s"),
)


def show(figures: dict[str, Any]) -> None:
    """Print the table."""
    table = Table("what", "figure", "unit", title=f"Engine, {figures['date']}, {figures['machine']}")
    table.columns[1].justify = "right"
    for key, what, unit in ROWS:
        table.add_row(what, f"{figures[key]:,}", unit)
    Console(width=100).print(table)


def report(
    name: str,
    about: str | None,
    measure: Callable[[float, int], dict[str, Any]],
    show: Callable[[dict[str, Any]], None],
) -> None:
    """Measure, print the table, keep the figures, and print them as the last line."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--seconds", type=float, default=5.0, help="per measurement")
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    figures = measure(asked.seconds, asked.rounds)
    show(figures)
    (HERE / "results").mkdir(exist_ok=True)
    (HERE / "results" / f"{name}.json").write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(figures))


if __name__ == "__main__":
    report("engine", __doc__, measure, show)
