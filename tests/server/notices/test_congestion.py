"""Services that are slow or silent: what is held, what rests, and what goes on as if nothing were."""

import asyncio
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any

import pytest

from tests.waiting import PATIENCE_S
from voliera.server.notices import congestion
from voliera.server.notices.congestion import SILENCES, SLOW, Congestion
from voliera.server.notices.delivery import Delivery
from voliera.server.notices.outside import Unanswered, Unreached

NEVER, NOW = 3_600.0, 0.0


def message(host: str) -> Delivery:
    return Delivery("webhook", "table", SimpleNamespace(url=f"https://{host}/secret"), b"{}", "", 0)


class Post:
    """Sends messages as the sender does, and remembers what was released and dropped."""

    def __init__(self) -> None:
        self.released: list[str] = []
        self.dropped: list[str] = []
        self.congestion = Congestion(self._release, lambda one: self.dropped.append(one.service))
        self.answers: dict[str, asyncio.Event] = {}
        self.error: type[Exception] | None = None
        self.tasks: list[asyncio.Task[str]] = []

    def _release(self, delivery: Delivery) -> None:
        self.released.append(delivery.service)
        self.send(delivery.service)

    def send(self, host: str, times: int = 1) -> int:
        """Send messages to a service that answers when its event is set; return how many were held."""
        held = 0
        for _ in range(times):
            if self.congestion.hold(message(host)):
                held += 1
            else:
                self.tasks.append(asyncio.create_task(self._call(host)))
        return held

    async def _call(self, host: str) -> str:
        try:
            async with self.congestion.calling(host):
                await self.answers.setdefault(host, asyncio.Event()).wait()
                if self.error is not None:
                    raise self.error("as told")
        except Unanswered:
            return "unanswered"
        except Unreached:
            return "unreached"
        return "answered"

    async def answer(self, host: str) -> None:
        self.answers[host].set()
        await asyncio.sleep(0.01)


def played(work: Callable[[Post], Coroutine[Any, Any, None]]) -> None:
    async def play() -> None:
        post = Post()
        try:
            await asyncio.wait_for(work(post), PATIENCE_S)
        finally:
            for task in post.tasks:
                task.cancel()
            await asyncio.gather(*post.tasks, return_exceptions=True)
            post.congestion.close()

    asyncio.run(play())


def test_however_many_go_to_a_service_that_is_not_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(congestion, "SLOW_S", NEVER)

    async def work(post: Post) -> None:
        assert post.send("push.example", 100) == 0
        await asyncio.sleep(0)
        assert post.send("push.example") == 0
        await post.answer("push.example")
        assert [task.result() for task in post.tasks] == ["answered"] * 101
        assert not post.congestion._known

    played(work)


def test_what_is_for_a_slow_service_is_held_until_it_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(congestion, "SLOW_S", NOW)

    async def work(post: Post) -> None:
        for _ in range(SLOW):
            assert post.send("slow.example") == 0
            await asyncio.sleep(0)
        assert post.send("slow.example", 20) == 20
        assert post.send("push.example") == 0
        assert post.congestion.held == 20
        await post.answer("slow.example")
        assert len(post.released) == 20
        assert post.congestion.held == 0
        assert not post.dropped

    played(work)


def test_what_is_held_is_bounded_in_number_and_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(congestion, "SLOW_S", NOW)
    monkeypatch.setattr(congestion, "HELD", 5)

    async def work(post: Post) -> None:
        for _ in range(SLOW):
            post.send("slow.example")
            await asyncio.sleep(0)
        assert post.send("slow.example", 7) == 7
        assert len(post.dropped) == 2
        monkeypatch.setattr(congestion, "HELD_S", -1.0)
        await post.answer("slow.example")
        assert len(post.dropped) == 7
        assert not post.released
        assert post.congestion.held == 0

    played(work)


async def silence(post: Post) -> None:
    """Let messages to a service be unanswered, as many as it takes."""
    assert post.send("silent.example", SILENCES) == 0
    waiting, post.error = post.tasks[-SILENCES:], Unanswered
    await asyncio.sleep(0)
    post.answers["silent.example"].set()
    assert await asyncio.gather(*waiting) == ["unanswered"] * SILENCES
    post.answers["silent.example"].clear()
    post.error = None


async def resting(post: Post) -> None:
    """Let a service be silent until it rests, with three messages held, and one sent when the rest is over."""
    await silence(post)
    assert post.send("silent.example", 3) == 3
    assert post.send("push.example") == 0
    post.congestion._try_again(post.congestion._known["silent.example"])
    assert post.released == ["silent.example"]
    assert post.send("silent.example") == 1


def test_a_silent_service_rests_and_is_tried_with_one_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(congestion, "SLOW_S", NEVER)
    monkeypatch.setattr(congestion, "REST_S", NEVER)

    async def work(post: Post) -> None:
        await resting(post)
        await post.answer("silent.example")
        assert post.released == ["silent.example"] * 4
        assert post.send("silent.example") == 0

    played(work)


def test_a_service_that_is_silent_again_rests_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(congestion, "SLOW_S", NEVER)
    monkeypatch.setattr(congestion, "REST_S", NEVER)

    async def work(post: Post) -> None:
        await resting(post)
        post.error = Unanswered
        held = post.congestion.held
        await post.answer("silent.example")
        assert post.send("silent.example") == 1
        assert post.congestion.held == held + 1

    played(work)


def test_a_service_that_nothing_is_for_any_more_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(congestion, "REST_S", 0.02)

    async def work(post: Post) -> None:
        await silence(post)
        while post.congestion._known:
            await asyncio.sleep(0.005)
        assert post.send("silent.example") == 0

    played(work)


def test_a_service_that_refuses_quickly_is_not_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(congestion, "SLOW_S", NEVER)

    async def work(post: Post) -> None:
        assert post.send("gone.example", 3 * SILENCES) == 0
        post.error = Unreached
        await asyncio.sleep(0)
        await post.answer("gone.example")
        assert [task.result() for task in post.tasks] == ["unreached"] * 3 * SILENCES
        assert post.send("gone.example") == 0

    played(work)


def test_of_too_many_that_wait_the_oldest_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(congestion, "CONNECTIONS", 10)

    async def work(post: Post) -> None:
        for i in range(12):
            assert post.send(f"{i}.example") == 0
            await asyncio.sleep(0)
        await asyncio.sleep(0.01)
        assert [task.done() for task in post.tasks] == [True] * 2 + [False] * 10
        assert [task.result() for task in post.tasks[:2]] == ["unanswered"] * 2

    played(work)
