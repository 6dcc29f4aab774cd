"""`make bench-ladder`: how far the characters are apart, neighbour against neighbour, on mirrored deals.

Games are those of the arena: a deal is played from every seat, and these games together are one observation. Nobody
looks at a clock, so that results can be repeated on any machine: `net+` looks ahead in 64 worlds in Birdie and makes
800 play-outs in Bower, fewer than a table gives it in easy positions and more than in hard ones, and a search makes
about as many play-outs as in a third of a second. The last line is JSON; the same object is kept in
`results/ladder.json`, match by match.
"""

import argparse
import json
import os
import platform
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from datetime import date
from functools import partial
from itertools import pairwise
from math import inf, log10
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

import voliera
from voliera.arena.counters import counter_of
from voliera.arena.schedule import Pairing, bot_seed, deal_seed
from voliera.arena.statistics import share_of
from voliera.bots.characters import CHARACTERS, IDS, Character, play
from voliera.bots.players import AHEAD
from voliera.bots.rungs import Rung
from voliera.game import Game

SEED = 20_261_122
"""Of the reported matches. Choose temperatures on another one."""
PLAYOUTS = 10_000
TABLES = {
    "birdie:2:standard": 1.0,
    "birdie:2:expert": 0.5,
    "birdie:3:standard": 0.4,
    "birdie:4:standard": 0.25,
    "bower:2:standard": 0.5,
    "bower:2:super": 0.25,
}
"""What is measured, and the part of `--deals` that it is measured on."""
LEVELS = ("greedy", "heuristic")
"""Levels that the weakest character is compared with."""


@dataclass(frozen=True)
class Table:
    """A table to play at."""

    game: str
    players: int
    variant: str

    @classmethod
    def of(cls, text: str) -> "Table":
        """Read `game:players:variant`."""
        game, players, variant = text.split(":")
        return cls(game, int(players), variant)

    def rung(self, character: Character) -> Rung:
        """Return how a character plays here, with worlds or play-outs instead of time, of which `net+` has its own."""
        rung = character.rung_at(voliera.new(self.game, self.players, self.variant, seed=1))
        by_clock = rung.thinks and rung.time_ms is not None
        return replace(rung, time_ms=None, nodes=None if rung.level == AHEAD else PLAYOUTS) if by_clock else rung


@dataclass
class Deal:
    """What came of one deal: the share of the first of two rungs, and the milliseconds of all decisions of each."""

    share: float = 0.0
    ms: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))


def played(table: Table, pair: tuple[Rung, Rung], seed: int, unit: int) -> Deal:
    """Play a deal from every seat."""
    deal, counter = Deal(), counter_of(table.game)
    seatings = Pairing((0, 1), table.players).seatings(unit)
    for number, seats in enumerate(seatings):
        game = voliera.new(table.game, table.players, table.variant, seed=deal_seed(seed, unit))
        while not game.over:
            who = seats[game.mover()]
            deal.ms[who].append(timed(game, pair[who], bot_seed(seed, unit, number, game.mover())))
        shares = counter.shares(game.result())
        deal.share += sum(share for share, who in zip(shares, seats, strict=True) if who == 0) / len(seatings)
    return deal


def timed(game: Game, rung: Rung, seed: int) -> float:
    """Let a rung decide, and return how many milliseconds it took."""
    started = time.perf_counter()
    action = play(game, rung, seed)["action"]
    took = 1000 * (time.perf_counter() - started)
    game.apply(action)
    return took


def elo(share: float, players: int) -> float:
    """Return the distance on the Elo scale that a share means, one player at a table of others (Luce's model)."""
    if not 0 < share < 1:
        return inf if share else -inf
    return 400 * log10(share * (players - 1) / (1 - share))


def match(table: Table, pair: tuple[Rung, Rung], deals: int, seed: int, jobs: int) -> dict[str, Any]:
    """Play a match, and return the first one's share with its interval, the distance, and how long both took."""
    found = list(mapped(jobs)(partial(played, table, pair, seed), range(deals)))
    share = share_of([one.share for one in found])
    told: dict[str, Any] = {"deals": deals, "share": share.document()}
    told["elo"] = [round(elo(one, table.players)) if 0 < one < 1 else None for one in share[:3]]
    for name, number in (("ms_first", 0), ("ms_second", 1)):
        ms = np.array([took for one in found for took in one.ms[number]])
        told[name] = {"mean": round(float(ms.mean()), 1), "p99": round(float(np.quantile(ms, 0.99)), 1)}
    return told


def mapped(jobs: int) -> Callable[..., Iterator[Deal]]:
    """Return a `map` on this many processes."""
    if jobs == 1:
        return map
    return ProcessPoolExecutor(jobs, get_context("spawn")).map


def matches(table: Table) -> Iterator[tuple[str, str, tuple[Rung, Rung]]]:
    """Yield the names and rungs of all pairs: neighbours, the stronger one first, and the weakest beside levels."""
    rungs = {one.id: table.rung(one) for one in CHARACTERS}
    for weaker, stronger in pairwise(IDS):
        yield stronger, weaker, (rungs[stronger], rungs[weaker])
    for level in LEVELS:
        yield f"level {level}", IDS[0], (Rung(level), rungs[IDS[0]])


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print a table and a last line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=400, help="at the first table; others get a part of it")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--tables", default=",".join(TABLES), help="game:players:variant, separated by commas")
    parser.add_argument("--only", default="", help="matches such as 'strongest - search', separated by commas")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--out", type=Path, default=Path(__file__).parent / "results" / "ladder.json")
    asked = parser.parse_args(arguments)
    kept = json.loads(asked.out.read_text(encoding="utf-8")) if asked.out.exists() else {"tables": {}}
    for text in asked.tables.split(","):
        table, deals = Table.of(text), max(1, round(asked.deals * TABLES.get(text, 1.0)))
        machine = f"{platform.machine()}, {os.cpu_count()} cores"
        made = {"date": date.today().isoformat(), "machine": machine, "seed": asked.seed}
        rows = kept["tables"].setdefault(text, {"matches": {}})["matches"]
        for one, other, pair in matches(table):
            if asked.only and f"{one} - {other}" not in asked.only.split(","):
                continue
            rows[f"{one} - {other}"] = told = {**made, **match(table, pair, deals, asked.seed, asked.jobs)}
            share, far = told["share"], told["elo"]
            interval = f"{share['low']:.1%} to {share['high']:.1%}"
            print(
                f"{text}: {one} – {other}: {share['value']:.1%} ({interval}), {far[0]} Elo, {deals} deals", flush=True
            )
            asked.out.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(kept))
    return 0


if __name__ == "__main__":
    sys.exit(main())
