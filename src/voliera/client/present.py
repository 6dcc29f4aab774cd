"""What a client knows of a table at the moment, and how each message changes it. No input or output here.

Nothing of the past is kept, so that thousands of tables fit into one process.
"""

from enum import Enum

from msgspec import UNSET, json

from voliera.client.received import Ev, Full, Presence, TableInfo, Viewer
from voliera.documents import Document

_NOTHING = b"null"
_NONE_LEGAL = b"[]"


class Order(Enum):
    """How a message fits to what is known."""

    NEXT = "next"
    KNOWN = "known"
    GAP = "gap"


class Present:
    """A table as this viewer sees it now."""

    def __init__(self) -> None:
        self.v = 0
        """How many entries there were; they come without gaps."""
        self.rev = 0
        """How often the game has changed."""
        self.info: TableInfo | None = None
        """Seats, settings, status; None before the first message."""
        self.viewer: Viewer | None = None
        """Through whose eyes: a seat's, a coach's or a watcher's."""
        self.clock: Document | None = None
        self.result: Document | None = None
        """Once the game is over."""
        self.can_undo: str | None = None
        """`yes`, or why not: `nothing`, `reveal`; None when it is not our turn."""
        self.present: list[bool] = []
        """For each seat, whether somebody looks from it."""
        self.watchers = 0
        self._view_text: bytes = _NOTHING
        self._legal_text: bytes = _NONE_LEGAL
        self._view: Document | None = None
        self._legal: list[Document] | None = None

    @property
    def view(self) -> Document | None:
        """What this viewer may know of the game; None until it starts."""
        if self._view is None and self._view_text != _NOTHING:
            self._view = json.decode(self._view_text)
        return self._view

    @property
    def legal(self) -> list[Document]:
        """Every legal action if it is our turn; else none."""
        if self._legal is None:
            self._legal = json.decode(self._legal_text, type=list[Document])
        return self._legal

    @property
    def seat(self) -> int | None:
        """Our own seat; None for a spectator."""
        return self.viewer.seat if self.viewer is not None and self.viewer.kind == "seat" else None

    @property
    def my_turn(self) -> bool:
        """Whether we are to move."""
        return self._legal_text != _NONE_LEGAL

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.info is not None and self.info.status == "over"

    def take_full(self, full: Full) -> None:
        """The present, whole."""
        self.v, self.rev = full.v, full.rev
        self.viewer, self.info = full.you, full.table
        self._take_game(bytes(full.view), bytes(full.legal), full.clock, full.undo)
        self.result = full.result

    def order(self, ev: Ev) -> Order:
        """Whether an entry is the next one, an old one, or one after a gap."""
        if ev.v <= self.v:
            return Order.KNOWN
        return Order.NEXT if ev.v == self.v + 1 else Order.GAP

    def take_ev(self, ev: Ev) -> None:
        """The next entry. One of several that are told again after a pause brings events only, the last one all."""
        self.v = ev.v
        if ev.rev is not UNSET:
            self.rev = ev.rev
        if ev.table is not None:
            self.info = ev.table
        if ev.has_view:
            self._take_game(bytes(ev.view), bytes(ev.legal), ev.clock, ev.undo)
        if ev.result is not None:
            self.result = ev.result

    def take_presence(self, presence: Presence) -> None:
        """Who is here."""
        self.present, self.watchers = presence.seats, presence.watchers

    def _take_game(self, view: bytes, legal: bytes, clock: Document | None, undo: str | None) -> None:
        self._view_text, self._legal_text = view, legal
        self._view = self._legal = None
        self.clock, self.can_undo = clock, undo
