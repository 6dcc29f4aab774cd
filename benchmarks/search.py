"""`make bench-search`: the play-outs of the bots' searches on one core, beside OpenSpiel's, and how long bots think.

playouts.py says what a play-out is and where it starts. These machines are shared and noisy: in every round all kinds
of positions and OpenSpiel's tree search on gin rummy (peers/measure.py) have their turn, right after one another. A
figure is the median over positions of the median over rounds; a ratio is the median over rounds.

How long bots think is the mean over all decisions of whole games against themselves; the search, which takes what it is
given, is asked for some decisions of a game, spread evenly, those that are forced or answered by solvers among them.
"""

import argparse
import json
import statistics
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import voliera
from benchmarks.engine import Peers, machine
from benchmarks.playouts import A_MOVE, KINDS, POSITIONS, decisions_of, positions, watched
from voliera import bots
from voliera.bots.budget import DEFAULT_MS
from voliera.game import Game

RESULTS = Path(__file__).parent / "results" / "search.json"
PEER = "openspiel_gin_mcts"
GAMES = {"birdie": ("birdie", "standard"), "birdie-expert": ("birdie", "expert"), "bower": ("bower", "standard")}
"""Where the time of a move is measured: two players, game and variant."""
FIGURES = {"playouts_birdie2": "birdie_half", "playouts_bower": "bower_six"}
"""The figures that are kept an eye on, and the kind of positions that each is measured at."""


@dataclass(frozen=True)
class Size:
    """How much is measured; a small one is enough to see that everything works."""

    seconds: float = 5.0
    rounds: int = 3
    positions: int = POSITIONS
    playouts: int = A_MOVE
    games: int = 3
    moves: int = 12
    time_ms: int = DEFAULT_MS

    @property
    def steps(self) -> int:
        """Of the progress bar."""
        return len(KINDS) * (self.rounds + 1) + self.rounds + len(GAMES) * len(bots.LEVELS)


def rates(size: Size, peers: Peers, progress: Progress) -> tuple[dict[str, list[list[float]]], list[float]]:
    """Play-outs per second: by kind, round and position; and the peer's simulations per second, by round."""
    bar = progress.add_task("measuring", total=size.steps)
    where = {}
    for kind in KINDS:
        where[kind.key] = positions(kind, size.positions)
        watched(where[kind.key][0], 0, size.playouts)  # compiled and loaded before it counts
        progress.advance(bar)
    found: dict[str, list[list[float]]] = {kind.key: [] for kind in KINDS}
    theirs = []
    for number in range(size.rounds):
        for key, games in where.items():
            watches = [watched(game, size.seconds / len(games), size.playouts) for game in games]
            found[key].append([watch.playouts / watch.seconds for watch in watches])
            progress.advance(bar)
        theirs.append(peers.measure(PEER, size.seconds, number))
        progress.advance(bar)
    return found, theirs


def memory(playouts: int) -> dict[str, int]:
    """Bytes that a search of each game holds on one core."""
    return {kind.game: watched(positions(kind, 1)[0], 0, playouts).memory for kind in KINDS}


def thinking_times(name: str, level: str, size: Size) -> Iterator[float]:
    """Milliseconds of `bots.choose`, decision by decision."""
    if level == "search":
        yield from (chosen(game, level, 1, size)[0] for game in spread(decisions_of(*GAMES[name], 1), size.moves))
        return
    game_name, variant = GAMES[name]
    for seed in range(1, size.games + 1):
        game = voliera.new(game_name, players=2, variant=variant, seed=seed)
        while not game.over:
            ms, action = chosen(game, level, seed, size)
            yield ms
            game.apply(action)


