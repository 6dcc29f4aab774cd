"""What every page of Birdie's sheet is drawn from: the sheet as far as it has been played, the reader, the window."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from voliera.documents import Document
from voliera.games.birdie.sheet.document import read_sheet
from voliera.games.birdie.sheet.play import Progress, SeatScored, play_sheet
from voliera.games.birdie.terminal.score.board import boards
from voliera.languages import Language
from voliera.terminal.company import Company
from voliera.terminal.score.shell import Shell


@dataclass(frozen=True)
class Desk:
    """One moment of a sheet."""

    progress: Progress
    language: Language
    company: Company
    width: int

    def say(self, message: str, **args: str | int | float) -> str:
        """A message in the reader's language."""
        return self.language.say(message, **args)

    def name(self, seat: int) -> str:
        """How a player is called."""
        return self.company.name(seat)

    @property
    def round(self) -> int:
        """The round that is being told, from 1."""
        told = self.progress.next
        return int(told["round"]) if told and "round" in told else max(1, len(self.progress.rounds))

    @property
    def scoring(self) -> SeatScored:
        """The seat that scores now."""
        current = self.progress.current
        assert current is not None
        return current

    def board(self, number: int | None = None) -> list[RenderableType]:
        """The round, and everybody's boxes, flaps, trophies, uses, passes and total as they stand.

        With a number, at the end of a scoring of that round: nobody is marked as acting.
        """
        words = [self.say("score-birdie-title")]
        game = self.progress.game
        if game is None:
            return [Rule(Text(words[0], "bold"), style="dim")]
        words.append(self.say("title-round", round=number or self.round, variant=game.variant))
        view = game.view(None)
        if number is not None or view["phase"] == "turn":
            view["seat"] = None
        shown = boards(view, game.result(), self.language, self.company, self.width)
        return [Rule(Text(" · ".join(words), "bold"), style="dim"), shown]


def desk_of(shell: Shell, document: Document | None = None) -> Desk:
    """The desk of the document that is kept, or of another one."""
    progress = play_sheet(read_sheet(shell.document if document is None else document))
    given = [*progress.sheet.names, *[""] * 4][: progress.sheet.players or 0]
    names = tuple(name or shell.say("name-player", number=seat + 1) for seat, name in enumerate(given))
    return Desk(progress, shell.language, Company(names), shell.screen.width)
