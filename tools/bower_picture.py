"""The picture page of Bower's tiles: all of them with their names, drawn in the hand of the house."""

from html import escape
from pathlib import Path

from voliera.games.bower.border.components import Components, Square
from voliera.games.bower.rules.box import COLOURS, MATERIALS, NEST_BONUSES

SYMBOLS = Path(__file__).with_name("bower_symbols.svg")

SIDE = 52
"""The side of a square, in the units of the drawings."""
SCALE = 1.35
COLUMN = 160
ROW = 106
MARGIN = 40
LEFT = 144
"""Where the first tile of a row begins; the name of the row stands before it."""
TOP = 156
WIDTH = round(LEFT + 5 * COLUMN + 2 * SIDE * SCALE) + MARGIN
PLACES: dict[int, list[tuple[float, float, int]]] = {
    0: [],
    1: [(26, 26, 31)],
    2: [(16.5, 17, 25), (35.5, 35, 25)],
    3: [(15, 15.5, 23), (37, 15.5, 23), (26, 36.5, 23)],
}
"""Where the objects of a square lie, and how large they are, by their number."""
DRAWN_AS = {"gem": "obj-gem", "shell": "obj-shell"}
EMBLEM = "obj-shell-coloured"
HALVES = ("M52 0H6a6 6 0 0 0-6 6v40a6 6 0 0 0 6 6h46z", "M52 0h46a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H52z")
"""The two squares of a tile, round at its corners."""
OUTLINE = "M6 0h92a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z"

STYLE = """\
text { font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif }
text { fill: #33233f }
.head { font-size: 30px; font-weight: 800 }
.row { font-size: 15px; font-weight: 650 }
.said { font-size: 14px; fill: #66506a }
.name { font-size: 13px; font-weight: 650; text-anchor: middle }"""


def picture(parts: Components) -> str:
    """The page as SVG. It has a ground of its own, so that it reads in light and in dark surroundings."""
    rows: dict[tuple[str, str], list[tuple[str, tuple[Square, ...]]]] = {}
    for tile in parts.tiles:
        first, second = tile.squares
        rows.setdefault((first.material.capitalize(), second.material), []).append((tile.id, tile.squares))
    rows["Bonus", "nest tiles"] = [(name, parts.bonus_nest[name]) for name in NEST_BONUSES]
    body = []
    y = TOP
    for words, tiles in rows.items():
        body += [f'<text class="row" x="{MARGIN}" y="{y + 31 + 20 * i}">{word}</text>' for i, word in enumerate(words)]
        for i, (name, squares) in enumerate(tiles):
            body += _tile(name, squares, LEFT + i * COLUMN, y)
        y += ROW
    return "\n".join([*_head(y + 156), *body, *_legend(y + 8), "</svg>", ""])


def _head(height: int) -> list[str]:
    """The ground, the drawings that are used on it, and what the page says on top."""
    kit = SYMBOLS.read_text(encoding="utf-8")
    return [
        '<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="title about"',
        f'  width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}">',
        '<title id="title">The nest tiles of Bower</title>',
        '<desc id="about">The 36 nest tiles of Voliera’s own set, a row for each pair of materials, and the five bonus',
        "  nest tiles. The title of each tile says what is on it.</desc>",
        f"<style>\n{STYLE}\n</style>",
        kit[kit.index("<defs>") : kit.index("</svg>")].rstrip(),
        '<linearGradient id="evening" x2="0" y2="1">',
        '<stop stop-color="#fff8ea"/><stop offset="1" stop-color="#fbe6cb"/></linearGradient>',
        f'<rect width="{WIDTH}" height="{height}" rx="16" fill="url(#evening)"/>',
        f'<rect x="8" y="8" width="{WIDTH - 16}" height="{height - 16}" rx="11" fill="none" stroke="#d8bf9e"/>',
        f'<use href="#obj-branch" x="{WIDTH - 212}" y="90" width="174" height="58"/>',
        f'<use href="#bowerbird" x="{WIDTH - 172}" y="16" width="112" height="112"/>',
        f'<text class="head" x="{MARGIN}" y="70">The nest tiles of Bower</text>',
        f'<text class="said" x="{MARGIN}" y="98">Voliera’s own set, as even as a small search could make it; it is not'
        " the one in the box.</text>",
        f'<text class="said" x="{MARGIN}" y="119">If you own the game, type its tiles into a file like'
        " src/voliera/games/bower/components.toml and play with them.</text>",
    ]


def _tile(name: str, squares: tuple[Square, ...], x: float, y: float) -> list[str]:
    """A tile: its shadow, the ground, the objects, a rim, and its name below."""
    told = " | ".join(" ".join((square.material, *square.objects)) for square in squares)
    drawn = [f'<path d="{OUTLINE}" transform="translate(1.5 2.5)" fill="#33233f" fill-opacity=".22"/>']
    for half, square in zip(HALVES, squares, strict=True):
        drawn.append(f'<path d="{half}" fill="url(#mat-{square.material})"/>')
    drawn.append('<path d="M52 3v46" stroke="#fff8ea" stroke-opacity=".75" stroke-width="1.4" stroke-dasharray="2 3"/>')
    for i, square in enumerate(squares):
        for kind, (cx, cy, size) in zip(square.objects, PLACES[len(square.objects)], strict=True):
            drawn.append(_object(DRAWN_AS.get(kind, kind), SIDE * i + cx, cy, size))
        if name == "coloured-shells":
            drawn.append(_object(EMBLEM, SIDE * i + 26, 26, 36))
    drawn.append(f'<path d="{OUTLINE}" fill="none" stroke="#33233f" stroke-width="1.3"/>')
    return [
        f'<g id="{escape(name)}" transform="translate({x:g} {y:g}) scale({SCALE:g})">',
        f"<title>{escape(f'{name}: {told}')}</title>",
        *drawn,
        "</g>",
        f'<text class="name" x="{x + SIDE * SCALE:g}" y="{y + SIDE * SCALE + 19:g}">{escape(name)}</text>',
    ]


def _object(symbol: str, x: float, y: float, size: float) -> str:
    """A drawing with its middle at a point."""
    return f'<use href="#{symbol}" x="{x - size / 2:g}" y="{y - size / 2:g}" width="{size:g}" height="{size:g}"/>'


def _legend(y: float) -> list[str]:
    """Which drawing is what."""
    rows = [
        [*((f"flower-{colour}", f"{colour} flower") for colour in COLOURS), ("obj-gem", "gem")],
        [*((f"feather-{colour}", f"{colour} feather") for colour in COLOURS), ("obj-shell", "shell")],
    ]
    lines = [f'<path d="M{MARGIN} {y:g}H{WIDTH - MARGIN}" stroke="#d8bf9e"/>']
    for k, row in enumerate(rows):
        for i, (symbol, said) in enumerate(row):
            lines += [_object(symbol, LEFT + i * COLUMN + 14, y + 34 + 36 * k, 28), _word(said, i, y + 34 + 36 * k)]
    for i, material in enumerate(MATERIALS):
        x = LEFT + i * COLUMN
        lines.append(f'<rect x="{x:g}" y="{y + 93:g}" width="28" height="26" rx="5" fill="url(#mat-{material})"/>')
        lines.append(_word(material, i, y + 106))
    return [*lines, _object(EMBLEM, LEFT + 4 * COLUMN + 14, y + 106, 28), _word("Coloured Shells", 4, y + 106)]


def _word(said: str, column: int, y: float) -> str:
    """What a drawing of the legend is called."""
    return f'<text class="said" x="{LEFT + column * COLUMN + 36:g}" y="{y + 5:g}">{said}</text>'
