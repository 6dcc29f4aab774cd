"""Names that are looked up: one that nobody answers for delays nothing else."""

import asyncio
import subprocess
import sys
import threading
from collections.abc import Iterator

import pytest

from voliera.server.notices import names
from voliera.server.notices.names import LOOKUPS, Names

ADDRESS = "93.184.216.34"
EXAMPLE = "good.example"


class Resolver:
    """Answers for `good.example`; for other names not before it is told to. `.invalid` is no name."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.answer = threading.Event()

    def __call__(self, host: str) -> list[str]:
        self.asked.append(host)
        if host.endswith(".invalid"):
            raise OSError("no such name")
        if host != EXAMPLE:
            assert self.answer.wait(60)
        return [ADDRESS]


@pytest.fixture
def resolver(monkeypatch: pytest.MonkeyPatch) -> Iterator[Resolver]:
    found = Resolver()
    monkeypatch.setattr(names, "addresses_of", found)
    monkeypatch.setattr(names, "DEADLINE_S", 0.05)
    yield found
    found.answer.set()


async def unanswered(known: Names, host: str) -> bool:
    try:
        await known.resolved(host)
    except TimeoutError:
        return True
    return False


def test_names_that_nobody_answers_for_keep_nobody_from_working(resolver: Resolver) -> None:
    async def work() -> None:
        known = Names()
        assert all(await asyncio.gather(*(unanswered(known, f"{i}.tarpit.example") for i in range(LOOKUPS))))
        assert len(resolver.asked) == LOOKUPS
        assert await asyncio.wait_for(asyncio.to_thread(lambda: 7), 10) == 7
        known.close()

    asyncio.run(work())


def test_too_many_lookups_are_refused_at_once(resolver: Resolver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(names, "DEADLINE_S", 60.0)

    async def work() -> None:
        known = Names()
        stuck = [asyncio.create_task(known.resolved(f"{i}.tarpit.example")) for i in range(LOOKUPS)]
        same = asyncio.create_task(known.resolved("0.tarpit.example"))
        await asyncio.sleep(0)
        with pytest.raises(TimeoutError, match="too many"):
            await asyncio.wait_for(known.resolved(EXAMPLE), 10)
        resolver.answer.set()
        assert await asyncio.gather(*stuck, same) == [[ADDRESS]] * (LOOKUPS + 1)
        assert sorted(resolver.asked) == sorted(f"{i}.tarpit.example" for i in range(LOOKUPS))  # each once
        assert await known.resolved(EXAMPLE) == [ADDRESS]

    asyncio.run(work())


def test_addresses_are_kept_for_a_while_and_longer_where_no_answer_comes(
    resolver: Resolver, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        known = Names()
        for _ in range(2):
            assert await known.resolved(EXAMPLE) == [ADDRESS]
        assert resolver.asked == [EXAMPLE]
        monkeypatch.setattr(names, "FRESH_S", 0.0)
        assert await known.resolved(EXAMPLE) == [ADDRESS]
        assert resolver.asked == [EXAMPLE, EXAMPLE]
        monkeypatch.setattr(names, "LOOKUPS", 0)
        assert await known.resolved(EXAMPLE) == [ADDRESS]
        assert await unanswered(known, "other.example")

    asyncio.run(work())


def test_what_is_no_name_is_told_as_such(resolver: Resolver, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        with pytest.raises(OSError, match="no such name"):
            await Names().resolved("nowhere.invalid")
        monkeypatch.undo()
        with pytest.raises(OSError, match="label"):
            await Names().resolved("x" * 64 + ".invalid")
        assert "127.0.0.1" in await Names().resolved("localhost")

    asyncio.run(work())


STUCK = """
import asyncio, threading
from voliera.server.notices import names

async def main():
    asked = threading.Event()
    names.addresses_of = lambda host: asked.set() or threading.Event().wait()
    known = names.Names()
    task = asyncio.create_task(known.resolved("tarpit.example"))
    await asyncio.sleep(0)
    assert asked.wait(60)
    known.close()
    try:
        await task
    except TimeoutError:
        print("given up")

asyncio.run(main())
"""


def test_a_process_ends_while_a_name_is_looked_up() -> None:
    ended = subprocess.run([sys.executable, "-c", STUCK], capture_output=True, text=True, timeout=60, check=True)
    assert (ended.stdout, ended.stderr) == ("given up\n", "")
