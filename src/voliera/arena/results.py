"""The results on disk: JSON Lines, a header and then a line per game, written unit by unit as they finish.

A file with the same header is gone on with: units that are there are not played again, and a unit that was cut off is
dropped. Any other header is refused, with what differs.
"""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import voliera
from voliera.arena.errors import unusable, wrong
from voliera.arena.play import Settings
from voliera.documents import Document
from voliera.kernel.sources import key_of_all

FORMAT = "voliera/arena/1"


def header_of(settings: Settings, units: int) -> Document:
    """All that the results depend on, but for clocks."""
    return {
        "format": FORMAT,
        "game": settings.game,
        "variant": settings.variant,
        "options": settings.options,
        "players": settings.players,
        "contestants": [contestant.document() for contestant in settings.contestants],
        "seed": settings.seed,
        "units": units,
        "program": voliera.__version__,
        "sources": key_of_all(),
        **({"moves": True} if settings.moves else {}),
    }


def as_line(document: Document) -> str:
    """A document in one line."""
    return json.dumps(document, separators=(",", ":"), ensure_ascii=False) + "\n"


class Results:
    """A file of results, open for more."""

    def __init__(self, path: Path, header: Document, players: int) -> None:
        """Open a new file or go on with one; `lines` are the games found, `dropped` how many lines were cut off."""
        self.path = path
        self.lines: list[Document] = []
        self.dropped = 0
        try:
            if path.exists() and path.stat().st_size:
                self._take_up(header, players)
                self._file = path.open("a", encoding="utf-8")
            else:
                self._file = path.open("w", encoding="utf-8")
                self._write(as_line(header))
        except (OSError, UnicodeDecodeError) as error:
            raise unusable(path, error) from None

    def add(self, lines: Sequence[Document]) -> None:
        """A finished unit; it is on disk when this returns."""
        self._write("".join(as_line(line) for line in lines))

    def close(self) -> None:
        """No more."""
        self._file.close()

    def _write(self, text: str) -> None:
        self._file.write(text)
        self._file.flush()
        os.fsync(self._file.fileno())

    def _take_up(self, header: Document, players: int) -> None:
        found, self.lines, sizes, rest = read_lines(self.path)
        different = differences(found, json.loads(as_line(header)))
        if different:
            listed = "; ".join(different)
            raise wrong("other", f"{self.path} holds another match: {listed}", path=str(self.path), different=listed)
        whole = len(self.lines) // players * players
        self.dropped = len(self.lines) - whole + bool(rest)
        self.lines = self.lines[:whole]
        if self.dropped:
            os.truncate(self.path, sum(sizes[: 1 + whole]))


def read(path: Path) -> tuple[Document, list[Document]]:
    """The header and the games of a file of results; a line that was cut off at its end is left out."""
    try:
        header, lines, _, _ = read_lines(path)
    except OSError as error:
        raise unusable(path, error) from None
    return header, lines


def read_lines(path: Path) -> tuple[Document, list[Document], list[int], bytes]:
    """The header, the games, the bytes that each of these lines takes up, and what is left: a line that was cut off."""
    documents: list[Any] = []
    sizes: list[int] = []
    rest = b""
    pieces = path.read_bytes().splitlines(keepends=True)
    for number, piece in enumerate(pieces, start=1):
        try:
            document = json.loads(piece)
        except ValueError:
            document = None
        if not isinstance(document, dict) or not piece.endswith(b"\n"):
            if number < len(pieces) or not documents:
                message = f"{path}, line {number}: this is no line of an arena's results"
                raise wrong("line", message, path=str(path), number=number)
            rest = piece
            break
        documents.append(document)
        sizes.append(len(piece))
    if not documents or documents[0].get("format") != FORMAT:
        raise wrong("format", f"{path} holds no results of an arena ({FORMAT})", path=str(path))
    return documents[0], documents[1:], sizes, rest


def differences(found: Document, wanted: Document) -> list[str]:
    """What differs between two headers: there ≠ here."""
    keys = [*wanted, *(key for key in found if key not in wanted)]
    return [
        f"{key}: {json.dumps(found.get(key))} ≠ {json.dumps(wanted.get(key))}"
        for key in keys
        if found.get(key) != wanted.get(key)
    ]
