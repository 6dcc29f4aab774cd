"""Whatever breaks: nothing is lost, nothing is done twice, and nobody waits forever."""

import asyncio
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from tests.client.fake import CUT, TABLE, FakeServer
from tests.waiting import PATIENCE_S
from voliera.client import Gone, Refused, Unreachable, live
from voliera.protocol.messages import Bye, Settings

TYPES = {"full", "ev", "ack", "nack", "pong", "presence", "bye"}


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reconnect fast."""
    monkeypatch.setattr(live, "FIRST_WAIT_S", 0.005)


def once(kind: str, *instead: str) -> Any:
    """The first message of a kind does not arrive, but this does; `=` stands for the message itself."""
    done: list[bool] = []

    def twist(document: dict[str, Any], text: str) -> Iterable[str]:
        if document["type"] != kind or done:
            return [text]
        done.append(True)
        return [text if one == "=" else one for one in instead]

    return twist


def acts(server: FakeServer) -> list[Any]:
    return [msgspec.json.decode(text)["id"] for text in server.texts if '"act"' in text]


async def first_turn(server: FakeServer) -> None:
    """The seat to move acts once; afterwards the client knows it, and the server did it once."""
    mover = server.table.mover
    assert mover is not None
    async with asyncio.timeout(PATIENCE_S), server.at(mover) as table:
        assert table.my_turn
        assert table.legal == server.table.game.legal()
        await table.act(table.legal[0])
        assert (server.table.v, server.table.rev) == (1, 1)
        assert (table.v, table.rev) == (1, 1)
        assert table.view == server.table.game.view(mover)


@pytest.mark.parametrize(
    ("kind", "instead"),
    [("ack", (CUT,)), ("ack", ("=", CUT)), ("ev", (CUT,)), ("ev", ("=", CUT)), ("full", (CUT,)), ("presence", (CUT,))],
    ids=["before the ack", "after the ack", "before the event", "after it", "before the present", "after the present"],
)
def test_the_socket_is_cut_on_the_way_back(kind: str, instead: tuple[str, ...]) -> None:
    server = FakeServer()
    server.twist = once(kind, *instead)
    asyncio.run(first_turn(server))
    assert len(set(acts(server))) == 1


def test_the_socket_is_cut_before_anything_is_sent() -> None:
    async def play() -> None:
        server = FakeServer()
        mover = server.table.mover
        assert mover is not None
        async with asyncio.timeout(PATIENCE_S), server.at(mover) as table:
            for wire in tuple(server.wires):
                wire.broken = True
                wire.cut()
            await table.act(table.legal[0])
            assert server.table.rev == table.rev == 1
            assert len(acts(server)) == 1
            assert server.hellos[1]["have"] == 0

    asyncio.run(play())


def test_an_answer_that_never_comes_is_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("voliera.client.intents.ANSWER_S", 0.02)
    server = FakeServer()
    server.twist = once("ack")
    asyncio.run(first_turn(server))
    assert len(acts(server)) >= 2
    assert len(set(acts(server))) == 1
    assert len(server.hellos) == 1


def test_a_busy_server_is_asked_again_when_it_wishes() -> None:
    server = FakeServer()
    server.busy = 2
    asyncio.run(first_turn(server))
    assert len(acts(server)) == 3
    assert len(set(acts(server))) == 1


def test_a_server_that_is_silent_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "PING_S", 0.02)
    monkeypatch.setattr(live, "SILENCE_S", 0.06)

    async def play() -> None:
        server = FakeServer()
        async with asyncio.timeout(PATIENCE_S), server.at(0) as table:
            server.deaf = True
            while table.connected:
                await table.changed()
            server.deaf = False
            while not table.connected:
                await table.changed()
            assert len(server.hellos) >= 2

    asyncio.run(play())


def test_a_gap_is_noticed_and_the_present_asked_for() -> None:
    async def play() -> None:
        server = FakeServer()
        first = server.table.mover
        assert first is not None
        async with asyncio.timeout(PATIENCE_S), server.at(1 - first) as table:
            events = table.events
            server.twist = lambda document, text: [] if document.get("v") == 1 else [text]
            server.act(first)
            server.twist = lambda document, text: [text]
            assert table.v == 0
            server.act(1 - first)
            while table.v < 2:
                await table.changed()
            assert [text for text in server.texts if "sync" in text]
            assert table.view == server.table.game.view(1 - first)
            told = await anext(events)
            assert told["id"] == "resumed"
            assert len(told["args"]["log"]) >= 2

    asyncio.run(play())


def test_what_comes_twice_counts_once() -> None:
    async def play() -> None:
        server = FakeServer()
        first = server.table.mover
        assert first is not None
        async with asyncio.timeout(PATIENCE_S), server.at(1 - first) as table:
            events = table.events
            server.twist = lambda document, text: [text, text, text]
            server.act(first)
            server.act(1 - first)
            while table.v < 2:
                await table.changed()
            happened = [event["id"] for happening in server.table.past for event in happening.events]
            assert happened.count("took") == 2
            assert [(await anext(events))["id"] for _ in happened] == happened
            await table.say("done")
            assert (await anext(events))["id"] == "said"
            assert not [text for text in server.texts if "sync" in text]

    asyncio.run(play())


def test_what_was_missed_is_told_after_coming_back() -> None:
    async def play() -> None:
        server = FakeServer()
        first = server.table.mover
        assert first is not None
        async with asyncio.timeout(PATIENCE_S), server.at(1 - first) as table:
            await table.say("hello")
            events = table.events
            for wire in tuple(server.wires):
                wire.cut()
            server.act(first)
            assert (await anext(events))["id"] == "took"
            assert server.hellos[1]["have"] == 1
            while not table.my_turn:
                await table.changed()
            assert table.legal == server.table.game.legal()

    asyncio.run(play())


def test_what_was_missed_comes_at_once() -> None:
    """Told again entry by entry, only the last one has a view: nobody may see an old one with a new number."""

    async def play() -> None:
        server = FakeServer()
        first = server.table.mover
        assert first is not None
        async with asyncio.timeout(PATIENCE_S), server.at(first) as table:
            await table.say("hello")
            for wire in tuple(server.wires):
                wire.cut()
            for seat in (first, 1 - first):
                server.act(seat)
            seen = []
            while table.v < 3:
                await table.changed()
                assert table.view is not None
                seen.append((table.v, table.rev, len(table.view["hands"][first])))
            assert server.hellos[1]["have"] == 1
            assert {*seen} <= {(1, 0, 2), (3, 2, 3)}

    asyncio.run(play())


def test_a_stale_choice_is_refused_with_the_truth() -> None:
    async def play() -> None:
        server = FakeServer()
        mover = server.table.mover
        assert mover is not None
        async with asyncio.timeout(PATIENCE_S), server.at(mover) as table:
            chosen = table.legal[0]
            server.act(mover)
            with pytest.raises(Refused, match="stale") as refused:
                await table.act(chosen, rev=0)
            assert refused.value.code == "stale"
            assert table.rev == 1

    asyncio.run(play())


def test_a_refusal_names_the_rule() -> None:
    async def play() -> None:
        server = FakeServer()
        mover = server.table.mover
        assert mover is not None
        async with asyncio.timeout(PATIENCE_S), server.at(mover) as table:
            with pytest.raises(Refused) as refused:
                await table.act({"do": "done"})
            assert refused.value.code == "illegal_action"
            assert refused.value.rule is not None
            assert server.table.v == 0
            with pytest.raises(Refused, match="too_large"):
                await table.act([{"do": "x" * 9000}])

    asyncio.run(play())


@pytest.mark.parametrize("why", ["no_table", "forbidden", "protocol"])
def test_a_last_goodbye_at_the_door(why: str) -> None:
    async def play() -> None:
        server = FakeServer()
        server.greeting = Bye(why)
        with pytest.raises(Gone) as gone:
            async with server.at(0):
                pass
        assert gone.value.why == why
        assert len(server.hellos) == 1

    asyncio.run(play())


def test_a_last_goodbye_reaches_whoever_waits() -> None:
    async def play() -> None:
        server = FakeServer()
        mover = server.table.mover
        assert mover is not None
        async with asyncio.timeout(PATIENCE_S), server.at(1 - mover) as table:
            events = table.events
            waiting = asyncio.create_task(table.turn())
            hearing = asyncio.create_task(anext(events))
            await asyncio.sleep(0)
            server.bye("revoked")
            for task in (waiting, hearing):
                with pytest.raises(Gone, match="revoked"):
                    await task
            with pytest.raises(Gone):
                await table.say("hello")

    asyncio.run(play())


def test_a_goodbye_with_a_time_is_honoured() -> None:
    async def play() -> None:
        server = FakeServer()
        async with asyncio.timeout(PATIENCE_S), server.at(0) as table:
            loop = asyncio.get_running_loop()
            left = loop.time()
            server.bye("restart", 150)
            while table.connected:
                await table.changed()
            while not table.connected:
                await table.changed()
            assert loop.time() - left >= 0.149

    asyncio.run(play())


def test_nobody_at_the_door() -> None:
    async def play() -> None:
        server = FakeServer()
        server.deaf = True
        with pytest.raises(Unreachable):
            async with server.at(0, patience_s=0.05):
                pass

    asyncio.run(play())


def test_closing_leaves_nothing_behind_and_ends_the_events() -> None:
    async def play() -> None:
        server = FakeServer()
        async with server.at(0) as table:
            events = table.events
            hearing = asyncio.create_task(anext(events))
            await asyncio.sleep(0)
        with pytest.raises(StopAsyncIteration):
            await hearing
        assert not server.wires
        assert len(asyncio.all_tasks()) == 1

    asyncio.run(play())


def test_every_message_is_shown_to_the_callback() -> None:
    async def play() -> None:
        server = FakeServer()
        heard: list[str] = []
        mover = server.table.mover
        assert mover is not None
        async with server.at(mover, on_message=lambda message: heard.append(type(message).__name__.lower())) as table:
            await table.act(table.legal[0])
        assert heard == ["full", "presence", "ack", "ev"]
        assert set(heard) <= TYPES

    asyncio.run(play())


def test_undo_and_take_back() -> None:
    async def play() -> None:
        server = FakeServer(settings=Settings(take_back=True))
        mover = server.table.mover
        assert mover is not None
        async with asyncio.timeout(PATIENCE_S), server.at(mover) as one, server.at(1 - mover) as other:
            assert one.can_undo == "nothing"
            lay = next(action for action in one.legal if action["do"] == "lay")
            await one.act(lay)
            assert one.can_undo == "yes"
            await one.undo()
            assert one.view == server.table.game.view(mover)
            await one.act({"do": "take", "card": one.view["display"][0]})
            with pytest.raises(Refused, match="not_your_turn"):
                await one.undo()
            await one.ask_back()
            while other.info is None or other.info.back is None:
                await other.changed()
            assert other.my_turn
            await other.answer_back(True)
            while not one.my_turn:
                await one.changed()
            assert len(server.table.acts) == 0

    asyncio.run(play())


def test_the_table_id_is_what_was_asked_for() -> None:
    async def play() -> None:
        server = FakeServer()
        async with server.at(0) as table:
            assert table.info is not None
            assert table.info.id == TABLE == server.hellos[0]["table"]
            assert table.seat == 0
            assert table.present == [True, True]

    asyncio.run(play())
