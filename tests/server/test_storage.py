"""The storage on both databases: what is written is read again, refusals fall on their cause, commits are few."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import delete, insert, select, update

from tests.server.databases import entry, summary, table_rows
from voliera.server.storage import Conflict, Storage, Unavailable, open_storage
from voliera.server.storage.schema import entries, sessions, tables


@asynccontextmanager
async def opened(url: str, *names: str) -> AsyncIterator[Storage]:
    storage = await open_storage(url)
    try:
        if names:
            await storage.run(table_rows(*names))
        yield storage
    finally:
        await storage.close()


async def versions(storage: Storage, table: str) -> list[int]:
    return [one.v for one in await storage.entries_after(table, 0)]


def person(name: str) -> Any:
    return insert(sessions).values({"id": name, "name": name, "lang": "en", "created": 1, "seen": 1})


def test_what_was_appended_is_read_again_by_who_opens_the_database_next(storage_url: str) -> None:
    one = entry("wren", 1, text="nine eggs: 9 → девять 🐣 \x00 %s $1 ?")
    two = entry("wren", 2)

    async def first() -> None:
        async with opened(storage_url, "wren") as storage:
            await storage.append(one, summary(1))
            await storage.append(two, {**summary(2), "status": "over", "result": "{}"}, [person("ada")])
            assert await storage.entries_after("wren", 0) == [one, two]

    async def second() -> None:
        async with opened(storage_url) as storage:
            assert await storage.entries_after("wren", 0) == [one, two]
            assert await storage.entries_after("wren", 1) == [two]
            assert await storage.known_action("wren", "somebody", "wren-2") == (2, 2)
            assert await storage.known_action("wren", "somebody", "wren-3") is None
            (row,) = await storage.fetch(select(tables))
            assert (row.status, row.v, row.rev, row.mover, row.result, row.public) == ("over", 2, 2, 0, "{}", True)
            assert [tuple(found) for found in await storage.fetch(select(sessions.c.id, sessions.c.seen))] == [
                ("ada", 1)
            ]
            assert await storage.table("owl") is None

    asyncio.run(first())
    asyncio.run(second())


def test_of_a_batch_only_the_offenders_are_refused(storage_url: str) -> None:
    async def play() -> None:
        names = [f"t{number}" for number in range(20)]
        async with opened(storage_url, *names) as storage:
            await asyncio.gather(*(storage.append(entry(name, 1), summary(1)) for name in names))
            before = storage.commits
            second = {name: entry(name, 2) for name in names}
            second["t3"] = entry("t3", 1, action="other")  # this v is taken
            second["t7"] = entry("t7", 2, action="t7-1")  # this action was done
            second["t11"] = entry("nowhere", 1)  # no such table
            writes = [storage.append(one, summary(2)) for one in second.values()]
            more = storage.append(entry("t3", 2), summary(2), [person("ada"), person("ada")])  # what follows fails
            outcomes = await asyncio.gather(*writes, more, return_exceptions=True)
            refused = {name for name, outcome in zip([*names, "more"], outcomes, strict=True) if outcome is not None}
            assert refused == {"t3", "t7", "t11", "more"}
            assert all(isinstance(outcome, Conflict) for outcome in outcomes if outcome is not None)
            for name in names:
                assert await versions(storage, name) == (
                    [1] if name in {"t3", "t7"} else [1, 2] if name != "t11" else [1]
                )
            found = {row.id: row.v for row in await storage.fetch(select(tables))}
            assert found == {name: 1 if name in refused else 2 for name in names}
            assert await storage.fetch(select(sessions)) == []
            assert storage.commits - before <= 15

    asyncio.run(play())


def test_what_follows_a_refused_entry_at_its_table_is_refused_and_leaves_no_gap(storage_url: str) -> None:
    async def play() -> None:
        async with opened(storage_url, "wren", "robin") as storage:
            await storage.append(entry("wren", 1), summary(1))
            stale = entry("wren", 2, action="wren-1")
            writes = [stale, entry("robin", 1), entry("wren", 3), entry("wren", 4), entry("robin", 2)]
            outcomes = await asyncio.gather(
                *(storage.append(one, summary(one.v)) for one in writes), return_exceptions=True
            )
            assert [isinstance(one, Conflict) for one in outcomes] == [True, False, True, True, False]
            assert await versions(storage, "wren") == [1]
            assert await versions(storage, "robin") == [1, 2]

    asyncio.run(play())


def test_a_write_that_cannot_be_written_harms_nobody_else(storage_url: str) -> None:
    async def play() -> None:
        async with opened(storage_url, "wren", "robin") as storage:
            wrong = storage.append(entry("wren", 1), {**summary(1), "updated": 10**30})
            outcomes = await asyncio.gather(
                wrong, storage.append(entry("robin", 1), summary(1)), return_exceptions=True
            )
            assert isinstance(outcomes[0], Exception)
            assert outcomes[1] is None
            with pytest.raises(TypeError):
                await storage.append(entry("wren", 1, text=object()), summary(1))  # type: ignore[arg-type]
            await storage.append(entry("wren", 1), summary(1))
            assert await versions(storage, "wren") == [1]
            assert await versions(storage, "robin") == [1]

    asyncio.run(play())


def test_five_hundred_appends_at_once_need_few_commits(storage_url: str) -> None:
    async def play() -> None:
        names = [f"t{number}" for number in range(500)]
        async with opened(storage_url, *names) as storage:
            before = storage.commits, storage.committed
            await asyncio.gather(*(storage.append(entry(name, 1), summary(1)) for name in names))
            assert storage.commits - before[0] <= 3
            assert storage.committed - before[1] == 500
            rows = await storage.fetch(select(entries.c.table_id))
            assert {row.table_id for row in rows} == set(names)

    asyncio.run(play())


def test_a_run_is_done_whole_or_not_at_all_and_counts_rows(storage_url: str) -> None:
    async def play() -> None:
        async with opened(storage_url) as storage:
            assert await storage.run(person("ada"), person("bea")) == [1, 1]
            with pytest.raises(Conflict):
                await storage.run(person("cleo"), person("ada"))
            assert await storage.run(update(sessions).values(lang="it")) == [2]
            gone = delete(sessions).where(sessions.c.id.in_(["ada", "cleo"]))
            assert await storage.run(gone) == [1]
            assert await storage.run(gone) == [0]
            assert [(row.id, row.lang) for row in await storage.fetch(select(sessions))] == [("bea", "it")]

    asyncio.run(play())


def test_closing_commits_what_waits_and_refuses_what_comes_later(storage_url: str) -> None:
    async def play() -> None:
        names = [f"t{number}" for number in range(700)]
        async with opened(storage_url, *names) as storage:
            waiting = [asyncio.create_task(storage.append(entry(name, 1), summary(1))) for name in names]
            await asyncio.sleep(0)
            await storage.close()
            assert all(task.done() and task.exception() is None for task in waiting)
            with pytest.raises(Unavailable):
                await storage.append(entry("t1", 2), summary(2))
            with pytest.raises(Unavailable):
                await versions(storage, "t1")
        async with opened(storage_url) as storage:
            assert len(await storage.fetch(select(entries.c.v))) == 700

    asyncio.run(play())


def test_who_stopped_waiting_before_the_commit_began_has_written_nothing(storage_url: str) -> None:
    async def play() -> None:
        async with opened(storage_url, "wren", "robin") as storage:
            given_up = asyncio.create_task(storage.append(entry("wren", 1), summary(1)))
            await asyncio.sleep(0)
            given_up.cancel()
            await storage.append(entry("robin", 1), summary(1))
            assert await versions(storage, "wren") == []
            await storage.append(entry("wren", 1), summary(1))
            assert await versions(storage, "wren") == [1]

    asyncio.run(play())
