"""What drawings of all games are made with: a sheet to draw on, the art of a game, and the colours of the house."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

from voliera.documents import Document

INK = "#33233f"
INK_2 = "#66506a"
SKY_1 = "#fbe6cb"
SKY_2 = "#f4c9a9"
SURFACE = "#fff8ea"
LINE = "#d8bf9e"
WIRE = "#3b2a48"
ACCENT = "#a8391a"
LAST = "#ffd98a"
MARKER = "#2b4aa0"
PREFIX = "voliera-"
"""Of all ids, so that they differ from others on the same page."""
FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif"

_PART = re.compile(r'^<(?:symbol|pattern|clipPath) id="([^"]+)".*$', re.MULTILINE)
_REFERENCE = re.compile(r'(?:href="#|url\(#)([\w-]+)')


class Scene(NamedTuple):
    """What is drawn: a view or a position, and what belongs to it."""

    table: Document
    names: Sequence[str]
    seat: int | None
    """Through whose eyes; None for a spectator."""
    components: Document
    totals: Sequence[int] | None
    """Points so far, where nothing hidden is among them."""
    heading: str

    def total(self, seat: int) -> int | None:
        """Return a seat's points so far, where they may be shown."""
        return None if self.totals is None else self.totals[seat]


@cache
def art(path: Path) -> dict[str, str]:
    """Return the parts of a file of art by their ids; each stands on a line of its own."""
    return {found[1]: found[0] for found in _PART.finditer(path.read_text(encoding="utf-8"))}


class Box(NamedTuple):
    """A place on the paper."""

    x: float
    y: float
    width: float
    height: float


class Paper:
    """A sheet of a fixed width. What is drawn later lies above."""

    def __init__(self, width: float, parts: dict[str, str]) -> None:
        self.width = width
        self._parts = parts
        self._used: set[str] = set()
        self._drawn: list[str] = []

    def element(self, tag: str, **attributes: object) -> None:
        """Draw an element; `_` in the name of an attribute stands for a hyphen."""
        self._drawn.append(f"<{tag}{_written(attributes)}/>")

    def rect(self, x: float, y: float, width: float, height: float, **more: object) -> None:
        """Draw a rectangle."""
        self.element("rect", x=x, y=y, width=width, height=height, **more)

    def use(self, part: str, x: float, y: float, width: float, height: float, **more: object) -> None:
        """Draw a symbol of the art."""
        self._need(PREFIX + part)
        self.element("use", href=f"#{PREFIX}{part}", x=x, y=y, width=width, height=height, **more)

    def reference(self, part: str) -> str:
        """Return how to fill something with a pattern of the art, or to cut it by a path."""
        self._need(PREFIX + part)
        return f"url(#{PREFIX}{part})"

    def text(self, x: float, y: float, words: object, size: float = 14, **more: object) -> None:
        """Write some words; y is their base line."""
        attributes = {"x": x, "y": y, "font_size": size, "fill": INK, **more}
        self._drawn.append(f"<text{_written(attributes)}>{escape(str(words))}</text>")

    def badge(self, x: float, y: float, words: object) -> None:
        """Write a small number on a dark disc, with its centre there."""
        half = max(11.0, 4.5 * len(str(words)) + 5)
        self.rect(x - half, y - 11, 2 * half, 22, rx=11, fill=INK, stroke=SURFACE, stroke_width=2)
        self.text(x, y + 4.8, words, 13, fill=SURFACE, font_weight=700, text_anchor="middle")

    def plate(self, box: Box, name: str, most: int, total: object, *, moving: bool) -> None:
        """Draw a player's plate with the name, cut after `most` letters, and points; the one to move has a mark."""
        x, y, width, height = box
        edge, thick = (ACCENT, 3) if moving else (LINE, 1.5)
        self.rect(x, y, width, height, rx=14, fill=SURFACE, stroke=edge, stroke_width=thick)
        if moving:
            self.element("path", d=f"M{_number(x + 14)} {_number(y + 16)}l12 8-12 8z", fill=ACCENT)
        shown = name if len(name) <= most else f"{name[: most - 1].rstrip()}…"
        self.text(x + (34 if moving else 16), y + 30, shown, 18, font_weight=700)
        if total is not None:
            self.text(x + width - 18, y + 37, total, 32, fill=MARKER, font_weight=800, text_anchor="end")

    def open_group(self, label: str = "", **attributes: object) -> None:
        """Begin a group, to be closed; its label is read aloud, and shown where the pointer rests."""
        self._drawn.append(f"<g{_written(attributes)}>" + (f"<title>{escape(label)}</title>" if label else ""))

    def close_group(self) -> None:
        """End the group that was opened last."""
        self._drawn.append("</g>")

    def svg(self, height: float, title: str) -> str:
        """Return the drawing: a whole SVG document of this height, with the art that it uses."""
        box = f"0 0 {_number(self.width)} {_number(height)}"
        parts = "".join(text for name, text in self._parts.items() if name in self._used)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{_number(self.width)}" '
            f'height="{_number(height)}" role="img" style="max-width:100%;height:auto" font-family="{FONT}">'
            f"<title>{escape(title)}</title><defs>"
            f'<linearGradient id="voliera-sky" x2="0" y2="1"><stop stop-color="{SKY_1}"/>'
            f'<stop offset="1" stop-color="{SKY_2}"/></linearGradient>{parts}</defs>'
            f'<rect width="{_number(self.width)}" height="{_number(height)}" rx="18" fill="url(#voliera-sky)"/>'
            f"{''.join(self._drawn)}</svg>"
        )

    def _need(self, part: str) -> None:
        """Note that a part of the art is used, and all that it refers to."""
        if part not in self._used:
            self._used.add(part)
            for other in _REFERENCE.findall(self._parts[part]):
                if other in self._parts:
                    self._need(other)


def _written(attributes: dict[str, object]) -> str:
    return "".join(f" {name.replace('_', '-')}={quoteattr(_text(value))}" for name, value in attributes.items())


def _text(value: object) -> str:
    return _number(value) if isinstance(value, int | float) else str(value)


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
