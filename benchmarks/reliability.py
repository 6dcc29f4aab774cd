"""The reliability diagram of the networks: how often seats won, by the chance that the network gave them.

`python -m benchmarks.reliability` draws `docs/reliability.svg` from what `make bench-net` measured last.
"""

import json
import sys
from pathlib import Path
from typing import Any

SIZE, MARGIN = 300, 44
GAMES = {"calibration_birdie2": ("Birdie", "#1b6ca8"), "calibration_bower": ("Bower", "#c1440e")}
ROOT = Path(__file__).parents[1]
MOST_RADIUS = 9.0
"""Radius of the fullest bin in pixels; areas are by the number of turns."""


def at(chance: float, won: float) -> tuple[float, float]:
    """The place of a bin in the picture."""
    return MARGIN + SIZE * chance, MARGIN + SIZE * (1 - won)


def drawn(bins: list[list[float]], colour: str) -> list[str]:
    """A line through all bins, and a circle for each."""
    most = max(count for _, _, count in bins)
    places = [at(chance, won) for chance, won, _ in bins]
    radii = [MOST_RADIUS * (count / most) ** 0.5 for _, _, count in bins]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    circles = [
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{colour}" opacity="0.8"/>'
        for (x, y), radius in zip(places, radii, strict=True)
    ]
    return [f'<polyline points="{line}" fill="none" stroke="{colour}"/>', *circles]


def diagram(figures: dict[str, Any]) -> str:
    """The picture of what was measured; the dashed line is where chances are what happens."""
    side = SIZE + 2 * MARGIN
    (left, bottom), (right, top) = at(0, 0), at(1, 1)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}" font-family="sans-serif"'
        ' font-size="12">',
        f'<rect width="{side}" height="{side}" fill="#fff"/>',
        f'<rect x="{left:g}" y="{top:g}" width="{SIZE}" height="{SIZE}" fill="none" stroke="#999"/>',
        f'<path d="M{left:g} {bottom:g}L{right:g} {top:g}" stroke="#999" stroke-dasharray="4"/>',
        f'<text x="{side / 2:g}" y="{side - 8}" text-anchor="middle">chance that the network gives</text>',
        f'<text transform="translate(14 {side / 2:g}) rotate(-90)" text-anchor="middle">share of wins</text>',
    ]
    for value in (0, 0.25, 0.5, 0.75, 1):
        x, y = at(value, value)
        out.append(f'<text x="{x:g}" y="{bottom + 16:g}" text-anchor="middle">{value:.0%}</text>')
        out.append(f'<text x="{left - 4:g}" y="{y + 4:g}" text-anchor="end">{value:.0%}</text>')
    for number, (key, (name, colour)) in enumerate(GAMES.items()):
        if key in figures:
            out += drawn(figures[key]["bins"], colour)
            out.append(f'<text x="{left + 10:g}" y="{top + 20 + 16 * number:g}" fill="{colour}">{name}</text>')
    return "\n".join([*out, "</svg>", ""])


def main() -> int:
    """Draw it."""
    figures = json.loads((ROOT / "benchmarks" / "results" / "net.json").read_text(encoding="utf-8"))
    (ROOT / "docs" / "reliability.svg").write_text(diagram(figures), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
