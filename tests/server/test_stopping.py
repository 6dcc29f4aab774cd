"""Tasks that run forever end when they are told to, also where an error of a library hides the cancellation."""

import asyncio

import asyncpg
import pytest

from tests.server.crowd import desks_at
from voliera.server import stopping
from voliera.server.bus import Alone, BusDown
from voliera.server.seeking.desk import Desk
from voliera.server.storage import Unavailable
from voliera.server.storage.postgresql import _translating


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stopping, "AGAIN_S", 0.05)


async def failing_when_cancelled() -> None:
    """What a library does that fails while it is cancelled."""
    try:
        await asyncio.Event().wait()
    except asyncio.CancelledError:
        raise BusDown("while cancelled") from None


def test_a_loop_that_goes_on_after_errors_ends() -> None:
    async def work() -> None:
        failures = 0

        async def loop() -> None:
            nonlocal failures
            while failures < 3:
                try:
                    await failing_when_cancelled()
                except BusDown:
                    failures += 1

        task = asyncio.create_task(loop())
        await asyncio.sleep(0)
        async with asyncio.timeout(10):
            await stopping.stop(task, None)
        assert task.done()
        assert failures == 3

    asyncio.run(work())


def test_the_desk_closes_though_a_round_hides_that_it_was_cancelled(tmp_path: object) -> None:
    rounds = 0

    class Hiding(Desk):
        async def _round(self) -> bool:
            nonlocal rounds
            rounds += 1
            if rounds == 1:
                await failing_when_cancelled()
            return False

    async def work() -> None:
        async with desks_at(f"{tmp_path}/x.db", Alone()) as (desk,):
            hiding = Hiding(desk.services)
            hiding.start()
            while not rounds:
                await asyncio.sleep(0)
            async with asyncio.timeout(10):
                await hiding.close()

    asyncio.run(work())


@pytest.mark.parametrize("error", [asyncpg.InterfaceError("closed"), ConnectionResetError()])
def test_an_error_of_the_driver_does_not_hide_a_cancellation(error: Exception) -> None:
    async def query() -> None:
        with _translating():
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                raise error from None

    async def work() -> None:
        task = asyncio.create_task(query())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(work())


def test_an_error_of_the_driver_alone_is_unavailable() -> None:
    async def query() -> None:
        with _translating():
            raise asyncpg.InterfaceError("closed")

    with pytest.raises(Unavailable):
        asyncio.run(query())
