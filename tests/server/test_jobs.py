"""Jobs in the background: each name once at a time, and a failure ends nothing but the job."""

import asyncio

import structlog

from voliera.server.bus import BusDown
from voliera.server.live.jobs import Jobs


async def done(jobs: Jobs) -> None:
    while jobs._tasks:
        await asyncio.sleep(0)


def test_a_job_runs_once_at_a_time_and_once_more_if_it_was_wanted_meanwhile() -> None:
    async def scene() -> None:
        jobs, running, most, runs = Jobs(), 0, 0, 0

        async def work() -> None:
            nonlocal running, most, runs
            running, runs = running + 1, runs + 1
            most = max(most, running)
            await asyncio.sleep(0)
            running -= 1

        for again in (True, True, True):
            jobs.start("greet", "t", work, again=again)
            await asyncio.sleep(0)
        await done(jobs)
        assert (most, runs) == (1, 3)
        jobs.start("greet", "t", work)
        jobs.start("greet", "t", work, again=False)
        await done(jobs)
        assert (most, runs) == (1, 4)

    asyncio.run(scene())


def test_a_job_that_fails_is_logged_and_can_be_started_again() -> None:
    async def scene() -> list[str]:
        jobs, failures = Jobs(), [BusDown("away"), KeyError("a bug")]

        async def work() -> None:
            if failures:
                raise failures.pop(0)

        with structlog.testing.capture_logs() as logs:
            for _ in range(3):
                jobs.start("counts", "t", work)
                await done(jobs)
        return [f"{one['log_level']} {one['event']}" for one in logs]

    assert asyncio.run(scene()) == ["info later", "error background_failed"]


def test_closing_cancels_what_is_under_way() -> None:
    async def scene() -> None:
        jobs = Jobs()
        jobs.start("greet", "t", lambda: asyncio.sleep(3_600))
        await asyncio.sleep(0)
        await jobs.close()
        assert not jobs._tasks

    asyncio.run(scene())
