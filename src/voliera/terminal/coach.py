"""`voliera analyse`: what the coach makes of a saved game, in the reader's language: who erred how often, and where."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import voliera
from voliera import coach
from voliera.coach.decisions import coach_of
from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.languages import Language
from voliera.records import shortened
from voliera.terminal.company import Company, visible
from voliera.terminal.faces import face_of
from voliera.terminal.refusal import InputRefused
from voliera.terminal.replay import load
from voliera.terminal.seating import BOTS, remembered

WORST = 10
MARKS = ("slip", "mistake", "blunder")
COLOURS = {"slip": "yellow", "mistake": "dark_orange", "blunder": "bold red"}
TOLD = frozenset(
    (
        *("took", "laid-card", "laid", "passed"),
        *("tile-taken", "tile-played", "bonus-declined", "bonus-drawn", "bonus-kept", "effect-declined", "spied"),
        *("spied-aside", "token-laid", "cover-drawn", "cover-laid", "gift-given", "double-turn", "tile-discarded"),
    )
)
"""What a player did, of all that happens when it is done."""


class Analysed:
    """The analysis of a record, ready to be told."""

    def __init__(self, path: Path, language: Language, nodes: int | None) -> None:
        self.language = language
        self.record, self.game = load(path)
        self.face = face_of(self.game.name)
        seating = remembered(self.record.get("names", ()), self.game.players, BOTS)
        self.company = Company(seating.called(language))
        self.analysis = self._made(nodes)

    def _made(self, nodes: int | None) -> Document:
        """Analyse, with a bar on standard error."""
        console = Console(stderr=True, highlight=False, markup=False)
        columns = (
            TextColumn("{task.description}"),
            BarColumn(bar_width=24),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
        )
        with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
            bar = progress.add_task(self.language.say("analyse-progress"), total=None)
            try:
                return coach.analyse(
                    self.record,
                    nodes=nodes,
                    progress=lambda done, total: progress.update(bar, completed=done, total=total),
                )
            except GameError as error:
                raise InputRefused("error-analyse", detail=error.message) from None

    def shown(self) -> list[RenderableType]:
        """Mistakes by player; then the worst decisions."""
        worst = self.worst()
        if not worst:
            return [self._counts(), Text(self.language.say("analyse-none"))]
        return [self._counts(), self._decisions(worst)]

    def worst(self) -> list[Document]:
        """The decisions that cost most, the gravest first; shares and points are no common measure."""
        marked = [one for one in self.analysis["decisions"] if one["mark"] is not None]
        return sorted(marked, key=lambda one: (-MARKS.index(one["mark"]), -one["cost"], one["at"]))[:WORST]

    def _counts(self) -> Table:
        say = self.language.say
        table = Table(title=say("analyse-title"), title_justify="left", title_style="bold", header_style="dim")
        table.add_column(Text(say("analyse-player")))
        for mark in MARKS:
            table.add_column(Text(say(f"analyse-marks-{mark}")), justify="right")
        scores = "scoring" in coach_of(self.game.name).KINDS
        if scores:
            table.add_column(Text(say("analyse-given-away")), justify="right")
        for seat in range(self.game.players):
            own = [one for one in self.analysis["decisions"] if one["seat"] == seat]
            cells = [str(sum(one["mark"] == mark for one in own)) for mark in MARKS]
            lost = sum(one["cost"] for one in own if one["unit"] == "points" and one["mark"] is not None)
            points = [say("analyse-number", value=round(lost, 1))] if scores else []
            table.add_row(*map(Text, [self.company.name(seat), *cells, *points]))
        return table

    def _decisions(self, worst: Sequence[Document]) -> Table:
        say = self.language.say
        table = Table(title=say("analyse-worst"), title_justify="left", title_style="bold", header_style="dim")
        for column in ("analyse-step", "analyse-player", "analyse-mark", "analyse-cost"):
            table.add_column(Text(say(column)), justify="right" if column == "analyse-step" else "left")
        table.add_column(Text(say("analyse-why")), ratio=1)
        table.show_lines = True
        for one in worst:
            name = Text(say(f"analyse-mark-{one['mark']}"), COLOURS[one["mark"]])
            cells = [Text(str(self._step(one["at"]))), Text(self.company.name(one["seat"])), name, self._cost(one)]
            table.add_row(*cells, self._reasons(one))
        return table

    def _step(self, at: int) -> int:
        """The step of `voliera replay` with which a decision begins."""
        done = 0
        for step, move in enumerate(self.face.moves(self.record["actions"]), start=1):
            done += len(move)
            if done > at:
                return step
        return done

    def _cost(self, one: Document) -> Text:
        if one["unit"] == "points":
            return Text(self.language.say("analyse-cost-points", points=round(one["cost"], 1)))
        return Text(self.language.say("analyse-cost-share", percent=round(100 * one["cost"])))

    def _reasons(self, one: Document) -> Text:
        lines = []
        if one["kind"] == "choice":
            for message, actions in (("analyse-played", one["played"]), ("analyse-better", one["best"])):
                told = " ".join(self._told(one, actions))
                lines += [self.language.say(message, told=told)] if told else []
        lines += [f"· {self._why(why)}" for why in one["why"]]
        text = "\n".join(lines)
        return self.face.coloured(f"{text} [{one['rule']}]" if one["rule"] else text, self.language)

    def _why(self, why: Document) -> str:
        reason = why["id"].removeprefix("coach-")
        return self.language.say(f"coach-{reason}", **why["args"])

    def _told(self, one: Document, actions: Sequence[Document]) -> list[str]:
        """What somebody does with these actions, in sentences."""
        game: Game = voliera.replay(shortened(self.record, one["at"]))
        events = [
            event
            for event in visible(game.apply(actions), one["seat"])
            if event["id"] in TOLD and event["args"].get("seat") == one["seat"] and not event["args"].get("automatic")
        ]
        return self.face.told(events, self.language, self.company, game.options)
