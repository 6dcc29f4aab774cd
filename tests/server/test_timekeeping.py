"""The wall clock is set, in either direction, while tables are played: nobody loses a game by it, nobody gains one.

The clocks are turned by hand here; with real processes it is `test_clock_steps.py`.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from structlog.testing import capture_logs

from tests.configurations import CONFIGURATIONS
from tests.server.tables import NOW, played
from voliera.protocol.errors import Refused
from voliera.protocol.messages import Act, DaysClock, LiveClock, Say, Settings
from voliera.server.api.sheets import KEPT_MS, _clear_away
from voliera.server.bus import Alone
from voliera.server.core.clocks import DAY_MS
from voliera.server.core.deciding import flag
from voliera.server.core.making import NewTable, SeatWish
from voliera.server.creation import make
from voliera.server.live.actor import Actor
from voliera.server.live.hall import Hall
from voliera.server.people import People
from voliera.server.services import Services
from voliera.server.settings import ServerSettings
from voliera.server.storage import open_storage
from voliera.server.storage.loading import resume_clocks
from voliera.server.storage.schema import sheets, tables
from voliera.server.thinking.thinkers import Thinkers
from voliera.server.timekeeping import GRACE_MS, Timekeeper

HOUR = 3_600_000
YEAR = 365 * DAY_MS
STEPS = (HOUR, -HOUR, YEAR, -YEAR)
LIVE, DAYS = LiveClock(600), DaysClock(2)


@dataclass
class Hands:
    """A wall clock and a monotonic clock that stand still unless they are turned."""

    wall: int = NOW
    monotonic: int = 5_000

    def keeper(self) -> Timekeeper:
        return Timekeeper(lambda: self.wall, lambda: self.monotonic)

    def pass_by(self, ms: int) -> None:
        """Let time pass."""
        self.wall += ms
        self.monotonic += ms

    def step(self, ms: int) -> None:
        """Set the wall clock."""
        self.wall += ms


# The timekeeper


@pytest.mark.parametrize("step", STEPS)
def test_a_step_is_noticed_and_leaves_steady_time_alone(step: int) -> None:
    hands = Hands()
    keeper = hands.keeper()
    hands.pass_by(2 * HOUR)
    assert keeper.moment() == (NOW + 2 * HOUR, NOW + 2 * HOUR)
    assert keeper.trusted
    with capture_logs() as logs:
        hands.step(step)
        hands.pass_by(1_000)
        assert keeper.moment() == (NOW + 2 * HOUR + step + 1_000, NOW + 2 * HOUR + 1_000)
        keeper.moment()
    assert logs == [{"event": "clock_stepped", "log_level": "warning", "seconds": step // 1000}]
    assert not keeper.trusted
    hands.pass_by(GRACE_MS)
    assert keeper.trusted


def test_a_clock_that_is_set_little_by_little_is_no_step() -> None:
    hands = Hands()
    keeper = hands.keeper()
    hands.pass_by(GRACE_MS)
    with capture_logs() as logs:
        for _ in range(100):
            hands.pass_by(1_000)
            hands.step(100)
            keeper.moment()
    assert logs == []
    assert keeper.trusted


def test_a_pause_between_two_readings_is_no_step() -> None:
    times = iter([0, 0, 0, *(0, 9_000), *(9_000, 9_000)])  # monotonic: start, then a pause, then once more
    walls = iter([NOW, NOW, NOW + 9_000])
    keeper = Timekeeper(lambda: next(walls), lambda: next(times, 9_000))
    with capture_logs() as logs:
        keeper.moment()
    assert logs == []


# Tables in memory


@dataclass
class World:
    hands: Hands
    hall: Hall
    folder: Path

    @property
    def services(self) -> Services:
        return self.hall.services

    async def table(self, clock: Any) -> tuple[str, list[str]]:
        """A running table of two people who are both known."""
        people = [(await People(self.services).new_session(name, "en"))[0] for name in "AB"]
        wish = NewTable("birdie", [SeatWish("me"), SeatWish("free")], settings=Settings(clock=clock))
        table = (await make(self.services, people[0], "A", wish)).id
        await self.hall.join(table, people[1], "B", None)
        return table, people

    async def actor(self, table: str) -> Actor:
        found = await self.hall.local.find(table)
        assert isinstance(found, Actor)
        return found

    async def unload(self, table: str) -> None:
        self.hall.local.give_up(table)
        await self.hall.local.settled()

    async def act(self, table: str, people: list[str]) -> None:
        now = (await self.actor(table)).table
        assert now.mover is not None
        answers: list[str] = []
        command = Act(f"a{now.v}", now.rev, [now.game.legal()[0]])
        await self.hall.command(table, command, people[now.mover], answers.append)
        assert json.loads(answers[0])["type"] == "ack", answers

    async def flagged(self, table: str) -> bool:
        """Whether the clock of the seat to move has run out, now."""
        return flag((await self.actor(table)).table, self.services.steady()) is not None

    async def deadline(self, table: str) -> int:
        [row] = await self.services.storage.fetch(select(tables.c.deadline).where(tables.c.id == table))
        return int(row.deadline)


@asynccontextmanager
async def opened(folder: Path, hands: Hands) -> AsyncIterator[World]:
    storage = await open_storage(str(folder / "time.db"))
    storage.start()
    hall = Hall(Services(ServerSettings(), storage, Alone(), Thinkers(0), time=hands.keeper()))
    try:
        yield World(hands, hall, folder)
    finally:
        await hall.close(0)
        await hall.services.thinkers.close()
        await storage.close()


Work = Callable[[World], Awaitable[None]]


@pytest.fixture
def scene(tmp_path: Path) -> Callable[[Work], None]:
    def play(work: Work) -> None:
        async def whole() -> None:
            async with opened(tmp_path, Hands()) as world, asyncio.timeout(60):
                await work(world)

        asyncio.run(whole())

    return play


Scene = Callable[[Work], None]


@pytest.mark.parametrize("step", STEPS)
def test_a_live_clock_in_memory_knows_nothing_of_a_step(scene: Scene, step: int) -> None:
    async def work(world: World) -> None:
        table, people = await world.table(LIVE)
        mover = (await world.actor(table)).table.mover or 0
        world.hands.pass_by(10_000)
        world.hands.step(step)
        assert not await world.flagged(table)
        actor = await world.actor(table)
        document = actor.table.clocks.document(world.services.steady())
        assert document is not None
        assert isinstance(document["left_ms"], list)
        assert document["left_ms"][mover] == 590_000
        await world.act(table, people)
        assert actor.table.clocks.left[mover] == 590_000
        world.hands.pass_by(600_000)
        assert await world.flagged(table)  # a step gives nobody time, either

    scene(work)


@pytest.mark.parametrize("step", STEPS)
def test_a_live_clock_goes_on_after_a_step_while_the_table_was_not_loaded(scene: Scene, step: int) -> None:
    async def work(world: World) -> None:
        table, people = await world.table(LIVE)
        mover = (await world.actor(table)).table.mover or 0
        await world.unload(table)
        world.hands.step(step)
        actor = await world.actor(table)
        world.hands.pass_by(7_000)
        await world.act(table, people)
        assert actor.table.clocks.left[mover] == 593_000
        entries = await world.services.storage.entries_after(table, 0)
        assert entries[-1].body["spent"] == 7_000
        assert entries[-1].at == world.hands.wall

    scene(work)


@pytest.mark.parametrize("step", STEPS)
def test_what_another_owner_committed_starts_a_live_clock_now(scene: Scene, step: int, tmp_path: Path) -> None:
    async def work(world: World) -> None:
        table, people = await world.table(LIVE)
        ours = await world.actor(table)
        other_hands = Hands(world.hands.wall + step)  # a machine whose clock is wrong
        other = Hall(
            Services(ServerSettings(), world.services.storage, Alone(), Thinkers(0), time=other_hands.keeper())
        )
        theirs = World(other_hands, other, tmp_path)
        await theirs.act(table, people)
        await other.close(0)
        await other.services.thinkers.close()
        await ours.catch_up()
        assert not await world.flagged(table)
        world.hands.pass_by(600_000)
        assert await world.flagged(table)

    scene(work)


@pytest.mark.parametrize("step", STEPS)
def test_days_in_memory_know_nothing_of_a_step(scene: Scene, step: int) -> None:
    async def work(world: World) -> None:
        table, people = await world.table(DAYS)
        await world.actor(table)
        world.hands.pass_by(2 * HOUR)
        world.hands.step(step)
        assert not await world.flagged(table)
        await world.act(table, people)
        assert await world.deadline(table) == world.hands.wall + 2 * DAY_MS
        world.hands.pass_by(2 * DAY_MS - 1)
        assert not await world.flagged(table)
        world.hands.pass_by(1)
        assert await world.flagged(table)

    scene(work)


@pytest.mark.parametrize("step", STEPS)
def test_the_deadline_is_kept_as_the_new_clock_will_show_it(scene: Scene, step: int) -> None:
    async def work(world: World) -> None:
        table, people = await world.table(DAYS)
        await world.actor(table)
        world.hands.pass_by(DAY_MS)
        world.hands.step(step)
        said: list[str] = []
        await world.hall.command(table, Say("s", emote="chirp"), people[0], said.append)
        assert await world.deadline(table) == world.hands.wall + DAY_MS
        await world.unload(table)
        world.hands.pass_by(DAY_MS - 1)  # by now the step is long ago
        assert not await world.flagged(table)
        world.hands.pass_by(1)
        assert await world.flagged(table)

    scene(work)


# Days, across a load


@pytest.mark.parametrize("step", [step for step in STEPS if step > 0])
def test_days_that_are_over_by_a_step_end_after_a_grace_period(scene: Scene, step: int) -> None:
    async def work(world: World) -> None:
        table, _ = await world.table(DAYS)
        await world.actor(table)
        await world.unload(table)
        world.hands.pass_by(2 * DAY_MS - 1)
        world.hands.step(step)
        await world.hall._wake_overdue()
        assert table not in world.hall.local.actors  # nothing is woken until the clock is trusted again
        assert not await world.flagged(table)
        world.hands.pass_by(GRACE_MS - 1)
        assert not await world.flagged(table)
        await world.unload(table)
        world.hands.pass_by(1)
        await world.hall._wake_overdue()
        assert table in world.hall.local.actors
        assert await world.flagged(table)

    scene(work)


def test_days_that_ran_out_while_the_server_was_down_end_after_a_grace_period(tmp_path: Path) -> None:
    async def scene() -> None:
        hands = Hands()
        async with opened(tmp_path, hands) as world:
            table, _ = await world.table(DAYS)
        hands.pass_by(10 * DAY_MS)
        async with opened(tmp_path, hands) as world:
            assert not await world.flagged(table)
            hands.pass_by(GRACE_MS)
            assert await world.flagged(table)

    asyncio.run(scene())


@pytest.mark.parametrize("restarted", [False, True])
def test_a_clock_that_went_back_gives_a_turn_its_days_once_more_at_most(tmp_path: Path, restarted: bool) -> None:
    hands = Hands()

    async def looked_at_every_hour(world: World, table: str) -> None:
        hours = 0
        while not await world.flagged(table):
            await world.unload(table)
            hands.pass_by(HOUR)
            hours += 1
            assert hours <= 48
        assert hours == 48

    async def whole() -> None:
        async with opened(tmp_path, hands) as world:
            table, _ = await world.table(DAYS)
            await world.actor(table)
            await world.unload(table)
            hands.step(-YEAR)
            if not restarted:
                await looked_at_every_hour(world, table)
                return
        async with opened(tmp_path, hands) as world:
            await looked_at_every_hour(world, table)

    asyncio.run(whole())


def test_a_table_folds_to_the_same_clock_however_often_it_is_loaded() -> None:
    sitting = played(CONFIGURATIONS[0], 1, Settings(clock=DAYS))
    first, again = sitting.table.clocks, sitting.table.clocks.twin()
    first.resume(NOW + HOUR, NOW + HOUR)
    again.resume(NOW + HOUR, NOW + HOUR, first.deadline())
    assert first.deadline() == again.deadline() == NOW + 2 * DAY_MS


def test_a_deadline_of_an_earlier_turn_is_not_taken_for_this_ones(scene: Scene) -> None:
    async def work(world: World) -> None:
        table, people = await world.table(DAYS)
        world.hands.pass_by(DAY_MS)
        await world.act(table, people)
        actor = await world.actor(table)
        behind = update(tables).where(tables.c.id == table).values(v=1, deadline=NOW)
        await world.services.storage.run(behind)
        await resume_clocks(world.services.storage, world.services.time, actor.table)
        assert actor.table.clocks.deadline() == world.hands.wall + 2 * DAY_MS

    scene(work)


# What else is kept by wall time


def test_a_code_is_good_for_its_ten_minutes_at_most_whatever_the_clock_does(scene: Scene) -> None:
    async def work(world: World) -> None:
        people = People(world.services)
        session, _ = await people.new_session("A", "en")
        code, expires = await people.new_code(session)
        assert expires == world.hands.wall + 600_000
        world.hands.step(-HOUR)
        with pytest.raises(Refused, match="has expired"):
            await people.claim_code(code)
        again, _ = await people.new_code(session)
        assert (await people.claim_code(again))[0] == session

    scene(work)


def test_sheets_are_cleared_away_only_by_a_clock_that_is_trusted(scene: Scene) -> None:
    async def work(world: World) -> None:
        storage, hands = world.services.storage, world.hands

        async def kept() -> dict[str, int]:
            return {row.code: row.updated for row in await storage.fetch(select(sheets))}

        def written(code: str, at: int) -> Any:
            return sheets.insert().values(code=code, v=1, document="{}", created=at, updated=at)

        await storage.run(written("OLD", NOW - KEPT_MS), written("NEW", NOW))
        hands.pass_by(GRACE_MS)
        hands.step(YEAR)
        await _clear_away(world.services, world.services.now())
        assert set(await kept()) == {"OLD", "NEW"}
        await storage.run(written("AHEAD", hands.wall))
        hands.step(-YEAR)
        world.services.now()
        hands.pass_by(GRACE_MS)
        await _clear_away(world.services, world.services.now())
        assert set(await kept()) == {"NEW", "AHEAD"}
        assert (await kept())["AHEAD"] == hands.wall

    scene(work)
