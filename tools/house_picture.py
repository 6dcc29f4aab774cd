"""docs/house.svg, from the imports: floors of rooms, where every import goes down or stays on its floor.

`python -m tools.generated` writes it, and fails where an import goes up.
"""

import sys
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import NamedTuple

import grimp

PICTURE = Path(__file__).parents[1] / "docs" / "house.svg"
PACKAGE = "voliera"
REGISTRY = "voliera.games"
DOORS = ("__main__", "browser", "cli", "client", "lab", "learn", "offline", "protocol", "server", "warmup", "wasm")
LOOKS = ("arena", "terminal")
"""Doors of which the games use a part."""
MINDS = ("bots", "coach", "puzzles", "sheet", "solve")
WIDTH, TITLE, BOX, ROW, GAP = 820, 200, 28, 38, 8
CHARACTER = 7.6
"""The width of a character, about."""
COLOURS = ("#dfeaf5", "#f0e2ef", "#f9ddd3", "#e2f0dd", "#fceccb", "#f3efe2", "#f9ddd3", "#e2dff0")
STYLE = "".join(
    [
        'text { font: 14px ui-monospace, "SF Mono", Menlo, Consolas, monospace; fill: #2b2a27; }',
        " .title { font: 600 14px system-ui, sans-serif; } .room { fill: #fffdf8; stroke: #a89c84; }",
        *(f" .floor-{number} {{ fill: {colour}; }}" for number, colour in enumerate(COLOURS)),
    ]
)


class Floor(NamedTuple):
    """Modules that may import each other and whatever is below them."""

    title: str
    holds: Callable[[str, bool], bool]
    """Whether a module, which imports the registry or does not, is on this floor; the first that says so has it."""


def part(module: str, place: int = 1) -> str:
    """Return a part of a module's name; empty where it has none."""
    names = module.split(".")
    return names[place] if len(names) > place else ""


def in_game(module: str, *folders: str) -> bool:
    """Whether a module is inside a game, in one of these folders if any are named."""
    inside = module.startswith(f"{REGISTRY}.") and part(module, 2) != "contract" and part(module, 3) != ""
    return inside and (not folders or part(module, 3) in folders)


FLOORS = (
    Floor("doors", lambda module, registry: part(module) in DOORS or (registry and part(module) in LOOKS)),
    Floor("by a game's name", lambda module, registry: registry),
    Floor("the games", lambda module, _: in_game(module) and not in_game(module, "border", "rules")),
    Floor("what knows no game", lambda module, _: part(module) in {*LOOKS, *MINDS, "game"}),
    Floor("documents ↔ numbers", lambda module, _: in_game(module, "border")),
    Floor("documents", lambda module, _: not in_game(module) and part(module) != "kernel"),
    Floor("numbers", lambda module, _: in_game(module, "rules")),
    Floor("compiling", lambda module, _: True),
)


def room(module: str) -> str:
    """Return the name under which a module is drawn."""
    if in_game(module):
        return f"{part(module, 2)}/{part(module, 3)}"
    if module == f"{REGISTRY}.contract":
        return "games/contract"
    return part(module) or PACKAGE


def picture(floors: list[list[str]]) -> str:
    """Return the SVG: a band for each floor, a box for each room."""
    bands: list[str] = []
    top = GAP
    for number, (floor, rooms) in enumerate(zip(FLOORS, floors, strict=True)):
        boxes, height = placed(rooms, top + GAP)
        size = f'x="{GAP}" y="{top}" width="{WIDTH - 2 * GAP}" height="{height}" rx="6"'
        bands.append(f'  <rect class="floor-{number}" {size}/>')
        bands.append(f'  <text class="title" x="{2 * GAP}" y="{top + GAP + 19}">{escape(floor.title)}</text>')
        bands += boxes
        top += height + GAP
    about = "; ".join(f"{floor.title}: {', '.join(rooms)}" for floor, rooms in zip(FLOORS, floors, strict=True))
    return "\n".join(
        [
            '<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="title about"',
            f'  viewBox="0 0 {WIDTH} {top}">',
            '  <title id="title">The floors of Voliera; every import goes down or stays on its floor</title>',
            f'  <desc id="about">{escape(about)}</desc>',
            f"  <style>{STYLE}</style>",
            f'  <rect width="{WIDTH}" height="{top}" fill="#faf7ef"/>',
            *bands,
            "</svg>",
            "",
        ]
    )


def placed(rooms: list[str], top: int) -> tuple[list[str], int]:
    """Return the boxes of a floor, row by row, and its height; a game with several rooms begins a row."""
    drawn: list[str] = []
    left, row, owner = TITLE, 0, ""
    for name in rooms:
        width = round(len(name) * CHARACTER) + 20
        game = name.partition("/")[0] if "/" in name and not name.startswith("games/") else ""
        several = sum(one.startswith(f"{game}/") for one in rooms) > 1
        if left + width > WIDTH - 2 * GAP or (several and game != owner and left > TITLE):
            left, row = TITLE, row + 1
        owner = game
        y = top + row * ROW
        drawn.append(f'  <rect class="room" x="{left}" y="{y}" width="{width}" height="{BOX}" rx="4"/>')
        drawn.append(f'  <text x="{left + width / 2:.0f}" y="{y + 19}" text-anchor="middle">{escape(name)}</text>')
        left += width + GAP
    return drawn, row * ROW + BOX + 2 * GAP


def written() -> dict[Path, str]:
    """Return the picture, as it should be; imports that go up end the program."""
    graph = grimp.build_graph(PACKAGE, exclude_type_checking_imports=True)
    above = graph.find_upstream_modules  # what a module needs
    wings = {REGISTRY, *(f"{REGISTRY}.{part(module, 2)}" for module in graph.modules if in_game(module))}

    def floor_of(module: str) -> int:
        registry = module in wings or REGISTRY in above(module)
        return next(number for number, floor in enumerate(FLOORS) if floor.holds(module, registry))

    floors = {module: floor_of(module) for module in graph.modules}
    wrong = [
        f"{module} -> {imported}"
        for module in sorted(graph.modules)
        for imported in sorted(graph.find_modules_directly_imported_by(module))
        if floors[imported] < floors[module]
    ]
    if wrong:
        sys.exit("imports that go up:\n  " + "\n  ".join(wrong))
    rooms = [sorted({room(module) for module in floors if floors[module] == row}) for row in range(len(FLOORS))]
    return {PICTURE: picture([[name for name in row if name != "__main__"] for row in rooms])}
