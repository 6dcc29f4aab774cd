"""`make balance`: Bower's heuristic player against itself, to see whether our nest tiles make a sane game.

Our tiles are our own values (docs/rules/bower.md, W-C3). Here they are tried in the four variants, then with fewer and
with more gems and shells, dealt alike: sensible players should earn two to four bonus tiles each, neither seat should
be ahead for beginning, and every source of eggs should matter. The same `--seed` gives the same figures.
"""

import argparse
import json
import math
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import voliera
from voliera import bots
from voliera.games import rules_of
from voliera.games.bower.rules.box import MATERIALS, MOST_OBJECTS

Document = dict[str, Any]

RESULTS = Path(__file__).parent / "results" / "bower_balance.json"
VARIANTS = (("standard", False), ("standard", True), ("super", False), ("super", True))
VARIED = (("gem", -4), ("gem", 4), ("shell", -6), ("shell", 6))
"""What is changed on the tiles, and by how many."""
MOST_GEMS = 2
"""On one square (W-C3)."""
CHUNK = 10
"""Games that a process plays at a time."""
FEW, MANY = 2, 4
"""Number of bonus tiles that a sensible player earns."""
Z = 1.96
WIDE = 160
"""The table's width where no terminal says how wide it is."""


@dataclass(frozen=True)
class Row:
    """One way to play: a row of the table."""

    variant: str
    fair_play: bool
    kind: str = ""  # what is changed on our tiles: "gem", "shell" or nothing
    number: int = 0  # how many more, or fewer

    @property
    def name(self) -> str:
        """For the figures."""
        change = f" {self.kind}s {self.number:+d}" if self.kind else ""
        return f"{self.variant}{' fair' if self.fair_play else ''}{change}"


@dataclass
class Tally:
    """What is counted in one game."""

    bonuses: list[int]  # by seat
    eggs: list[int]  # by seat
    first_share: float  # of the win, to who began
    by: str
    from_groups: int
    from_columns: int
    from_egg_tiles: int
    groups_won: int
    columns_won: int
    singles: int  # columns that gave two eggs
    egg_tiles: int
    no_room: int
    decisions: int
    kept: list[str] = field(default_factory=list)


def squares_of(components: Document) -> Iterator[Document]:
    """All squares of the nest tiles."""
    for tile in components["tiles"]:
        yield from tile["squares"]


def count(components: Document, kind: str, material: str | None = None) -> int:
    """How many objects of a kind are on the nest tiles, or on those squares of a material."""
    squares = (square for square in squares_of(components) if material in (None, square["material"]))
    return sum(square["objects"].count(kind) for square in squares)


def varied(components: Document, kind: str, number: int, seed: int) -> Document:
    """The same tiles with this many objects of a kind more, or fewer: evenly over the materials, else by chance.

    No square loses its last object, none gets a fourth, or a third gem, and no two tiles become alike.
    """
    chance = Random(f"{seed} {kind} {number}")
    changed = deepcopy(components)
    for _ in range(abs(number)):
        order = list(MATERIALS[:3])
        chance.shuffle(order)
        order.sort(key=lambda material: count(changed, kind, material), reverse=number < 0)
        change_one(changed, kind, order, chance, take_away if number < 0 else put_on)
    return changed


def change_one(
    components: Document, kind: str, materials: list[str], chance: Random, change: Callable[[Document, str], bool]
) -> None:
    """Change one square of the first material that has one to be changed."""
    for material in materials:
        squares = [square for square in squares_of(components) if square["material"] == material]
        chance.shuffle(squares)
        for square in squares:
            before = list(square["objects"])
            if change(square, kind):
                if all_different(components):
                    return
                square["objects"] = before
    raise ValueError(f"there is no square left on which the number of {kind}s could change")


def take_away(square: Document, kind: str) -> bool:
    """One object of a kind less, if there is one beside others."""
    if kind not in square["objects"] or len(square["objects"]) == 1:
        return False
    square["objects"].remove(kind)
    return True


