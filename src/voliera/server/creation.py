"""Making tables: new ones, ones that play on from a record, and finished ones from a record.

Everything is checked before anything is written. The deal is made here, once, from 128 random bits of the system; its
hash is published with the table (core/fairness.py).
"""

import asyncio
from collections.abc import Callable, Sequence

from sqlalchemy import Executable, and_, func, insert, or_, select

from voliera.documents import Document
from voliera.game import Game
from voliera.protocol.errors import Refused
from voliera.protocol.messages import LONGEST_NAME, Settings
from voliera.server.core.deciding import clean
from voliera.server.core.entries import Entry
from voliera.server.core.folding import fold
from voliera.server.core.making import NewTable, SeatWish, new_game, new_row, replayed, resumed, seated, unrated
from voliera.server.core.table import Change, Table, stored_row
from voliera.server.services import Services
from voliera.server.storage.schema import deal_games, entries, seats, tables


async def make(services: Services, session: str, name: str, wish: NewTable) -> Table:
    """Make a table with a fresh deal."""
    game = new_game(wish)
    return await _make(services, session, name, wish.seats, wish.settings, game, None, game.seed)


async def make_dealt(services: Services, session: str, name: str, wish: NewTable, seed: int, day: str) -> Table:
    """Make the table at which somebody plays the deal of a day; raises Conflict where there is one already."""
    game = new_game(wish, seed)

    def kept(table: Table) -> Executable:
        return insert(deal_games).values(day=day, session_id=session, table_id=table.id)

    return await _make(services, session, name, wish.seats, wish.settings, game, None, game.seed, kept)


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
    game = await asyncio.to_thread(resumed, record, at, len(wishes))
    return await _make(services, session, name, wishes, unrated(settings), game, origin, None)


async def keep_record(services: Services, session: str, record: Document) -> Table:
    """Keep the record of a game that is over or resigned as a finished table, to replay and to show."""
    actions = record.get("actions")
    game = await asyncio.to_thread(replayed, record, len(actions) if isinstance(actions, list) else 0)
    if not game.over and game.resigned is None:
        raise Refused("not_over", "the record's game is not over; play on from it instead")
    wishes = [{"kind": "person", "name": clean(name)[:LONGEST_NAME]} for name in game.names]
    start = game.record()["start"]  # whole, also where the record left it to be dealt
    row = new_row(game, start, Settings(), wishes, session, None, game.seed, services.now())
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


async def _make(
    services: Services,
    session: str,
    name: str,
    wishes: list[SeatWish],
    settings: Settings,
    game: Game,
    origin: str | None,
    seed: int | None,
    also: Callable[[Table], Executable] | None = None,
) -> Table:
    """Write a new table, and what else belongs to it in the same transaction."""
    seats_taken = seated(wishes, session, name)
    if any((wish.time_ms or 0) > services.limits.bot_ms for wish in wishes):
        raise Refused("bad_request", f"seats: bots may think {services.limits.bot_ms} ms at most")
    await check_share(services, session)
    row = new_row(game, game.position(), settings, seats_taken, session, origin, seed, services.now())
    table = Table(row)
    await _write(services, table, session, [], [] if also is None else [also(table)])
    return table


async def check_share(services: Services, session: str) -> None:
    """Refuse another table to somebody who has too many already."""
    somebody = select(seats.c.table_id).where(seats.c.session_id.is_not(None))
    waiting = and_(tables.c.status == "open", tables.c.id.in_(somebody))  # one that all have left is no burden
    query = select(func.count()).where(tables.c.host == session, or_(tables.c.status == "running", waiting))
    count = (await services.storage.fetch(query))[0][0]
    if count >= services.limits.tables_per_session:
        raise Refused("too_many_tables", f"{count} tables of this session are open; finish or leave some first")


async def _write(
    services: Services, table: Table, host: str, made: list[Entry], also: Sequence[Executable] = ()
) -> None:
    row = table.row
    stored = {**stored_row(row), "host": host, **table.summary(row.created)}
    listed = [
        {"table_id": row.id, "seat": i, "session_id": one.session, "name": one.name, "bot": one.bot}
        for i, one in enumerate(table.seats)
    ]
    statements = [insert(tables).values(stored), insert(seats).values(listed)]
    statements += [insert(entries).values(entry.row()) for entry in made]
    await services.storage.run(*statements, *also)
