"""Bower at the terminal: nests face to face, tiles that are held over them, eggs that are noted and spied."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from voliera.documents import Document
from voliera.game import Game
from voliera.games.bower.border import components
from voliera.games.bower.terminal import helping, keys, results, story, table
from voliera.games.bower.terminal.glyphs import coloured
from voliera.games.bower.terminal.imagining import imagined
from voliera.games.bower.terminal.options import options_of
from voliera.games.bower.terminal.pad import Pad
from voliera.games.bower.terminal.words import command_of
from voliera.languages import Language
from voliera.terminal.company import Company
from voliera.terminal.face import Page, Scene
from voliera.terminal.helping import ALWAYS
from voliera.terminal.requests import Request
from voliera.terminal.wishes import Wishes

TOGETHER = {("take", "play"), ("bonus", "keep")}
"""Actions that make one move with the one before."""


class BowerFace:
    """What `Face` asks for."""

    name = "bower"
    letter = "W"
    players = (2, 2)
    players_rule = "W-C1"
    variants = ("standard", "super")
    options = ("fair_play", "no_zero_ties", "no_lone_ties", "no_joining_gems")
    open_count = False

    def table_options(self, wishes: Wishes, variant: str) -> Document:
        """Fair Play (W-V2), ties at no object and at one (W-E3), gems that a tile joins (W-B1)."""
        return options_of(wishes)

    def components(self, path: Path) -> Document:
        """Other nest tiles."""
        return components.read(path)

    def command_of(self, word: str, language: Language) -> str | None:
        """Commands; `r` turns a tile here."""
        return command_of(word, language)

    def pad(self) -> Pad:
        """Nothing in the fingers, no notes."""
        return Pad()

    def moved_on(self, pad: Pad) -> Pad:
        """The notes stay."""
        return pad.emptied()

    def read(
        self, text: str, view: Document, legal: Sequence[Document], language: Language, pad: Pad | None
    ) -> Request | None:
        """Keys of the phase, notes, squares in words."""
        return keys.read(text, view, legal, language, pad or Pad())

    def table(self, scene: Scene) -> Page:
        """The nests, display and hand, and what happened."""
        return table.draw(scene)

    def hint(self, scene: Scene) -> Text:
        """The keys of this phase; while a tile is held, what laying it would do."""
        return helping.hint(scene)

    def help(self, view: Document, language: Language, always: Sequence[str] = ALWAYS) -> Page:
        """Keys and legend."""
        return helping.keys(view, language, always)

    def told(self, events: Sequence[Document], language: Language, company: Company, options: Document) -> list[str]:
        """A sentence for each event."""
        return story.told(events, language, company, options)

    def coloured(self, sentence: str, language: Language) -> Text:
        """Tiles lie on their ground."""
        return coloured(sentence, language)

    def meanwhile(self, scene: Scene) -> list[Page]:
        """The table itself tells what happened; only what ended the game has a page of its own."""
        last = table.recent(scene) if scene.view["seat"] is None else []
        return [last] if last else []

    def ending(self, explained: Document, scene: Scene) -> list[Page]:
        """The final scoring, egg by egg."""
        return results.pages(explained, scene)

    def moves(self, actions: Sequence[Document]) -> list[list[Document]]:
        """Taking and playing a tile is one move, so is drawing and keeping a bonus tile."""
        grouped: list[list[Document]] = []
        for action in actions:
            if grouped and (grouped[-1][-1]["do"], action["do"]) in TOGETHER:
                grouped[-1].append(action)
            else:
                grouped.append([action])
        return grouped

    def open_view(self, game: Game) -> Document:
        """The position with the numbers that a view has in its place."""
        position = game.position()
        bonus_pile = game.view(None).get("bonus_pile")
        sizes = {"pile_size": len(position["pile"]), "bonus_pile_size": len(position["bonus_pile"])}
        return {**position, **sizes, "bonus_pile": bonus_pile}

    def points(self, view: Document) -> Document:
        """Return nothing: some eggs are hidden until the end."""
        return {}

    def imagined(self, view: Document) -> Game:
        """Return a table on which a tile can be tried."""
        return imagined(view)

    def replayed(self, scene: Scene, game: Game) -> Page:
        """The table with all eggs and both hands open."""
        return table.replayed(scene)


BOWER = BowerFace()
