"""`voliera serve --workers 2`: what happens to one worker is no matter of the other."""

import asyncio
import itertools
import os
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import psutil
import pytest
from structlog.testing import capture_logs

from benchmarks.wire import connect
from tests.server.databases import Postgres, Redis
from tests.server.serving import Serving
from tests.server.sockets import Message, Talk
from voliera.protocol.messages import PROTOCOL
from voliera.server.running.supervisor import CALM_S, SILENCE_S, Post, Supervisor, pause_s

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="workers are killed by signals")
PATIENCE_S = 120.0


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory, _postgres: Postgres, _redis: Redis) -> Iterator[Serving]:
    _postgres.start()
    _redis.start()
    environment = {"VOLIERA_DATABASE": _postgres.new_database(), "VOLIERA_REDIS": _redis.url}
    with Serving(tmp_path_factory.mktemp("workers"), "--workers", "2", environment=environment) as server:
        yield server


@pytest.fixture
def serving(shared: Serving, postgres: Postgres, redis: Redis) -> Serving:
    """Both workers serve."""
    wait(lambda: len(workers(shared)) == 2)
    return shared


def wait(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def workers(server: Serving) -> list[int]:
    """The pids of the workers that serve, the newest last."""
    lines = [line for line in server.log().splitlines() if '"serving"' in line]
    pids = [int(line.partition('"pid": ')[2].split(",")[0].rstrip("}")) for line in lines]
    return [pid for pid in pids if psutil.pid_exists(pid) and psutil.Process(pid).status() != psutil.STATUS_ZOMBIE]


def at(server: Serving, talk: Talk) -> int:
    """The pid of the worker at the other end of a socket."""
    assert talk.wire is not None
    assert talk.wire.transport is not None
    port = talk.wire.transport.get_extra_info("sockname")[1]
    for pid in workers(server):
        if any(one.raddr and one.raddr.port == port for one in psutil.Process(pid).net_connections("tcp")):
            return pid
    raise AssertionError("nobody is there")


class Guest:
    """A person alone at an own table, who says something now and then."""

    def __init__(self, server: Serving) -> None:
        self.cookie = server.person().partition("=")[2]
        self.table = server.table(f"voliera={self.cookie}", second="free")
        self.server = server
        self.ids = itertools.count(1)

    @asynccontextmanager
    async def here(self) -> AsyncIterator[Talk]:
        talk = Talk()
        talk.wire = await connect(self.server.port, "/socket", talk.hear, self.cookie)
        talk.say("hello", proto=PROTOCOL, table=self.table)
        try:
            yield talk
        finally:
            talk.wire.close()

    async def says(self, talk: Talk) -> Message:
        """Say something; the answer."""
        talk.say("say", id=f"{next(self.ids)}", emote="chirp")
        return await talk.next("ack", "nack")


@asynccontextmanager
async def at_worker(server: Serving, pid: int) -> AsyncIterator[tuple[Guest, Talk]]:
    """A guest whose socket and table are at this worker."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        guest = await asyncio.to_thread(Guest, server)
        async with guest.here() as talk:
            await talk.next("full")
            if at(server, talk) == pid:
                yield guest, talk
                return
    raise AssertionError("no socket came to that worker")


async def accepted(guest: Guest, talk: Talk) -> None:
    """Say something until it is acknowledged."""
    async with asyncio.timeout(PATIENCE_S):
        while (await guest.says(talk))["type"] != "ack":
            await asyncio.sleep(0.2)


def test_a_worker_that_cannot_start_while_redis_is_away_is_tried_again(serving: Serving, redis: Redis) -> None:
    healthy, other = workers(serving)
    ended = serving.log().count('"worker_ended"')

    async def scene() -> None:
        async with at_worker(serving, healthy) as (guest, talk):
            assert (await guest.says(talk))["type"] == "ack"
            await asyncio.to_thread(redis.kill)
            os.kill(other, signal.SIGKILL)
            await asyncio.to_thread(serving.wait_for, '"worker_ended"', ended + 3)  # killed, and twice not started
            assert (await guest.says(talk))["type"] == "ack"
            assert workers(serving) == [healthy]
            await asyncio.to_thread(redis.start)
            await asyncio.to_thread(wait, lambda: len(workers(serving)) == 2)
            assert (await guest.says(talk))["type"] == "ack"
            async with at_worker(serving, workers(serving)[1]) as (new, there):
                await accepted(new, there)

    asyncio.run(scene())


def test_a_worker_that_cannot_start_while_postgresql_is_away_is_tried_again(
    serving: Serving, postgres: Postgres
) -> None:
    healthy, other = workers(serving)
    ended = serving.log().count('"worker_ended"')

    async def scene() -> None:
        async with at_worker(serving, healthy) as (guest, talk):
            assert (await guest.says(talk))["type"] == "ack"
            await asyncio.to_thread(postgres.kill)
            os.kill(other, signal.SIGKILL)
            await asyncio.to_thread(serving.wait_for, '"worker_ended"', ended + 2)
            assert (await guest.says(talk))["code"] == "unavailable"
            assert workers(serving) == [healthy]
            postgres.start()  # not in a thread: the system ends it with the thread that started it
            await accepted(guest, talk)
            await asyncio.to_thread(wait, lambda: len(workers(serving)) == 2)
            async with at_worker(serving, workers(serving)[1]) as (new, there):
                await accepted(new, there)

    asyncio.run(scene())


def test_any_worker_tells_the_figures_of_all(serving: Serving) -> None:
    def sockets() -> str:
        return next(
            line
            for line in serving.ask("GET", "/metrics").body.decode().splitlines()
            if line.startswith("voliera_sockets ")
        )

    async def scene() -> None:
        first, second = workers(serving)
        async with at_worker(serving, first), at_worker(serving, second):
            asked = [await asyncio.to_thread(sockets) for _ in range(8)]
            assert asked == ["voliera_sockets 2.0"] * 8

    asyncio.run(scene())


def test_workers_are_renewed_one_after_the_other(serving: Serving) -> None:
    before, ended = workers(serving), serving.log().count('"worker_ended"')
    serving.process.send_signal(signal.SIGHUP)
    wait(lambda: len(workers(serving)) == 2 and not set(workers(serving)) & set(before))
    assert serving.ask("GET", "/healthz").status == 200
    assert serving.log().count('"worker_ended"') == ended


def test_workers_leave_in_good_order_when_their_supervisor_is_killed(serving: Serving) -> None:
    """The last of those that share the server: it is gone then."""
    family, stopped = psutil.Process(serving.process.pid).children(recursive=True), serving.log().count('"stopped"')
    serving.process.kill()
    serving.process.wait()
    wait(lambda: serving.log().count('"stopped"') == stopped + 2)
    assert psutil.wait_procs(family, timeout=PATIENCE_S)[1] == []


# The supervisor alone, with workers that only pretend


class FakeProcess:
    """A process that ends when a test wants it to; its sentinel is always quiet."""

    def __init__(self) -> None:
        self.pid, self.exitcode = 1, 3
        self.sentinel, self._other = os.pipe()


class FakeWorker:
    """A worker that serves, or has ended."""

    def __init__(self, now: float, serves: bool, alive: bool = True) -> None:
        self.process = FakeProcess()
        self.born = self.heard = now
        self.serves_since = now if serves else None
        self.alive = alive

    def ask(self) -> None:
        return

    def stop(self) -> None:
        self.alive = False

    kill = stop


class Fakes(Supervisor):
    """A supervisor whose workers do what a test has written down; when nothing is left, it is told to stop."""

    def __init__(self, workers: int, *fates: tuple[bool, bool]) -> None:
        super().__init__({}, socket.socket(), workers)
        self._listener.close()
        self.fates = list(fates)
        self.begun: list[FakeWorker] = []

    def _start(self) -> Any:
        serves, alive = self.fates.pop(0)
        self.begun.append(FakeWorker(time.monotonic(), serves, alive))
        if not self.fates:
            self._signals.append(signal.SIGTERM)
        return self.begun[-1]


SERVES, FAILS, DIES = (True, True), (False, False), (True, False)


def test_when_nobody_could_ever_start_it_gives_up() -> None:
    supervisor = Fakes(2, FAILS, FAILS, SERVES)
    assert not supervisor.run()
    assert len(supervisor.begun) == 2


def test_a_first_start_that_fails_is_tried_again_once_another_worker_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("voliera.server.running.supervisor.FIRST_PAUSE_S", 0.01)
    supervisor = Fakes(2, FAILS, SERVES, FAILS, SERVES)
    with capture_logs() as logs:
        assert supervisor.run()
    assert [(one["event"], one["retry_s"]) for one in logs] == [("worker_ended", 0.01), ("worker_ended", 0.02)]
    assert not any(worker.alive for worker in supervisor.begun)


def test_a_worker_that_dies_is_replaced_at_once_and_a_crash_loop_slows_down() -> None:
    supervisor = Fakes(1, DIES, DIES, DIES, SERVES)
    with capture_logs() as logs:
        assert supervisor.run()
    assert [one["retry_s"] for one in logs] == [0.0, 0.5, 1.0]


def test_pauses_grow_to_half_a_minute_and_are_forgotten_after_a_calm_time() -> None:
    assert [pause_s(failures) for failures in range(9)] == [0, 0.5, 1, 2, 4, 8, 16, 30, 30]
    assert pause_s(100_000) == 30
    post = Post(failures=5)
    for serves_s, pause in ((CALM_S - 1, 8.0), (CALM_S - 1, 16.0), (CALM_S, 0.0), (None, 0.5), (None, 1.0)):
        post.worker = Fakes(1, SERVES)._start()
        assert post.worker is not None
        post.worker.serves_since = None if serves_s is None else 1_000 - serves_s
        assert post.vacate(1_000) == pause
        assert post.due == 1_000 + pause


def test_a_worker_that_does_not_answer_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    supervisor = Fakes(1, SERVES, SERVES)
    hung = time.monotonic() - SILENCE_S - 1
    first = supervisor._start
    monkeypatch.setattr(supervisor, "_start", lambda: late(first(), hung))

    def late(worker: FakeWorker, heard: float) -> FakeWorker:
        worker.heard = heard
        return worker

    with capture_logs() as logs:
        assert supervisor.run()
    assert [one["event"] for one in logs][:2] == ["worker_silent", "worker_ended"]


def test_a_renewal_that_fails_leaves_the_workers_as_they_are() -> None:
    supervisor = Fakes(2, SERVES, SERVES, SERVES, FAILS, SERVES)
    supervisor._signals.append(signal.SIGHUP)
    with capture_logs() as logs:
        supervisor._told_to_stop()
        supervisor._fill()
        for _ in range(4):
            supervisor._look()
            supervisor._renew()
    assert [one["event"] for one in logs] == ["renewal_failed"]
    kept: list[Any] = [post.worker for post in supervisor._posts]
    assert kept == [supervisor.begun[2], supervisor.begun[1]]
    assert not supervisor.begun[0].alive
