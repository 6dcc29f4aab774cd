"""Seeks in the storage: a pair or nothing, whatever happens at the same moment; and crowds at one server and at two."""

import asyncio
from collections.abc import Sequence

import pytest
from sqlalchemy import func, insert, select

from tests.server.crowd import crowd, desks_at, stay
from voliera.documents import Document
from voliera.server.bus import Alone, LeaseRenewal
from voliera.server.bus.redis_bus import RedisBus
from voliera.server.core.seeking import Pair, Seeker, SeekWish
from voliera.server.seeking.desk import Desk
from voliera.server.storage import Conflict, Storage
from voliera.server.storage.batch import Many
from voliera.server.storage.schema import blocks, seats, seeks, sessions, tables

WISH = SeekWish("bower").text()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("voliera.server.seeking.desk.ROUND_S", 0.2)


async def waiting(desk: Desk, *names: str) -> list[Seeker]:
    now = desk.services.now()
    for name in names:
        assert await desk.seeks.begin(name, name.upper(), WISH, 1500, now)
    return await desk.seeks.waiting(now)


async def count(storage: Storage, table: object) -> int:
    return int((await storage.fetch(select(func.count()).select_from(table)))[0][0])  # type: ignore[arg-type]


def test_where_one_of_two_is_gone_nothing_is_made(storage_url: str) -> None:
    async def work() -> None:
        async with desks_at(storage_url, Alone()) as (desk,):
            one, other = await waiting(desk, "a", "b")
            made = desk.pairing._dealt([(one, other)])
            await desk.seeks.end("b", None)
            with pytest.raises(Conflict):
                await desk.seeks.pair(made)
            storage = desk.services.storage
            assert [await count(storage, table) for table in (tables, seats)] == [0, 0]
            assert (await desk.seeks.of("a")).table_id is None  # type: ignore[union-attr]

    asyncio.run(work())


def test_a_seek_that_was_begun_again_is_another_one(storage_url: str) -> None:
    async def work() -> None:
        async with desks_at(storage_url, Alone()) as (desk,):
            one, other = await waiting(desk, "a", "b")
            made = desk.pairing._dealt([(one, other)])
            await waiting(desk, "b")
            with pytest.raises(Conflict):
                await desk.seeks.pair(made)

    asyncio.run(work())


