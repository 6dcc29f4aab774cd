"""What goes wrong between a table and its players, one thing at a time, against a real server."""

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.killing import Diary, compared, seated
from tests.server.running import Server
from tests.server.sockets import both, talking
from voliera.protocol.messages import PROTOCOL
from voliera.server.live import connection, rooms
from voliera.server.live.connection import Connection
from voliera.server.live.rooms import Rooms
from voliera.server.settings import Limits

Scene = Callable[[Server, list[Diary]], Coroutine[Any, Any, None]]


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[Scene], None]]:
    """A server with some tables; each scene gets a table of its own."""
    database = str(tmp_path_factory.mktemp("faults") / "faults.db")
    diaries = asyncio.run(seated(database, 16))
    pairs = iter([diaries[i : i + 2] for i in range(0, len(diaries), 2)])
    with Server(database, thinkers=0, limit_lines_per_minute=1_000_000) as server:

        def play(scene: Scene) -> None:
            asyncio.run(scene(server, next(pairs)))
            assert server.healthy()
            assert "Traceback" not in server.output()

        yield play


def cookies(pair: list[Diary]) -> list[str]:
    return [diary.cookie for diary in pair]


def test_a_double_submit_is_carried_out_once(stage: Callable[[Scene], None]) -> None:
    async def scene(server: Server, pair: list[Diary]) -> None:
        mover, full = await both(server, cookies(pair), pair[0].table)
        async with talking(server, pair[mover].cookie, pair[0].table) as talk:
            await talk.next("full")
            for _ in range(3):
                talk.say("act", id="once", rev=full["rev"], actions=[full["legal"][0]])
            acks = [await talk.next("ack") for _ in range(3)]
            assert {(ack["v"], ack["rev"]) for ack in acks} == {(full["v"] + 1, full["rev"] + 1)}
        async with talking(server, pair[mover].cookie, pair[0].table) as talk:
            assert (await talk.next("full"))["v"] == full["v"] + 1
            talk.say("act", id="once", rev=full["rev"], actions=[full["legal"][0]])
            assert (await talk.next("ack", "nack"))["type"] == "ack"

    stage(scene)


def test_a_known_id_is_answered_from_the_storage_when_memory_forgot_it(stage: Callable[[Scene], None]) -> None:
    async def scene(server: Server, pair: list[Diary]) -> None:
        mover, full = await both(server, cookies(pair), pair[0].table)
        async with talking(server, pair[mover].cookie, pair[0].table) as talk:
            await talk.next("full")
            talk.say("act", id="old", rev=full["rev"], actions=[full["legal"][0]])
            first = await talk.next("ack")
            for i in range(70):  # more than are remembered
                talk.say("say", id=f"line{i}", emote="chirp")
                await talk.next("ack")
            talk.say("act", id="old", rev=full["rev"], actions=[full["legal"][0]])
            again = await talk.next("ack", "nack")
            assert (again["type"], again.get("v")) == ("ack", first["v"])

    stage(scene)


def test_a_stale_rev_is_refused_with_the_truth(stage: Callable[[Scene], None]) -> None:
    async def scene(server: Server, pair: list[Diary]) -> None:
        mover, full = await both(server, cookies(pair), pair[0].table)
        async with talking(server, pair[mover].cookie, pair[0].table) as talk:
            await talk.next("full")
            talk.say("act", id="late", rev=full["rev"] + 5, actions=[full["legal"][0]])
            nack = await talk.next("nack")
            assert (nack["code"], nack["full"]["rev"]) == ("stale", full["rev"])
            assert nack["full"]["legal"] == full["legal"]

    stage(scene)


def test_two_tabs_see_the_same_and_either_may_act(stage: Callable[[Scene], None]) -> None:
    async def scene(server: Server, pair: list[Diary]) -> None:
        mover, full = await both(server, cookies(pair), pair[0].table)
        cookie, table = pair[mover].cookie, pair[0].table
        async with talking(server, cookie, table) as one, talking(server, cookie, table) as two:
            await one.next("full")
            await two.next("full")
            one.say("act", id="tab1", rev=full["rev"], actions=[full["legal"][0]])
            two.say("act", id="tab2", rev=full["rev"], actions=[full["legal"][-1]])
            heard = [await one.before_pong(), await two.before_pong()]
            answers = [message["type"] for talk in heard for message in talk if message["type"] in {"ack", "nack"}]
            assert sorted(answers) == ["ack", "nack"]
            events = [[message for message in talk if message["type"] == "ev"] for talk in heard]
            assert len(events[0]) == 1
            assert events[0] == events[1]

    stage(scene)


def test_nobody_waits_for_somebody_who_never_reads(stage: Callable[[Scene], None]) -> None:
    async def scene(server: Server, pair: list[Diary]) -> None:
        table = pair[0].table
        async with talking(server, pair[0].cookie, table) as reader, talking(server, pair[1].cookie, table) as deaf:
            await reader.next("full")
            await deaf.next("full")
            assert deaf.wire is not None
            assert deaf.wire.transport is not None
            deaf.wire.transport.pause_reading()
            for i in range(95):
                deaf.say("sync")
                reader.say("say", id=f"s{i}", text="x" * 200)
                assert (await reader.next("ack", "bye"))["type"] == "ack"

    stage(scene)


