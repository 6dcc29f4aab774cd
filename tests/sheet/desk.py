"""A score sheet to sit at in tests: typed lines in, the text of the screens and the kept document out."""

from __future__ import annotations

import io
import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console

from tests.terminal_output import Shown
from voliera.terminal.score import open_sheet
from voliera.terminal.score.wishes import SheetWishes
from voliera.terminal.screen import Screen


@dataclass
class Filled(Shown):
    """What was shown, what was not read any more, and the file that the sheet is kept in."""

    path: Path
    left: list[Any]

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
    filled = Filled(output, path, left)
    try:
        open_sheet(SheetWishes(lang=lang, **{"game": "birdie", **place, **wishes}), screen)
    except KeyboardInterrupt:
        output.write("interrupted")
    return filled