def test_who_begins_again_while_others_are_paired_is_left_out_before_a_table_is_dealt(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("voliera.server.seeking.pairing.AT_ONCE", 1)
    dealt: list[int] = []

    async def work() -> None:
        async with desks_at(f"{tmp_path}/x.db", Alone()) as (desk,):
            await waiting(desk, *"abcdef")
            deal, still_there = desk.pairing._dealt, desk.seeks.still_there

            def dealing(pairs: Sequence[Pair]) -> list[tuple[Document, Pair]]:
                dealt.append(len(pairs))
                return deal(pairs)

            async def looking(some: Sequence[Seeker]) -> set[str]:
                if len(dealt) == 2:
                    await waiting(desk, some[0].session)  # another seek, with another id
                return await still_there(some)

            monkeypatch.setattr(desk.pairing, "_dealt", dealing)
            monkeypatch.setattr(desk.seeks, "still_there", looking)
            assert len(await desk.pairing.run()) == 4
            assert dealt == [1, 1, 0]

    asyncio.run(work())


def test_two_processes_that_pair_the_same_people_at_once_make_one_table_each(storage_url: str) -> None:
    async def work() -> None:
        async with desks_at(storage_url, Alone(), Alone()) as (one, other):
            people = await waiting(one, *"abcdefghij")
            pairs = [(people[i], people[i + 1]) for i in range(0, 10, 2)]
            crossed = [(people[i], people[9 - i]) for i in range(5)]
            made = [one.pairing._dealt(pairs), other.pairing._dealt(crossed)]
            seated = await asyncio.gather(
                *(desk.pairing._seat(part) for desk, part in zip((one, other), made, strict=True))
            )
            assert sum(map(len, seated)) == await count(one.services.storage, tables)
            sitting = [row.session_id for row in await one.services.storage.fetch(select(seats.c.session_id))]
            assert len(sitting) == len(set(sitting)) == 2 * sum(map(len, seated))
            assert len(sitting) >= 8

    asyncio.run(work())


async def gone() -> None:
    """A client that is killed while its question waits."""


def test_somebody_whose_client_was_killed_is_not_paired_until_it_asks_again(storage_url: str) -> None:
    async def work() -> None:
        async with desks_at(storage_url, Alone()) as (desk,):
            await waiting(desk, "a", "b")
            desk.came("a")
            await desk.wait("a", gone)
            assert await desk.pairing.run() == []
            assert await desk.counts() == {WISH: 1}
            desk.came("a")  # the page was only loaded again
            await desk._keep()
            await desk._round()
            assert sorted(await desk.seeks.found(["a", "b"])) == ["a", "b"]

    asyncio.run(work())


def test_somebody_with_another_tab_is_still_there(storage_url: str) -> None:
    async def work() -> None:
        async with desks_at(storage_url, Alone()) as (desk,):
            await waiting(desk, "a", "b")
            other = asyncio.create_task(desk.wait("a", stay))
            await asyncio.sleep(0)
            await desk.wait("a", gone)
            assert sorted(await desk.pairing.run()) == ["a", "b"]
            other.cancel()

    asyncio.run(work())


@pytest.mark.parametrize(("blocker", "other"), ["ab", "ba"])
def test_two_of_whom_one_has_blocked_the_other_never_meet(storage_url: str, blocker: str, other: str) -> None:
    async def work() -> None:
        async with desks_at(storage_url, Alone()) as (desk,):
            await waiting(desk, "a", "b")
            people = [{"id": one, "name": one, "lang": "en", "created": 1, "seen": 1} for one in "ab"]
            block = {"session_id": blocker, "other_id": other, "created": 1}
            await desk.services.storage.run(insert(sessions).values(people), insert(blocks).values(block))
            assert await desk.pairing.run() == []
            await waiting(desk, "c")
            assert len(await desk.pairing.run()) == 2

    asyncio.run(work())


def test_a_process_pairs_only_while_no_other_does(tmp_path: object) -> None:
    class Other(Alone):
        async def own(self, table: str) -> str:
            return "another"

        async def keep(self, tables: list[str]) -> LeaseRenewal:
            return LeaseRenewal()

    async def work() -> None:
        async with desks_at(f"{tmp_path}/x.db", Other()) as (desk,):
            await waiting(desk, "a", "b")
            assert await desk.pairing.run() == []

    asyncio.run(work())


def test_a_process_that_loses_its_turn_leaves_the_other_pairs_alone(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("voliera.server.seeking.pairing.AT_ONCE", 1)
    monkeypatch.setattr("voliera.server.seeking.pairing.RENEW_S", 0.0)

    class Losing(Alone):
        kept = 0

        async def keep(self, tables: list[str]) -> LeaseRenewal:
            self.kept += 1
            return LeaseRenewal(lost=tables)

    async def work() -> None:
        bus = Losing()
        async with desks_at(f"{tmp_path}/x.db", bus) as (desk,):
            await waiting(desk, *"abcdef")
            seat = desk.pairing._seat

            async def slowly(made: list[tuple[Document, Pair]]) -> list[Pair]:
                while not bus.kept:
                    await asyncio.sleep(0.01)
                return await seat(made)

            monkeypatch.setattr(desk.pairing, "_seat", slowly)
            assert len(await desk.pairing.run()) == 2
            assert await count(desk.services.storage, tables) == 1

    asyncio.run(work())


def test_a_crowd_at_one_process(tmp_path: object) -> None:
    async def work() -> None:
        async with desks_at(f"{tmp_path}/x.db", Alone()) as desks:
            report = await crowd(desks, 150, 1)
            assert report.paired > 90

    asyncio.run(work())


def test_a_crowd_at_two_servers(postgres_url: str, redis_url: str) -> None:
    async def work() -> None:
        async with desks_at(postgres_url, RedisBus(redis_url), RedisBus(redis_url)) as desks:
            report = await crowd(desks, 120, 2)
            assert report.paired > 70

    asyncio.run(work())


def test_many_rows_of_values_are_one_statement(storage_url: str) -> None:
    async def work() -> None:
        async with desks_at(storage_url, Alone()) as (desk,):
            row = {"id": "k", "name": "N", "wish": WISH, "rating": 1, "since": 1, "seen": 1, "table_id": None}
            rows = [{**row, "session_id": f"s{i}"} for i in range(1_000)]
            await desk.services.storage.run(Many(insert(seeks), rows))
            assert await count(desk.services.storage, seeks) == 1_000
            await desk.seeks.sweep(desk.services.now())
            assert not await desk.seeks.any()

    asyncio.run(work())
