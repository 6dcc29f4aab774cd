"""Analyses where several processes serve: one of them makes each, and to whoever asks it makes no difference which."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import decode, encode
from redis.asyncio import Redis as Client

from tests.server.api_world import record_of
from tests.server.databases import Redis
from tests.waiting import PATIENCE_S
from voliera import coach
from voliera.protocol.errors import Refused
from voliera.server.bus import BusDown
from voliera.server.bus.leases import OWNER
from voliera.server.bus.redis_bus import RedisBus
from voliera.server.core.analyses import key_of
from voliera.server.live import analyses
from voliera.server.live.analyses import MOST_EACH
from voliera.server.live.coaching import Coaching
from voliera.server.live.hall import Hall
from voliera.server.live.requests import Progress
from voliera.server.services import Services
from voliera.server.settings import ServerSettings
from voliera.server.storage.opening import open_storage
from voliera.server.thinking.thinkers import Thinkers

Work = Callable[[Coaching, Coaching], Awaitable[None]]
RECORD = record_of("birdie", seed=71)


@asynccontextmanager
async def opened(path: Path, redis_url: str) -> AsyncIterator[list[Hall]]:
    """Two processes' halls, on one database and one Redis."""
    storage = await open_storage(str(path / "analyses.db"))
    storage.start()
    halls = [Hall(Services(ServerSettings(), storage, RedisBus(redis_url), Thinkers(0))) for _ in range(2)]
    for hall in halls:
        await hall.start()
    try:
        yield halls
    finally:
        for hall in halls:
            await hall.close(0)
            await hall.services.thinkers.close()
        await storage.close()


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Thinkers that answer once this is set, and not very well."""
    open_now = asyncio.Event()

    async def task(self: Thinkers, name: str, document: dict[str, Any], *_: Any, **__: Any) -> bytes:
        await open_now.wait()
        return encode(await asyncio.to_thread(coach.task, decode(encode(document))))

    monkeypatch.setattr(Thinkers, "task", task)
    monkeypatch.setattr(analyses, "DEFAULT_NODES", 1)
    return open_now


@pytest.fixture
def scene(tmp_path: Path, redis_url: str) -> Callable[[Work], None]:
    def play(work: Work) -> None:
        async def whole() -> None:
            async with opened(tmp_path, redis_url) as (one, other), asyncio.timeout(PATIENCE_S):
                await work(one.coaching, other.coaching)

        asyncio.run(whole())

    return play


Scene = Callable[[Work], None]


async def running(coaching: Coaching, key: str) -> Progress:
    """What is told once it runs."""
    while not isinstance(found := await coaching.look(key), Progress) or found.state == "queued":
        await asyncio.sleep(0.01)
    return found


def test_any_process_tells_how_far_it_is_and_what_was_found(scene: Scene, gate: asyncio.Event) -> None:
    async def work(one: Coaching, other: Coaching) -> None:
        key = key_of(RECORD)
        assert await other.look(key) is None
        await one.start(key, RECORD, "Ada")
        told = await running(other, key)
        assert (told.key, told.state, told.done) == (key, "running", 0)
        gate.set()
        while not isinstance(found := await other.look(key), str):
            assert found is not None
            assert found.state == "running"
            await asyncio.sleep(0.01)
        assert await one.look(key) == await other.start(key, RECORD, "Berta") == found
        assert decode(found) == await asyncio.to_thread(coach.analyse, RECORD, nodes=1)

    scene(work)


def test_an_analysis_that_ends_while_its_owner_is_looked_for_is_found(
    scene: Scene, gate: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(one: Coaching, other: Coaching) -> None:
        key = key_of(RECORD)
        await one.start(key, RECORD, "Ada")
        owners = other.bus.owners

        async def late(leases: list[str]) -> list[str | None]:
            gate.set()
            while one.leases:
                await asyncio.sleep(0.01)
            return await owners(leases)

        monkeypatch.setattr(other.bus, "owners", late)
        found = await other.look(key)
        assert isinstance(found, str)
        assert found == await one.look(key)

    scene(work)


def test_who_asks_another_process_for_the_same_shares_it(scene: Scene, gate: asyncio.Event) -> None:
    async def work(one: Coaching, other: Coaching) -> None:
        key = key_of(RECORD)
        await one.start(key, RECORD, "Ada")
        shared = await other.start(key, RECORD, "Berta")
        assert isinstance(shared, Progress)
        assert not other.leases
        assert one.analyses.find(key).askers == {"Ada", "Berta"}  # type: ignore[union-attr]
        given_up = await other.cancel(key, "Ada")
        assert given_up is not None
        assert given_up.state in ("queued", "running")
        ended = await other.cancel(key, "Berta")
        assert ended is not None
        assert ended.state == "cancelled"
        assert await other.cancel(key, "Berta") is None
        assert (await one.look(key)).state == "cancelled"  # type: ignore[union-attr]
        again = await other.start(key, RECORD, "Berta")
        while not other.leases:  # the first one's lease may still be on its way back
            again = await other.start(key, RECORD, "Berta")
        assert isinstance(again, Progress)
        assert (await running(one, key)).state == "running"

    scene(work)


def test_one_that_is_refused_leaves_no_lease_behind(scene: Scene, gate: asyncio.Event) -> None:
    async def work(one: Coaching, other: Coaching) -> None:
        records = [record_of("birdie", seed=80 + i) for i in range(MOST_EACH + 1)]
        for record in records[:-1]:
            await one.start(key_of(record), record, "Ada")
        with pytest.raises(Refused, match="under way"):
            await one.start(key_of(records[-1]), records[-1], "Ada")
        assert len(one.leases) == MOST_EACH

    scene(work)


def test_when_the_owner_is_gone_it_can_be_asked_for_again(scene: Scene, gate: asyncio.Event, redis: Redis) -> None:
    async def work(one: Coaching, other: Coaching) -> None:
        key = key_of(RECORD)
        client = Client.from_url(redis.url)
        await client.set(f"{OWNER}analysis:{key}", "gone", px=1_000)  # a killed process leaves its lease behind
        await client.aclose()
        assert await one.look(key) is None
        with pytest.raises(BusDown):
            await one.start(key, RECORD, "Ada")
        while not one.leases:
            try:
                await one.start(key, RECORD, "Ada")
            except BusDown:
                await asyncio.sleep(0.1)
        assert (await running(other, key)).state == "running"

    scene(work)


def test_while_redis_is_away_what_was_found_is_told(scene: Scene, gate: asyncio.Event, redis: Redis) -> None:
    async def work(one: Coaching, other: Coaching) -> None:
        gate.set()
        key = key_of(RECORD)
        await one.start(key, RECORD, "Ada")
        while not isinstance(await other.look(key), str):
            await asyncio.sleep(0.01)
        await asyncio.to_thread(redis.kill)
        assert isinstance(await one.look(key), str)
        assert isinstance(await other.look(key), str)

    scene(work)