@pytest.mark.parametrize(("limit", "why"), [("hello_s", "no_hello"), ("silence_s", "silent")])
def test_a_black_hole_is_dropped(tmp_path: Path, limit: str, why: str) -> None:
    """A socket that is open and says nothing: without a hello, or after one."""
    database = str(tmp_path / "holes.db")
    diary = asyncio.run(seated(database, 1))[0]

    async def scene(server: Server) -> None:
        async with talking(server, diary.cookie, None if limit == "hello_s" else diary.table) as hole:
            assert (await hole.next("bye"))["why"] == why
            await hole.closed()

    limits: dict[str, Any] = {f"limit_{limit}": 1.0}
    with Server(database, thinkers=0, **limits) as server:
        asyncio.run(scene(server))
        assert "Traceback" not in server.output()


def test_whoever_speaks_is_not_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    async def send(_: Any) -> None:
        return

    now = 1_000.0
    clock = SimpleNamespace(monotonic=lambda: now)
    for module in (connection, rooms):
        monkeypatch.setattr(module, "time", clock)

    async def scene() -> None:
        nonlocal now
        limits = Limits(silence_s=30.0)
        speaks, silent = Connection(send, limits, None), Connection(send, limits, None)
        everybody = Rooms(limits)
        for socket in (speaks, silent):
            everybody.open("t").arrive(socket)
        now += 29.0
        assert speaks.may_speak()
        everybody.drop_silent()
        assert (speaks.closing, silent.closing) == (False, False)
        now += 2.0
        everybody.drop_silent()
        assert (speaks.closing, silent.closing) == (False, True)
        await silent.finished()

    asyncio.run(scene())


def test_who_talks_too_much_is_asked_to_come_back_later(stage: Callable[[Scene], None]) -> None:
    async def scene(server: Server, pair: list[Diary]) -> None:
        async with talking(server, pair[0].cookie, pair[0].table) as talk:
            await talk.next("full")
            for _ in range(1_000):  # more than the window lets through, however slowly they are read
                talk.say("ping")
            bye = await talk.next("bye")
            assert (bye["why"], bye["retry_ms"] > 0) == ("rate", True)
            await talk.closed()
        async with talking(server, pair[0].cookie, pair[0].table) as talk:
            await talk.next("full")

    stage(scene)


@pytest.mark.parametrize(
    ("hello", "why"),
    [
        ({"proto": PROTOCOL + 1}, "protocol"),
        ({"table": "aaaaaaaaaaaaaaaa"}, "no_table"),
        ({"table": "../../etc"}, "bad_message"),
        ({"have": -1}, "bad_message"),
    ],
)
def test_a_wrong_hello_is_told_why(stage: Callable[[Scene], None], hello: dict[str, Any], why: str) -> None:
    async def scene(server: Server, pair: list[Diary]) -> None:
        async with talking(server, pair[0].cookie, **{"table": pair[0].table, **hello}) as talk:
            assert (await talk.next("bye"))["why"] == why
            await talk.closed()

    stage(scene)


def test_strangers_do_not_look_at_a_table_that_is_not_public(stage: Callable[[Scene], None]) -> None:
    async def scene(server: Server, pair: list[Diary]) -> None:
        for cookie in (None, "x" * 43):
            async with talking(server, cookie, pair[0].table) as talk:
                assert (await talk.next("bye", "full"))["why"] == "no_table"

    stage(scene)


def test_the_past_is_resumed_without_a_gap(stage: Callable[[Scene], None]) -> None:
    async def scene(server: Server, pair: list[Diary]) -> None:
        table = pair[0].table
        mover, full = await both(server, cookies(pair), table)
        async with talking(server, pair[mover].cookie, table) as talk:
            await talk.next("full")
            talk.say("act", id="a", rev=full["rev"], actions=[full["legal"][0]])
            await talk.next("ack")
        async with talking(server, pair[1 - mover].cookie, table, have=full["v"]) as talk:
            told = await talk.next("ev", "full")
            assert (told["type"], told["v"]) == ("ev", full["v"] + 1)
        async with talking(server, pair[1 - mover].cookie, table, have=full["v"] + 1) as talk:
            assert {message["type"] for message in await talk.before_pong()} <= {"presence"}

    stage(scene)


def test_a_stopped_server_says_when_to_come_back(tmp_path: Path) -> None:
    database = str(tmp_path / "stop.db")
    diaries = asyncio.run(seated(database, 1))

    async def scene(server: Server) -> None:
        async with talking(server, diaries[0].cookie, diaries[0].table) as talk:
            await talk.next("full")
            os.kill(server.pid, signal.SIGTERM)
            await talk.closed()

    with Server(database, thinkers=0) as server:
        asyncio.run(scene(server))
    assert asyncio.run(compared(database, diaries)).entries == 1
