"""A table: what its row and its entries amount to. No input or output here, no clock of its own.

What an entry does to a table stands in folding.py, what a command would become in deciding.py, who may see what of it
in outgoing.py.
"""

from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import Struct

from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.given import seed_document
from voliera.protocol.forms import ChatLine
from voliera.protocol.messages import DaysClock, SeatInfo, Settings, TableInfo
from voliera.server.core.clocks import Clocks
from voliera.server.core.entries import Entry, encode_text
from voliera.server.core.fairness import commitment_of
from voliera.server.core.resignation import lost_by
from voliera.starting import from_position, new

_PLAIN = ("id", "game", "variant", "players", "nonce", "commitment", "created", "host", "origin", "v")
_TEXTS = ("options", "settings", "seats", "start")
KEPT = 400
"""Maximum number of entries whose events are kept, where the past may be seen."""
CHAT_KEPT = 50
"""Number of lines of chat that are shown."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A seat: who sits there, and which bot plays for it."""

    kind: str = "free"
    session: str | None = None
    name: str = ""
    bot: str | None = None
    time_ms: int | None = None

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot decides for this seat now."""
        return self.bot is not None

    def info(self) -> SeatInfo:
        """As everybody sees it."""
        return SeatInfo(self.kind, self.name, self.bot, self.session)  # type: ignore[arg-type]


class Row(Struct, frozen=True):
    """What is fixed at a table's creation. `start` and `nonce` are secrets while it runs."""

    id: str
    game: str
    variant: str
    players: int
    options: Document
    settings: Settings
    seats: list[Document]
    start: Document
    nonce: str
    commitment: str
    created: int
    host: str | None
    origin: str | None
    seed: int | None = None
    v: int = 0
    """Entries that were committed when the row was read."""


@dataclass(frozen=True, slots=True)
class Happening:
    """What came of an entry, unfiltered: only outgoing.py may show it."""

    v: int
    rev: int
    turn: int
    events: list[Document]
    table_changed: bool


@dataclass(slots=True)
class Change:
    """An entry that may be committed, with the work that deciding about it already did."""

    entry: Entry
    game: Game | None = None
    events: list[Document] = field(default_factory=list)
    steady: int | None = None
    """When it happened by the steady clock of this process; None where only the wall time of the entry is known."""

    @property
    def moment(self) -> int:
        """When it happened, by the time that the table's clocks run on."""
        return self.entry.at if self.steady is None else self.steady

    def stamp(self, at: int) -> None:
        """Put wall time on an entry that was decided by steady time."""
        self.steady = self.entry.at
        self.entry = msgspec.structs.replace(self.entry, at=at)


