"""People who wait are not taken to be gone because the server is slow: its own delay is not theirs."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import bindparam, update

from tests.server.crowd import desks_at, stay
from tests.waiting import until
from voliera.server.bus import Alone
from voliera.server.core.seeking import SeekWish
from voliera.server.seeking.desk import Desk
from voliera.server.services import Services
from voliera.server.storage import Conflict, Unavailable
from voliera.server.storage.batch import Counts, Many, Write
from voliera.server.storage.schema import sessions
from voliera.server.storage.seeks import ALIVE_MS, KEPT_MS

WISH = SeekWish("bower").text()
MINUTES_MS = 600_000


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("voliera.server.seeking.desk.ROUND_S", 0.05)


async def waiting(desk: Desk, *names: str) -> None:
    for name in names:
        assert await desk.seeks.begin(name, name.upper(), WISH, 1500, desk.services.now())
        desk.came(name)


async def seen(desk: Desk, session: str) -> int:
    row = await desk.seeks.of(session)
    assert row is not None
    return int(row.seen)


def slow_writing(desk: Desk, monkeypatch: pytest.MonkeyPatch, row_s: float) -> list[list[Write]]:
    """Let every statement take its time; return the transactions that were written."""
    database, commits = desk.services.storage.database, list[list[Write]]()
    commit = database.commit

    async def slowly(batch: Sequence[Write]) -> list[Counts]:
        commits.append(list(batch))
        rows = sum(len(one.rows) if isinstance(one, Many) else 1 for write in batch for one in write.more)
        await asyncio.sleep(row_s * rows)
        return await commit(batch)

    monkeypatch.setattr(database, "commit", slowly)
    return commits


def test_signs_of_life_do_not_wait_behind_those_who_come(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with desks_at(f"{tmp_path}/x.db", Alone()) as (desk,):
            await waiting(desk, "old")
            desk.services.storage.start()
            slow_writing(desk, monkeypatch, 0.001)
            coming = [asyncio.create_task(waiting(desk, f"n{i}")) for i in range(1_200)]
            await asyncio.sleep(0.05)
            await desk._keep()
            assert not any(one.done() for one in coming[-512:])
            await asyncio.gather(*coming)

    asyncio.run(work())


def test_those_who_wait_stay_alive_while_pairing_takes_long_and_after_it(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("voliera.server.seeking.desk.KEEP_S", 0.05)
    kept: list[list[str]] = []

    async def slowly(late_ms: int = 0) -> list[str]:
        before = len(kept)
        await until(lambda: len(kept) >= before + 4)
        return []

    async def work() -> None:
        async with desks_at(f"{tmp_path}/x.db", Alone()) as (desk,):
            await waiting(desk, "a")
            keep = desk.seeks.keep

            async def noted(names: list[str], now: int) -> None:
                kept.append(names)
                await keep(names, now)

            monkeypatch.setattr(desk.seeks, "keep", noted)
            monkeypatch.setattr(desk.pairing, "run", slowly)
            desk.start()
            await until(lambda: len(kept) >= 8)
            await desk.close()

    asyncio.run(work())
    assert kept == [["a"]] * len(kept)


def pulled(services: Services, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let both clocks of a desk run ahead by as many milliseconds as is said."""
    ahead, real = [0], services.time.moment
    monkeypatch.setattr(type(services), "now", lambda self: real().at + ahead[0])
    monkeypatch.setattr("voliera.server.seeking.desk.time", type("Clock", (), {"monotonic": lambda: ahead[0] / 1000}))

    def pull(by_ms: int) -> None:
        ahead[0] += by_ms

    return pull


@pytest.mark.parametrize("by_ms", [2 * ALIVE_MS, 2 * KEPT_MS, MINUTES_MS])
def test_nobody_is_gone_because_no_sign_of_life_could_be_written(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch, by_ms: int
) -> None:
    async def work() -> None:
        async with desks_at(f"{tmp_path}/x.db", Alone()) as (desk,):
            pull = pulled(desk.services, monkeypatch)
            desk._kept, keep, failing = 0.0, desk.seeks.keep, True

            async def fails(names: list[str], now: int) -> None:
                if failing:
                    raise Unavailable("TimeoutError")
                await keep(names, now)

            monkeypatch.setattr(desk.seeks, "keep", fails)
            await waiting(desk, "a", "b")
            pull(by_ms)
            with pytest.raises(Unavailable):
                await desk._keep()
            await desk.seeks.sweep(desk.services.now() - desk._late_ms())
            assert sum((await desk.counts()).values()) == 2
            failing = False
            before = desk.services.now()
            await desk._keep()
            assert await seen(desk, "a") == await seen(desk, "b") >= before
            assert desk._late_ms() == 0
            assert sorted(await desk.pairing.run(desk._late_ms())) == ["a", "b"]

    asyncio.run(work())


