"""A sheet of Bower on the screen: both nests with the eggs between them, as the playing table shows them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from rich.rule import Rule
from rich.text import Text

from voliera.documents import Document
from voliera.games.bower.sheet import nests_of
from voliera.games.bower.sheet.codes import EMBLEM
from voliera.games.bower.sheet.edit import can_lie
from voliera.games.bower.sheet.form import read
from voliera.games.bower.sheet.nest import Nest
from voliera.games.bower.terminal.board import Board, Marks
from voliera.games.bower.terminal.nest import Nest as Squares
from voliera.games.bower.terminal.nest import Place, built
from voliera.games.bower.terminal.places import name
from voliera.languages import Language
from voliera.terminal.company import Company
from voliera.terminal.face import Page

TALL = 18
"""Rows of text beside the squares while a nest is typed in."""


@dataclass(frozen=True)
class Sheet:
    """A document of a sheet with all that is asked of it to draw and to read a line."""

    document: Document
    """In full, as the model reads it."""
    language: Language
    nests: tuple[Nest, Nest]

    @property
    def rows(self) -> int:
        """Rows of a nest."""
        return self.nests[0].rows

    @property
    def company(self) -> Company:
        """How the two players are called."""
        given = [*self.document["names"], "", ""][:2]
        unnamed = (self.language.say("name-player", number=seat + 1) for seat in (0, 1))
        return Company(tuple(own or other for own, other in zip(given, unnamed, strict=True)))

    def named(self, seat: int, place: Place) -> str:
        """A square as it is called: the second player's nest lies on the far side."""
        return name(place, self.rows, self.language, far=seat == 1)


def opened(document: Document, language: Language) -> Sheet:
    """A sheet from its document, as far as it has been filled in; GameError if it does not have the form of one."""
    full = read(document)
    first, second = nests_of(full)
    return Sheet(full, language, (first, second))


def squares(nest: Nest) -> Squares:
    """What lies on top of a nest, tokens included, as the table draws it."""
    drawn: Squares = {}
    tokens = [token for token in nest.tokens() if can_lie(nest, token)]
    for place, square in nest.seen().items():
        here = list(place)
        tile = {"tile": [square, square], "at": here, "facing": "n"}
        drawn[place] = built([tile, *(token for token in tokens if token["at"] == here)], {})[place]
        drawn[place].emblem = bool(square.get(EMBLEM))
    return drawn


def title(*words: str) -> Rule:
    """The heading of a question."""
    return Rule(Text(" · ".join(words), "bold"), style="dim")


def board(
    sheet: Sheet,
    width: int,
    height: int,
    *,
    cursor: tuple[int, Place] | None = None,
    doubtful: tuple[Collection[Place], Collection[Place]] = ((), ()),
) -> Page:
    """The nests with the players' names; brackets stand round the square that is asked for, `○` where doubts are."""
    marks = [Marks(open=doubtful[seat]) for seat in (0, 1)]
    if cursor is not None:
        marks[cursor[0]] = Marks(held=(cursor[1],), open=doubtful[cursor[0]])
    known: Document = {"columns": [], "aside": False}
    drawn = Board(
        view={"eggs": sheet.document["eggs"], "known": [known, known]},
        near=0,
        nests=(squares(sheet.nests[0]), squares(sheet.nests[1])),
        rows=sheet.rows,
        language=sheet.language,
        width=width,
        tall=height >= TALL + 4 * sheet.rows,
        marks=(marks[0], marks[1]),
    ).drawn()
    above, below = (Text(f"  {sheet.company.name(seat)}", "bold") for seat in (1, 0))
    return [above, drawn, below]
