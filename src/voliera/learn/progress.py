"""Live progress of a run: decisions per second, losses, share of wins against the ladder, time left."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

from rich.console import Console
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.table import Table

from voliera.languages import Language
from voliera.learn.figures import SHOWN, rounded
from voliera.learn.ladder import FINISHED, found_in
from voliera.learn.settings import Settings

NAMES = ("policy", "value", "entropy", "change", "clipped", "agreement")
QUICK = ("--against", "random,greedy", "--deals", "30")
"""What a small network, trained on a CPU, is measured by."""
PATIENCE_S = 600
"""Seconds that the ladder may take for the last weights after the run."""


class Progress:
    """The display, and the process that plays against the ladder meanwhile (none with 0 jobs)."""

    def __init__(
        self, settings: Settings, folder: Path, jobs: int, language: Language, console: Console | None = None
    ) -> None:
        self.settings, self.folder, self.jobs, self.language = settings, folder, jobs, language
        self.console = console or Console()
        self._live = Live(console=self.console, refresh_per_second=4)
        self._measuring: subprocess.Popen[bytes] | None = None
        self._news: dict[str, Any] = {}
        self._given_up = False
        self._told = len(found_in(folder))

    def __enter__(self) -> "Progress":
        """Start the display and the ladder."""
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / FINISHED).unlink(missing_ok=True)
        if self.jobs:
            command = [sys.executable, "-m", "voliera.learn.ladder", str(self.folder), "--game", self.settings.game]
            command += ["--tables", ",".join(table.name for table in self.settings.tables)]
            command += ["--jobs", str(self.jobs), *(QUICK if self.settings.device == "cpu" else ())]
            self._measuring = subprocess.Popen(command, start_new_session=True)
        if self.console.is_terminal:
            self._live.__enter__()
        return self

    def begin(self, resumed: dict[str, Any] | None) -> None:
        """Say that games are prepared, and where a run that is resumed stands."""
        if resumed is not None:
            self.console.print(
                self.language.say(
                    "learn-resumed",
                    share=self.language.say("arena-percent", share=resumed["share"]),
                    seconds=round(resumed["seconds"]),
                    decisions=resumed["decisions"],
                )
            )
        if self.console.is_terminal:
            self._live.update(self.language.say("learn-preparing"), refresh=True)
        else:
            self._write(self.language.say("learn-preparing"))

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Wait for the last measurement, unless something went wrong."""
        (self.folder / FINISHED).touch()
        if kind is not None:
            self.give_up()
        if self._measuring is not None:
            if not self._given_up:
                self.console.print(self.language.say("learn-measuring"))
            try:
                self._measuring.wait(PATIENCE_S)
            except (subprocess.TimeoutExpired, KeyboardInterrupt):
                self.give_up()
                self._measuring.wait()
        if not self.console.is_terminal:
            self._write_measured()
            return
        if self._news:
            self.show(self._news)
        self._live.__exit__(kind, error, at)

    def give_up(self) -> None:
        """Stop measuring, with all processes that play for it."""
        self._given_up = True
        if self._measuring is not None and self._measuring.poll() is None:
            os.killpg(self._measuring.pid, signal.SIGTERM)

    def show(self, news: dict[str, Any]) -> None:
        """Show where the run stands."""
        self._news = news
        if self.console.is_terminal:
            self._live.update(self._table(news))
            return
        percent = self.language.say("arena-percent", share=news["share"])
        self._write("; ".join([percent, *(f"{name}: {value}" for name, value in self._rows(news))]))
        self._write_measured()

    def _write_measured(self) -> None:
        """Write what the ladder has found since the last time."""
        measured = found_in(self.folder)
        for name, value in map(self._meeting, measured[self._told :]):
            self._write(f"{name}: {value}")
        self._told = len(measured)

    def _write(self, line: str) -> None:
        """Write one line, however long, where nobody watches: to a file or a pipe."""
        self.console.print(line, soft_wrap=True, highlight=False)
        self.console.file.flush()

    def _table(self, news: dict[str, Any]) -> Table:
        rows = [*self._rows(news), *map(self._meeting, found_in(self.folder)[-4:])]
        table = Table.grid(padding=(0, 2))
        percent = self.language.say("arena-percent", share=news["share"])
        table.add_row(ProgressBar(completed=100 * news["share"], width=30), percent)
        for row in rows:
            table.add_row(*row)
        return table

    def _rows(self, news: dict[str, Any]) -> list[tuple[str, str]]:
        """What the training itself says, with names."""
        say = self.language.say
        done = max(1e-9, news["share"])
        left = round(news["seconds"] * (1 - done) / done)
        rows = [
            (say("learn-decisions"), say("learn-count", value=news["decisions"])),
            (say("learn-rate"), say("learn-count", value=news["per_second"])),
            (say("learn-time"), say("learn-left", seconds=round(news["seconds"]), left=left)),
            *((say(f"learn-figure-{name}"), self._figure(news[name])) for name in NAMES if name in news),
        ]
        for name, label in (("against_last", "learn-last"), ("against_opponent", "learn-opponent")):
            if name in news:
                share, error = news[name]
                rows.append((say(label), self._share(share, share - 2 * error, share + 2 * error)))
        return rows

    def _figure(self, value: float) -> str:
        return self.language.say("learn-figure", value=rounded(value, SHOWN))

    def _meeting(self, found: dict[str, Any]) -> tuple[str, str]:
        """One match of the ladder."""
        name = self.language.say("learn-against", weights=found["weights"], level=found["against"])
        return name, self._share(found["value"], found["low"], found["high"])

    def _share(self, *values: float) -> str:
        within = (min(1.0, max(0.0, value)) for value in values)  # an interval may reach beyond
        share, low, high = (self.language.say("arena-percent", share=value) for value in within)
        return self.language.say("learn-share", share=share, low=low, high=high)