class Table:
    """One table as it is after `v` entries."""

    def __init__(self, row: Row, game: Game | None = None) -> None:
        """Make the table of a row; `game` is its deal where somebody has just dealt it."""
        self.row = row
        self.seats = [Sitting(**seat) for seat in row.seats]
        self.game = dealt(row) if game is None else game
        self.clocks = Clocks(row.settings.clock, row.players)
        self.v = 0
        self.rev = 0
        self.turn = 0
        self.started = False
        self.mover: int | None = None
        """The seat to move; None while nobody can."""
        self.acts: list[tuple[int | None, bytes]] = []
        """All acts that stand, as text: enough for the record, and for going back."""
        self.open_acts: list[tuple[int, bool]] = []
        """Of the present turn: how many actions each act had, and whether it revealed or drew something."""
        self.states_before: list[bytes] = []
        """The state of the game before each act that stands, where take-backs are allowed."""
        self.votes: dict[int, set[int]] = {}
        self.back: tuple[int, set[int]] | None = None
        self.resigned: int | None = None
        """The seat that gave the game up, which ended it."""
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.past: deque[Happening] = deque()
        self.lines = 0
        """Number of lines ever said, emotes included."""
        self.work = 0
        """What it takes to load the table, apart from the chat: an act counts its actions, any other entry one."""
        self.start_if_full(row.created)

    def twin(self) -> "Table":
        """The same table, to fold an entry into it before it is committed; this one stays as it is."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.seats = list(self.seats)
        other.clocks = self.clocks.twin()
        other.acts = list(self.acts)
        other.open_acts = list(self.open_acts)
        other.states_before = list(self.states_before)
        other.votes = {seat: set(votes) for seat, votes in self.votes.items()}
        other.back = None if self.back is None else (self.back[0], set(self.back[1]))
        other.past = self.past.copy()
        return other

    # What others ask

    @property
    def id(self) -> str:
        """The table's public id."""
        return self.row.id

    @property
    def status(self) -> str:
        """`open`, `running` or `over`."""
        if not self.started:
            return "open"
        return "over" if self.game.over or self.resigned is not None else "running"

    @property
    def open_memory(self) -> bool:
        """Whether the past may be looked at (and once the game is over everybody may)."""
        return bool(self.row.options.get("open_memory")) or self.status == "over"

    def seat_of(self, session: str | None) -> int | None:
        """The seat of a person."""
        if session is not None:
            for i, sitting in enumerate(self.seats):
                if sitting.session == session:
                    return i
        return None

    def persons(self, *, without: int | None = None) -> list[int]:
        """The seats in which people sit who have not been replaced."""
        return [i for i, s in enumerate(self.seats) if s.kind == "person" and not s.played_by_bot and i != without]

    @property
    def left(self) -> frozenset[int]:
        """The seats of people for whom a bot plays now."""
        return frozenset(i for i, s in enumerate(self.seats) if s.kind == "person" and s.played_by_bot)

    def info(self) -> TableInfo:
        """What everybody may know of the table itself."""
        row = self.row
        return TableInfo(
            row.id,
            row.game,
            row.variant,
            row.players,
            row.options,
            row.settings,
            self.status,  # type: ignore[arg-type]
            [sitting.info() for sitting in self.seats],
            row.commitment,
            row.created,
            row.host,
            {str(seat): sorted(votes) for seat, votes in self.votes.items() if votes},
            {"seat": self.back[0], "yes": sorted(self.back[1])} if self.back else None,
            row.origin,
            self.resigned,
        )

    def result(self) -> Document:
        """The result of a game that is over; a seat that resigned has lost, whatever the points say."""
        result = self.game.result()
        return result if self.resigned is None else lost_by(self.resigned, result)

    def undo_state(self, seat: int) -> str | None:
        """Whether this seat could undo now: `yes`, or why not; None for seats that are not asked."""
        if self.mover != seat:
            return None
        if not self.open_acts:
            return "nothing"
        return "reveal" if self.open_acts[-1][1] else "yes"

    def summary(self, at: int, steady: int | None = None) -> Document:
        """What lists of tables show, and what wakes a table whose time is over, at some wall time.

        `steady` is the same moment by the time that the clocks run on, where that is another.
        """
        deadline = self.clocks.deadline() if isinstance(self.clocks.kind, DaysClock) else None
        if deadline is not None and steady is not None:
            deadline += at - steady
        return {
            "status": self.status,
            "v": self.v,
            "rev": self.rev,
            "mover": self.mover,
            "deadline": deadline,
            "updated": at,
            "result": encode_text(self.result()) if self.status == "over" else None,
        }

    def record(self) -> Document:
        """The whole game as a record; for finished tables, and for the storage's own use."""
        game = self.replayed(self.acts)
        record = game.record()
        record["seed"] = seed_document(self.row.seed)
        record["names"] = [sitting.name or sitting.bot or "" for sitting in self.seats]
        return record if self.resigned is None else {**record, "resigned": self.resigned}

    # What folding an entry leans on

    def replayed(self, acts: list[tuple[int | None, bytes]]) -> Game:
        """The game after these acts."""
        game = dealt(self.row)
        for _, actions in acts:
            game.apply(msgspec.json.decode(actions))
        return game

    def start_if_full(self, at: int) -> bool:
        """The game starts when the last seat is taken."""
        if self.started or any(sitting.kind == "free" for sitting in self.seats):
            return False
        self.started = True
        self.hand_over(at)
        return True

    def new_turn(self) -> None:
        """Another turn begins: nothing before it can be undone any more."""
        self.turn += 1
        self.open_acts = []
        self.game.settle()

    def hand_over(self, at: int) -> None:
        """Whose move it is now; the clock runs for a person to move, and for nobody else."""
        self.mover = mover = self.game.seat if self.status == "running" else None
        person = mover is not None and not self.seats[mover].played_by_bot
        self.clocks.hand_over(mover if person else None, self.turn, at)

    def remember(self, happening: Happening) -> None:
        """Keep what the last round of turns was, and no more: Birdie is a memory game. With open memory, a lot."""
        self.past.append(happening)
        oldest = -1 if self.open_memory else self.turn - self.row.players
        while self.past[0].turn < oldest or len(self.past) > KEPT:
            self.past.popleft()


def dealt(row: Row) -> Game:
    """The game at its start.

    It is dealt again from its seed where that gives the deal that was promised, which is two to five times as fast; a
    deal of another version, or one that began in the middle of a game, is set up from its position.
    """
    if row.seed is not None and row.origin is None:
        with suppress(GameError):
            game = new(row.game, row.players, row.variant, row.options, row.seed)
            if game.position() == row.start:
                return game
    return from_position(row.start, 0, [])


def stored_row(row: Row) -> Document:
    """Return a row as a storage keeps it, apart from what changes while the table is played (`Table.summary`)."""
    texts = {name: encode_text(getattr(row, name)) for name in _TEXTS}
    plain = {name: getattr(row, name) for name in _PLAIN if name != "v"}
    return {**plain, **texts, "seed": None if row.seed is None else str(row.seed), "public": row.settings.public}


def row_of(stored: Any) -> Row:
    """Return the row that a storage keeps, by attributes; raises ValueError where it cannot be what was written."""
    kept = {name: getattr(stored, name) for name in _PLAIN}
    told = {name: msgspec.json.decode(getattr(stored, name)) for name in _TEXTS}
    row = msgspec.convert({**kept, **told, "seed": None if stored.seed is None else int(stored.seed)}, Row)
    if commitment_of(row.nonce, row.start) != row.commitment:
        raise ValueError("the position is not the one that was promised")
    return row
