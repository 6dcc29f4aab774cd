"""Making and proving puzzles, with progress on standard error and what came of it on standard output."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from voliera.documents import Document
from voliera.languages import Language
from voliera.puzzles.force import prove
from voliera.puzzles.making import make
from voliera.puzzles.trying import Unproved
from voliera.terminal.preparing import prepare
from voliera.terminal.refusal import InputRefused
from voliera.terminal.screen import Screen

HARDEST = 5


def made(days: Sequence[date], language: Language, screen: Screen) -> Iterator[Document]:
    """The puzzles of these days, one after the other."""
    prepare(language, screen)
    with bar(screen) as progress:
        task = progress.add_task(language.say("puzzle-making"), total=len(days))
        for day in days:
            yield make(day)
            progress.advance(task)


def proved(puzzles: Iterable[Document], count: int, language: Language, screen: Screen) -> bool:
    """Prove them all, and say what was looked at; whether all of them could be proved."""
    prepare(language, screen)
    kinds: Counter[str] = Counter()
    steps, failed = 0, 0
    with bar(screen) as progress:
        task = progress.add_task(language.say("puzzle-checking"), total=count)
        for one in puzzles:
            try:
                proof = prove(one)
                steps += proof.steps
                kinds[one["puzzle"]["kind"]] += 1
            except Unproved as why:
                failed += 1
                screen.show(Text(language.say("puzzle-unproved", day=one["puzzle"]["id"], detail=str(why)), "bold red"))
            progress.advance(task)
    for kind, number in sorted(kinds.items()):
        screen.show(f"{language.say(f'puzzle-kind-{kind}')}: {number}")
    screen.show(language.say("puzzle-checked", count=kinds.total(), steps=steps, failed=failed))
    return not failed


def tabled(puzzles: Sequence[Document], language: Language) -> Table:
    """Puzzles in a table: it tells what the best answer is worth, not what it is."""
    table = Table(header_style="dim")
    for name, side in (("day", "left"), ("kind", "left"), ("difficulty", "left"), ("best", "right")):
        table.add_column(Text(language.say(f"puzzle-column-{name}")), justify=side)  # type: ignore[arg-type]
    for one in puzzles:
        puzzle = one["puzzle"]
        table.add_row(
            puzzle["id"],
            language.say(f"puzzle-kind-{puzzle['kind']}"),
            stars(puzzle["difficulty"]),
            str(puzzle["best"]),
        )
    return table


def stars(difficulty: int) -> str:
    """How hard, in stars."""
    return "★" * difficulty + "☆" * (HARDEST - difficulty)


@contextmanager
def written(path: Path | None) -> Iterator[Callable[[Document], None]]:
    """Something that writes puzzles to a file as they come, so that nothing is lost where somebody stops."""
    if path is None:
        yield lambda one: None
        return
    if path.exists():
        raise InputRefused("error-file-exists", path=str(path))
    try:
        with path.open("xb") as file:
            yield lambda one: _put(file.write, one)
    except OSError as error:
        raise InputRefused("error-file-write", path=str(path), detail=error.strerror or str(error)) from None


def _put(write: Callable[[bytes], int], one: Document) -> None:
    write(msgspec.json.encode(one) + b"\n")


def read(path: Path) -> list[Document]:
    """The puzzles in a file."""
    try:
        lines = path.read_bytes().splitlines()
    except OSError as error:
        raise InputRefused("error-file-read", path=str(path), detail=error.strerror or str(error)) from None
    found: list[Document] = []
    for number, line in enumerate(lines, 1):
        try:
            one = msgspec.json.decode(line, type=PuzzleLine)
        except msgspec.MsgspecError:
            raise InputRefused("error-puzzle-file", path=str(path), number=number) from None
        found.append({"version": one.version, "puzzle": one.puzzle, "answer": one.answer})
    return found


class PuzzleLine(msgspec.Struct):
    """A line of such a file."""

    version: int
    puzzle: Document
    answer: Document


def bar(screen: Screen) -> Progress:
    """A bar on a terminal; into a file or a pipe nothing is written."""
    console = Console(stderr=True, no_color=screen.console.no_color, highlight=False, markup=False)
    columns = (TextColumn("{task.description}"), BarColumn(bar_width=24), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, disable=not console.is_terminal, transient=True)
