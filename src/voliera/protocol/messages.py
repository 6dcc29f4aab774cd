"""Every message of the web socket, as typed structs; the browser's types are generated from their JSON Schema.

A frame is one JSON object whose `type` names the struct. The same bodies travel by HTTP where sockets are blocked.
Unknown fields are refused. Nothing here is a sentence: ids and arguments only, worded by whoever shows them.
"""

from functools import lru_cache
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from voliera.documents import Document
from voliera.protocol.forms import ChatLine, ClockState, Emote, TakeBack

PROTOCOL = 1
"""What `hello` must say. It changes when an old client could not go on."""

LARGEST_FRAME = 8_192
MOST_ACTIONS = 64
LONGEST_TEXT = 280
LONGEST_NAME = 24

ActionId = Annotated[
    str, Meta(pattern="^[ -~]+$", max_length=64, description="Chosen by the client, new for each intent; plain ASCII.")
]
Rev = Annotated[int, Meta(ge=0, description="How often the game had changed when this was chosen.")]
Seat = Annotated[int, Meta(ge=0, le=3)]
PersonId = Annotated[str, Meta(pattern="^[a-z2-7]{10,32}$", description="A person's public id, as seats have it.")]
TableId = Annotated[str, Meta(min_length=10, max_length=32, pattern="^[a-z2-7]+$")]
Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]


class FromClient(Struct, forbid_unknown_fields=True, tag_field="type", frozen=True, omit_defaults=True):
    """What a client may say."""


class Hello(FromClient, tag="hello", frozen=True):
    """The first message: which table, and the last `v` the client has, if any."""

    proto: int
    table: TableId
    build: Annotated[str, Meta(max_length=64)] = ""
    have: Annotated[int, Meta(ge=0)] | None = None
    you: Annotated[str, Meta(max_length=16)] | None = None
    """The viewer as which the client saw that (`seat:0`, `watch`); another viewer gets the whole present."""


class Act(FromClient, tag="act", frozen=True):
    """Play one action or several in order: all or none."""

    id: ActionId
    rev: Rev
    actions: Annotated[list[dict[str, Any]], Meta(min_length=1, max_length=MOST_ACTIONS)]


class Undo(FromClient, tag="undo", frozen=True):
    """Take back one's last act, inside one's own turn, up to the first reveal."""

    id: ActionId
    rev: Rev


class Back(FromClient, tag="back", frozen=True):
    """Take-back by agreement: ask for it, or answer who asked."""

    id: ActionId
    rev: Rev
    say: Literal["ask", "yes", "no"]


class Vote(FromClient, tag="vote", frozen=True):
    """Vote that a bot plays for a seat whose player is away, or against it."""

    id: ActionId
    seat: Seat
    replace: bool = True


class Leave(FromClient, tag="leave", frozen=True):
    """Give up the seat: before the start it is free again, later a bot plays on."""

    id: ActionId


class Resign(FromClient, tag="resign", frozen=True):
    """Give up a running game of two: it ends at once, and the other side wins."""

    id: ActionId


class Return(FromClient, tag="return", frozen=True):
    """Take one's seat back from the bot that plays for it."""

    id: ActionId


class Say(FromClient, tag="say", frozen=True):
    """A line of table chat, or an emote."""

    id: ActionId
    text: Text | None = None
    emote: Emote | None = None


class Ping(FromClient, tag="ping", frozen=True):
    """Answered with `pong`."""


class Sync(FromClient, tag="sync", frozen=True):
    """Answered with `full`."""


Command = Act | Undo | Back | Vote | Leave | Resign | Return | Say
"""What may change a table; each carries an id, and the same id is never carried out twice."""
Incoming = Hello | Command | Ping | Sync


class NoClock(Struct, forbid_unknown_fields=True, tag_field="kind", tag="none", frozen=True):
    """Nobody is hurried."""


class LiveClock(Struct, forbid_unknown_fields=True, tag_field="kind", tag="live", frozen=True):
    """Time for the whole game, and an increment with each turn."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class DaysClock(Struct, forbid_unknown_fields=True, tag_field="kind", tag="days", frozen=True):
    """A number of days for each turn."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock = NoClock | LiveClock | DaysClock
Bot = Literal["random", "greedy", "heuristic", "search", "strongest"]
"""The characters of `voliera bots`, by their ids."""


