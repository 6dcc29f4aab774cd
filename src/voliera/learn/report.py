"""The report of a run: its curves as one picture, made from the log and the ladder's results."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from voliera.learn.folder import LOG
from voliera.learn.ladder import found_in, lines_of

REPORT = "report.svg"
WIDTH, HEIGHT, LEFT, TOP, GAP = 460, 220, 60, 34, 30
COLOURS = ("#1b6ca8", "#c1440e", "#2e7d32", "#7b1fa2", "#8d6e00", "#455a64", "#ad1457", "#00838f")

FEW = 40
"""Points of a curve up to which each is marked: one alone is no line."""

Point = tuple[float, float]
Curves = dict[str, list[Point]]


def logged(folder: Path) -> list[dict[str, Any]]:
    """All lines of the log."""
    return lines_of(folder / LOG)


def panels_of(folder: Path) -> dict[str, Curves]:
    """The curves of each panel, against billions of decisions."""
    lines = logged(folder)

    def curve(name: str) -> list[Point]:
        return [(line["decisions"] / 1e9, float(line[name])) for line in lines if line.get(name) is not None]

    decisions = {line["weights"]: line["decisions"] / 1e9 for line in lines if "weights" in line}
    shares: Curves = {}
    for found in found_in(folder):
        if found["weights"] in decisions:
            name = f"{found.get('table', '')} {found['against']}".strip()
            shares.setdefault(name, []).append((decisions[found["weights"]], float(found["value"])))
    return {
        "decisions per second": {"": curve("per_second")},
        "loss": {name: curve(name) for name in ("policy", "value")},
        "entropy": {"": curve("entropy")},
        "share of wins": shares,
    }


def drawn(title: str, curves: Curves, left: int, top: int, longest: float) -> list[str]:
    """One panel: a frame, its ranges, and a line for each curve, up to the longest run of decisions."""
    points = [point for curve in curves.values() for point in curve]
    out = [
        f'<rect x="{left}" y="{top}" width="{WIDTH}" height="{HEIGHT}" fill="none" stroke="#999"/>',
        f'<text x="{left}" y="{top - 10}" font-weight="bold">{escape(title)}</text>',
    ]
    if not points:
        return out
    across, up = (0.0, longest), spans([y for _, y in points])
    for value, y in ((up[1], top + 10), (up[0], top + HEIGHT)):
        out.append(f'<text x="{left - 4}" y="{y}" text-anchor="end">{amount(value)}</text>')
    for value, x, anchor in ((across[0], left, "start"), (across[1], left + WIDTH, "end")):
        out.append(f'<text x="{x}" y="{top + HEIGHT + 14}" text-anchor="{anchor}">{amount(1e9 * value)}</text>')
    for number, (name, curve) in enumerate(curves.items()):
        colour = COLOURS[number % len(COLOURS)]
        at = [(left + WIDTH * part(x, across), top + HEIGHT * (1 - part(y, up))) for x, y in sorted(curve)]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in at)
        out.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
        if len(at) <= FEW:
            out += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" fill="{colour}"/>' for x, y in at]
        if name:
            y = top + 14 + 13 * number
            out.append(f'<text x="{left + WIDTH - 6}" y="{y}" text-anchor="end" fill="{colour}">{escape(name)}</text>')
    return out


def amount(value: float) -> str:
    """A number as people read it: 22.7 k, 1.5 G."""
    for size, letter in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if abs(value) >= size:
            return f"{value / size:.3g} {letter}"
    return f"{value + 0.0:.3g}"  # -0.0 + 0.0 is 0.0


def spans(values: Sequence[float]) -> tuple[float, float]:
    """The range of some numbers, never empty."""
    low, high = min(values), max(values)
    return (low, high) if high > low else (low - 0.5, high + 0.5)


def part(value: float, span: tuple[float, float]) -> float:
    """Where in a range a number lies, from 0 to 1."""
    return (value - span[0]) / (span[1] - span[0])


def write_report(folder: Path) -> Path:
    """Draw the curves of a run's folder; returns the picture's path."""
    body: list[str] = []
    panels = panels_of(folder)
    longest = max((x for curves in panels.values() for curve in curves.values() for x, _ in curve), default=0.0) or 1e-9
    for number, (title, curves) in enumerate(panels.items()):
        left = LEFT + (number % 2) * (WIDTH + LEFT + GAP)
        body += drawn(title, curves, left, TOP + (number // 2) * (HEIGHT + TOP + GAP), longest)
    size = (2 * (WIDTH + LEFT + GAP), 2 * (HEIGHT + TOP + GAP))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}" font-family="sans-serif"'
    path = folder / REPORT
    text = [f'{head} font-size="11">', '<rect width="100%" height="100%" fill="#fff"/>', *body, "</svg>"]
    path.write_text("\n".join(text) + "\n", encoding="utf-8")
    return path
