"""The bus over a real Redis: leases are exclusive, messages keep their order, and what is lost is known to be lost."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvloop
from redis.asyncio import Redis as Client

from tests.server.databases import Redis
from tests.server.running import free_port
from tests.waiting import PATIENCE_S, until
from voliera.documents import Document
from voliera.protocol.errors import Refused
from voliera.server.api.allowances import Allowance
from voliera.server.bus import Answer, BusDown, BusError, LeaseRenewal, NobodyThere, connections, leases, subscriber
from voliera.server.bus import redis_bus as bus_redis
from voliera.server.bus.leases import OWNER
from voliera.server.bus.redis_bus import RedisBus
from voliera.server.bus.subscriber import BROKEN


class Process:
    """A bus, and everything that it heard."""

    def __init__(self, url: str) -> None:
        self.bus = RedisBus(url)
        self.heard: list[tuple[str, str, Document]] = []
        self.missing: list[str] = []
        self.returns = 0
        self.requests: list[dict[str, Any]] = []

    async def serve(self, request: dict[str, Any], answer: Answer) -> None:
        self.requests.append(request)
        match request["do"]:
            case "echo":
                answer({"told": request["text"], "by": self.bus.process})
            case "say":  # something before the answer, and something after it
                self.bus.publish("t", {"v": 1, "text": "before"})
                answer({})
                self.bus.publish("t", {"v": 2, "text": "after"})
            case "fail":
                raise RuntimeError("a bug")
            case "sleep":
                await asyncio.sleep(PATIENCE_S)

    def deliver(self, table: str, sender: str, message: Document) -> None:
        self.heard.append((table, sender, message))

    def missed(self, table: str) -> None:
        self.missing.append(table)

    def regained(self) -> None:
        self.returns += 1

    @property
    def numbers(self) -> list[int]:
        return [message["v"] for _, _, message in self.heard]


@asynccontextmanager
async def processes(url: str, count: int) -> AsyncIterator[list[Process]]:
    found = [Process(url) for _ in range(count)]
    for one in found:
        await one.bus.start(one)
    try:
        yield found
    finally:
        for one in found:
            await one.bus.close()


async def raises_bus_down(*works: Awaitable[Any]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        for result in await asyncio.gather(*works, return_exceptions=True):
            assert isinstance(result, BusDown), result


def with_processes(url: str, count: int, work: Callable[..., Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        async with processes(url, count) as found:
            await work(*found)

    asyncio.run(all_of_it())


def test_of_many_who_want_a_table_one_gets_it_and_all_know_who(redis_url: str) -> None:
    async def work(*all_: Process) -> None:
        names = [f"table{i}" for i in range(50)]
        wishes = [one.bus.own(name) for name in names for one in all_]
        owners = await asyncio.gather(*wishes)
        told = {name: set(owners[i * len(all_) : (i + 1) * len(all_)]) for i, name in enumerate(names)}
        assert all(len(owners) == 1 for owners in told.values())
        assert await all_[0].bus.owners(names) == [next(iter(told[name])) for name in names]

    with_processes(redis_url, 4, work)


def test_a_lease_ends_by_itself_and_is_kept_only_by_its_owner(redis_url: str) -> None:
    async def work(one: Process, other: Process) -> None:
        client = Client.from_url(redis_url)
        assert await one.bus.own("mine") == one.bus.process
        assert 0 < await client.pttl(OWNER + "mine") <= leases.LEASE_MS
        await client.pexpire(OWNER + "mine", 2 * leases.LEASE_MS)
        assert await one.bus.keep(["mine"]) == LeaseRenewal()
        assert 0 < await client.pttl(OWNER + "mine") <= leases.LEASE_MS, "every renewal lasts as long as the first"
        assert await other.bus.keep(["mine"]) == LeaseRenewal(lost=["mine"])
        await other.bus.disown("mine")
        assert await one.bus.owners(["mine", "nobody's"]) == [one.bus.process, None]
        await client.delete(OWNER + "mine")
        assert await one.bus.keep(["mine"]) == LeaseRenewal(again=["mine"])
        await one.bus.disown("mine")
        assert await other.bus.own("mine") == other.bus.process
        await client.aclose()

    with_processes(redis_url, 2, work)


def test_a_question_is_answered_by_the_process_that_was_asked(redis_url: str) -> None:
    async def work(one: Process, other: Process, third: Process) -> None:
        texts = [f"question {i}" for i in range(300)]
        answers = await asyncio.gather(*(one.bus.ask(other.bus.process, {"do": "echo", "text": t}) for t in texts))
        assert answers == [{"told": text, "by": other.bus.process} for text in texts]
        assert not third.requests
        assert not one.requests

    with_processes(redis_url, 3, work)


def test_who_does_not_listen_is_known_at_once_and_who_does_not_answer_soon(redis_url: str) -> None:
    async def work(one: Process, other: Process) -> None:
        with pytest.raises(NobodyThere):
            await one.bus.ask("nobody", {"do": "echo"})
        with pytest.raises(BusDown, match="no answer"):
            await one.bus.ask(other.bus.process, {"do": "sleep"}, patience_s=0.2)
        with pytest.raises(BusDown, match="failed"):
            await one.bus.ask(other.bus.process, {"do": "fail"})
        assert not one.bus._asked

    with_processes(redis_url, 2, work)


def test_more_requests_than_can_be_served_are_refused_at_once(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus_redis, "MOST_SERVED", 2)

    async def work(one: Process, other: Process) -> None:
        asked = [asyncio.create_task(one.bus.ask(other.bus.process, {"do": "sleep"})) for _ in range(5)]
        await until(lambda: sum(one.done() for one in asked) == 3)
        assert [str(one.exception()) for one in asked if one.done()] == ["failed"] * 3
        assert len(other.requests) == 2
        for one_asked in asked:
            one_asked.cancel()
        await asyncio.gather(*asked, return_exceptions=True)

    with_processes(redis_url, 2, work)


def test_what_one_process_says_is_heard_in_order_answers_included(redis_url: str) -> None:
    async def work(one: Process, other: Process) -> None:
        await one.bus.listen("t")
        for _ in range(50):
            one.heard.clear()
            await one.bus.ask(other.bus.process, {"do": "say"})
            assert one.numbers == [1]  # not less, and nothing of what was said after the answer
            await until(lambda: len(one.heard) == 2)
        one.heard.clear()
        for v in range(2_000):
            other.bus.publish("t", {"v": v, "text": str(v)})
        await until(lambda: len(one.heard) == 2_000)
        assert one.numbers == list(range(2_000))
        assert not one.missing

    with_processes(redis_url, 2, work)


def test_only_those_who_listen_hear_and_announcements_reach_everybody_else(redis_url: str) -> None:
    async def work(one: Process, other: Process, third: Process) -> None:
        await one.bus.listen("t")
        other.bus.publish("t", {"v": 1, "text": "first"})
        await until(lambda: one.numbers == [1])
        for _ in range(20):  # in and out: the last word counts
            await asyncio.gather(one.bus.ignore("t"), one.bus.listen("t"))
        other.bus.publish("t", {"v": 2, "text": "second"})
        await until(lambda: one.numbers == [1, 2])
        await one.bus.ignore("t")
        other.bus.publish("t", {"v": 3, "text": "third"})
        other.bus.announce("t", {"v": -1, "text": "to all"})
        await until(lambda: one.numbers == [1, 2, -1] and third.numbers == [-1])
        assert not other.heard

    with_processes(redis_url, 3, work)


def test_while_redis_is_gone_everything_says_so_and_afterwards_everything_works(redis: Redis, redis_url: str) -> None:
    async def work(one: Process, other: Process) -> None:
        await asyncio.gather(one.bus.listen("t"), one.bus.own("mine"))
        redis.kill()
        bus = one.bus
        await raises_bus_down(bus.own("x"), bus.owners(["x"]), bus.keep(["mine"]), bus.disown("x"), bus.alive(["x"]))
        await raises_bus_down(bus.ask(other.bus.process, {"do": "echo", "text": ""}), bus.listen("u"))
        other.bus.publish("t", {"v": 1, "text": "nobody hears this"})
        other.bus.announce("t", {"v": -1, "text": "to all"})
        await asyncio.to_thread(redis.start)
        await until(lambda: one.returns == other.returns == 1 and "t" in one.missing)
        assert await bus.keep(["mine"]) == LeaseRenewal(again=["mine"])
        assert await bus.alive([one.bus.process, other.bus.process, "x"]) == [one.bus.process, other.bus.process]
        await until(lambda: not other.bus._publisher.failing and not one.bus._publisher.failing)
        answer = await bus.ask(other.bus.process, {"do": "echo", "text": "again"})
        assert answer["told"] == "again"
        one.heard.clear()
        other.bus.publish("t", {"v": 2, "text": "heard"})
        await until(lambda: one.numbers == [2])

    with_processes(redis_url, 2, work)


def test_a_transport_that_is_closed_meanwhile_is_a_connection_that_is_gone(redis_url: str) -> None:
    """uvloop says so by a RuntimeError, after which nothing was sent any more."""

    async def work() -> None:
        pool: Any = RedisBus(redis_url)._pool
        connection = pool.make_connection()
        await connection.connect()
        connection._writer.transport.abort()
        await asyncio.sleep(0.1)
        with pytest.raises(BROKEN):
            await connection.send_command("PING")

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(work())


def test_a_frozen_redis_is_a_redis_that_is_gone(redis: Redis, redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module, name in (
        (connections, "SOCKET_S"),
        (bus_redis, "PATIENCE_S"),
        (subscriber, "WAIT_S"),
        (subscriber, "SILENCE_S"),
    ):
        monkeypatch.setattr(module, name, 5.0)

    async def work(one: Process, other: Process) -> None:
        await one.bus.listen("t")
        redis.freeze()
        bus = one.bus
        await raises_bus_down(
            bus.own("x"), bus.keep(["x"]), bus.listen("u"), bus.ask(other.bus.process, {"do": "echo", "text": ""})
        )
        await until(lambda: one.bus._subscriber._connection is None)
        redis.thaw()
        await until(lambda: one.returns >= 1 and "t" in one.missing)
        while True:
            try:
                assert await bus.own("x") == bus.process
                return
            except BusDown:  # a busy machine may be as slow as a frozen Redis
                continue

    with_processes(redis_url, 2, work)


def test_listeners_are_told_when_a_message_could_not_be_sent(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(one: Process, other: Process) -> None:
        await one.bus.listen("t")
        pipeline = other.bus._redis.pipeline

        def broken(**_: Any) -> Any:
            raise ConnectionError

        monkeypatch.setattr(other.bus._redis, "pipeline", broken)
        other.bus.publish("t", {"v": 1, "text": "lost"})
        await until(lambda: other.bus._publisher.failing)
        other.bus.publish("t", {"v": 2, "text": "lost"})
        monkeypatch.setattr(other.bus._redis, "pipeline", pipeline)
        await until(lambda: one.missing == ["t"])
        other.bus.publish("t", {"v": 3, "text": "heard"})
        await until(lambda: one.numbers == [3])

    with_processes(redis_url, 2, work)


def test_who_leaves_gives_everything_up_at_once(redis_url: str) -> None:
    async def work(one: Process, other: Process) -> None:
        await asyncio.gather(one.bus.own("t"), other.bus.listen("t"))
        await one.bus.close()
        assert await other.bus.own("t") == other.bus.process
        await until(lambda: other.missing == ["t"])
        assert await other.bus.alive([one.bus.process, other.bus.process]) == [other.bus.process]
        with pytest.raises(NobodyThere):
            await other.bus.ask(one.bus.process, {"do": "echo"})

    with_processes(redis_url, 2, work)


@pytest.mark.parametrize(
    ("url", "code", "facts"),
    [
        ("redis://:secret@127.0.0.1:{port}/0", "unreachable", {"why": "no_answer", "host": "127.0.0.1"}),
        ("http://:secret@127.0.0.1:{port}", "bad_url", {"why": "scheme"}),
        ("redis://:secret@127.0.0.1:port", "bad_url", {"why": "parts"}),
        ("redis://:secret@127.0.0.1:{port}/0?max_connections=many", "bad_url", {"why": "parts"}),
    ],
)
def test_a_redis_that_cannot_be_used_is_named_without_the_password(url: str, code: str, facts: dict[str, str]) -> None:
    async def start() -> None:
        process = Process(url.format(port=free_port()))
        await process.bus.start(process)

    with pytest.raises(BusError) as caught:
        asyncio.run(start())
    assert caught.value.code == code
    assert facts.items() <= caught.value.facts.items()
    assert "secret" not in str(caught.value) + repr(caught.value) + repr(caught.value.__cause__)


def test_a_wrong_password_is_named_as_such(redis: Redis) -> None:
    async def start() -> None:
        client = Client.from_url(redis.url)
        await client.config_set("requirepass", "right")
        process = Process(redis.url.replace("redis://", "redis://:secret@"))
        try:
            await process.bus.start(process)
        finally:
            await client.config_set("requirepass", "")
            await client.aclose()

    with pytest.raises(BusError) as caught:
        asyncio.run(start())
    assert caught.value.facts["why"] == "login"
    assert "secret" not in str(caught.value)


# Allowances


def test_an_allowance_is_the_same_for_all_processes(redis_url: str) -> None:
    async def spend() -> None:
        async with processes(redis_url, 3) as several:
            waits = [await one.bus.spend("hints:ada", 4, 3_600.0) for one in several * 2]
            assert [wait > 0 for wait in waits] == [False] * 4 + [True] * 2
            assert waits[-1] == pytest.approx(900, abs=60)
            assert await several[0].bus.spend("hints:berta", 4, 3_600.0) == 0
            assert await several[0].bus.spend("hints:ada", 4, 0.000_001) == 0  # a bucket fills again by itself

    asyncio.run(spend())


def test_without_redis_every_process_has_its_own_allowance(redis: Redis, redis_url: str) -> None:
    async def spend() -> list[bool]:
        async with processes(redis_url, 1) as [one]:
            allowance = Allowance("hints", 2, 3_600.0, one.bus)
            await allowance.take("ada")
            redis.kill()
            found = [await granted(allowance) for _ in range(3)]
            redis.start()
            return found

    async def granted(allowance: Allowance) -> bool:
        try:
            await allowance.take("ada")
        except Refused:
            return False
        return True

    assert asyncio.run(spend()) == [True, True, False]
