"""Bower's table as a picture: the eggs between two nests, as they lie on the board, and beside them hands and piles."""

from collections.abc import Sequence
from pathlib import Path

from voliera.documents import Document
from voliera.games.bower.svg.nest import FRAME, SIDE, Nest
from voliera.games.bower.svg.side import HEIGHT as PLAYER
from voliera.games.bower.svg.side import MIDDLE, draw_middle, draw_player
from voliera.svg.paper import Paper, Scene, art

EDGE = 20
TOP = 56
COLUMNS = 6
EGGS = 78
"""Height of the row of eggs."""
NEST = COLUMNS * SIDE + 2 * FRAME
WIDTH = 2 * EDGE + NEST + 24 + 356


def totals(result: Document) -> Sequence[int]:
    """Return each seat's eggs."""
    eggs: Sequence[int] = result["eggs"]
    return eggs


def draw(scene: Scene) -> str:
    """Return the picture of a position: the viewer sits below, or seat 0."""
    paper = Paper(WIDTH, art(Path(__file__).parent / "art.svg"))
    paper.text(EDGE + 6, 38, scene.heading, 21, font_weight=700)
    near = scene.seat or 0
    rows = 5 if scene.table["variant"] == "super" else 4
    height = rows * SIDE + 2 * FRAME
    tiles = {one["id"]: one["squares"] for one in scene.components["tiles"]} | scene.components["bonus_nest"]
    bottom = TOP + height + EGGS
    Nest(paper, tiles, rows, up=True).draw(scene.table["nests"][1 - near], EDGE, TOP)
    eggs(paper, scene.table, near, EDGE + FRAME, TOP + height)
    Nest(paper, tiles, rows, up=False).draw(scene.table["nests"][near], EDGE, bottom)
    left = EDGE + NEST + 24
    draw_player(paper, scene, tiles, 1 - near, left, TOP)
    draw_middle(paper, scene, tiles, left, (TOP + bottom + height - MIDDLE) / 2)
    draw_player(paper, scene, tiles, near, left, bottom + height - PLAYER)
    return paper.svg(bottom + height + EDGE, scene.heading)


def eggs(paper: Paper, table: Document, near: int, x: float, y: float) -> None:
    """Draw the eggs, one above each column: what is on them where that is known."""
    for column, egg in enumerate(table["eggs"]):
        left = x + column * SIDE + 2
        ground = "#f3d9b8" if column % 2 == near else "#ecc0b4"
        paper.rect(left, y + 6, SIDE - 4, EGGS - 12, rx=12, fill=ground, stroke="#b98a5a", stroke_width=1.5)
        one_egg(paper, egg, left + 1, y + 9)


def one_egg(paper: Paper, egg: str | None, x: float, y: float) -> None:
    """Draw an egg, open or closed, 46 wide."""
    paper.open_group(egg or "", data_egg=egg or "hidden")
    paper.use("egg-open" if egg else "egg-closed", x, y, 46, 57.5)
    if egg:
        paper.use(egg, x + 10.5, y + 24.5, 25, 25)
    paper.close_group()