def test_who_is_gone_is_gone_when_signs_are_written_in_time(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with desks_at(f"{tmp_path}/x.db", Alone()) as (desk,):
            pull = pulled(desk.services, monkeypatch)
            desk._kept = 0.0
            await waiting(desk, "a", "b")
            for _ in range(KEPT_MS // 2_000 + 6):
                pull(2_000)
                await desk._keep()
            assert desk._late_ms() == 0
            assert await desk.pairing.run(desk._late_ms()) == []
            await desk.seeks.sweep(desk.services.now() - desk._late_ms())
            assert not await desk.seeks.any()

    asyncio.run(work())


def test_a_pair_that_is_dissolved_costs_others_nothing(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with desks_at(f"{tmp_path}/x.db", Alone()) as (desk,):
            await waiting(desk, "a", "b")
            made = desk.pairing._dealt([tuple(await desk.seeks.waiting(desk.services.now()))])  # type: ignore[list-item]
            await desk.seeks.end("b", None)
            commits = slow_writing(desk, monkeypatch, 0.0)
            coming = [asyncio.create_task(waiting(desk, f"n{i}")) for i in range(20)]
            with pytest.raises(Conflict):
                await desk.seeks.pair(made)
            await asyncio.gather(*coming)
            assert sum(map(len, commits)) == 21

    asyncio.run(work())


def test_somebody_is_told_of_a_table_that_was_found_between_two_questions(tmp_path: object) -> None:
    async def work() -> None:
        async with desks_at(f"{tmp_path}/x.db", Alone()) as (desk,):
            await waiting(desk, "a", "b")
            asked = asyncio.create_task(desk.wait("a", stay))
            await asyncio.sleep(0)
            await desk._round()
            found = (await asked).found
            assert found is not None
            assert (found.seeker.session, found.opponent) == ("a", "B")
            assert (await desk.seeks.of("b")).table_id == found.table  # type: ignore[union-attr]
            async with asyncio.timeout(5):  # `b` looked before, and asks now
                await desk.wait("b", stay)

    asyncio.run(work())


@pytest.mark.parametrize("longest_s", [60.0, 0.3])
def test_nobody_is_answered_in_vain_while_pairs_are_made_but_where_it_takes_too_long(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch, longest_s: float
) -> None:
    """Those who come again while a crowd is paired would be told to come again, most of them for nothing."""
    monkeypatch.setattr("voliera.server.seeking.desk.PATIENCE_S", 0.05)
    monkeypatch.setattr("voliera.server.seeking.desk.LONGEST_S", longest_s)

    async def work() -> None:
        async with desks_at(f"{tmp_path}/x.db", Alone()) as (desk,):
            await waiting(desk, "a", "b")
            free, write = asyncio.Event(), desk.seeks.pair

            async def held(*made: Any) -> None:
                await free.wait()
                await write(*made)

            monkeypatch.setattr(desk.seeks, "pair", held)
            assert (await desk.wait("a", stay)).in_vain
            asked = asyncio.create_task(desk.wait("a", stay))
            pairing = asyncio.create_task(desk._round())
            await until(lambda: desk.pairing.running)
            if longest_s < 1:
                assert (await asked).in_vain
            else:
                await asyncio.sleep(0.4)
                assert not asked.done()
            free.set()
            await pairing
            if longest_s > 1:
                found = (await asked).found
                assert found is not None
                assert found.opponent == "B"

    asyncio.run(work())


def test_two_processes_that_wait_for_each_other_both_write_in_the_end(postgres_url: str) -> None:
    async def work() -> None:
        async with desks_at(postgres_url, Alone(), Alone()) as (one, other):
            people = [{"id": who, "name": who, "lang": "en", "created": 1, "seen": 0} for who in "ab"]
            await one.services.storage.run(Many(sessions.insert(), people))
            more = update(sessions).values(seen=sessions.c.seen + 1).where(sessions.c.id == bindparam("b_id"))
            for _ in range(3):
                orders = [[{"b_id": who} for who in order * 20] for order in ("ab", "ba")]
                await asyncio.gather(
                    *(
                        desk.services.storage.run(*(Many(more, [row]) for row in rows))
                        for desk, rows in zip((one, other), orders, strict=True)
                    )
                )
            rows = await one.services.storage.fetch(sessions.select())
            assert [row.seen for row in rows] == [120, 120]

    asyncio.run(work())
