"""Loading a table: the same one that was played, for the price of the game, and never on the event loop."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import delete

from tests.server.tables import NOW
from voliera.protocol.messages import Act, Back, Command, Say, Settings, Undo, Viewer
from voliera.server.core import folding
from voliera.server.core.entries import Entry
from voliera.server.core.making import NewTable, SeatWish
from voliera.server.core.outgoing import encode, full, resumed
from voliera.server.core.table import CHAT_KEPT, Table
from voliera.server.creation import make
from voliera.server.house import House, opened
from voliera.server.live.actor import Actor
from voliera.server.settings import Limits, ServerSettings
from voliera.server.storage import loading
from voliera.server.storage.damage import DamagedTable
from voliera.server.storage.loading import loaded
from voliera.server.storage.schema import entries

LINES = 3 * CHAT_KEPT
FREE = Limits(lines_per_minute=1_000_000)


class Seated:
    """A table with two people who say what a test wants them to say."""

    def __init__(self, house: House, table: str, sessions: list[str]) -> None:
        self.house, self.id, self.sessions = house, table, sessions
        self.count = 0

    @property
    def actor(self) -> Actor:
        return self.house.hall.local.actors[self.id]

    async def send(self, seat: int, make_command: Callable[[str], Command]) -> str:
        self.count += 1
        told: list[str] = []
        await self.house.hall.command(self.id, make_command(str(self.count)), self.sessions[seat], told.append)
        return told[0]

    async def act(self) -> None:
        table = self.actor.table
        assert table.mover is not None
        action = table.game.legal()[0]
        assert '"ack"' in await self.send(table.mover, lambda name: Act(name, table.rev, [action]))

    async def chat(self, lines: int) -> None:
        for i in range(lines):
            assert '"ack"' in await self.send(i % 2, lambda name: Say(name, text=f"line {name}"))

    async def loaded(self) -> Table:
        table = await loaded(self.house.services.storage, self.id)
        assert table is not None
        return table


@asynccontextmanager
async def seated(url: str, limits: Limits = FREE, settings: Settings = Settings()) -> AsyncIterator[Seated]:  # noqa: B008
    async with opened(ServerSettings(database=url, thinkers=0, limits=limits)) as house:
        sessions = [(await house.people.new_session(name, "en"))[0] for name in ("A", "B")]
        wish = NewTable("birdie", [SeatWish("me"), SeatWish("free")], settings=settings)
        table = await make(house.services, sessions[0], "A", wish)
        await house.hall.join(table.id, sessions[1], "B", None)
        yield Seated(house, table.id, sessions)


def play(scene: Coroutine[Any, Any, None]) -> None:
    async def whole() -> None:
        async with asyncio.timeout(300):
            await scene

    asyncio.run(whole())


def seen(table: Table) -> list[bytes]:
    return [encode(full(table, Viewer("seat", seat), NOW)) for seat in range(2)]


def test_a_loaded_table_is_the_one_that_was_played_and_older_chat_is_not_read(
    storage_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    folded: list[Entry] = []

    def fold(table: Table, change: Any) -> Any:
        folded.append(change.entry)
        return folding.fold(table, change)

    async def scene() -> None:
        async with seated(storage_url) as sitting:
            for _ in range(4):
                await sitting.act()
                await sitting.chat(LINES // 3)
            live = sitting.actor.table
            monkeypatch.setattr(loading, "fold", fold)
            table = await sitting.loaded()
            assert seen(table) == seen(live)
            assert (table.v, table.rev, table.acts) == (live.v, live.rev, live.acts)
            assert (table.lines, table.work) == (live.lines, live.work) == (4 * (LINES // 3), 5)
            assert [entry.kind for entry in folded].count("say") == CHAT_KEPT
            assert len(folded) == CHAT_KEPT + 5

    play(scene())


def test_who_missed_chat_that_is_not_in_memory_is_told_the_present(storage_url: str) -> None:
    async def scene() -> None:
        async with seated(storage_url) as sitting:
            await sitting.act()
            await sitting.chat(LINES)
            table = await sitting.loaded()
            for missed, kind in ((1, b"ev"), (CHAT_KEPT, b"ev"), (CHAT_KEPT + 1, b"full"), (LINES, b"full")):
                told = [encode(one) for one in resumed(table, Viewer("seat", 0), table.v - missed, NOW)]
                assert told[0].startswith(b'{"type":"%s"' % kind), missed
                assert len(told) == (missed if kind == b"ev" else 1)

    play(scene())


def test_a_table_that_misses_an_entry_of_the_game_is_not_loaded(storage_url: str) -> None:
    async def scene() -> None:
        async with seated(storage_url, settings=Settings(take_back=True)) as sitting:
            await sitting.act()
            asker = sitting.actor.table.acts[0][0] or 0
            assert '"ack"' in await sitting.send(asker, lambda name: Back(name, 1, "ask"))
            assert '"ack"' in await sitting.send(1 - asker, lambda name: Back(name, 1, "no"))
            refused = entries.c.v == sitting.actor.table.v
            await sitting.act()
            await sitting.house.services.storage.run(delete(entries).where(entries.c.table_id == sitting.id, refused))
            with pytest.raises(DamagedTable):
                await sitting.loaded()

    play(scene())


def test_nothing_is_folded_on_the_event_loop_while_a_table_is_opened(
    storage_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: set[int] = set()

    def fold(table: Table, change: Any) -> Any:
        threads.add(threading.get_ident())
        return folding.fold(table, change)

    async def scene() -> None:
        async with seated(storage_url) as sitting:
            await sitting.act()
            hall = sitting.house.hall
            hall.local.give_up(sitting.id)
            monkeypatch.setattr(loading, "fold", fold)
            assert isinstance(await hall.local.find(sitting.id), Actor)
            assert threads
            assert threading.get_ident() not in threads

    play(scene())


def test_many_actions_are_played_and_caught_up_with_outside_the_event_loop(
    storage_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long act is decided in a thread, and folded in one by an owner that has to catch up."""
    threads: list[int] = []

    async def scene() -> None:
        async with seated(storage_url) as sitting:
            behind = sitting.actor.table.twin()
            table = sitting.actor.table
            game, legal = type(table.game), table.game.legal()[0]
            real = game.apply

            def apply(self: Any, action: Any) -> Any:
                threads.append(threading.get_ident())
                return real(self, action)

            monkeypatch.setattr(game, "apply", apply)
            mover = table.mover or 0
            assert '"nack"' in await sitting.send(mover, lambda name: Act(name, 0, [legal] * 40))
            assert threads
            assert threading.get_ident() not in threads
            monkeypatch.setattr("voliera.server.worker_thread.ACTIONS_AT_ONCE", 0)
            await sitting.act()
            threads.clear()
            sitting.actor.table = behind
            await sitting.actor.catch_up()
            assert sitting.actor.table.v == behind.v + 1
            assert threads
            assert threading.get_ident() not in threads

    play(scene())


