"""Garbage is searched for when there is little to do, when many sockets have gone, and at last in any case."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from voliera.server import garbage
from voliera.server.garbage import tend_garbage

LOOKS = 50
"""Steps of the loop that a test waits for; there is a look in every other one at least."""


class Cycle:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def busy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A process that is never quiet, and looks often."""
    monkeypatch.setattr(garbage, "LOOK_S", 1e-9)
    monkeypatch.setattr(garbage, "QUIET", -1.0)
    yield
    gc.unfreeze()


def freed(closed: int = 0) -> bool:
    """Return whether a cycle is freed within some looks, while this many sockets are closed."""

    async def watch() -> bool:
        gone = 0
        task = asyncio.create_task(tend_garbage(lambda: gone))
        await asyncio.sleep(0)
        assert not gc.isenabled()
        cycle = weakref.ref(Cycle())
        gone = closed
        for _ in range(LOOKS):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return cycle() is None

    found = asyncio.run(watch())
    assert gc.isenabled()
    return found


def test_nothing_is_searched_while_there_is_much_to_do(busy: None) -> None:
    assert not freed(garbage.MANY)


def test_many_sockets_that_went_are_worth_a_search(busy: None) -> None:
    assert freed(garbage.MANY + 1)


@pytest.mark.parametrize(("closed", "searched"), [(garbage.FEW, False), (garbage.FEW + 1, True)])
def test_a_quiet_process_searches_where_some_have_gone(
    busy: None, monkeypatch: pytest.MonkeyPatch, closed: int, searched: bool
) -> None:
    """People who think are quiet: a search every ten seconds that finds nothing stops all their tables."""
    monkeypatch.setattr(garbage, "QUIET", 1e9)
    assert freed(closed) == searched


def test_at_last_it_is_searched_in_any_case(busy: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "LATEST", 3)
    assert freed()
