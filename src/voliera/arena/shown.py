"""A match at the terminal: bars while it is played, on standard error, and tables when it is done."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from voliera.arena.outcome import score
from voliera.arena.statistics import share_of
from voliera.arena.words import Section, ends, percent

if TYPE_CHECKING:
    from voliera.arena.outcome import Unit
    from voliera.arena.tournament import Tournament
    from voliera.languages import Language

RESAMPLES = 400
"""Of the running interval: it need not be exact."""


def tabled(section: Section) -> RenderableType:
    """A section as a table with its note below."""
    table = Table(title=section.title, title_justify="left", title_style="bold", header_style="dim")
    for place, column in enumerate(section.columns):
        table.add_column(Text(column), justify="left" if place == 0 else "right")
    for row in section.rows:
        table.add_row(*(Text(cell) for cell in row))
    return Group(table, Text(section.note, "dim")) if section.note else table


class Bars:
    """A bar per pairing, each with the share of wins so far and its interval."""

    def __init__(self, tournament: Tournament, language: Language, progress: Progress) -> None:
        self._language = language
        self._progress = progress
        names = [contestant.name for contestant in tournament.settings.contestants]
        self._first = [pairing.who[0] for pairing in tournament.settings.pairings]
        self._scores: list[list[float]] = [[] for _ in self._first]
        self._bars: list[TaskID] = []
        for pairing in tournament.settings.pairings:
            who = " – ".join(names[one] for one in pairing.who)
            self._bars.append(progress.add_task(who, total=tournament.units, share=""))
        for units in tournament.outcome().units:
            for games in units.values():
                self.add(games)

    def add(self, games: Unit) -> None:
        """A finished unit."""
        number = games[0]["pairing"]
        self._scores[number].append(score(games, self._first[number]))
        one = share_of(self._scores[number], RESAMPLES)
        share = f"{percent(one.value, self._language)} ({ends(one, self._language)})"
        self._progress.update(self._bars[number], advance=1, share=share)


@contextmanager
def bars(tournament: Tournament, language: Language, console: Console) -> Iterator[Bars]:
    """Bars on a terminal; into a file or a pipe nothing is written."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(bar_width=24),
        MofNCompleteColumn(),
        TextColumn("{task.fields[share]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        yield Bars(tournament, language, progress)


def messages() -> Console:
    """Where warnings and progress go."""
    return Console(file=sys.stderr, highlight=False, markup=False)
