"""What a game supplies to be played at the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from voliera.documents import Document
from voliera.game import Game
from voliera.languages import Language
from voliera.terminal.company import Company
from voliera.terminal.helping import ALWAYS
from voliera.terminal.requests import Request
from voliera.terminal.wishes import Wishes

TALL = 100
Page = list[RenderableType]


def _nothing(action: Document) -> list[Document]:
    return []


@dataclass(frozen=True)
class Scene:
    """All that is drawn from: what the reader may know, and the size of the window."""

    view: Document
    language: Language
    company: Company
    width: int
    height: int = TALL
    legal: Sequence[Document] = ()
    result: Document = field(default_factory=dict)
    """The result so far, where the game counts in the open; empty elsewhere."""
    pad: Any = None
    """What lies before the reader and is in no document: a tile in the fingers, notes. The game says what it is."""
    since: Sequence[Document] = ()
    """The events that the reader heard of since their last turn."""
    own: Sequence[Document] = ()
    """The events of this turn of the reader."""
    trial: Callable[[Document], list[Document]] = _nothing
    """The events that an action would bring, up to the first one that draws or reveals something."""
    crowded: bool = False
    """Whether something else has to be read below the table: a refusal, a rule, an answer."""
    paged: bool = False
    """Whether somebody turns pages, or everything is written one after the other."""


class Face(Protocol):
    """One game at the terminal. Nothing here changes; what a sitting needs to remember is in its pads."""

    @property
    def name(self) -> str:
        """The game's name in `voliera.games.GAMES`."""

    @property
    def letter(self) -> str:
        """The letter that the numbers of its statements begin with."""

    @property
    def players(self) -> tuple[int, int]:
        """Fewest and most players."""

    @property
    def players_rule(self) -> str:
        """The statement that says so."""

    @property
    def variants(self) -> tuple[str, ...]:
        """The variants, the usual one first; each has a message `choice-…`."""

    @property
    def options(self) -> tuple[str, ...]:
        """Those of `wishes.OPTIONS` that are for this game."""

    @property
    def open_count(self) -> bool:
        """Whether the result so far is known to everybody."""

    def table_options(self, wishes: Wishes, variant: str) -> Document:
        """The options document that these wishes ask for; an InputRefused where they do not go together."""

    def components(self, path: Path) -> Document:
        """A component file's document; GameError with facts where it cannot be used."""

    def command_of(self, word: str, language: Language) -> str | None:
        """The command behind a typed word, of those that every game has and of the game's own."""

    def pad(self) -> Any:
        """A fresh pad for a seat; None where the game needs none."""

    def moved_on(self, pad: Any) -> Any:
        """The pad after the game has moved on."""

    def read(
        self, text: str, view: Document, legal: Sequence[Document], language: Language, pad: Any
    ) -> Request | None:
        """What a typed line asks for in this phase; None where it is not understood, InputRefused where it is wrong."""

    def table(self, scene: Scene) -> Page:
        """The whole table."""

    def hint(self, scene: Scene) -> Text:
        """What can be typed now, in a line or two."""

    def help(self, view: Document, language: Language, always: Sequence[str] = ALWAYS) -> Page:
        """A page of help for this phase, with the rows `help-…` of what can be typed at any time."""

    def told(self, events: Sequence[Document], language: Language, company: Company, options: Document) -> list[str]:
        """Events as sentences; the options say which components are in force."""

    def coloured(self, sentence: str, language: Language) -> Text:
        """A sentence with its cards or tiles in colour."""

    def meanwhile(self, scene: Scene) -> list[Page]:
        """Pages for what happened since the reader's last turn, where the table itself does not tell it."""

    def ending(self, explained: Document, scene: Scene) -> list[Page]:
        """The end of the game: how the result came about, and who has won."""

    def moves(self, actions: Sequence[Document]) -> list[list[Document]]:
        """Actions grouped into what a player would call moves."""

    def open_view(self, game: Game) -> Document:
        """The table of a replay, in which nothing is secret."""

    def points(self, view: Document) -> Document:
        """Return the result so far as a view shows it; empty where the game does not count in the open."""

    def imagined(self, view: Document) -> Game | None:
        """Return a table that looks like the view, to try an action on; None where there is nothing to try."""

    def replayed(self, scene: Scene, game: Game) -> Page:
        """The table of a replay, drawn; the sentences of the last move are told by it."""
