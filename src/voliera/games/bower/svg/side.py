"""Beside the nests of Bower: the players with their hands and bonus tiles, the display area, and the piles."""

from voliera.documents import Document
from voliera.games.bower.svg.nest import SIDE, Tiles, tile, tile_back
from voliera.svg.paper import INK_2, SURFACE, Box, Paper, Scene

WIDTH = 356
HEIGHT = 164
MIDDLE = 2 * SIDE + 16
"""Height of the display area and the piles."""
TILE = 2 * SIDE
BONUS = 44
MOST_BONUSES = 7
"""Bonus tiles side by side."""
MOST_LETTERS = 22


def draw_player(paper: Paper, scene: Scene, tiles: Tiles, seat: int, x: float, y: float) -> None:
    """Draw a player: name, eggs at the end, hand, bonus tiles that were kept."""
    table = scene.table
    name, moving = scene.names[seat], table["seat"] == seat
    paper.plate(Box(x, y, WIDTH, HEIGHT), name, MOST_LETTERS, scene.total(seat), moving=moving)
    hand = table["hands"][seat]
    for i in range(hand if isinstance(hand, int) else len(hand)):
        left = x + 14 + i * (TILE + 8)
        if isinstance(hand, int):
            tile_back(paper, left, y + 46)
        else:
            loose(paper, tiles, hand[i], left, y + 46)
    gift = table["gift"]
    if gift is not None and gift["seat"] == seat:
        loose(paper, tiles, gift["tile"], x + WIDTH - TILE - 14, y + 46)
    aside(paper, table["aside"][seat], x + WIDTH - 44, y + 108)
    kept: list[str] = table["kept"][seat]
    bonuses(paper, kept, x + 14, y + 108)


def loose(paper: Paper, tiles: Tiles, name: str, x: float, y: float) -> None:
    """Draw a tile that lies beside the nests."""
    paper.open_group(name, data_tile=name)
    tile(paper, tiles, name, (x, y), (x + SIDE, y))
    paper.close_group()


def aside(paper: Paper, egg: str | None, x: float, y: float) -> None:
    """Draw the egg that was put aside."""
    paper.open_group(egg or "", data_egg=egg or "hidden")
    paper.use("egg-open" if egg else "egg-closed", x, y, 32, 40)
    if egg:
        paper.use(egg, x + 7, y + 16, 18, 18)
    paper.close_group()


def bonuses(paper: Paper, names: list[str], x: float, y: float) -> None:
    """Draw bonus tiles side by side, overlapping where there are many."""
    step = BONUS + 4 if len(names) <= MOST_BONUSES - 1 else (MOST_BONUSES - 1) * (BONUS + 2) / max(1, len(names))
    for i, name in enumerate(names):
        paper.open_group(name, data_bonus=name)
        paper.use(f"bonus-{name}", x + i * step, y, BONUS, BONUS)
        paper.rect(x + i * step, y, BONUS, BONUS, rx=5, fill="none", stroke="#33233f", stroke_width=1.6)
        paper.close_group()


def draw_middle(paper: Paper, scene: Scene, tiles: Tiles, x: float, y: float) -> None:
    """Draw the display area, the piles, and the bonus tiles that are being chosen."""
    table = scene.table
    display: list[str] = table["display"]
    for i, name in enumerate(display):
        loose(paper, tiles, name, x + i * (TILE + 12), y)
    below = y + SIDE + 16
    pile = table["pile_size"] if "pile_size" in table else len(table["pile"])
    counted(paper, pile, x, below)
    bonus = table["bonus_pile_size"] if "bonus_pile_size" in table else len(table["bonus_pile"])
    paper.rect(x + TILE + 14, below + 2, BONUS, BONUS, rx=5, fill="#e2a192", stroke="#33233f", stroke_width=1.6)
    paper.text(x + TILE + 14 + BONUS / 2, below + 31, "★", 22, fill=SURFACE, text_anchor="middle")
    paper.badge(x + TILE + 14 + BONUS, below + BONUS, bonus)
    pending(paper, table["pending"], tiles, x + TILE + 14 + BONUS + 30, below)


def counted(paper: Paper, count: int, x: float, y: float) -> None:
    """Draw the pile of tiles, and how many are left."""
    if count:
        tile_back(paper, x, y)
        paper.badge(x + TILE / 2, y + SIDE / 2, count)
    else:
        paper.rect(x + 2, y + 2, TILE - 4, SIDE - 4, rx=8, fill="none", stroke=INK_2, stroke_dasharray="5 5")


def pending(paper: Paper, now: Document | None, tiles: Tiles, x: float, y: float) -> None:
    """Draw the bonus tiles to choose from, where they are seen, or the one whose effect is being settled."""
    if not now:
        return
    drawn = now.get("drawn", [])
    bonuses(paper, [now["effect"]] if "effect" in now else [] if isinstance(drawn, int) else drawn, x, y + 2)
    if "tile" in now:
        loose(paper, tiles, now["tile"], x + BONUS + 8, y)
