"""A score sheet to sit at in tests: typed lines in, the text of the screens and the kept document out."""

from __future__ import annotations

import io
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console

from voliera.terminal.score import open_sheet
from voliera.terminal.score.wishes import SheetWishes
from voliera.terminal.screen import Screen

CLEAR = "\x1b[2J\x1b[3J\x1b[H"


@dataclass
class Filled:
    """What was shown, what was not read any more, and the file that the sheet is kept in."""

    path: Path
    left: list[Any]
    output: io.StringIO = field(repr=False)

    @property
    def text(self) -> str:
        """Everything that was shown."""
        return self.output.getvalue()

    @property
    def words(self) -> str:
        """The same without line breaks."""
        return " ".join(self.text.split())

    @property
    def pages(self) -> list[str]:
        """What was shown between two clearings of the screen."""
        return self.text.split(CLEAR)

    @property
    def document(self) -> dict[str, Any]:
        """The sheet as it is kept."""
        kept: dict[str, Any] = json.loads(self.path.read_text(encoding="utf-8"))
        return kept


def fill(
    lines: Iterable[str | type[BaseException]],
    path: Path,
    *,
    lang: str = "en",
    width: int = 100,
    interactive: bool = False,
    **wishes: Any,
) -> Filled:
    """Type these lines into a sheet that is kept at `path`; go on with it where it exists. An exception is raised."""
    output = io.StringIO()
    console = Console(file=output, width=width, height=50, force_terminal=interactive, color_system=None)
    left = list(lines)

    def read(prompt: str) -> str:
        output.write(prompt)
        if not left:
            raise EOFError
        line = left.pop(0)
        if isinstance(line, str):
            return line
        raise line

    place: dict[str, Path] = {"resume": path} if path.exists() else {"save": path}
    screen = Screen(console=console, read=read, interactive=interactive)
    filled = Filled(path, left, output)
    try:
        open_sheet(SheetWishes(lang=lang, **{"game": "birdie", **place, **wishes}), screen)
    except KeyboardInterrupt:
        output.write("interrupted")
    return filled
