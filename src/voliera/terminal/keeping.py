"""Keeping the game at a table in a file: where it was asked for, or where a person says; nothing is lost."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from voliera.game import Game
from voliera.languages import Language
from voliera.terminal import saves
from voliera.terminal.refusal import InputRefused
from voliera.terminal.screen import Screen
from voliera.terminal.words import says


class Keeper:
    """Writes the record of one game, and remembers the file that is ours."""

    def __init__(self, game: Game, language: Language, screen: Screen, wanted: Path | None, ours: Path | None) -> None:
        self.game = game
        self.language = language
        self.screen = screen
        self.wanted = wanted
        self.ours = ours

    def save(self, path: str = "") -> str:
        """Write it, without a path to where it belongs; returns what to tell."""
        return self._write(Path(path) if path else self.wanted or self.ours or self._free_name())

    def offer(self, message: str) -> None:
        """Ask until the game is in a file or the person does not want it there."""
        if self.wanted is not None:
            self.save_somewhere()
            return
        path = self.ours or self._free_name()
        while True:
            self.screen.show(Text(self.language.say(message, path=str(path))))
            answer = self.screen.ask()
            if says(answer, "no", self.language):
                return
            agreed = not answer or says(answer, "yes", self.language)
            if self._write_and_tell(path if agreed else Path(answer)):
                return

    def save_somewhere(self) -> None:
        """Where it was asked for, or, if that fails, in this folder under a name of ours."""
        if self.wanted is not None and not self._write_and_tell(self.wanted):
            self._write_and_tell(self._free_name())

    def _write(self, path: Path) -> str:
        self.ours = saves.write(path, self.game.record(), ours=self.ours)
        message = "saved-finished" if self.game.over else "saved"
        return self.language.say(message, path=str(self.ours), game=self.game.name)

    def _free_name(self) -> Path:
        return saves.free_name(self.game.name)

    def _write_and_tell(self, path: Path) -> bool:
        try:
            self.screen.show(Text(self._write(path)))
        except InputRefused as refusal:
            self.screen.show(refusal.worded(self.language))
            return False
        return True
