"""A saved game once more, step by step: Enter forward, `b` back, a number jumps.

A step is what a player would call a move, and what can be shown of the table is open.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

import voliera
from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.games import GAMES
from voliera.languages import Language
from voliera.terminal import saves
from voliera.terminal.company import Company
from voliera.terminal.face import Scene
from voliera.terminal.faces import face_of
from voliera.terminal.layout import flowing
from voliera.terminal.refusal import InputRefused
from voliera.terminal.screen import EndOfInput, Screen
from voliera.terminal.seating import BOTS, remembered
from voliera.terminal.words import says

TWIN = "-hidden"
"""So ends the id of an event that others hear instead of one with a secret."""


def load(path: Path) -> tuple[dict[str, Any], Game]:
    """The record in a file and the game at its end, or an InputRefused that says what is wrong with the file."""
    record = saves.read(path)
    if record.get("game") not in GAMES:
        raise InputRefused("error-file-game", path=str(path), game=str(record.get("game"))[:40])
    try:
        return record, voliera.replay(record)
    except GameError as error:
        raise InputRefused("error-file-record", path=str(path), detail=error.message) from None


class Replay:
    """A record being leafed through."""

    def __init__(self, record: dict[str, Any], game: Game, language: Language, screen: Screen) -> None:
        self.language = language
        self.screen = screen
        self.face = face_of(game.name)
        self.moves = self.face.moves(game.actions)
        self.seating = remembered(record["names"], game.players, BOTS)
        self.company = Company(self.seating.called(language))
        self.resigned = game.resigned
        self.game = voliera.from_position(record["start"])
        self.at = 0
        self.events: list[Document] = []

    @property
    def sentences(self) -> list[str]:
        """The last step, told."""
        return self.face.told(self.events, self.language, self.company, self.game.options)

    def print_all(self) -> None:
        """The whole game in sentences, and its result."""
        for number in range(1, len(self.moves) + 1):
            self.go_to(number)
            rows = Table.grid(padding=(0, 2, 0, 0))
            for index, sentence in enumerate(self.sentences):
                label = "" if index else str(number)
                rows.add_row(Text(f"{label:>4}", "bold"), self.face.coloured(sentence, self.language))
            self.screen.show(rows)
        self._result()

    def step_through(self) -> None:
        """Draw, ask where to go, until the person has had enough."""
        note: RenderableType | None = None
        while True:
            self._draw(note)
            note = None
            try:
                answer = self.screen.ask()
            except EndOfInput:
                return
            if says(answer, "quit", self.language):
                return
            try:
                self.go_to(self._wanted(answer))
            except InputRefused as refusal:
                note = refusal.worded(self.language)

    def go_to(self, step: int) -> None:
        """Stand after this many steps; the events are those of the last of them.

        A replay has no secrets: what was drawn is told, and what others hear instead is left out.
        """
        while self.at > step:
            self.at -= 1
            for _ in self.moves[self.at]:
                self.game.undo()
        if self.at == step and step > 0:
            self.at -= 1
            for _ in self.moves[self.at]:
                self.game.undo()
        self.events = []
        while self.at < step:
            events = self.game.apply(self.moves[self.at])
            self.at += 1
            self.events = [event for event in events if not event["id"].endswith(TWIN)]

    def _wanted(self, answer: str) -> int:
        last = len(self.moves)
        if not answer or says(answer, "forward", self.language):
            return min(self.at + 1, last)
        if says(answer, "back", self.language):
            return max(self.at - 1, 0)
        if says(answer, "last", self.language):
            return last
        if answer.isdecimal() and int(answer) <= last:
            return int(answer)
        raise InputRefused("error-replay-key", count=last)

    def _draw(self, note: RenderableType | None) -> None:
        self.screen.clear()
        self.screen.show(*self.face.replayed(self._scene(), self.game))
        self._result()
        if note is not None:
            self.screen.show(note)
        keys = self.language.say("hint-replay", step=self.at, count=len(self.moves))
        self.screen.show(Text(flowing(keys, self.screen.width), "dim"))

    def _scene(self) -> Scene:
        return Scene(
            view=self.face.open_view(self.game),
            language=self.language,
            company=self.company,
            width=self.screen.width,
            height=self.screen.height,
            result=self.game.result(),
            pad=self.face.pad(),
            own=self.events,
        )

    def _result(self) -> None:
        """How the game ended, at its last step: by its scoring, or since somebody resigned."""
        if self.game.over:
            for page in self.face.ending(self.game.explain(), self._scene()):
                self.screen.show(*page)
        elif self.resigned is not None and self.at == len(self.moves):
            loser, winner = self.company.name(self.resigned), self.company.name(1 - self.resigned)
            self.screen.show(Text(self.language.say("join-resigned", loser=loser, player=winner), "bold"))
