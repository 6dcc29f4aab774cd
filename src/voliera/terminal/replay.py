"""A saved game once more, step by step: Enter forward, `b` back, a number jumps.

A step is what a player would call a move: a whole laying turn, or one action. All hands are open; personal decks
stay closed until they are scored, as on the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

import voliera
from voliera import bots
from voliera.errors import GameError
from voliera.game import Game
from voliera.languages import Language
from voliera.terminal import results, saves, story, table
from voliera.terminal.cards import chip, coloured
from voliera.terminal.refusal import Refusal
from voliera.terminal.screen import EndOfInput, Screen
from voliera.terminal.seating import remembered
from voliera.terminal.story import Company, Document
from voliera.terminal.words import says

LAST_SENTENCES = 4


def load(path: Path) -> tuple[dict[str, Any], Game]:
    """The record in a file and the game at its end, or a Refusal that says what is wrong with the file."""
    record = saves.read(path)
    try:
        return record, voliera.replay(record)
    except GameError as error:
        raise Refusal("error-file-record", path=str(path), detail=error.message) from None


def moves(actions: Sequence[Document]) -> list[list[Document]]:
    """Actions grouped into steps: the cards of a laying turn and its end belong together."""
    grouped: list[list[Document]] = []
    laying = False
    for action in actions:
        if laying:
            grouped[-1].append(action)
        else:
            grouped.append([action])
        laying = action["do"] == "lay"
    return grouped


class Replay:
    """A record being leafed through."""

    def __init__(self, record: dict[str, Any], game: Game, language: Language, screen: Screen) -> None:
        self.language = language
        self.screen = screen
        self.moves = moves(game.actions)
        self.seating = remembered(record["names"], game.players, bots.LEVELS)
        self.company = Company(self.seating.called(language))
        self.game = voliera.from_position(record["start"])
        self.at = 0
        self.sentences: list[str] = []

    def print_all(self) -> None:
        """The whole game in sentences, and its result."""
        for number in range(1, len(self.moves) + 1):
            self.go_to(number)
            rows = Table.grid(padding=(0, 2, 0, 0))
            for index, sentence in enumerate(self.sentences):
                label = "" if index else str(number)
                rows.add_row(Text(f"{label:>4}", "bold"), coloured(sentence, self.language))
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
            except Refusal as refusal:
                note = refusal.worded(self.language)

    def go_to(self, step: int) -> None:
        """Stand after so many steps; the sentences tell the last of them."""
        while self.at > step:
            self.at -= 1
            for _ in self.moves[self.at]:
                self.game.undo()
        if self.at == step and step > 0:
            self.at -= 1
            for _ in self.moves[self.at]:
                self.game.undo()
        self.sentences = []
        while self.at < step:
            events = self.game.apply(self.moves[self.at])
            self.at += 1
            self.sentences = self._told(events)

    def _told(self, events: Sequence[Document]) -> list[str]:
        """A replay has no secrets: drawn cards and the order of laid ones are told; doubles for others are not."""
        shown = [event for event in events if event["id"] != "drew-hidden"]
        return story.told(shown, self.language, self.company)

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
        raise Refusal("error-replay-key", count=last)

    def _draw(self, note: RenderableType | None) -> None:
        view = self.game.view(None)
        self.screen.clear()
        recent = self.sentences
        shown = table.draw(view, self.game.result(), self.language, self.company, self.screen.width, recent)
        if self.game.over:
            self.screen.show(*shown[:2], table.listed(recent[-LAST_SENTENCES:], self.language))
            self._result()
        else:
            self.screen.show(*shown[:2], *self._hands(), *shown[2:])
        if note is not None:
            self.screen.show(note)
        keys = self.language.say("hint-replay", step=self.at, count=len(self.moves))
        self.screen.show(Text(table.flowing(keys, self.screen.width), "dim"))

    def _hands(self) -> list[RenderableType]:
        rows: list[RenderableType] = []
        for seat in range(self.game.players):
            cards = self.game.view(seat)["hands"][seat]
            row = Text(self.language.say("replay-hand", player=self.company.name(seat)) + " ", "bold")
            for card in cards:
                row.append_text(chip(card, self.language)).append(" ")
            rows.append(row)
        return rows

    def _result(self) -> None:
        if self.game.over:
            view, result = self.game.view(None), self.game.result()
            self.screen.show(*results.breakdown(view, result, self.language, self.company))
