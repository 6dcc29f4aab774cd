"""The process that brings messages: what becomes of them, and whatever that process does, the server goes on.

Real couriers where messages matter; elsewhere small programs that speak the same frames and misbehave.
"""

import asyncio
import io
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import psutil
import pytest
from structlog.testing import capture_logs

from tests.server.notices.push_service import Browser, PushService
from tests.waiting import PATIENCE_S, until
from voliera.server.notices import courier, dispatch
from voliera.server.notices.courier import Courier, Parcel, Recall
from voliera.server.notices.dispatch import CourierDown, Dispatch, ParcelFailed
from voliera.server.notices.outside import NotAllowed, Outside, Unreached

FAKE = """
import struct, sys
import msgspec

def read():
    head = sys.stdin.buffer.read(4)
    return msgspec.msgpack.decode(sys.stdin.buffer.read(struct.unpack(">I", head)[0])) if head else None

def write(body):
    sys.stdout.buffer.write(struct.pack(">I", len(body)) + body)
    sys.stdout.buffer.flush()

write(msgspec.msgpack.encode({"number": 0}))
while order := read():
    MISBEHAVE
"""
"""A courier that says that it is ready, and then does what it should not with each order."""


def played(work: Callable[[Dispatch, PushService], Awaitable[None]], **settings: object) -> None:
    """Do some work with a dispatch and a push service; no process is left behind."""

    async def whole() -> None:
        service, sent = PushService(), Dispatch(**{"private": True, **settings})  # type: ignore[arg-type]
        await service.start()
        try:
            async with asyncio.timeout(PATIENCE_S):
                await work(sent, service)
        finally:
            pid = sent.pid
            await sent.close()
            await service.stop()
        assert pid is None or not psutil.pid_exists(pid)

    asyncio.run(whole())


def misbehaving(folder: Path, how: str) -> tuple[str, ...]:
    (folder / "fake.py").write_text(FAKE.replace("MISBEHAVE", how), encoding="utf-8")
    return sys.executable, str(folder / "fake.py")


def pid_of(sent: Dispatch) -> int:
    assert sent.pid is not None
    return sent.pid


def test_a_message_arrives_encrypted_and_its_status_comes_back() -> None:
    async def work(sent: Dispatch, service: PushService) -> None:
        browser = Browser(service, "phone")
        keys = browser.subscription()["keys"]
        both = keys["p256dh"], keys["auth"]
        assert sent.pid is None  # nobody needs it before the first message
        assert await sent.post(browser.endpoint, {"TTL": "60"}, b'{"title":"x"}', both) == 201
        service.status = 410
        assert await sent.post(f"{service.url}/hook", {"Content-Type": "application/json"}, b"{}") == 410
        assert browser.messages() == [{"title": "x"}]
        first, second = service.requests
        assert first.headers["ttl"] == "60"
        assert b"title" not in first.body
        assert second.body == b"{}"

    played(work)


def test_it_gives_way_to_the_tables() -> None:
    async def work(sent: Dispatch, service: PushService) -> None:
        await sent.ready()
        assert psutil.Process(pid_of(sent)).nice() == min(19, os.nice(0) + courier.NICENESS)
        if sys.platform == "linux":
            assert os.sched_getscheduler(pid_of(sent)) == os.SCHED_BATCH

    played(work)


def test_addresses_that_are_not_public_are_refused_there_too() -> None:
    async def work(sent: Dispatch, service: PushService) -> None:
        for url in (service.url, "https://127.0.0.1/x", "https://localhost/x"):
            with pytest.raises(NotAllowed):
                await sent.post(url, {}, b"{}")
        assert not service.requests

    played(work, private=False)


def test_a_service_that_is_not_there_is_unreached() -> None:
    async def work(sent: Dispatch, service: PushService) -> None:
        await service.stop()
        with pytest.raises(Unreached) as found:
            await sent.post(service.url, {}, b"{}")
        assert not isinstance(found.value, CourierDown)

    played(work)


def test_a_message_that_cannot_be_made_ends_nothing_else() -> None:
    async def work(sent: Dispatch, service: PushService) -> None:
        with capture_logs() as logs:
            with pytest.raises(ParcelFailed):
                await sent.post(f"{service.url}/push/x7f3", {}, b"{}", ("no key", "none"))
            await until(lambda: any(one["event"] == "courier_said" for one in logs))
        assert "x7f3" not in str(logs)
        pid = sent.pid
        assert await sent.post(service.url, {}, b"{}") == 201
        assert sent.pid == pid

    played(work)


