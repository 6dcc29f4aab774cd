"""The shell of `voliera score`: one question at a time, everything entered kept at once, and taken back with `undo`.

The shell knows screens, languages, files and the commands that work everywhere (help, undo, save, export, rule,
quit); a game knows its questions. A game supplies `run(shell, document)`, where the document is a sheet to go on with
or None for a new one:

    def run(shell: Shell, document: Document | None) -> None:
        shell.begin(document or new_document(shell.wishes), Sheet("W-E3", page=…, before=…, score=…))
        while not shell.closed:
            shell.ask(question_for(shell))       # drawn from shell.document and shell.pad each time

- The document is all there is. `Question.read` gets what was typed and returns `Entered(document)` with a new document
  (never the old one changed), which the shell keeps, saves, and can take back; or `Look(pad, notes)` when nothing was
  entered but something else is to be shown. It may raise `InputRefused`, or let a GameError of the model through: the
  shell words both, with a caret under the place where the error is a `Slip` (`voliera.sheet.slip`), in the messages
  `slip-<game>-<fault>` and, for other errors with a `fault` among their facts, `fault-<game>-<fault>`.
- `shell.pad` is for what is shown and not entered; it is None again as soon as the document changes.
- Undo walks back through the documents of this sitting, then, in a resumed sheet, through `Sheet.before`, which gives
  the document as it was before its last entry, or None at its beginning.
- `shell.turn_page(…)` shows a page between two questions; at a terminal it waits for Enter, and undo works there.
  `shell.think()` comes before anything that takes longer than a moment.
- `shell.close()` ends the sheet after its last question. Leaving (`quit`, the end of input, ctrl-C) needs nothing: the
  last entry is in the file, and the reader is told where.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from voliera.documents import Document
from voliera.errors import GameError
from voliera.languages import Language
from voliera.terminal import saves
from voliera.terminal.face import Page
from voliera.terminal.layout import flowing
from voliera.terminal.refusal import InputRefused, rule_shown
from voliera.terminal.score import files
from voliera.terminal.score.questions import Entered, Look, Question, Sheet
from voliera.terminal.score.wishes import SheetWishes
from voliera.terminal.score.wording import error_worded
from voliera.terminal.screen import EndOfInput, Screen
from voliera.terminal.typed import SHOWN, asked_rules
from voliera.terminal.words import folded, vocabulary

__all__ = ["Entered", "Look", "Question", "Sheet", "Shell"]

COMMANDS = ("export",)
"""What the shell understands besides the commands of every table (`voliera.terminal.words.ALWAYS`)."""
HELP = ("score-undo", "rule", "score-save", "score-export", "score-quit")
"""The rows of help that stand under those of every question."""


class Leave(Exception):
    """A person has quit."""


@dataclass
class Shell:
    """One sheet from where it stands to its end, or until everybody leaves."""

    language: Language
    screen: Screen
    wishes: SheetWishes
    game: str
    path: Path
    """Where the sheet is kept."""
    ours: Path | None = None
    """The same once we have written it, or if it was resumed from there: a file of somebody else is not touched."""
    document: Document = field(default_factory=dict)
    pad: Any = None
    notes: list[RenderableType] = field(default_factory=list)
    closed: bool = False
    past: list[Document] = field(default_factory=list)
    sheet: Sheet = field(default_factory=lambda: Sheet("", lambda document: [], lambda document: None, dict))

    def say(self, message: str, **args: str | int | float) -> str:
        """A message in the language of the reader."""
        return self.language.say(message, **args)

    # The sitting

    def begin(self, document: Document, sheet: Sheet) -> None:
        """Put a sheet on the table; nothing is written before the first entry."""
        self.document = document
        self.sheet = sheet

    def sit(self, run: Callable[[Shell, Document | None], None], document: Document | None) -> None:
        """Until the sheet is closed, somebody quits, or the input ends; always say where the sheet is."""
        try:
            run(self, document)
        except (Leave, EndOfInput):
            self._farewell()
        except KeyboardInterrupt:
            self.screen.show("")
            self._farewell()
            raise

    def close(self) -> None:
        """The sheet is complete and has been read: say where it is kept, and export it if that was asked for."""
        self.closed = True
        self._farewell()

    def _farewell(self) -> None:
        if self.wishes.export is not None and self.document:
            self.screen.show(*self._tried(lambda: self._export(self.wishes.export)))
        if self.ours is not None:
            self.screen.show(Text(self.say("score-kept", path=str(self.ours))))
        self.screen.show(Text(self.say("goodbye")))

    # Questions

    def ask(self, question: Question) -> None:
        """Show a question with what there is to say, and do what one typed line asks for."""
        self.screen.clear()
        rows = [flowing(row, self.screen.width) for row in question.hint.split("\n")]
        hint = Text("\n".join(rows), "dim")
        self.screen.show(*question.page, *self.notes, hint)
        self.notes = []
        text = self.screen.ask()
        self.notes = self._tried(lambda: self._do(text, question))

    def think(self) -> None:
        """Say that an answer may take a second or two; the next page replaces the words."""
        if self.screen.interactive:
            self.screen.show(Text(self.say("score-thinking"), "dim"))

    def turn_page(self, *things: RenderableType) -> None:
        """Show something between two questions. At a terminal Enter goes on, and the shell's commands work there."""
        if not self.screen.interactive:
            self.screen.show(*things)
            return
        before = self.document
        while self.document is before:
            self.screen.clear()
            self.screen.show(*things, *self.notes)
            self.notes = []
            text = self.screen.wait(self.say("score-press-enter"))
            if not text:
                return
            self.notes = self._tried(partial(self._turn_command, text))

    def _turn_command(self, text: str) -> Sequence[RenderableType]:
        done = self._command(text, None)
        if done is None:
            raise InputRefused("error-unknown", text=text[:SHOWN])
        return done

    def _tried(self, act: Callable[[], Sequence[RenderableType]]) -> list[RenderableType]:
        """What an act has to say; a refusal is what it has to say then."""
        try:
            return list(act())
        except InputRefused as refusal:
            return [refusal.worded(self.language)]
        except GameError as error:
            return self.worded(error)

    def _do(self, text: str, question: Question) -> Sequence[RenderableType]:
        if text and not question.mine(text):
            done = self._command(text, question)
            if done is not None:
                return done
        answer = question.read(text)
        if isinstance(answer, Look):
            self.pad = answer.pad
            return answer.notes
        first = self.ours is None
        self.keep(answer.document)
        kept = [Text(self.say("score-keeping", path=str(self.ours)), "dim")] if first and self.ours else []
        return [*answer.notes, *kept]

    def _command(self, text: str, question: Question | None) -> Sequence[RenderableType] | None:
        """Do what can be asked for at any question; None if it is no such thing."""
        first, _, rest = text.partition(" ")
        words = vocabulary(self.language.code, COMMANDS)
        command = words.get(folded(first))
        rules = asked_rules(text, command)
        if rules:
            return [rule_shown(number, self.language) for number in rules]
        if command == "rule":
            raise InputRefused("error-rule-number", example=self.sheet.rule)
        if command == "save":
            return self._save_as(rest.strip())
        if command == "export":
            return self._export(Path(rest.strip()) if rest.strip() else None)
        match words.get(folded(text)):
            case "help":
                return self._help(question)
            case "undo":
                return self._undo()
            case "quit":
                raise Leave
        return None

    def _help(self, question: Question | None) -> Sequence[RenderableType]:
        """A page of its own at a terminal, where the sheet may leave no room; else above the prompt."""
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True, style="bold")
        table.add_column()
        for row in (*(question.help if question else ()), *HELP):
            table.add_row(self.say(f"help-{row}.keys", rule=self.sheet.rule), self.say(f"help-{row}"))
        legend = question.legend if question else ()
        page: Page = [Text(self.say("help-title"), "bold"), table, Text(""), *legend]
        if not self.screen.interactive:
            return page
        self.screen.clear()
        self.screen.show(*page)
        self.screen.wait(self.say("press-enter"))
        return []

    # Entries

    def keep(self, document: Document) -> None:
        """Make this the document, remember the one before, and write it to the file."""
        self.past.append(self.document)
        self._become(document)

    def _become(self, document: Document) -> None:
        self.document = document
        self.pad = None
        self._save()

    def _undo(self) -> Sequence[RenderableType]:
        """Back by one entry; what is only shown goes first."""
        if self.pad is not None:
            self.pad = None
            return [Text(self.say("undone"))]
        before = self.past.pop() if self.past else self.sheet.before(self.document)
        if before is None:
            raise InputRefused("error-sheet-undo")
        self._become(before)
        return [Text(self.say("undone"))]

    # Files

    def _save(self) -> None:
        """Keep the document in its file; where that fails, in a file of this folder: nothing is lost."""
        try:
            self.ours = saves.write(self.path, self.document, ours=self.ours)
        except InputRefused as refusal:
            self.screen.show(refusal.worded(self.language))
            self.ours = saves.write(saves.free_name(f"{self.game}-score"), self.document)
        self.path = self.ours

    def _save_as(self, name: str) -> Sequence[RenderableType]:
        """Say where the sheet is kept, or keep it somewhere else from now on."""
        path = Path(name) if name else self.path
        self.ours = self.path = saves.write(path, self.document, ours=self.ours)
        return [Text(self.say("score-kept", path=str(self.path)))]

    def _export(self, path: Path | None) -> Sequence[RenderableType]:
        """The scored sheet as JSON, or as text by the ending `.txt`."""
        if path is None:
            raise InputRefused("error-sheet-export")
        files.check_export(path)
        if path.suffix.lower() == ".txt":
            files.export_text(path, self.sheet.page(self.document))
        else:
            saves.write(path, {"game": self.game, **self.sheet.score(self.document)})
        return [Text(self.say("score-exported", path=str(path)))]

    def worded(self, error: GameError) -> list[RenderableType]:
        """An error of the model, in the reader's language."""
        return error_worded(error, self.game, self.language, self.screen.width)
