"""Two halls on one storage and one Redis, in one loop: what happens between any two steps can be brought about here."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis as Client

from tests.server.patience import LEASE_MS
from tests.waiting import PATIENCE_S, until
from voliera.protocol.errors import Refused
from voliera.protocol.messages import Command, Say, Settings, Vote
from voliera.server.bus import BusDown
from voliera.server.bus.leases import OWNER
from voliera.server.bus.redis_bus import RedisBus
from voliera.server.core.making import NewTable, SeatWish
from voliera.server.creation import make
from voliera.server.errors import NoTable
from voliera.server.live.actor import Actor
from voliera.server.live.connection import Connection
from voliera.server.live.hall import Hall
from voliera.server.people import People
from voliera.server.services import Services
from voliera.server.settings import ServerSettings
from voliera.server.storage import open_storage
from voliera.server.thinking.thinkers import Thinkers

Message = dict[str, Any]


class Socket:
    """A socket at a hall, without a network."""

    def __init__(self, hall: Hall, session: str) -> None:
        self.hall = hall
        self.told: list[Message] = []
        self.connection = Connection(self._send, hall.services.limits, session)

    async def _send(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self.told.append(json.loads(message["text"]))

    async def attach(self, table: str) -> None:
        await self.hall.attach(self.connection, table, None, None)

    async def say(self, action_id: str) -> Message:
        return await self.send(Say(action_id, emote="chirp"))

    async def send(self, command: Command) -> Message:
        answers: list[str] = []
        assert self.connection.session is not None
        table = self.connection.table
        assert table is not None
        await self.hall.command(table, command, self.connection.session, answers.append)
        answer: Message = json.loads(answers[0])
        return answer

    @property
    def numbers(self) -> list[int]:
        """The `v` of everything since the last full message, which must have no gap."""
        found: list[int] = []
        for message in self.told:
            if message["type"] == "full":
                found = [message["v"]]
            elif message["type"] == "ev":
                assert message["v"] == found[-1] + 1
                found.append(message["v"])
        return found


class World:
    """Two halls and a table at which two people sit."""

    def __init__(self, halls: list[Hall], redis_url: str) -> None:
        self.one, self.other = halls
        self.redis = Client.from_url(redis_url)
        self.table = ""
        self.sessions: list[str] = []

    async def prepare(self) -> None:
        services = self.one.services
        self.sessions = [(await People(services).new_session(name, "en"))[0] for name in ("A", "B")]
        wish = NewTable("birdie", [SeatWish("me"), SeatWish("free")], settings=Settings())
        self.table = (await make(services, self.sessions[0], "A", wish)).id
        await self.one.join(self.table, self.sessions[1], "B", None)

    async def sit(self, hall: Hall, seat: int) -> Socket:
        socket = Socket(hall, self.sessions[seat])
        await socket.attach(self.table)
        return socket

    async def steal(self) -> None:
        """The lease goes to the other hall, and the first has not noticed."""
        await self.redis.set(OWNER + self.table, self.other.services.bus.process, px=LEASE_MS)

    async def settled(self, *sockets: Socket) -> None:
        """Until everybody has seen the last entry."""
        entries = await self.one.services.storage.entries_after(self.table, 0)
        await until(lambda: all(socket.numbers and socket.numbers[-1] == entries[-1].v for socket in sockets))


@asynccontextmanager
async def opened(path: Path, redis_url: str) -> AsyncIterator[World]:
    storage = await open_storage(str(path / "races.db"))
    halls = [Hall(Services(ServerSettings(), storage, RedisBus(redis_url), Thinkers(0))) for _ in range(2)]
    for hall in halls:
        await hall.start()
    world = World(halls, redis_url)
    await world.prepare()
    try:
        yield world
    finally:
        for hall in halls:
            await hall.close(0)
            await hall.services.thinkers.close()
        await storage.close()
        await world.redis.aclose()


@pytest.fixture
def scene(tmp_path: Path, redis_url: str) -> Callable[[Callable[[World], Awaitable[None]]], None]:
    def play(work: Callable[[World], Awaitable[None]]) -> None:
        async def whole() -> None:
            async with opened(tmp_path, redis_url) as world, asyncio.timeout(PATIENCE_S):
                await work(world)

        asyncio.run(whole())

    return play


Scene = Callable[[Callable[[World], Awaitable[None]]], None]


def test_a_failed_attach_leaves_no_room_behind(scene: Scene) -> None:
    async def work(world: World) -> None:
        for hall in (world.one, world.other):
            with pytest.raises(NoTable):
                await Socket(hall, world.sessions[0]).attach("abcdefghijklmnop")
            stranger = (await People(hall.services).new_session("C", "en"))[0]
            with pytest.raises(Refused, match="not public"):
                await Socket(hall, stranger).attach(world.table)
        assert not world.other.rooms
        assert set(world.one.rooms) == {world.table}  # where the table is in memory
        assert not world.one.rooms[world.table]

    scene(work)


def test_many_who_come_at_once_are_all_greeted_and_told_everything(scene: Scene) -> None:
    async def work(world: World) -> None:
        sockets = [Socket(hall, session) for hall in (world.one, world.other) for session in world.sessions * 10]
        attached = [socket.attach(world.table) for socket in sockets]
        said = world.one.command(world.table, Say("x", emote="chirp"), world.sessions[0], lambda _: None)
        await asyncio.gather(*attached, said)
        assert (await sockets[-1].say("y"))["type"] == "ack"
        await world.settled(*sockets)
        assert len(world.one.local.actors) + len(world.other.local.actors) == 1
        assert sum(world.one.local.actors[world.table].audience.counts().values()) == len(sockets)

    scene(work)


def test_a_socket_that_closes_while_it_is_greeted_is_not_counted(scene: Scene) -> None:
    async def work(world: World) -> None:
        await world.sit(world.one, 0)
        socket = Socket(world.other, world.sessions[1])
        attaching = asyncio.create_task(socket.attach(world.table))
        await until(lambda: bool(world.other.rooms.get(world.table)))
        await world.other.detach(socket.connection)
        await attaching
        await until(lambda: not world.other.rooms)
        actor = world.one.local.actors[world.table]
        await until(lambda: actor.audience.counts() == {"seat:0": 1})

    scene(work)


def test_an_actor_that_leaves_while_somebody_comes_is_there_again(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(world: World) -> None:
        first = world.one.local.actors[world.table]
        socket = Socket(world.one, world.sessions[0])
        world.one.local.give_up(world.table)
        await socket.attach(world.table)
        again = world.one.local.actors[world.table]
        assert again is not first
        assert await world.redis.get(OWNER + world.table) == world.one.services.bus.process.encode()

        async def stale(_: str) -> Actor:
            return first

        with monkeypatch.context() as patched:
            patched.setattr(world.one.directory, "find", stale)
            with pytest.raises(BusDown):  # the old one carries nothing out any more
                await world.one.join(world.table, "x", "X", None)
        assert (await socket.say("x"))["type"] == "ack"
        await world.settled(socket)

    scene(work)


def test_a_lease_lost_in_the_middle_of_commands_loses_none_of_them(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(world: World) -> None:
        here, there = await world.sit(world.one, 0), await world.sit(world.other, 1)
        go_on = asyncio.Event()
        commit = Actor._commit

        async def slow(self: Actor, change: Any) -> Any:
            if self.services is world.one.services:
                await go_on.wait()
            return await commit(self, change)

        monkeypatch.setattr(Actor, "_commit", slow)
        commands = [
            asyncio.create_task(one.say(f"{name}{i}")) for i in range(5) for one, name in ((here, "a"), (there, "b"))
        ]
        await until(lambda: world.one.local.actors[world.table].waiting == len(commands))
        await world.steal()
        await until(lambda: world.table not in world.one.local.actors)
        go_on.set()
        answers = [await command for command in commands]
        assert [answer["type"] for answer in answers] == ["ack"] * len(commands)
        await until(lambda: world.table in world.other.local.actors)
        await world.settled(here, there)
        entries = await world.one.services.storage.entries_after(world.table, 1)
        assert len({entry.action_id for entry in entries}) == len(entries) == len(commands)
        actor = world.other.local.actors[world.table]
        await until(lambda: actor.audience.counts() == {"seat:0": 1, "seat:1": 1})

    scene(work)


def test_what_the_last_owner_committed_late_is_read_by_the_new_one(scene: Scene) -> None:
    async def work(world: World) -> None:
        here = await world.sit(world.one, 0)
        await world.steal()
        there = await world.sit(world.other, 1)  # loaded now
        assert (await here.say("late"))["type"] == "ack"
        await until(lambda: world.table not in world.one.local.actors)
        await world.settled(here, there)
        assert world.other.local.actors[world.table].table.v == 2
        assert (await here.say("on"))["v"] == 3
        await world.settled(here, there)

    scene(work)


def test_a_lost_message_is_noticed_and_everybody_is_greeted_anew(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(world: World) -> None:
        here, there = await world.sit(world.one, 0), await world.sit(world.other, 1)
        publish = world.one.services.bus.publish
        monkeypatch.setattr(world.one.services.bus, "publish", lambda *_: None)
        await here.say("nobody there hears of this")
        monkeypatch.setattr(world.one.services.bus, "publish", publish)
        await here.say("but of this")
        await world.settled(here, there)
        assert [message["type"] for message in there.told].count("full") == 2

    scene(work)


def test_leases_end_and_come_back_without_anybody_noticing(scene: Scene) -> None:
    async def work(world: World) -> None:
        here, there = await world.sit(world.one, 0), await world.sit(world.other, 1)
        await world.redis.delete(OWNER + world.table)
        await there.say("x")

        async def kept() -> bool:
            return await world.redis.get(OWNER + world.table) == world.one.services.bus.process.encode()

        while not await kept():
            await asyncio.sleep(0.05)
        await here.say("y")
        await world.settled(here, there)
        assert [message["type"] for message in there.told].count("full") == 1

    scene(work)


def test_a_command_is_acknowledged_again_by_the_next_owner(scene: Scene) -> None:
    """A vote was committed, the table moved, and the player voted about came back: the vote would be refused now."""

    async def work(world: World) -> None:
        voter = await world.sit(world.one, 0)
        first = await voter.send(Vote("once", 1))
        assert first["type"] == "ack"
        await world.steal()
        await world.sit(world.other, 1)
        owner = world.other.local.actors[world.table]
        await until(lambda: not owner.table.seats[1].played_by_bot)
        again = await world.sit(world.other, 0)
        assert await again.send(Vote("once", 1)) == first
        assert (await again.send(Vote("new", 1)))["code"] == "present"

    scene(work)