def test_a_message_that_nobody_waits_for_any_more_is_ended() -> None:
    async def work(sent: Dispatch, service: PushService) -> None:
        service.delay_s = 3_600.0
        task = asyncio.create_task(sent.post(service.url, {}, b"{}"))
        await until(lambda: service.requests)
        process = psutil.Process(pid_of(sent))
        assert len(process.net_connections("tcp")) == 1
        task.cancel()
        await until(lambda: not process.net_connections("tcp"))

    played(work)


def test_a_message_that_is_ended_before_it_begins_leaves_nothing() -> None:
    async def work() -> None:
        bringing = Courier(Outside(private=True), io.BytesIO())
        bringing.hear(Parcel(1, "http://127.0.0.1:1/", {}, b""))
        bringing.hear(Recall(1))
        bringing.hear(Recall(2))  # one that nobody has heard of
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not bringing._on_way

    asyncio.run(work())


def test_one_that_is_killed_is_followed_by_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatch, "REST_S", 0.5)

    async def work(sent: Dispatch, service: PushService) -> None:
        service.delay_s = 3_600.0
        tasks = [asyncio.create_task(sent.post(service.url, {}, b"{}")) for _ in range(3)]
        await until(lambda: len(service.requests) == 3)
        before = pid_of(sent)
        os.kill(before, signal.SIGKILL)
        found = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(one) for one in found] == [CourierDown] * 3
        with pytest.raises(CourierDown, match="just ended"):
            await sent.post(service.url, {}, b"{}")
        service.delay_s = 0.0
        await asyncio.sleep(dispatch.REST_S)
        assert await sent.post(service.url, {}, b"{}") == 201
        assert sent.pid != before

    played(work)


def test_one_that_hangs_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(sent: Dispatch, service: PushService) -> None:
        await sent.ready()
        monkeypatch.setattr(dispatch, "PATIENCE_S", 0.2)
        before = pid_of(sent)
        os.kill(before, signal.SIGSTOP)
        with pytest.raises(CourierDown, match="does not answer"):
            await sent.post(service.url, {}, b"{}")
        await until(lambda: not psutil.pid_exists(before) or psutil.Process(before).status() == psutil.STATUS_ZOMBIE)

    played(work)


@pytest.mark.parametrize(
    "how",
    [
        "sys.exit(3)",
        'write(b"nonsense")',
        'write(msgspec.msgpack.encode({"number": "one"}))',
        'sys.stdout.buffer.write(b"\\xff" * 64); sys.stdout.buffer.flush()',
    ],
)
def test_one_that_talks_nonsense_or_ends_is_no_more(how: str, tmp_path: Path) -> None:
    async def work(sent: Dispatch, service: PushService) -> None:
        with capture_logs() as logs, pytest.raises(CourierDown):
            await sent.post(service.url, {}, b"{}")
        assert [one["event"] for one in logs if one["log_level"] == "warning"] == ["courier_ended"]

    played(work, command=misbehaving(tmp_path, how))


def test_a_receipt_that_nobody_asked_for_is_passed_over(tmp_path: Path) -> None:
    how = (
        'write(msgspec.msgpack.encode({"number": 99, "status": 500}));'
        ' write(msgspec.msgpack.encode({"number": order["number"], "status": 201}))'
    )

    async def work(sent: Dispatch, service: PushService) -> None:
        assert [await sent.post(service.url, {}, b"{}") for _ in range(3)] == [201] * 3

    played(work, command=misbehaving(tmp_path, how))


@pytest.mark.parametrize("command", [("/nowhere/python",), (sys.executable, "-c", "import sys; sys.exit(1)")])
def test_one_that_cannot_start_is_not_started_again_at_once(command: tuple[str, ...]) -> None:
    async def work(sent: Dispatch, service: PushService) -> None:
        with capture_logs() as logs:
            for _ in range(20):
                with pytest.raises(CourierDown):
                    await sent.post(service.url, {}, b"{}")
        assert len([one for one in logs if one["log_level"] == "warning"]) == 1

    played(work, command=command)


def test_after_the_end_nothing_is_started() -> None:
    async def work(sent: Dispatch, service: PushService) -> None:
        await sent.close()
        with pytest.raises(CourierDown):
            await sent.post(service.url, {}, b"{}")
        assert sent.pid is None

    played(work)


def test_a_courier_ends_with_its_input() -> None:
    command = [*dispatch.COMMAND, courier.PRIVATE]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stdout.read(4)
        process.stdin.close()
        assert process.wait(PATIENCE_S) == 0
