"""What placements would change, compiled: beside the literal way, which copies the record, lays the tile and scores.

The tables are those of random games, at every moment in which a tile of the hand is to be laid. In every round both
ways go over the same tables right after one another; a ratio is the median over the rounds. The literal way counts
less: the true egg in each column, and of gems only what the rule says.
"""

import argparse
import json
import os
import platform
import statistics
import time
from collections.abc import Callable
from datetime import date
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.table import Table

import voliera
from voliera.games.bower.rules.deltas import MOST_PLACES, Delta, Rows, new_rows, new_steps, placements
from voliera.games.bower.rules.gems import third_gem
from voliera.games.bower.rules.nest import FACINGS, put_tile, second_square
from voliera.games.bower.rules.numbers import PLACE
from voliera.games.bower.rules.scoring import TOTAL, Score, Sheet, new_sheet, score
from voliera.games.bower.rules.state import HAND as HAND_SIZE
from voliera.games.bower.rules.state import STATE
from voliera.games.bower.rules.survey import EVERYTHING, new_survey, survey
from voliera.games.bower.rules.turns import legal_room
from voliera.games.bower.solve.placements import placements as documents
from voliera.kernel import Record, States, entry, thaw

AS_KNOWN = -1
"""In place of a viewer: whoever is to move."""


@entry
def by_deltas(states: States, viewer: int, w: States, steps: npt.NDArray[np.int16], rows: Rows) -> int:
    """All placements of all tables; returns how many there are."""
    n = 0
    for i in range(states.shape[0]):
        s = states[i]
        n += placements(s, s.seat if viewer == AS_KNOWN else viewer, w[0], steps, rows)
    return n


@entry
def surveys(states: States, w: States) -> int:
    """Only the survey of all tables."""
    for i in range(states.shape[0]):
        survey(states[i], states[i].seat, states[i].seat, w[0])
    return len(states)


@entry
def by_copies(
    states: States, room: States, sheet: Sheet, steps: npt.NDArray[np.int16], changes: npt.NDArray[np.int16]
) -> int:
    """The literal way: a copy for each placement, the tile laid, everything scored, the rule asked for a third gem."""
    n = 0
    for i in range(states.shape[0]):
        s = states[i]
        seat = int(s.seat)
        before = scored(s, seat, sheet)
        places = legal_room(s, steps)
        at = 0
        for hand in range(s.hand_n[seat]):
            for j in range(places):
                place = int(steps[j]) - PLACE
                square, facing = place // FACINGS, place % FACINGS
                room[0] = states[i]
                put_tile(room[0], seat, int(s.hand[seat, hand]), square, facing)
                changes[at, 0] = scored(room[0], seat, sheet) - before
                changes[at, 1] = third_gem(room[0], seat, square, second_square(square, facing))
                at += 1
        n += at
    return n


@entry
def scored(s: Record, seat: int, sheet: Sheet) -> int:
    """A seat's eggs less the other's, by the scoring of the game."""
    for i in range(sheet.shape[0]):
        for j in range(sheet.shape[1]):
            sheet[i, j] = 0
    score(s, sheet)
    return int(sheet[TOTAL, Score.EGGS + seat]) - int(sheet[TOTAL, Score.EGGS + 1 - seat])


def tables(variant: str, count: int) -> tuple[States, list[voliera.Game]]:
    """Moments of random games at which a tile of the hand is to be laid; and some of them as games."""
    frozen: list[bytes] = []
    games: list[voliera.Game] = []
    chance = Random(1)
    while len(frozen) < count:
        game = voliera.new("bower", variant=variant, seed=len(frozen))
        while not game.over:
            if game.phase == "play" and int(game.states["gift_seat"][0]) != game.seat:
                frozen.append(game.states.tobytes())
                if len(games) < 40:
                    games.append(game.copy())
            game.apply(chance.choice(game.legal()))
    return thaw(b"".join(frozen[:count]), STATE), games


def speed(seconds: float, work: Callable[[], int]) -> float:
    """Units per second, over about that long."""
    units = 0
    started = time.perf_counter()
    while (elapsed := time.perf_counter() - started) < seconds or not units:
        units += work()
    return units / elapsed


def check(states: States) -> None:
    """Both ways agree, before anything is timed: with all eggs known, on the change in eggs and the third gems."""
    most = HAND_SIZE * MOST_PLACES
    rows, changes = new_rows(most), np.zeros((most, 2), np.int16)
    for i in range(0, len(states), 7):
        one = states[i : i + 1]
        count = by_deltas(one, EVERYTHING, new_survey(), new_steps(), rows)
        assert count == by_copies(one, np.zeros(1, STATE), new_sheet(), new_steps(), changes)
        third = rows[:count, Delta.THIRD_COLUMNS] + (rows[:count, Delta.THIRD_GROUPS] << 6)
        assert (rows[:count, Delta.EGGS] == changes[:count, 0]).all()
        assert (third == changes[:count, 1]).all()


def measure(variant: str, seconds: float, rounds: int) -> dict[str, Any]:
    """The figures of one variant."""
    states, games = tables(variant, 500)
    check(states)
    seen, steps, sheet, room = new_survey(), new_steps(), new_sheet(), np.zeros(1, STATE)
    rows, changes = new_rows(HAND_SIZE * MOST_PLACES), np.zeros((HAND_SIZE * MOST_PLACES, 2), np.int16)
    ways: dict[str, Callable[[], int]] = {
        "deltas": lambda: by_deltas(states, AS_KNOWN, seen, steps, rows),
        "deltas_all_eggs": lambda: by_deltas(states, EVERYTHING, seen, steps, rows),
        "copies": lambda: by_copies(states, room, sheet, steps, changes),
        "surveys": lambda: surveys(states, seen),
        "documents": lambda: sum(len(documents(game)) for game in games),
    }
    found: dict[str, list[float]] = {name: [] for name in ways}
    for work in ways.values():
        work()
    for _ in range(rounds):
        for name, work in ways.items():
            found[name].append(speed(seconds, work))
    ratios = {
        f"ratio_{name}": [a / b for a, b in zip(found[name], found["copies"], strict=True)]
        for name in ("deltas", "deltas_all_eggs")
    }
    figures: dict[str, Any] = {name: round(statistics.median(values)) for name, values in found.items()}
    figures |= {name: round(statistics.median(values), 1) for name, values in ratios.items()}
    figures["placements_per_table"] = round(ways["deltas"]() / len(states), 1)
    return figures


LINES = (
    ("deltas", "deltas, as the seat knows the eggs", "placements/s"),
    ("deltas_all_eggs", "deltas, all eggs known", "placements/s"),
    ("copies", "a copy of the record, laid and scored", "placements/s"),
    ("ratio_deltas", "deltas against copies", "×"),
    ("ratio_deltas_all_eggs", "the same, all eggs known", "×"),
    ("surveys", "surveys alone", "tables/s"),
    ("documents", "documents, from Python", "placements/s"),
    ("placements_per_table", "placements of a table, on average", ""),
)


def main() -> None:
    """Measure, print a table, and the figures as the last line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="per measurement")
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    figures: dict[str, Any] = {
        variant: measure(variant, asked.seconds, asked.rounds) for variant in ("standard", "super")
    }
    figures["date"] = date.today().isoformat()
    figures["machine"] = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    table = Table(
        "what", "standard", "Super Nest", "unit", title=f"Placements, {figures['date']}, {figures['machine']}"
    )
    for key, what, unit in LINES:
        table.add_row(what, *(f"{figures[variant][key]:,}" for variant in ("standard", "super")), unit)
    Console(width=100).print(table)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
