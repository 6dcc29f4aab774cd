"""Birdie at the terminal: cards, scoreboards, the keys of turns and scoring."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from voliera.documents import Document
from voliera.game import Game
from voliera.games.birdie.border import components
from voliera.games.birdie.terminal import helping, results, scoring_keys, story, table, turn_keys
from voliera.games.birdie.terminal.cards import chip, coloured
from voliera.games.birdie.terminal.counted import points_so_far
from voliera.games.birdie.terminal.scoring_story import scoring_story
from voliera.games.birdie.terminal.words import command_of
from voliera.languages import Language
from voliera.terminal.company import Company
from voliera.terminal.face import Page, Scene
from voliera.terminal.helping import ALWAYS
from voliera.terminal.refusal import InputRefused
from voliera.terminal.requests import Act, Request
from voliera.terminal.wishes import Wishes

UNTOLD = story.TURN_EVENTS | {"over"}
"""Not on the pages between turns: acts are for the players' memory, and the end has a page of its own."""
LAST_SENTENCES = 4


class BirdieFace:
    """What `Face` asks for."""

    name = "birdie"
    letter = "B"
    players = (2, 4)
    players_rule = "B-C4"
    variants = ("standard", "expert")
    options = ("single_chain", "open_memory")
    open_count = True

    def table_options(self, wishes: Wishes, variant: str) -> Document:
        """One chain belongs to the expert variant (B-E6)."""
        if wishes.single_chain and variant != "expert":
            raise InputRefused("error-chain-variant", "B-E6")
        return {option: True for option in self.options if getattr(wishes, option)}

    def components(self, path: Path) -> Document:
        """Other flap values."""
        return components.read(path)

    def command_of(self, word: str, language: Language) -> str | None:
        """Commands, and birds that are commands."""
        return command_of(word, language)

    def pad(self) -> None:
        """All of Birdie's choices are typed at once."""

    def moved_on(self, pad: Any) -> None:
        """Nothing to move on."""

    def read(
        self, text: str, view: Document, legal: Sequence[Document], language: Language, pad: Any
    ) -> Request | None:
        """Keys of a turn, or of scoring."""
        if not text:
            return None
        scoring = view["phase"] in ("split", "collapse")
        if command_of(text, language) == "rule":
            if not scoring:
                raise InputRefused("error-rule-number", example="B-T5")
            text = "robin"
        keys = turn_keys if view["phase"] in ("turn", "laying") else scoring_keys
        actions = keys.actions(text, view, legal, language)
        return Act(tuple(actions)) if actions else None

    def table(self, scene: Scene) -> Page:
        """While a line is scored, what the reader's own steps did stands below; else the last acts of everybody."""
        recent = None
        if table.is_scoring(scene.view):
            told = [event for event in scene.own if event["id"] != "declared"]
            recent = story.told(told, scene.language, scene.company)
        return self._drawn(scene, recent)

    def _drawn(self, scene: Scene, recent: Sequence[str] | None) -> Page:
        view, result, company = scene.view, scene.result, scene.company
        return table.draw(view, result, scene.language, company, scene.width, recent, scene.height)

    def hint(self, scene: Scene) -> Text:
        """The keys of this phase, and the abilities in the hand."""
        return helping.hint(scene.view, scene.legal, scene.language, scene.width)

    def help(self, view: Document, language: Language, always: Sequence[str] = ALWAYS) -> Page:
        """Keys, the letters of birds and seasons, marks."""
        return helping.keys(view["phase"], language, always)

    def told(self, events: Sequence[Document], language: Language, company: Company, options: Document) -> list[str]:
        """Cards laid one by one become one sentence."""
        return story.told(events, language, company)

    def coloured(self, sentence: str, language: Language) -> Text:
        """Cards lie on paper."""
        return coloured(sentence, language)

    def meanwhile(self, scene: Scene) -> list[Page]:
        """What was scored, a page for each scorer."""
        pages: list[list[Document]] = [[]]
        for event in scene.since:
            if event["id"] == "line-opened" and pages[-1]:
                pages.append([])
            own = event["args"].get("seat") == scene.company.you and event["id"] in ("line-opened", "scored")
            if event["id"] not in UNTOLD and not own:
                pages[-1].append(event)
        return [scoring_story(page, scene.language, scene.company, scene.width) for page in pages if page]

    def ending(self, explained: Document, scene: Scene) -> list[Page]:
        """The scoreboards and where everyone's points come from."""
        view, language, company = scene.view, scene.language, scene.company
        boards = table.scoreboards(view, explained, language, company, scene.width)
        return [[boards, *results.breakdown(view, explained, language, company)]]

    def moves(self, actions: Sequence[Document]) -> list[list[Document]]:
        """The cards of a laying turn and its end belong together."""
        grouped: list[list[Document]] = []
        laying = False
        for action in actions:
            if laying:
                grouped[-1].append(action)
            else:
                grouped.append([action])
            laying = action["do"] == "lay"
        return grouped

    def open_view(self, game: Game) -> Document:
        """Personal decks stay closed until they are scored, as on the table; the hands are shown beside it."""
        return game.view(None)

    def points(self, view: Document) -> Document:
        """Return the result as if the game ended now: all of it lies open on the boards."""
        return points_so_far(view)

    def imagined(self, view: Document) -> None:
        """Nothing needs to be tried: the table shows what an action does."""

    def replayed(self, scene: Scene, game: Game) -> Page:
        """The table with all hands open; at the end the boards follow with the result."""
        recent = story.told(scene.own, scene.language, scene.company)
        shown = self._drawn(scene, recent)
        if game.over:
            return [shown[0], table.listed(recent[-LAST_SENTENCES:], scene.language)]
        return [*shown[:2], *_hands(scene, game), *shown[2:]]


def _hands(scene: Scene, game: Game) -> Page:
    rows: Page = []
    for seat in range(game.players):
        row = Text(scene.language.say("replay-hand", player=scene.company.name(seat)) + " ", "bold")
        for card in game.view(seat)["hands"][seat]:
            row.append_text(chip(card, scene.language)).append(" ")
        rows.append(row)
    return rows


BIRDIE = BirdieFace()