def spread(decisions: tuple[Game, ...], count: int) -> list[Game]:
    """Pick this many decisions of a game, evenly from its first to its last part."""
    return [decisions[number * len(decisions) // count] for number in range(count)]


def chosen(game: Game, level: str, seed: int, size: Size) -> tuple[float, dict[str, Any]]:
    """How long a bot takes, in milliseconds, and its action."""
    time_ms = size.time_ms if level == "search" else None
    started = perf_counter()
    choice = bots.choose(game, level, seed, time_ms=time_ms)
    return 1000 * (perf_counter() - started), choice["action"]


def measure(size: Size, peers: Peers, console: Console) -> dict[str, Any]:
    """All figures."""
    with Progress(console=console) as progress:
        found, theirs = rates(size, peers, progress)
        times: dict[str, dict[str, list[float]]] = {}
        for name, (game_name, variant) in GAMES.items():
            times[name] = {}
            for level in bots.LEVELS:
                chosen(decisions_of(game_name, variant, 1)[0], level, 1, size)
                times[name][level] = list(thinking_times(name, level, size))
                progress.advance(progress.task_ids[0])
    by_position = {
        key: [statistics.median(of_one) for of_one in zip(*rounds, strict=True)] for key, rounds in found.items()
    }
    middle = {key: statistics.median(values) for key, values in by_position.items()}
    return {
        **{key: round(middle[kind]) for key, kind in FIGURES.items()},
        "openspiel_gin_rollouts": round(statistics.median(theirs)),
        "ms_per_move": {name: {level: mean(ms) for level, ms in of.items()} for name, of in times.items()},
        "most_ms": {name: {level: round(max(ms), 2) for level, ms in of.items()} for name, of in times.items()},
        "ratios": {
            key: round(statistics.median(statistics.median(a) / b for a, b in zip(found[kind], theirs, strict=True)), 1)
            for key, kind in FIGURES.items()
        },
        "playouts": {
            kind.key: {
                "game": kind.game,
                "variant": kind.variant,
                "median": round(middle[kind.key]),
                "positions": [round(rate) for rate in by_position[kind.key]],
            }
            for kind in KINDS
        },
        "memory_bytes": memory(size.playouts),
        "time_ms": size.time_ms,
        "date": date.today().isoformat(),
        "machine": machine(),
    }


def mean(times: list[float]) -> float:
    """The mean, as the figures have it."""
    return round(statistics.fmean(times), 3)


def last_line(figures: dict[str, Any]) -> str:
    """The figures that are kept an eye on, as JSON."""
    return json.dumps({key: figures[key] for key in (*FIGURES, "openspiel_gin_rollouts", "ms_per_move")})


def show(figures: dict[str, Any], console: Console) -> None:
    """Print the tables."""
    head = f"{figures['date']}, {figures['machine']}"
    one = Table("two players, one core", "median", "slowest", "fastest", "unit", title=f"Play-outs, {head}")
    for column in one.columns[1:4]:
        column.justify = "right"
    for kind in KINDS:
        row = figures["playouts"][kind.key]
        cells = [f"{number:,}" for number in (row["median"], min(row["positions"]), max(row["positions"]))]
        one.add_row(f"{kind.words} *" if kind.key in FIGURES.values() else kind.words, *cells, "play-outs/s")
    one.add_section()
    peer = f"{figures['openspiel_gin_rollouts']:,}"
    one.add_row("OpenSpiel gin rummy, C++ tree search, half played *", peer, "", "", "roll-outs/s")
    for key, game in (("playouts_birdie2", "Birdie"), ("playouts_bower", "Bower")):
        one.add_row(f"{game} against OpenSpiel", f"{figures['ratios'][key]:,}", "", "", "×")
    for game, size in figures["memory_bytes"].items():
        one.add_row(f"memory of a search of {game.capitalize()}, each core", f"{size:,}", "", "", "bytes")
    count = len(figures["playouts"][KINDS[0].key]["positions"])
    one.caption = (
        f"over {count} positions, from games that heuristic players play from seeds 1 to {count}; * in the last line\n"
        "half of a round: the first round of odd seeds, the second of even ones"
    )
    console.print(one)
    two = Table("mean / longest, ms", *bots.LEVELS, title=f"Time of a move, {head}")
    for column in two.columns[1:]:
        column.justify = "right"
    for name, times in figures["ms_per_move"].items():
        two.add_row(name, *(f"{ms:,.2f} / {figures['most_ms'][name][level]:,.0f}" for level, ms in times.items()))
    two.caption = f"search: some decisions, at {figures['time_ms']} ms;\nthe others: whole games against themselves"
    console.print(two)


def main() -> None:
    """Measure, print the tables, keep the figures, and print the most important ones as the last line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="per measurement, and so per kind of position")
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    if asked.rounds < 1:
        parser.error("--rounds is at least 1")
    peers = Peers()
    try:
        figures = measure(Size(asked.seconds, asked.rounds), peers, Console(stderr=True))
    except RuntimeError as error:
        sys.exit(str(error))
    finally:
        peers.close()
    show(figures, Console(width=110))
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    print(last_line(figures))


if __name__ == "__main__":
    main()
