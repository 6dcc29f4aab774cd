"""What a sitting at a Bower sheet remembers beside the document: where typing goes on, and what is shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from voliera.documents import Document
from voliera.errors import GameError
from voliera.games.bower.sheet.laying import lay
from voliera.games.bower.sheet.tiles import Place
from voliera.games.bower.terminal.score.draw import Sheet
from voliera.games.bower.terminal.score.line import Change, Cursor, order
from voliera.terminal.face import Page


@dataclass(frozen=True)
class State:
    """How far a nest has come: where a tile still fits, what has no partner, and what else is wrong with it."""

    room: list[Place]
    left_over: list[Place]
    fault: GameError | None = None

    @property
    def possible(self) -> bool:
        """Whether it can be counted as it is."""
        return not self.left_over and self.fault is None

    @property
    def done(self) -> bool:
        """Whether nothing is missing either."""
        return self.possible and not self.room


def state_of(sheet: Sheet, seat: int) -> State:
    """Look a nest over."""
    nest = sheet.nests[seat]
    try:
        return State(nest.room(), lay(nest).left_over)
    except GameError as error:
        return State(nest.room(), [], error)


@dataclass
class Sitting:
    """One person at the keyboard, and what has been said or shown so far."""

    finished: bool = False
    """Whether egg tiles and tokens are all there."""
    accepted: set[int] = field(default_factory=set)
    """Nests that are done although there is room for tiles: the game was broken off."""
    page: int = 0
    """The page of the result that is shown."""
    pages: list[Page] = field(default_factory=list)
    pages_of: tuple[Document, int, int] | None = None
    """The document and the size of the window that the pages were made for."""
    cursor: Cursor | None = None
    cursor_of: Document = field(default_factory=dict)

    def went_on(self, change: Change) -> None:
        """Remember where a line of codes has ended."""
        self.cursor, self.cursor_of = change.cursor, change.document

    def cursor_in(self, sheet: Sheet, seat: int, state: State) -> Cursor:
        """The square to type in next: where the last line ended, else behind the last filled square, else a gap."""
        filled = sheet.nests[seat].filled()
        at = self.cursor
        if at is not None and at.seat == seat and self.cursor_of == sheet.document and at.place not in filled:
            return at
        by_columns = at is not None and at.by_columns
        every = order(sheet.rows, by_columns)
        last = max((index for index, place in enumerate(every) if place in filled), default=-1)
        gaps = every[last + 1 :] or [place for place in every if place in state.room] or every
        return Cursor(seat, gaps[0], by_columns)

    def told(self, document: Document, width: int, height: int, tell: Callable[[], list[Page]]) -> list[Page]:
        """The pages of the result, made once; after every change of the document they begin with the first one."""
        if self.pages_of is None or self.pages_of[0] != document:
            self.page = 0
        if self.pages_of != (document, width, height):
            self.pages, self.pages_of = tell(), (document, width, height)
        return self.pages
