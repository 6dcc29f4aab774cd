"""Nests and tiles of Bower: two squares each, with their materials and objects, and tokens upon them."""

from collections.abc import Mapping, Sequence
from typing import Any

from voliera.documents import Document
from voliera.svg.paper import INK, Paper

SIDE = 52
FRAME = 4
COLUMNS = 6
STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
SPOTS: Mapping[int, Sequence[tuple[float, float, float]]] = {
    0: (),
    1: ((11, 11, 30),),
    2: ((2, 3, 25), (25, 24, 25)),
    3: ((2, 2, 23), (27, 4, 23), (14, 27, 23)),
}
"""Where one, two or three objects lie on a square: left, top, size."""
COLOURED_SHELLS = "coloured-shells"
TOKENS = {"white-feather": "feather-white", "white-flower": "flower-white", "shells": "obj-shell", "x": "token-x"}
Tiles = Mapping[str, Sequence[Document]]


class Nest:
    """A nest; with `up` it is the one across the board, whose first row is at the bottom."""

    def __init__(self, paper: Paper, tiles: Tiles, rows: int, *, up: bool) -> None:
        self.paper = paper
        self.tiles = tiles
        self.rows = rows
        self.up = up

    def draw(self, items: Sequence[Document], x: float, y: float) -> None:
        """Draw the ground, and what lies in the nest, in the order in which it was laid."""
        paper = self.paper
        width, height = COLUMNS * SIDE, self.rows * SIDE
        paper.rect(x, y, width + 2 * FRAME, height + 2 * FRAME, rx=12, fill="#7d5947", stroke=INK, stroke_width=2)
        paper.open_group(transform=f"translate({x + FRAME} {y + FRAME})")
        for column in range(COLUMNS):
            for row in range(self.rows):
                left, top = self.corner((column, row))
                paper.rect(
                    left + 4, top + 4, SIDE - 8, SIDE - 8, rx=9, fill="#8f6a56", stroke="#a8826c", stroke_width=1.2
                )
        for item in items:
            if "token" in item:
                self.token(item)
            else:
                self.tile(item)
        paper.close_group()

    def corner(self, at: Sequence[int]) -> tuple[float, float]:
        """Return the upper left corner of a square."""
        column, row = at
        return column * SIDE, (self.rows - 1 - row if self.up else row) * SIDE

    def tile(self, item: Document) -> None:
        """Draw a tile where it lies."""
        name: str = item["tile"] if "tile" in item else item["cover"]
        (column, row), (right, away) = item["at"], STEPS[item["facing"]]
        self.paper.open_group(data_tile=name)
        tile(self.paper, self.tiles, name, self.corner((column, row)), self.corner((column + right, row + away)))
        self.paper.close_group()

    def token(self, item: Document) -> None:
        """Draw a token on its square."""
        x, y = self.corner(item["at"])
        name: str = item["token"]
        self.paper.open_group(name, data_token=name)
        if name == "branch":
            turn = "" if item.get("along") == "row" else f"rotate(90 {x + SIDE / 2} {y + SIDE / 2})"
            self.paper.use("obj-branch", x - 10, y + 14, 72, 24, transform=turn)
        elif name in TOKENS:
            self.paper.element("circle", cx=x + 39, cy=y + 13, r=13, fill="#fff8ea", stroke=INK, stroke_width=1.6)
            self.paper.use(TOKENS[name], x + 29, y + 3, 20, 20)
        self.paper.close_group()


def tile(paper: Paper, tiles: Tiles, name: str, *corners: tuple[float, float]) -> None:
    """Draw a tile whose two squares have these corners."""
    (x1, y1), (x2, y2) = corners
    left, top = min(x1, x2), min(y1, y2)
    width, height = abs(x1 - x2) + SIDE, abs(y1 - y2) + SIDE
    for (x, y), square in zip(corners, tiles[name], strict=True):
        half(paper, square, x, y, (x1 + x2) / 2 - x, (y1 + y2) / 2 - y)
        objects(paper, square["objects"] or (["shell-coloured"] if name == COLOURED_SHELLS else []), x, y)
    paper.rect(left + 1.5, top + 1.5, width - 3, height - 3, rx=8, fill="none", stroke=INK, stroke_width=2.4)


def half(paper: Paper, square: Any, x: float, y: float, right: float, down: float) -> None:
    """Draw the material of half a tile; the other half lies in this direction, and corners there are not rounded."""
    fill = paper.reference(f"mat-{square['material']}")
    paper.rect(x + 1.5, y + 1.5, SIDE - 3, SIDE - 3, rx=8, fill=fill)
    if right:
        paper.rect(x + (SIDE / 2 if right > 0 else 0), y + 1.5, SIDE / 2, SIDE - 3, fill=fill)
    else:
        paper.rect(x + 1.5, y + (SIDE / 2 if down > 0 else 0), SIDE - 3, SIDE / 2, fill=fill)


def objects(paper: Paper, shown: Sequence[str], x: float, y: float) -> None:
    """Draw what lies on a square."""
    for name, (right, down, size) in zip(shown, SPOTS[len(shown)], strict=True):
        symbol = name if name.startswith(("flower-", "feather-")) else f"obj-{name}"
        paper.use(symbol, x + right, y + down, size, size)


def tile_back(paper: Paper, x: float, y: float) -> None:
    """Draw a tile that lies face down."""
    paper.open_group(data_back="")
    paper.rect(x + 1.5, y + 1.5, 2 * SIDE - 3, SIDE - 3, rx=8, fill="#6b4a3a", stroke=INK, stroke_width=2.4)
    paper.element("path", d=f"M{x + SIDE} {y + 3}v46", stroke="#94705c", stroke_width=1.5, stroke_dasharray="4 5")
    paper.use("egg-token", x + 15, y + 14, 24, 24)
    paper.use("egg-token", x + 65, y + 14, 24, 24)
    paper.close_group()
