"""Several processes on one PostgreSQL and one Redis: to players it is one server, whatever is killed."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx2
import pytest

from tests.server.databases import Postgres, Redis
from tests.server.killing import Diary, Player, Verdict, compared, seated
from tests.server.notices.push_service import PushService
from tests.server.notices.turn_games import TurnGame, play_turn
from tests.server.one import QUICK_TURNS
from tests.server.roaming import Steady
from tests.server.sockets import Talk, talking
from tests.server.zygote import Zygote
from tests.waiting import until


@dataclass
class World:
    """Two servers, and tables with two players each who have not come yet."""

    database: str
    one: Zygote
    other: Zygote
    diaries: list[Diary]
    seeds: Iterator[int] = field(default_factory=lambda: iter(range(1_000)))

    def pair(self) -> list[Diary]:
        return [self.diaries.pop(0), self.diaries.pop(0)]

    def players(self, pair: list[Diary]) -> list[Player]:
        """The first comes to one server, the second to the other."""
        return [Steady(pair[0], self.one, next(self.seeds)), Steady(pair[1], self.other, next(self.seeds))]


@pytest.fixture(scope="module")
def shared(_postgres: Postgres, _redis: Redis) -> Iterator[World]:
    _postgres.start()
    _redis.start()
    database = _postgres.new_database()
    diaries = asyncio.run(seated(database, 16))
    settings: dict[str, Any] = {"thinkers": 0, "limit_seat_messages": 1_000_000, "limit_sessions_per_minute": 1_000}
    settings["private_addresses"] = 1  # the push service is on this machine
    one, other = (Zygote(database, _redis.url, environment=QUICK_TURNS, **settings) for _ in range(2))
    with one, other:
        yield World(database, one, other, diaries)
        assert "Traceback" not in one.output() + other.output()
    for pipe in (one.mother.stdout, other.mother.stdout):
        assert pipe is not None
        pipe.close()


@pytest.fixture
def world(shared: World, postgres: Postgres, redis: Redis) -> World:
    """Both servers run and are well."""
    for server in (shared.one, shared.other):
        if server.child is None:
            server.start()
        server.wait()
    return shared


def played(players: list[Player], trouble: Callable[[], Awaitable[None]] | None = None) -> None:
    """Play until the game is over, with some trouble on the way."""

    async def play() -> None:
        first, second = players
        tasks = [asyncio.create_task(first.play())]
        await until(lambda: first.diary.newest > 0)  # the first who comes makes its server the owner
        tasks.append(asyncio.create_task(second.play()))
        try:
            if trouble is not None:
                await acknowledged(players, 4)
                await trouble()
            await until(lambda: all(player.over for player in players) or any(task.done() for task in tasks))
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(play())


async def acknowledged(players: list[Player], more: int) -> None:
    """Wait until each has this many more acknowledged actions, or the game is over."""
    before = [len(player.diary.acks) for player in players]
    await until(
        lambda: all(
            player.over or len(player.diary.acks) >= count + more for player, count in zip(players, before, strict=True)
        )
    )


def good(verdict: Verdict) -> bool:
    return verdict.acknowledged > 10 and verdict.good


def test_players_at_different_processes_play_a_whole_game_without_a_gap(world: World) -> None:
    for _ in range(2):  # one of each game
        pair = world.pair()
        players = world.players(pair)
        played(players)
        assert [diary.gaps for diary in pair] == [0, 0]
        assert not [code for diary in pair for _, code in diary.nacks]
        assert players[0].diary.newest == players[1].diary.newest
        assert good(asyncio.run(compared(world.database, pair)))


def test_presence_is_told_across_processes(world: World) -> None:
    async def scene() -> None:
        first, second = world.pair()
        async with talking(world.one, first.cookie, first.table) as here:
            assert await present(here, [True, False])
            async with talking(world.other, second.cookie, first.table) as there:
                assert await present(there, [True, True])
                assert await present(here, [True, True])
            assert await present(here, [True, False])
            async with talking(world.other, second.cookie, first.table) as there:
                assert await present(there, [True, True])
                await asyncio.to_thread(world.other.kill)
                assert await present(here, [True, False])

    asyncio.run(scene())


async def present(talk: Talk, seats: list[bool]) -> bool:
    while (await talk.next("presence"))["seats"] != seats:
        continue
    return True


@pytest.mark.parametrize("watching", ["at the owner", "elsewhere"])
def test_a_revoked_link_closes_sockets_in_the_other_process(world: World, watching: str) -> None:
    owner, other = world.one, world.other
    looking, telling = (owner, other) if watching == "at the owner" else (other, owner)

    async def scene() -> None:
        first, _ = world.pair()
        table = first.table
        async with (
            httpx2.AsyncClient(base_url=telling.url, cookies={"voliera": first.cookie}) as host,
            httpx2.AsyncClient(base_url=looking.url) as guest,
        ):
            link = (await host.post(f"/api/tables/{table}/links", json={"kind": "watch"})).json()
            await guest.post("/api/session", json={"name": "Guest"})
            entrance = await guest.post("/api/links/exchange", json={"token": link["token"]})
            assert entrance.status_code == 200
            async with (
                talking(owner, first.cookie, table) as player,
                talking(looking, guest.cookies["voliera"], table) as watcher,
            ):
                await player.next("full")
                assert (await watcher.next("full"))["you"]["kind"] == "watch"
                answer = await host.delete(f"/api/tables/{table}/links/{link['id']}")
                assert answer.status_code == 204
                assert (await watcher.next("bye"))["why"] == "revoked"
                player.say("ping")
                await player.next("pong")

    asyncio.run(scene())


def test_redis_killed_and_started_again_under_play_loses_nothing(world: World, redis: Redis) -> None:
    pair = world.pair()
    players = world.players(pair)

    async def trouble() -> None:
        for _ in range(2):
            await asyncio.to_thread(redis.kill)
            await asyncio.sleep(0.5)
            await asyncio.to_thread(redis.start)
            await acknowledged(players, 3)

    played(players, trouble)
    assert [diary.gaps for diary in pair] == [0, 0]
    assert good(asyncio.run(compared(world.database, pair)))


def test_while_redis_is_gone_the_owner_goes_on_with_its_own_sockets(world: World, redis: Redis) -> None:
    async def scene() -> None:
        first, second = world.pair()
        async with talking(world.one, first.cookie, first.table) as here:
            await here.next("full")  # the first who is answered makes its server the owner
            async with talking(world.other, second.cookie, first.table) as there:
                before = (await there.next("full"))["v"]
                await asyncio.to_thread(redis.kill)
                here.say("say", id="alone", emote="chirp")
                assert (await here.next("ack", "nack"))["type"] == "ack"
                there.say("say", id="cut off", emote="chirp")
                assert (await there.next("ack", "nack"))["code"] == "unavailable"
                await asyncio.to_thread(redis.start)
                assert (await there.next("full"))["v"] >= before + 1

    asyncio.run(scene())


def test_postgresql_stopped_and_started_again_under_play_loses_nothing(world: World, postgres: Postgres) -> None:
    pair = world.pair()
    players = world.players(pair)

    async def trouble() -> None:
        await asyncio.to_thread(postgres.kill)
        await until(lambda: any(code == "unavailable" for diary in pair for _, code in diary.nacks))
        postgres.start()  # not in a thread: the system ends it with the thread that started it
        await acknowledged(players, 3)

    played(players, trouble)
    assert [diary.gaps for diary in pair] == [0, 0]
    assert good(asyncio.run(compared(world.database, pair)))


def test_when_the_owner_is_killed_the_other_process_takes_over(world: World) -> None:
    pair = world.pair()
    players = world.players(pair)

    async def trouble() -> None:
        await asyncio.to_thread(world.one.kill)
        players[0].server = world.other
        await acknowledged(players, 3)

    played(players, trouble)
    assert [diary.gaps for diary in pair] == [0, 0]
    assert good(asyncio.run(compared(world.database, pair)))


def test_an_owner_that_stops_in_good_order_hands_over_at_once(world: World) -> None:
    pair = world.pair()
    players = world.players(pair)

    async def trouble() -> None:
        players[0].server = world.other
        await asyncio.to_thread(world.one.stop)
        await acknowledged(players, 3)

    played(players, trouble)
    assert [diary.gaps for diary in pair] == [0, 0]
    assert good(asyncio.run(compared(world.database, pair)))


def test_of_two_processes_one_tells_of_a_turn_once_and_nobody_who_is_at_the_other(world: World) -> None:
    """The first owns all tables. Then it stops, and the other takes them: to that one all turns are new."""

    async def scene() -> None:
        service = PushService()
        await service.start()
        games = [await TurnGame.begun(world.one, world.pair(), service) for _ in range(4)]
        away, looking, polling, later = games
        async with talking(world.other, looking.waiting.cookie, looking.table) as there:
            await there.next("full")
            await polling.ask(world.other)
            for game in (looking, polling, away):
                await play_turn(world.one, game.mover)
            await until(away.told)
            await asyncio.to_thread(world.one.stop)
            await there.next("full")  # by its new owner
            await polling.ask(world.other)
            await play_turn(world.other, away.mover)  # it looks, and is not to move
            await play_turn(world.other, later.mover)
            await until(later.told)
            await asyncio.sleep(2 * turns_s)
        assert [len(game.told()) for game in games] == [1, 0, 0, 1]
        await service.stop()

    turns_s = float(QUICK_TURNS["QUICK_TURNS_S"])
    asyncio.run(scene())