def put_on(square: Document, kind: str) -> bool:
    """One object of a kind more, if it has room."""
    limit = MOST_GEMS if kind == "gem" else MOST_OBJECTS
    if len(square["objects"]) == MOST_OBJECTS or square["objects"].count(kind) >= limit:
        return False
    square["objects"].append(kind)
    return True


def all_different(components: Document) -> bool:
    """Whether no two tiles are alike, turned or not."""
    tiles = Counter(
        tuple(sorted((square["material"], tuple(sorted(square["objects"]))) for square in tile["squares"]))
        for tile in components["tiles"]
    )
    return max(tiles.values()) == 1


def options_of(row: Row, seed: int) -> Document:
    """The table options of a row."""
    options: Document = {"fair_play": row.fair_play}
    if row.kind:
        options["components"] = varied(rules_of("bower").components({}), row.kind, row.number, seed)
    return options


def play(row: Row, options: Document, seed: int) -> Tally:
    """One game of heuristic against heuristic."""
    game = voliera.new("bower", 2, row.variant, options, seed)
    decisions = no_room = 0
    while not game.over:
        decisions += 1
        events = game.apply(bots.choose(game, "heuristic", seed=1_000 * seed + decisions)["action"])
        no_room += sum(event["id"] == "no-room" for event in events)
    result, position = game.result(), game.position()
    winners = result["winners"]
    eggs_of = {part: [sum(line["eggs"]) for line in result[part]] for part in ("groups", "columns")}
    return Tally(
        bonuses=[len(kept) for kept in position["kept"]],
        eggs=result["eggs"],
        first_share=(position["first"] in winners) / len(winners),
        by=result["by"],
        from_groups=sum(eggs_of["groups"]),
        from_columns=sum(eggs_of["columns"]),
        from_egg_tiles=sum(line["eggs"] for line in result["egg_tiles"]),
        groups_won=sum(eggs > 0 for eggs in eggs_of["groups"]),
        columns_won=sum(eggs > 0 for eggs in eggs_of["columns"]),
        singles=sum(eggs == 2 for eggs in eggs_of["columns"]),
        egg_tiles=len(result["egg_tiles"]),
        no_room=no_room,
        decisions=decisions,
        kept=[bonus for kept in position["kept"] for bonus in kept],
    )


def play_some(row: Row, seed: int, first: int, games: int) -> list[Tally]:
    """A chunk of a row's games; game number i is dealt from seed + i, whatever the row."""
    options = options_of(row, seed)
    return [play(row, options, seed + i) for i in range(first, first + games)]


def share(hits: float, of: float) -> float:
    """A share, rounded; nothing of nothing is 0."""
    return round(hits / of, 4) if of else 0.0


