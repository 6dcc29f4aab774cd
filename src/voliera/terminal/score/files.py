"""Score sheets in files: kept after every entry, read again, exported as data or as text."""

from __future__ import annotations

import io
import json
import os
from collections.abc import Sequence
from pathlib import Path

from platformdirs import user_data_path
from rich.console import Console, RenderableType

from voliera.documents import SHEET_FORMAT, Document
from voliera.terminal import saves
from voliera.terminal.refusal import InputRefused

TEXT_WIDTH = 100
EXPORTS = (".json", ".txt")
"""The endings of what is exported: data, or text for reading."""


def default_path(game: str) -> Path:
    """A free name in the user's data folder, which is made if need be; in this folder where that cannot be."""
    folder = user_data_path("voliera") / "sheets"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        writable = os.access(folder, os.W_OK)
    except OSError:
        writable = False
    return saves.free_name(f"{game}-score", folder if writable else None)


def read(path: Path) -> tuple[Document, bool]:
    """The sheet in a file, and whether it was exported there: an export is not written over.

    Whether its entries go together is for `score` to say.
    """
    try:
        path = path.expanduser()
        if path.stat().st_size > saves.LARGEST:
            raise InputRefused("error-sheet-file", path=str(path))
        document = json.loads(path.read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        raise InputRefused("error-file-json", path=str(path), line=error.lineno, column=error.colno) from None
    except OSError as error:
        raise InputRefused("error-file-read", path=str(path), detail=error.strerror or str(error)) from None
    except (ValueError, RuntimeError):
        raise InputRefused("error-sheet-file", path=str(path)) from None
    exported = isinstance(document, dict) and isinstance(document.get("sheet"), dict)
    if exported:
        document = document["sheet"]
    if not isinstance(document, dict) or document.get("format") != SHEET_FORMAT:
        raise InputRefused("error-sheet-file", path=str(path))
    return document, exported


def check_export(path: Path | None) -> None:
    """An export has an ending that says what it is, and is a new file."""
    if path is not None and path.suffix.lower() not in EXPORTS:
        raise InputRefused("error-sheet-export")
    refuse_existing(path)


def export_text(path: Path, things: Sequence[RenderableType]) -> None:
    """Write what would be shown, without colour; a file that is there already is not touched."""
    output = io.StringIO()
    console = Console(file=output, width=TEXT_WIDTH, color_system=None, highlight=False, emoji=False, markup=False)
    for thing in things:
        console.print(thing)
    text = "\n".join(line.rstrip() for line in output.getvalue().splitlines()) + "\n"
    try:
        with path.expanduser().open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise InputRefused("error-file-exists", path=str(path)) from None
    except saves.UNUSABLE as error:
        detail = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise InputRefused("error-file-write", path=str(path), detail=detail) from None


def refuse_existing(path: Path | None) -> None:
    """A file that was named for something new must not be there yet."""
    if path is not None and path.expanduser().exists():
        raise InputRefused("error-file-exists", path=str(path))