def test_a_take_back_plays_nothing_again(storage_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often it is asked for, loading plays each act once."""

    async def scene() -> None:
        async with seated(storage_url, settings=Settings(take_back=True)) as sitting:
            for _ in range(6):
                await sitting.act()
            for _ in range(3):
                asker = sitting.actor.table.acts[-1][0] or 0
                for seat, say in ((asker, "ask"), (1 - asker, "yes")):
                    rev = sitting.actor.table.rev
                    assert '"ack"' in await sitting.send(seat, lambda name, rev=rev, say=say: Back(name, rev, say))  # type: ignore[misc]
                await sitting.act()
            live, applied = sitting.actor.table, list[Any]()
            game = type(live.game)
            real = game.apply

            def apply(self: Any, action: Any) -> Any:
                applied.append(action)
                return real(self, action)

            monkeypatch.setattr(game, "apply", apply)
            table = await sitting.loaded()
            assert len(applied) == 9
            monkeypatch.undo()
            assert seen(table) == seen(live)
            assert table.game.states.tobytes() == table.replayed(table.acts).states.tobytes()
            assert len(table.states_before) == len(table.acts)

    play(scene())


def test_catching_up_reads_a_few_entries_at_a_time(storage_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with seated(storage_url) as sitting:
            behind = sitting.actor.table.twin()
            await sitting.chat(LINES)
            sizes: list[int] = []
            storage = sitting.house.services.storage
            real = storage.entries_after

            async def entries_after(*given: Any) -> list[Entry]:
                found = await real(*given)
                sizes.append(len(found))
                return found

            monkeypatch.setattr(storage, "entries_after", entries_after)
            sitting.actor.table = behind
            await sitting.actor.catch_up()
            assert sitting.actor.table.v == LINES + 1
            assert sum(sizes) == LINES
            assert max(sizes) <= 64

    play(scene())


def test_undo_keeps_the_states_of_a_table_with_take_backs_in_step(storage_url: str) -> None:
    async def scene() -> None:
        async with seated(storage_url, settings=Settings(take_back=True)) as sitting:
            table = sitting.actor.table
            action = next(one for one in table.game.legal() if one["do"] == "lay" and one["from"] == "display")
            mover = table.mover or 0
            assert '"ack"' in await sitting.send(mover, lambda name: Act(name, 0, [action]))
            assert '"ack"' in await sitting.send(mover, lambda name: Undo(name, 1))
            await sitting.act()
            rev = sitting.actor.table.rev
            assert '"ack"' in await sitting.send(mover, lambda name: Back(name, rev, "ask"))
            assert '"ack"' in await sitting.send(1 - mover, lambda name: Back(name, rev, "yes"))
            assert sitting.actor.table.game.position() == table.game.position()
            assert seen(await sitting.loaded()) == seen(sitting.actor.table)

    play(scene())
