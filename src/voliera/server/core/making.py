"""What a new table is made from: who shall sit where, the deal and its promise, or a moment of a record."""

from secrets import token_bytes
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.protocol.errors import Refused
from voliera.protocol.messages import Bot, Settings
from voliera.records import replay, shortened
from voliera.server.core.fairness import commitment_of, new_nonce, new_seed
from voliera.server.core.ids import new_id
from voliera.server.core.randomness import Draw
from voliera.server.core.table import Row
from voliera.starting import new

At = Annotated[int, Meta(ge=0, le=1_000_000, description="Number of actions played before the moment.")]


class SeatWish(Struct, forbid_unknown_fields=True, frozen=True):
    """A seat of a new table: a person, a bot, or free."""

    kind: Literal["me", "free", "bot"]
    bot: Bot = "heuristic"
    time_ms: Annotated[int, Meta(ge=10, le=60_000)] | None = None


Seats = Annotated[list[SeatWish], Meta(min_length=2, max_length=4)]


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    """A table to be made: the game as the engine protocol has it, who sits where, and how it is run."""

    game: Annotated[str, Meta(max_length=16)]
    seats: Seats
    variant: Annotated[str, Meta(max_length=16)] = "standard"
    options: dict[str, Any] = {}
    settings: Settings = Settings()


class Branch(Struct, forbid_unknown_fields=True, frozen=True):
    """From where to play on, and with whom."""

    at: At
    seats: Seats
    settings: Settings = Settings()


class RecordBranch(Struct, forbid_unknown_fields=True, frozen=True):
    """A record of any game, from where to play on in it, and with whom."""

    record: dict[str, Any]
    at: At
    seats: Seats
    settings: Settings = Settings()


def new_game(wish: NewTable, seed: int | None = None) -> Game:
    """Return a game with a fresh deal, or the deal of a seed; raises Refused."""
    try:
        return new(wish.game, len(wish.seats), wish.variant, wish.options, new_seed() if seed is None else seed)
    except GameError as error:
        raise Refused(error.code, error.message) from None


def replayed(record: Document, at: int) -> Game:
    """Return the game of a record after its first `at` actions."""
    if not isinstance(record, dict) or not isinstance(record.get("actions"), list):
        raise Refused("bad_request", "record: expected an object with a list of actions")
    if not 0 <= at <= len(record["actions"]):
        raise Refused("bad_request", f"at: 0 to {len(record['actions'])}")
    try:
        return replay(record if at == len(record["actions"]) else shortened(record, at))
    except GameError as error:
        raise Refused(error.code, error.message, error.rule) from None


def resumed(record: Document, at: int, seats: int) -> Game:
    """Return the game of a record after its first `at` actions, to play on with this many seats; raises Refused."""
    game = replayed(record, at)
    if game.over:
        raise Refused("game_over", "the game is over there; choose an earlier moment")
    if seats != game.players:
        raise Refused("bad_request", f"seats: {game.players} are needed")
    return game


def unrated(settings: Settings) -> Settings:
    """Return the settings of a table that plays on from a record: it is never rated."""
    return replace(settings, rated=False)


def seated(wishes: list[SeatWish], session: str, name: str) -> list[Document]:
    """Return the seats as wished; raises Refused."""
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise Refused("bad_request", "seats: one person has one seat at a table")
    return [_seated(wish, session, name) for wish in wishes]


def _seated(wish: SeatWish, session: str, name: str) -> Document:
    match wish.kind:
        case "me":
            return {"kind": "person", "session": session, "name": name}
        case "bot":
            return {"kind": "bot", "bot": wish.bot, "time_ms": wish.time_ms}
        case "free":
            return {"kind": "free"}


def new_row(
    game: Game,
    start: Document,
    settings: Settings,
    seats: list[Document],
    host: str | None,
    origin: str | None,
    seed: int | None,
    now: int,
    table: str = "",
    draw: Draw = token_bytes,
) -> Row:
    """Return the row of a new table, with the promise about its deal."""
    nonce = new_nonce(draw)
    if settings.chat is None:
        settings = replace(settings, chat=not settings.public)
    return Row(
        table or new_id(draw=draw),
        game.name,
        game.variant,
        game.players,
        game.options,
        settings,
        seats,
        start,
        nonce,
        commitment_of(nonce, start),
        now,
        host,
        origin,
        seed,
    )
