"""Somebody fills in a sheet of Bower at the terminal, line by line."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console

from tests.games.bower.sheet.keys import rulebook
from tests.terminal_output import CLEAR
from voliera.documents import Document
from voliera.games.bower.sheet.form import read
from voliera.terminal.score import open_sheet
from voliera.terminal.score.wishes import SheetWishes
from voliera.terminal.screen import Screen

IDLE = "Eg Eg Eg Eg Eg Eg"
NAMED = read({"format": "voliera/sheet/1", "game": "bower", "names": ["Ada", "Bo"]})
EGGS = {**NAMED, "eggs": rulebook()["eggs"]}
NESTS = read({**EGGS, "nests": [["Sor Mfrow Eg Eg Eg Eg", *[IDLE] * 3], [IDLE] * 4]})
"""Sheets in which the next thing to be asked for is the eggs; the first nest; egg tiles and tokens."""


@dataclass
class Seat:
    """What was shown, and what is in the file."""

    text: str
    path: Path
    left: list[str]
    kept: list[str]
    """The file as it was at each prompt."""

    @property
    def document(self) -> Document:
        kept: Document = json.loads(self.path.read_text(encoding="utf-8"))
        return kept

    @property
    def words(self) -> str:
        return " ".join(self.text.split())

    @property
    def last(self) -> str:
        """The last page, in one line."""
        return " ".join(self.text.split(CLEAR)[-1].split())


def sit(
    lines: Sequence[str],
    path: Path,
    *,
    lang: str = "en",
    width: int = 100,
    height: int = 30,
    interactive: bool = True,
    **wishes: Any,
) -> Seat:
    """Type these lines; without more of them the input ends."""
    output = io.StringIO()
    console = Console(
        file=output, width=width, height=height, force_terminal=interactive, color_system=None, highlight=False
    )
    left, kept = list(lines), []

    def typed(prompt: str) -> str:
        output.write(prompt + "\n")
        kept.append(path.read_text(encoding="utf-8") if path.exists() else "")
        if not left:
            raise EOFError
        return left.pop(0)

    told = {"game": "bower", "lang": lang, "resume" if path.exists() else "save": path, **wishes}
    open_sheet(SheetWishes(**told), Screen(console=console, read=typed, interactive=interactive))
    return Seat(output.getvalue(), path, left, kept)


def same(document: Document, other: Document) -> bool:
    """Whether two sheets say the same, in whatever order it was entered."""

    def sorted_nests(one: Document) -> Document:
        full = read(one)
        return {**full, "nests": [sorted(nest, key=str) for nest in full["nests"]]}

    return sorted_nests(document) == sorted_nests(other)


def on(document: Document, lines: Sequence[str], path: Path, **more: Any) -> Seat:
    """Go on with a sheet."""
    path.write_text(json.dumps(document), encoding="utf-8")
    return sit(lines, path, **more)
