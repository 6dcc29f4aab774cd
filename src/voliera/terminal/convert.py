"""Files of games from one format into another: text, JSON, lines of JSON; whole games of the arena are read, too."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import BinaryIO

from voliera.errors import GameError
from voliera.extras import is_installed
from voliera.notation import (
    Notated,
    format_game,
    format_json,
    format_jsonl,
    lines_of,
    parse,
    parse_json,
    parse_jsonl,
)
from voliera.terminal import saves
from voliera.terminal.refusal import InputRefused

READERS: dict[str, Callable[[Iterable[str]], Iterator[Notated]]] = {
    "text": parse,
    "json": parse_json,
    "jsonl": parse_jsonl,
}
PARQUET = "parquet"
"""The format of whole games from the arena: it is read from files only, and never written."""
SUFFIXES = {".txt": "text", ".json": "json", ".jsonl": "jsonl", ".ndjson": "jsonl", ".parquet": PARQUET}
STANDARD = Path("-")
"""Standard input, or standard output."""


def convert(source: Path, target: Path, read_as: str | None, write_as: str | None, whole: bool) -> int:
    """Convert a file, or raise an InputRefused that names the line; return the number of games."""
    known = read_as or SUFFIXES.get(source.suffix.lower())
    wanted = write_as or SUFFIXES.get(target.suffix.lower(), "text")
    _check(read_as, source != STANDARD)
    _check(wanted, False)
    with _parquet(source) if known == PARQUET else _lines(source, known) as games:
        first = next(games, None)
        if first is None:
            raise InputRefused("error-convert-empty", path=str(source))
        if wanted == "json" and next(games, None) is not None:
            raise InputRefused("error-convert-one", path=str(source))
        with _output(target) as write:
            count = 0
            for count, game in enumerate(chain([first], games), 1):
                write(_written(game, wanted, whole, count))
    return count


def _check(wanted: str | None, parquet: bool) -> None:
    """Refuse a format that there is not; `parquet` says whether that is one here."""
    choices = [*READERS, *([PARQUET] if parquet else [])]
    if wanted is not None and wanted not in choices:
        raise InputRefused("error-convert-format", format=wanted[:40], choices=", ".join(choices))


@contextmanager
def _lines(path: Path, known: str | None) -> Iterator[Iterator[Notated]]:
    """The games of a file of text or JSON; its format is recognised, if it is not known."""
    with _worded(path), _input(path) as file:
        lines = _readable(path, file)
        if known is None:
            known, lines = _recognised(lines)
        yield READERS[known](lines)


@contextmanager
def _parquet(path: Path) -> Iterator[Iterator[Notated]]:
    """The games of a file that the arena has kept."""
    if not is_installed("data"):
        raise InputRefused("error-arena-parquet")
    from voliera.arena.whole_games import records

    try:
        yield map(Notated, records(path.expanduser()))
    except GameError as error:
        facts = dict(error.facts) or {"kind": "file", "path": str(path), "detail": error.message}
        raise InputRefused(f"error-arena-{facts.pop('kind')}", None, **facts) from None


def _written(game: Notated, wanted: str, whole: bool, number: int) -> str:
    if wanted == "text":
        return ("\n" if number > 1 else "") + format_game(game, whole)
    return format_json(game.record) if wanted == "json" else format_jsonl(game.record)


@contextmanager
def _input(path: Path) -> Iterator[BinaryIO]:
    if path == STANDARD:
        yield sys.stdin.buffer
        return
    try:
        file = path.expanduser().open("rb")
    except saves.UNUSABLE as error:
        raise _unreadable(path, error) from None
    with file:
        yield file


@contextmanager
def _output(path: Path) -> Iterator[Callable[[str], object]]:
    """A function that writes; standard output gets bytes, so that no locale changes them."""
    if path == STANDARD:
        yield lambda text: sys.stdout.buffer.write(text.encode())
        sys.stdout.buffer.flush()
        return
    with saves.placed(path) as file:
        yield file.write


def _readable(path: Path, file: BinaryIO) -> Iterator[str]:
    try:
        yield from lines_of(file)
    except OSError as error:
        raise _unreadable(path, error) from None


def _unreadable(path: Path, error: Exception) -> InputRefused:
    detail = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return InputRefused("error-file-read", path=str(path), detail=detail)


def _recognised(lines: Iterator[str]) -> tuple[str, Iterator[str]]:
    """The format of a file by its first line that is not empty, and all lines: an object of JSON fits on it, or not."""
    looked: list[str] = []
    for line in lines:
        looked.append(line)
        if line.strip():
            break
    every = chain(looked, lines)
    start = looked[-1].strip() if looked else ""
    if not start.startswith("{"):
        return "text", every
    return ("jsonl" if start.endswith("}") and _is_json(start) else "json"), every


def _is_json(line: str) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


@contextmanager
def _worded(path: Path) -> Iterator[None]:
    """A fault of the file becomes an InputRefused in the reader's language."""
    try:
        yield
    except GameError as error:
        facts = error.facts
        place = {"path": str(path), "line": str(facts["line"]), "column": str(facts["column"])}
        raise InputRefused(f"convert-fault-{facts['kind']}", None, wanted=facts["wanted"], **place) from None
