"""The two nests face to face with the eggs between them (W-C1): the opponent's above, the reader's below.

Each column of squares stands under and over the egg that rules it. A square is one row of text, or two in a tall
window; its ground has the colour of its material where there is colour.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from rich.text import Text

from voliera.documents import Document
from voliera.games.bower.terminal.glyphs import BOARD, EGG, GROUND, INK, content, egg, head, pieces
from voliera.games.bower.terminal.nest import COLUMNS, Nest, Place, Square, gems, matching
from voliera.games.bower.terminal.places import row_letters
from voliera.languages import Language

WIDE, NARROW = 11, 8
"""Columns of text inside a square."""
LABEL = 2


@dataclass(frozen=True)
class Marks:
    """What is to be seen on a nest beside the squares themselves."""

    held: Collection[Place] = ()
    """Squares of the tile that is being placed."""
    latest: Collection[Place] = ()
    """Squares of the tile that came last."""
    open: Collection[Place] = ()
    """Where the held tile's first square can lie."""
    lit: Collection[Place] | None = None
    """Squares that are being counted; all others stand back."""


@dataclass(frozen=True)
class Board:
    """Everything the board is drawn from. `near` is the seat at the bottom."""

    view: Document
    near: int
    nests: tuple[Nest, Nest]
    rows: int
    language: Language
    width: int
    tall: bool = False
    notes: Mapping[int, str] = field(default_factory=dict)
    marks: tuple[Marks, Marks] = (Marks(), Marks())
    """By seat, as `nests`."""

    @property
    def cell(self) -> int:
        """Columns of text inside a square."""
        return WIDE if self.width >= LABEL + COLUMNS * (WIDE + 1) + 1 else NARROW

    def drawn(self) -> Text:
        """Rows of the far nest, the Birds board, rows of the near nest, and what can be counted below."""
        far = 1 - self.near
        lines: list[Text] = []
        for row in reversed(range(self.rows)):
            lines += self._row(far, row, far=True)
        lines.append(self._eggs())
        for row in range(self.rows):
            lines += self._row(self.near, row, far=False)
        lines.append(self._tallies())
        return Text("\n").join(lines)

    def _row(self, seat: int, row: int, *, far: bool) -> list[Text]:
        nest, marks = self.nests[seat], self.marks[seat]
        letter = row_letters(self.rows, self.language, far=far)[row]
        edges = [self._edge(marks, (column - 1, row), (column, row)) for column in range(COLUMNS + 1)]
        lines = []
        for line in range(2 if self.tall else 1):
            text = Text().append(f"{letter if line == 0 else ' ':<{LABEL}}", "bold")
            for column in range(COLUMNS):
                text.append_text(edges[column]).append_text(self._square(nest, marks, (column, row), line))
            lines.append(text.append_text(edges[COLUMNS]))
        return lines

    @staticmethod
    def _edge(marks: Marks, left: Place, right: Place) -> Text:
        """What stands between two squares: brackets round the held tile, arrows at the latest one."""
        for places, before, after, style in ((marks.held, "[", "]", "bold"), (marks.latest, "›", "‹", "bold")):
            if (left in places) != (right in places):
                return Text(after if left in places else before, style)
        return Text("│", "dim")

    def _square(self, nest: Nest, marks: Marks, place: Place, line: int) -> Text:
        square = nest.get(place)
        if square is None:
            mark = ("○", "bold") if place in marks.open else ("·", "dim")
            return Text(f"{mark[0] if line == 0 else '':^{self.cell}}", mark[1])
        marked = place in marks.open and line == 0
        room = self.cell - 1 if marked else self.cell
        text = self._two_rows(square)[line] if self.tall else content(square, self.language, room)
        if len(text) < room:
            text = Text(" ").join([Text(), text])
        text.truncate(room, overflow="ellipsis", pad=True)
        if marked:
            text.append("○", f"bold {INK['plain']}")
        text.style = f"on {GROUND[square.material]}"
        if place in marks.held:
            text.stylize("underline")
        if marks.lit is not None and place not in marks.lit:
            text = Text(text.plain, "dim")
        return text

    def _two_rows(self, square: Square) -> tuple[Text, Text]:
        """Material, gems and shells above, flowers and feathers below."""
        above: list[Text] = [head(square, self.language)]
        below: list[Text] = []
        for piece in pieces(square, self.language):
            (above if len(piece) == 1 else below).append(piece)
        first, second = Text(" ").join(above), Text(" ").join(below)
        return first, second if len(second) <= self.cell else Text("").join(below)

    def _eggs(self) -> Text:
        """The Birds board: `?` is an unseen egg or a guess, `•` a spied egg, `!` one that the other has spied."""
        text = Text(" " * LABEL)
        for column in range(COLUMNS):
            text.append("╪", f"{INK['plain']} on {BOARD}").append_text(self._egg(column))
        return text.append("╪", f"{INK['plain']} on {BOARD}")

    def _egg(self, column: int) -> Text:
        known = self.view["eggs"][column]
        symbol = Text("?", "bold")
        if known is not None:
            before = "•" if self._spied(self.near, column) else ""
            after = "!" if self._spied(1 - self.near, column) else ""
            symbol = Text.assemble((before, "bold"), egg(known, self.language), (after, "bold"))
        elif column in self.notes:
            symbol = Text.assemble(("?", "bold"), egg(self.notes[column], self.language))
        symbol.style = f"{INK['plain']} on {EGG}"
        text = Text.assemble((f"{column + 1} ", "bold"), ("(", f"on {EGG}"), symbol, (")", f"on {EGG}"))
        if len(text) < self.cell:
            text = Text(" ").join([Text(), text])
        text.truncate(self.cell, pad=True)
        text.style = f"{INK['plain']} on {BOARD}"
        return text

    def _spied(self, seat: int, column: int) -> bool:
        """Whether a seat has spied this egg of the other; at the end everybody sees everything anyway."""
        return column in self.view["known"][seat]["columns"]

    def _tallies(self) -> Text:
        """Under each column the gems in it, and where the egg is known the objects asked for, near and far."""
        text = Text(" " * LABEL)
        near, far = self.nests[self.near], self.nests[1 - self.near]
        for column in range(COLUMNS):
            known = self.view["eggs"][column]
            words = f" ◆{gems(near, column)}"
            if known is not None:
                words += f" {matching(near, column, known)}:{matching(far, column, known)}"
            text.append(f"{words:<{self.cell + 1}}")
        return text
