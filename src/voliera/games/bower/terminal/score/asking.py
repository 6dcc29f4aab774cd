"""The questions of a Bower sheet about the table: the eggs, both nests, egg tiles and tokens."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.text import Text

from voliera.errors import GameError
from voliera.games.bower.sheet.codes import EMBLEM, written
from voliera.games.bower.sheet.tiles import COLUMNS, Place
from voliera.games.bower.terminal.score.draw import Sheet, board, squares, title
from voliera.games.bower.terminal.score.letters import flowed, letters_of, recalled, token_codes
from voliera.games.bower.terminal.score.line import EGG_TILES, Cursor, changed, place_of, with_eggs
from voliera.games.bower.terminal.score.sitting import Sitting, State
from voliera.terminal.face import Page
from voliera.terminal.refusal import InputRefused
from voliera.terminal.score.shell import Entered, Look, Question, Shell
from voliera.terminal.words import says

EGG_HELP = ("eggs", "one-egg")
NEST_HELP = ("codes", "square", "row", "column", "empty", "tile", "look", "egg", "ok")
BONUS_HELP = ("tiles", "x", "white", "shells", "branch", "square", "egg")
LOW = 20
"""Rows beside the squares that a question needs with the letters and a refusal."""
_SQUARE = re.compile(r"\d[^\W\d_]")


@dataclass(frozen=True)
class Asking:
    """What the questions share: the sheet as it stands, and who sits at it."""

    shell: Shell
    sheet: Sheet
    sitting: Sitting

    def say(self, message: str, **args: str | int) -> str:
        """A message in the reader's language."""
        return self.shell.say(message, **args)

    def name(self, seat: int) -> str:
        """A player's name."""
        return self.sheet.company.name(seat)

    def board(self, cursor: Cursor | None = None, doubtful: Sequence[Place] = (), seat: int = 0) -> Page:
        """Both nests; doubts are in the nest of this seat."""
        screen = self.shell.screen
        asked = None if cursor is None else (cursor.seat, cursor.place)
        doubts = (doubtful, ()) if seat == 0 else ((), doubtful)
        return board(self.sheet, screen.width, screen.height, cursor=asked, doubtful=doubts)

    def letters(self) -> Text:
        """The letters of the codes."""
        return recalled(self.sheet.language, self.shell.screen.width)

    def reminder(self) -> Page:
        """The same below the nests, unless a low window is needed for something else."""
        low = self.shell.screen.height < LOW + 2 * self.sheet.rows
        return [] if low and self.shell.notes else [self.letters()]

    def heading(self, *words: str) -> RenderableType:
        """The title of a question, or of the sheet with what is played."""
        if words:
            return title(self.say("game-bower"), *words)
        options = self.sheet.document["options"]
        played = [self.say(f"choice-{self.sheet.document['variant']}")]
        played += [self.say("score-bower-fair")] if options["fair_play"] else []
        for option in ("zero_ties", "lone_ties"):
            played += [] if options[option] else [self.say(f"score-bower-no-{option.replace('_', '-')}")]
        return title(self.say("score-bower-title"), *played)

    def question(self, page: Page, hint: str, read: Callable[[str], Entered | Look], rows: Sequence[str]) -> Question:
        """A question with its hint `hint-score-bower-…` and its rows of help `help-score-bower-…`."""
        legend = [self.letters(), Text("")]
        return Question(
            page, self.say(f"hint-score-bower-{hint}"), read, [f"score-bower-{row}" for row in rows], legend
        )

    # The eggs

    def eggs(self) -> Question:
        """The preference eggs of the six columns."""
        column = self.sheet.document["eggs"].index(None)
        page = [self.heading(self.say("score-bower-eggs", column=column + 1)), *self.board(), *self.reminder()]
        page.append(Text(self.say("score-bower-eggs-side", player=self.name(0))))

        def read(text: str) -> Entered:
            match = re.match(rf"(?:(\S+)\s+)?([1-{COLUMNS}])\s*:?\s+", text)
            if not text:
                raise InputRefused("error-score-bower-egg")
            if match and (match[1] is None or says(match[1], "egg", self.sheet.language)):
                return Entered(with_eggs(text, match.end(), self.sheet, int(match[2]) - 1))
            return Entered(with_eggs(text, 0, self.sheet, column))

        return self.question(page, "eggs", read, EGG_HELP)

    # The nests

    def nest(self, cursor: Cursor, state: State) -> Question:
        """One nest, square by square, in rows or columns."""
        seat = cursor.seat
        square = self.sheet.named(seat, cursor.place)
        where = self.say("score-bower-nest", player=self.name(seat), square=square)
        shown = self.board(cursor, (), seat) if state.room else self.board(None, state.left_over, seat)
        page: Page = [self.heading(where), *shown, *self.reminder(), *self._doubts(seat, state)]
        if not self.sheet.nests[seat].items:
            page.append(Text(self.say("score-bower-nest-side", seat=seat + 1, player=self.name(0))))

        def read(text: str) -> Entered | Look:
            if not text:
                raise InputRefused("error-score-bower-nothing")
            if not says(text, "ok", self.sheet.language):
                return self.read(text, cursor)
            if not state.possible:
                raise InputRefused("error-score-bower-not-yet", "W-T2")
            self.sitting.accepted.add(seat)
            return Look()

        return self.question(page, "nest" if state.room else "doubt", read, NEST_HELP)

    def _doubts(self, seat: int, state: State) -> Page:
        """Why a nest without room cannot be counted."""
        if state.room or state.possible:
            return []
        if state.fault is not None:
            return list(self.shell.worded(state.fault))
        places = " ".join(self.sheet.named(seat, place) for place in state.left_over)
        refusal = InputRefused("error-score-bower-left-over", "W-T2", squares=places, count=len(state.left_over))
        return [refusal.worded(self.sheet.language)]

    def read(self, text: str, cursor: Cursor | None) -> Entered | Look:
        """A line of codes, a tile, a token, an egg; a square's name alone asks for the square in words."""
        if _SQUARE.fullmatch(text):
            return Look(notes=[self._described(text)])
        change = changed(text, self.sheet, cursor)
        self.sitting.went_on(change)
        return Look() if change.document == self.sheet.document else Entered(change.document)

    def _described(self, text: str) -> Text:
        seat, place = place_of(text, self.sheet)
        square = squares(self.sheet.nests[seat]).get(place)
        if square is None:
            return Text(self.say("square-bower-empty", square=text))
        words = square.described(text, self.sheet.language)
        code = written(self.sheet.nests[seat].seen()[place], letters_of(self.sheet.language.code))
        return Text.assemble(f"{words} ", (code, "bold"))

    # Egg tiles and tokens

    def bonus(self, wrong: GameError | None = None) -> Question:
        """Egg tiles kept and tokens laid; and why what is there cannot be, if it cannot."""
        why = [] if wrong is None else self.shell.worded(wrong)
        page = [self.heading(self.say("score-bower-bonus")), *self.board(), *self.extras(), *self._half_hidden(), *why]
        self.sitting.finished = False

        def read(text: str) -> Entered | Look:
            if text:
                return self.read(text, None)
            self.sitting.finished = True
            kept = [tiles or [] for tiles in self.sheet.document["kept"]]
            return Look() if kept == self.sheet.document["kept"] else Entered({**self.sheet.document, "kept": kept})

        return self.question(page, "bonus", read, BONUS_HELP)

    def _half_hidden(self) -> Page:
        """One square of the Coloured Shells alone is possible, but it may also be a slip."""
        seen = [
            (nest.seat, place) for nest in self.sheet.nests for place, top in nest.seen().items() if top.get(EMBLEM)
        ]
        if len(seen) != 1:
            return []
        return [Text(self.say("score-bower-half", square=self.sheet.named(*seen[0])), "bold")]

    def extras(self, *, keys: bool = True) -> Page:
        """Egg tiles by player and tokens, with what to type for them; `✓` stands before what is there."""
        rows: Page = []
        width = self.shell.screen.width
        for seat in (0, 1):
            kept = self.sheet.document["kept"][seat] or []
            items = [Text(self.say("score-bower-tiles", player=self.name(seat)), "bold")]
            for number, tile in enumerate(EGG_TILES, start=1 + seat * len(EGG_TILES)):
                items += self._item(str(number) if keys else "", self.say(f"bonus-{tile}"), tile in kept, keys)
            rows.append(flowed(items, width))
        lying = {token["token"]: (nest.seat, token["at"]) for nest in self.sheet.nests for token in nest.tokens()}
        items = [Text(self.say("score-bower-tokens"), "bold")]
        for name, code in token_codes(self.sheet.language).items():
            if name == "x" and self.sheet.document["options"]["fair_play"]:
                continue
            words = self.say(f"bonus-{name}")
            if name in lying:
                seat, (column, row) = lying[name]
                words += f" {self.sheet.named(seat, (column, row))}"
            items += self._item(code if keys else "", words, name in lying, keys)
        return [*rows, flowed(items, width)]

    @staticmethod
    def _item(key: str, words: str, there: bool, always: bool) -> list[Text]:
        """One thing that may be there; without keys only what is there."""
        if not there and not always:
            return []
        return [Text.assemble((f"{key} " if key else "", "bold"), ("✓ " if there else "") + words)]