class Settings(Struct, forbid_unknown_fields=True, frozen=True):
    """How a table is run; the game's own rules and options stand beside it."""

    clock: Clock = NoClock()
    hints: bool = False
    take_back: bool = False
    public: Annotated[bool, Meta(description="Listed among the open tables; anybody may watch.")] = False
    rated: bool = False
    chat: Annotated[
        bool | None, Meta(description="Whether players may write; signs go always. Usual: not at public tables.")
    ] = None
    pace_ms: Annotated[int, Meta(ge=0, le=10_000, description="The least time a bot takes for a move.")] = 1400


class SeatInfo(Struct, frozen=True):
    """Who sits in a seat, as everybody sees it."""

    kind: Literal["free", "person", "bot"]
    name: str = ""
    bot: str | None = None
    """A bot's name; for a person, of the bot that plays for it at the moment."""
    person: str | None = None
    """A person's public id: no secret, it opens nothing."""


class TableInfo(Struct, frozen=True):
    """What everybody at a table may know of it, the game's view apart."""

    id: str
    game: str
    variant: str
    players: int
    options: Document
    settings: Settings
    status: Literal["open", "running", "over"]
    seats: list[SeatInfo]
    commitment: str
    """The hash that was published before the first move; the fairness page checks it when the game is over."""
    created: int
    host: str | None = None
    votes: dict[str, list[int]] = {}
    """Seat (as text) → the seats that want a bot in it."""
    back: TakeBack | None = None
    origin: str | None = None
    resigned: int | None = None
    """The seat that resigned; the game is over though it was not played to its end."""


class Viewer(Struct, frozen=True):
    """Who looks: a seat, a coach of a seat, or a watcher."""

    kind: Literal["seat", "coach", "watch"]
    seat: int | None = None

    @property
    def key(self) -> str:
        """As text, for rooms and between processes."""
        return self.kind if self.seat is None else f"{self.kind}:{self.seat}"

    @classmethod
    @lru_cache(maxsize=16)
    def of(cls, key: str) -> "Viewer":
        """The viewer that a key names."""
        kind, _, seat = key.partition(":")
        return cls(kind, int(seat) if seat else None)  # type: ignore[arg-type]


class Grant(Struct, frozen=True):
    """What a link allows somebody who has no seat: to watch, or to see what the seat sees whose player gave it."""

    viewer: Viewer
    link: str
    """The hash of the link: while it is good, so is this."""
    made_by: str


class FromServer(Struct, tag_field="type", frozen=True, omit_defaults=True):
    """What the server may say."""


class Full(FromServer, tag="full", frozen=True):
    """The present, whole: what this viewer may know of the table and of the game."""

    v: int
    rev: int
    you: Viewer
    table: TableInfo
    view: Document | Raw | None = None
    """None until the game starts."""
    legal: list[Document] | Raw = []
    """Only for the seat to move."""
    log: list[Document] = []
    """What happened in the last round of turns; all of it with open memory or when the game is over."""
    clock: ClockState | None = None
    chat: list[ChatLine] = []
    undo: str | None = None
    """For the seat that could: `yes`, or why not (`reveal`, `nothing`)."""
    result: Document | None = None


class Ev(FromServer, tag="ev", frozen=True):
    """One entry happened. A viewer who may not see it gets the bare number, so that a gap means loss."""

    v: int
    rev: int | UnsetType = UNSET
    events: list[Document] = []
    view: Document | Raw | None = None
    legal: list[Document] | Raw = []
    clock: ClockState | None = None
    table: TableInfo | None = None
    """When something about the table itself changed."""
    undo: str | None = None
    result: Document | None = None


class Ack(FromServer, tag="ack", frozen=True):
    """Committed: it will still be so after any failure."""

    id: str
    v: int
    rev: int


class Nack(FromServer, tag="nack", frozen=True):
    """Refused: nothing changed. With the truth, so that nobody stays wrong."""

    id: str
    code: str
    rule: str | None = None
    message: str = ""
    """For programmers, in English; people's words are made from code and rule."""
    retry_ms: int | None = None
    full: Full | Raw | None = None


class Pong(FromServer, tag="pong", frozen=True):
    """The answer to a ping."""


class Presence(FromServer, tag="presence", frozen=True):
    """Who is here; it is not counted by `v`, since it is never the past that matters."""

    seats: list[bool]
    watchers: int
    away_ms: list[int | None] | None = None
    """How long each seat's player has been away, in milliseconds; null for those who are here."""


class Bye(FromServer, tag="bye", frozen=True):
    """The server closes this socket; reconnect after the time given, or not at all if none is given."""

    why: str
    retry_ms: int | None = None


Outgoing = Full | Ev | Ack | Nack | Pong | Presence | Bye