def interval(part: float, games: int) -> list[float]:
    """The interval in which a share lies with 95 % confidence (Wilson)."""
    middle = (part + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * math.sqrt(part * (1 - part) / games + Z * Z / (4 * games * games))
    return [round(middle - half, 4), round(middle + half, 4)]


def figures(tallies: list[Tally]) -> Document:
    """What a row's games come to."""
    games = len(tallies)
    bonuses = [number for tally in tallies for number in tally.bonuses]
    eggs = [number for tally in tallies for number in tally.eggs]
    first = fmean(tally.first_share for tally in tallies)
    kept = Counter(bonus for tally in tallies for bonus in tally.kept)
    columns_won = sum(tally.columns_won for tally in tallies)
    return {
        "games": games,
        "bonus_tiles": round(fmean(bonuses), 3),
        "bonus_tiles_2_to_4": share(sum(FEW <= number <= MANY for number in bonuses), len(bonuses)),
        "bonus_tiles_by_number": {str(n): share(c, len(bonuses)) for n, c in sorted(Counter(bonuses).items())},
        "eggs": round(fmean(eggs), 3),
        "first_wins": round(first, 4),
        "first_wins_95": interval(first, games),
        "level_on_eggs": share(sum(tally.by != "eggs" for tally in tallies), games),
        "shared_wins": share(sum(tally.by == "shared" for tally in tallies), games),
        "eggs_from_groups": round(fmean(tally.from_groups for tally in tallies), 3),
        "eggs_from_columns": round(fmean(tally.from_columns for tally in tallies), 3),
        "eggs_from_egg_tiles": round(fmean(tally.from_egg_tiles for tally in tallies), 3),
        "groups_that_pay": share(sum(tally.groups_won for tally in tallies), 3 * games),
        "columns_that_pay": share(columns_won, 6 * games),
        "columns_that_pay_two": share(sum(tally.singles for tally in tallies), 6 * games),
        "egg_tiles_that_pay": share(
            sum(tally.from_egg_tiles for tally in tallies), sum(tally.egg_tiles for tally in tallies)
        ),
        "turns_without_room": round(fmean(tally.no_room for tally in tallies), 3),
        "decisions": round(fmean(tally.decisions for tally in tallies), 1),
        "kept": {bonus: share(number, games) for bonus, number in sorted(kept.items())},
    }


def rows() -> list[Row]:
    """Our tiles in every variant; then with other numbers of gems and shells."""
    ours = [Row(variant, fair_play) for variant, fair_play in VARIANTS]
    return ours + [Row(variant, False, kind, number) for variant in ("standard", "super") for kind, number in VARIED]


def simulate(games: int, seed: int, processes: int, console: Console) -> Document:
    """All rows, on several processes; figures do not depend on how the work is shared."""
    found: Document = {}
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=context) as pool, Progress(console=console) as progress:
        bar = progress.add_task("games", total=games * len(rows()))
        for row in rows():
            progress.update(bar, description=row.name)
            chunks = [
                pool.submit(play_some, row, seed, first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)
            ]
            tallies: list[Tally] = []
            for chunk in chunks:
                played = chunk.result()
                tallies += played
                progress.update(bar, advance=len(played))
            found[row.name] = figures(tallies)
    return found


def show(found: Document, ours: Document, console: Console) -> None:
    """The rows as a table."""
    title = f"Bower, the heuristic bot; our tiles have {count(ours, 'gem')} gems and {count(ours, 'shell')} shells"
    table = Table(title=title)
    table.add_column("row", no_wrap=True)
    heads = ("bonus tiles", "2 to 4", "eggs", "first wins", "level", "shared", "groups", "columns", "egg tiles")
    for head in (*heads, "no room", "decisions"):
        table.add_column(head, justify="right")
    for name, row in found.items():
        low, high = row["first_wins_95"]
        table.add_row(
            name,
            f"{row['bonus_tiles']:.2f}",
            f"{row['bonus_tiles_2_to_4']:.0%}",
            f"{row['eggs']:.2f}",
            f"{row['first_wins']:.0%} ({low:.0%}–{high:.0%})",
            f"{row['level_on_eggs']:.0%}",
            f"{row['shared_wins']:.1%}",
            f"{row['eggs_from_groups']:.2f}",
            f"{row['eggs_from_columns']:.2f}",
            f"{row['eggs_from_egg_tiles']:.2f}",
            f"{row['turns_without_room']:.2f}",
            f"{row['decisions']:.0f}",
        )
    console.print(table)


def main() -> int:
    """Play, print a table and a last line of JSON, and keep the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="games per row (300)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    if asked.games < 1 or asked.processes < 1:
        parser.error("--games and --processes are at least 1")
    console = Console() if sys.stdout.isatty() else Console(width=WIDE)
    started = time.monotonic()
    ours = rules_of("bower").components({})
    found = simulate(asked.games, asked.seed, asked.processes, console)
    show(found, ours, console)
    console.print(f"{time.monotonic() - started:.0f} s")
    kept = {
        "games": asked.games,
        "seed": asked.seed,
        "gems": count(ours, "gem"),
        "shells": count(ours, "shell"),
        "rows": found,
        "date": date.today().isoformat(),
    }
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(kept))
    return 0


if __name__ == "__main__":
    sys.exit(main())
