"""Making tables: new ones, ones that play on from a record, and finished ones from a record.

Everything is checked before anything is written. The deal is made here, once, from 128 random bits of the system; its
hash is published with the table (core/fairness.py).
"""

import asyncio
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from sqlalchemy import and_, func, insert, or_, select

import voliera
from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.protocol.errors import Refused
from voliera.protocol.messages import LONGEST_NAME, Bot, Settings
from voliera.records import shortened
from voliera.server.core.deciding import clean
from voliera.server.core.entries import Entry, encode_text
from voliera.server.core.fairness import commitment_of, new_nonce, new_seed
from voliera.server.core.folding import fold
from voliera.server.core.table import Change, Row, Table
from voliera.server.people import new_id
from voliera.server.services import Services
from voliera.server.storage.schema import entries, seats, tables


class SeatWish(Struct, forbid_unknown_fields=True, frozen=True):
    """Who shall sit in a seat."""

    kind: Literal["me", "free", "bot"]
    bot: Bot = "heuristic"
    time_ms: Annotated[int, Meta(ge=10, le=60_000)] | None = None


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    """A table to be made: the game as the engine protocol has it, who sits where, and how it is run."""

    game: Annotated[str, Meta(max_length=16)]
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=4)]
    variant: Annotated[str, Meta(max_length=16)] = "standard"
    options: dict[str, Any] = {}
    settings: Settings = Settings()


async def make(services: Services, session: str, name: str, wish: NewTable) -> Table:
    """Make a table with a fresh deal."""
    try:
        game = voliera.new(wish.game, len(wish.seats), wish.variant, wish.options, new_seed())
    except GameError as error:
        raise Refused(error.code, error.message) from None
    return await _make(services, session, name, wish.seats, wish.settings, game, None, game.seed)


async def play_on(
    services: Services,
    session: str,
    name: str,
    record: Document,
    at: int,
    wishes: list[SeatWish],
    settings: Settings,
    origin: str | None,
) -> Table:
    """Make a table that plays on from a record after its first `at` actions; it is never rated.

    A whole game is played through in a thread: it takes longer than the event loop may wait.
    """
    game = await asyncio.to_thread(replayed, record, at)
    if game.over:
        raise Refused("game_over", "the game is over there; choose an earlier moment")
    if len(wishes) != game.players:
        raise Refused("bad_request", f"seats: {game.players} are needed")
    unrated = Settings(**{name: getattr(settings, name) for name in Settings.__struct_fields__} | {"rated": False})
    return await _make(services, session, name, wishes, unrated, game, origin, None)


async def keep_record(services: Services, session: str, record: Document) -> Table:
    """Keep the record of a game that is over or resigned as a finished table, to replay and to show."""
    actions = record.get("actions")
    game = await asyncio.to_thread(replayed, record, len(actions) if isinstance(actions, list) else 0)
    if not game.over and game.resigned is None:
        raise Refused("not_over", "the record's game is not over; play on from it instead")
    wishes = [{"kind": "person", "name": clean(name)[:LONGEST_NAME]} for name in game.names]
    start, nonce = game.record()["start"], new_nonce()  # whole, also where the record left it to be dealt
    row = _row(services, game, start, nonce, Settings(), wishes, session, None, game.seed)
    table, made = Table(row), _entries_of(row.id, services.now(), actions or [], game.resigned)
    for entry in made:
        await asyncio.to_thread(fold, table, Change(entry))
    await _write(services, table, session, made)
    return table


def _entries_of(table: str, at: int, actions: list[Document], loser: int | None) -> list[Entry]:
    """Return the entries of a game that was played elsewhere: all its actions in one, and who resigned."""
    made = []
    if actions:
        made.append(Entry(table, 1, 1, at, "act", None, None, None, {"actions": actions}))
    if loser is not None:
        v, rev = len(made) + 1, len(made)
        made.append(Entry(table, v, rev, at, "resign", loser, None, None, {"seat": loser, "spent": 0}))
    return made


def replayed(record: Document, at: int) -> Game:
    """Return the game of a record after its first `at` actions."""
    if not isinstance(record, dict) or not isinstance(record.get("actions"), list):
        raise Refused("bad_request", "record: expected an object with a list of actions")
    if not 0 <= at <= len(record["actions"]):
        raise Refused("bad_request", f"at: 0 to {len(record['actions'])}")
    try:
        return voliera.replay(record if at == len(record["actions"]) else shortened(record, at))
    except GameError as error:
        raise Refused(error.code, error.message, error.rule) from None


async def _make(
    services: Services,
    session: str,
    name: str,
    wishes: list[SeatWish],
    settings: Settings,
    game: Game,
    origin: str | None,
    seed: int | None,
) -> Table:
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise Refused("bad_request", "seats: one person has one seat at a table")
    if any((wish.time_ms or 0) > services.limits.bot_ms for wish in wishes):
        raise Refused("bad_request", f"seats: bots may think {services.limits.bot_ms} ms at most")
    await _check_share(services, session)
    seated = [_seated(wish, session, name) for wish in wishes]
    position = game.position()
    table = Table(_row(services, game, position, new_nonce(), settings, seated, session, origin, seed))
    await _write(services, table, session, [])
    return table


def _seated(wish: SeatWish, session: str, name: str) -> Document:
    match wish.kind:
        case "me":
            return {"kind": "person", "session": session, "name": name}
        case "bot":
            return {"kind": "bot", "bot": wish.bot, "time_ms": wish.time_ms}
        case "free":
            return {"kind": "free"}


async def _check_share(services: Services, session: str) -> None:
    somebody = select(seats.c.table_id).where(seats.c.session_id.is_not(None))
    waiting = and_(tables.c.status == "open", tables.c.id.in_(somebody))  # one that all have left is no burden
    query = select(func.count()).where(tables.c.host == session, or_(tables.c.status == "running", waiting))
    count = (await services.storage.fetch(query))[0][0]
    if count >= services.limits.tables_per_session:
        raise Refused("too_many_tables", f"{count} tables of this session are open; finish or leave some first")


def _row(
    services: Services,
    game: Game,
    start: Document,
    nonce: str,
    settings: Settings,
    seated: list[Document],
    host: str | None,
    origin: str | None,
    seed: int | None,
) -> Row:
    return Row(
        new_id(),
        game.name,
        game.variant,
        game.players,
        game.options,
        settings,
        seated,
        start,
        nonce,
        commitment_of(nonce, start),
        services.now(),
        host,
        origin,
        seed,
    )


async def _write(services: Services, table: Table, host: str, made: list[Entry]) -> None:
    row = table.row
    stored = {
        "id": row.id,
        "game": row.game,
        "variant": row.variant,
        "players": row.players,
        "options": encode_text(row.options),
        "settings": encode_text(row.settings),
        "seats": encode_text(row.seats),
        "start": encode_text(row.start),
        "seed": None if row.seed is None else str(row.seed),
        "nonce": row.nonce,
        "commitment": row.commitment,
        "created": row.created,
        "host": host,
        "origin": row.origin,
        "public": row.settings.public,
        **table.summary(row.created),
    }
    listed = [
        {"table_id": row.id, "seat": i, "session_id": one.session, "name": one.name, "bot": one.bot}
        for i, one in enumerate(table.seats)
    ]
    statements = [insert(tables).values(stored), insert(seats).values(listed)]
    statements += [insert(entries).values(entry.row()) for entry in made]
    await services.storage.run(*statements)
